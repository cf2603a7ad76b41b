"""What the server answers about matches that are over, for the OpenAPI description."""

from __future__ import annotations

from typing import Any

from wildpile.server.answers import Answer, EventInfo
from wildpile.server.bodies import Edition


class RoundInfo(Answer):
    """A round: the numbers of its entries, how it ended, the totals after it."""

    round: int
    first: int
    last: int
    dealer: int
    turns: int
    winner: int | None
    points: int | None
    blocked: bool
    cards: list[int]
    totals: list[int]


class DeedsInfo(Answer):
    """What one seat did in a match."""

    played: int
    drawn: int
    called: int
    catches: int
    caught: int
    challenged: int
    bluffs_found: int
    most_cards: int
    most_cards_at: int


class MarkInfo(Answer):
    """A move that people look for."""

    number: int
    kind: str
    seat: int | None


class OriginInfo(Answer):
    """The match, and the entry in it, from which another goes on."""

    match: str
    number: int


class GameInfo(Answer):
    """A match that is over."""

    match: str
    edition: Edition
    rules: str
    scoring: str
    teams: bool
    target: int | None
    date: str
    origin: OriginInfo | None
    names: list[str | None]
    bots: list[str | None]
    totals: list[int]
    winner: int | None
    rounds: list[RoundInfo]
    seats: list[DeedsInfo]
    marks: list[MarkInfo]


class FrameInfo(Answer):
    """An entry as some eyes see it; `view` has what changed since the frame before."""

    number: int
    seat: int | None
    events: list[EventInfo]
    view: dict[str, Any]


class RoundFrames(Answer):
    """A round move by move; `seat` is whose eyes, null where all hands are open."""

    round: int
    seat: int | None
    frames: list[FrameInfo]
