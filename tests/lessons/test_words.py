"""The English of Learn, Train and Settle: it parses, and has words for every key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from wildpile.choices import SWITCHES
from wildpile.lessons.examples import ALL, EXAMPLES, SECTIONS, before
from wildpile.lessons.house import ROWS, facts
from wildpile.lessons.making import make
from wildpile.lessons.questions import EVIDENCE, QUESTIONS, TOPICS
from wildpile.lessons.reasons import LESSONS
from wildpile.lessons.tasks import KINDS, LEVELS
from wildpile.lessons.trainer import TASKS
from wildpile.lessons.trying import try_tasks
from wildpile.rules import PRESETS, Ruleset

SOURCE = Path(__file__).parents[2] / "src" / "wildpile"
WORDS = SOURCE / "words" / "en"
FILES = ("learn", "settle", "train")
# What the page puts in itself, besides the facts of the rules.
GIVEN = {"ruling", "points", "count", "done", "level", "percent"}
LESSON_ERROR = re.compile(r'(?:_refused\(\s*|"lessons/)"?([a-z_]+)"')


ELSEWHERE = {f"learn-{one.section}-{one.key}" for one in EXAMPLES if len(one.editions) < len(ALL)}


def parsed(name: str) -> list[ast.Message]:
    """Return the messages of a file. Fails where anything in it cannot be read."""
    entries = FluentParser().parse((WORDS / f"{name}.ftl").read_text()).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def bundle() -> FluentBundle:
    """Return all three files, without marks of isolation."""
    found = FluentBundle(["en"], use_isolating=False)
    for name in FILES:
        found.add_resource(FluentResource((WORDS / f"{name}.ftl").read_text()))
    return found


MESSAGES = {message.id.name: message for name in FILES for message in parsed(name)}
GROUPED = {key: {a.id.name for a in message.attributes} for key, message in MESSAGES.items()}


@pytest.mark.parametrize("name", FILES)
def test_every_message_stands_once(name: str) -> None:
    names = [message.id.name for message in parsed(name)]
    assert len({*names}) == len(names)


def test_every_question_has_its_answer_and_ways_to_type_it() -> None:
    assert {key for key in MESSAGES if key.startswith("ask-") and "topic" not in key} == {
        f"ask-{question.key}" for question in QUESTIONS
    }
    for question in QUESTIONS:
        assert GROUPED[f"ask-{question.key}"] == {"q", "a", "say"}
    english = bundle()
    for question in QUESTIONS:
        message = english.get_message(f"ask-{question.key}")
        said = str(english.format_pattern(message.attributes["say"], {})[0])
        assert len(said.split(";")) >= 4
    assert {f"ask-topic-{topic}" for topic in TOPICS} <= {*MESSAGES}
    assert {f"evidence-{evidence}" for evidence in EVIDENCE} <= {*MESSAGES}


def test_every_example_and_row_has_its_words() -> None:
    for example in EXAMPLES:
        assert f"learn-{example.section}-{example.key}" in MESSAGES
        if example.section == "challenge":
            assert GROUPED[f"learn-challenge-{example.key}"] == {"setup"}
    for edition in ALL:
        for task in try_tasks(Ruleset.default(edition)):
            assert f"learn-{task.key}" in MESSAGES
    for row in ROWS:
        assert GROUPED[f"learn-house-{row.key}"] == {"title", "official", "house"}
    for section in SECTIONS:
        assert f"learn-{section}-heading" in MESSAGES
        assert section == "aim" or f"learn-{section}" in MESSAGES or section in ("moves", "cards")


def test_every_reason_and_lesson_of_the_trainer_has_its_words() -> None:
    assert {key for key in MESSAGES if key.startswith("lesson-")} == {
        f"lesson-{code}" for code in LESSONS
    }
    tried = [task for edition in ALL for task in try_tasks(Ruleset.default(edition))]
    taught = {task.teaches for task in [*TASKS, *tried]} | {*KINDS}
    assert {key for key in MESSAGES if key.startswith("teach-")} == {
        f"teach-{key}" for key in taught
    }
    assert make("four", 1, Ruleset.of("c108"), 1).teaches in taught
    for kind in KINDS:
        assert f"train-kind-{kind}" in MESSAGES
        assert f"train-ask-{kind}" in MESSAGES
    for level in LEVELS:
        assert f"train-level-{level}" in MESSAGES


def test_every_error_of_the_room_has_its_words() -> None:
    codes = {
        code
        for path in (SOURCE / "lessons").glob("*.py")
        for code in LESSON_ERROR.findall(path.read_text())
    }
    assert len(codes) > 10
    assert {f"error-lessons-{code}" for code in codes} == {
        key for key in MESSAGES if key.startswith("error-")
    }


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_message_can_be_said_under_any_rules(edition: str, preset: str) -> None:
    english = bundle()
    given = {**facts(Ruleset.preset(preset, edition)), **dict.fromkeys(GIVEN, 1)}
    for key in MESSAGES:
        message = english.get_message(key)
        for pattern in [message.value, *message.attributes.values()]:
            if pattern is not None:
                text, errors = english.format_pattern(pattern, given)
                assert not errors, (key, errors)
                assert text.strip()
                assert "{" not in text


def test_a_sentence_chooses_only_by_values_that_its_switch_has() -> None:
    chosen = {
        (selector.id.name, variant.key.name)
        for message in MESSAGES.values()
        for node in walk(message)
        if isinstance(node, ast.SelectExpression)
        and isinstance(selector := node.selector, ast.VariableReference)
        for variant in node.variants
        if isinstance(variant.key, ast.Identifier)
    }
    numbers = {
        (selector.id.name, variant.key.value, variant.default)
        for message in MESSAGES.values()
        for node in walk(message)
        if isinstance(node, ast.SelectExpression)
        and isinstance(selector := node.selector, ast.VariableReference)
        for variant in node.variants
        if isinstance(variant.key, ast.NumberLiteral)
    }
    for key, value, is_default in numbers:
        # A text that looks like a number, as in tri_answer, is chosen only where nothing else is.
        if key in SWITCHES:
            assert int(value) in SWITCHES[key].choices or is_default, (key, value)
    for key, value in chosen:
        if key in SWITCHES:
            plural = {"one", "other"}
            assert value in {*map(str, SWITCHES[key].choices)} | plural, (key, value)


def walk(node: ast.BaseNode) -> list[ast.BaseNode]:
    """Return a node and all within it."""
    found = [node]
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                found += walk(one)
    return found


@pytest.mark.parametrize("edition", ALL)
def test_before_you_deal_asks_what_there_is(edition: str) -> None:
    keys = {question.key for question in QUESTIONS if edition in question.editions}
    assert {*before(edition)} <= keys


def test_official_rules_are_told_as_such() -> None:
    english = bundle()
    for edition in ALL:
        given = {**facts(Ruleset.default(edition)), **dict.fromkeys(GIVEN, 1)}
        shown = {f"learn-{one.section}-{one.key}" for one in EXAMPLES if edition in one.editions}
        for key in MESSAGES:
            is_learn = key.startswith("learn-") and not key.startswith("learn-official")
            if is_learn and (key in shown or key not in ELSEWHERE):
                pattern = english.get_message(key).value
                text = english.format_pattern(pattern, given)[0] if pattern else ""
                assert "at this table" not in text.lower(), (key, text)
