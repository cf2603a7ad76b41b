"""One round: a ruleset and a state of the kernel, with readable answers and a checked door."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from wildpile.cards import COLOR_NAMES, FACES, face_text, hand_faces, points
from wildpile.errors import IllegalAction
from wildpile.game.actions import ALL_ACTIONS, Action, parse_action
from wildpile.game.encode import rules_record
from wildpile.game.events import Event, read_log
from wildpile.game.reasons import Reason, reason, ruling_of
from wildpile.kernel import leaving, refusals
from wildpile.kernel import legal as legal_rules
from wildpile.kernel import observe as observing
from wildpile.kernel import turn as turns
from wildpile.kernel.layout import (
    ACTIONS,
    ANSWER,
    ANSWER_FIRST,
    LEFT_ALREADY,
    LOG,
    NOT_A_JUMP,
    NOT_YOUR_TURN,
    OBS,
    OVER,
    OWES_FOUR,
    PHASE_NAMES,
    REFUSALS,
    copy_record,
    new_record,
)
from wildpile.rules import Ruleset

# The kernel is untyped: this is its door.
_refusal: Any = refusals.refusal
_face_refusal: Any = refusals.face_refusal
_fair_draw_four: Any = legal_rules.is_fair_draw_four
_legal_actions: Any = legal_rules.legal_actions
_jumping: Any = legal_rules.jumping
_apply: Any = turns.apply
_leave: Any = leaving.leave
_join: Any = leaving.join
_observe: Any = observing.observe

UNDER_SHOWN = 3
PRIVATE = [
    "to_act",
    "hand_mask",
    "faces",
    "fair_faces",
    "targets",
    "jumping",
    "moves",
    "hand",
    "hand_count",
    "drawn",
    "shown",
    "shown_guilty",
]
"""Fields of OBS that are nobody's business but the seat's."""


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody sees beyond a seat's OBS: the discards, and after the round all hands."""

    under: tuple[int, ...]  # faces beneath the top, nearest first
    discard_count: int
    blocked: bool
    match_over: bool
    match_winner: int | None
    gained: tuple[int, ...]
    accused_color: int  # what the last Wild Draw Four was laid on; -1
    hands: tuple[tuple[int, ...], ...] | None  # by seat, in phase over only


class Round:
    """One round. It owns its state; `copy` gives an independent one."""

    __slots__ = ("_log", "record", "rules", "state")

    def __init__(self, rules: Ruleset, state: Any) -> None:
        self.rules = rules
        self.record = rules_record(rules)
        self.state = state
        self._log = new_record(LOG)

    @property
    def players(self) -> int:
        """Seats at the table, left or not."""
        return int(self.state.players)

    @property
    def phase(self) -> str:
        """The kind of decision: open, play, drawn, answer, triforce, color, over."""
        return PHASE_NAMES[self.state.phase]

    @property
    def owes_four(self) -> bool:
        """Whether a Wild Draw Four is to be answered."""
        return bool(self.state.phase == ANSWER and self.state.pending_kind == OWES_FOUR)

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return int(self.state.phase) == OVER

    @property
    def turn(self) -> int:
        """The seat to act; after the end the last one."""
        return int(self.state.turn)

    @property
    def direction(self) -> int:
        """1 clockwise, -1 anticlockwise."""
        return int(self.state.direction)

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return int(self.state.dealer)

    @property
    def top(self) -> int | None:
        """The face on the discard pile, `None` before the opening."""
        return _or_none(self.state.top)

    @property
    def color(self) -> int | None:
        """The color in force, `None` where none has been named yet."""
        return _or_none(self.state.color)

    @property
    def counts(self) -> list[int]:
        """Cards in each seat's hand."""
        counts: list[int] = self.state.hand_count[: self.players].tolist()
        return counts

    @property
    def totals(self) -> list[int]:
        """Points of each seat in the match."""
        totals: list[int] = self.state.totals[: self.players].tolist()
        return totals

    @property
    def draw_count(self) -> int:
        """Cards in the draw pile."""
        return int(self.state.draw_count)

    @property
    def discards(self) -> list[int]:
        """The discard pile, bottom first."""
        pile: list[int] = self.state.discard_pile[: self.state.discard_count].tolist()
        return pile

    @property
    def draw_pile(self) -> list[int]:
        """The draw pile, the next card first. Nobody at the table may know it."""
        pile: list[int] = self.state.draw_pile[: self.state.draw_count].tolist()
        return pile[::-1]

    @property
    def winner(self) -> int | None:
        """The seat that won the round, `None` while there is none."""
        return _or_none(self.state.winner) if self.is_over else None

    def hand(self, seat: int) -> list[int]:
        """Return a seat's faces, sorted."""
        return hand_faces(self.state.hands[seat].tolist())

    def has_left(self, seat: int) -> bool:
        """Tell whether a seat is no longer in the round."""
        return not int(self.state.seated) >> seat & 1

    def is_exposed(self, seat: int) -> bool:
        """Tell whether a seat holds one card uncalled and may be caught."""
        return bool(int(self.state.exposed) >> seat & 1)

    def has_called(self, seat: int) -> bool:
        """Tell whether a seat's call stands."""
        return bool(int(self.state.called) >> seat & 1)

    def parse(self, seat: int, text: str) -> Action:
        """Read an action of this seat. Raises as `parse_action` does."""
        return parse_action(text, self.rules, seat, self.players)

    def text(self, seat: int, action: Action) -> str:
        """Print an action of this seat."""
        return action.text(self.rules, seat, self.players)

    def legal(self, seat: int) -> list[Action]:
        """Return what is offered to a seat, by number; calls that go with plays are left out."""
        mask = np.zeros(ACTIONS, np.uint8)
        _legal_actions(self.state, self.record, seat, mask)
        actions = [ALL_ACTIONS[code] for code in np.flatnonzero(mask).tolist()]
        jumping = int(_jumping(self.state, self.record, seat))
        if not jumping:
            return actions
        return [replace(one, jump=is_bit(jumping, one.face)) for one in actions]

    def why_not(self, seat: int, face: int) -> str | None:
        """Return the code of why a face in this hand may not be played now, `None` if it may."""
        return _code(_face_refusal(self.state, self.record, seat, face))

    def refusal(self, seat: int, action: Action) -> str | None:
        """Return the code with which `play` would refuse this, `None` if it would not."""
        if not 0 <= seat < self.players or not 0 <= action.code < ACTIONS:
            return "action/unknown"
        code = _code(_refusal(self.state, self.record, seat, action.code, action.call))
        if code is None and action.is_play:
            jumps = is_bit(int(_jumping(self.state, self.record, seat)), action.face)
            if action.jump and not jumps:
                return f"action/{REFUSALS[NOT_A_JUMP]}"
            if jumps and not action.jump:
                reason = ANSWER_FIRST if seat == self.turn else NOT_YOUR_TURN
                return f"action/{REFUSALS[reason]}"
        return code

    def explain(self, seat: int, what: Action | int) -> Reason | None:
        """Say why a seat may not do an action, or play a face; `None` if it may.

        >>> from wildpile.notation.position import parse_position
        >>> round_ = parse_position("P1[Y4 R1] P2[Y9]; top R7", Ruleset.of("c108"))
        >>> found = round_.explain(0, round_.parse(0, "Y4"))
        >>> found.code, found.ruling
        ('action/no_match', '2.3')
        """
        if isinstance(what, Action):
            found = self.reason(self.refusal(seat, what))
            return found and self._by_this_table(found, seat, what)
        if not 0 <= seat < self.players or not 0 <= what < FACES:
            return self.reason("action/unknown")
        if self.state.hands[seat, what] == 0:
            return self.reason("action/not_in_hand")
        return self.reason(self.why_not(seat, what))

    def reason(self, code: str | None) -> Reason | None:
        """Return the reason of a code, in words for this table; `None` for none."""
        if code is None:
            return None
        color = self.color if self.color is not None else -1
        names = ("red", "gold", "green", "blue") if self.rules.gold else COLOR_NAMES
        found = reason(
            code,
            top="the top card" if self.top is None else face_text(self.top, gold=self.rules.gold),
            color=names[color] if color >= 0 else "none yet",
        )
        found = replace(found, ruling=ruling_of(code, self.rules, owes_four=self.owes_four))
        if code == "action/color_first" and self.state.naming_passes:
            return replace(found, ruling="ws_colour")
        if found.ruling == "tri_answer":
            any_wild = self.rules.tri_answer == "anywild"
            wilds = "a Wild or Wild Triforce" if any_wild else "a Wild Triforce"
            return replace(
                found, text=found.text.replace(" is demanded", f", or {wilds}, is demanded")
            )
        return found

    def _by_this_table(self, found: Reason, seat: int, action: Action) -> Reason:
        """Return why an action is refused where the table's rules, or who has left, are the reason:
        the same code with closer words, and the ruling that says so.
        """
        rules, code = self.rules, found.code.removeprefix("action/")
        if code == "nothing_to_challenge" and self.owes_four and seat == self.turn:
            if rules.wd4 != "bluff":
                return replace(found, text="at this table nobody challenges", ruling="wd4")
            if self.state.pending_by < 0:
                return replace(found, text="whoever laid the card has left", ruling="5.8")
            return replace(found, text="a stacked sum is not challenged", ruling="stack_challenge")
        if code == "not_your_turn" and action.jump:
            if self.phase == "answer" and rules.jump_on_penalty == "forbid":
                text = "nobody jumps in while a penalty is owed"
                return replace(found, text=text, ruling="jump_on_penalty")
            text = "only the very card on top, and no plain Wild, jumps in before anybody moves"
            return replace(found, text=text, ruling="jump")
        if code == "left_already" and (self.state.present >> seat) & 1:
            eliminated = (self.state.eliminated >> seat) & 1
            return replace(found, ruling="scoring" if eliminated else "mercy")
        return found

    def is_fair_draw_four(self, seat: int) -> bool:
        """Tell whether a Wild Draw Four of this seat would be no bluff."""
        return bool(_fair_draw_four(self.state, self.record, seat))

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do an action and return what happened.

        Raises `IllegalAction` where the rules refuse it.
        """
        found = self.explain(seat, action)
        if found is not None:
            raise IllegalAction(found.code, self._message(seat, action, found))
        return self.push(seat, action)

    def push(self, seat: int, action: Action) -> list[Event]:
        """Do an action that is known to be legal, unchecked, and return what happened."""
        _apply(self.state, self.record, seat, action.code, action.call, self._log)
        return read_log(self._log)

    def leave(self, seat: int) -> list[Event]:
        """Let a seat leave the match for good. Raises `IllegalAction` if it is not at the table."""
        if not 0 <= seat < self.players or not int(self.state.present) >> seat & 1:
            code = f"action/{REFUSALS[LEFT_ALREADY]}"
            raise IllegalAction(
                code, f"P{seat + 1} cannot leave: it is not at the table (in {self.situation()})"
            )
        _leave(self.state, self.record, seat, self._log)
        return read_log(self._log)

    def join(self, seat: int) -> list[Event]:
        """Let a seat that left come back, or a new one come after the last.

        It is dealt in at the next deal. Raises `IllegalAction` for a seat that is there,
        `RulesError` where the rules do not take so many.
        """
        if not 0 <= seat <= self.players or int(self.state.present) >> seat & 1:
            problem = "it is at the table" if 0 <= seat < self.players else "there is no such seat"
            raise IllegalAction(
                "action/unknown", f"P{seat + 1} cannot join: {problem} (in {self.situation()})"
            )
        self.rules.check_players(max(self.players, seat + 1))
        _join(self.state, self.record, seat, self._log)
        return read_log(self._log)

    def observe(self, seat: int | None) -> Any:
        """Return an OBS record of what a seat knows; for `None`, what everybody knows."""
        obs = new_record(OBS)
        _observe(self.state, self.record, 0 if seat is None else seat, obs)
        if seat is None:
            obs.seat = -1
            for name in PRIVATE:
                obs[name] = 0
            obs.shown_seat = -1
            return obs
        playable = int(obs.faces)
        for face in np.flatnonzero(obs.hand).tolist():
            if not playable >> face & 1:
                obs.why[face] = _face_refusal(self.state, self.record, seat, face)
        return obs

    def public(self) -> Public:
        """Return what is open to everybody and not in an OBS; hands only after the round."""
        state, seats = self.state, range(self.players)
        beneath = int(state.discard_count) - 1
        under = state.discard_pile[max(0, beneath - UNDER_SHOWN) : max(0, beneath)].tolist()
        return Public(
            under=tuple(under[::-1]),
            discard_count=beneath + 1,
            blocked=bool(state.blocked),
            match_over=bool(state.match_over),
            match_winner=_or_none(state.match_winner) if state.match_over else None,
            gained=tuple(state.gained[: self.players].tolist()),
            accused_color=int(state.accused_color),
            hands=tuple(tuple(self.hand(seat)) for seat in seats) if self.is_over else None,
        )

    def situation(self) -> str:
        """Describe the table without any hand or pile, for messages that anybody may read.

        It looks like a position, with the number of cards in each hand:
        `P1[2] P2[7]; top R7; dir +; turn P1; phase play`.
        """
        hands = " ".join(f"P{seat + 1}[{count}]" for seat, count in enumerate(self.counts))
        clauses = [hands]
        if self.top is not None:
            clauses.append(f"top {self.top_text()}")
        clauses += [
            f"dir {'+' if self.direction > 0 else '-'}",
            f"turn P{self.turn + 1}",
            f"phase {self.phase}",
        ]
        return f'"{"; ".join(clauses)}"'

    def top_text(self) -> str:
        """Print the top card, a wild with its color: `R7`, `W/g`."""
        assert self.top is not None
        text = face_text(self.top, gold=self.rules.gold)
        if self.top >= 52 and self.color is not None:
            text += "/" + ("ragb" if self.rules.gold else "rygb")[self.color]
        return text

    def score(self, seat: int) -> int:
        """Return what the cards in a hand are worth."""
        return sum(points(face) for face in self.hand(seat))

    def copy(self) -> Round:
        """Return an independent copy."""
        return Round(self.rules, copy_record(self.state))

    def to_bytes(self) -> bytes:
        """Return the state's bytes: equal bytes, equal states."""
        data: bytes = self.state.tobytes()
        return data

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Round):
            return NotImplemented
        return self.rules == other.rules and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # as Python has it: equal by value, and it changes

    def __repr__(self) -> str:
        return f"<Round of {self.rules.edition} ({self.rules.text}): {self.situation()}>"

    def _message(self, seat: int, action: Action, found: Reason) -> str:
        known = 0 <= seat < self.players and 0 <= action.code < ACTIONS
        text = self.text(seat, action) if known else f"action {action.code}"
        verb = f"play {text}" if action.is_play else text
        ruling = f"ruling {found.ruling}, in {self.situation()}"
        return f"P{seat + 1} cannot {verb}: {found.text} ({ruling})"


def is_bit(bits: int, face: int | None) -> bool:
    """Tell whether a set of faces, as bits, holds one."""
    return face is not None and bool(bits >> face & 1)


def _or_none(number: Any) -> int | None:
    return int(number) if number >= 0 else None


def _code(refusal: Any) -> str | None:
    return f"action/{REFUSALS[refusal]}" if refusal else None
