"""The opening card. Source: docs/rules.md 2.2."""

import numpy as np

from wildpile.cards import COLORED_FACES, DRAW_TWO, SKIP, WILD_DRAW_FOUR
from wildpile.kernel.jit import compiled
from wildpile.kernel.layout import (
    BY_DRAW_TWO,
    COLOR,
    E_OPENED,
    E_REVERSED,
    IGNORED,
    IGNORED_BURY,
    OPENING_APPLY,
    PLAY,
    RETURNED,
    REVERSE_RIGHT,
    STANDS,
    TWO_REVERSE_SKIP,
)
from wildpile.kernel.passing import begin_turn, skip_next
from wildpile.kernel.piles import draw_cards, next_seat, put_on_top, record
from wildpile.kernel.rng import below


@compiled
def open_round(state, rules, log):
    """OPEN: turn the opening card. Source: docs/rules.md 2.2."""
    if rules.opening == OPENING_APPLY:
        face = turn_until_no_draw_four(state, log)
    else:
        face = turn_until_number(state, rules, log)
    record(log, E_OPENED, -1, -1, face, -1, STANDS, -1, -1)
    left = next_seat(state, state.dealer, 1)
    rank = face % 13 if face < COLORED_FACES else -1
    if face >= COLORED_FACES:
        state.color = -1
        begin_turn(state, left, COLOR, log)
    elif rank < SKIP or rules.opening != OPENING_APPLY:
        begin_turn(state, left, PLAY, log)
    elif rank == SKIP:
        skip_next(state, state.dealer, log)
    elif rank == DRAW_TWO:
        draw_cards(state, left, 2, BY_DRAW_TWO, log)
        skip_next(state, state.dealer, log)
    else:
        state.direction = -1
        record(log, E_REVERSED, -1, -1, -1, -1, -1, -1, -1)
        if rules.opening_reverse == REVERSE_RIGHT and not (
            state.seated_count == 2 and rules.two_rev == TWO_REVERSE_SKIP
        ):
            begin_turn(state, next_seat(state, state.dealer, -1), PLAY, log)
        else:
            begin_turn(state, state.dealer, PLAY, log)


@compiled
def turn_until_no_draw_four(state, log):
    """Turn cards; a Wild Draw Four goes back to a random place of the pile, which otherwise keeps
    its order.

    Where nothing but Wild Draw Fours is left, the last one stands as a Wild.
    """
    others = 0
    for place in range(state.draw_count):
        if state.draw_pile[place] != WILD_DRAW_FOUR:
            others += 1
    while True:
        face = np.int64(state.draw_pile[state.draw_count - 1])
        if face != WILD_DRAW_FOUR or others == 0:
            state.draw_count -= 1
            put_on_top(state, face)
            return face
        place = below(state, state.draw_count)
        for index in range(state.draw_count - 1, place, -1):
            state.draw_pile[index] = state.draw_pile[index - 1]
        state.draw_pile[place] = face
        record(log, E_OPENED, -1, -1, face, -1, RETURNED, -1, -1)


@compiled
def turn_until_number(state, rules, log):
    """Turn cards until a number lies on top; where none is left, the last card stands without its
    effect.
    """
    while True:
        state.draw_count -= 1
        face = np.int64(state.draw_pile[state.draw_count])
        put_on_top(state, face)
        if (face < COLORED_FACES and face % 13 < SKIP) or state.draw_count == 0:
            break
        record(log, E_OPENED, -1, -1, face, -1, IGNORED, -1, -1)
    if rules.opening_ignored != IGNORED_BURY:
        for place in range(state.discard_count - 1):
            insert_in_draw_pile(state, np.int64(state.discard_pile[place]))
        state.discard_pile[0] = face
        state.discard_count = 1
    return face


@compiled
def insert_in_draw_pile(state, face):
    """Put a card at a random place of the draw pile."""
    place = below(state, state.draw_count + 1)
    for index in range(state.draw_count, place, -1):
        state.draw_pile[index] = state.draw_pile[index - 1]
    state.draw_pile[place] = face
    state.draw_count += 1
