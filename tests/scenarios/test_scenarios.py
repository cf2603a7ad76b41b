"""Every line of the scenario files, each a test of its own."""

from collections import Counter
from pathlib import Path

import pytest

from wildpile.notation.scenario import Scenario, check_line
from wildpile.rules import Ruleset, parse_rules
from wildpile.switches import STACKS, SWITCHES

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
    names = [name_of(line) for line in SCENARIOS + MORE]
    assert len(set(names)) == len(names)
    assert len(SCENARIOS) == 180
    assert len(MORE) >= 100


@pytest.mark.parametrize("key", SWITCHES)
def test_every_value_of_every_switch_has_two_scenarios(key: str) -> None:
    switch = SWITCHES[key]
    is_small = switch.high - switch.low == 1
    wanted = switch.values or ((str(switch.low), str(switch.high)) if is_small else ())
    found = Counter(str(getattr(rules, key)) for rules in RULES)
    if key == "stack":
        for kind in STACKS:
            assert sum(kind in rules.stack.split(",") for rules in RULES) >= 2, kind
    elif wanted:
        for value in wanted:
            assert found[value] >= 2, value
    else:
        assert len(found) >= 2
        assert len(RULES) - found[str(switch.default)] >= 2
