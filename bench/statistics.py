"""Reference figures of the official game, and whether ours agree with them.

They come from 4 million rounds each of limit.c, an independent program beside this file: classic
deck, official opening card, everybody plays if able, uniformly over distinct cards and colours.
`turns` leave out the players that are skipped; seats are counted from the dealer's left.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

REFERENCE_ROUNDS = 4_000_000
ERRORS = 4  # how many standard errors a figure may lie off


@dataclass(frozen=True, slots=True)
class Reference:
    """What limit.c found for a number of players. Figures are rounded to the digits given."""

    turns: float
    points: float
    wins: tuple[float, ...]
    points_digits: int = 2


REFERENCES = {
    2: Reference(47.67, 44.29, (0.5042, 0.4958)),
    3: Reference(47.44, 75.89, (0.3408, 0.3327, 0.3266)),
    4: Reference(51.06, 114.95, (0.2595, 0.2526, 0.2444, 0.2435)),
    5: Reference(56.39, 154.27, (0.2104, 0.2045, 0.1985, 0.1937, 0.1928)),
    6: Reference(61.97, 195.28, (0.1771, 0.1731, 0.1668, 0.1638, 0.1595, 0.1598)),
    8: Reference(73.28, 280.5, (0.1358, 0.1325, 0.1280, 0.1254, 0.1224, 0.1202, 0.1173, 0.1186), 1),
    10: Reference(
        84.49,
        373.3,
        (0.1109, 0.1079, 0.1041, 0.1022, 0.0999, 0.0980, 0.0960, 0.0948, 0.0928, 0.0935),
        1,
    ),
}


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of ours beside the reference's, with the standard error of each."""

    name: str
    ours: float
    theirs: float
    our_error: float
    their_error: float

    @property
    def off(self) -> float:
        """How many standard errors of the difference lie between them."""
        return (self.ours - self.theirs) / math.hypot(self.our_error, self.their_error)

    @property
    def is_good(self) -> bool:
        """Whether they agree."""
        return abs(self.off) <= ERRORS

    def __str__(self) -> str:
        word = "ok" if self.is_good else "OFF"
        digits = 4 if self.theirs < 1 else 2
        return (
            f"{self.name:<22} {self.ours:9.{digits}f} ±{self.our_error:.{digits + 1}f}   "
            f"reference {self.theirs:9.{digits}f} ±{self.their_error:.{digits + 1}f}   "
            f"{self.off:+5.2f} standard errors  {word}"
        )


def mean_error(total: int, squared: int, count: int) -> tuple[float, float]:
    """Return the mean and its standard error from a sum, a sum of squares and a count."""
    mean = total / count
    return mean, math.sqrt(max(0.0, squared / count - mean * mean) / count)


def rounding(digits: int) -> float:
    """Return the standard error that rounding to so many digits adds."""
    return float(10.0**-digits / math.sqrt(12))


def figures(players: int, tally: Any) -> list[Figure]:
    """Set a TALLY of rounds of so many players beside the reference."""
    reference = REFERENCES[players]
    rounds = int(tally.rounds)
    found = []
    for name, theirs, digits in (
        ("turns", reference.turns, 2),
        ("points", reference.points, reference.points_digits),
    ):
        total, squared = (int(getattr(tally, field)) for field in (name, f"{name}_squared"))
        ours, our_error = mean_error(total, squared, rounds)
        sampled = our_error * math.sqrt(rounds / REFERENCE_ROUNDS)
        their_error = math.hypot(sampled, rounding(digits))
        found.append(Figure(f"{players} players, {name}", ours, theirs, our_error, their_error))
    for seat, theirs in enumerate(reference.wins):
        ours = int(tally.wins[seat]) / rounds
        our_error = math.sqrt(ours * (1 - ours) / rounds)
        sampled = math.sqrt(theirs * (1 - theirs) / REFERENCE_ROUNDS)
        their_error = math.hypot(sampled, rounding(4))
        name = f"{players} players, seat {seat} wins"
        found.append(Figure(name, ours, theirs, our_error, their_error))
    return found
