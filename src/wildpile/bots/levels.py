"""The levels of a table's bots: how they choose, what they forget, how long they take.

How they choose is the kernel's (`kernel/policies.py`). How long they take is drawn from
distributions that depend on the level and the pace alone: no clock tells what a bot holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from wildpile.game.actions import ALL_ACTIONS, Action
from wildpile.kernel import policies
from wildpile.kernel import rng as kernel_rng
from wildpile.kernel.layout import CALL, DRAW, POLICY_RNG, copy_record, new_record

# The kernel is untyped: this is its door.
_choose: Any = policies.choose
_pick: Any = kernel_rng.pick
_fill_words: Any = kernel_rng.fill_words

PACES = {"slow": 1.7, "normal": 1.0, "fast": 0.6, "off": 0.0}
"""What each pace multiplies every time by."""
_STEPS = 1 << 24


@dataclass(frozen=True, slots=True)
class Level:
    """One level. Times are seconds at the normal pace, from the shortest to the longest."""

    name: str
    policy: int  # kernel/policies.py
    forgets: float  # how often the call is left out of the play that needs it
    remembers: float  # how often it is made up for, if nobody was quicker
    notices: float  # how often another seat's missing call is seen
    think: tuple[float, float] = (0.9, 2.2)
    react: tuple[float, float] = (0.9, 2.5)  # a catch, or a late call


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("easy", policies.EASY, forgets=0.35, remembers=0.35, notices=0.35, react=(1.4, 2.5)),
        Level(
            "normal", policies.NORMAL, forgets=0.15, remembers=0.6, notices=0.6, react=(1.1, 2.3)
        ),
        Level("hard", policies.HARD, forgets=0.04, remembers=0.85, notices=0.9, react=(0.9, 1.9)),
    )
}


def level_of(level: Level | str) -> Level:
    """Return a level by its name. Raises `KeyError` for a name that is none."""
    return LEVELS[level] if isinstance(level, str) else level


def new_rng(seed: int) -> Any:
    """Return random numbers for one bot (a POLICY_RNG record) from a 64-bit seed."""
    rng = new_record(POLICY_RNG)
    _fill_words(rng, np.uint64(seed % (1 << 64)))
    return rng


def decide(level: Level | str, obs: Any, rng: Any) -> Action:
    """Choose an action for the seat whose eyes `obs` (an OBS record) is; it has something to do.

    On turn, the answer is a turn action: a call that was forgotten is made up for, or not, after
    `late_call_seconds`, never with the next turn. Out of turn it is the late call, a catch, or a
    jump-in.
    """
    level = level_of(level)
    if obs.to_act:
        obs = copy_record(obs)
        obs.moves &= ~(1 << (CALL - DRAW))
    code = int(_choose(level.policy, obs, rng))
    action = ALL_ACTIONS[code % policies.WITH_CALL]
    calls = code >= policies.WITH_CALL and not _is_likely(level.forgets, rng)
    jumps = action.face is not None and bool(int(obs.jumping) >> action.face & 1)
    return Action(action.code, calls, jumps) if calls or jumps else action


def think_seconds(level: Level | str, pace: str, rng: Any) -> float:
    """Return how long a turn takes. It never depends on what is held."""
    return _seconds(level_of(level).think, pace, rng)


def catch_seconds(level: Level | str, pace: str, rng: Any) -> float | None:
    """Return how long it takes to catch a seat that did not call; `None`: it is not noticed."""
    level = level_of(level)
    return _seconds(level.react, pace, rng) if _is_likely(level.notices, rng) else None


def late_call_seconds(level: Level | str, pace: str, rng: Any) -> float | None:
    """Return how long it takes to make up for a forgotten call; `None`: it stays forgotten."""
    level = level_of(level)
    return _seconds(level.react, pace, rng) if _is_likely(level.remembers, rng) else None


def _chance(rng: Any) -> float:
    return int(_pick(rng, _STEPS)) / _STEPS


def _is_likely(share: float, rng: Any) -> bool:
    return _chance(rng) < share


def _seconds(span: tuple[float, float], pace: str, rng: Any) -> float:
    """Draw a time; those in the middle of the span are likelier."""
    low, high = span
    return PACES[pace] * (low + (high - low) * (_chance(rng) + _chance(rng)) / 2)
