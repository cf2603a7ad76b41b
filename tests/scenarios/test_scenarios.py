"""Every line of the scenario files, each a test of its own."""

from pathlib import Path

import pytest

from wildpile.notation.scenario import check_line

HERE = Path(__file__).parent


def lines(name: str) -> list[str]:
    """Return the lines of a file beside this one that are scenarios."""
    text = (HERE / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


SCENARIOS = lines("scenarios.txt")
MORE = lines("more.txt")


def name_of(line: str) -> str:
    """Return the id of a line."""
    return line.split("|")[0].strip()


@pytest.mark.parametrize("line", SCENARIOS, ids=name_of)
def test_scenario_holds(line: str) -> None:
    failure = check_line(line)
    assert failure is None, str(failure)


@pytest.mark.parametrize("line", MORE, ids=name_of)
def test_further_scenario_holds(line: str) -> None:
    failure = check_line(line)
    assert failure is None, str(failure)


def test_each_id_stands_once() -> None:
    names = [name_of(line) for line in SCENARIOS + MORE]
    assert len(set(names)) == len(names)
    assert len(SCENARIOS) == 180
    assert len(MORE) >= 100
