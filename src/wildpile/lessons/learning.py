"""The Learn page as a whole: its sections in order, each with all that stands in it."""

from __future__ import annotations

from dataclasses import dataclass

from wildpile.cards import parse_face, points
from wildpile.lessons.acting import in_edition
from wildpile.lessons.examples import SECTIONS, Example, before, examples
from wildpile.lessons.house import HouseRow, marks, rows
from wildpile.lessons.tasks import Task
from wildpile.lessons.trying import try_tasks
from wildpile.rules import Ruleset

# The sentences of each section, by their messages; those of examples, rows and turns to try stand
# with them.
_TEXTS: dict[str, tuple[str, ...]] = {
    "aim": (
        "learn-aim",
        "learn-aim-deal",
        "learn-aim-piles",
        "learn-aim-first",
        "learn-aim-opening",
        "learn-aim-dealer",
        "learn-aim-deck",
        "learn-aim-about",
    ),
    "moves": (
        "learn-moves-match",
        "learn-moves-color",
        "learn-moves-draw",
        "learn-moves-drawn",
        "learn-moves-call",
        "learn-moves-score",
    ),
    "try": ("learn-try",),
    "cards": ("learn-cards-lead",),
    "challenge": ("learn-challenge",),
    "one_card": ("learn-one_card",),
    "official": ("learn-official",),
    "winning": ("learn-winning", "learn-winning-single"),
    "before": ("learn-before",),
}
_BLUFFS = (
    "learn-challenge-rule",
    "learn-challenge-named",
    "learn-challenge-if-bluff",
    "learn-challenge-if-fair",
    "learn-challenge-shown",
    "learn-challenge-when",
)
_CALLS = ("learn-one_card-caught", "learn-one_card-grows")
_CARDS = {
    "number": "B7",
    "skip": "GS",
    "reverse": "BR",
    "two": "Y+2",
    "wild": "W",
    "four": "W4",
    "triforce": "WT",
    "shuffle": "WS",
    "custom": "WC",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEntry:
    """A card of the section `cards`: the message `learn-cards-<key>`, a face to draw, its worth
    (`None`: its number), and the examples of its effect.
    """

    key: str
    face: str
    points: int | None
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Worth:
    """A row of the points: its message, and what such a card is worth (`None`: its number)."""

    label: str
    points: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A section: `learn-<key>-heading`, its sentences, what is in it, and what is not official.

    `marks` are the switches that the table has set otherwise, `questions` keys of Settle.
    """

    key: str
    texts: tuple[str, ...]
    examples: tuple[Example, ...] = ()
    tasks: tuple[Task, ...] = ()
    cards: tuple[CardEntry, ...] = ()
    rows: tuple[HouseRow, ...] = ()
    worths: tuple[Worth, ...] = ()
    questions: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()


def learn(rules: Ruleset) -> list[Section]:
    """Return the page of an edition, as these rules have it.

    >>> [section.key for section in learn(Ruleset.of("zelda"))][:4]
    ['aim', 'moves', 'try', 'cards']
    """
    changed = marks(rules)
    return [_section(key, rules, tuple(changed.get(key, ()))) for key in SECTIONS]


def _section(key: str, rules: Ruleset, changed: tuple[str, ...]) -> Section:
    edition = rules.edition
    shown = tuple(examples(key, rules))
    if key == "challenge" and rules.wd4 != "bluff":
        shown = ()
    return Section(
        key=key,
        texts=_texts(key, rules),
        examples=shown if key != "cards" else (),
        tasks=tuple(try_tasks(rules)) if key == "try" else (),
        cards=tuple(_entries(rules, shown)) if key == "cards" else (),
        rows=tuple(rows(edition)) if key == "official" else (),
        worths=tuple(_worths(edition)) if key == "winning" else (),
        questions=before(edition) if key == "before" else (),
        marks=changed,
    )


def _texts(key: str, rules: Ruleset) -> tuple[str, ...]:
    texts = _TEXTS[key]
    if key == "aim" and rules.decks > 1:
        return (*texts, "learn-aim-decks")
    if key == "challenge" and rules.wd4 == "bluff":
        return texts + _BLUFFS
    if key == "one_card" and rules.uno_required:
        return texts + _CALLS
    if key == "winning" and rules.edition == "zelda" and rules.scoring == "winner":
        return texts[:1]  # its aim has said that points are a variant
    return texts


def _entries(rules: Ruleset, shown: tuple[Example, ...]) -> list[CardEntry]:
    found = []
    for key, text in _CARDS.items():
        own = tuple(example for example in shown if example.key.partition("_")[0] == key)
        if own:
            face = in_edition(text, rules.edition)
            worth = None if key == "number" else points(parse_face(face))
            found.append(CardEntry(key=key, face=face, points=worth, examples=own))
    return found


def _worths(edition: str) -> list[Worth]:
    faces = {"actions": "RS", "wilds": "W"} | ({"extra": "WS"} if edition == "classic112" else {})
    return [
        Worth(label="learn-winning-numbers", points=None),
        *(
            Worth(label=f"learn-winning-{name}", points=points(parse_face(face)))
            for name, face in faces.items()
        ),
    ]
