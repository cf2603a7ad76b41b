"""The event log tells everything: who follows it alone knows every hand, the top card and whose
turn it is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from wildpile.cards import FACES
from wildpile.game.encode import rules_record
from wildpile.kernel import layout as k
from wildpile.kernel.leaving import leave
from wildpile.kernel.legal import legal_actions
from wildpile.kernel.piles import deal_round, start_match
from wildpile.kernel.rng import seed_simulation
from wildpile.kernel.turn import apply
from wildpile.rules import Ruleset

VARIANTS = {
    "classic108": [
        {},
        {"wd4": "strict", "two_rev": "none"},
        {"wd4": "free", "hand": 2},
        {"scoring": "lowest"},
        {"stack": "22,44,42,24", "dtm": "may", "dtm_on_choice": 1, "mercy": 14},
        {"stack": "22", "skip_bounce": 1, "reverse_bounce": 1, "jump": 1, "dtm": "must"},
        {"seven0": 1, "zero_again": 1, "jump": 1, "decks": 2, "uno_swap": "holders"},
        {"seven0": 1, "seven_optional": 1, "force": "always", "finish": "number"},
        {"scoring": "elimination", "target": 60, "last_draw": 0, "draw_pass": 1},
    ],
    "classic112": [
        {},
        {"ws_colour": "after_deal"},
        {"wc_rule": "others_draw_2"},
        {"wc_rule": "discard_wilds"},
    ],
    "zelda": [{}, {"tri_after": "play_drawn"}, {"tri_after": "free_turn", "tri_answer": "anywild"}],
}


class Follower:
    """Knows only what events say."""

    def __init__(self, players: int) -> None:
        self.hands = np.zeros((players, FACES), dtype=int)
        self.totals = [0] * players
        self.top = self.turn = -1
        self.over = False

    def read(self, log: Any) -> None:
        for row in log.rows[: log.count]:
            kind, seat, face = int(row[k.KIND]), int(row[k.SEAT]), int(row[k.FACE])
            if kind in (k.E_ROUND, k.E_HANDS_SHUFFLED, k.E_ROTATED):
                self.hands[:] = 0
                self.over = False
            elif kind in (k.E_DEALT, k.E_DREW) and face >= 0:
                self.hands[seat, face] += 1
            elif kind in (k.E_PLAYED, k.E_DISCARDED):
                self.hands[seat, face] -= 1
                self.top = face if kind == k.E_PLAYED else self.top
            elif kind == k.E_OPENED:
                self.top = face
            elif kind == k.E_SWAPPED:
                self.hands[[seat, int(row[k.OTHER])]] = 0
            elif kind in (k.E_LEFT, k.E_ELIMINATED) and not self.over:
                self.hands[seat] = 0
            elif kind == k.E_TURN:
                self.turn = seat
            elif kind == k.E_ROUND_OVER:
                self.over = True
        assert log.count < k.LOG_ROWS
        log.count = 0


@pytest.mark.parametrize("edition", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 5, 10])
def test_whoever_follows_the_events_knows_every_hand(edition: str, players: int) -> None:
    for place, choices in enumerate(VARIANTS[edition]):
        follow(Ruleset.of(edition, **choices), players, seed=1000 * players + place)


def follow(rules: Ruleset, players: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    state, log, record = k.new_state(), k.new_record(k.LOG), rules_record(rules)
    mask = np.zeros(k.ACTIONS, dtype=np.uint8)
    seed_simulation(state, np.uint64(seed))
    start_match(state, record, players, int(random.integers(players)))
    follower = Follower(players)
    deal_round(state, record, log)
    for _ in range(400):
        follower.read(log)
        assert np.array_equal(follower.hands, state.hands[:players])
        assert follower.over == (state.phase == k.OVER)
        if state.phase == k.OVER:
            if state.match_over or bin(state.present).count("1") < 2:
                return
            deal_round(state, record, log)
            continue
        if state.phase != k.OPEN:
            assert (follower.turn, follower.top) == (state.turn, state.top)
        if random.random() < 0.01:
            leave(state, record, int(random.integers(players)), log)
            continue
        assert legal_actions(state, record, int(state.turn), mask) > 0
        seats = [seat for seat in range(players) if legal_actions(state, record, seat, mask)]
        seat = int(random.choice(seats))
        legal_actions(state, record, seat, mask)
        apply(
            state,
            record,
            seat,
            int(random.choice(np.flatnonzero(mask))),
            bool(random.random() < 0.3),
            log,
        )
