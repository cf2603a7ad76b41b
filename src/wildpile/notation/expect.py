"""What a scenario expects: each key is a reader of its value and a small function of the round."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from wildpile.cards import FACES, color_text, face_text, parse_color, parse_face
from wildpile.errors import NotationError
from wildpile.game.actions import parse_seat
from wildpile.game.round import Round

_EXPECTATION = re.compile(r"([a-z0-9]+)(?:\(\s*(P\d+)\s*\))?\s*=\s*(.*)", re.IGNORECASE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Expectation:
    """One `key=value` or `key(Px)=value`; `err` has no value or a code."""

    text: str
    key: str
    seat: int | None
    value: str

    @classmethod
    def parse(cls, text: str, round_: Round) -> Expectation:
        """Read what stands between two semicolons. Raises `NotationError`."""
        if text == "err":
            return cls(text, text, None, "")
        found = _EXPECTATION.fullmatch(text)
        key = found[1].lower() if found else ""
        if found is None or (key != "err" and key not in _TABLE_KEYS and key not in _SEAT_KEYS):
            known = ", ".join([*_TABLE_KEYS, *(f"{key}(P1)" for key in _SEAT_KEYS), "err"])
            raise _bad(f"unknown expectation: {text!r} (one of {known})")
        if (found[2] is not None) != (key in _SEAT_KEYS):
            needs = "needs" if key in _SEAT_KEYS else "takes no"
            raise _bad(f"{key} {needs} a seat: {text!r}")
        seat = parse_seat(found[2], round_.players) if found[2] else None
        expectation = cls(text, key, seat, found[3].strip())
        if key == "err":
            if not re.fullmatch(r"action/[a-z_]+", expectation.value):
                raise _bad(f"not a code of a refusal: {text!r}")
        else:
            expectation.wanted(round_)
        return expectation

    @property
    def name(self) -> str:
        """The key, with its seat."""
        return self.key if self.seat is None else f"{self.key}(P{self.seat + 1})"

    def wanted(self, round_: Round) -> str:
        """Return the value in the form in which the round's is printed."""
        reader = _TABLE_KEYS[self.key][0] if self.seat is None else _SEAT_KEYS[self.key][0]
        return reader(self.value, round_)

    def differs(self, round_: Round) -> str | None:
        """Return what the round has instead, `None` where it is as expected."""
        if self.key == "err":
            return None
        got: str
        if self.seat is None:
            got = _TABLE_KEYS[self.key][1](round_)
        else:
            got = _SEAT_KEYS[self.key][1](round_, self.seat)
        return None if got == self.wanted(round_) else got


def _bad(problem: str) -> NotationError:
    return NotationError("notation/bad_expectation", problem)


def _bad_value(value: str, right: str) -> NotationError:
    return _bad(f"not {right}: {value!r}")


def _read_number(value: str, _: Round) -> str:
    if not re.fullmatch(r"\d{1,9}", value):
        raise _bad_value(value, "a number")
    return str(int(value))


def _read_seat(value: str, round_: Round) -> str:
    return "none" if value.lower() == "none" else f"P{parse_seat(value, round_.players) + 1}"


def _read_seats(value: str, round_: Round) -> str:
    if value.lower() == "none":
        return "none"
    return _seats_text(parse_seat(word, round_.players) for word in value.split(","))


def _read_face(value: str, round_: Round) -> str:
    if value.lower() == "none":
        return "none"
    return face_text(parse_face(value, gold=round_.rules.gold), gold=round_.rules.gold)


def _faces(value: str, round_: Round) -> list[int]:
    words = value.replace(",", " ").split()
    return [parse_face(word, gold=round_.rules.gold) for word in words]


def _read_faces(value: str, round_: Round) -> str:
    return _faces_text(_faces(value, round_), round_)


def _read_distinct_faces(value: str, round_: Round) -> str:
    return _faces_text(set(_faces(value, round_)), round_)


def _read_color(value: str, round_: Round) -> str:
    if value.lower() == "none":
        return "none"
    color = parse_color(value, gold=round_.rules.gold)
    assert color is not None
    return color_text(color, gold=round_.rules.gold)


def _read_word(*words: str) -> Callable[[str, Round], str]:
    def read(value: str, _: Round) -> str:
        if value.lower() not in words:
            raise _bad_value(value, " or ".join(words))
        return value.lower()

    return read


def _read_owed(read: Callable[[str, Round], str]) -> Callable[[str, Round], str]:
    def read_owed(value: str, round_: Round) -> str:
        if value.lower() == "none":
            return "none"
        what, at, seat = value.partition("@")
        if not at:
            raise _bad_value(value, "of the form x@P2")
        return f"{read(what, round_)}@P{parse_seat(seat, round_.players) + 1}"

    return read_owed


def _seat_text(seat: int | None) -> str:
    return "none" if seat is None else f"P{seat + 1}"


def _seats_text(seats: Iterable[int]) -> str:
    return ",".join(_seat_text(seat) for seat in sorted(seats)) or "none"


def _faces_text(faces: Iterable[int], round_: Round) -> str:
    return ",".join(face_text(face, gold=round_.rules.gold) for face in sorted(faces))


def _color_text(color: int | None, round_: Round) -> str:
    return "none" if color is None else color_text(color, gold=round_.rules.gold)


def _top(round_: Round) -> str:
    return "none" if round_.top is None else face_text(round_.top, gold=round_.rules.gold)


def _pending(round_: Round) -> str:
    return f"{round_.state.pending}@P{round_.turn + 1}" if round_.phase == "answer" else "none"


def _need(round_: Round) -> str:
    if round_.phase != "triforce":
        return "none"
    return f"{_color_text(int(round_.state.demand), round_)}@P{round_.turn + 1}"


def _match(round_: Round) -> str:
    winner = int(round_.state.match_winner) if round_.state.match_over else -1
    return _seat_text(winner if winner >= 0 else None)


def _playable(round_: Round, seat: int) -> str:
    faces = {action.face for action in round_.legal(seat)}
    return _faces_text((face for face in range(FACES) if face in faces), round_)


def _fair_draw_four(round_: Round, seat: int) -> str:
    if round_.color is None:
        return "none"
    return "yes" if round_.is_fair_draw_four(seat) else "no"


_TABLE_KEYS: dict[str, tuple[Callable[[str, Round], str], Callable[[Round], str]]] = {
    "top": (_read_face, _top),
    "col": (_read_color, lambda round_: _color_text(round_.color, round_)),
    "turn": (_read_seat, lambda round_: _seat_text(round_.turn)),
    "dir": (_read_word("+", "-"), lambda round_: "+" if round_.direction > 0 else "-"),
    "win": (_read_seat, lambda round_: _seat_text(round_.winner)),
    "pts": (_read_number, lambda round_: str(round_.state.points)),
    "draw": (_read_number, lambda round_: str(round_.draw_count)),
    "pend": (_read_owed(_read_number), _pending),
    "need": (_read_owed(_read_color), _need),
    "match": (_read_seat, _match),
    "blocked": (_read_word("yes", "no"), lambda round_: "yes" if round_.state.blocked else "no"),
    "out": (
        _read_seats,
        lambda round_: _seats_text(seat for seat in range(round_.players) if round_.has_left(seat)),
    ),
}
_SEAT_KEYS: dict[str, tuple[Callable[[str, Round], str], Callable[[Round, int], str]]] = {
    "n": (_read_number, lambda round_, seat: str(round_.counts[seat])),
    "hand": (_read_faces, lambda round_, seat: _faces_text(round_.hand(seat), round_)),
    "legal": (_read_distinct_faces, _playable),
    "wd4ok": (_read_word("yes", "no"), _fair_draw_four),
    "total": (_read_number, lambda round_, seat: str(round_.totals[seat])),
}
