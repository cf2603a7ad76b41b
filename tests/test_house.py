"""The house is in order: what the code has, the documents name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer

from wildpile.choices import GROUPS, SWITCHES
from wildpile.cli.app import app
from wildpile.game.reasons import REASONS
from wildpile.kernel import layout

DOCS = Path(__file__).parent.parent / "docs"
SETTING = re.compile(r"\bWILDPILE_[A-Z]+\b")
MANY = 5  # values of a switch that its row has one by one
LINK = re.compile(r"\]\((0\d+[\w-]*\.md)\)")


@pytest.mark.parametrize("key", SWITCHES)
def test_every_switch_has_its_row_in_the_rules(key: str) -> None:
    rows = [
        line
        for line in (DOCS / "rules.md").read_text().splitlines()
        if line.startswith(f"| `{key}` |")
    ]
    assert len(rows) == 1
    values = SWITCHES[key].choices
    for value in values if len(values) < MANY else ():
        assert str(value) in rows[0]


def test_every_group_of_switches_stands_together() -> None:
    assert [key for keys in GROUPS.values() for key in keys] == list(SWITCHES)


def test_every_event_has_its_row_in_the_wire_protocol() -> None:
    wire = (DOCS / "wire.md").read_text()
    for kind in layout.EVENT_KINDS:
        assert f"| `{kind}` |" in wire, kind
    for cause in layout.CAUSES:
        assert f"`{cause}`" in wire, cause


def test_every_refusal_stands_in_the_wire_protocol() -> None:
    wire = (DOCS / "wire.md").read_text()
    for refusal in layout.REFUSALS[1:]:
        assert f"`action/{refusal}`" in wire, refusal


def test_every_setting_and_every_command_stands_in_the_readme() -> None:
    readme = (DOCS.parent / "README.md").read_text()
    sources = (DOCS.parent / "src").rglob("*.py")
    settings = {name for path in sources for name in SETTING.findall(path.read_text())}
    assert len(settings) >= 5
    for name in settings:
        assert f"| `{name}` |" in readme, name
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    for command in group.commands:
        assert f"wildpile {command}" in readme or command == "version", command


def test_every_decision_stands_in_their_list() -> None:
    pages = {page.name for page in (DOCS / "decisions").glob("0*.md")}
    listed = set(LINK.findall((DOCS / "decisions" / "README.md").read_text()))
    assert pages == listed != set()


@pytest.mark.parametrize("name", layout.REFUSALS[1:])
def test_every_refusal_names_a_ruling_that_stands_in_the_rules(name: str) -> None:
    ruling, text = REASONS[name]
    rules = (DOCS / "rules.md").read_text()
    assert text
    assert f"**{ruling} " in rules or f"| `{ruling}` |" in rules
