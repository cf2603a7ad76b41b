"""Random numbers: xoshiro256++ for simulations and policies, ChaCha8 under a 256-bit key for live
decks.

xoshiro256++ by Blackman and Vigna (public domain), seeded through splitmix64. ChaCha as in RFC 8439
with 8 rounds, a 64-bit block counter in words 12 and 13 and zero in 14 and 15; each block gives
eight 64-bit words, low half first. Test vectors: tests/kernel/test_rng.py.
"""

import numpy as np

from wildpile.kernel.jit import compiled, inlined, wrapping
from wildpile.kernel.layout import CHACHA, XOSHIRO

U = np.uint64
LOW32 = np.uint64(0xFFFFFFFF)
TWO32 = np.uint64(1 << 32)
GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX1 = np.uint64(0xBF58476D1CE4E5B9)
MIX2 = np.uint64(0x94D049BB133111EB)
SIGMA = np.array([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574], dtype=np.uint64)


@wrapping
def xoshiro_step(s0, s1, s2, s3):
    """Return the next word of xoshiro256++ and its four words after that."""
    summed = s0 + s3
    word = ((summed << U(23)) | (summed >> U(41))) + s0
    shifted = s1 << U(17)
    s2 ^= s0
    s3 ^= s1
    return word, s0 ^ s3, s1 ^ s2, s2 ^ shifted, (s3 << U(45)) | (s3 >> U(19))


@inlined
def xoshiro(holder):
    """Step the generator in a record's field `rng`, uint64 (4), and return its next word."""
    words = holder.rng
    word, words[0], words[1], words[2], words[3] = xoshiro_step(
        words[0], words[1], words[2], words[3]
    )
    return word


@wrapping
def fill_words(holder, seed):
    """Fill a record's field `rng`, uint64 (4), from a seed by splitmix64."""
    place = U(seed)
    for index in range(4):
        place = place + GOLDEN
        mixed = (place ^ (place >> U(30))) * MIX1
        mixed = (mixed ^ (mixed >> U(27))) * MIX2
        holder.rng[index] = mixed ^ (mixed >> U(31))


@compiled
def _rotate32(word, places):
    return ((word << U(places)) | (word >> U(32 - places))) & LOW32


@compiled
def _quarter(block, a, b, c, d):
    block[a] = (block[a] + block[b]) & LOW32
    block[d] = _rotate32(block[d] ^ block[a], 16)
    block[c] = (block[c] + block[d]) & LOW32
    block[b] = _rotate32(block[b] ^ block[c], 12)
    block[a] = (block[a] + block[b]) & LOW32
    block[d] = _rotate32(block[d] ^ block[a], 8)
    block[c] = (block[c] + block[d]) & LOW32
    block[b] = _rotate32(block[b] ^ block[c], 7)


@compiled
def chacha_block(words, rounds, block):
    """Write the ChaCha block of 16 input words (each below 2**32, held in uint64) to `block`."""
    for index in range(16):
        block[index] = words[index]
    for _ in range(rounds // 2):
        _quarter(block, 0, 4, 8, 12)
        _quarter(block, 1, 5, 9, 13)
        _quarter(block, 2, 6, 10, 14)
        _quarter(block, 3, 7, 11, 15)
        _quarter(block, 0, 5, 10, 15)
        _quarter(block, 1, 6, 11, 12)
        _quarter(block, 2, 7, 8, 13)
        _quarter(block, 3, 4, 9, 14)
    for index in range(16):
        block[index] = (block[index] + words[index]) & LOW32


@compiled
def _refill(state):
    words = np.zeros(16, dtype=np.uint64)
    block = np.zeros(16, dtype=np.uint64)
    for index in range(4):
        words[index] = SIGMA[index]
        words[4 + 2 * index] = state.rng[index] & LOW32
        words[5 + 2 * index] = state.rng[index] >> U(32)
    words[12] = state.rng_counter & LOW32
    words[13] = state.rng_counter >> U(32)
    chacha_block(words, 8, block)
    for index in range(8):
        state.rng_block[index] = block[2 * index] | (block[2 * index + 1] << U(32))
    state.rng_counter += U(1)
    state.rng_used = 0


@inlined
def random_word(state):
    """Return the next 64 random bits of the deck's generator."""
    if state.generator == XOSHIRO:
        return xoshiro(state)
    if state.rng_used >= 8:
        _refill(state)
    word = state.rng_block[state.rng_used]
    state.rng_used += 1
    return word


@compiled
def below(state, count):
    """Return a number from 0 to count - 1 from the deck's generator, unbiased (Lemire's method on
    32 bits).
    """
    limit = U(count)
    product = (random_word(state) >> U(32)) * limit
    if (product & LOW32) < limit:
        threshold = (TWO32 - limit) % limit
        while (product & LOW32) < threshold:
            product = (random_word(state) >> U(32)) * limit
    return np.int64(product >> U(32))


@inlined
def pick(rng, count):
    """Return a number from 0 to count - 1 from a policy's own generator (a POLICY_RNG or SEATING
    record), unbiased.
    """
    limit = U(count)
    product = (xoshiro(rng) >> U(32)) * limit
    if (product & LOW32) < limit:
        threshold = (TWO32 - limit) % limit
        while (product & LOW32) < threshold:
            product = (xoshiro(rng) >> U(32)) * limit
    return np.int64(product >> U(32))


@compiled
def seed_simulation(state, seed):
    """Give the deck the fast generator, from a 64-bit seed."""
    state.generator = XOSHIRO
    fill_words(state, seed)


@compiled
def seed_live(state, key):
    """Give the deck the cryptographic generator, under a key of four uint64."""
    state.generator = CHACHA
    for index in range(4):
        state.rng[index] = key[index]
    state.rng_counter = U(0)
    state.rng_used = 8
