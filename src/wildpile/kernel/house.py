"""Effects beyond the basic deck: Wild Shuffle Hands and Wild Customizable (112 cards).

Stacking, jump-in, seven-zero, bounces and mercy have their place here; until they are built,
`Ruleset` refuses their switches.
"""

import numpy as np

from wildpile.cards import COLORED_FACES, FACES
from wildpile.kernel.jit import compiled
from wildpile.kernel.layout import BY_CUSTOM, E_DISCARDED, E_HANDS_SHUFFLED, SWAP_HOLDERS
from wildpile.kernel.piles import (
    clear_hand,
    draw_cards,
    give,
    log_hands,
    next_seat,
    put_under,
    record,
    shuffle,
    take_card,
)

U = np.uint64


@compiled
def shuffle_hands(state, seat, log):
    """Collect all hands, shuffle, deal them out one at a time from the left of `seat`, clockwise.
    Calls lapse.

    Source: rules.md 1.4, Wild Shuffle Hands.
    """
    pool = np.zeros(224, dtype=np.uint8)
    count = 0
    for holder in range(state.players):
        if (state.seated >> holder) & 1:
            for face in range(FACES):
                for _ in range(state.hands[holder, face]):
                    pool[count] = face
                    count += 1
            clear_hand(state, holder)
    state.called = 0
    state.exposed = 0
    shuffle(state, pool, count)
    receiver = seat
    for place in range(count):
        receiver = next_seat(state, receiver, 1)
        give(state, receiver, np.int64(pool[place]))
    record(log, E_HANDS_SHUFFLED, seat, -1, -1, -1, -1, -1, -1)
    log_hands(state, log)


@compiled
def expose_holders(state, rules, actor):
    """Under uno_swap=holders, everybody else left with one card after a swap or deal owes a call
    too.
    """
    if rules.uno_swap == SWAP_HOLDERS and rules.uno_required:
        for seat in range(state.players):
            if (state.seated >> seat) & 1 and seat != actor and state.hand_count[seat] == 1:
                state.exposed |= 1 << seat


@compiled
def others_draw_two(state, seat, log):
    """Wild Customizable, others_draw_2: all others draw two, from the left of `seat`; nobody loses
    a turn.
    """
    other = seat
    for _ in range(state.seated_count - 1):
        other = next_seat(state, other, 1)
        draw_cards(state, other, 2, BY_CUSTOM, log)


@compiled
def discard_wilds(state, seat, log):
    """Wild Customizable, discard_wilds: the own wild family goes under the discard pile."""
    for face in range(COLORED_FACES, FACES):
        while state.hands[seat, face] > 0:
            take_card(state, seat, face)
            put_under(state, face)
            record(log, E_DISCARDED, seat, -1, face, -1, -1, -1, -1)
