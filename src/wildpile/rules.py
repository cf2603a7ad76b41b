"""The switches of the rules: each choice one named field of `Ruleset`, with its values in one
table.

Source: rules.md section 9. A key stands in scenarios, records and requests, and is the field's name
too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace

from wildpile.cards import EDITIONS, deck
from wildpile.errors import RulesError

RULES_VERSION = 1
STACKS = ("22", "44", "42", "24")
EDITION_ALIASES = {"c108": "classic108", "c112": "classic112"}


@dataclass(frozen=True, slots=True)
class Switch:
    """One switch: its key, default, the values it takes, and what it decides (in words)."""

    key: str
    default: str | int
    values: tuple[str, ...] = ()  # an enumeration
    low: int = 0  # or a whole number from low
    high: int = 0  # to high
    off: str | None = None  # or this word, stored as 0 (mercy)
    only: tuple[str, ...] = EDITIONS  # editions that have it
    built: bool = True  # False: refused by name, whenever it is not at its default
    built_values: tuple[str, ...] | None = None  # None: all
    says: str = ""

    def parse(self, text: str | int) -> str | int:
        """Read a value. Raises `RulesError` (`rules/bad_value`)."""
        word = str(int(text)) if isinstance(text, bool) else str(text).strip().lower()
        if self.key == "stack":
            return _parse_stack(word)
        if self.values:
            if word in self.values:
                return word
            raise RulesError(
                "rules/bad_value", f"{self.key}={text}: one of {', '.join(self.values)}"
            )
        if self.off is not None and word in (self.off, "0"):
            return 0
        if word.isascii() and word.isdigit() and self.low <= int(word) <= self.high:
            return int(word)
        either = f"{self.off} or " if self.off else ""
        raise RulesError(
            "rules/bad_value",
            f"{self.key}={text}: {either}a whole number from {self.low} to {self.high}",
        )

    def number(self, value: str | int) -> int:
        """Return the value as the kernel's RULES record holds it."""
        if self.key == "stack":
            return sum(
                1 << place for place, kind in enumerate(STACKS) if kind in str(value).split(",")
            )
        if self.values:
            return self.values.index(str(value))
        return int(value)


def _parse_stack(word: str) -> str:
    kinds = [] if word in ("none", "0", "") else word.split(",")
    unknown = [kind for kind in kinds if kind not in STACKS]
    if unknown:
        raise RulesError("rules/bad_value", f"stack={word}: none or a set of {', '.join(STACKS)}")
    return ",".join(kind for kind in STACKS if kind in kinds) or "none"


def _flag(key: str, default: int, says: str, **more: object) -> Switch:
    return Switch(key, default, low=0, high=1, says=says, **more)  # type: ignore[arg-type]


_ZELDA, _C112 = ("zelda",), ("classic112",)

SWITCHES: dict[str, Switch] = {
    switch.key: switch
    for switch in (
        Switch(
            "opening",
            "apply",
            ("apply", "redraw"),
            says="an action card as opening card acts, or another is turned",
        ),
        Switch(
            "opening_reverse",
            "dealer",
            ("dealer", "right"),
            says="who starts after an opening Reverse",
        ),
        Switch(
            "opening_ignored",
            "bury",
            ("bury", "shuffle_back"),
            says="where passed-over opening cards go",
        ),
        Switch("hand", 7, low=1, high=15, says="cards dealt to each player"),
        Switch("decks", 1, low=1, high=2, built=False, says="decks shuffled together"),
        Switch("two_rev", "skip", ("skip", "none"), says="what Reverse does with two players"),
        Switch(
            "wd4",
            "bluff",
            ("bluff", "strict", "free"),
            says="whether Wild Draw Four may be a bluff",
        ),
        Switch(
            "wd4_match",
            "colour",
            ("colour", "colour_wild", "colour_allwild"),
            says="which cards in hand make a Wild Draw Four a bluff",
        ),
        Switch(
            "tri_after",
            "end_turn",
            ("end_turn", "play_drawn", "free_turn"),
            only=_ZELDA,
            says="after drawing three",
        ),
        Switch(
            "tri_answer",
            "369",
            ("369", "wt", "anywild"),
            only=_ZELDA,
            says="what answers a Wild Triforce",
        ),
        Switch(
            "tri_last",
            "none",
            ("none", "draw_if_unable"),
            only=_ZELDA,
            says="Wild Triforce as the last card",
        ),
        Switch(
            "tri_chain_add",
            0,
            ("0", "3"),
            only=_ZELDA,
            says="what each Wild Triforce on another adds to the price",
        ),
        Switch(
            "ws_last",
            "redeal",
            ("redeal", "win"),
            only=_C112,
            says="Wild Shuffle Hands as the last card",
        ),
        Switch(
            "ws_colour",
            "with_play",
            ("with_play", "after_deal"),
            only=_C112,
            says="when Shuffle Hands names a colour",
        ),
        Switch(
            "wc_rule",
            "plain",
            ("plain", "others_draw_2", "play_again", "discard_wilds"),
            only=_C112,
            says="what is written on Wild Customizable",
        ),
        _flag("uno_required", 1, "whether a player with one card must call"),
        Switch("uno_penalty", 2, low=0, high=6, says="cards for being caught without a call"),
        Switch("false_uno_penalty", 0, low=0, high=4, says="cards for a call out of place"),
        Switch("false_catch_penalty", 0, low=0, high=4, says="cards for a catch out of place"),
        Switch(
            "uno_swap",
            "actor",
            ("actor", "holders", "none"),
            says="who owes a call after hands are swapped or dealt",
        ),
        Switch("blocked", "lowest", ("lowest", "void"), says="who scores when nobody can move"),
        Switch("stack", "none", built=False, says="draw cards that may answer draw cards"),
        Switch(
            "stack_challenge",
            "last",
            ("last", "none"),
            built=False,
            says="challenging a stacked Wild Draw Four",
        ),
        Switch("dtm", "off", ("off", "may", "must"), built=False, says="draw until a card fits"),
        _flag("dtm_on_choice", 0, "drawing on although a card in hand fits", built=False),
        Switch(
            "force",
            "off",
            ("off", "drawn", "always"),
            built=False,
            says="playing when able is a duty",
        ),
        _flag("draw_pass", 0, "a drawn card may not be played in the same turn", built=False),
        _flag("jump", 0, "the twin of the top card may be played out of turn", built=False),
        _flag("jump_w4", 1, "Wild Draw Four may be jumped in", built=False),
        Switch(
            "jump_on_penalty",
            "allow",
            ("allow", "forbid"),
            built=False,
            says="jumping in on a penalty",
        ),
        _flag("seven0", 0, "a 7 swaps hands, a 0 passes them on", built=False),
        _flag("seven_optional", 0, "the swap of a 7 may be declined", built=False),
        _flag("zero_again", 0, "whoever plays a 0 plays again", built=False),
        Switch(
            "mercy", 0, low=8, high=99, off="off", built=False, says="hand size that eliminates"
        ),
        _flag("skip_bounce", 0, "a Skip passes a Draw Two on", built=False),
        _flag("reverse_bounce", 0, "a Reverse sends a Draw Two back", built=False),
        Switch(
            "finish",
            "any",
            ("any", "number", "no_wild", "no_draw"),
            built=False,
            says="cards allowed as the last",
        ),
        _flag("last_draw", 1, "going out on a draw card makes the next player draw", built=False),
        Switch(
            "scoring",
            "winner",
            ("winner", "lowest", "elimination", "single"),
            built_values=("winner", "lowest", "single"),
            says="how rounds become a match",
        ),
        Switch("target", 500, low=1, high=10_000, says="points that end a match"),
        _flag("teams", 0, "partners sit opposite", built=False),
    )
}

EDITION_DEFAULTS: dict[str, dict[str, str | int]] = {
    "classic108": {},
    "classic112": {},
    "zelda": {"opening": "redraw", "wd4_match": "colour_wild"},
}


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every rule choice. Build one with `Ruleset.of`; the constructor itself checks nothing.

    >>> Ruleset.of("zelda").wd4_match, Ruleset.of("c108", target=200).target
    ('colour_wild', 200)
    """

    edition: str = "classic108"
    opening: str = "apply"
    opening_reverse: str = "dealer"
    opening_ignored: str = "bury"
    hand: int = 7
    decks: int = 1
    two_rev: str = "skip"
    wd4: str = "bluff"
    wd4_match: str = "colour"
    tri_after: str = "end_turn"
    tri_answer: str = "369"
    tri_last: str = "none"
    tri_chain_add: int | str = 0
    ws_last: str = "redeal"
    ws_colour: str = "with_play"
    wc_rule: str = "plain"
    uno_required: int = 1
    uno_penalty: int = 2
    false_uno_penalty: int = 0
    false_catch_penalty: int = 0
    uno_swap: str = "actor"
    blocked: str = "lowest"
    stack: str = "none"
    stack_challenge: str = "last"
    dtm: str = "off"
    dtm_on_choice: int = 0
    force: str = "off"
    draw_pass: int = 0
    jump: int = 0
    jump_w4: int = 1
    jump_on_penalty: str = "allow"
    seven0: int = 0
    seven_optional: int = 0
    zero_again: int = 0
    mercy: int = 0
    skip_bounce: int = 0
    reverse_bounce: int = 0
    finish: str = "any"
    last_draw: int = 1
    scoring: str = "winner"
    target: int = 500
    teams: int = 0

    @classmethod
    def of(cls, edition: str, **choices: str | int) -> Ruleset:
        """Return an edition's rules with some switches set.

        Raises `RulesError` naming every problem at once: `rules/unknown_edition`,
        `rules/unknown_switch`, `rules/bad_value`, `rules/not_built`, `rules/contradiction`; the
        error's code is the first problem's.
        """
        edition = EDITION_ALIASES.get(edition, edition)
        if edition not in EDITIONS:
            raise RulesError(
                "rules/unknown_edition",
                f"unknown edition {edition!r}: one of {', '.join(EDITIONS)}",
            )
        values = dict(EDITION_DEFAULTS[edition])
        problems: list[tuple[str, str]] = []
        for key, text in choices.items():
            if key == "progressive":
                key, text = "stack", "22,44" if str(text) == "1" else "none"
            switch = SWITCHES.get(key)
            if switch is None:
                problems.append(("rules/unknown_switch", f"unknown switch {key!r}"))
                continue
            try:
                value = switch.parse(text)
            except RulesError as error:
                problems.append((error.code, error.message))
                continue
            values[key] = int(value) if key == "tri_chain_add" else value
        rules = cls(edition=edition, **values)  # type: ignore[arg-type]
        problems += rules._problems(choices)
        if problems:
            messages = tuple(message for _, message in problems)
            raise RulesError(problems[0][0], "; ".join(messages), messages)
        return rules

    def _problems(self, chosen: Iterable[str]) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        default = Ruleset.default(self.edition)
        for switch in SWITCHES.values():
            value = getattr(self, switch.key)
            changed = value != getattr(default, switch.key)
            if changed and self.edition not in switch.only:
                found.append(
                    ("rules/contradiction", f"{switch.key} is not a rule of {self.edition}")
                )
            if changed and (
                not switch.built or (switch.built_values and value not in switch.built_values)
            ):
                found.append(("rules/not_built", f"{switch.key}={value} is not built yet"))
        if self.tri_chain_add and self.tri_answer == "369":
            found.append(
                ("rules/contradiction", "tri_chain_add needs tri_answer=wt or tri_answer=anywild")
            )
        if self.scoring == "single" and "target" in chosen:
            found.append(("rules/contradiction", "target has no meaning with scoring=single"))
        return found

    @classmethod
    def default(cls, edition: str) -> Ruleset:
        """Return an edition's official rules."""
        return cls(edition=edition, **EDITION_DEFAULTS[edition])  # type: ignore[arg-type]

    def check_players(self, players: int) -> None:
        """Raise `RulesError` (`rules/players`) where that many cannot play by these rules."""
        if not 2 <= players <= 10:
            raise RulesError("rules/players", f"{players} players: 2 to 10 can play")
        cards = sum(deck(self.edition, self.decks))
        if players * self.hand + 1 > cards:
            raise RulesError(
                "rules/players",
                f"{players} players with {self.hand} cards each need more than the {cards} cards",
            )

    def changes(self) -> dict[str, str | int]:
        """Return the switches that differ from the edition's official rules."""
        default = Ruleset.default(self.edition)
        names = [field.name for field in fields(self) if field.name != "edition"]
        return {
            name: getattr(self, name)
            for name in names
            if getattr(self, name) != getattr(default, name)
        }

    def differs(self) -> list[str]:
        """Say in words what differs from official play; a match's length is no difference."""
        return [
            f"{SWITCHES[key].says}: {'off' if key == 'mercy' and not value else value} ({key})"
            for key, value in self.changes().items()
            if key != "target" and not (key == "scoring" and value == "single")
        ]

    def replace(self, **choices: str | int) -> Ruleset:
        """Return these rules with further switches set, checked like `of`."""
        return Ruleset.of(self.edition, **{**self.changes(), **choices})

    @property
    def text(self) -> str:
        """The rules as one word per switch, `base` where none is changed: what scenarios hold."""
        return " ".join(f"{key}={value}" for key, value in self.changes().items()) or "base"

    @property
    def gold(self) -> bool:
        """Whether gold takes yellow's place."""
        return self.edition == "zelda"


def parse_rules(edition: str, text: str) -> Ruleset:
    """Read `base` or `key=value key=value`. Raises `RulesError`.

    >>> parse_rules("c108", "wd4=strict uno_penalty=4").uno_penalty
    4
    """
    choices: dict[str, str | int] = {}
    for word in text.split():
        if word == "base":
            continue
        key, equals, value = word.partition("=")
        if not equals:
            raise RulesError("rules/bad_value", f"not a switch: {word!r} (key=value, or base)")
        choices[key] = value
    return Ruleset.of(edition, **choices)


def from_mapping(edition: str, choices: Mapping[str, str | int]) -> Ruleset:
    """Build rules from a request's mapping. Raises `RulesError`."""
    return Ruleset.of(edition, **dict(choices))


def with_target(rules: Ruleset, target: int) -> Ruleset:
    """Return the same rules to another number of points."""
    return replace(rules, target=target)
