"""What the server says on its own pages: every language has the same messages, and says them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tests.words.ftl import LANGUAGES, SERVER_ROOMS, WORDS
from wildpile.lessons.house import facts
from wildpile.rules import Ruleset
from wildpile.server.teach import page, voice

TEACH = Path(voice.__file__).parent
ROOMS = [(tag, room) for tag in LANGUAGES for room in SERVER_ROOMS]
KEY = re.compile(r"""["'](pages-[a-z-]+)["']""")


def parsed(language: str, room: str) -> dict[str, ast.Message]:
    """Return the messages of a room by key. Fails where anything in it cannot be read."""
    text = (WORDS / language / f"{room}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def parts(message: ast.Message) -> dict[str, set[str]]:
    """Return the variables of the value and of each attribute."""
    found = {one.id.name: one.value for one in message.attributes}
    if message.value is not None:
        found[""] = message.value
    return {name: variables(value) for name, value in found.items()}


def variables(node: ast.BaseNode) -> set[str]:
    """Return the variables that are named within a node."""
    found = {node.id.name} if isinstance(node, ast.VariableReference) else set()
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                found |= variables(one)
    return found


@pytest.mark.parametrize(("language", "room"), ROOMS)
def test_every_language_has_the_messages_of_english(language: str, room: str) -> None:
    theirs, english = parsed(language, room), parsed("en", room)
    assert {*theirs} == {*english}
    for key, message in english.items():
        assert parts(theirs[key]).keys() == parts(message).keys(), key
        for part, names in parts(message).items():
            # A language may choose by another switch, but what is printed must be there.
            assert parts(theirs[key])[part] >= names - {*facts(Ruleset.of("c108"))}, (key, part)


@pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag in page.spoken()])
@pytest.mark.parametrize("edition", page.EDITIONS)
def test_everything_can_be_said(language: str, edition: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for room in SERVER_ROOMS:
        bundle.add_resource(
            FluentResource((WORDS / language / f"{room}.ftl").read_text(encoding="utf-8"))
        )
    given = facts(Ruleset.default(edition))
    for room in SERVER_ROOMS:
        for key, message in parsed("en", room).items():
            said = bundle.get_message(key)
            values = {**dict.fromkeys(set().union(*parts(message).values()), 1), **given}
            for pattern in [said.value, *said.attributes.values()]:
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, values)
                    assert not errors, (key, errors)
                    assert text.strip()


def test_every_message_between_the_pages_is_said_somewhere() -> None:
    sources = [*TEACH.glob("*.py"), *TEACH.glob("templates/*.html")]
    named = {key for file in sources for key in KEY.findall(file.read_text(encoding="utf-8"))}
    named |= {f"pages-{key}" for key in ("learn", "settle", "ask", "train")}
    assert named == {*parsed("en", "pages")}


def test_pages_are_offered_in_every_language() -> None:
    assert {*page.spoken()} == {*LANGUAGES}
