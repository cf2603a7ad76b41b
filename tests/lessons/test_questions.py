"""Settle: every question is played, and names rulings and switches that exist."""

from __future__ import annotations

import pytest

from tests.lessons.holding import hold
from wildpile.choices import SWITCHES
from wildpile.errors import LessonError
from wildpile.lessons.examples import ALL
from wildpile.lessons.house import ROWS
from wildpile.lessons.questions import EVIDENCE, QUESTIONS, Question, question_of, questions
from wildpile.lessons.sources import source
from wildpile.rules import PRESETS, Ruleset

SHOWN_BY_NONE = {"who-deals", "how-many"}


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: one.key)
def test_the_official_answer_holds_in_every_edition(question: Question) -> None:
    for example in question.tries:
        for edition in example.editions:
            hold(example, Ruleset.default(edition), example.expect)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: one.key)
def test_the_switch_changes_the_answer(question: Question) -> None:
    for example in question.tries:
        for edition in example.editions if example.house else ():
            house = example.house_rules(edition)
            assert {*house.changes()} & {*question.switches}
            hold(example, house, example.house_expect)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: one.key)
def test_its_rulings_and_switches_exist(question: Question) -> None:
    assert question.rulings
    assert all(source(ruling) for ruling in question.rulings)
    assert {*question.switches} <= {*SWITCHES}
    assert question.evidence in EVIDENCE


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: one.key)
def test_it_can_be_shown_under_any_preset(question: Question) -> None:
    for example in question.tries:
        for edition in example.editions:
            for preset in PRESETS:
                assert example.play(Ruleset.preset(preset, edition))


def test_all_forty_are_there_and_fifteen_more() -> None:
    numbers = [question.number for question in QUESTIONS if question.number is not None]
    assert sorted(numbers) == [*range(1, 41)]
    assert len(QUESTIONS) >= 55
    assert len({question.key for question in QUESTIONS}) == len(QUESTIONS)


def test_every_question_has_a_position_where_one_can_show_it() -> None:
    assert {one.key for one in QUESTIONS if not one.tries} == SHOWN_BY_NONE
    for edition in ALL:
        for question in questions(edition):
            if question.key not in SHOWN_BY_NONE | {"extra-wilds"}:
                assert question.tries_in(edition), (question.key, edition)


def test_every_row_of_learn_links_to_a_question() -> None:
    for row in ROWS:
        assert {*row.example.editions} <= {*question_of(row.question).editions}


def test_a_key_that_is_none_is_refused() -> None:
    with pytest.raises(LessonError, match="no question"):
        question_of("nothing")


def test_a_question_says_which_of_its_switches_a_table_has_set() -> None:
    question = question_of("two-on-two")
    assert question.changed(Ruleset.of("c108")) == []
    assert question.changed(Ruleset.of("c108", stack="22", jump=1)) == ["stack"]
