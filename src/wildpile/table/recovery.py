"""Rebuild a match from its log: a snapshot, and the entries after it played again.

The rules may have changed since: each entry holds the digest of the state after it. Where a replay
comes to another state, it goes on from the next snapshot; after the last one the match resumes
there, and its next entry saves a snapshot.
"""

from __future__ import annotations

import logging

from wildpile.errors import NotationError, TableError, WildpileError
from wildpile.game.match import Match
from wildpile.table.entry import Entry
from wildpile.table.history import Record
from wildpile.table.store import Snapshot, Stored

log = logging.getLogger("wildpile.table")


def unreadable(match: str, why: str) -> TableError:
    """Return the error for a match that cannot be rebuilt."""
    return TableError("table/unreadable", f"the match {match} cannot be continued: {why}")


def records_of(stored: Stored) -> list[Record]:
    """Return a stored match's records, as many as can be rebuilt without a gap up to the newest.

    Raises `TableError` (`table/unreadable`) where no snapshot can be read.
    """
    starts = [found for shot in stored.snapshots if (found := _read(stored, shot)) is not None]
    if not starts:
        raise unreadable(stored.setup.match, "it was saved by another version of the program")
    entries = {entry.number: entry for entry in stored.entries}
    newest = stored.entries[-1]
    for number, match in starts:
        records = _replay(stored, number, match, entries)
        if records[-1].number == newest.number:
            return records
    number, match = starts[-1]
    log.warning("match %s: resumed from entry %d of %d", stored.setup.match, number, newest.number)
    return [Record(stored.setup, newest, match)]


def _read(stored: Stored, shot: Snapshot) -> tuple[int, Match] | None:
    try:
        return shot.number, Match.from_bytes(stored.setup.rules, shot.data)
    except NotationError:
        return None


def _replay(stored: Stored, number: int, match: Match, entries: dict[int, Entry]) -> list[Record]:
    """Play the entries after a snapshot until one comes to another state than it did."""
    records = [Record(stored.setup, entries[number], match)]
    while (entry := entries.get(records[-1].number + 1)) is not None:
        match = records[-1].match.copy()
        try:
            repeat(match, entry)
        except WildpileError:
            break
        if match.digest() != entry.digest:
            break
        records.append(Record(stored.setup, entry, match))
    return records


def repeat(match: Match, entry: Entry) -> None:
    """Do again what an entry did. Raises `WildpileError` where the rules refuse it now."""
    if entry.kind == "deal":
        match.deal()
    elif entry.kind == "leave":
        assert entry.seat is not None
        match.leave(entry.seat)
    elif entry.kind == "join":
        assert entry.seat is not None
        match.join(entry.seat)
    elif entry.kind == "move":
        assert entry.seat is not None
        match.play(entry.seat, match.round.parse(entry.seat, entry.action))
