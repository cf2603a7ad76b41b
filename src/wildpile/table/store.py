"""Where matches are kept: what a table asks of a store, and a store in memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from wildpile.table.entry import Entry, Seat, Setup

KEPT_ENTRIES = 64
"""At least that many entries are loaded with a match, where it has them.

What a client that comes back may have missed.
"""


class Conflict(Exception):
    """That number, or that client's id, is taken in the match: the table is behind its log."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The bytes of a match's state after an entry."""

    number: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Progress:
    """What a list of matches says about one, written with each entry."""

    round: int
    over: bool


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as it is loaded: snapshots and the entries after the first of them, both by number.

    `clients` has the number of the entry for each id that a client gave, over the whole match.
    """

    setup: Setup
    snapshots: list[Snapshot]
    entries: list[Entry]
    clients: dict[str, int]


@dataclass(frozen=True, slots=True)
class Summary:
    """One match in a person's list."""

    setup: Setup
    seat: int
    progress: Progress
    updated: float


class Store(Protocol):
    """Keeps matches. Whatever it has answered is durable."""

    async def create(self, setup: Setup, first: Entry, snapshot: bytes) -> None:
        """Keep a new match with its first deal."""

    async def copy(self, stored: Stored, progress: Progress) -> None:
        """Keep a new match that has entries already: all of them, and their snapshots."""

    async def append(
        self,
        match: str,
        entry: Entry,
        progress: Progress,
        snapshot: bytes | None,
        seated: Seat | None = None,
    ) -> None:
        """Keep the next entry, and who sits at its seat from now on.

        Raises `Conflict`, and keeps nothing, where its number or client's id is taken.
        """

    async def load(self, match: str) -> Stored | None:
        """Return a match from a snapshot `KEPT_ENTRIES` back, `None` where there is none."""

    async def matches_of(self, owner: bytes, most: int) -> list[Summary]:
        """Return a person's matches, newest first."""

    async def unfinished(self, since: float) -> list[str]:
        """Return the matches that are not over and were changed since a time."""


@dataclass(slots=True)
class _Kept:
    setup: Setup
    entries: list[Entry]
    snapshots: list[Snapshot]
    progress: Progress = field(default_factory=lambda: Progress(1, False))


class MemoryStore:
    """A store that forgets everything with its process: for play offline, and for tests."""

    def __init__(self) -> None:
        self._matches: dict[str, _Kept] = {}

    async def create(self, setup: Setup, first: Entry, snapshot: bytes) -> None:
        """Keep a new match with its first deal."""
        assert setup.match not in self._matches
        self._matches[setup.match] = _Kept(setup, [first], [Snapshot(first.number, snapshot)])

    async def copy(self, stored: Stored, progress: Progress) -> None:
        """Keep a new match that has entries already."""
        setup, entries = stored.setup, list(stored.entries)
        assert setup.match not in self._matches
        self._matches[setup.match] = _Kept(setup, entries, list(stored.snapshots), progress)

    async def append(
        self,
        match: str,
        entry: Entry,
        progress: Progress,
        snapshot: bytes | None,
        seated: Seat | None = None,
    ) -> None:
        """Keep the next entry. Raises `Conflict` where its number or client's id is taken."""
        kept = self._matches[match]
        clients = {other.client for other in kept.entries if other.client is not None}
        if entry.number != len(kept.entries) + 1 or entry.client in clients:
            raise Conflict(match, entry.number)
        kept.entries.append(entry)
        kept.progress = progress
        if seated is not None and entry.seat is not None:
            kept.setup = kept.setup.with_seat(entry.seat, seated)
        if snapshot is not None:
            kept.snapshots.append(Snapshot(entry.number, snapshot))

    async def load(self, match: str) -> Stored | None:
        """Return a match, `None` where there is none."""
        kept = self._matches.get(match)
        if kept is None:
            return None
        far = [shot for shot in kept.snapshots if shot.number <= len(kept.entries) - KEPT_ENTRIES]
        base = far[-1].number if far else 1
        return Stored(
            kept.setup,
            [shot for shot in kept.snapshots if shot.number >= base],
            [entry for entry in kept.entries if entry.number >= base],
            {entry.client: entry.number for entry in kept.entries if entry.client is not None},
        )

    async def matches_of(self, owner: bytes, most: int) -> list[Summary]:
        """Return a person's matches, newest first."""
        found = [
            Summary(kept.setup, seat, kept.progress, kept.entries[-1].at)
            for kept in self._matches.values()
            if (seat := kept.setup.seat_of(owner)) is not None
        ]
        return sorted(found, key=lambda summary: summary.updated, reverse=True)[:most]

    async def unfinished(self, since: float) -> list[str]:
        """Return the matches that are not over and were changed since a time."""
        return [
            match
            for match, kept in self._matches.items()
            if not kept.progress.over and kept.entries[-1].at >= since
        ]
