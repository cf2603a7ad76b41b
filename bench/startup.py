"""How long it takes until something happens: importing, and the first round."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

FIRST_ROUND = (
    "from wildpile.sim.runs import simulate; "
    "simulate('classic108', bots=['play_if_able'] * 4, rounds=1, workers=0)"
)
TIMES = 5


def seconds(code: str, *, compiled: bool = True) -> float:
    """Return how long a new Python needs for some code, the median of several."""
    environment = {**os.environ, "WILDPILE_JIT": "1" if compiled else "0"}
    return statistics.median(_once(code, environment) for _ in range(TIMES))


def _once(code: str, environment: dict[str, str]) -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    return time.perf_counter() - started
