"""The record of a match that was played at a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from wildpile.notation.record import Record, Recorder
from wildpile.table.entry import Entry, Setup


def record_of(setup: Setup, entries: Iterable[Entry], totals: Sequence[int]) -> Record:
    """Write down a match from its whole log. The key stands in it: it is for matches that are over.

    Paces are left out; they are no part of the game.
    """
    recorder = Recorder(
        setup.rules,
        [seat.name for seat in setup.seats],
        generator="chacha8",
        seed=setup.key.hex(),
        bots=[seat.bot or "" for seat in setup.seats],
        date=datetime.fromtimestamp(setup.created, UTC).date().isoformat(),
        match=setup.match,
    )
    for entry in entries:
        if entry.kind == "deal":
            recorder.deal(entry.events)
        elif entry.kind == "move":
            assert entry.seat is not None
            recorder.act(entry.seat, entry.action, entry.events)
        elif entry.kind == "leave":
            assert entry.seat is not None
            recorder.act(entry.seat, "leave", entry.events)
    found = recorder.record(totals)
    return found if found.is_over else replace(found, is_over=True)
