"""The record of a match that was played at a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from wildpile.notation.record import Record, Recorder
from wildpile.table.entry import Entry, Setup


def record_of(setup: Setup, entries: Iterable[Entry], totals: Sequence[int]) -> Record:
    """Write down a match from its whole log. The key stands in it: it is for matches that are over.

    Paces and pauses are left out; they are no part of the game.
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
        elif entry.kind in ("leave", "join"):
            assert entry.seat is not None
            recorder.act(entry.seat, entry.kind, entry.events)
    origin = (("Continues", setup.origin),) if setup.origin else ()
    return replace(recorder.record(totals), is_over=True, extra=origin)
