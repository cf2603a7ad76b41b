"""What is compared: official play, presets, and every value of every switch, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wildpile.choices import GROUPS, SWITCHES
from wildpile.rules import PRESETS, Ruleset, parse_rules
from wildpile.switches import Switch

SAMPLES: dict[str, tuple[int, ...]] = {
    "hand": (3, 5, 10, 15),
    "decks": (2,),
    "uno_penalty": (0, 1, 4, 6),
    "false_uno_penalty": (2,),
    "false_catch_penalty": (2,),
    "mercy": (10, 15, 25),
    "target": (200, 1000),
}
"""The values played of switches that are whole numbers."""

BESIDE = {
    "opening_ignored": "opening=redraw",
    "stack_challenge": "stack=44",
    "dtm_on_choice": "dtm=may",
    "jump_w4": "jump=1",
    "jump_on_penalty": "stack=22,44 jump=1",
    "seven_optional": "seven0=1",
    "zero_again": "seven0=1",
    "uno_swap": "seven0=1",
    "tri_chain_add": "tri_answer=wt",
}
"""What a switch needs beside it to mean anything; it is compared with that, not with official."""

TWO_PLAYERS = ("two_rev",)
ALSO = (("zelda", "opening=apply"), ("zelda", "wd4_match=colour"))
"""Values that are another edition's default."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Rules for a number of players, and the name of the setting that they are compared with."""

    group: str
    rules: Ruleset
    players: int = 4
    against: str = ""
    preset: str = ""

    @property
    def name(self) -> str:
        """Names the setting in tables, plots and files."""
        text = "official" if self.rules.text == "base" else self.rules.text
        edition = "" if self.rules.edition == "classic108" else f"{self.rules.edition} "
        players = "" if self.players == 4 else f" ({self.players} players)"
        return f"{edition}{self.preset or text}{players}"


def values_of(switch: Switch) -> tuple[str | int, ...]:
    """Return the values of a switch that are played, but the official one."""
    chosen = SAMPLES.get(switch.key, switch.choices)
    return tuple(value for value in chosen if value != switch.default)


def settings() -> list[Setting]:
    """Return all settings; whatever one is compared with comes before it."""
    found: dict[str, Setting] = {}
    for setting in _all():
        found.setdefault(setting.name, setting)
    return list(found.values())


def _all() -> Iterator[Setting]:
    official = Ruleset.of("classic108")
    yield Setting("Official play and presets", official)
    yield Setting("Official play and presets", official, players=2)
    for edition in ("zelda", "classic112"):
        yield Setting("Official play and presets", Ruleset.of(edition))
    for preset in PRESETS:
        if preset != "official":
            rules = Ruleset.preset(preset, "classic108")
            yield Setting("Official play and presets", rules, 4, "official", preset)
    for group, keys in GROUPS.items():
        for key in keys:
            yield from _of_switch(group, SWITCHES[key])
        for edition, text in ALSO:
            if text.partition("=")[0] in keys:
                yield _setting(group, edition, "", text)


def _of_switch(group: str, switch: Switch) -> Iterator[Setting]:
    edition = "classic108" if "classic108" in switch.only else switch.only[0]
    beside = BESIDE.get(switch.key, "")
    players = 2 if switch.key in TWO_PLAYERS else 4
    if beside:
        yield _setting(group, edition, "", beside)
    for value in values_of(switch):
        yield _setting(group, edition, beside, f"{switch.key}={value}", players)


def _setting(group: str, edition: str, beside: str, text: str, players: int = 4) -> Setting:
    base = Setting(group, parse_rules(edition, beside or "base"), players)
    return Setting(group, parse_rules(edition, f"{beside} {text}"), players, base.name)
