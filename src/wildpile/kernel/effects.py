"""Playing a card, and what each card does. Nothing here checks legality: `legal.refusal` does.

Source: rules.md sections 1.4, 1.6, 2 and 3.
"""

import numpy as np

from wildpile.cards import (
    COLORED_FACES,
    DRAW_TWO,
    SKIP,
    WILD_CUSTOM,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE,
    WILD_TRIFORCE,
)
from wildpile.kernel.call import close_window, judge_call
from wildpile.kernel.house import discard_wilds, expose_holders, others_draw_two, shuffle_hands
from wildpile.kernel.jit import compiled, inlined
from wildpile.kernel.layout import (
    ANSWER,
    BLUFF,
    BY_DRAW_FOUR,
    BY_DRAW_TWO,
    BY_LAST_CARD,
    COLOR,
    COLOUR_AFTER_DEAL,
    CUSTOM_AGAIN,
    CUSTOM_DISCARD,
    CUSTOM_OTHERS_DRAW,
    DRAW_FOUR,
    E_DEMANDED,
    E_PLAYED,
    E_REVERSED,
    PLAY,
    SHUFFLE_REDEAL,
    SWAP_NONE,
    TRI_LAST_DRAW,
    TRIFORCE,
    TRIFORCE_CARDS,
    TWO_REVERSE_SKIP,
)
from wildpile.kernel.legal import action_color, action_face, answers, is_fair_draw_four
from wildpile.kernel.passing import begin_turn, pass_on, skip_next
from wildpile.kernel.piles import draw_cards, next_seat, put_on_top, record, take_card
from wildpile.kernel.scoring import win_round

U = np.uint64


@inlined
def play(state, rules, seat, action, calling, log):
    """Lay a card from the hand and do what it says."""
    face = action_face(action)
    color = action_color(action)
    announced = calling or state.declared != 0
    price = TRIFORCE_CARDS
    if state.demand >= 0:
        price = state.pending + 3 * rules.tri_chain_add
    close_window(state)
    state.passes = 0
    state.declared = 0
    state.demand = -1
    state.pending = 0
    state.drawn = U(0)
    if face == WILD_DRAW_FOUR:
        state.bluff = 0 if is_fair_draw_four(state, rules, seat) else 1
        state.accused_color = state.color
    take_card(state, seat, face)
    put_on_top(state, face)
    state.last[seat] = face
    named = -1
    if face >= COLORED_FACES:
        if face == WILD_SHUFFLE and rules.ws_colour == COLOUR_AFTER_DEAL:
            color = -1
        state.color = color
        named = color
    record(log, E_PLAYED, seat, -1, face, named, 1 if calling else 0, -1, -1)
    if state.hand_count[seat] == 0 and not (
        face == WILD_SHUFFLE and rules.ws_last == SHUFFLE_REDEAL
    ):
        go_out(state, rules, seat, face, log)
    elif face < COLORED_FACES:
        play_colored(state, rules, seat, face, announced, calling, log)
    else:
        play_wild(state, rules, seat, face, price, announced, calling, log)


@inlined
def play_colored(state, rules, seat, face, announced, calling, log):
    """Do what a number, Skip, Reverse or Draw Two does. Source: rules.md 1.4."""
    rank = face % 13
    if rank < SKIP:
        judge_call(state, rules, seat, announced, calling, log)
        pass_on(state, seat, log)
        return
    if rank == DRAW_TWO:
        draw_cards(state, next_seat(state, seat, state.direction), 2, BY_DRAW_TWO, log)
        judge_call(state, rules, seat, announced, calling, log)
        skip_next(state, seat, log)
        return
    judge_call(state, rules, seat, announced, calling, log)
    if rank == SKIP:
        skip_next(state, seat, log)
    else:
        state.direction = -state.direction
        record(log, E_REVERSED, -1, -1, -1, -1, state.direction, -1, -1)
        if state.seated_count == 2 and rules.two_rev == TWO_REVERSE_SKIP:
            skip_next(state, seat, log)
        else:
            pass_on(state, seat, log)


@compiled
def play_wild(state, rules, seat, face, price, announced, calling, log):
    """Do what a card of the wild family does; its color is named already."""
    victim = next_seat(state, seat, state.direction)
    if face == WILD_SHUFFLE:
        play_shuffle(state, rules, seat, announced, calling, log)
    elif face == WILD_CUSTOM:
        play_custom(state, rules, seat, announced, calling, log)
    elif face == WILD_DRAW_FOUR:
        if rules.wd4 == BLUFF:
            judge_call(state, rules, seat, announced, calling, log)
            state.pending = DRAW_FOUR
            state.pending_by = seat
            state.challengeable = 1
            begin_turn(state, victim, ANSWER, log)
        else:
            draw_cards(state, victim, DRAW_FOUR, BY_DRAW_FOUR, log)
            judge_call(state, rules, seat, announced, calling, log)
            skip_next(state, seat, log)
    elif face == WILD_TRIFORCE:
        judge_call(state, rules, seat, announced, calling, log)
        state.pending = price
        state.pending_by = seat
        state.demand = state.color
        record(log, E_DEMANDED, victim, seat, -1, state.color, -1, -1, -1)
        begin_turn(state, victim, TRIFORCE, log)
    else:
        judge_call(state, rules, seat, announced, calling, log)
        begin_turn(state, victim, PLAY, log)


@compiled
def play_shuffle(state, rules, seat, announced, calling, log):
    """Wild Shuffle Hands: redeal everything; whoever is left without a card is out and wins."""
    shuffle_hands(state, seat, log)
    if state.hand_count[seat] == 0:
        win_round(state, rules, seat, log)
        return
    if rules.uno_swap != SWAP_NONE or announced:
        judge_call(state, rules, seat, announced, calling, log)
    expose_holders(state, rules, seat)
    if rules.ws_colour == COLOUR_AFTER_DEAL:
        state.naming_passes = 1
        begin_turn(state, seat, COLOR, log)
    else:
        pass_on(state, seat, log)


@compiled
def play_custom(state, rules, seat, announced, calling, log):
    """Wild Customizable: a wild, and the text that the group wrote on it (`wc_rule`)."""
    if rules.wc_rule == CUSTOM_OTHERS_DRAW:
        others_draw_two(state, seat, log)
    elif rules.wc_rule == CUSTOM_DISCARD:
        discard_wilds(state, seat, log)
        if state.hand_count[seat] == 0:
            win_round(state, rules, seat, log)
            return
    judge_call(state, rules, seat, announced, calling, log)
    if rules.wc_rule == CUSTOM_AGAIN:
        begin_turn(state, seat, PLAY, log)
    else:
        pass_on(state, seat, log)


@compiled
def go_out(state, rules, seat, face, log):
    """End the round with the last card: after Draw Two, Wild Draw Four the next player still draws.

    Source: rules.md 1.6; Z7 for Wild Triforce.
    """
    victim = next_seat(state, seat, state.direction)
    if face == WILD_DRAW_FOUR:
        draw_cards(state, victim, DRAW_FOUR, BY_LAST_CARD, log)
    elif face < COLORED_FACES and face % 13 == DRAW_TWO:
        draw_cards(state, victim, 2, BY_LAST_CARD, log)
    elif face == WILD_TRIFORCE and rules.tri_last == TRI_LAST_DRAW:
        state.demand = state.color
        if (state.hand_mask[victim] & answers(state, rules)) == U(0):
            draw_cards(state, victim, TRIFORCE_CARDS, BY_LAST_CARD, log)
        state.demand = -1
    win_round(state, rules, seat, log)
