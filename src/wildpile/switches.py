"""The switches of the rules: one table with each one's key, default, values and meaning.

Source: rules.md section 9. A key stands in scenarios, records and requests, and is the name of
`Ruleset`'s field too.
"""

from __future__ import annotations

from dataclasses import dataclass

from wildpile.cards import EDITIONS
from wildpile.errors import RulesError

STACKS = ("22", "44", "42", "24")


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
    needs: str = ""  # a switch that must be on for this one to mean anything
    says: str = ""

    def parse(self, text: str | int, *, brief: bool = False) -> str | int:
        """Read a value, under `brief` any number. Raises `RulesError` (`rules/bad_value`)."""
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
        low = 1 if brief and self.off is not None else self.low
        if word.isascii() and word.isdigit() and low <= int(word) <= self.high:
            return int(word)
        either = f"{self.off} or " if self.off else ""
        raise RulesError(
            "rules/bad_value",
            f"{self.key}={text}: {either}a whole number from {self.low} to {self.high}",
        )

    def is_on(self, value: str | int) -> bool:
        """Tell whether a value is not the one that switches it off."""
        return value not in ("none", "off", 0)

    def choices(self) -> tuple[str | int, ...]:
        """Return every value that the switch takes, in the order that rules codes count them."""
        if self.key == "stack":
            sets = range(1 << len(STACKS))
            return tuple(
                ",".join(kind for place, kind in enumerate(STACKS) if bits >> place & 1) or "none"
                for bits in sets
            )
        if self.key == "tri_chain_add":
            return tuple(map(int, self.values))
        if self.values:
            return self.values
        numbers = tuple(range(self.low, self.high + 1))
        return numbers if self.off is None else (0, *numbers)

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
        Switch("decks", 1, low=1, high=2, says="decks shuffled together"),
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
        Switch("stack", "none", says="draw cards that may answer draw cards"),
        Switch(
            "stack_challenge",
            "last",
            ("last", "none"),
            needs="stack",
            says="challenging a stacked Wild Draw Four",
        ),
        Switch("dtm", "off", ("off", "may", "must"), says="draw until a card fits"),
        _flag("dtm_on_choice", 0, "drawing on although a card in hand fits", needs="dtm"),
        Switch(
            "force",
            "off",
            ("off", "drawn", "always"),
            says="playing when able is a duty",
        ),
        _flag("draw_pass", 0, "a drawn card may not be played in the same turn"),
        _flag("jump", 0, "the twin of the top card may be played out of turn"),
        _flag("jump_w4", 1, "Wild Draw Four may be jumped in", needs="jump"),
        Switch(
            "jump_on_penalty",
            "allow",
            ("allow", "forbid"),
            needs="jump",
            says="jumping in on a penalty",
        ),
        _flag("seven0", 0, "a 7 swaps hands, a 0 passes them on"),
        _flag("seven_optional", 0, "the swap of a 7 may be declined", needs="seven0"),
        _flag("zero_again", 0, "whoever plays a 0 plays again", needs="seven0"),
        Switch("mercy", 0, low=8, high=99, off="off", says="hand size that eliminates"),
        _flag("skip_bounce", 0, "a Skip passes a Draw Two on"),
        _flag("reverse_bounce", 0, "a Reverse sends a Draw Two back"),
        Switch(
            "finish",
            "any",
            ("any", "number", "no_wild", "no_draw"),
            says="cards allowed as the last",
        ),
        _flag("last_draw", 1, "going out on a draw card makes the next player draw"),
        Switch(
            "scoring",
            "winner",
            ("winner", "lowest", "elimination", "single"),
            says="how rounds become a match",
        ),
        Switch("target", 500, low=1, high=10_000, says="points that end a match"),
        _flag("teams", 0, "partners sit opposite"),
    )
}

# For people who look through them: what belongs together, the most wanted first.
GROUPS: dict[str, tuple[str, ...]] = {
    "Draw cards": (
        "stack",
        "stack_challenge",
        "skip_bounce",
        "reverse_bounce",
        "last_draw",
    ),
    "Drawing": ("dtm", "dtm_on_choice", "force", "draw_pass"),
    "Jumping in": ("jump", "jump_w4", "jump_on_penalty"),
    "Hands": ("seven0", "seven_optional", "zero_again", "mercy", "uno_swap"),
    "Wilds": (
        "wd4",
        "wd4_match",
        "tri_answer",
        "tri_after",
        "tri_chain_add",
        "tri_last",
        "ws_last",
        "ws_colour",
        "wc_rule",
    ),
    "UNO": ("uno_required", "uno_penalty", "false_uno_penalty", "false_catch_penalty"),
    "Going out and points": ("finish", "blocked", "scoring", "target", "teams"),
    "The deal": (
        "hand",
        "decks",
        "two_rev",
        "opening",
        "opening_reverse",
        "opening_ignored",
    ),
}
