"""Learn: every example is played, under official rules, under house rules, and under others."""

from __future__ import annotations

import pytest

from tests.lessons.holding import hold
from wildpile.choices import SWITCHES
from wildpile.lessons.examples import ALL, EXAMPLES, SECTIONS, examples
from wildpile.lessons.house import ROWS, SECTION_OF, facts, marks, rows
from wildpile.lessons.tasks import judge, solve
from wildpile.lessons.trying import try_tasks
from wildpile.rules import PRESETS, Ruleset

LEARN = [*EXAMPLES, *(row.example for row in ROWS)]


@pytest.mark.parametrize("edition", ALL)
def test_what_stands_beside_an_example_holds_under_official_rules(edition: str) -> None:
    for example in LEARN:
        if edition in example.editions:
            hold(example, Ruleset.default(edition), example.expect)


@pytest.mark.parametrize("edition", ALL)
def test_under_the_house_rule_it_goes_as_said(edition: str) -> None:
    for example in LEARN:
        if edition in example.editions and example.house:
            hold(example, example.house_rules(edition), example.house_expect)


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_example_can_be_shown_under_other_rules(edition: str, preset: str) -> None:
    rules = Ruleset.preset(preset, edition)
    for section in SECTIONS:
        for example in examples(section, rules):
            assert example.play(rules)
    for task in try_tasks(rules):
        assert solve(task).right
    for row in rows(edition):
        assert row.example.play(rules)
        assert row.followed(rules) in ("official", "house", "other")


@pytest.mark.parametrize("edition", ALL)
def test_there_are_at_least_six_turns_to_try(edition: str) -> None:
    tasks = try_tasks(Ruleset.default(edition))
    assert len(tasks) >= 6
    assert len({task.key for task in tasks}) == len(tasks)


@pytest.mark.parametrize("edition", ALL)
def test_every_section_with_positions_has_some(edition: str) -> None:
    rules = Ruleset.default(edition)
    assert {section for section in SECTIONS if examples(section, rules)} == {*SECTIONS} - {
        "try",
        "official",
    }
    assert len(rows(edition)) >= 9


def test_examples_have_keys_of_their_own_within_a_section() -> None:
    names = [(example.section, example.key) for example in LEARN]
    assert len({*names}) == len(names)


def test_the_zelda_hands_score_223() -> None:
    example = next(one for one in EXAMPLES if one.key == "sum_zelda")
    assert example.play(Ruleset.of("zelda"))[-1].after.state.points == 223


def test_an_example_is_judged_by_the_rules_of_the_page() -> None:
    match = try_tasks(Ruleset.of("c108"))[0]
    assert judge(match, ["R0", "R2", "Y7", "G7"]).right
    strict = next(task for task in try_tasks(Ruleset.of("c108", wd4="strict")))
    assert solve(strict).right


def test_a_row_follows_the_switches_of_the_table() -> None:
    stacking = next(row for row in ROWS if row.key == "stacking")
    drawing = next(row for row in ROWS if row.key == "drawing")
    assert stacking.followed(Ruleset.of("c108", stack="22,44")) == "house"
    assert stacking.followed(Ruleset.of("c108", stack="44")) == "other"
    assert drawing.followed(Ruleset.of("c108", dtm="may")) == "other"
    assert drawing.followed(Ruleset.of("c108")) == "official"


def test_every_switch_belongs_to_a_section() -> None:
    assert {*SECTION_OF} == {*SWITCHES}
    assert {*SECTION_OF.values()} <= {*SECTIONS}


def test_official_rules_are_marked_nowhere() -> None:
    for edition in ALL:
        assert marks(Ruleset.default(edition)) == {}
        assert {*SWITCHES} < {*facts(Ruleset.default(edition))}
