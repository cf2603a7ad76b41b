"""The study of house rules: a command remakes it, and it leaves out no rule."""

from __future__ import annotations

import csv
import doctest
import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from study import __main__ as study
from study import figures, plots, settings
from study.claims import claims
from study.measures import Size
from study.published import TASKS
from wildpile.choices import SWITCHES
from wildpile.kernel.jit import is_compiled
from wildpile.rules import PRESETS
from wildpile.rulescode import SETTLED

DOCS = Path(__file__).parents[1] / "docs"
TINY = Size(blocks=2, block=2, matches=2, published=20, uniform=2, watched=2)


def assert_names_every_rule(page: str) -> None:
    """Look for each value of each switch, and each preset."""
    words = set(re.findall(r"\w+=[\w,]+", page))
    for key in SETTLED:
        for value in settings.values_of(SWITCHES[key]):
            assert f"{key}={value}" in words
    for preset in PRESETS:
        assert f"| `{preset}` |" in page, preset


def test_every_value_is_played_and_of_numbers_some() -> None:
    for key, switch in SWITCHES.items():
        if key in settings.SAMPLES:
            assert {*settings.SAMPLES[key]} < {*switch.choices}
        else:
            assert len(settings.values_of(switch)) == len(switch.choices) - 1 < 16, key


def test_whatever_a_setting_is_compared_with_comes_before_it() -> None:
    seen: dict[str, int] = {}
    for setting in settings.settings():
        assert not setting.against or seen[setting.against] == setting.players
        seen[setting.name] = setting.players


def test_the_study_names_every_rule_and_explains_every_figure_that_differs() -> None:
    page = (DOCS / "study.md").read_text()
    assert_names_every_rule(page)
    assert "not explained" not in page
    for picture in (DOCS / "study").glob("*.svg"):
        assert f"](study/{picture.name})" in page
        assert picture.stat().st_size < 20_000


def test_every_published_setting_is_used() -> None:
    assert {claim.task for claim in claims()} == set(TASKS)


@pytest.mark.skipif(not is_compiled(), reason="interpreted it takes minutes")
def test_the_command_remakes_tables_and_plots(tmp_path: Path) -> None:
    (tmp_path / "study.md").write_text((DOCS / "study.md").read_text())
    assert study.main(["--workers", "1", "--docs", str(tmp_path)], TINY) == 0
    page = (tmp_path / "study.md").read_text()
    assert_names_every_rule(page)
    assert page.startswith((DOCS / "study.md").read_text().split("<!--")[0])
    for name in ("turns", "skill", "lengths"):
        ElementTree.parse(tmp_path / "study" / f"{name}.svg")
    with (tmp_path / "study" / "house.csv").open() as file:
        names = {row["rules"] for row in csv.DictReader(file)}
    assert names == {setting.name for setting in settings.settings()}


@pytest.mark.parametrize("module", [figures, plots])
def test_the_examples_hold(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
