"""The kernel, with the records that it plays on."""

from __future__ import annotations

import time
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


def everything_on(edition: str) -> Ruleset:
    """Return an edition with every switch away from its default, as far as they go together.

    Only how long a hand, a round or a match is stays as it is: that is no rule to look up.
    """
    rules = Ruleset.of(edition)
    for switch in SWITCHES.values():
        if edition not in switch.only or switch.key in ("hand", "decks", "target", "scoring"):
            continue
        for value in reversed(switch.choices):
            if value != getattr(rules, switch.key) and value != switch.default:
                try:
                    rules = rules.replace(**{switch.key: 25 if switch.key == "mercy" else value})
                except RulesError:
                    continue
                break
    return rules
