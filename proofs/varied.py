"""Rounds by random rules between random policies, with every step checked (proofs/playing.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

import numpy as np

from proofs.playing import STYLES, WILDLY, Job
from proofs.processes import WORKERS, side_by_side
from proofs.rulesets import random_rules
from wildpile.cards import EDITIONS
from wildpile.choices import SWITCHES
from wildpile.kernel.batch import CUT_OFF
from wildpile.kernel.policies import EASY, HARD, NORMAL, PLAY_IF_ABLE, UNIFORM
from wildpile.rules import Ruleset
from wildpile.switches import Switch

POLICIES = (PLAY_IF_ABLE, UNIFORM, EASY, NORMAL, HARD, WILDLY)
MIXED = "mixed"
Tried = Counter[tuple[str, str | int]]
"""How many rounds had a choice: ("hand", 7), ("players", 4), ("policy", "easy"), ("round", "cut").

("table", …) is the policy that a whole table has, or "mixed"; ("cut at", …) how many of them were
cut off.
"""
FEW = 16
"""Values of a switch that are told one by one."""


def random_table(random: np.random.Generator) -> tuple[Ruleset, tuple[int, ...]]:
    """Return random rules and a policy for each seat; at every fourth table all have the same.

    Among players who choose by chance alone rounds go on for thousands of decisions.
    """
    players = int(random.integers(2, 11))
    places = random.integers(len(POLICIES), size=players).tolist()
    if random.integers(4) == 0:
        places = places[:1] * players
    return random_rules(random, players), tuple(POLICIES[place] for place in places)


def of_table(rules: Ruleset, styles: tuple[int, ...], outcomes: dict[str, int]) -> Tried:
    """Return what was tried at one table."""
    rounds = outcomes["rounds"]
    together = STYLES[styles[0]] if len(set(styles)) == 1 else MIXED
    choices = [(key, getattr(rules, key)) for key, switch in SWITCHES.items() if has(rules, switch)]
    choices += [("edition", rules.edition), ("players", len(styles)), ("table", together)]
    choices += [("policy", STYLES[style]) for style in set(styles)]
    tried: Tried = Counter(dict.fromkeys(choices, rounds))
    tried.update({("round", name): count for name, count in outcomes.items()})
    tried["cut at", together] = outcomes["cut"]
    return tried


def has(rules: Ruleset, switch: Switch) -> bool:
    """Tell whether an edition has a switch."""
    return rules.edition in switch.only


def play_share(index: int, seed: int, rounds: int, each: int, most: int) -> Tried:
    """Check the rounds of share number `index`, `each` at one table; return what was tried."""
    random = np.random.default_rng((seed, index))
    tried: Tried = Counter()
    for place in range(0, rounds, each):
        rules, styles = random_table(random)
        count = min(each, rounds - place)
        job = Job(rules, styles, seed + index * rounds + place, count, most)
        tried.update(of_table(rules, styles, job.run()))
    return tried


def varied_rounds(
    shares: int,
    seed: int,
    *,
    rounds: int = 500,
    each: int = 20,
    most: int = CUT_OFF,
    workers: int = WORKERS,
) -> Tried:
    """Check so many shares of `rounds`, `each` at a table of 2 to 10 players with random rules.

    Calls and catches come at any time.
    """
    work = partial(play_share, seed=seed, rounds=rounds, each=each, most=most)
    tried: Tried = Counter()
    for found in side_by_side(work, range(shares), workers):
        tried.update(found)
    return tried


def missing(tried: Tried) -> list[str]:
    """Return what was not tried at all, but for switches with many values."""
    wanted: list[tuple[str, str | int]] = [("edition", edition) for edition in EDITIONS]
    wanted += [("players", players) for players in range(2, 11)]
    wanted += [("policy", STYLES[style]) for style in POLICIES]
    wanted += [
        (key, value)
        for key, switch in SWITCHES.items()
        if len(switch.choices) <= FEW
        for value in switch.choices
    ]
    return [f"{key}={value}" for key, value in wanted if not tried[key, value]]


def told(tried: Tried) -> Iterator[str]:
    """Say how often each choice was tried, in rounds."""
    for key in ("edition", "players", "policy", "table", "cut at", *SWITCHES):
        found = {value: count for (name, value), count in tried.items() if name == key}
        yield f"{key}: {' · '.join(_counts(key, found))}"


def _counts(key: str, found: dict[str | int, int]) -> Iterator[str]:
    ordered = sorted(found, key=lambda value: (isinstance(value, str), value))
    if len(found) <= FEW:
        yield from (f"{value} {found[value]:,}" for value in ordered)
        return
    usual = SWITCHES[key].default
    others = [value for value in ordered if value != usual]
    yield f"{usual} {found[usual]:,}"
    yield (
        f"{len(others):,} others from {others[0]} to {others[-1]}, "
        f"{sum(found[value] for value in others):,} together"
    )
