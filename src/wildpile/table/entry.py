"""What a match is made of for good: its setup, and the numbered entries of its log."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.rules import RULES_VERSION, Ruleset

Kind = Literal["deal", "move", "leave", "pace"]
Pace = Literal["slow", "normal", "fast", "off"]
PACES: tuple[Pace, ...] = ("slow", "normal", "fast", "off")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a bot by its level, or a person by the hash of the token."""

    name: str
    bot: str | None = None
    owner: bytes | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """What never changes about a match.

    `key` (32 bytes) shuffles its deck and never leaves the server.
    """

    match: str
    rules: Ruleset
    seats: tuple[Seat, ...]
    key: bytes = field(repr=False)
    pace: Pace = "normal"
    created: float = field(default_factory=time.time)
    rules_version: int = RULES_VERSION

    def seat_of(self, owner: bytes) -> int | None:
        """Return the first seat of a person, `None` for none."""
        return next((seat for seat, who in enumerate(self.seats) if who.owner == owner), None)

    def people(self) -> list[int]:
        """Return the seats that are no bots."""
        return [seat for seat, who in enumerate(self.seats) if who.bot is None]

    def again(self, match: str, key: bytes, pace: Pace) -> Setup:
        """Return the setup of another match of the same seats by the same rules."""
        return replace(self, match=match, key=key, pace=pace, created=time.time())


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a match's log, and the digest of the state after it.

    `action` is the action's text, the pace for `pace`, empty for `deal` and `leave`; `events` are
    complete, nothing redacted; `pace` is the one in force after the entry.
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

    def events_json(self) -> list[dict[str, Any]]:
        """Return the events as they are stored: complete, yellow for gold."""
        return [event.to_json() for event in self.events]


def is_over(setup: Setup, match: Match) -> bool:
    """Tell whether a match has ended, or every person has left it."""
    present = int(match.state.present)
    return match.is_over or not any(present >> seat & 1 for seat in setup.people())
