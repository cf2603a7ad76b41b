"""What happened, for people: the kernel's log as events, redacted, and as JSON (docs/wire.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from wildpile.cards import color_text, face_text, parse_color, parse_face
from wildpile.errors import NotationError
from wildpile.kernel.layout import (
    BY_CHOICE,
    CAUSE,
    CAUSES,
    COLOR_OF,
    COUNT,
    E_DEALT,
    E_DISCARDED,
    E_DREW,
    E_RESHUFFLED,
    E_SHOWN,
    EVENT_KINDS,
    FACE,
    FATES,
    KIND,
    LOG_ROWS,
    OTHER,
    OWED,
    SEAT,
)

# The fields of each type in JSON, after `type`; the order is the one that is printed.
FIELDS: dict[str, tuple[str, ...]] = {
    "round": ("seat", "round"),
    "dealt": ("seat", "count", "faces"),
    "opened": ("face", "fate"),
    "played": ("seat", "face", "color", "called"),
    "named": ("seat", "color"),
    "drew": ("seat", "count", "faces", "cause", "owed"),
    "kept": ("seat",),
    "passed": ("seat",),
    "skipped": ("seat",),
    "reversed": ("direction",),
    "demanded": ("seat", "color", "other"),
    "challenged": ("seat", "other"),
    "shown": ("seat", "other", "faces"),
    "verdict": ("seat", "other", "guilty"),
    "called": ("seat",),
    "false_call": ("seat",),
    "caught": ("seat", "other"),
    "false_catch": ("seat", "other"),
    "hands_shuffled": ("seat",),
    "discarded": ("seat", "faces"),
    "reshuffled": ("count",),
    "left": ("seat",),
    "turn": ("seat",),
    "blocked": (),
    "round_over": ("seat", "points"),
    "match_over": ("seat",),
    "jumped": ("seat",),
    "swapped": ("seat", "other"),
    "rotated": ("seat", "direction"),
    "eliminated": ("seat",),
    "joined": ("seat",),
}
_ONE_ROW_A_CARD = (E_DEALT, E_DREW, E_SHOWN, E_DISCARDED)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Faces, colors, seats are ints; what its type lacks is `None`."""

    type: str
    seat: int | None = None
    other: int | None = None
    face: int | None = None
    faces: tuple[int, ...] | None = None
    color: int | None = None
    count: int | None = None
    owed: int | None = None
    cause: str | None = None
    fate: str | None = None
    called: bool | None = None
    guilty: bool | None = None
    direction: int | None = None
    round: int | None = None
    points: int | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """Return what a seat (`None`: a watcher) may know of it, `None` for nothing at all.

        >>> drew = Event("drew", seat=1, count=1, faces=(7,), cause="choice", owed=1)
        >>> drew.seen_by(0).faces, drew.seen_by(1).faces
        (None, (7,))
        """
        if self.type == "shown":
            return self if seat is not None and seat == self.seat else None
        if self.type in ("dealt", "drew") and self.seat != seat and self.faces is not None:
            return replace(self, faces=None)
        return self

    def to_json(self, *, gold: bool = False) -> dict[str, Any]:
        """Return the event as docs/wire.md has it; `faces` is missing where it is not known.

        >>> Event("played", seat=0, face=53, color=1, called=False).to_json(gold=True)
        {'type': 'played', 'seat': 0, 'face': 'W4', 'color': 'a', 'called': False}
        """
        data: dict[str, Any] = {"type": self.type}
        for name in FIELDS[self.type]:
            value = getattr(self, name)
            if name == "faces":
                if value is None:
                    continue
                value = [face_text(face, gold=gold) for face in value]
            elif name == "face":
                value = face_text(value, gold=gold)
            elif name == "color" and value is not None:
                value = color_text(value, gold=gold)
            data[name] = value
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Event:
        """Read what `to_json` wrote. Raises `NotationError` (`notation/bad_event`)."""
        kind = data.get("type")
        if not isinstance(kind, str) or kind not in FIELDS:
            raise NotationError(
                "notation/bad_event", f"no such event: {kind!r} (in {dict(data)!r})"
            )
        names = FIELDS[kind]
        missing = [name for name in names if name not in data and name != "faces"]
        if missing:
            raise NotationError(
                "notation/bad_event", f"{kind} lacks {', '.join(missing)} (in {dict(data)!r})"
            )
        values = {name: data[name] for name in names if name in data}
        if "faces" in values:
            values["faces"] = tuple(parse_face(text) for text in values["faces"])
        if "face" in values:
            values["face"] = parse_face(values["face"])
        if values.get("color") is not None:
            values["color"] = parse_color(values["color"])
        return cls(kind, **values)


def read_log(log: Any) -> list[Event]:
    """Return the log's rows as events and empty it; a hand, or a penalty, becomes one event."""
    rows: list[list[int]] = log.rows[: min(int(log.count), LOG_ROWS)].tolist()
    log.count = 0
    return list(_events(rows))


def _events(rows: list[list[int]]) -> Iterator[Event]:
    place = 0
    paid = 0  # of the penalty that a reshuffle interrupted
    while place < len(rows):
        row = rows[place]
        if row[KIND] not in _ONE_ROW_A_CARD:
            yield _single(row)
            paid = paid if row[KIND] == E_RESHUFFLED else 0
            place += 1
            continue
        end = place + 1
        while end < len(rows) and _goes_on(row, rows[end]):
            end += 1
        faces = tuple(other[FACE] for other in rows[place:end] if other[FACE] >= 0)
        if row[KIND] != E_DREW:
            yield _group(row, faces)
        elif _interrupted(row, rows[end : end + 2]):
            yield _group(row, faces, len(faces))
            paid += len(faces)
        else:
            yield _group(row, faces, row[OWED] - paid)
            paid = 0
        place = end


def _goes_on(row: list[int], after: list[int]) -> bool:
    if row[KIND] == E_DREW and row[CAUSE] == BY_CHOICE:
        return False  # under `dtm=must` each card drawn is an event of its own
    return all(row[column] == after[column] for column in (KIND, SEAT, OTHER, CAUSE, OWED))


def _interrupted(row: list[int], after: list[list[int]]) -> bool:
    return len(after) == 2 and after[0][KIND] == E_RESHUFFLED and _goes_on(row, after[1])


def _group(row: list[int], faces: tuple[int, ...], owed: int = 0) -> Event:
    kind = EVENT_KINDS[row[KIND]]
    if kind == "shown":
        return Event(kind, seat=row[SEAT], other=row[OTHER], faces=faces)
    if kind == "discarded":
        return Event(kind, seat=row[SEAT], faces=faces)
    if kind == "dealt":
        return Event(kind, seat=row[SEAT], count=len(faces), faces=faces)
    return Event(
        kind, row[SEAT], faces=faces, count=len(faces), owed=owed, cause=CAUSES[row[CAUSE]]
    )


def _single(row: list[int]) -> Event:
    kind = EVENT_KINDS[row[KIND]]
    values: dict[str, Any] = {}
    for name in FIELDS[kind]:
        if name == "seat":
            values[name] = row[SEAT] if row[SEAT] >= 0 else None
        elif name == "other":
            values[name] = row[OTHER] if row[OTHER] >= 0 else None
        elif name == "face":
            values[name] = row[FACE]
        elif name == "color":
            values[name] = row[COLOR_OF] if row[COLOR_OF] >= 0 else None
        elif name == "fate":
            values[name] = FATES[row[COUNT]]
        elif name in ("called", "guilty"):
            values[name] = row[COUNT] == 1
        else:  # round, direction, count, points
            values[name] = row[COUNT]
    return Event(kind, **values)
