"""Measure the kernel against the limit of the machine, and against its peers: `make bench`.

The limit is limit.c, the official rules in hand-written C, which nothing general can reach. Both
run in turns on one core in this run: everybody plays if able, 108 cards. The last line is the
kernel's share of the limit's rounds per second with 4 players, all rules present, the official ones
on, no log of events. What the game looks like is checked against limit.c's reference figures. Exit
code 1: no compiler, or a figure is off.
"""

from __future__ import annotations

import os
import statistics as middle
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("WILDPILE_JIT", "1")

from bench import limit, peers, startup
from bench.ours import Ours, everything_on
from bench.statistics import ERRORS, REFERENCES, figures
from wildpile.kernel import batch
from wildpile.kernel.jit import warm
from wildpile.kernel.layout import new_record
from wildpile.kernel.policies import HARD, PLAY_IF_ABLE
from wildpile.rules import Ruleset
from wildpile.sim.runs import simulate

TURNS = 9  # how often each of the two runs
OUR_ROUNDS = 250_000
PLAYERS = 4
OFFICIAL = Ruleset.of("classic108")
SIMULATED = 1_500_000  # rounds on two cores
STATISTICS_SECONDS = 12.0  # of the processor, for each number of players
CHUNK = 50_000


def say(name: str, speeds: Sequence[tuple[float, float]]) -> float:
    """Print the median of rounds and decisions per second; return the rounds."""
    rounds, decisions = (middle.median(column) for column in zip(*speeds, strict=True))
    print(f"  {name:<34}{rounds:12,.0f} rounds/s {decisions:14,.0f} decisions/s", flush=True)
    return rounds


def against_limit(binary: Path, players: int, turns: int) -> float:
    """Run both in turns, say how fast each was, return the share of the limit."""
    ours = Ours(OFFICIAL, PLAY_IF_ABLE)
    ours.speeds(players, 1, 1000)
    theirs_all, ours_all = [], []
    for turn in range(turns):
        theirs_all.append(limit.speed(binary, turn + 1))
        ours_all.append(ours.speeds(players, 1 + turn * OUR_ROUNDS, OUR_ROUNDS))
    print(f"{players} players, both in turns, median of {turns}:")
    print(f"  {'limit.c':<34}{middle.median(theirs_all):12,.0f} rounds/s")
    say("wildpile", ours_all)
    ratios = [rounds / theirs for (rounds, _), theirs in zip(ours_all, theirs_all, strict=True)]
    print(f"  ratios {' '.join(f'{ratio:.3f}' for ratio in ratios)}", flush=True)
    return middle.median(ratios)


def further_speeds() -> None:
    """Say how fast it is with events, with other rules, and with players who look around."""
    tables = {
        "official": Ours(OFFICIAL, PLAY_IF_ABLE),
        "official, events written": Ours(OFFICIAL, PLAY_IF_ABLE, events=True),
        "every switch on": Ours(everything_on("classic108"), PLAY_IF_ABLE),
        "classic112": Ours(Ruleset.of("classic112"), PLAY_IF_ABLE),
        "classic112, every switch on": Ours(everything_on("classic112"), PLAY_IF_ABLE),
        "zelda": Ours(Ruleset.of("zelda"), PLAY_IF_ABLE),
        "zelda, every switch on": Ours(everything_on("zelda"), PLAY_IF_ABLE),
        "official, level hard, full OBS": Ours(OFFICIAL, HARD),
    }
    for table in tables.values():
        table.speeds(PLAYERS, 1, 1000)
    rounds = 50_000
    turns = [
        {name: table.speeds(PLAYERS, turn * rounds, rounds) for name, table in tables.items()}
        for turn in range(5)
    ]
    print(f"{PLAYERS} players, in turns, median of {len(turns)}:")
    for name in tables:
        say(name, [turn[name] for turn in turns])
    for edition, name in (("classic108", "official"), ("classic112",) * 2, ("zelda",) * 2):
        every = "every switch on" if name == "official" else f"{name}, every switch on"
        slower = [
            middle.median(turn[name][kind] / turn[every][kind] for turn in turns)
            for kind in range(2)
        ]
        print(f"  every switch on, {edition}: {everything_on(edition).text}")
        print(f"    slower by {slower[0]:.2f} (rounds), {slower[1]:.2f} (decisions)", flush=True)


def against_rlcard() -> None:
    """Run RLCard and this in turns, two players, random agents."""
    if not peers.is_installed():
        print("RLCard is not installed; run: make bench, or pip install '.[bench]'")
        return
    ours = Ours(OFFICIAL, PLAY_IF_ABLE)
    theirs_all, ours_all = [], []
    for turn in range(3):
        theirs_all.append(peers.rlcard_speed(4.0, turn + 1))
        ours_all.append(ours.speeds(peers.PLAYERS, 1 + turn * OUR_ROUNDS, OUR_ROUNDS))
    print("2 players, random agents, both in turns, median of 3:")
    theirs = say("RLCard, rlcard.make('uno')", theirs_all)
    print(f"  wildpile plays {say('wildpile', ours_all) / theirs:,.0f} times its rounds")


def on_two_cores() -> None:
    """Say how much faster two processes simulate than one."""
    bots = ["play_if_able"] * PLAYERS

    def rounds_per_second(workers: int) -> float:
        simulate(OFFICIAL, bots=bots, rounds=1000, workers=workers)
        started = time.perf_counter()
        simulate(OFFICIAL, bots=bots, rounds=SIMULATED * workers // 2, workers=workers)
        return SIMULATED * workers / 2 / (time.perf_counter() - started)

    pairs = [(rounds_per_second(1), rounds_per_second(2)) for _ in range(3)]
    one, two = (middle.median(column) for column in zip(*pairs, strict=True))
    ratio = middle.median(both / single for single, both in pairs)
    print(f"simulate, one core {one:,.0f}, two cores {two:,.0f} rounds/s: {ratio:.2f} times")


def starting_up() -> None:
    """Say how long importing takes, and the first round from a warm cache."""
    nothing = startup.seconds("pass")
    importing = startup.seconds("import wildpile", compiled=False)
    first = startup.seconds(startup.FIRST_ROUND)
    print(
        f"median of {startup.TIMES}: a bare python {nothing:.2f} s, `import wildpile` "
        f"{importing:.2f} s, the first compiled round {first:.2f} s",
        flush=True,
    )


def check_statistics() -> bool:
    """Compare turns, points and wins by seat with the reference; say each figure."""
    ours = Ours(OFFICIAL, PLAY_IF_ABLE)
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
    starting_up()
    if len(os.sched_getaffinity(0)) > 1:
        on_two_cores()
    limit.pin_to_one_core()
    print("everybody plays if able, classic 108 cards, official rules, one core.", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        ratios = {}
        for players, turns in ((2, 5), (PLAYERS, TURNS)):
            binary = limit.build(folder, players)
            if binary is None:
                return 1
            ratios[players] = against_limit(binary, players, turns)
    against_rlcard()
    further_speeds()
    print(f"the game itself, at most {ERRORS} standard errors from limit.c's figures:", flush=True)
    is_good = check_statistics()
    print("every figure agrees" if is_good else "FAILED: figures above marked OFF")
    print(f"limit_ratio_2_players={ratios[2]:.2f}")
    print(f"limit_ratio={ratios[PLAYERS]:.2f}")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
