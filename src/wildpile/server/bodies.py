"""What clients send. Nothing that is not named here is taken."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

MOST_NUMBER = 2**31 - 1
JOINERS = "\u200c\u200d"


def _whole(value: object) -> object:
    """JSON has one type of numbers: 3.0 is a whole one there; booleans and strings are none."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def _name(text: str) -> str:
    name = " ".join(text.split())
    # Joiners belong to words in many scripts, and to emoji made of several.
    kinds = [unicodedata.category(letter)[0] for letter in name if letter not in JOINERS]
    if not kinds or "C" in kinds or set(kinds) == {"Z"}:
        raise ValueError("a name needs a letter, and no control characters")
    return name


def _text(value: str) -> str:
    if any(unicodedata.category(letter) in ("Cc", "Cs") for letter in value):
        raise ValueError("no control characters")
    return value


Whole = Annotated[int, BeforeValidator(_whole)]
Edition = Literal["classic108", "classic112", "zelda"]
Level = Literal["easy", "normal", "hard"]
Pace = Literal["slow", "normal", "fast", "off"]
Value = Annotated[str, Field(max_length=40)] | Whole


class Body(BaseModel):
    """Base of all bodies."""

    model_config = ConfigDict(extra="forbid", strict=True)


Name = Annotated[str, Field(min_length=1, max_length=24, examples=["Zoë"]), AfterValidator(_name)]
Seat = Annotated[Whole, Field(ge=0, le=9, examples=[1])]
Watching = Literal["off", "live", "delayed"]

Choices = Annotated[
    dict[Annotated[str, Field(max_length=40)], Value],
    Field(max_length=64, description="Switches of the rules by key."),
]


class RulesChoice(Body):
    """Rules to be looked at before a match: do they go together, and for so many players?"""

    edition: Edition
    rules: Choices = Field(default_factory=dict)
    players: Whole | None = Field(default=None, ge=2, le=10)


class NewMatch(Body):
    """A match to begin: the caller at seat 0, bots at the others."""

    edition: Edition
    opponents: list[Level] = Field(min_length=1, max_length=9)
    name: Name = "You"
    pace: Pace = "normal"
    rules: Choices = Field(default_factory=dict)


class GoOn(Body):
    """A match that is over, to be gone on with from one of its entries."""

    at: Whole = Field(ge=1, le=MOST_NUMBER, description="Number of the entry to go on after.")
    seat: Whole = Field(ge=0, le=MOST_NUMBER)
    name: Annotated[str, Field(min_length=1, max_length=24), AfterValidator(_name)] = "You"
    pace: Pace = "normal"


class Move(Body):
    """A move of a seat."""

    id: Annotated[str, Field(min_length=1, max_length=64), AfterValidator(_text)] = Field(
        description="The client's own, unique in the match: sent again, it acts once."
    )
    at: Whole = Field(ge=0, le=MOST_NUMBER, description="Number of the last update seen.")
    action: Annotated[str, Field(min_length=1, max_length=32), AfterValidator(_text)] = Field(
        description="R5, R5!, W4>g, R7>P2, jump,R5, draw, keep, take, challenge, pass, uno, "
        "catch,P3, colour,g, leave, next."
    )


class PaceChange(Body):
    """How long the bots take from now on."""

    pace: Pace
