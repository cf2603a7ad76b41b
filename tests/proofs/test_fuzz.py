"""A slice of the fuzzer: random changes to texts that are right."""

from __future__ import annotations

import random

import pytest

from proofs.fuzz import PARSERS, seeds, try_input

LETTERS = bytes(range(32, 127)) + b"\n\x00\xff\xc3"


@pytest.mark.parametrize("place", range(len(PARSERS)))
def test_every_parser_reads_its_seed(place: int) -> None:
    PARSERS[place](seeds()[place][1:].decode())


def test_no_changed_text_brings_anything_but_our_own_error() -> None:
    chance, right = random.Random(3), seeds()
    for _ in range(3000):
        data = bytearray(chance.choice(right))
        for _ in range(chance.randint(1, 4)):
            place = chance.randrange(1, len(data) + 1)
            cut = chance.choice((0, 0, 1, 1, 5))
            data[place : place + cut] = bytes(chance.choices(LETTERS, k=chance.randint(0, 2)))
        try_input(bytes(data))
