"""Every line of the scenario files, by the kernel as this process runs it.

python -m proofs.scenarios    prints what passes; exit code 1 if a line does not hold
"""

from __future__ import annotations

import sys
from pathlib import Path

from wildpile.kernel.jit import is_compiled
from wildpile.notation.scenario import Scenario, check_line

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "scenarios"
FILES = {"scenarios.txt": (180, 129), "more.txt": (275, 275)}
"""How many lines each file has at least, and how many of them need only switches that are built."""


def check_file(name: str) -> str:
    """Check a file; return how it went.

    Raises `AssertionError` where a line does not hold that needs only switches that are built.
    """
    text = (FOLDER / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    failures = {line: failure for line in lines if (failure := check_line(line)) is not None}
    wrong = [str(failures[line]) for line in failures if not Scenario.parse(line).unbuilt()]
    assert not wrong, "\n".join([f"{name}: {len(wrong)} lines do not hold", *wrong])
    passed, least = len(lines) - len(failures), FILES[name]
    assert len(lines) >= least[0], f"{name} has {len(lines)} lines of {least[0]}"
    assert passed >= least[1], f"{name}: {passed} lines pass of {least[1]}"
    rest = f", the other {len(failures)} say which switch is not built" if failures else ""
    how = "compiled" if is_compiled() else "interpreted"
    return f"{how}, {name}: {passed} of {len(lines)} pass{rest}"


def main() -> int:
    """Check all files."""
    try:
        for name in FILES:
            print(check_file(name))
    except AssertionError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
