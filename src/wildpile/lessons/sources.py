"""Where a ruling stands in docs/rules.md: what every answer names as its source."""

from __future__ import annotations

from dataclasses import dataclass

from wildpile.choices import SWITCHES
from wildpile.errors import LessonError

DECKS, SWITCHES_SECTION = "1 The decks", "3 Switches"

# Paragraphs with a heading of their own, and the headings over those that have none.
TITLES = {
    "2.1": "Deal",
    "2.2": "Opening card",
    "2.3": "A turn",
    "2.4": "Skip",
    "2.5": "Wild",
    "2.6": "Wild Draw Four",
    "2.7": "Wild Triforce",
    "2.8": "Wild Shuffle Hands",
    "2.9": "Wild Customizable",
    "2.10": "UNO",
    "2.11": "Going out",
    "2.12": "Piles",
    "2.13": "Leaving",
    "5.1": "Deal",
    "5.2": "Two players",
    "5.3": "Calls",
    "5.4": "What is offered",
    "5.5": "Jump-in",
    "5.6": "Drawing on",
    "5.7": "Bounces",
    "5.8": "Leaving",
    "5.9": "Mercy",
    "5.10": "Blocked",
    "5.11": "Rounds without end",
    "5.12": "A round's points",
    "5.13": "The last card",
}
GROUPS = {
    "Stacking": range(1, 11),
    "Jumping in": range(11, 21),
    "Seven-zero": range(21, 28),
    "Drawing until a card fits, duties, mercy": range(28, 36),
    "Everything else": range(36, 45),
}
_MEETINGS = {f"4.{number}": group for group, numbers in GROUPS.items() for number in numbers}


@dataclass(frozen=True, slots=True)
class Source:
    """A place in docs/rules.md: the ruling (`2.6`, `stack`), its heading, its anchor there."""

    ruling: str
    heading: str
    anchor: str


def source(ruling: str) -> Source:
    """Return where a ruling stands. Raises `LessonError` (`lessons/unknown_ruling`).

    >>> source("2.6").anchor, source("stack").anchor, source("4.11").heading
    ('r2-6', '3-switches', 'Jumping in')
    """
    if ruling == "1":
        return Source(ruling, DECKS, "1-the-decks")
    if ruling in SWITCHES:
        return Source(ruling, SWITCHES_SECTION, "3-switches")
    heading = TITLES.get(ruling) or _MEETINGS.get(ruling)
    if heading is None:
        raise LessonError("lessons/unknown_ruling", f"no such ruling: {ruling!r}")
    return Source(ruling, heading, "r" + ruling.replace(".", "-"))
