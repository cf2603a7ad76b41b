"""Points, totals, and the end of rounds and matches.

Source: docs/rules.md 2.11, 2.12, 4.35, 4.43, 5.8 to 5.10.
"""

import numpy as np

from wildpile.cards import FACES
from wildpile.kernel.jit import compiled, lowest_bit
from wildpile.kernel.layout import (
    BLOCKED_VOID,
    E_BLOCKED,
    E_ELIMINATED,
    E_MATCH_OVER,
    E_ROUND_OVER,
    FACE_POINTS,
    OVER,
    SCORE_ELIMINATION,
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
def is_same_side(rules, seat, other):
    """Tell whether two seats are one, or partners: opposite each other under `teams`."""
    return seat == other or (rules.teams != 0 and (seat - other) % 2 == 0)


@compiled
def side_points(state, rules, seat):
    """Return what the hands of a seat and of its partner are worth."""
    total = 0
    for other in range(state.players):
        if (state.seated >> other) & 1 and is_same_side(rules, seat, other):
            total += hand_points(state, other)
    return total


@compiled
def _all_points(state):
    total = 0
    for seat in range(state.players):
        if (state.seated >> seat) & 1:
            total += hand_points(state, seat)
    return total


@compiled
def _each_adds_own(rules):
    """Tell whether points are what one is left with, not what one wins."""
    return rules.scoring == SCORE_LOWEST or rules.scoring == SCORE_ELIMINATION


@compiled
def _close(state, rules, winner, points, log):
    """Add what was gained, end the round, and the match where it is decided.

    A pair's points are shown for both partners.
    """
    state.winner = winner
    state.points = points
    state.phase = OVER
    state.exposed = 0
    state.called = 0
    state.declared = 0
    state.jumpable = 0
    if rules.teams:
        for seat in range(2):
            both = state.gained[seat] + state.gained[seat + 2]
            state.gained[seat] = both
            state.gained[seat + 2] = both
    for seat in range(state.players):
        state.totals[seat] += state.gained[seat]
    record(log, E_ROUND_OVER, winner, -1, -1, -1, points, -1, -1)
    if rules.scoring == SCORE_SINGLE:
        if winner >= 0:
            _win_match(state, winner, log)
    elif rules.scoring == SCORE_LOWEST:
        _lowest_total(state, rules, log)
    elif rules.scoring == SCORE_ELIMINATION:
        _eliminate(state, rules, log)
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
                tied = tied or not is_same_side(rules, seat, lowest)
    if highest >= 0 and state.totals[highest] >= rules.target and not tied:
        _win_match(state, lowest, log)


@compiled
def _eliminate(state, rules, log):
    """Put out of the match whoever reached the target; the last one left wins it.

    Where that would be everybody left, nobody goes: they play one more round among them, which
    whoever adds nothing survives. Source: docs/rules.md 2.11, 5.10.
    """
    playing = state.present & ~state.eliminated
    gone = 0
    for seat in range(state.players):
        if (playing >> seat) & 1 and state.gained[seat] > 0 and state.totals[seat] >= rules.target:
            gone |= 1 << seat
    if gone == playing:
        return
    last = -1
    left = 0
    for seat in range(state.players):
        if (gone >> seat) & 1:
            state.eliminated |= 1 << seat
            record(log, E_ELIMINATED, seat, -1, -1, -1, -1, -1, -1)
        elif (playing >> seat) & 1:
            last = seat
            left += 1
    if left == 1:
        _win_match(state, last, log)


@compiled
def win_round(state, rules, winner, log):
    """End the round with an empty hand, or the last side left."""
    points = 0
    for seat in range(state.players):
        if (state.seated >> seat) & 1 and not is_same_side(rules, seat, winner):
            held = hand_points(state, seat)
            points += held
            if _each_adds_own(rules):
                state.gained[seat] = held
    if not _each_adds_own(rules):
        state.gained[winner] = points
    _close(state, rules, winner, points, log)


@compiled
def block_round(state, rules, log):
    """End a round in which nobody can move: the lowest hand scores the others' points less its own,
    a tie nothing. Pairs compare the sums of both hands.
    """
    state.blocked = 1
    record(log, E_BLOCKED, -1, -1, -1, -1, -1, -1, -1)
    if rules.blocked == BLOCKED_VOID:
        _close(state, rules, -1, 0, log)
        return
    winner = -1
    lowest = -1
    tied = False
    for seat in range(state.players):
        if (state.seated >> seat) & 1:
            held = side_points(state, rules, seat)
            if _each_adds_own(rules):
                state.gained[seat] = hand_points(state, seat)
            if lowest < 0 or held < lowest:
                lowest = held
                winner = seat
                tied = False
            elif held == lowest and not is_same_side(rules, seat, winner):
                tied = True
    points = 0
    if tied:
        winner = -1
    if winner >= 0:
        points = _all_points(state) - 2 * lowest
        if not _each_adds_own(rules):
            state.gained[winner] = points
    _close(state, rules, winner, points, log)
