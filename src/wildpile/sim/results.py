"""What came out: rows of measures with 95 % confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from wildpile.kernel.batch import LONGEST
from wildpile.rulescode import rules_code
from wildpile.sim.plan import Plan

Z = 1.959964
"""Standard errors on each side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Row:
    """One measure of one plan. `low` to `high` is the 95 % interval, of `count` observations."""

    label: str
    rules: str
    edition: str
    players: int
    measure: str
    value: float
    low: float
    high: float
    count: int


@dataclass(frozen=True, slots=True)
class Result:
    """A plan and the RESULTS record that it gave; `done` items of it, fewer where it stopped."""

    plan: Plan
    record: Any
    done: int

    @property
    def is_whole(self) -> bool:
        """Whether all of the plan was played."""
        return self.done == self.plan.count

    def value(self, measure: str) -> float:
        """Return a measure by its name. Raises `KeyError`."""
        for row in self.rows():
            if row.measure == measure:
                return row.value
        raise KeyError(measure)

    def rows(self) -> list[Row]:
        """Return all measures."""
        plan, told = self.plan, self.record
        code = rules_code(plan.rules)
        rounds, matches = int(told.rounds), int(told.matches)
        ended = rounds - int(told.cut)
        rows: list[Row] = []

        def add(measure: str, value: float, low: float, high: float, count: int) -> None:
            rows.append(
                Row(
                    plan.name,
                    code,
                    plan.rules.edition,
                    plan.players,
                    measure,
                    value,
                    low,
                    high,
                    count,
                )
            )

        def mean(measure: str, total: Any, squared: Any, count: int) -> None:
            if count:
                value, error = mean_of(int(total), int(squared), count)
                add(measure, value, max(0.0, value - Z * error), value + Z * error, count)

        def share(measure: str, part: Any, count: int) -> None:
            if count:
                add(measure, int(part) / count, *wilson(int(part), count), count)

        add("rounds", rounds, rounds, rounds, rounds)
        mean("turns per round", told.turns, told.turns_squared, rounds)
        for percent in (5, 25, 50, 75, 95):
            place = float(quantile(told.turn_counts, percent / 100))
            add(f"turns per round, {percent} %", place, *spread(told.turn_counts, percent), rounds)
        mean("decisions per round", told.decisions, told.decisions_squared, rounds)
        mean("points per round", told.points, told.points_squared, ended)
        share("blocked rounds", told.blocked, rounds)
        share("rounds cut off", told.cut, rounds)
        for place in range(plan.players):
            share(f"rounds won by place {place + 1}", told.place_wins[place], ended)
        for seat, bot in enumerate(plan.bots):
            share(f"rounds won by P{seat + 1} ({bot})", told.seat_wins[seat], ended)
        for measure, name in (
            ("challenges per round", "challenges"),
            ("calls forgotten per round", "forgotten"),
            ("calls caught per round", "caught"),
            ("jump-ins per round", "jumps"),
        ):
            mean(measure, told[name], told[f"{name}_squared"], rounds)
        share("challenges won", told.challenges_won, int(told.challenges))
        if plan.matches:
            add("matches", matches, matches, matches, matches)
            mean("rounds per match", told.match_rounds, told.match_rounds_squared, matches)
            mean("turns per match", told.match_turns, told.match_turns_squared, matches)
            for seat, bot in enumerate(plan.bots):
                share(f"matches won by P{seat + 1} ({bot})", told.match_wins[seat], matches)
        return rows


def columns(results: Iterable[Result]) -> dict[str, list[Any]]:
    """Return the rows of some results as columns, which pandas, Polars and Arrow take.

    `pandas.DataFrame(columns([result]))`, `polars.DataFrame(columns([result]))`.
    """
    rows = [asdict(row) for result in results for row in result.rows()]
    return {name: [row[name] for row in rows] for name in Row.__dataclass_fields__}


def mean_of(total: int, squared: int, count: int) -> tuple[float, float]:
    """Return a mean and its standard error from sums."""
    mean = total / count
    variance = max(squared / count - mean * mean, 0.0)
    return mean, math.sqrt(variance / max(count - 1, 1))


def wilson(part: int, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, by Wilson's score.

    >>> [round(end, 4) for end in wilson(5, 10)]
    [0.2366, 0.7634]
    """
    share = part / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * math.sqrt(share * (1 - share) / count + (Z / count) ** 2 / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(counts: Any, share: float) -> int:
    """Return the place below or at which that share of some counted observations lies.

    >>> quantile([0, 5, 5], 0.5)
    1
    """
    total = int(sum(int(count) for count in counts))
    reached = 0
    for place, count in enumerate(counts):
        reached += int(count)
        if reached and reached >= share * total:
            return place
    return LONGEST - 1


def spread(counts: Any, percent: int) -> tuple[float, float]:
    """Return the 95 % interval of a quantile, from the order of the observations."""
    total = sum(int(count) for count in counts)
    share = percent / 100
    half = Z * math.sqrt(share * (1 - share) / total) if total else 0.0
    return (
        float(quantile(counts, max(0.0, share - half))),
        float(quantile(counts, min(1.0, share + half))),
    )
