"""What one seat, or a watcher, sees: the View of docs/wire.md, from OBS and what is open to
everybody.

Left to the table, which alone knows them: `match`, `pace`, and of each seat `name` and `bot`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from wildpile.cards import COLORED_FACES, color_text, face_text, hand_faces, points
from wildpile.errors import RulesError
from wildpile.game.actions import ALL_ACTIONS, names_color_later
from wildpile.game.reasons import ruling_of
from wildpile.game.round import Public, Round, is_bit
from wildpile.kernel.layout import (
    ACTIONS,
    ANSWER,
    CALL,
    DRAW,
    DRAWN,
    FIRST_CATCH,
    FIRST_NAME,
    OVER,
    OWES_FOUR,
    PHASE_NAMES,
    REFUSALS,
    TRIFORCE,
)
from wildpile.kernel.legal import NO_TARGET
from wildpile.rules import Ruleset
from wildpile.rulescode import rules_code


def view(obs: Any, rules: Ruleset, public: Public) -> dict[str, Any]:
    """Return the view of the seat whose eyes `obs` is (seat -1: a watcher's).

    `public` is `Round.public()`.
    """
    return _View(obs, rules, public).build()


def view_of(round_: Round, seat: int | None) -> dict[str, Any]:
    """Return what a seat (`None`: a watcher) sees of a round."""
    return view(round_.observe(seat), round_.rules, round_.public())


class _View:
    def __init__(self, obs: Any, rules: Ruleset, public: Public) -> None:
        # One call for all the fields: reading them one by one from a record is slow.
        values = (v.tolist() if isinstance(v, np.ndarray) else v for v in obs.item())
        self.see: dict[str, Any] = dict(zip(obs.dtype.names, values, strict=True))
        self.rules = rules
        self.gold = rules.gold
        self.public = public

    def build(self) -> dict[str, Any]:
        see = self.see
        phase, seat = see["phase"], see["seat"]
        hand = hand_faces(see["hand"])
        why = self._why(hand)
        moves = self._moves()
        return {
            "edition": self.rules.edition,
            "seat": seat if seat >= 0 else None,
            "round": see["round_number"],
            "rules": rules_view(self.rules),
            "phase": PHASE_NAMES[phase],
            "turn": None if phase == OVER else see["turn"],
            "direction": see["direction"],
            "top": self._face(see["top"]),
            "color": self._color(see["color"]),
            "under": [self._face(face) for face in self.public.under],
            "draw_pile": see["draw_count"],
            "discard_pile": self.public.discard_count,
            "dealer": see["dealer"],
            "next": None if phase == OVER or see["next_seat"] < 0 else see["next_seat"],
            "seats": [self._seat(place) for place in range(see["players"])],
            "hand": [self._face(face) for face in hand],
            "legal": self._plays()
            + [ALL_ACTIONS[code].text(self.rules, seat, see["players"]) for code in moves],
            "can_call": CALL in moves,
            "can_catch": sorted(
                (seat + code - FIRST_CATCH + 1) % see["players"]
                for code in moves
                if FIRST_CATCH <= code < FIRST_NAME
            ),
            "why": why,
            "rulings": {code: self._ruling(code) for code in dict.fromkeys(why.values())},
            "drawn": self._faces(see["drawn"]) if phase == DRAWN and see["to_act"] else [],
            "pending": self._pending() if phase == ANSWER else None,
            "accused_color": self._accused_color(),
            "demand": self._demand() if phase == TRIFORCE else None,
            "shown": self._shown(),
            "result": self._result() if phase == OVER else None,
        }

    def _face(self, face: int) -> str | None:
        return face_text(face, gold=self.gold) if face >= 0 else None

    def _color(self, color: int) -> str | None:
        return color_text(color, gold=self.gold) if color >= 0 else None

    def _faces(self, bits: int) -> list[str]:
        return [face_text(face, gold=self.gold) for face in _bits(bits)]

    def _seat(self, seat: int) -> dict[str, Any]:
        see = self.see
        return {
            "seat": seat,
            "cards": see["counts"][seat],
            "points": see["totals"][seat],
            "last": self._face(see["last"][seat]),
            "exposed": bool(see["exposed"] >> seat & 1),
            "called": bool(see["called"] >> seat & 1),
            "left": not see["present"] >> seat & 1,
            "out": bool(see["present"] & ~see["seated"] >> seat & 1),
        }

    def _moves(self) -> list[int]:
        return [DRAW + place for place in _bits(self.see["moves"] & ((1 << (ACTIONS - DRAW)) - 1))]

    def _plays(self) -> list[str]:
        see, texts = self.see, []
        for face in _bits(see["faces"]):
            text = "jump," * is_bit(see["jumping"], face) + face_text(face, gold=self.gold)
            if is_bit(see["swaps"], face):
                for places in _bits(see["targets"]):
                    target = (see["seat"] + places + 1) % see["players"] + 1
                    texts.append(text if 1 << places == NO_TARGET else f"{text}>P{target}")
            elif face < COLORED_FACES or names_color_later(face, self.rules):
                texts.append(text)
            else:
                texts += [f"{text}>{color_text(color, gold=self.gold)}" for color in range(4)]
        return texts

    def _why(self, hand: list[int]) -> dict[str, str]:
        playable = self.see["faces"]
        return {
            face_text(face, gold=self.gold): self._reason(face)
            for face in dict.fromkeys(hand)
            if not playable >> face & 1
        }

    def _reason(self, face: int) -> str:
        return f"action/{REFUSALS[self.see['why'][face]]}"

    def _ruling(self, code: str) -> str:
        is_four = self.see["phase"] == ANSWER and self.see["pending_kind"] == OWES_FOUR
        return ruling_of(code, self.rules, owes_four=is_four)

    def _pending(self) -> dict[str, Any]:
        see = self.see
        return {
            "cards": see["pending"],
            "by": see["pending_by"] if see["pending_by"] >= 0 else None,
            "face": self._face(see["top"]),
            "kind": "four" if see["pending_kind"] == OWES_FOUR else "two",
            "challenge": bool(see["challengeable"]),
        }

    def _demand(self) -> dict[str, Any]:
        return {"color": self._color(self.see["demand"]), "cards": self.see["pending"]}

    def _accused_color(self) -> str | None:
        if self.see["phase"] == ANSWER:
            return self._color(self.see["accused_color"])
        return self._color(self.public.accused_color) if self.see["shown_seat"] >= 0 else None

    def _shown(self) -> dict[str, Any] | None:
        see = self.see
        if see["shown_seat"] < 0:
            return None
        return {
            "seat": see["shown_seat"],
            "hand": [self._face(face) for face in hand_faces(see["shown"])],
            "guilty": bool(see["shown_guilty"]),
        }

    def _result(self) -> dict[str, Any]:
        see, public = self.see, self.public
        assert public.hands is not None
        hands = []
        for seat, hand in enumerate(public.hands):
            worth = [points(face) for face in hand]
            hands.append(
                {
                    "seat": seat,
                    "hand": [self._face(face) for face in hand],
                    "points": worth,
                    "sum": sum(worth),
                    "gained": public.gained[seat],
                    "total": see["totals"][seat],
                }
            )
        return {
            "winner": see["winner"] if see["winner"] >= 0 else None,
            "blocked": public.blocked,
            "points": see["points"],
            "hands": hands,
            "match_winner": public.match_winner,
            "match_over": public.match_over,
        }


def _bits(bits: int) -> list[int]:
    places = []
    while bits:
        lowest = bits & -bits
        places.append(lowest.bit_length() - 1)
        bits ^= lowest
    return places


def code_or_text(rules: Ruleset) -> str:
    """Return the rules code; rules that have none, which only scenarios use, as text."""
    try:
        return rules_code(rules)
    except RulesError:
        return rules.text


def rules_view(rules: Ruleset) -> dict[str, Any]:
    """Return by which rules a match is played, as the View of docs/wire.md has it."""
    data = _rules_once(rules)
    return {**data, "switches": dict(data["switches"]), "differs": list(data["differs"])}


@lru_cache(maxsize=256)
def _rules_once(rules: Ruleset) -> dict[str, Any]:
    differs = rules.differs()
    return {
        "code": code_or_text(rules),
        "switches": rules.changes(),
        "official": not differs,
        "differs": differs,
        "scoring": rules.scoring,
        "target": None if rules.scoring == "single" else rules.target,
    }
