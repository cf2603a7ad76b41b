"""A seat that leaves the round and the match, is shown mercy, or comes into the match.

Source: docs/rules.md 2.13, 5.8, 5.9.
"""

import numpy as np

from wildpile.cards import FACES
from wildpile.kernel.jit import compiled, inlined
from wildpile.kernel.layout import (
    ANSWER,
    COLOR,
    DRAWN,
    E_ELIMINATED,
    E_JOINED,
    E_LEFT,
    FIRST_PAIR,
    OVER,
    PLAY,
    SCORE_ELIMINATION,
    SCORE_LOWEST,
    TRIFORCE,
)
from wildpile.kernel.passing import begin_turn
from wildpile.kernel.piles import clear_hand, next_seat, put_under, record, take_card
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


@inlined
def is_mercy_due(state, rules):
    """Tell whether a seat holds as many cards as `mercy` allows none to hold."""
    fullest = 0
    for seat in range(state.players):
        fullest = max(fullest, state.hand_count[seat])
    return fullest >= rules.mercy


@compiled
def join(state, rules, seat, log):
    """Let a seat that left come back, or the seat after the last one come new; it is dealt in at
    the next deal.

    Who comes new has no points, or the most of those who play where few are good. Source:
    docs/rules.md 5.8.
    """
    if seat == state.players:
        total = 0
        if rules.scoring == SCORE_LOWEST or rules.scoring == SCORE_ELIMINATION:
            for other in range(state.players):
                if (state.present & ~state.eliminated) >> other & 1:
                    total = max(total, np.int64(state.totals[other]))
        state.players = seat + 1
        state.totals[seat] = total
        clear_hand(state, seat)
    state.present |= 1 << seat
    record(log, E_JOINED, seat, -1, -1, -1, -1, -1, -1)


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
