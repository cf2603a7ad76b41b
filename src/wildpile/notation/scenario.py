"""Scenarios: a position, actions and what is expected, one a line. See docs/notation.md."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from wildpile.errors import IllegalAction, NotationError, WildpileError
from wildpile.game.actions import parse_action, parse_seat
from wildpile.game.round import Round
from wildpile.notation.expect import Expectation
from wildpile.notation.position import parse_position
from wildpile.rules import parse_rules

FIELDS = ("id", "edition", "rules", "position", "actions", "expect", "why")
MISSING_FILE = 2
"""Exit code where a file cannot be read."""

_ACTION = re.compile(r"(P\d+):(\S+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Failure:
    """A line that does not hold: what it expected and what it got. `place` is `file:line`."""

    id: str
    expected: str
    got: str
    place: str = ""

    def __str__(self) -> str:
        place = f"{self.place}: " if self.place else ""
        return f"{place}{self.id}: expected {self.expected}, got {self.got}"


@dataclass(frozen=True, slots=True)
class Scenario:
    """One line, cut into its fields."""

    id: str
    edition: str
    rules: str
    position: str
    actions: tuple[str, ...]
    expect: tuple[str, ...]
    why: str

    @classmethod
    def parse(cls, line: str) -> Scenario:
        """Cut a line into its fields. Raises `NotationError` (`notation/bad_scenario`).

        >>> line = "A1 | c108 | base | P1[R5] P2[Y9]; top R7 | P1:R5 | win=P1; pts=9 | why"
        >>> Scenario.parse(line).expect
        ('win=P1', 'pts=9')
        """
        parts = [part.strip() for part in line.split("|", len(FIELDS) - 1)]
        if len(parts) != len(FIELDS):
            problem = f"{len(parts)} fields where {len(FIELDS)} belong: {' | '.join(FIELDS)}"
            raise NotationError("notation/bad_scenario", f"{problem} (in {line.strip()!r})")
        name, edition, rules, position, actions, expect, why = parts
        if not name or not expect:
            problem = f"{'expect' if name else 'id'} is empty"
            raise NotationError("notation/bad_scenario", f"{problem} (in {line.strip()!r})")
        return cls(
            name,
            edition,
            rules,
            position,
            () if actions == "-" else tuple(actions.split()),
            tuple(part for part in map(str.strip, expect.split(";")) if part),
            why,
        )


def check_line(line: str) -> Failure | None:
    """Play a line and compare; `None` where all holds, and on comments and blank lines.

    >>> print(check_line("A1 | c108 | base | P1[R5] P2[Y9]; top R7 | P1:R5 | pts=8 | why"))
    A1: expected pts=8, got pts=9
    """
    if _is_idle(line):
        return None
    name = line.split("|", 1)[0].strip() or "?"
    try:
        return _check(Scenario.parse(line))
    except WildpileError as error:
        return Failure(name, "a line that can be read", f"{error.code}: {error.message}")
    except Exception as error:
        # Whatever breaks in the rules is this line's failure, and the next lines are still checked.
        return Failure(name, "an answer of the rules", f"{type(error).__name__}: {error}")


def check_files(paths: Iterable[Path]) -> int:
    """Check every line of some files and print what fails, last a summary: `129 of 180 pass`.

    Returns the exit code: 0 if all pass, 1 if any fails or a file holds none, 2 if one cannot be
    read.
    """
    passed = total = 0
    all_hold = True
    for path in paths:
        try:
            text = Path(path).read_bytes().decode()
        except OSError as error:
            _say(f"cannot read {path}: {error.strerror or error}")
            return MISSING_FILE
        except UnicodeDecodeError:
            _say(f"cannot read {path}: it is not UTF-8")
            return MISSING_FILE
        lines = list(_lines(text))
        if not lines:
            all_hold = False
            _say(f"{path} holds no scenario")
        places: dict[str, int] = {}
        for number, line in lines:
            total += 1
            name = line.split("|", 1)[0].strip()
            first = places.setdefault(name, number)
            failure = check_line(line)
            if failure is None and first != number:
                failure = Failure(name, "an id of its own", f"the one of line {first}")
            if failure is None:
                passed += 1
            else:
                _say(str(replace(failure, place=f"{path}:{number}")))
    if total:
        _say(f"{passed} of {total} pass")
    return 0 if all_hold and passed == total else 1


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if not _is_idle(line):
            yield number, line


def _is_idle(line: str) -> bool:
    return not line.strip() or line.lstrip().startswith("#")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _check(scenario: Scenario) -> Failure | None:
    rules = parse_rules(scenario.edition, scenario.rules, brief=True)
    round_ = parse_position(scenario.position, rules)
    expectations = [Expectation.parse(text, round_) for text in scenario.expect]
    refusal = next((one for one in expectations if one.key == "err"), None)
    if refusal is not None and not scenario.actions:
        raise NotationError("notation/bad_scenario", f"err needs an action (in {scenario.id})")
    failure = _play(scenario, round_, refusal)
    if failure is not None:
        return failure
    differing = [(one, one.differs(round_)) for one in expectations]
    wrong = [(one, value) for one, value in differing if value is not None]
    if not wrong:
        return None
    return Failure(
        scenario.id,
        "; ".join(one.text for one, _ in wrong),
        "; ".join(f"{one.name}={value}" for one, value in wrong),
    )


def _play(scenario: Scenario, round_: Round, refusal: Expectation | None) -> Failure | None:
    """Do the actions; the last is to be refused where `refusal` says so."""
    last = len(scenario.actions) - 1
    for place, text in enumerate(scenario.actions):
        before = round_.to_bytes()
        awaited = refusal if place == last else None
        try:
            _act(round_, text)
        except IllegalAction as error:
            if awaited is None:
                return Failure(scenario.id, f"{text} to be taken", f"{error.code}: {error.message}")
            if round_.to_bytes() != before:
                return Failure(scenario.id, f"nothing to change with {text}", "another state")
            if awaited.value and awaited.value != error.code:
                return Failure(scenario.id, awaited.text, f"err={error.code}")
        else:
            if awaited is not None:
                return Failure(scenario.id, f"{text} to be refused", "it was taken")
    return None


def _act(round_: Round, text: str) -> None:
    found = _ACTION.fullmatch(text)
    if found is None:
        raise NotationError("notation/bad_action", f"no action of a seat: {text!r} (as in P1:R5)")
    seat = parse_seat(found[1], round_.players)
    if found[2].lower() == "leave":
        round_.leave(seat)
    else:
        round_.play(seat, parse_action(found[2], round_.rules, seat, round_.players))
