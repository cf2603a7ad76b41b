"""The counts of tests/perft/perft.txt, by the kernel and by the oracle."""

from __future__ import annotations

import pytest

from proofs.perft import FILE, Line, by_kernel, by_oracle

LINES = [
    Line.parse(text)
    for text in FILE.read_text().splitlines()
    if text.strip() and not text.startswith("#")
]
MOST, MOST_SLOW = 400, 40
"""Sequences that are counted in `make test`, by the slow game fewer."""


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.seed}-{line.before}")
def test_kernel_and_oracle_count_as_many_sequences(line: Line) -> None:
    duel = line.start()
    for depth, count in enumerate(line.counts, 1):
        if count <= MOST:
            assert by_kernel(duel.match.round, depth) == count
        if count <= MOST_SLOW:
            assert by_oracle(duel.oracle, depth) == count


def test_the_file_reaches_every_kind_of_rules() -> None:
    assert len(LINES) >= 50
    assert sum(max(line.counts) for line in LINES) > 20_000
