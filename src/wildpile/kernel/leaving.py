"""A seat that leaves the round and the match, or is shown mercy.

Source: docs/rules.md 2.13, 5.8, 5.9.
"""

import numpy as np

from wildpile.cards import FACES
from wildpile.kernel.jit import compiled
from wildpile.kernel.layout import (
    ANSWER,
    COLOR,
    DRAWN,
    E_ELIMINATED,
    E_LEFT,
    FIRST_PAIR,
    OVER,
    PLAY,
    TRIFORCE,
)
from wildpile.kernel.passing import begin_turn
from wildpile.kernel.piles import next_seat, put_under, record, take_card
from wildpile.kernel.scoring import win_round

U = np.uint64


@compiled
def leave(state, rules, seat, log):
    """Take a seat out of the round and the match: its hand goes under the discard pile, what it
    owed lapses.

    No turn action: it closes no window. Source: docs/rules.md 2.13, 5.8.
    """
    if not (state.present >> seat) & 1:
        return
    state.present &= ~(1 << seat)
    if state.phase == OVER or not (state.seated >> seat) & 1:
        state.seated &= ~(1 << seat)
        record(log, E_LEFT, seat, -1, -1, -1, -1, -1, -1)
        return
    record(log, E_LEFT, seat, -1, -1, -1, -1, -1, -1)
    take_out(state, rules, seat, log)


@compiled
def show_mercy(state, rules, log):
    """Eliminate from the round every seat that holds as many cards as `mercy` allows none to hold.

    After each act, thus after a whole penalty. Source: docs/rules.md 3 `mercy`, 5.9.
    """
    for seat in range(state.players):
        if state.phase != OVER and state.hand_count[seat] >= rules.mercy:
            record(log, E_ELIMINATED, seat, -1, -1, -1, -1, -1, -1)
            take_out(state, rules, seat, log)


@compiled
def one_side_left(state, rules):
    """Tell whether only one seat, or under `teams` one pair, is left in the round."""
    if state.seated_count == 1:
        return True
    return rules.teams != 0 and (
        (state.seated & FIRST_PAIR) == 0 or (state.seated & ~FIRST_PAIR) == 0
    )


@compiled
def take_out(state, rules, seat, log):
    """Take a seat out of the round: its hand goes under the discard pile, what it owes lapses."""
    for face in range(FACES):
        while state.hands[seat, face] > 0:
            take_card(state, seat, face)
            put_under(state, face)
    state.seated &= ~(1 << seat)
    state.seated_count -= 1
    state.called &= ~(1 << seat)
    state.exposed &= ~(1 << seat)
    state.passes = 0
    if one_side_left(state, rules):
        win_round(state, rules, next_seat(state, seat, state.direction), log)
        return
    if state.pending_by == seat:
        state.pending_by = -1
        state.challengeable = 0
    if state.shown_to == seat or state.shown_seat == seat:
        state.shown_to = -1
    if seat == state.turn:
        leave_turn(state, seat, log)


@compiled
def leave_turn(state, seat, log):
    """Pass on the turn of a seat that left: in COLOR the next seat names the color, in OPEN the
    next seat opens.
    """
    phase = state.phase
    state.pending = 0
    state.pending_by = -1
    state.challengeable = 0
    state.demand = -1
    state.drawn = U(0)
    state.draw_on = 0
    following = next_seat(state, seat, state.direction)
    if phase == COLOR:
        state.naming_passes = 0
        begin_turn(state, following, COLOR, log)
    elif phase == PLAY or phase == DRAWN or phase == ANSWER or phase == TRIFORCE:
        begin_turn(state, following, PLAY, log)
    else:
        state.dealer = following
        state.turn = following
