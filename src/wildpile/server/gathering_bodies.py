"""What clients send to a gathering, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from wildpile.rules import Ruleset, from_mapping
from wildpile.rulescode import rules_of
from wildpile.server.answers import Answer, RulesInfo
from wildpile.server.bodies import (
    Body,
    Choices,
    Edition,
    Level,
    Name,
    Pace,
    Seat,
    Watching,
    Whole,
    _text,
)

Kind = Literal["private", "unlisted", "public"]
Title = Annotated[
    str,
    Field(max_length=40, examples=["Sunday evening"]),
    BeforeValidator(lambda value: " ".join(value.split()) if isinstance(value, str) else value),
    AfterValidator(_text),
]
Places = Annotated[Whole, Field(ge=2, le=10, examples=[4])]
Code = Annotated[str, Field(min_length=3, max_length=40, examples=["c1y"])]


class RulesGiven(Body):
    """Rules: an edition with switches by key, or a rules code."""

    edition: Edition | None = None
    rules: Choices = Field(default_factory=dict)
    code: Code | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> RulesGiven:
        if (self.edition is None) == (self.code is None) or (self.code and self.rules):
            raise ValueError("rules are given by edition and switches, or by a code")
        return self

    def ruleset(self) -> Ruleset:
        """Return the rules. Raises `RulesError`."""
        if self.code is not None:
            return rules_of(self.code)
        assert self.edition is not None
        return from_mapping(self.edition, self.rules, None)


class NewGathering(RulesGiven):
    """A table to gather at; whoever makes it sits at seat 0 and is its host."""

    name: Name = "You"
    kind: Kind = "unlisted"
    title: Title = ""
    places: Places = 4
    pace: Pace = "normal"
    watch: Watching = "off"
    id: Annotated[str, Field(min_length=1, max_length=64), AfterValidator(_text)] | None = Field(
        default=None, description="The client's own: sent again, it makes one table."
    )


class Sit(Body):
    """Somebody who sits down, on any free seat where none is named."""

    name: Name
    seat: Seat | None = None


class SeatNamed(Body):
    """A seat of the table."""

    seat: Seat


class Bots(Body):
    """Bots for all free seats, or one for a seat."""

    level: Level
    seat: Seat | None = None


class Lock(Body):
    """Whether others may sit down."""

    locked: bool


class Arrange(Body):
    """What the host changes; what is left out stays."""

    places: Places | None = None
    title: Title | None = None
    pace: Pace | None = None
    watch: Watching | None = None


class Vote(Body):
    """Whether somebody is for the rules that are proposed."""

    agree: bool


class Pause(Body):
    """Whether somebody wishes a pause."""

    pause: bool


class Claim(Body):
    """A ticket for a seat."""

    ticket: Annotated[str, Field(min_length=1, max_length=64)]


class Key(Body):
    """A person's own key."""

    token: Annotated[str, Field(min_length=1, max_length=128)]


# --- Answers ---------------------------------------------------------------------------------


class Sitter(Answer):
    """Who sits at a seat; `here` is whether they were there in the last 45 seconds."""

    seat: int
    name: str
    bot: str | None
    host: bool
    here: bool


class ProposalInfo(Answer):
    """Rules proposed for the next match, by which seat, and which seats are for them."""

    edition: Edition
    rules: RulesInfo
    by: int
    agreed: list[int]
    needed: int


class GatheringInfo(Answer):
    """A table before its match, as the caller may see it."""

    gathering: str
    number: int
    state: Literal["open", "playing", "ended"]
    kind: Kind
    title: str
    code: str | None
    link: str
    edition: Edition
    rules: RulesInfo
    pace: Pace
    watch: Watching
    locked: bool
    places: int
    matches: int
    seats: list[Sitter]
    you: int | None
    host: bool
    match: str | None
    seat: int | None
    proposal: ProposalInfo | None


class Listed(Answer):
    """A public table where one can sit down."""

    gathering: str
    title: str
    host: str
    edition: Edition
    rules: RulesInfo
    places: int
    people: int
    bots: int
    watch: Watching


class Lobby(Answer):
    """Public tables, the newest first; `next` goes on from here."""

    gatherings: list[Listed]
    next: str | None


class Found(Answer):
    """The table that a short code leads to."""

    gathering: str
