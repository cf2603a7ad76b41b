"""Running plans over an executor: shares in any order, on any workers, with the same result.

The seam is `concurrent.futures.Executor`: processes here (`sim.processes`), Dask's client elsewhere
(`wildpile.sim.dask`). A lost worker's share is played again.
"""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from wildpile.kernel.jit import is_compiled
from wildpile.rules import Ruleset
from wildpile.sim.plan import Plan, PlanError
from wildpile.sim.results import Result
from wildpile.sim.work import added, work

Open = Callable[[], Executor]
MOST_LOST = 20
AHEAD = 3
"""Shares that wait for each worker, so that none is idle."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run has come. `left` is an estimate in seconds, `None` at the start."""

    plan: Plan
    done: int
    seconds: float
    left: float | None


def share_size(plan: Plan) -> int:
    """Return how many items one share has: a fraction of a second's work, which is all that an
    interrupted run loses.
    """
    size = 10_000 if is_compiled() else 20
    if plan.matches:
        size //= 20
    return max(1, min(size, -(-plan.count // 64)))


def processes(workers: int) -> Open:
    """Return what opens a pool of processes of this machine."""
    from wildpile.sim.processes import Processes

    return lambda: Processes(workers)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(
    edition: str | Ruleset = "classic108",
    *,
    bots: Sequence[str],
    rounds: int | None = None,
    matches: int | None = None,
    seed: int = 1,
    workers: int | None = None,
    **switches: str | int,
) -> Result:
    """Simulate and return the result: the short way from Python.

    `edition` may be a whole `Ruleset`; else `switches` are those of `Ruleset.of`. `workers` 0 plays
    in this process. Raises `PlanError`, `RulesError`.
    """
    rules = edition if isinstance(edition, Ruleset) else Ruleset.of(edition, **switches)
    plan = Plan.of(rules, bots, rounds=rounds, matches=matches, seed=seed)
    return run([plan], workers=workers)[0]


def run(
    plans: Sequence[Plan],
    *,
    workers: int | None = None,
    opened: Open | None = None,
    keep: Path | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> list[Result]:
    """Play plans, one after the other; return their results in order.

    `workers`: processes (default: one for each core; 0: none, all in this process); `opened` opens
    another executor. `keep` names a file that holds what was played: a run that was interrupted
    goes on from it. A `KeyboardInterrupt` ends the run early: the results so far are returned, and
    their `is_whole` is False.
    """
    count = cores() if workers is None else workers
    runs = [_Run(plan, Kept(keep, plan) if keep else None, progress) for plan in plans]
    waiting = [one for one in runs if one.missing]
    with suppress(KeyboardInterrupt):
        if waiting and count == 0 and opened is None:
            for one in waiting:
                one.here()
        elif waiting:
            _Pool(opened or processes(count), max(count, 1)).play(waiting)
    return [one.result() for one in runs]


class Kept:
    """The file of a run: a line for each share, under the digest of its plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan

    def read(self) -> dict[tuple[int, int], bytes]:
        """Return the shares of this plan that the file holds. Raises `PlanError` (`sim/keep`)."""
        found: dict[tuple[int, int], bytes] = {}
        if not self.path.exists():
            return found
        try:
            lines = self.path.read_text().splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise PlanError("sim/keep", f"cannot read {self.path}: {error}") from error
        for number, line in enumerate(lines, 1):
            try:
                data = json.loads(line)
                if data["plan"] == self.plan.digest:
                    share = (int(data["first"]), int(data["count"]))
                    found[share] = base64.b64decode(data["data"], validate=True)
            except (ValueError, KeyError, TypeError) as error:
                if number == len(lines):
                    break  # cut off while it was written
                raise PlanError(
                    "sim/keep", f"{self.path}, line {number}: not a share of a simulation"
                ) from error
        return found

    def add(self, first: int, count: int, data: bytes) -> None:
        """Keep one more share, at once."""
        line = {
            "plan": self.plan.digest,
            "first": first,
            "count": count,
            "data": base64.b64encode(data).decode(),
        }
        with self.path.open("a") as file:
            file.write(json.dumps(line) + "\n")

    def check(self) -> None:
        """Refuse a file that cannot be written, before hours of work, and drop a last line that was
        cut off. Raises `PlanError` (`sim/keep`).
        """
        try:
            with self.path.open("ab+") as file:
                file.seek(0)
                file.truncate(file.read().rfind(b"\n") + 1)
        except OSError as error:
            problem = f"cannot write {self.path}: {error.strerror}"
            raise PlanError("sim/keep", problem) from error


@dataclass
class _Run:
    """One plan on its way."""

    plan: Plan
    kept: Kept | None
    progress: Callable[[Progress], None] | None
    shares: dict[tuple[int, int], bytes] = field(default_factory=dict)
    missing: list[tuple[int, int]] = field(default_factory=list)
    started: float = field(default_factory=time.monotonic)
    before: int = 0

    def __post_init__(self) -> None:
        self.shares = self.kept.read() if self.kept else {}
        if self.kept:
            self.kept.check()
        self.before = self.done
        size = share_size(self.plan)
        self.missing = [
            (first, min(size, end - first))
            for start, end in self.gaps()
            for first in range(start, end, size)
        ]

    @property
    def done(self) -> int:
        return sum(count for _, count in self.shares)

    def gaps(self) -> Iterator[tuple[int, int]]:
        """Give the spans that no kept share covers."""
        at = 0
        for first, count in sorted(self.shares):
            if first > at:
                yield at, first
            at = first + count
        if at < self.plan.count:
            yield at, self.plan.count

    def add(self, share: tuple[int, int], data: bytes) -> None:
        self.shares[share] = data
        if self.kept:
            self.kept.add(*share, data)
        if self.progress:
            seconds, fresh = time.monotonic() - self.started, self.done - self.before
            left = seconds / fresh * (self.plan.count - self.done) if fresh else None
            self.progress(Progress(self.plan, self.done, seconds, left))

    def here(self) -> None:
        self.started = time.monotonic()
        for share in self.missing:
            self.add(share, work(self.plan, *share))

    def result(self) -> Result:
        return Result(
            self.plan, added([self.shares[one] for one in sorted(self.shares)]), self.done
        )


class _Pool:
    """Plays runs over an executor that may lose workers."""

    def __init__(self, opened: Open, workers: int) -> None:
        self.opened, self.workers = opened, workers

    def play(self, runs: Sequence[_Run]) -> None:
        lost = 0
        todo = [(one, share) for one in runs for share in one.missing]
        while todo:
            before = len(todo)
            executor = self.opened()
            try:
                todo = self.until_broken(executor, todo)
            finally:
                executor.shutdown(wait=False)
            lost = lost + 1 if len(todo) == before else 0
            if todo and lost > MOST_LOST:
                raise PlanError("sim/workers", "workers are lost again and again: giving up")

    def until_broken(
        self, executor: Executor, todo: list[tuple[_Run, tuple[int, int]]]
    ) -> list[tuple[_Run, tuple[int, int]]]:
        """Play shares; return those that were not played when the executor broke."""
        waiting = todo[::-1]
        running: dict[Future[bytes], tuple[_Run, tuple[int, int]]] = {}
        begun: set[int] = set()
        try:
            while waiting or running:
                while waiting and len(running) < AHEAD * self.workers:
                    one, share = waiting[-1]
                    if id(one) not in begun:
                        begun.add(id(one))
                        one.started = time.monotonic()
                    running[executor.submit(work, one.plan, *share)] = (one, share)
                    waiting.pop()
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    one, share = running[future]
                    one.add(share, future.result())
                    del running[future]
        except BrokenProcessPool:
            return [*running.values(), *waiting]
        finally:
            # Loky's manager thread stumbles over what is cancelled; its processes just end.
            if not getattr(executor, "ends_at_once", False):
                for future in running:
                    future.cancel()
        return []
