"""The kernel, with the records that it plays on."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import numpy as np

from wildpile.choices import SWITCHES
from wildpile.errors import RulesError
from wildpile.game.encode import rules_record
from wildpile.kernel import batch
from wildpile.kernel.layout import LOG, OBS, SEATING, new_record, new_state
from wildpile.rules import Ruleset


class Ours:
    """A table at which everybody has the same policy."""

    def __init__(self, rules: Ruleset, policy: int, *, events: bool = False) -> None:
        self.rules = rules_record(rules)
        self.state, self.obs = new_state(), new_record(OBS)
        self.seating = new_record(SEATING)
        self.seating.policy[:] = policy
        self.log = new_record(LOG) if events else None

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
            self.log,
        )
        return time.process_time() - started

    def speeds(self, players: int, first_seed: int, rounds: int) -> tuple[float, float]:
        """Return rounds and decisions per second of processor time."""
        tally = new_record(batch.TALLY)
        seconds = self.play(players, first_seed, rounds, tally)
        return rounds / seconds, int(tally.decisions) / seconds


OFF = ("none", "off", "any", "plain", 0)


def everything_on(edition: str) -> Ruleset:
    """Return an edition with every switch on that is off by default, as far as they go together."""
    rules = Ruleset.of(edition)
    for switch in SWITCHES.values():
        if edition in switch.only and switch.default in OFF:
            value = 25 if switch.key == "mercy" else switch.choices[-1]
            with suppress(RulesError):
                rules = rules.replace(**{switch.key: value})
    return rules
