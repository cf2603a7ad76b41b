"""Endless positions: by seed, of a kind and a level, by any rules."""

from __future__ import annotations

import pytest

from wildpile.errors import LessonError
from wildpile.lessons.making import make
from wildpile.lessons.tasks import KINDS, LEVELS, lay_out, solve
from wildpile.rules import Ruleset

ZELDA, C108 = Ruleset.of("zelda"), Ruleset.of("c108")
SEEDS = range(3)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_kind_comes_at_every_level(kind: str, level: int) -> None:
    rules = ZELDA
    made = [make(kind, level, rules, seed) for seed in SEEDS]
    assert {task.level for task in made} == {level}
    assert len({task.position for task in made}) == len(made)
    for task in made:
        assert solve(task).right
        assert not solve(task).is_open
        assert lay_out(task)["view"]["seat"] == task.seat


@pytest.mark.parametrize("kind", ["play", "four", "challenge", "next", "points"])
def test_the_same_seed_makes_the_same(kind: str) -> None:
    assert make(kind, 3, C108, 7) == make(kind, 3, C108, 7)
    assert make(kind, 3, C108, 7) != make(kind, 3, C108, 8)


@pytest.mark.parametrize("preset", ["mobile", "party"])
def test_house_rules_are_followed(preset: str) -> None:
    rules = Ruleset.preset(preset, "c112")
    for kind in ("play", "next", "challenge", "points"):
        task = make(kind, 4, rules, 1)
        assert task.rules == rules
        assert solve(task).right


def test_yes_and_no_both_come() -> None:
    for kind in ("four", "challenge"):
        assert {solve(make(kind, 1, C108, seed)).expected for seed in range(12)} == {True, False}


def test_what_the_rules_have_not_is_refused() -> None:
    for kind, level, rules in (
        ("triforce", 1, C108),
        ("four", 1, Ruleset.of("c108", wd4="free")),
        ("none", 1, C108),
        ("play", 6, C108),
    ):
        with pytest.raises(LessonError):
            make(kind, level, rules, 1)
