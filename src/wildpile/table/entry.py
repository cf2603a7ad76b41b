"""What a match is made of for good: its setup, and the numbered entries of its log."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.rules import RULES_VERSION, Ruleset

Kind = Literal["deal", "move", "leave", "pace", "join", "seat", "wish"]
Pace = Literal["slow", "normal", "fast", "off"]
PACES: tuple[Pace, ...] = ("slow", "normal", "fast", "off")
Watching = Literal["off", "live", "delayed"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a bot by its level, or a person by the hash of the token."""

    name: str
    bot: str | None = None
    owner: bytes | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match is. Nothing of it changes but who sits at its seats, and that by an entry.

    `key` (32 bytes) shuffles its deck and never leaves the server before the match is over.
    `origin` is `match@number` where the match goes on from an entry of another one.
    """

    match: str
    rules: Ruleset
    seats: tuple[Seat, ...]
    key: bytes = field(repr=False)
    pace: Pace = "normal"
    created: float = field(default_factory=time.time)
    rules_version: int = RULES_VERSION
    origin: str | None = None
    watch: Watching = "off"
    gathering: str | None = None

    def seat_of(self, owner: bytes) -> int | None:
        """Return the first seat of a person, `None` for none."""
        return next((seat for seat, who in enumerate(self.seats) if who.owner == owner), None)

    def people(self) -> list[int]:
        """Return the seats that are no bots."""
        return [seat for seat, who in enumerate(self.seats) if who.bot is None]

    def with_seat(self, seat: int, who: Seat) -> Setup:
        """Return the setup with somebody at a seat, which may be the one after the last."""
        return replace(self, seats=(*self.seats[:seat], who, *self.seats[seat + 1 :]))

    def again(self, match: str, key: bytes, pace: Pace) -> Setup:
        """Return the setup of another match of the same seats by the same rules."""
        return replace(self, match=match, key=key, pace=pace, created=time.time(), origin=None)


@dataclass(frozen=True, slots=True)
class Standing:
    """What the people of a table have agreed on: whether it is paused, and who wishes it to be."""

    paused: bool = False
    wishes: frozenset[int] = frozenset()

    def wished(self, seat: int, *, pause: bool, people: set[int]) -> Standing:
        """Return the standing after a wish: all `people` agree on a pause, anybody ends it."""
        if not pause:
            return Standing(False, frozenset() if self.paused else self.wishes - {seat})
        if self.paused:
            return self
        wishes = self.wishes | {seat}
        return Standing(True) if wishes >= people else Standing(False, wishes)

    def to_json(self) -> dict[str, Any]:
        """Return what is stored, and shown in the view."""
        return {"paused": self.paused, "wishes": sorted(self.wishes)}

    @classmethod
    def from_json(cls, data: dict[str, Any] | None) -> Standing:
        """Read what was stored; nothing was before there were such things."""
        return cls() if data is None else cls(data["paused"], frozenset(data["wishes"]))


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a match's log, and the digest of the state after it.

    `action` is the action's text, the pace for `pace`, `pause` or `play` for `wish`, empty for the
    others; `events` are complete, nothing redacted; `pace` and `standing` are those in force after
    the entry.
    """

    number: int
    kind: Kind
    seat: int | None
    action: str
    client: str | None
    events: tuple[Event, ...]
    digest: str
    pace: Pace
    at: float
    standing: Standing = Standing()

    def events_json(self) -> list[dict[str, Any]]:
        """Return the events as they are stored: complete, yellow for gold."""
        return [event.to_json() for event in self.events]


def present_people(setup: Setup, match: Match) -> set[int]:
    """Return the seats of people who have not left the match."""
    present = int(match.state.present)
    return {seat for seat in setup.people() if present >> seat & 1}


def is_over(setup: Setup, match: Match) -> bool:
    """Tell whether a match has ended, or every person has left it."""
    return match.is_over or not present_people(setup, match)
