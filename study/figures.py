"""Figures with their 95 % intervals, and how they are printed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from wildpile.sim.results import Z, wilson

BLOCKS, STUDENT = 25, 2.064
"""Blocks of rounds with the same deals, and the standard errors of a 95 % interval of so many."""
CLEAR = 4
"""Standard errors from which on a difference counts as clear."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A value and half of its 95 % interval."""

    value: float
    half: float = 0.0

    def text(self, digits: int, *, percent: bool = False, signed: bool = False) -> str:
        """Print the value with its ±.

        >>> Figure(0.2549, 0.0012).text(2, percent=True)
        '25.49 ±0.12'
        """
        by = 100 if percent else 1
        sign = "+" if signed else ""
        return f"{self.value * by:{sign},.{digits}f} ±{self.half * by:.{digits}f}"

    def is_clear(self, other: Figure) -> bool:
        """Tell whether two figures of separate samples clearly differ."""
        return abs(self.value - other.value) > CLEAR / Z * math.hypot(self.half, other.half)


def share(part: int, count: int) -> Figure:
    """Return a share with Wilson's interval, made even on both sides."""
    if not count:
        return Figure(math.nan, math.nan)
    low, high = wilson(part, count)
    return Figure(part / count, (high - low) / 2)


def mean(total: int, squared: int, count: int) -> Figure:
    """Return a mean from sums."""
    if not count:
        return Figure(math.nan, math.nan)
    value = total / count
    variance = max(0.0, squared / count - value * value)
    return Figure(value, Z * math.sqrt(variance / max(1, count - 1)))


def change(ours: Sequence[float], base: Sequence[float]) -> Figure:
    """Return the mean difference of blocks that had the same deals."""
    count = len(ours)
    differences = [one - other for one, other in zip(ours, base, strict=True)]
    value = sum(differences) / count
    variance = sum((one - value) ** 2 for one in differences) / max(1, count - 1)
    return Figure(value, STUDENT * math.sqrt(variance / count))
