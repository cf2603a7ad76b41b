"""`wildpile simulate`: from options to plans, progress, tables."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NoReturn

from wildpile.errors import RulesError, WildpileError
from wildpile.kernel.jit import is_compiled, is_warm, warm
from wildpile.rules import PRESETS, Ruleset, parse_rules
from wildpile.rulescode import rules_of
from wildpile.sim.output import check_path, write
from wildpile.sim.plan import Plan
from wildpile.sim.results import Result
from wildpile.sim.runs import Progress, run

Say = Callable[[str], None]


def rules_from(edition: str, text: str) -> Ruleset:
    """Read rules as people give them: `official`, a preset, a rules code, or switches.

    Raises `RulesError`.
    """
    word = text.strip()
    if word in PRESETS:
        return Ruleset.preset(word, edition)
    if word and "=" not in word and word != "base":
        try:
            return rules_of(word)
        except RulesError as error:
            known = ", ".join(PRESETS)
            message = f"{error.message}; nor is it a preset ({known})"
            raise RulesError(error.code, message) from error
    return parse_rules(edition, word)


def bots_from(text: str, players: int | None) -> list[str]:
    """Read `hard,normal,normal`; a single bot sits at all of `players` seats (default 4)."""
    bots = [word.strip() for word in text.split(",") if word.strip()]
    return bots * (players or 4) if len(bots) == 1 else bots


def simulate(
    say: Say,
    *,
    edition: str,
    rules: Sequence[str],
    bots: str,
    players: int | None,
    rounds: int | None,
    matches: int | None,
    seed: int,
    workers: int | None,
    keep: Path | None,
    out: Sequence[Path],
    dask: str | None,
    quiet: bool,
) -> int:
    """Play and print; return the exit code: 0, or 130 where it was interrupted.

    Raises `WildpileError` before anything is played, where something cannot be.
    """
    sitting = bots_from(bots, players)
    if players is not None and len(sitting) != players:
        raise WildpileError("sim/bots", f"{len(sitting)} bots for {players} players")
    if rounds is None and matches is None:
        rounds = 100_000 if is_compiled() else 1_000
    plans = []
    for text in rules or ["official"]:
        found = rules_from(edition, text)
        label = f"{found.edition} {text}" if text in PRESETS else ""
        plans.append(
            Plan.of(found, sitting, rounds=rounds, matches=matches, seed=seed, label=label)
        )
    for path in out:
        check_path(path)
    if dask is None:
        compile_first(quiet)
    meter = Meter(len(plans), quiet)
    with ExitStack() as stack:
        opened = None
        if dask is not None:
            from wildpile.sim.dask import cluster, executor_of

            client, threads = cluster(dask)
            stack.callback(client.close)
            workers, opened = threads, lambda: executor_of(client)
        stack.enter_context(ended_by_signals())
        results = run(plans, workers=workers, opened=opened, keep=keep, progress=meter.show)
    meter.close()
    played = [result for result in results if result.done]
    if played:
        for line in table(played):
            say(line)
        for path in out:
            write(path, played)
            say(f"wrote {path}")
    if all(result.is_whole for result in results):
        return 0
    done, wanted = sum(one.done for one in results), sum(one.plan.count for one in results)
    hint = f"; the same command goes on from {keep}" if keep else "; --keep FILE would keep them"
    sys.stderr.write(f"wildpile: stopped after {done:,} of {wanted:,}{hint}\n")
    return 130


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let a closed terminal, `timeout` and batch systems end a run as Ctrl+C does."""

    def end(number: int, _frame: object) -> NoReturn:
        raise KeyboardInterrupt(signal.strsignal(number))

    before = {name: signal.signal(name, end) for name in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)


def compile_first(quiet: bool) -> None:
    """Compile the rules where that is not done yet, and say so."""
    if not is_compiled() or is_warm():
        return

    def say(line: str) -> None:
        if not quiet:
            sys.stderr.write(f"wildpile: {line}\n")

    if not warm(say):
        os.environ["WILDPILE_JIT"] = "0"  # for the workers


class Meter:
    """A line of progress on a terminal, with the time left; nothing elsewhere."""

    def __init__(self, plans: int, quiet: bool) -> None:
        self.shown = sys.stderr.isatty() and not quiet
        self.plans, self.last, self.names = plans, 0.0, dict[str, int]()

    def show(self, progress: Progress) -> None:
        """Show how far a plan has come, ten times a second at most."""
        now = time.monotonic()
        if not self.shown or now - self.last < 0.1:
            return
        self.last = now
        place = self.names.setdefault(progress.plan.name, len(self.names) + 1)
        share = progress.done / progress.plan.count
        left = "" if progress.left is None else f", {clock(progress.left)} left"
        line = f"{place}/{self.plans} {progress.plan.name[:40]}: {share:6.1%}{left}"
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()

    def close(self) -> None:
        """Clear the line."""
        if self.shown:
            sys.stderr.write("\r\x1b[K")


def clock(seconds: float) -> str:
    """Say a time for people.

    >>> clock(75), clock(4000)
    ('1:15', '1:06:40')
    """
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def table(results: Sequence[Result]) -> list[str]:
    """Lay results out side by side: a row for each measure, a column for each ruleset."""
    names = [result.plan.name for result in results]
    cells = [{row.measure: row for row in result.rows()} for result in results]
    measures = list(dict.fromkeys(measure for found in cells for measure in found))
    first = results[0].plan
    kind = "matches" if first.matches else "rounds"
    lines = [
        f"{first.players} players ({', '.join(first.bots)})",
        f"{first.count:,} {kind}, seed {first.seed}",
        "95 % intervals in brackets",
    ]
    rows = [["", *names]]
    for measure in measures:
        rows.append([measure, *(_cell(found.get(measure)) for found in cells)])
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    for row in rows:
        left, *rest = row
        aligned = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        lines.append("  ".join([left.ljust(widths[0]), *aligned]).rstrip())
    return lines


def _cell(row: object) -> str:
    from wildpile.sim.results import Row

    if not isinstance(row, Row):
        return "-"
    if row.low == row.value == row.high and float(row.value).is_integer():
        return f"{int(row.value):,}"
    digits = 2 if row.value >= 10 else 4
    return f"{row.value:,.{digits}f} [{row.low:,.{digits}f}, {row.high:,.{digits}f}]"
