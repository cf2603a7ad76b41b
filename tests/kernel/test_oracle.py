"""The kernel against a slow, obvious game by the official rules (tests/oracle.py), step by step."""

from __future__ import annotations

from collections import Counter

import pytest

from proofs.agreement import play_match
from wildpile.cards import EDITIONS


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
def test_kernel_and_oracle_agree_when_all_play_if_able(edition: str, players: int) -> None:
    done: Counter[str] = Counter()
    for seed in range(100 * players, 100 * players + 24 // players + 1):
        done += play_match(edition, players, seed, rounds=2, most=400, eager=True)
    for text in ("draw", "take", "catch", "uno"):
        assert done[text], text


@pytest.mark.parametrize("edition", EDITIONS)
def test_kernel_and_oracle_agree_when_all_act_at_random(edition: str) -> None:
    done: Counter[str] = Counter()
    for players in (2, 10):
        done += play_match(edition, players, players, rounds=1, most=500, eager=False)
    for text in ("keep", "challenge", "reshuffle"):
        assert done[text], text
