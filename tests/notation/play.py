"""Random play for the tests: any table that can be reached in a round."""

from __future__ import annotations

import random
from collections.abc import Iterator

from wildpile.game.actions import ALL_ACTIONS, Action
from wildpile.game.match import Match
from wildpile.game.round import Round
from wildpile.kernel import piles
from wildpile.kernel.layout import CALL, FIRST_CATCH, FIRST_NAME
from wildpile.rules import Ruleset

VARIANTS = [
    Ruleset.of("classic108"),
    Ruleset.of(
        "classic108", wd4="strict", two_rev="none", false_uno_penalty=2, false_catch_penalty=1
    ),
    Ruleset.of("classic108", wd4="free", hand=2, scoring="lowest", blocked="void"),
    Ruleset.of("classic108", opening="redraw", opening_ignored="shuffle_back", hand=3),
    Ruleset.of("classic112", hand=3),
    Ruleset.of("classic112", ws_colour="after_deal", uno_swap="holders", hand=3),
    Ruleset.of("classic112", wc_rule="others_draw_2", ws_last="win", scoring="single"),
    Ruleset.of("classic112", wc_rule="discard_wilds", hand=10),
    Ruleset.of("zelda", hand=3),
    Ruleset.of("zelda", tri_after="play_drawn", tri_answer="wt", tri_chain_add=3),
    Ruleset.of("zelda", tri_after="free_turn", tri_answer="anywild", tri_last="draw_if_unable"),
    Ruleset.of("classic108", stack="22,44,42,24", hand=3, dtm="may", dtm_on_choice=1),
    Ruleset.of("classic108", stack="22,44", stack_challenge="none", jump=1, wd4="strict", mercy=12),
    Ruleset.of("classic108", decks=2, jump=1, seven0=1, zero_again=1, uno_swap="holders", hand=3),
    Ruleset.of("classic112", seven0=1, seven_optional=1, force="always", finish="number", hand=3),
    Ruleset.of("classic108", skip_bounce=1, reverse_bounce=1, dtm="must", last_draw=0, hand=3),
    Ruleset.of("zelda", scoring="elimination", target=30, draw_pass=1, finish="no_draw", hand=2),
    Ruleset.of("zelda", jump=1, jump_w4=0, jump_on_penalty="forbid", force="drawn", mercy=9),
]


def undealt(rules: Ruleset, players: int, seed: int) -> Round:
    """Return a round whose opening card is still to be turned."""
    match = Match.new(rules, players, seed=seed)
    piles.deal_round(match.state, match.round.record, None)
    return match.round


def choose(round_: Round, chance: random.Random) -> tuple[int, Action | None]:
    """Choose something that the checked door takes; `None` is leaving."""
    here = [seat for seat in range(round_.players) if not round_.has_left(seat)]
    if chance.random() < 0.01:
        return chance.choice(here), None
    if chance.random() < 0.15:
        seat = chance.choice(here)
        codes = [CALL, *range(FIRST_CATCH, FIRST_NAME)]
        asides = [ALL_ACTIONS[code] for code in codes]
        taken = [action for action in asides if round_.refusal(seat, action) is None]
        if taken:
            return seat, chance.choice(taken)
    jumpers = [seat for seat in here if seat != round_.turn and round_.legal(seat)]
    seat = chance.choice(jumpers) if jumpers and chance.random() < 0.5 else round_.turn
    action = chance.choice(round_.legal(seat))
    return seat, Action(action.code, action.is_play and chance.random() < 0.3, action.jump)


def walk(rules: Ruleset, players: int, seed: int, steps: int = 60) -> Iterator[Round]:
    """Play at random and yield the round before each action, and at its end."""
    chance = random.Random(seed)
    round_ = undealt(rules, players, seed)
    for _ in range(steps):
        yield round_
        if round_.is_over:
            return
        seat, action = choose(round_, chance)
        if action is None:
            round_.leave(seat)
        else:
            round_.play(seat, action)
