"""Compile every door of the kernel into the cache: `python -m wildpile.kernel.warming`, called by
`jit.warm`.
"""

import sys
import time

import numpy as np


def main() -> None:
    """Call each function once with each kind of log, saying what is being compiled."""
    from wildpile.kernel import batch, leaving, legal, observe, piles, policies, rng, turn
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

    def begin(with_log: object) -> bool:
        rng.seed_live(state, words)
        rng.seed_simulation(state, np.uint64(1))
        piles.start_match(state, rules, 2, 0)
        piles.deal_round(state, rules, with_log)
        return True

    steps = (
        ("dealing", lambda: (begin(log), begin(None))),
        ("legal actions", lambda: _legal(legal, state, rules, mask)),
        ("turns", lambda: turn.apply(state, rules, 0, 127, False, log)),
        ("leaving", lambda: leaving.leave(state, rules, 0, log)),
        (
            "observing",
            lambda: (observe.observe(state, rules, 0, obs), observe.glance(state, rules, 0, obs)),
        ),
        ("policies", lambda: policies.choose(0, obs, rng_record)),
        (
            "rounds",
            lambda: batch.play_rounds(state, rules, 2, seating, np.uint64(1), 1, obs, tally),
        ),
        (
            "tournaments",
            lambda: batch.play_duplicates(state, rules, 0, 0, seating, np.uint64(1), 1, obs, tally),
        ),
        (
            "matches",
            lambda: batch.simulate(
                state, rules, 2, seating, np.uint64(1), 1, False, obs, new_record(batch.RESULTS)
            ),
        ),
        ("steps", lambda: (begin(None), batch.step(state, rules, seating, obs))),
    )
    for place, (name, compile_it) in enumerate(steps, 1):
        started = time.monotonic()
        compile_it()
        sys.stdout.write(f"{place}/{len(steps)} {name} ({time.monotonic() - started:.1f} s)\n")
        sys.stdout.flush()


def _legal(legal: object, state: object, rules: object, mask: object) -> None:
    legal.legal_actions(state, rules, 0, mask)  # type: ignore[attr-defined]
    legal.refusal(state, rules, 0, 0, False)  # type: ignore[attr-defined]
    for function in ("playable", "moves", "is_fair_draw_four"):
        getattr(legal, function)(state, rules, 0)
    legal.face_refusal(state, rules, 0, 0)  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
