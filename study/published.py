"""What others published, beside what this program finds in the nearest setting.

A figure agrees where the two 95 % intervals, put together, cover the difference.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from study.figures import Figure, mean, share
from study.measures import SEED, Size
from study.watching import Seen, watch
from wildpile.rules import parse_rules
from wildpile.sim import Plan, run
from wildpile.sim.results import Z, quantile, spread

ABLE, UNIFORM = "play_if_able", "uniform"


@dataclass(frozen=True, slots=True)
class Played:
    """A setting that is simulated: switches and a bot for each seat."""

    text: str
    bots: tuple[str, ...]

    def play(self, size: Size) -> Any:
        """Return the RESULTS."""
        count = size.uniform if UNIFORM in self.bots else size.published
        rules = parse_rules("classic108", self.text)
        return run([Plan.of(rules, self.bots, rounds=count, seed=SEED)], workers=0)[0].record

    def command(self, size: Size) -> str:
        """Return the command that plays the same."""
        count = size.uniform if UNIFORM in self.bots else size.published
        rules = "official" if self.text == "base" else f"'{self.text}'"
        bots = ",".join(self.bots)
        if len(set(self.bots)) == 1:
            bots = f"{self.bots[0]} --players {len(self.bots)}"
        return f"wildpile simulate {rules} --bots {bots} --rounds {count} --seed {SEED}"


@dataclass(frozen=True, slots=True)
class Watched:
    """A setting whose moves are looked at one by one."""

    text: str
    players: int

    def play(self, size: Size) -> Any:
        """Return what was seen."""
        return watch(self.text, self.players, size.watched, SEED)

    def command(self, size: Size) -> str:
        """Say what plays the same."""
        return f'study.watching.watch("{self.text}", {self.players}, {size.watched}, {SEED})'


REDRAWN = "opening=redraw"
NUMBER = f"{REDRAWN} opening_ignored=shuffle_back"  # the way of limit.c
RLCARD = "wd4=strict force=drawn"
ANYTHING = "wd4=strict uno_required=0"

TASKS: dict[str, Played | Watched] = {
    "A2": Played("base", (ABLE,) * 2),
    "A4": Played("base", (ABLE,) * 4),
    "B2": Played(NUMBER, (ABLE,) * 2),
    "B3": Played(NUMBER, (ABLE,) * 3),
    "B4": Played(NUMBER, (ABLE,) * 4),
    "C2": Played(ANYTHING, (UNIFORM,) * 2),
    "C4": Played(ANYTHING, (UNIFORM,) * 4),
    "C10": Played(ANYTHING, (UNIFORM,) * 10),
    "D2": Played(f"{RLCARD} two_rev=none", (ABLE,) * 2),
    "D4": Played(RLCARD, (ABLE,) * 4),
    "E2": Played(f"{REDRAWN} stack=22 force=drawn", (ABLE,) * 2),
    "E4": Played(f"{REDRAWN} stack=22 force=drawn", (ABLE,) * 4),
    "F4": Played(f"{REDRAWN} decks=2", (ABLE,) * 4),
    "G2": Played("stack=22", (ABLE,) * 2),
    "G4": Played("stack=22", (ABLE,) * 4),
    "H2": Played("stack=22,44", (ABLE,) * 2),
    "H4": Played("stack=22,44", (ABLE,) * 4),
    "I2": Played("base", ("normal", ABLE)),
    "I3": Played("base", ("normal", ABLE, ABLE)),
    "I4": Played("base", ("normal", ABLE, ABLE, ABLE)),
    "I5": Played("base", ("normal", ABLE, ABLE, ABLE, ABLE)),
    "J2": Played("base", ("hard", ABLE)),
    "J3": Played("base", ("hard", ABLE, ABLE)),
    "J4": Played("base", ("hard", ABLE, ABLE, ABLE)),
    "K2": Played(f"{RLCARD} two_rev=none", ("normal", ABLE)),
    "L3": Played("base", ("hard", "normal", "normal")),
    "M2": Watched("base", 2),
    "N2": Watched("stack=22", 2),
    "N4": Watched("stack=22", 4),
    "O2": Watched("stack=22,44", 2),
    "O4": Watched("stack=22,44", 4),
}


def turns(told: Any) -> Figure:
    """Mean turns per round."""
    return mean(int(told.turns), int(told.turns_squared), int(told.rounds))


def percentile(percent: int) -> Callable[[Any], Figure]:
    """Return a measure: that many per cent of the rounds are no longer."""

    def measured(told: Any) -> Figure:
        low, high = spread(told.turn_counts, percent)
        return Figure(float(quantile(told.turn_counts, percent / 100)), max(0.5, (high - low) / 2))

    return measured


def commonest(told: Any) -> Figure:
    """The length that most rounds have."""
    counts = [int(count) for count in told.turn_counts]
    return Figure(float(counts.index(max(counts))), 0.5)


def shortest(told: Any) -> Figure:
    """The length of the shortest round."""
    return Figure(float(next(turns for turns, count in enumerate(told.turn_counts) if count)))


def place(number: int) -> Callable[[Any], Figure]:
    """Return a measure: the share of rounds that a place won; 1 is the dealer's left."""
    return lambda told: share(int(told.place_wins[number - 1]), ended(told))


def seat(number: int) -> Callable[[Any], Figure]:
    """Return a measure: the share of rounds that a bot won."""
    return lambda told: share(int(told.seat_wins[number - 1]), ended(told))


def edge(of: Callable[[Any], Figure], players: int) -> Callable[[Any], Figure]:
    """Return a measure: what a share lies over a fair one of so many players."""

    def measured(told: Any) -> Figure:
        found = of(told)
        return Figure(found.value - 1 / players, found.half)

    return measured


def lead(players: int) -> Callable[[Any], Figure]:
    """Return a measure: how much likelier the first place wins than the others do on average."""

    def measured(told: Any) -> Figure:
        first = place(1)(told)
        others = (1 - first.value) / (players - 1)
        return Figure(first.value / others - 1, first.half * (players - 1) / (1 - first.value) ** 2)

    return measured


def chain(length: int) -> Callable[[Any], Figure]:
    """Return a measure: the share of rounds with a chain of so many draw cards."""
    return partial(Seen.chain_share, length=length)


def ended(told: Any) -> int:
    """Rounds that were not cut off."""
    return int(told.rounds) - int(told.cut)


def sampled(value: float, count: int, digits: int = 9) -> float:
    """Return half the interval of a published share of so many games, printed to so many digits."""
    return math.hypot(Z * math.sqrt(value * (1 - value) / count), 0.5 * 10.0**-digits)


@dataclass(frozen=True, slots=True)
class Claim:
    """One published figure: what it says, its value with half an interval, and our measure of it.

    `why` tells what lies between the two settings; it stands where they do not agree.
    """

    source: str
    says: str
    theirs: Figure
    task: str
    measure: Callable[[Any], Figure]
    percent: bool = True
    digits: int = 2
    why: str = ""

    def agrees(self, ours: Figure) -> bool:
        """Tell whether the intervals cover the difference."""
        distance = abs(ours.value - self.theirs.value)
        return distance <= math.hypot(ours.half, self.theirs.half) + 1e-12


def share_of(value: float, count: int, digits: int = 9) -> Figure:
    """Return a published share of so many games."""
    return Figure(value, sampled(value, count, digits))
