"""Fuzzed inputs to every parser: nothing may come out but a value, or an error of our own.

python -m proofs.fuzz 100000 7    so many inputs, with this seed

Atheris guides the inputs by what they reach in the parsers. Each input begins with a byte that
chooses a parser; the seeds are texts that are right.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wildpile.cards import parse_color, parse_face
from wildpile.errors import WildpileError
from wildpile.game.actions import parse_action, parse_seat
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.notation.position import parse_position, print_position
from wildpile.notation.record import Recorder
from wildpile.notation.record_json import parse_record, to_json
from wildpile.notation.record_text import print_record
from wildpile.notation.scenario import Scenario
from wildpile.rules import Ruleset, parse_rules
from wildpile.rulescode import rules_code, rules_of

ZELDA, SEVEN = Ruleset.of("zelda"), Ruleset.of("classic108", seven0=1, jump=1, stack="22,44")


def read_position(text: str) -> None:
    """Read a position; what can be read is printed, and read again, to the same text."""
    printed = print_position(parse_position(text, ZELDA))
    assert print_position(parse_position(printed, ZELDA)) == printed


def read_record(text: str) -> None:
    """Read a record; what can be read is printed and read again as the same record."""
    record = parse_record(text)
    assert parse_record(print_record(record)) == record
    assert parse_record(to_json(record)) == record


def read_code(text: str) -> None:
    """Read a rules code; what can be read has that code."""
    rules = rules_of(text)
    assert rules_of(rules_code(rules)) == rules


def read_event(text: str) -> None:
    """Read an event from JSON; what is no object has been refused before."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return
    if isinstance(data, dict):
        Event.from_json(data)


PARSERS: tuple[Callable[[str], object], ...] = (
    parse_face,
    parse_color,
    parse_seat,
    lambda text: parse_action(text, SEVEN, 1, 4),
    lambda text: parse_rules("c112", text),
    read_code,
    read_position,
    Scenario.parse,
    read_record,
    read_event,
)


def try_input(data: bytes) -> None:
    """Give one input to its parser. Raises whatever is not an error of our own."""
    if not data:
        return
    text = data[1:].decode("utf-8", "surrogateescape" if data[0] & 1 else "replace")
    refused = None
    try:
        PARSERS[data[0] % len(PARSERS)](text)
    except WildpileError as error:
        refused = error
    if refused is not None:
        assert "/" in refused.code
        assert refused.message


def seeds() -> list[bytes]:
    """Return texts that each parser can read."""
    match = Match.new(ZELDA, 3, seed=1, dealer=0)
    recorder = Recorder(ZELDA, ["Ann", "Bo", "C"], generator="xoshiro256++", seed="1", dealer=0)
    recorder.deal(match.deal())
    for _ in range(30):
        if not match.round.is_over:
            seat = match.round.turn
            action = match.round.legal(seat)[0]
            recorder.act(seat, match.round.text(seat, action), match.play(seat, action))
    record = recorder.record(match.totals)
    texts = (
        "R+2",
        "g",
        "P3",
        "jump,R7>P3!",
        "stack=22,44 jump=1 mercy=25",
        rules_code(ZELDA),
        print_position(match.round),
        "A1 | c108 | base | P1[R5] P2[Y9]; top R7 | P1:R5 | win=P1; pts=9 | why",
        print_record(record),
        json.dumps(
            {"type": "drew", "seat": 1, "count": 1, "faces": ["R7"], "cause": "choice", "owed": 1}
        ),
    )
    found = [bytes([place]) + text.encode() for place, text in enumerate(texts)]
    return [*found, bytes([8]) + to_json(record).encode()]


def fuzz(inputs: int, seed: int) -> str:
    """Try so many inputs in a process of its own; return the last line that Atheris says."""
    with tempfile.TemporaryDirectory() as folder:
        for place, data in enumerate(seeds()):
            Path(folder, f"seed-{place}").write_bytes(data)
        command = [sys.executable, "-m", "proofs.fuzz", str(inputs), str(seed), folder]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
        return [line for line in done.stderr.splitlines() if line.startswith("Done")][-1]


def main(inputs: str, seed: str, folder: str | None = None) -> None:
    """Fuzz in this process; Atheris ends it."""
    import atheris

    names = ("wildpile.notation", "wildpile.game.actions", "wildpile.rulescode", "wildpile.rules")
    for name in sorted(sys.modules):
        if name.startswith(names):
            for value in vars(sys.modules[name]).copy().values():
                if callable(value) and getattr(value, "__module__", "") == name:
                    instrument(atheris, value)
    args = [sys.argv[0], f"-runs={inputs}", f"-seed={seed}", "-max_len=6000", "-timeout=20"]
    atheris.Setup([*args, *([folder] if folder else [])], try_input)
    atheris.Fuzz()


def instrument(atheris: Any, value: object) -> None:
    """Let Atheris see which branches of a function, or of a class's methods, an input takes."""
    functions = vars(value).copy().values() if isinstance(value, type) else [value]
    for function in functions:
        if hasattr(function, "__code__"):
            atheris.instrument_func(function)


if __name__ == "__main__":
    main(*sys.argv[1:])
