"""Rules to prove things under: the official ones, and random choices of every switch."""

from __future__ import annotations

import numpy as np

from wildpile.cards import EDITIONS
from wildpile.errors import RulesError
from wildpile.rules import Ruleset
from wildpile.switches import STACKS, SWITCHES, Switch

OFFICIAL = tuple(Ruleset.of(edition) for edition in EDITIONS)


def _values(switch: Switch, random: np.random.Generator) -> str | int:
    if switch.key == "stack":
        return ",".join(kind for kind in STACKS if random.integers(2)) or "none"
    if switch.values:
        return switch.values[int(random.integers(len(switch.values)))]
    if switch.off is not None and random.integers(2):
        return switch.off
    return int(random.integers(switch.low, switch.high + 1))


def random_rules(random: np.random.Generator, players: int, edition: str | None = None) -> Ruleset:
    """Return an edition with each of its switches at random, half of them changed.

    A switch that the others contradict is left at its default.
    """
    edition = edition or EDITIONS[int(random.integers(len(EDITIONS)))]
    rules = Ruleset.of(edition)
    for switch in SWITCHES.values():
        if edition not in switch.only or random.integers(2):
            continue
        try:
            changed = rules.replace(**{switch.key: _values(switch, random)})
            changed.check_players(players)
        except RulesError:
            continue
        rules = changed
    return rules
