"""Whose turn it is next: begin a turn, pass it on, skip a seat, count passes."""

import numpy as np

from wildpile.kernel.jit import compiled, inlined
from wildpile.kernel.layout import DRAWN, E_KEPT, E_SKIPPED, E_TURN, PLAY
from wildpile.kernel.piles import next_seat, record
from wildpile.kernel.scoring import block_round

U = np.uint64


@inlined
def begin_turn(state, seat, phase, log):
    """Make a seat the one to act, in a phase."""
    record(log, E_TURN, seat, -1, -1, -1, -1, -1, -1)
    state.declared = 0
    state.turn = seat
    state.phase = phase
    state.false_calls = 0
    state.false_catches = 0
    if phase == PLAY:
        state.turns += 1


@inlined
def pass_on(state, seat, log):
    """Give the turn to the seat after `seat`."""
    begin_turn(state, next_seat(state, seat, state.direction), PLAY, log)


@compiled
def skip_next(state, seat, log):
    """Skip the seat after `seat` and give the turn to the one after it."""
    victim = next_seat(state, seat, state.direction)
    record(log, E_SKIPPED, victim, -1, -1, -1, -1, -1, -1)
    pass_on(state, victim, log)


@inlined
def may_play(state, seat, faces, log):
    """After drawing: the seat may play one of these faces; where there is none the turn ends, and
    looks as if it had kept.
    """
    if faces != U(0):
        state.drawn = faces
        state.phase = DRAWN
    else:
        record(log, E_KEPT, seat, -1, -1, -1, -1, -1, -1)
        pass_on(state, seat, log)


@compiled
def count_pass(state, rules, seat, log):
    """Count a pass: when everybody has passed in succession the round is blocked."""
    state.passes += 1
    if state.passes >= state.seated_count:
        block_round(state, rules, log)
    else:
        pass_on(state, seat, log)
