"""Run every long proof: `make prove`. Prints seeds, counts and minutes; exit code 1 if one fails.

python -m proofs              all of them: about 35 minutes on two idle cores
python -m proofs rounds law   those named
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from functools import partial

os.environ.setdefault("WILDPILE_JIT", "1")

from proofs import agreement, fuzz, hidden, kill, named, playing, strength, varied, written
from proofs.processes import WORKERS, run_module, side_by_side
from wildpile.kernel.batch import CUT_OFF
from wildpile.kernel.jit import warm

ROUNDS = 50_000  # of each policy
ROUNDS_SEED = 1_000_000
VARIED_SHARES = 2000  # of 500 rounds
VARIED_SEED = 2_000_000
BYTES_ROUNDS = 200
BYTES_SEED = 3_000_000
VARIED_BYTES_ROUNDS = 100
VARIED_BYTES_MOST = 1000  # false calls make rounds without end
VARIED_BYTES_SEED = 3_500_000
POSITIONS = 12_000
POSITIONS_SEED = 4_000_000
DEALS = 10_000
DEALS_SEED = 5_000_000
MATCHES = 4800
DECISIONS = 1_000_000  # in them, at least
MATCHES_SEED = 7_000_000
KILLS = 40
INPUTS = 250_000  # for each of four seeds
INPUTS_SEED = 8_000_000
KILLS_SEED = 6_000_000
RECORDS = 10_000
RECORDS_SEED = 9_000_000


def scenarios() -> Iterator[str]:
    """The scenario files hold, compiled and interpreted: every line whose switches are built."""
    for compiled in (True, False):
        yield from run_module("proofs.scenarios", compiled=compiled)


def rulings() -> Iterator[str]:
    """Named rulings hold."""
    for check in named.CHECKS:
        check()
        yield f"{check.__doc__}"


def rounds() -> Iterator[str]:
    """Every round ends, cards are conserved, somebody can always act."""
    for place, style in enumerate((playing.PLAY_IF_ABLE, playing.BY_MASK)):
        seed = ROUNDS_SEED + place * ROUNDS
        counts = playing.official_rounds(ROUNDS, seed, style)
        assert counts["rounds"] == ROUNDS
        assert style != playing.PLAY_IF_ABLE or counts["cut"] == 0
        yield f"{playing.STYLES[style]}, seeds from {seed}: {told(counts)}"


def varied_rounds() -> Iterator[str]:
    """The same by random switches, editions, players and policies, out of turn too."""
    tried = varied.varied_rounds(VARIED_SHARES, VARIED_SEED)
    assert not (missing := varied.missing(tried)), f"not tried: {', '.join(missing)}"
    yield f"seed {VARIED_SEED}: {told({name: tried['round', name] for name in playing.OUTCOMES})}"
    yield from varied.told(tried)


def told(counts: dict[str, int]) -> str:
    """Say how rounds came out."""
    share = 100 * counts["cut"] / counts["rounds"]
    return (
        f"{counts['rounds']:,} rounds, {counts['steps']:,} decisions: {counts['ended']:,} ended, "
        f"{counts['blocked']:,} blocked, {counts['cut']:,} cut off at {CUT_OFF:,} ({share:.2f} %)"
    )


def interpreted() -> Iterator[str]:
    """The interpreted kernel gives the bytes of the compiled one, step by step."""
    decisions = playing.same_bytes(BYTES_ROUNDS, BYTES_SEED)
    yield (
        f"{BYTES_ROUNDS} rounds over the editions, 2 to 10 players and both policies, "
        f"seeds from {BYTES_SEED}: {decisions:,} decisions byte-identical"
    )
    decisions = playing.same_bytes(
        VARIED_BYTES_ROUNDS, VARIED_BYTES_SEED, VARIED_BYTES_MOST, varied=True
    )
    yield (
        f"{VARIED_BYTES_ROUNDS} rounds by random switches, calls and catches at any time, "
        f"at most {VARIED_BYTES_MOST:,} decisions each, seeds from {VARIED_BYTES_SEED}: "
        f"{decisions:,} decisions byte-identical"
    )


def oracle() -> Iterator[str]:
    """A slow game written by the rules' text alone agrees with the kernel, step by step."""
    done = agreement.agree(MATCHES, MATCHES_SEED)
    names = (
        "decisions",
        "refusals",
        "draw",
        "take",
        "challenge",
        "pass",
        "catch",
        "uno",
        "reshuffle",
        "blocked",
    )
    counts = ", ".join(f"{done[name]:,} {name}" for name in names)
    yield f"{MATCHES:,} matches by random switches, seeds from {MATCHES_SEED}: {counts}"
    assert done["decisions"] >= DECISIONS


def law() -> Iterator[str]:
    """Nobody can tell what they may not see, from the kernel or from the bytes of the stream."""
    found = hidden.law(POSITIONS, POSITIONS_SEED)
    yield ", ".join(f"{kind} {count:,}" for kind, count in sorted(found.kinds.items()))
    yield (
        f"{found.positions:,} positions, seed {POSITIONS_SEED}: {found.audiences:,} audiences, "
        f"{found.updates:,} updates and snapshots, {found.worlds:,} actions in two worlds"
    )


def levels() -> Iterator[str]:
    """Normal beats easy, hard beats normal: two players, the same deals with seats swapped."""
    yield f"{2 * DEALS:,} rounds a pair, seeds from {DEALS_SEED}"
    for duel in strength.duels(DEALS, DEALS_SEED):
        yield str(duel)


def kills() -> Iterator[str]:
    """A server killed at random loses no acknowledged move."""
    yield f"seed {KILLS_SEED}, {kill.run(KILLS, KILLS_SEED)}"


def records() -> Iterator[str]:
    """Bots' matches are written down, read and played again to the very same bytes."""
    done = written.check_records(RECORDS, RECORDS_SEED)
    assert done["matches"] == RECORDS
    yield f"seed {RECORDS_SEED}: {' · '.join(f'{name} {done[name]:,}' for name in sorted(done))}"


def parsers() -> Iterator[str]:
    """No text brings anything out of a parser but a value or an error of our own."""
    seeds = range(INPUTS_SEED, INPUTS_SEED + 4)
    for seed, line in zip(seeds, side_by_side(partial(fuzz.fuzz, INPUTS), seeds), strict=True):
        yield f"seed {seed}: {line}"


PROOFS: tuple[Callable[[], Iterator[str]], ...] = (
    scenarios,
    rulings,
    rounds,
    varied_rounds,
    interpreted,
    oracle,
    law,
    levels,
    kills,
    records,
    parsers,
)


def prove(proof: Callable[[], Iterator[str]]) -> bool:
    """Run one proof and say how it went."""
    started = time.monotonic()
    print(f"{proof.__name__}: {(proof.__doc__ or '').splitlines()[0]}", flush=True)
    try:
        for line in proof():
            print(f"  {line}", flush=True)
    except Exception:
        traceback.print_exc()
        print(f"  FAILED after {(time.monotonic() - started) / 60:.1f} minutes", flush=True)
        return False
    print(f"  proved in {(time.monotonic() - started) / 60:.1f} minutes", flush=True)
    return True


def busy() -> str:
    """Say how busy the machine is: it stretches the minutes."""
    return f"load {os.getloadavg()[1]:.1f}" if hasattr(os, "getloadavg") else "load unknown"


def main(names: list[str]) -> int:
    """Run the proofs named, or all."""
    known = {proof.__name__: proof for proof in PROOFS}
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"no such proof: {', '.join(unknown)}; there are {', '.join(known)}")
        return 2
    warm(lambda line: print(line, flush=True))
    started = time.monotonic()
    print(f"{WORKERS} processes side by side, {busy()}", flush=True)
    failed = [name for name in names or known if not prove(known[name])]
    print(f"{(time.monotonic() - started) / 60:.1f} minutes in all, {busy()}")
    print(f"proofs: failed: {', '.join(failed)}" if failed else "proofs: all hold")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
