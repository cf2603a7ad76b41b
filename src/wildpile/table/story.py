"""The story of a match that is over: its rounds, what each seat did, and what stood out.

Counted from the events of the log and the totals that the engine kept; words are the reader's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from wildpile.errors import NotationError
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.table.entry import Entry, Setup
from wildpile.table.recovery import unreadable
from wildpile.table.store import Stored

MARKED = {"called": "call", "caught": "catch", "challenged": "challenge"}
"""Events that people look for in a game, and what the mark of each is called."""


@dataclass(frozen=True, slots=True)
class ToldRound:
    """One round: the numbers of its entries, how it ended, and the totals after it."""

    round: int
    first: int
    last: int
    dealer: int
    turns: int = 0
    winner: int | None = None
    points: int | None = None  # `None` in a round that was broken off
    blocked: bool = False
    cards: list[int] = field(default_factory=list)  # left in each hand
    totals: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Deeds:
    """What one seat did in a match."""

    played: int = 0
    drawn: int = 0  # cards
    called: int = 0
    catches: int = 0
    caught: int = 0
    challenged: int = 0
    bluffs_found: int = 0
    most_cards: int = 0
    most_cards_at: int = 0  # number of the entry


@dataclass(frozen=True, slots=True)
class Mark:
    """A move that people look for: a `call`, `catch`, `challenge`, or the `end` of a round."""

    number: int
    kind: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Story:
    """A match, told by rounds and seats."""

    rounds: tuple[ToldRound, ...]
    seats: tuple[Deeds, ...]
    marks: tuple[Mark, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the story as docs/wire.md has it."""
        return asdict(self)


def count_cards(counts: list[int], events: Iterable[Event]) -> None:
    """Bring the number of cards in each hand up to date."""
    for event in events:
        seat = event.seat
        if seat is None:
            continue
        if event.type == "dealt":
            counts[seat] = event.count or 0
        elif event.type == "drew":
            counts[seat] += event.count or 0
        elif event.type == "played":
            counts[seat] -= 1
        elif event.type == "discarded":
            counts[seat] -= len(event.faces or ())
        elif event.type in ("left", "eliminated"):
            counts[seat] = 0


class _Teller:
    """Goes through a log, entry by entry."""

    def __init__(self, players: int) -> None:
        self.rounds: list[ToldRound] = []
        self.deeds = [Deeds() for _ in range(players)]
        self.marks: list[Mark] = []
        self.counts = [0] * players

    def hear(self, entry: Entry) -> None:
        if entry.kind == "deal":
            begun = next(event for event in entry.events if event.type == "round")
            self.counts = [0] * len(self.counts)
            self.rounds.append(
                ToldRound(begun.round or 1, entry.number, entry.number, begun.seat or 0)
            )
        last = self.rounds[-1]
        turns = sum(event.type == "turn" for event in entry.events)
        self.rounds[-1] = replace(last, last=entry.number, turns=last.turns + turns)
        for event in entry.events:
            self._deed(event)
            self._ending(event)
            self._mark(entry.number, event)
            count_cards(self.counts, (event,))
        self._hands(entry.number)

    def _deed(self, event: Event) -> None:
        if event.seat is None:
            return
        deeds = self.deeds[event.seat]
        if event.type == "played":
            deeds.played += 1
        if event.type == "drew":
            deeds.drawn += event.count or 0
        if event.type == "called" or event.called:
            deeds.called += 1
        if event.type == "caught":
            deeds.catches += 1
            self.deeds[event.other or 0].caught += 1
        if event.type == "challenged":
            deeds.challenged += 1
        if event.type == "verdict" and event.guilty:
            deeds.bluffs_found += 1

    def _ending(self, event: Event) -> None:
        if event.type == "blocked":
            self.rounds[-1] = replace(self.rounds[-1], blocked=True)
        if event.type == "round_over":
            self.rounds[-1] = replace(
                self.rounds[-1],
                winner=event.seat,
                points=event.points or 0,
                cards=list(self.counts),
            )

    def _mark(self, number: int, event: Event) -> None:
        kind = "call" if event.called else MARKED.get(event.type)
        if event.type == "round_over":
            kind = "end"
        if kind is not None:
            self.marks.append(Mark(number, kind, event.seat))

    def _hands(self, number: int) -> None:
        for deeds, count in zip(self.deeds, self.counts, strict=True):
            if count > deeds.most_cards:
                deeds.most_cards, deeds.most_cards_at = count, number


def story_of(stored: Stored, totals: Sequence[int]) -> Story:
    """Tell a match from its whole log and the totals at its end.

    Raises `TableError` (`table/unreadable`) where its snapshots are of another layout.
    """
    teller = _Teller(len(stored.setup.seats))
    for entry in stored.entries:
        teller.hear(entry)
    shots = {shot.number: shot.data for shot in stored.snapshots}
    after = [_totals(stored.setup, shots[one.first]) for one in teller.rounds[1:]]
    rounds = [
        replace(one, totals=list(found))
        for one, found in zip(teller.rounds, [*after, totals], strict=True)
    ]
    return Story(tuple(rounds), tuple(teller.deeds), tuple(teller.marks))


def _totals(setup: Setup, snapshot: bytes) -> list[int]:
    """Return the totals with which a round was dealt."""
    try:
        return Match.from_bytes(setup.rules, snapshot).totals
    except NotationError as error:
        raise unreadable(setup.match, "it was saved by another version of the program") from error
