"""What moves whole hands or many cards: Wild Shuffle Hands, Wild Customizable, seven-zero.

Source: docs/rules.md 2.8 and 3 `seven0`.
"""

import numpy as np

from wildpile.cards import COLORED_FACES, FACES
from wildpile.kernel.jit import compiled
from wildpile.kernel.layout import (
    BY_CUSTOM,
    E_DISCARDED,
    E_HANDS_SHUFFLED,
    E_ROTATED,
    E_SWAPPED,
    SWAP_HOLDERS,
)
from wildpile.kernel.piles import (
    clear_hand,
    draw_cards,
    give,
    log_hand,
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

    Source: docs/rules.md 2.8.
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
def exchange(state, seat, other):
    """Exchange two hands, without a word to the log."""
    for face in range(FACES):
        held = state.hands[seat, face]
        state.hands[seat, face] = state.hands[other, face]
        state.hands[other, face] = held
    mask = state.hand_mask[seat]
    state.hand_mask[seat] = state.hand_mask[other]
    state.hand_mask[other] = mask
    count = state.hand_count[seat]
    state.hand_count[seat] = state.hand_count[other]
    state.hand_count[other] = count


@compiled
def swap_hands(state, seat, other, log):
    """A 7: two seats swap hands; what both had called lapses. Source: docs/rules.md 4.21."""
    exchange(state, seat, other)
    both = (1 << seat) | (1 << other)
    state.called &= ~both
    state.exposed &= ~both
    record(log, E_SWAPPED, seat, other, -1, -1, -1, -1, -1)
    log_hand(state, seat, log)
    log_hand(state, other, log)


@compiled
def rotate_hands(state, seat, log):
    """A 0: every hand goes to the next seat in the direction of play; all calls lapse."""
    other = next_seat(state, seat, -state.direction)
    while other != seat:
        # The hand of the seat before goes to `after`, walking back round the table.
        after = next_seat(state, other, state.direction)
        exchange(state, other, after)
        other = next_seat(state, other, -state.direction)
    state.called = 0
    state.exposed = 0
    record(log, E_ROTATED, seat, -1, -1, -1, state.direction, -1, -1)
    log_hands(state, log)


@compiled
def expose_holders(state, rules, actor, changed):
    """Under uno_swap=holders, everybody else whose hand changed (bits of `changed`) and who is left
    with one card owes a call too.
    """
    if rules.uno_swap == SWAP_HOLDERS and rules.uno_required:
        for seat in range(state.players):
            if (changed >> seat) & 1 and seat != actor and state.hand_count[seat] == 1:
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
