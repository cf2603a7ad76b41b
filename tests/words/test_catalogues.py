"""The catalogues say in English what the engine says, and have a message for each of its codes."""

import re
from pathlib import Path

import pytest

from tests.words.ftl import LANGUAGES, WORDS, read, told
from wildpile.choices import GROUPS, SWITCHES
from wildpile.game.reasons import REASONS
from wildpile.kernel import layout
from wildpile.rulescode import SETTLED
from wildpile.server.teach.asking import CONFLICTS
from wildpile.switches import Kinds

DOCS = Path(__file__).parents[2] / "docs"
ENGLISH = read("en")
MANY = 25  # for a switch that takes any number
CODE = re.compile(r"`(gathering|table|request|server)/(\w+)`")


def sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def group_key(group: str) -> str:
    return f"group-{group.lower().replace(' ', '-')}"


def test_every_language_lies_in_the_package_in_the_same_files() -> None:
    assert {folder.name for folder in WORDS.iterdir()} == {*LANGUAGES}
    names = {file.name for file in (WORDS / "en").iterdir()}
    for language in LANGUAGES:
        assert {file.name for file in (WORDS / language).iterdir()} == names


@pytest.mark.parametrize("key", SETTLED)
def test_a_settled_switch_says_in_english_what_the_engine_says(key: str) -> None:
    switch = SWITCHES[key]
    assert ENGLISH[f"switch-{key}"] == sentence(switch.says)[:-1]
    for value, words in switch.words.items():
        if isinstance(switch, Kinds) and value != "none":
            name = f"switch-{key}--{value}" if value else f"switch-{key}--kinds"
            text = words if value else f"{sentence(words)[:-1]} {{ $kinds }}."
            assert ENGLISH[name] == text
        elif value:
            assert ENGLISH[f"switch-{key}--{value}"] == sentence(switch.say(value))
        else:
            assert told(ENGLISH[f"switch-{key}--n"], n=MANY) == sentence(switch.say(MANY))


def test_every_group_with_a_settled_switch_has_its_heading() -> None:
    for group, keys in GROUPS.items():
        if {*keys} & {*SETTLED}:
            assert ENGLISH[group_key(group)] == group


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_message(language: str) -> None:
    messages = read(language)
    further = (DOCS / "wire.md").read_text(encoding="utf-8").partition("## Further codes")[2]
    codes = CODE.findall(further)
    assert len(codes) > 10
    wanted = {f"error-{room}-{code}" for room, code in codes} | {f"reason-{r}" for r in REASONS}
    assert wanted <= {*messages}
    errors = {key for key in messages if re.match("error-(?!lessons-)", key)}
    assert errors == {key for key in wanted if key.startswith("error-")} | {"error-network"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawing_has_words_for_every_cause(language: str) -> None:
    causes = re.findall(r"^(?:    |   \*)\[(\w+)\]", read(language)["log-drew"], re.MULTILINE)
    assert {*causes} == {*layout.CAUSES}
    assert "log-drew-short" in read(language)


def test_every_contradiction_has_its_message() -> None:
    kinds = set(
        re.findall(
            r'found\.append\(\("(\w+)"|problems\["(\w+)"\] =',
            (WORDS.parent / "rules.py").read_text(encoding="utf-8"),
        )
    )
    names = {one or other for one, other in kinds} | {"players"}
    assert len(names) > 8
    assert {f"conflict-{name}" for name in names} == {
        key for key in ENGLISH if key.startswith("conflict-")
    }


def test_ask_knows_every_conflict_but_those_of_a_number_of_players() -> None:
    kinds = {key.removeprefix("conflict-") for key in ENGLISH if key.startswith("conflict-")}
    assert {*CONFLICTS} == kinds - {"players", "pairs", "cards"}


def test_the_command_field_names_the_rulings_that_the_engine_names() -> None:
    source = (DOCS.parent / "web/src/pages/commanding.ts").read_text(encoding="utf-8")
    found = dict(re.findall(r"'action/(\w+)': '([\w.]+)'", source))
    assert len(found) > 15
    assert found == {code: REASONS[code][0] for code in found}
