"""Every line of the scenario files, each a test of its own."""

from collections import Counter
from pathlib import Path

import pytest

from wildpile.choices import SWITCHES
from wildpile.notation.scenario import Scenario, check_line
from wildpile.rules import Ruleset, parse_rules
from wildpile.switches import Kinds, Number

HERE = Path(__file__).parent


def lines(name: str) -> list[str]:
    """Return the lines of a file beside this one that are scenarios."""
    text = (HERE / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


SCENARIOS = lines("scenarios.txt")
MORE = lines("more.txt") + lines("house.txt")


def rules_of(line: str) -> Ruleset:
    """Return the rules of a line."""
    scenario = Scenario.parse(line)
    return parse_rules(scenario.edition, scenario.rules, brief=True)


RULES = [rules_of(line) for line in SCENARIOS + MORE]


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
    names = Counter(name_of(line) for line in SCENARIOS + MORE)
    assert not [name for name, times in names.items() if times > 1]
    assert len(SCENARIOS) == 180
    assert len(MORE) >= 100


@pytest.mark.parametrize("key", SWITCHES)
def test_every_value_of_every_switch_has_two_scenarios(key: str) -> None:
    switch = SWITCHES[key]
    found = Counter(getattr(rules, key) for rules in RULES)
    if isinstance(switch, Kinds):
        for kind in switch.kinds:
            assert sum(kind in value.split(",") for value in found.elements()) >= 2, kind
    elif isinstance(switch, Number) and switch.high - switch.low > 1:
        assert len(found) >= 2
        assert len(RULES) - found[switch.default] >= 2
    else:
        for value in switch.choices:
            assert found[value] >= 2, value
