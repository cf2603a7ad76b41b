"""Measure the kernel against the limit of the machine: `make bench`.

The limit is limit.c, the official rules in hand-written C, which nothing general can reach. Both
run in turns on one core in this run: 4 players, 108 cards, everybody plays if able. The last line
is the kernel's share of the limit's rounds per second. Before it, what the game looks like is
checked against limit.c's reference figures. Exit code 1: no compiler, or a figure is off.
"""

from __future__ import annotations

import os
import shutil
import statistics as middle
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("WILDPILE_JIT", "1")

import numpy as np

from bench.statistics import ERRORS, REFERENCES, figures
from wildpile.game.encode import rules_record
from wildpile.kernel import batch
from wildpile.kernel.jit import warm
from wildpile.kernel.layout import OBS, SEATING, new_record, new_state
from wildpile.kernel.policies import HARD, PLAY_IF_ABLE
from wildpile.rules import Ruleset

LIMIT = Path(__file__).with_name("limit.c")
TURNS = 9  # how often each of the two runs
LIMIT_ROUNDS = 600_000
OUR_ROUNDS = 250_000
PLAYERS = 4
STATISTICS_SECONDS = 12.0  # of the processor, for each number of players
CHUNK = 50_000


def pin_to_one_core() -> None:
    """Keep this process, and those that it starts, on the last core that it may use."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def build_limit(folder: str) -> Path | None:
    """Compile limit.c; `None`, after saying so, where that cannot be done."""
    gcc = shutil.which("gcc")
    if gcc is None:
        print("bench: gcc is missing, so there is no limit to measure against; run:")
        print("bench:   sudo apt-get install build-essential")
        return None
    binary = Path(folder, "limit")
    options = ["-O3", "-march=native", f"-DN={PLAYERS}", "-DMODE=1"]
    done = subprocess.run(
        [gcc, *options, str(LIMIT), "-o", str(binary)], capture_output=True, text=True
    )
    if done.returncode:
        print(f"bench: gcc cannot compile limit.c for this machine:\n{done.stderr}")
        return None
    return binary


def limit_speed(binary: Path, seed: int) -> float:
    """Return the rounds per second of processor time that limit.c says it played."""
    told = subprocess.run(
        [str(binary), str(LIMIT_ROUNDS), str(seed)], capture_output=True, text=True, check=True
    ).stdout
    return float(told.split("rounds/s")[1].split()[0])


class Ours:
    """The kernel, with the records that it plays on."""

    def __init__(self, edition: str, policy: int) -> None:
        self.rules = rules_record(Ruleset.of(edition))
        self.state, self.obs = new_state(), new_record(OBS)
        self.seating = new_record(SEATING)
        self.seating.policy[:] = policy

    def play(self, players: int, first_seed: int, rounds: int, tally: Any) -> float:
        """Play rounds into a tally, return the seconds of processor time."""
        started = time.process_time()
        batch.play_rounds(
            self.state,
            self.rules,
            players,
            self.seating,
            np.uint64(first_seed),
            rounds,
            self.obs,
            tally,
        )
        return time.process_time() - started

    def speeds(self, players: int, first_seed: int, rounds: int) -> tuple[float, float]:
        """Return rounds and decisions per second of processor time."""
        tally = new_record(batch.TALLY)
        seconds = self.play(players, first_seed, rounds, tally)
        return rounds / seconds, int(tally.decisions) / seconds


def compare(binary: Path) -> float:
    """Run both in turns, say how fast each was, return the share of the limit."""
    ours = Ours("classic108", PLAY_IF_ABLE)
    ours.speeds(PLAYERS, 1, 1000)
    theirs_all, ours_all, ratios = [], [], []
    for turn in range(TURNS):
        theirs = limit_speed(binary, turn + 1)
        rounds, decisions = ours.speeds(PLAYERS, 1 + turn * OUR_ROUNDS, OUR_ROUNDS)
        theirs_all.append(theirs)
        ours_all.append((rounds, decisions))
        ratios.append(rounds / theirs)
    rounds, decisions = (middle.median(column) for column in zip(*ours_all, strict=True))
    print(f"limit.c   {middle.median(theirs_all):12,.0f} rounds/s  (median of {TURNS}, one core)")
    print(f"wildpile  {rounds:12,.0f} rounds/s  {decisions:,.0f} decisions/s")
    print(f"          ratios {' '.join(f'{ratio:.3f}' for ratio in ratios)}")
    return middle.median(ratios)


def further_speeds() -> None:
    """Say how fast other editions are, and decisions that read the whole of OBS."""
    for edition in ("classic112", "zelda"):
        rounds, decisions = Ours(edition, PLAY_IF_ABLE).speeds(PLAYERS, 1, 100_000)
        print(f"wildpile  {rounds:12,.0f} rounds/s  {decisions:,.0f} decisions/s  ({edition})")
    rounds, decisions = Ours("classic108", HARD).speeds(PLAYERS, 1, 50_000)
    print(
        f"wildpile  {rounds:12,.0f} rounds/s  {decisions:,.0f} decisions/s  (level hard, full OBS)"
    )


def check_statistics() -> bool:
    """Compare turns, points and wins by seat with the reference; say each figure."""
    ours = Ours("classic108", PLAY_IF_ABLE)
    is_good = True
    for players in REFERENCES:
        tally = new_record(batch.TALLY)
        seconds = 0.0
        first_seed = players << 40
        while seconds < STATISTICS_SECONDS:
            seconds += ours.play(players, first_seed + int(tally.rounds), CHUNK, tally)
        print(f"{players} players: {int(tally.rounds):,} rounds, seeds from {first_seed}")
        if tally.cut or tally.blocked:
            print(f"  cut off {tally.cut}, blocked {tally.blocked}")
        for figure in figures(players, tally):
            print(f"  {figure}")
            is_good = is_good and figure.is_good
    return is_good


def main() -> int:
    """Compile, compare, check; the last line is the ratio."""
    warm(lambda line: print(f"bench: {line}", flush=True))
    pin_to_one_core()
    with tempfile.TemporaryDirectory() as folder:
        binary = build_limit(folder)
        if binary is None:
            return 1
        print("play if able, 4 players, classic 108 cards, official opening card:", flush=True)
        ratio = compare(binary)
    further_speeds()
    print(f"the game itself, at most {ERRORS} standard errors from limit.c's figures:", flush=True)
    is_good = check_statistics()
    print("every figure agrees" if is_good else "FAILED: figures above marked OFF")
    print(f"limit_ratio={ratio:.2f}")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
