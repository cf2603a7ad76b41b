"""Plant the faults of proofs/faults.py, one at a time: do the tests notice? `make mutants`.

Each is planted in a copy of this clone, whose Python tests then run with the rules interpreted, the
quick ones first, until one fails; the browser's are left out. What was seen is kept in a file, so
that an interrupted run goes on. Exit code 1 if more than 5 % are not noticed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

from proofs.faults import FAULTS, Fault

HERE = Path(__file__).resolve().parents[1]
LEFT_OUT = (".venv", ".git", "node_modules", "dist", "__pycache__", ".*_cache", "pictures")
PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not browser", "--no-header")
STAGES: tuple[tuple[str, ...], ...] = (
    (
        "-m",
        "wildpile",
        "check",
        *(f"tests/scenarios/{name}.txt" for name in ("scenarios", "more", "house")),
    ),
    (*PYTEST, "tests/kernel", "tests/playthroughs", "tests/perft"),
    (*PYTEST, "tests"),
)
# A stage hangs, and so notices, that takes longer than this, or several times what it takes without
# a fault.
SECONDS, TIMES = 120.0, 6.0
SURVIVORS = 0.05


def planted(source: str, fault: Fault) -> str:
    """Return a file's text with a fault in it. Raises `ValueError` where its line is gone."""
    lines = source.splitlines()
    places = [place for place, line in enumerate(lines) if line.strip() == fault.line]
    if len(places) < fault.nth:
        raise ValueError(
            f"{fault.file}: no line {fault.line!r} ({fault.nth}): mend proofs/faults.py"
        )
    place = places[fault.nth - 1]
    indent = lines[place][: len(lines[place]) - len(lines[place].lstrip())]
    lines[place] = indent + fault.becomes
    return "\n".join(lines) + "\n"


def noticed_by(folder: Path, fault: Fault, limits: list[float]) -> str:
    """Return what noticed a fault in a copy of the clone, `""` if nothing did.

    `limits` is in seconds, one for each stage.
    """
    path = folder / "src/wildpile/kernel" / fault.file
    sound = path.read_text()
    path.write_text(planted(sound, fault))
    try:
        return failing(folder, limits)
    finally:
        path.write_text(sound)


def failing(folder: Path, limits: list[float]) -> str:
    """Return what fails in a copy, `""` if nothing does."""
    for stage, limit in zip(STAGES, limits, strict=True):
        told = run(folder, stage, limit)
        if told is not None:
            return told
    return ""


def limits_of(folder: Path) -> list[float]:
    """Return how many seconds each stage is given, from a run of all without a fault."""
    limits = []
    for stage in STAGES:
        started = time.monotonic()
        if said := run(folder, stage):
            raise SystemExit(f"without any fault the tests fail: {said}")
        limits.append(max(SECONDS, TIMES * (time.monotonic() - started)))
    print(f"limits: {', '.join(f'{limit:.0f} s' for limit in limits)}", flush=True)
    return limits


def run(folder: Path, stage: tuple[str, ...], limit: float | None = None) -> str | None:
    """Run a stage of tests in a copy; return how it failed, `None` if it did not."""
    environment = {
        **os.environ,
        "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}",
        "WILDPILE_JIT": "0",
        "WILDPILE_CACHE": str(folder / ".cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    try:
        done = subprocess.run(
            [sys.executable, *stage],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        return "hangs"
    if done.returncode == 0:
        return None
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return (failed or done.stdout.strip().splitlines() or ["fails"])[0][:160]


def copies(count: int, home: str) -> SimpleQueue[Path]:
    """Return so many copies of this clone."""
    found: SimpleQueue[Path] = SimpleQueue()
    for number in range(count):
        folder = Path(home, str(number))
        shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
        found.put(folder)
    return found


def seen(keep: Path) -> dict[str, str]:
    """Return what the file holds: for each fault that was tried, what noticed it."""
    lines = keep.read_text().splitlines() if keep.exists() else []
    return {one["fault"]: one["noticed"] for one in map(json.loads, lines)}


def name_of(fault: Fault) -> str:
    """Name a fault."""
    return f"{fault.file}: {fault.line} -> {fault.becomes} ({fault.nth})"


def tried(keep: Path, workers: int) -> Iterator[tuple[Fault, str, float]]:
    """Try each fault that the file does not hold; yield it, what noticed it, and the seconds."""
    known = seen(keep)
    with tempfile.TemporaryDirectory() as home, ThreadPoolExecutor(workers) as pool:
        free = copies(workers, home)
        folder = free.get()
        limits = limits_of(folder)
        free.put(folder)

        def attempt(fault: Fault) -> tuple[Fault, str, float]:
            folder, started = free.get(), time.monotonic()
            try:
                return fault, noticed_by(folder, fault, limits), time.monotonic() - started
            finally:
                free.put(folder)

        attempts = [pool.submit(attempt, one) for one in FAULTS if name_of(one) not in known]
        for found in map(Future.result, as_completed(attempts)):
            with keep.open("a") as file:
                file.write(json.dumps({"fault": name_of(found[0]), "noticed": found[1]}) + "\n")
            yield found


def main(arguments: list[str]) -> int:
    """Try all faults and tell which were not noticed."""
    parser = argparse.ArgumentParser(prog="python -m proofs.mutation", description=__doc__)
    parser.add_argument("--keep", type=Path, default=HERE / ".venv/mutants.jsonl")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    for fault, noticed, seconds in tried(chosen.keep, chosen.workers):
        print(
            f"{seconds:5.0f} s  {name_of(fault)}\n         {noticed or 'NOT NOTICED'}", flush=True
        )
    known = seen(chosen.keep)
    missed = [fault for fault in FAULTS if not known[name_of(fault)]]
    for fault in missed:
        print(f"NOT NOTICED {name_of(fault)}: {fault.says}")
    print(f"{len(FAULTS)} faults, {len(missed)} not noticed ({len(missed) / len(FAULTS):.1%})")
    return len(missed) > SURVIVORS * len(FAULTS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
