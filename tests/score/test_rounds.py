"""The rounds that the score pad adds up are the engine's, and of every kind."""

from __future__ import annotations

import json

import pytest

from tests.score.rounds import COMMAND, PATH, ROUNDS, SCORINGS, line
from wildpile.cards import EDITIONS

STORED = PATH.read_text(encoding="utf-8").splitlines()
PARTS = 8
MATCHES = [json.loads(line) for line in STORED]


@pytest.mark.parametrize("part", range(PARTS))
def test_the_stored_rounds_are_what_the_engine_plays(part: int) -> None:
    for number in range(part, len(STORED), PARTS):
        assert line(number) == STORED[number], f"make them anew: {COMMAND}"


def test_there_are_a_thousand_rounds_of_every_kind() -> None:
    entries = [entry for match in MATCHES for entry in match["entries"]]
    rounds = [entry for entry in entries if entry[0] == "round"]
    assert len(rounds) >= ROUNDS
    assert {(match["scoring"], match["edition"]) for match in MATCHES} == {
        (scoring, edition) for scoring in SCORINGS for edition in EDITIONS
    }
    assert {match["players"] for match in MATCHES} == set(range(2, 11))
    assert {match["scoring"] for match in MATCHES if match["teams"]} == {*SCORINGS} - {
        "elimination"
    }
    assert sum(entry[1] is None for entry in rounds) > ROUNDS / 20  # blocked
    assert sum(match["over"] for match in MATCHES) > len(MATCHES) / 2
    assert any(entry[0] == "leave" for entry in entries)
    assert any(len(entry[6]) > 1 for entry in rounds)  # two put out at once
