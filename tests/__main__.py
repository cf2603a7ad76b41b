"""Run every check and every test of the project: `make test`.

    python -m tests              everything
    python -m tests -k call      the Python tests alone, with these arguments for pytest

The tests in the browser run in a process of their own: Playwright keeps an event loop in the main
thread, where the server's tests start theirs. The last line counts; a linter counts as one test.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent


def npm(*args: str) -> list[str]:
    """Return the command for npm in web/, with the Node.js that builds the client."""
    return [sys.executable, "hatch_build.py", "npm", "run", *args]


CHECKS = {
    "client: types": npm("check"),
    "ruff check": [str(BIN / "ruff"), "check", "."],
    "ruff format": [str(BIN / "ruff"), "format", "--check", "."],
    "mypy": [str(BIN / "mypy")],
    "import-linter": [str(BIN / "lint-imports")],
}
RUNS = {
    "Python tests": ["-m", "not browser", "-n", "2", "--dist", "loadfile"],
    # One of the three waits for bots who think: the round at the normal pace.
    "browser tests": ["-m", "browser", "-n", "3", "--maxschedchunk", "1"],
}
TOLD = ("tests", "skipped", "failures", "errors")
AT_MOST_AGAIN = 2
NO_TESTS = 5  # pytest's exit code where nothing was selected


class Tally:
    """How many tests passed, failed and were skipped so far."""

    def __init__(self) -> None:
        self.passed = self.failed = self.skipped = 0

    def checks(self) -> None:
        """Run commands that are silent unless they fail, two at once; each counts as one test."""
        with ThreadPoolExecutor(2) as runners:
            for name, (code, said, seconds) in zip(
                CHECKS, runners.map(run_check, CHECKS.values()), strict=True
            ):
                if code:
                    self.failed += 1
                    print(said)
                else:
                    self.passed += 1
                report(name, code == 0, seconds)

    def client_tests(self) -> None:
        """Run the client's tests with vitest and count them."""
        start = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            found = Path(folder, "vitest.json")
            reporters = ["--reporter=default", "--reporter=json", f"--outputFile.json={found}"]
            code = subprocess.run(npm("test", "--", *reporters), cwd=ROOT).returncode
            if found.exists():
                counts = json.loads(found.read_text())
                self.passed += counts["numPassedTests"]
                self.skipped += counts["numPendingTests"] + counts["numTodoTests"]
                self.failed += max(counts["numFailedTests"], code != 0)
            else:
                self.failed += 1
        report("client: tests", code == 0, time.monotonic() - start)

    def python_tests(self, name: str, args: list[str], *, may_be_empty: bool) -> None:
        """Run pytest and count what it ran; few failures in the browser are looked at twice."""
        start = time.monotonic()
        code, counts = run_pytest(args)
        again = counts["failed"] if name == "browser tests" else 0
        if 0 < again <= AT_MOST_AGAIN:
            # Three browsers on two cores: what fails beside the others may hold by itself. It is
            # told by name, since a race is a fault too.
            code, second = run_pytest(["-m", "browser", "--last-failed", "-ra", "--tb=short"])
            if code == 0 and second["passed"] == again:
                counts["passed"] += again
                counts["failed"] = 0
                print(f"wildpile: RACY: {again} failed beside others, and passed alone: see above")
        is_good = code == 0 or (code == NO_TESTS and may_be_empty)
        self.passed += counts["passed"]
        self.skipped += counts["skipped"]
        self.failed += counts["failed"] or not is_good
        report(name, is_good, time.monotonic() - start)


def run_pytest(args: list[str]) -> tuple[int, Counter[str]]:
    """Run pytest; return its exit code, and how many tests passed, failed and were skipped."""
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder, "junit.xml")
        command = [sys.executable, "-m", "pytest", "-q", f"--junit-xml={found}", *args]
        code = subprocess.run(command, cwd=ROOT).returncode
        if found.exists():
            for suite in ElementTree.parse(found).getroot().iter("testsuite"):
                told = {key: int(suite.get(key, 0)) for key in TOLD}
                counts["failed"] += told["failures"] + told["errors"]
                counts["skipped"] += told["skipped"]
                counts["passed"] += told["tests"] - told["skipped"]
        counts["passed"] -= counts["failed"]
    return code, counts


def run_check(command: list[str]) -> tuple[int, str, float]:
    """Run a command; return its exit code, what it said, and how many seconds it took."""
    start = time.monotonic()
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return done.returncode, done.stdout, time.monotonic() - start


def report(name: str, is_good: bool, seconds: float) -> None:
    """Say how a step went."""
    print(f"wildpile: {'ok' if is_good else 'FAILED':6}  {name} ({seconds:.1f} s)", flush=True)


def main(args: list[str]) -> int:
    """Run everything, or the Python tests with arguments; return the exit code."""
    tally, start = Tally(), time.monotonic()
    if not args:
        tally.checks()
        tally.client_tests()
    for name, chosen in RUNS.items():
        tally.python_tests(name, [*chosen, *args], may_be_empty=bool(args))
    print(f"wildpile: that took {time.monotonic() - start:.0f} s")
    skipped = f", {tally.skipped} skipped" if tally.skipped else ""
    print(f"tests: {tally.passed} passed, {tally.failed} failed{skipped}")
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
