"""Shuffling, against plain integers and against chance."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tests.kernel.test_rng import xoshiro
from wildpile.kernel import piles, rng
from wildpile.kernel.jit import is_compiled
from wildpile.kernel.layout import new_state

PERMUTATIONS = 24  # of four cards
SAMPLES = 48_000 if is_compiled() else 2_400


def shuffled(words: list[int], count: int) -> list[int]:
    """Fisher and Yates with Lemire's numbers, two from each word, the high half first."""
    halves = (half for word in xoshiro(words) for half in (word >> 32, word & 0xFFFFFFFF))
    cards = list(range(count))
    for last in range(count - 1, 0, -1):
        while True:
            product = next(halves) * (last + 1)
            if product & 0xFFFFFFFF >= (1 << 32) % (last + 1):
                break
        other = product >> 32
        cards[last], cards[other] = cards[other], cards[last]
    return cards


@pytest.mark.parametrize("words", [[1, 2, 3, 4], [0, 1, 1, 0], [0, 0, 1, 0], [7, 1 << 63, 5, 9]])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 107, 108, 112, 224])
def test_fast_shuffles_are_those_of_one_card_at_a_time(words: list[int], count: int) -> None:
    """Of two cards from a word too; [0, 1, 1, 0] begins with a word that is refused."""
    state = new_state()
    rng.seed_simulation(state, np.uint64(1))
    state.rng[:] = words
    cards = np.arange(224, dtype=np.uint8)
    piles.shuffle(state, cards, count)
    assert cards[:count].tolist() == shuffled(words, count)
    assert cards[count:].tolist() == list(range(count, 224))


def assert_even(seen: Counter[tuple[int, ...]]) -> None:
    """Chi-square over all permutations, in standard deviations from what chance gives."""
    expected = SAMPLES / PERMUTATIONS
    total = sum((count - expected) ** 2 / expected for count in seen.values())
    total += (PERMUTATIONS - len(seen)) * expected
    assert abs(total - (PERMUTATIONS - 1)) < 4.5 * (2 * (PERMUTATIONS - 1)) ** 0.5


@pytest.mark.parametrize("generator", ["simulation", "live"])
def test_every_order_of_a_shuffle_is_as_likely(generator: str) -> None:
    state = new_state()
    if generator == "live":
        rng.seed_live(state, np.array([5, 6, 7, 8], np.uint64))
    else:
        rng.seed_simulation(state, np.uint64(99))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(SAMPLES):
        cards = np.arange(4, dtype=np.uint8)
        piles.shuffle(state, cards, 4)
        seen[tuple(cards.tolist())] += 1
    assert_even(seen)


def test_every_order_of_a_reshuffle_is_as_likely_and_the_top_card_stays() -> None:
    state = new_state()
    rng.seed_simulation(state, np.uint64(5))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(SAMPLES):
        state.discard_pile[:5] = range(5)
        state.discard_count, state.draw_count = 5, 0
        piles.reshuffle(state, None)
        assert (state.discard_count, state.discard_pile[0], state.draw_count) == (1, 4, 4)
        seen[tuple(state.draw_pile[:4].tolist())] += 1
    assert_even(seen)
