"""Compile every door of the kernel into the cache: `python -m wildpile.kernel.warming SHARE`,
called by `jit.warm`.

Shares 0 and 1 are for two processes at once: what runs with a log of events, and what runs without.
Share `all` is for one; after the other two it finds what they compiled.
"""

import sys
import time
from typing import Any

import numpy as np


def main(share: str) -> None:
    """Call each function of a share once, saying what is being compiled."""
    from wildpile.kernel import batch, leaving, legal, observe, piles, policies, refusals, rng, turn
    from wildpile.kernel.layout import LOG, OBS, POLICY_RNG, RULES, SEATING, new_record, new_state

    state, rules, log, obs = new_state(), new_record(RULES), new_record(LOG), new_record(OBS)
    rules.hand, rules.card_count, rules.single = 1, 12, (1 << 52) - 1
    rules.cards[:12] = np.arange(12)
    words = np.ones(4, dtype=np.uint64)
    mask = np.zeros(128, dtype=np.uint8)
    seating = new_record(SEATING)
    rng_record = new_record(POLICY_RNG)
    rng_record.rng[0] = seating.rng[0] = 1
    tally = new_record(batch.TALLY)

    def begin(with_log: object) -> None:
        rng.seed_live(state, words)
        rng.seed_simulation(state, np.uint64(1))
        piles.start_match(state, rules, 2, 0)
        piles.deal_round(state, rules, with_log)

    def see() -> None:
        observe.observe(state, rules, 0, obs)
        observe.glance(state, rules, 0, obs)

    def play_rounds() -> None:
        batch.play_rounds(state, rules, 2, seating, np.uint64(1), 1, obs, tally, None)

    def play_duplicates() -> None:
        batch.play_duplicates(state, rules, 0, 0, seating, np.uint64(1), 1, obs, tally)

    def simulate() -> None:
        results = new_record(batch.RESULTS)
        batch.simulate(state, rules, 2, seating, np.uint64(1), 1, False, obs, results)

    def step() -> None:
        begin(None)
        batch.step(state, rules, seating, obs, None)

    with_log = (
        ("policies", lambda: policies.choose(0, obs, rng_record)),
        ("dealing", lambda: begin(log)),
        ("legal actions", lambda: _legal(legal, refusals, state, rules, mask)),
        ("turns", lambda: turn.apply(state, rules, 0, 127, False, log)),
        ("leaving", lambda: leaving.leave(state, rules, 0, log)),
        ("joining", lambda: leaving.join(state, rules, 0, log)),
    )
    without_log = (
        ("dealing fast", lambda: begin(None)),
        ("observing", see),
        ("turns fast", lambda: turn.apply(state, rules, 0, 127, False, None)),
        ("rounds", play_rounds),
        ("tournaments", play_duplicates),
        ("matches", simulate),
        ("steps", step),
    )
    steps = {"0": with_log, "1": without_log, "all": with_log + without_log}[share]
    for name, compile_it in steps:
        started = time.monotonic()
        compile_it()
        if share != "all" or time.monotonic() - started > 1:
            sys.stdout.write(f"{name} ({time.monotonic() - started:.1f} s)\n")
            sys.stdout.flush()


def _legal(legal: Any, refusals: Any, state: object, rules: object, mask: object) -> None:
    legal.legal_actions(state, rules, 0, mask)
    refusals.refusal(state, rules, 0, 0, False)
    for function in ("playable", "moves", "is_fair_draw_four"):
        getattr(legal, function)(state, rules, 0)
    refusals.face_refusal(state, rules, 0, 0)


if __name__ == "__main__":
    main(sys.argv[1])
