"""Every source that a lesson names stands in docs/rules.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from wildpile.choices import SWITCHES
from wildpile.errors import LessonError
from wildpile.game.reasons import REASONS
from wildpile.lessons.reasons import LESSONS
from wildpile.lessons.sources import TITLES, source

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text()
MEETINGS = [f"4.{number}" for number in range(1, 45)]


@pytest.mark.parametrize("ruling", [*TITLES, *MEETINGS])
def test_every_ruling_stands_at_its_anchor(ruling: str) -> None:
    found = source(ruling)
    title = f" {found.heading}" if ruling in TITLES else ""
    assert f'<a id="{found.anchor}"></a>**{ruling}{title}' in RULES
    if ruling not in TITLES:
        above = RULES[: RULES.index(f'<a id="{found.anchor}">')]
        assert above.rindex(f"**{found.heading}**") > above.rindex("\n## ")


def test_no_ruling_of_the_rules_is_without_a_source() -> None:
    for line in RULES.splitlines():
        if line.startswith('- <a id="r'):
            assert source(line.partition("**")[2].split("*")[0].split()[0])


@pytest.mark.parametrize("switch", SWITCHES)
def test_switches_stand_in_their_section(switch: str) -> None:
    assert f"\n## {source(switch).heading}\n" in RULES
    assert f"| `{switch}` |" in RULES
    assert f"\n## {source('1').heading}\n" in RULES


def test_every_reason_names_a_source() -> None:
    for ruling, _ in [*REASONS.values(), *LESSONS.values()]:
        assert source(ruling)


def test_a_ruling_that_is_none_is_refused() -> None:
    with pytest.raises(LessonError, match="no such ruling"):
        source("9.9")
