"""RLCard's UNO between random agents: what most people learn with today.

`rlcard.make("uno")` plays two players, and builds its observation at every step, as anybody who
trains an agent has it. Source: https://github.com/datamllab/rlcard
"""

from __future__ import annotations

import random
import time
from importlib.util import find_spec

import numpy as np

PLAYERS = 2


def is_installed() -> bool:
    """Tell whether RLCard is here: the extra `bench` brings it."""
    return find_spec("rlcard") is not None


def rlcard_speed(seconds: float, seed: int) -> tuple[float, float]:
    """Return games and decisions per second of processor time."""
    import rlcard

    choose = random.Random(seed).choice
    np.random.seed(seed)
    env = rlcard.make("uno", config={"seed": seed})
    games = decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            decisions += 1
        games += 1
    return games / spent, decisions / spent
