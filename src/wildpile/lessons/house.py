"""Official rule or house rule: the rows of the Learn page, and what a table changes on it."""

from __future__ import annotations

from dataclasses import dataclass

from wildpile import choices
from wildpile.cards import deck
from wildpile.choices import SWITCHES
from wildpile.lessons.examples import ALL, Example
from wildpile.rules import Ruleset

_HANDS = "P2[Y9 Y1] P3[B3 G4]"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRow:
    """A rule that many play otherwise: `learn-house-<key>`, and the question that settles it."""

    key: str
    question: str
    example: Example

    def followed(self, rules: Ruleset) -> str:
        """Tell what a table plays here: `official`, `house`, or `other` (another house rule).

        >>> ROWS[0].followed(Ruleset.of("c108")), ROWS[0].followed(Ruleset.of("c108", stack="22"))
        ('official', 'house')
        """
        house = self.example.house_rules(rules.edition).changes()
        official = Ruleset.default(rules.edition)
        if all(_covers(getattr(rules, key), value) for key, value in house.items()):
            return "house"
        if all(getattr(rules, key) == getattr(official, key) for key in house):
            return "official"
        return "other"


def _covers(has: str | int, value: str | int) -> bool:
    """Tell whether a switch has a value, or of a set of kinds all that the value has."""
    if has == value:
        return True
    return isinstance(has, str) and "," in has and {*str(value).split(",")} <= {*has.split(",")}


def _row(
    key: str,
    question: str,
    position: str,
    acts: tuple[str, ...],
    expect: str,
    house: str,
    house_expect: str,
    editions: tuple[str, ...] = ALL,
) -> HouseRow:
    return HouseRow(
        key=key,
        question=question,
        example=Example(
            key=key,
            section="official",
            position=position,
            acts=acts,
            expect=expect,
            house=house,
            house_expect=house_expect,
            editions=editions,
        ),
    )


ROWS: tuple[HouseRow, ...] = (
    _row(
        "stacking",
        "two-on-two",
        "P1[R+2 R1 B2] P2[G+2 Y9 Y1] P3[B3 G4]; top R7",
        ("P1:R+2", "P2:G+2"),
        "err",
        "stack=22",
        "pend=4@P3",
    ),
    _row(
        "choosing",
        "must-play",
        f"P1[R1 G5 B2] {_HANDS}; top R7; draw B1 B2",
        ("P1:draw",),
        "n(P1)=4; turn=P2",
        "force=always",
        "err=action/must_play",
    ),
    _row(
        "drawing",
        "draw-until",
        f"P1[G5 G6 Y2] {_HANDS}; top R7; draw B1 B2 R9 B4",
        ("P1:draw",),
        "n(P1)=4; turn=P2",
        "dtm=must",
        "n(P1)=6; turn=P1",
    ),
    _row(
        "drawn",
        "play-drawn",
        f"P1[G5 G6 Y2] {_HANDS}; top R7; draw R9 B1",
        ("P1:draw", "P1:keep"),
        "n(P1)=4; turn=P2",
        "force=drawn",
        "err=action/must_play",
    ),
    _row(
        "jumping",
        "jump-in",
        "P1[R5 R1 B2] P2[Y9 Y1] P3[R5 B3 B6]; top R7",
        ("P1:R5", "P3:jump,R5"),
        "err",
        "jump=1",
        "top=R5; n(P3)=2; turn=P1",
    ),
    _row(
        "swapping",
        "seven-zero",
        "P1[R7 R1 B2] P2[Y9 Y1 B3 G5] P3[B3 G4]; top R5",
        ("P1:R7>P2",),
        "err",
        "seven0=1",
        "hand(P1)=Y9,Y1,B3,G5; hand(P2)=R1,B2",
    ),
    _row(
        "finishing",
        "finish-action",
        f"P1[RS] {_HANDS}; top R7",
        ("P1:RS",),
        "win=P1; pts=17",
        "finish=number",
        "err=action/barred_last",
    ),
    _row(
        "forgetting",
        "uno-penalty",
        f"P1[R5 B6] {_HANDS}; top R7",
        ("P1:R5", "P3:catch,P1"),
        "n(P1)=3",
        "uno_penalty=4",
        "n(P1)=5",
    ),
    _row(
        "bouncing",
        "skip-saves",
        "P1[R+2 R1 B2] P2[RS Y9 Y1] P3[B3 G4]; top R7",
        ("P1:R+2", "P2:RS"),
        "err",
        "skip_bounce=1",
        "pend=2@P3",
    ),
    _row(
        "answering",
        "triforce-wild",
        "P1[WT R1 B2] P2[W G5 G8] P3[B3 G4]; top R7",
        ("P1:WT>g", "P2:W>b"),
        "err=action/needs_triforce",
        "tri_answer=anywild",
        "col=b; need=none; turn=P3",
        ("zelda",),
    ),
    _row(
        "turn_after",
        "triforce-turn",
        "P1[WT R1 B2] P2[G5 B9] P3[B3 G4]; top R7; draw G9 B1 B2",
        ("P1:WT>g", "P2:take"),
        "n(P2)=5; turn=P3",
        "tri_after=play_drawn",
        "n(P2)=5; turn=P2",
        ("zelda",),
    ),
)


def rows(edition: str) -> list[HouseRow]:
    """Return the rows of an edition's page."""
    return [row for row in ROWS if edition in row.example.editions]


# The section of the page that a switch changes: its group's, so that a new switch has one, but for
# those that stand elsewhere on the page.
_OF_GROUP = {
    choices.DRAW_CARDS: "cards",
    choices.DRAWING: "moves",
    choices.JUMPING_IN: "cards",
    choices.HANDS: "cards",
    choices.WILDS: "cards",
    choices.UNO: "one_card",
    choices.GOING_OUT: "winning",
    choices.DEAL: "aim",
}
_ELSEWHERE = {
    "stack_challenge": "challenge",
    "wd4": "challenge",
    "wd4_match": "challenge",
    "uno_swap": "one_card",
    "mercy": "winning",
    "last_draw": "winning",
    "tri_last": "winning",
    "ws_last": "winning",
    "two_rev": "cards",
}
SECTION_OF: dict[str, str] = {
    key: _ELSEWHERE.get(key, _OF_GROUP[switch.group]) for key, switch in SWITCHES.items()
}


def marks(rules: Ruleset) -> dict[str, list[str]]:
    """Return the switches that differ from official play, by the section that they belong to.

    >>> marks(Ruleset.of("c108", stack="22", uno_penalty=4))
    {'cards': ['stack'], 'one_card': ['uno_penalty']}
    """
    found: dict[str, list[str]] = {}
    for key in rules.changes():
        found.setdefault(SECTION_OF[key], []).append(key)
    return found


def facts(rules: Ruleset) -> dict[str, str | int]:
    """Return the variables that every message of the Learn page may use: each switch by its key
    (`$uno_penalty`), `$edition`, `$cards`, how many lie in the deck, `$passes_two`: 1 where a card
    can pass a Draw Two on, and `$answers`: 1 where one can answer any draw card.

    >>> facts(Ruleset.of("zelda"))["wd4_match"], facts(Ruleset.of("c108"))["cards"]
    ('colour_wild', 108)
    """
    values: dict[str, str | int] = {key: getattr(rules, key) for key in SWITCHES}
    stacks = {"22", "42"} & {*rules.stack.split(",")}
    passes = bool(stacks or rules.skip_bounce or rules.reverse_bounce)
    return {
        **values,
        "edition": rules.edition,
        "cards": sum(deck(rules.edition, rules.decks)),
        "passes_two": int(passes),
        "answers": int(passes or rules.stack != "none"),
    }
