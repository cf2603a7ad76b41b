"""Every line of the scenario files, by the kernel as this process runs it.

python -m proofs.scenarios    prints what passes; exit code 1 if a line does not hold
"""

from __future__ import annotations

import sys
from pathlib import Path

from wildpile.kernel.jit import is_compiled
from wildpile.notation.scenario import check_line

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "scenarios"
FILES = {"scenarios.txt": 180, "more.txt": 275, "house.txt": 160}
"""How many lines each file has at least."""


def check_file(name: str) -> str:
    """Check a file; return how it went. Raises `AssertionError` where a line does not hold."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    failures = [str(failure) for line in lines if (failure := check_line(line)) is not None]
    assert not failures, "\n".join([f"{name}: {len(failures)} lines do not hold", *failures])
    assert len(lines) >= FILES[name], f"{name} has {len(lines)} lines of {FILES[name]}"
    how = "compiled" if is_compiled() else "interpreted"
    return f"{how}, {name}: {len(lines)} of {len(lines)} pass"


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
