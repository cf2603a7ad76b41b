"""Points, totals, and the end of rounds and matches.

Source: rules.md 1.6, 1.7 ruling (3), 10 "Blocked".
"""

import numpy as np

from wildpile.cards import FACES
from wildpile.kernel.jit import compiled, lowest_bit
from wildpile.kernel.layout import (
    BLOCKED_VOID,
    E_BLOCKED,
    E_MATCH_OVER,
    E_ROUND_OVER,
    FACE_POINTS,
    OVER,
    SCORE_LOWEST,
    SCORE_SINGLE,
)
from wildpile.kernel.piles import record

U = np.uint64
ONE = np.uint64(1)
assert FACES == 57


@compiled
def hand_points(state, seat):
    """Return what the cards in a hand are worth."""
    total = 0
    faces = state.hand_mask[seat]
    while faces != U(0):
        face = lowest_bit(faces)
        faces &= faces - ONE
        total += np.int64(FACE_POINTS[face]) * np.int64(state.hands[seat, face])
    return total


@compiled
def _all_points(state):
    total = 0
    for seat in range(state.players):
        if (state.seated >> seat) & 1:
            total += hand_points(state, seat)
    return total


@compiled
def _close(state, rules, winner, points, log):
    """Add what was gained, end the round, and the match where it is decided."""
    state.winner = winner
    state.points = points
    state.phase = OVER
    state.exposed = 0
    state.called = 0
    state.declared = 0
    for seat in range(state.players):
        state.totals[seat] += state.gained[seat]
    record(log, E_ROUND_OVER, winner, -1, -1, -1, points, -1, -1)
    if rules.scoring == SCORE_SINGLE:
        if winner >= 0:
            _win_match(state, winner, log)
    elif rules.scoring == SCORE_LOWEST:
        _lowest_total(state, rules, log)
    elif winner >= 0 and state.totals[winner] >= rules.target:
        _win_match(state, winner, log)


@compiled
def _win_match(state, seat, log):
    state.match_over = 1
    state.match_winner = seat
    record(log, E_MATCH_OVER, seat, -1, -1, -1, -1, -1, -1)


@compiled
def _lowest_total(state, rules, log):
    """End the match once a total reaches the target: the lowest wins, a tie plays on."""
    highest = -1
    lowest = -1
    tied = False
    for seat in range(state.players):
        if (state.present >> seat) & 1:
            if highest < 0 or state.totals[seat] > state.totals[highest]:
                highest = seat
            if lowest < 0 or state.totals[seat] < state.totals[lowest]:
                lowest = seat
                tied = False
            elif state.totals[seat] == state.totals[lowest]:
                tied = True
    if highest >= 0 and state.totals[highest] >= rules.target and not tied:
        _win_match(state, lowest, log)


@compiled
def win_round(state, rules, winner, log):
    """End the round with an empty hand, or the last seat left."""
    points = 0
    for seat in range(state.players):
        if (state.seated >> seat) & 1 and seat != winner:
            held = hand_points(state, seat)
            points += held
            if rules.scoring == SCORE_LOWEST:
                state.gained[seat] = held
    if rules.scoring != SCORE_LOWEST:
        state.gained[winner] = points
    _close(state, rules, winner, points, log)


@compiled
def block_round(state, rules, log):
    """End a round in which nobody can move: the lowest hand scores the others' points less its own,
    a tie nothing.
    """
    state.blocked = 1
    record(log, E_BLOCKED, -1, -1, -1, -1, -1, -1, -1)
    if rules.blocked == BLOCKED_VOID:
        _close(state, rules, -1, 0, log)
        return
    winner = -1
    lowest = -1
    for seat in range(state.players):
        if (state.seated >> seat) & 1:
            held = hand_points(state, seat)
            if rules.scoring == SCORE_LOWEST:
                state.gained[seat] = held
            if lowest < 0 or held < lowest:
                lowest = held
                winner = seat
            elif held == lowest:
                winner = -1
    points = 0
    if winner >= 0:
        points = _all_points(state) - 2 * lowest
        if rules.scoring != SCORE_LOWEST:
            state.gained[winner] = points
    _close(state, rules, winner, points, log)
