"""What the server answers, for the OpenAPI description and for tests.

Answers on hot paths are not checked against it.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from wildpile.server.bodies import Edition, Pace

Face = str
Color = Literal["r", "y", "g", "b", "a"]
Phase = Literal["play", "drawn", "answer", "triforce", "color", "over"]


class Answer(BaseModel):
    """Base of all answers."""

    model_config = ConfigDict(extra="forbid")


class Token(Answer):
    """A new person's token, for `Authorization: Bearer …`."""

    token: str


class Place(Answer):
    """A seat of a match."""

    match: str
    seat: int


class EditionInfo(Answer):
    """An edition of the game."""

    edition: Edition
    name: str
    cards: int
    players: list[int]


class SwitchInfo(Answer):
    """A switch of the rules: the values it takes, and what each means in words."""

    key: str
    group: str
    default: str | int
    values: list[str | int] | None
    low: int | None
    high: int | None
    off: str | None
    needs: str | None
    says: str
    words: dict[str, str]


class PresetInfo(Answer):
    """A way in which many people play, as switches."""

    name: str
    rules: dict[str, str | int]
    differs: list[str]


class RulesOffer(Answer):
    """Every switch of an edition, and the presets."""

    edition: Edition
    switches: list[SwitchInfo]
    presets: list[PresetInfo]


class RulesCheck(Answer):
    """What rules come to: their code, their words, or all that is wrong with them."""

    code: str | None
    text: str | None
    differs: list[str]
    problems: list[str]
    kinds: list[str]


class OwnMatch(Answer):
    """One of the caller's own matches."""

    match: str
    seat: int
    edition: Edition
    players: int
    round: int
    over: bool
    updated: str


class MoveDone(Answer):
    """The number of the entry that a move became."""

    number: int


class PauseDone(Answer):
    """Whether the table is paused now, and whose seats wish it to be."""

    paused: bool
    wishes: list[int]


class Ticket(Answer):
    """A ticket for a seat, good once until it expires, and the link that carries it."""

    ticket: str
    link: str
    expires: str


class PaceDone(Answer):
    """The pace from now on."""

    pace: Pace


class Health(Answer):
    """How the server is."""

    status: Literal["ok"]
    version: str
    kernel: Literal["compiled", "interpreted"]


class ProblemDetails(BaseModel):
    """An error (RFC 9457); `code` is stable."""

    type: str
    title: str
    status: int
    code: str
    detail: str


class RulesInfo(Answer):
    """By which rules a match is played."""

    code: str
    switches: dict[str, str | int]
    official: bool
    differs: list[str]
    scoring: str
    target: int | None


class SeatInfo(Answer):
    """What everybody sees of a seat."""

    seat: int
    name: str
    bot: str | None
    cards: int
    points: int
    last: Face | None
    exposed: bool
    called: bool
    left: bool
    out: bool


class Pending(Answer):
    """Cards owed by the seat in turn."""

    cards: int
    by: int | None
    face: Face
    kind: Literal["two", "four"]
    challenge: bool


class Demand(Answer):
    """What a Wild Triforce asks of the seat in turn."""

    color: Color
    cards: int


class Shown(Answer):
    """The hand shown to a challenger."""

    seat: int
    hand: list[Face]
    guilty: bool


class ResultHand(Answer):
    """A hand at a round's end, and what it counts."""

    seat: int
    hand: list[Face]
    points: list[int]
    sum: int
    gained: int
    total: int


class Result(Answer):
    """How a round ended."""

    winner: int | None
    blocked: bool
    points: int
    hands: list[ResultHand]
    match_winner: int | None
    match_over: bool


class View(Answer):
    """All that one seat knows of the table."""

    match: str
    ended: bool
    gathering: str | None
    paused: bool
    wishes: list[int]
    edition: Edition
    seat: int | None
    round: int
    pace: Pace
    rules: RulesInfo
    phase: Phase
    turn: int | None
    direction: Literal[1, -1]
    top: Face | None
    color: Color | None
    under: list[Face]
    draw_pile: int
    discard_pile: int
    dealer: int
    next: int | None
    seats: list[SeatInfo]
    hand: list[Face]
    legal: list[str]
    can_call: bool
    can_catch: list[int]
    why: dict[Face, str]
    rulings: dict[str, str]
    drawn: list[Face]
    pending: Pending | None
    accused_color: Color | None
    demand: Demand | None
    shown: Shown | None
    result: Result | None


class EventInfo(BaseModel):
    """Something that happened; the fields depend on the type, hidden faces are left out."""

    model_config = ConfigDict(extra="allow")

    type: str


class Snapshot(Answer):
    """Where the table is, with the round's last events."""

    number: int
    answer: Literal["fresh", "current", "old", "ahead"]
    view: View
    recent: list[EventInfo]


class Update(Answer):
    """One entry of the log, as one seat sees it."""

    number: int
    events: list[EventInfo]
    view: View


PROBLEM_JSON = "application/problem+json"
REASONS = {
    400: "The body is not JSON.",
    401: "No player.",
    403: "Not this player's to do, or a page of another site.",
    404: "No such match, seat or table.",
    409: "Stale: the table has moved on; or it is not the time for this.",
    410: "Gone: a match saved by another version, a table that has been closed, a ticket used.",
    413: "The body is too large.",
    421: "Another host is meant.",
    422: "Refused: not legal, or not understood.",
    429: "Too many requests.",
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI description of the errors that a route has, beside those that all have."""
    reference = {"schema": {"$ref": "#/components/schemas/ProblemDetails"}}
    return {
        status: {"description": REASONS[status], "content": {PROBLEM_JSON: reference}}
        for status in sorted({*statuses, 413, 421})
    }
