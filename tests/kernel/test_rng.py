"""The generators against written-out integers, published vectors, and chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from wildpile.kernel import rng
from wildpile.kernel.jit import compiled, is_compiled
from wildpile.kernel.layout import POLICY_RNG, new_record, new_state

MASK = (1 << 64) - 1
SEEDS = (0, 1, 42, 0x9E3779B97F4A7C15, MASK)


def splitmix(seed: int) -> Iterator[int]:
    """Vigna's splitmix64, in plain integers."""
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & MASK
        word = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
        yield word ^ (word >> 31)


def rotate(word: int, places: int, bits: int = 64) -> int:
    return ((word << places) | (word >> (bits - places))) & ((1 << bits) - 1)


def xoshiro(words: list[int]) -> Iterator[int]:
    """Blackman and Vigna's xoshiro256++, in plain integers."""
    a, b, c, d = words
    while True:
        yield (rotate((a + d) & MASK, 23) + a) & MASK
        shifted = (b << 17) & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = rotate(d, 45)


def chacha(words: list[int], rounds: int) -> list[int]:
    """The block function of RFC 8439, in plain integers."""
    block = list(words)

    def quarter(a: int, b: int, c: int, d: int) -> None:
        for one, two, three, places in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            block[one] = (block[one] + block[two]) & 0xFFFFFFFF
            block[three] = rotate(block[three] ^ block[one], places, 32)

    for _ in range(rounds // 2):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        for place in range(4):
            quarter(place, 4 + (place + 1) % 4, 8 + (place + 2) % 4, 12 + (place + 3) % 4)
    return [(one + other) & 0xFFFFFFFF for one, other in zip(block, words, strict=True)]


def kernel_block(words: list[int], rounds: int) -> list[int]:
    block = np.zeros(16, np.uint64)
    rng.chacha_block(np.array(words, np.uint64), rounds, block)
    return [int(word) for word in block]


def words_of(data: bytes) -> list[int]:
    return [int.from_bytes(data[place : place + 4], "little") for place in range(0, len(data), 4)]


SIGMA = words_of(b"expand 32-byte k")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_becomes_four_words_by_splitmix(seed: int) -> None:
    holder = new_record(POLICY_RNG)
    rng.fill_words(holder, np.uint64(seed))
    source = splitmix(seed)
    assert [int(word) for word in holder.rng] == [next(source) for _ in range(4)]


def test_splitmix_gives_its_published_words() -> None:
    source = splitmix(1234567)
    assert [next(source) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_xoshiro_gives_its_published_words() -> None:
    holder = new_record(POLICY_RNG)
    holder.rng[:] = [1, 2, 3, 4]
    assert [int(rng.xoshiro(holder)) for _ in range(4)] == [
        41943041,
        58720359,
        3588806011781223,
        3591011842654386,
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_simulations_deal_from_xoshiro(seed: int) -> None:
    state = new_state()
    rng.seed_simulation(state, np.uint64(seed))
    source = splitmix(seed)
    words = xoshiro([next(source) for _ in range(4)])
    assert [int(rng.random_word(state)) for _ in range(200)] == [next(words) for _ in range(200)]


def test_the_block_function_gives_the_vector_of_rfc_8439() -> None:
    """RFC 8439, 2.3.2: 20 rounds, key 00 to 1f, counter 1, nonce 00:00:00:09 00:00:00:4a 0."""
    words = [*SIGMA, *words_of(bytes(range(32))), 1, 0x09000000, 0x4A000000, 0]
    expected = (
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 "
        "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"
    )
    assert kernel_block(words, 20) == [int(word, 16) for word in expected.split()]
    assert chacha(words, 20) == kernel_block(words, 20)


def test_the_block_function_gives_the_published_vector_of_chacha8() -> None:
    """ECRYPT's first set: 8 rounds, key, counter and nonce all zero."""
    words = [*SIGMA, *([0] * 12)]
    stream = b"".join(word.to_bytes(4, "little") for word in kernel_block(words, 8))
    assert stream.hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_live_decks_come_from_chacha8_block_by_block(seed: int) -> None:
    source = splitmix(seed)
    key = [next(source) for _ in range(4)]
    state = new_state()
    rng.seed_live(state, np.array(key, np.uint64))
    halves = [half for word in key for half in (word & 0xFFFFFFFF, word >> 32)]
    expected = []
    for counter in range(5):
        block = chacha([*SIGMA, *halves, counter, 0, 0, 0], 8)
        expected += [block[2 * place] | block[2 * place + 1] << 32 for place in range(8)]
    assert [int(rng.random_word(state)) for _ in range(40)] == expected


def test_the_counter_carries_into_its_upper_word() -> None:
    state = new_state()
    rng.seed_live(state, np.array([1, 2, 3, 4], np.uint64))
    state.rng_counter = (1 << 32) + 5
    halves = [1, 0, 2, 0, 3, 0, 4, 0]
    block = chacha([*SIGMA, *halves, 5, 1, 0, 0], 8)
    assert int(rng.random_word(state)) == block[0] | block[1] << 32


@compiled
def count_deck(state: Any, limit: Any, samples: Any, seen: Any) -> None:
    """Count numbers drawn from the deck's generator."""
    for _ in range(samples):
        seen[rng.below(state, limit)] += 1


@compiled
def count_policy(holder: Any, limit: Any, samples: Any, seen: Any) -> None:
    """Count numbers drawn from a policy's generator."""
    for _ in range(samples):
        seen[rng.pick(holder, limit)] += 1


@pytest.mark.parametrize("generator", ["simulation", "live", "policy"])
def test_bounded_numbers_are_even(generator: str) -> None:
    """Chi-square, in standard deviations from what chance gives."""
    state, holder = new_state(), new_record(POLICY_RNG)
    if generator == "live":
        rng.seed_live(state, np.array([5, 6, 7, 8], np.uint64))
    else:
        rng.seed_simulation(state, np.uint64(99))
    rng.fill_words(holder, np.uint64(77))
    samples = 200_000 if is_compiled() else 4_000
    for limit in (2, 3, 7, 10, 57, 108, 112):
        seen = np.zeros(limit, np.int64)
        if generator == "policy":
            count_policy(holder, limit, samples, seen)
        else:
            count_deck(state, limit, samples, seen)
        expected = samples / limit
        total = float(((seen - expected) ** 2 / expected).sum())
        assert abs(total - (limit - 1)) < 4.5 * (2 * (limit - 1)) ** 0.5, limit


def test_a_biased_word_is_thrown_away() -> None:
    """Lemire's method: of three, the word 0 gives a low part under the threshold and is refused."""
    holder = new_record(POLICY_RNG)
    holder.rng[:] = [0, 1, 1, 0]  # the first word is 0
    again = xoshiro([0, 1, 1, 0])
    assert next(again) == 0
    for word in again:
        product = (word >> 32) * 3
        if product & 0xFFFFFFFF >= (1 << 32) % 3:
            break
    assert int(rng.pick(holder, 3)) == product >> 32


def test_policies_never_touch_the_decks_generator() -> None:
    state, holder = new_state(), new_record(POLICY_RNG)
    rng.seed_simulation(state, np.uint64(1))
    before = state.tobytes()
    rng.fill_words(holder, np.uint64(1))
    rng.pick(holder, 10)
    assert state.tobytes() == before
