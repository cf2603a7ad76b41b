"""The work of one process: a share of a plan, from item `first` on."""

from __future__ import annotations

from typing import Any

import numpy as np

from wildpile.game.encode import rules_record
from wildpile.kernel import batch
from wildpile.kernel.layout import OBS, SEATING, new_record, new_state
from wildpile.sim.plan import Plan

_simulate: Any = batch.simulate


def work(plan: Plan, first: int, count: int) -> bytes:
    """Play items `first` to `first + count - 1` of a plan; return a RESULTS record's bytes."""
    seating, results = new_record(SEATING), new_record(batch.RESULTS)
    for seat, (policy, forgets, notices) in enumerate(plan.habits()):
        seating.policy[seat] = policy
        seating.forgets[seat] = forgets
        seating.notices[seat] = notices
    _simulate(
        new_state(),
        rules_record(plan.rules),
        plan.players,
        seating,
        np.uint64(plan.seed + first),
        count,
        plan.matches,
        new_record(OBS),
        results,
    )
    data: bytes = results.tobytes()
    return data


def added(shares: list[bytes]) -> Any:
    """Return the sum of some RESULTS records, as one."""
    total = new_record(batch.RESULTS)
    for share in shares:
        part = np.frombuffer(share, batch.RESULTS)[0]
        for name in batch.RESULTS.names or ():
            total[name] = total[name] + part[name]
    return total
