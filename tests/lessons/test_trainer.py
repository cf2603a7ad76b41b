"""The trainer's positions: each is executed, solved and judged."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.lessons.holding import within_deck
from wildpile.errors import LessonError
from wildpile.lessons.sources import source
from wildpile.lessons.tasks import KINDS, LEVELS, Task, judge, lay_out, solve
from wildpile.lessons.trainer import TASKS, chosen, chosen_under, task_of
from wildpile.rules import Ruleset

WRONG = {"play": ["none"], "next": 9, "points": -1}


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.key)
def test_every_position_is_executed(task: Task) -> None:
    answer = solve(task)
    assert answer.right
    assert source(answer.ruling)
    assert not answer.is_open, "a position chosen by hand has one answer"
    for card in answer.cards:
        assert source(card.ruling)
    shown = lay_out(task)
    assert shown["view"]["seat"] == task.seat
    assert task.level in LEVELS
    assert task.teaches


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.key)
def test_every_wrong_answer_is_judged_wrong(task: Task) -> None:
    expected = solve(task).expected
    if isinstance(expected, bool):
        assert not judge(task, not expected).right
    elif isinstance(expected, list):
        cards = solve(task).cards
        counted = {card.face for card in cards if card.counts}
        wrong = sorted(counted - {*expected}) or []
        assert wrong != expected
        assert not judge(task, wrong).right
    else:
        assert not judge(task, WRONG[task.kind]).right


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.key)
def test_no_position_holds_more_copies_than_its_deck(task: Task) -> None:
    within_deck(task.start())


@pytest.mark.parametrize("edition", ["classic108", "zelda"])
def test_there_are_thirty_in_either_edition_of_every_kind_and_level(edition: str) -> None:
    tasks = chosen(edition)
    assert len(tasks) >= 30
    kinds = {*KINDS} - ({"triforce"} if edition == "classic108" else set())
    assert {task.kind for task in tasks} == kinds
    for kind in kinds:
        assert len(chosen(edition, kind)) >= 5
        assert {task.level for task in chosen(edition, kind)} >= {1, 3, 5}


def test_sixty_positions_have_keys_of_their_own() -> None:
    assert len(TASKS) >= 60
    assert len({task.key for task in TASKS}) == len(TASKS)
    assert len({(task.rules, task.kind, task.position, task.acts) for task in TASKS}) == len(TASKS)


def test_what_is_right_is_spread_over_the_answers() -> None:
    for kind in ("four", "challenge"):
        answers = Counter(solve(task).expected for task in TASKS if task.kind == kind)
        assert min(answers[True], answers[False]) >= 4


def test_a_task_is_found_by_its_key() -> None:
    assert task_of("z-points-nine").kind == "points"
    with pytest.raises(LessonError, match="no position"):
        task_of("nothing")


def test_the_edition_with_112_cards_has_the_classic_positions() -> None:
    assert chosen("classic112") == chosen("classic108")


@pytest.mark.parametrize("edition", ["classic108", "classic112", "zelda"])
def test_positions_are_judged_by_the_rules_of_a_table(edition: str) -> None:
    official = chosen_under(Ruleset.default(edition))
    assert len(official) >= 30
    strict = chosen_under(Ruleset.of(edition, wd4="free", stack="22,44"))
    assert {task.kind for task in strict} >= {"play", "four", "next", "points"}
    assert all(solve(task).expected for task in strict if task.kind == "four")
    assert not any(task.kind == "challenge" and not solve(task) for task in strict)
    for task in [*official, *strict]:
        assert task.rules.edition == edition
        assert solve(task).right
