"""Rules to prove things under: the official ones, and random choices of every switch."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from wildpile.cards import EDITIONS
from wildpile.choices import SWITCHES
from wildpile.errors import RulesError
from wildpile.rules import Ruleset
from wildpile.switches import Number, Switch

OFFICIAL = tuple(Ruleset.of(edition) for edition in EDITIONS)


def _value(switch: Switch, random: np.random.Generator) -> str | int:
    if isinstance(switch, Number) and switch.off is not None and random.integers(2):
        return switch.off
    return switch.choices[int(random.integers(len(switch.choices)))]


def random_rules(
    random: np.random.Generator,
    players: int,
    edition: str | None = None,
    keys: Collection[str] = tuple(SWITCHES),
) -> Ruleset:
    """Return an edition with each of its switches `keys` at random, half of them changed.

    A switch that the others contradict is left at its default.
    """
    edition = edition or EDITIONS[int(random.integers(len(EDITIONS)))]
    rules = Ruleset.of(edition)
    for switch in map(SWITCHES.__getitem__, keys):
        if edition not in switch.only or random.integers(2):
            continue
        try:
            changed = rules.replace(**{switch.key: _value(switch, random)})
            changed.check_players(players)
        except RulesError:
            continue
        rules = changed
    return rules
