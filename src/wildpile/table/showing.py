"""A match that is over, shown move by move: as one of its seats saw it, or with all hands open.

What a seat is shown is what it was sent while the match went on, and nothing else.
"""

from __future__ import annotations

from typing import Any, Literal

from wildpile.cards import face_text
from wildpile.table.history import Record
from wildpile.table.recovery import records_of, unreadable
from wildpile.table.store import Stored

Eyes = int | Literal["open"]
"""A seat, or everything: all hands and every card drawn."""

_MISSING = object()


def frames_of(stored: Stored, eyes: Eyes) -> list[dict[str, Any]]:
    """Return the frames of a round, stored from its deal on: one for each entry but paces.

    `view` holds what has changed since the frame before; the first has it whole. Raises
    `TableError` (`table/unreadable`) where the engine plays it otherwise by now.
    """
    records = records_of(stored)
    if records[0].number != stored.entries[0].number:
        raise unreadable(stored.setup.match, "the rules have changed since")
    frames, shown = [], dict[str, Any]()
    for record in records:
        if record.entry.kind == "pace":
            continue
        view = _view(record, eyes)
        changed = {
            name: value for name, value in view.items() if shown.get(name, _MISSING) != value
        }
        entry = record.entry
        frames.append(
            {
                "number": entry.number,
                "seat": entry.seat,
                "events": _events(record, eyes),
                "view": changed,
            }
        )
        shown = view
    return frames


def _view(record: Record, eyes: Eyes) -> dict[str, Any]:
    if eyes != "open":
        return record.view(eyes)
    round_, gold = record.match.round, record.setup.rules.gold
    hands = [
        [face_text(face, gold=gold) for face in round_.hand(seat)] for seat in range(round_.players)
    ]
    return {**record.view(None), "hands": hands}


def _events(record: Record, eyes: Eyes) -> list[dict[str, Any]]:
    if eyes != "open":
        return record.events(eyes)
    gold = record.setup.rules.gold
    return [event.to_json(gold=gold) for event in record.entry.events]
