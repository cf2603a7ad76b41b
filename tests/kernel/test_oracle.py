"""The kernel against a slow, obvious game by the rules' text (tests/oracle.py), step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from proofs.agreement import Duel, any_text, lively_rules, play_match, play_one
from wildpile.cards import EDITIONS
from wildpile.choices import SWITCHES
from wildpile.errors import RulesError
from wildpile.kernel.jit import is_compiled
from wildpile.rules import Ruleset
from wildpile.rulescode import SETTLED

SHARE = 6 if is_compiled() else 1
NUMBERS = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_kernel_and_oracle_agree_on_an_editions_own_rules(edition: str) -> None:
    done: Counter[str] = Counter()
    for players in (2, 3, 4, 7, 10):
        done += play_match(Ruleset.of(edition), players, players, rounds=2, most=30 * SHARE)
    for text in ("draw", "challenge", "uno"):
        assert done[text] or SHARE == 1, text


def test_kernel_and_oracle_agree_under_random_switches() -> None:
    done: Counter[str] = Counter()
    for seed in range(2 * SHARE):
        done += play_one(seed)
    assert done["refusals"] > 50 * SHARE
    for text in ("jump", "leave", "pass", "challenge", "match"):
        assert done[text] or SHARE == 1, text


def of_one_switch() -> Iterator[Ruleset]:
    """Return rules with one settled switch changed, and the one on that it needs."""
    for switch in map(SWITCHES.__getitem__, SETTLED):
        beside = {switch.needs: SWITCHES[switch.needs].choices[-1]} if switch.needs else {}
        for value in switch.choices[:: max(1, len(switch.choices) // 4)]:
            if value != switch.default:
                with suppress(RulesError):
                    yield Ruleset.of(switch.only[-1], **beside, **{switch.key: value})


@pytest.mark.parametrize("rules", list(of_one_switch()), ids=lambda rules: rules.text)
def test_kernel_and_oracle_agree_under_each_switch_alone(rules: Ruleset) -> None:
    """Notices a rule that one of them lacks, most of them within these few moves."""
    players = 2 if rules.two_rev == "none" else 4
    for seed in range(9):
        play_match(rules, players, seed, rounds=2, most=90, few=seed % 3 > 0)


class KernelAndOracle(RuleBasedStateMachine):
    """Both at one table, doing what is offered and trying what is not."""

    duel: Duel

    @initialize(seed=NUMBERS, players=st.integers(2, 10))
    def begin(self, seed: int, players: int) -> None:
        self.sit_down(seed, players)

    def sit_down(self, seed: int, players: int) -> None:
        rules = lively_rules(np.random.default_rng(seed), players)
        self.duel = Duel(rules, players, seed)
        self.duel.deal()

    def goes_on(self) -> bool:
        return hasattr(self, "duel") and self.duel.oracle.phase != "over"

    @precondition(goes_on)
    @rule(number=NUMBERS, call=st.booleans())
    def do_what_is_offered(self, number: int, call: bool) -> None:
        oracle = self.duel.oracle
        offered = [(seat, text) for seat in oracle.seated for text in sorted(oracle.legal(seat))]
        seat, text = offered[number % len(offered)]
        card = text.removeprefix("jump,").partition(">")[0]
        self.duel.act(seat, text + "!" * (call and card in oracle.hands[seat]))

    @precondition(goes_on)
    @rule(number=NUMBERS, seat=st.integers(0, 9))
    def try_anything(self, number: int, seat: int) -> None:
        seat %= self.duel.oracle.players
        self.duel.act(seat, any_text(self.duel.oracle, seat, np.random.default_rng(number)))

    @precondition(goes_on)
    @rule(seat=st.integers(0, 40))
    def leave(self, seat: int) -> None:
        if seat < self.duel.oracle.players:
            self.duel.act(seat, "leave")

    @precondition(lambda self: not self.goes_on())
    @rule(seed=NUMBERS, players=st.integers(2, 10))
    def deal_or_sit_down_anew(self, seed: int, players: int) -> None:
        if self.duel.may_deal():
            self.duel.deal()
        else:
            self.sit_down(seed, players)


TestKernelAndOracle = KernelAndOracle.TestCase
TestKernelAndOracle.settings = settings(
    max_examples=2 * SHARE, stateful_step_count=40, deadline=None
)
