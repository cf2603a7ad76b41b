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
        """Run pytest and count what it ran."""
        start = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            found = Path(folder, "junit.xml")
            command = [sys.executable, "-m", "pytest", "-q", f"--junit-xml={found}", *args]
            code = subprocess.run(command, cwd=ROOT).returncode
            failed = 0
            if found.exists():
                for suite in ElementTree.parse(found).getroot().iter("testsuite"):
                    count = {key: int(suite.get(key, 0)) for key in ("tests", "skipped")}
                    failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
                    self.passed += count["tests"] - count["skipped"]
                    self.skipped += count["skipped"]
                self.passed -= failed
        is_good = code == 0 or (code == NO_TESTS and may_be_empty)
        self.failed += failed or not is_good
        report(name, is_good, time.monotonic() - start)


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
