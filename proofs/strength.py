"""How strong the levels are: the same deals played twice with seats swapped."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from proofs.processes import WORKERS
from wildpile.cards import EDITIONS
from wildpile.game.encode import rules_record
from wildpile.kernel import batch
from wildpile.kernel.layout import OBS, SEATING, new_record, new_state
from wildpile.kernel.policies import EASY, HARD, NORMAL, PLAY_IF_ABLE, POLICY_NAMES
from wildpile.rules import Ruleset

Z = 1.96
PAIRS = ((NORMAL, EASY), (HARD, NORMAL), (HARD, PLAY_IF_ABLE))


def wilson(won: int, played: int, z: float = Z) -> tuple[float, float]:
    """Return the Wilson interval of a share.

    >>> tuple(round(end, 3) for end in wilson(50, 100))
    (0.404, 0.596)
    """
    share, extra = won / played, z * z / played
    middle = share + extra / 2
    half = z * math.sqrt(share * (1 - share) / played + extra / (4 * played))
    return (middle - half) / (1 + extra), (middle + half) / (1 + extra)


@dataclass(frozen=True, slots=True)
class Strength:
    """How one policy did against another. Rounds without a winner are in neither."""

    edition: str
    better: str
    worse: str
    won: int
    lost: int
    unfinished: int

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson interval (95 in 100) of the share won."""
        return wilson(self.won, self.won + self.lost)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.edition:<10} {self.better} beats {self.worse}: "
            f"{self.won / (self.won + self.lost):.4f} [{low:.4f}, {high:.4f}], "
            f"{self.won + self.lost:,} rounds won, {self.unfinished} by nobody"
        )


def duel(edition: str, better: int, worse: int, deals: int, seed: int) -> Strength:
    """Play each deal twice with two players, seats swapped."""
    tally = new_record(batch.TALLY)
    batch.play_duplicates(
        new_state(),
        rules_record(Ruleset.of(edition)),
        better,
        worse,
        new_record(SEATING),
        np.uint64(seed),
        deals,
        new_record(OBS),
        tally,
    )
    won, lost = (int(count) for count in tally.seat_wins[:2])
    names = POLICY_NAMES[better], POLICY_NAMES[worse]
    return Strength(edition, *names, won, lost, int(tally.rounds) - won - lost)


def duels(
    deals: int, seed: int, editions: tuple[str, ...] = EDITIONS, workers: int = WORKERS
) -> list[Strength]:
    """Play every pair in some editions.

    Raises `AssertionError` where the lower end of an interval is not above one half.
    """
    pairs = [(edition, *pair) for edition in editions for pair in PAIRS]
    with ThreadPoolExecutor(workers) as pool:
        found = list(pool.map(lambda pair: duel(*pair, deals, seed), pairs))
    for strength in found:
        assert strength.interval[0] > 0.5, str(strength)
    return found
