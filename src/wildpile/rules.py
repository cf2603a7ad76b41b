"""`Ruleset`: every choice of the rules in one value, checked as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from wildpile.cards import EDITIONS, deck
from wildpile.choices import SWITCHES, Choices
from wildpile.errors import RulesError

RULES_VERSION = 1
EDITION_ALIASES = {"c108": "classic108", "c112": "classic112"}

COUNTED = ("teams", "hand", "decks")
"""The switches that bear on how many can play."""

EDITION_DEFAULTS: dict[str, dict[str, Any]] = {
    "classic108": {},
    "classic112": {},
    "zelda": {"opening": "redraw", "wd4_match": "colour_wild"},
}


# Ways in which many people play.
PRESETS: dict[str, dict[str, str | int]] = {
    "official": {},
    "mobile": {"stack": "22,44", "seven0": 1, "force": "drawn"},
    "party": {"stack": "22,44", "seven0": 1, "jump": 1, "dtm": "must"},
    "no_mercy_style": {
        "stack": "22,44,42",
        "dtm": "must",
        "force": "drawn",
        "seven0": 1,
        "mercy": 25,
        "wd4": "free",
    },
}


@dataclass(frozen=True, slots=True)
class Ruleset(Choices):
    """Every rule choice: an edition and all switches. Build one with `Ruleset.of`; the constructor
    itself checks nothing.

    >>> Ruleset.of("zelda").wd4_match, Ruleset.of("c108", target=200).target
    ('colour_wild', 200)
    """

    edition: str = field(default="classic108", kw_only=True)

    @classmethod
    def of(cls, edition: str, **choices: str | int) -> Ruleset:
        """Return an edition's rules with some switches set.

        Raises `RulesError` naming every problem at once: `rules/unknown_edition`,
        `rules/unknown_switch`, `rules/bad_value`, `rules/contradiction`; the error's code is the
        first problem's.
        """
        return cls._build(edition, choices)

    @classmethod
    def _build(
        cls, edition: str, choices: Mapping[str, str | int], *, brief: bool = False
    ) -> Ruleset:
        edition = EDITION_ALIASES.get(edition, edition)
        if edition not in EDITIONS:
            raise RulesError(
                "rules/unknown_edition",
                f"unknown edition {edition!r}: one of {', '.join(EDITIONS)}",
            )
        values = dict(EDITION_DEFAULTS[edition])
        problems: list[tuple[str, str, str]] = []  # code, kind, message
        for key, text in choices.items():
            if key == "progressive":
                key, text = "stack", "22,44" if str(text) == "1" else "none"
            switch = SWITCHES.get(key)
            if switch is None:
                problems.append(
                    ("rules/unknown_switch", "unknown_switch", f"unknown switch {key!r}")
                )
                continue
            try:
                values[key] = switch.parse(text, brief=brief)
            except RulesError as error:
                problems.append((error.code, error.kinds[0], error.message))
        rules = cls(edition=edition, **values)
        problems += [
            ("rules/contradiction", kind, problem)
            for kind, problem in rules._contradictions(choices, brief)
        ]
        if problems:
            messages = tuple(message for _, _, message in problems)
            kinds = tuple(kind for _, kind, _ in problems)
            raise RulesError(problems[0][0], "; ".join(messages), messages, kinds)
        return rules

    def _contradictions(self, chosen: Iterable[str], brief: bool) -> list[tuple[str, str]]:
        """Return each contradiction: a name for its kind, and what is wrong in words."""
        found: list[tuple[str, str]] = []
        default = Ruleset.default(self.edition)
        for switch in SWITCHES.values():
            value = getattr(self, switch.key)
            if value == getattr(default, switch.key):
                continue
            said = f"{switch.say(value)} ({switch.key})"
            if self.edition not in switch.only:
                found.append(("edition", f"{said}: not a rule of {self.edition}"))
            if switch.needs:
                needed = SWITCHES[switch.needs]
                if not needed.is_on(getattr(self, switch.needs)):
                    text = f"{said}: nothing without “{needed.says}” ({needed.key})"
                    found.append(("needs", text))
        if self.tri_chain_add and self.tri_answer == "369":
            text = (
                "a dearer Wild Triforce (tri_chain_add) needs wilds that answer one "
                "(tri_answer=wt or anywild)"
            )
            found.append(("dearer_triforce", text))
        if self.scoring == "single" and "target" in chosen:
            text = "points that end the match (target) mean nothing in a single round"
            found.append(("single_target", text))
        if self.draw_pass and self.dtm != "off":
            text = "who draws until a card fits (dtm) must be allowed to play it (not draw_pass)"
            found.append(("draw_pass_dtm", text))
        if self.draw_pass and self.force == "drawn":
            text = (
                "a drawn card cannot be both a duty to play (force=drawn) and kept from play "
                "(draw_pass)"
            )
            found.append(("draw_pass_force", text))
        if self.stack_challenge == "none" and self.stack in ("22", "24", "22,24"):
            text = (
                "no Wild Draw Four is ever stacked, so none need be kept from challenges "
                "(stack_challenge needs 44 or 42 in stack)"
            )
            found.append(("stack_challenge", text))
        if self.teams and self.scoring == "elimination":
            text = "partners (teams) cannot be eliminated one by one (scoring=elimination)"
            found.append(("teams_elimination", text))
        if self.mercy and self.mercy <= self.hand and not brief:
            text = (
                f"a hand of {self.hand} cards (hand) would be out at once with mercy at "
                f"{self.mercy} cards (mercy)"
            )
            found.append(("mercy_hand", text))
        return found

    @classmethod
    def preset(cls, name: str, edition: str) -> Ruleset:
        """Return one of `PRESETS` for an edition. Raises `RulesError` (`rules/unknown_preset`).

        >>> Ruleset.preset("mobile", "c108").text
        'stack=22,44 force=drawn seven0=1'
        """
        if name not in PRESETS:
            raise RulesError(
                "rules/unknown_preset", f"unknown preset {name!r}: one of {', '.join(PRESETS)}"
            )
        return cls._build(edition, PRESETS[name])

    @classmethod
    def default(cls, edition: str) -> Ruleset:
        """Return an edition's official rules."""
        return cls(edition=edition, **EDITION_DEFAULTS[edition])

    def check_players(self, players: int) -> None:
        """Raise `RulesError` (`rules/players`) where that many cannot play by these rules."""
        if not 2 <= players <= 10:
            raise RulesError("rules/players", f"{players} players: 2 to 10 can play")
        problems = {}
        if self.teams and players != 4:
            problems["pairs"] = f"partners are four players, not {players} (teams)"
        cards = sum(deck(self.edition, self.decks))
        if players * self.hand + 1 > cards:
            problems["cards"] = (
                f"{players} players with {self.hand} cards each need more than the {cards} cards"
            )
        if problems:
            told = tuple(problems.values())
            raise RulesError("rules/players", "; ".join(told), told, tuple(problems))

    def changes(self) -> dict[str, str | int]:
        """Return the switches that differ from the edition's official rules."""
        default = Ruleset.default(self.edition)
        return {
            key: getattr(self, key)
            for key in SWITCHES
            if getattr(self, key) != getattr(default, key)
        }

    def differs(self) -> list[str]:
        """Say in words what differs from official play; a match's length is no difference.

        >>> Ruleset.of("c108", jump=1, target=200).differs()
        ['whoever holds the same card as the top one may play it out of turn (jump)']
        """
        return [
            f"{SWITCHES[key].say(value)} ({key})"
            for key, value in self.changes().items()
            if key != "target" and not (key == "scoring" and value == "single")
        ]

    def replace(self, **choices: str | int) -> Ruleset:
        """Return these rules with further switches set, checked like `of`."""
        brief = 0 < self.mercy <= max(self.hand, 7)
        return self._build(self.edition, {**self.changes(), **choices}, brief=brief)

    @property
    def text(self) -> str:
        """The rules as one word per switch, `base` where none is changed: what scenarios hold."""
        return " ".join(f"{key}={value}" for key, value in self.changes().items()) or "base"

    @property
    def gold(self) -> bool:
        """Whether gold takes yellow's place."""
        return self.edition == "zelda"


def parse_rules(edition: str, text: str, *, brief: bool = False) -> Ruleset:
    """Read `base` or `key=value key=value`, where `brief` allows any number for
    `mercy`. Raises `RulesError`.

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
        if key in choices:
            raise RulesError("rules/bad_value", f"{key} stands twice in {text!r}")
        choices[key] = value
    return Ruleset._build(edition, choices, brief=brief)


def from_mapping(
    edition: str, choices: Mapping[str, str | int], players: int | None = None
) -> Ruleset:
    """Build rules from a request's mapping, that so many can play. Raises `RulesError` with all
    that is wrong, the number of players included.
    """
    rules, found = None, []
    try:
        rules = Ruleset.of(edition, **dict(choices))
    except RulesError as error:
        found.append(error)
    if players is not None:
        try:
            if rules is None:  # judge by what bears on it, so that other problems hide none
                counted = {key: choices[key] for key in COUNTED if key in choices}
                Ruleset.of(edition, **counted).check_players(players)
            else:
                rules.check_players(players)
        except RulesError as error:
            if error.code == "rules/players":
                found.append(error)
    if rules is None or found:
        problems = tuple(problem for error in found for problem in error.problems)
        kinds = tuple(kind for error in found for kind in error.kinds)
        raise RulesError(found[0].code, "; ".join(problems), problems, kinds)
    return rules


def with_target(rules: Ruleset, target: int) -> Ruleset:
    """Return the same rules to another number of points."""
    return replace(rules, target=target)
