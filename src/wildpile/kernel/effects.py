"""Playing a card, and what each card does. Nothing here checks legality: `refusals.refusal` does.

Source: docs/rules.md 2.4 to 2.9 and 2.11.
"""

import numpy as np

from wildpile.cards import (
    COLORED_FACES,
    DRAW_TWO,
    REVERSE,
    SKIP,
    WILD_CUSTOM,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE,
    WILD_TRIFORCE,
)
from wildpile.kernel.call import close_window, judge_call
from wildpile.kernel.house import (
    discard_wilds,
    expose_holders,
    others_draw_two,
    rotate_hands,
    shuffle_hands,
    swap_hands,
)
from wildpile.kernel.jit import compiled, inlined, natural
from wildpile.kernel.layout import (
    ANSWER,
    BLUFF,
    BY_DRAW_FOUR,
    BY_DRAW_TWO,
    BY_LAST_CARD,
    CHALLENGE_NONE,
    COLOR,
    COLOUR_AFTER_DEAL,
    CUSTOM_AGAIN,
    CUSTOM_DISCARD,
    CUSTOM_OTHERS_DRAW,
    DRAW_FOUR,
    E_DEMANDED,
    E_JUMPED,
    E_PLAYED,
    E_REVERSED,
    FIRST_SWAP,
    OWES_FOUR,
    OWES_TWO,
    PLAY,
    SHUFFLE_REDEAL,
    SWAP_NONE,
    TRI_LAST_DRAW,
    TRIFORCE,
    TRIFORCE_CARDS,
    TWO_REVERSE_SKIP,
)
from wildpile.kernel.legal import (
    SEVEN,
    action_color,
    action_face,
    action_places,
    answers,
    is_fair_draw_four,
    jumping,
)
from wildpile.kernel.passing import begin_turn, pass_on, skip_next
from wildpile.kernel.piles import draw_cards, next_seat, put_on_top, record, take_card
from wildpile.kernel.scoring import win_round

U = np.uint64
ONE = np.uint64(1)


@inlined
def play(state, rules, seat, action, calling, log):
    """Lay a card from the hand and do what it says."""
    face = natural(np.int64(action_face(action)))
    announced = calling or (state.declared != 0 and seat == state.turn)
    owed = 0
    price = TRIFORCE_CARDS
    if state.jumpable and (seat != state.turn or state.phase == ANSWER):
        jump_in(state, rules, seat, face, log)
    if state.phase == ANSWER:
        owed = passed_on(state, rules, face)
    elif state.demand >= 0:
        price = state.pending + 3 * rules.tri_chain_add
    close_window(state)
    state.passes = 0
    state.declared = 0
    state.demand = -1
    state.pending = 0
    state.drawn = U(0)
    state.draw_on = 0
    if face == WILD_DRAW_FOUR:
        state.bluff = 0 if is_fair_draw_four(state, rules, seat) else 1
        state.accused_color = state.color
    take_card(state, seat, face)
    put_on_top(state, face)
    state.last[seat] = face
    named = -1
    if face >= COLORED_FACES:
        color = action_color(action)
        if face == WILD_SHUFFLE and rules.ws_colour == COLOUR_AFTER_DEAL:
            color = -1
        state.color = color
        named = color
    record(log, E_PLAYED, seat, -1, face, named, 1 if calling else 0, -1, -1)
    if rules.jump:
        state.jumpable = 1
    if state.hand_count[seat] == 0 and not (
        face == WILD_SHUFFLE and rules.ws_last == SHUFFLE_REDEAL
    ):
        go_out(state, rules, seat, face, owed, price, log)
    elif face < COLORED_FACES:
        play_colored(state, rules, seat, action, face, owed, announced, calling, log)
    else:
        play_wild(state, rules, seat, face, owed, price, announced, calling, log)


@compiled
def jump_in(state, rules, seat, face, log):
    """Undo what a jump-in cancels: a Reverse is turned back before the second one turns.

    What a draw card owes is left to `passed_on`. Source: docs/rules.md 4.13, 4.14, 4.17.
    """
    if (jumping(state, rules, seat) >> U(face)) & ONE != U(0):
        record(log, E_JUMPED, seat, -1, -1, -1, -1, -1, -1)
        if state.phase == PLAY and face < COLORED_FACES and face % 13 == REVERSE:
            state.direction = -state.direction


@compiled
def passed_on(state, rules, face):
    """Return how many of the cards owed a card in ANSWER carries on to the next seat: all where it
    is stacked or bounces, none where it cancels its twin in a jump-in.
    """
    if face < COLORED_FACES and face % 13 != DRAW_TWO:
        return state.pending
    stacked = rules.on_four if state.pending_kind == OWES_FOUR else rules.on_two
    return state.pending if (stacked >> U(face)) & ONE != U(0) else 0


@compiled
def owe(state, victim, cards, kind, seat, log):
    """Let the next seat answer a draw card: take, challenge, stack, bounce."""
    state.pending = cards
    state.pending_by = seat
    state.pending_kind = kind
    state.skip_bounced = 0
    begin_turn(state, victim, ANSWER, log)


@compiled
def bounce(state, rules, seat, rank, owed, announced, calling, log):
    """A Skip passes a Draw Two on, a Reverse sends it back. Nobody is skipped, nobody may jump in.

    Source: docs/rules.md 5.7.
    """
    judge_call(state, rules, seat, announced, calling, log)
    state.jumpable = 0
    if rank == REVERSE:
        state.direction = -state.direction
        record(log, E_REVERSED, -1, -1, -1, -1, state.direction, -1, -1)
    bounced = 1 if rank == SKIP else state.skip_bounced
    owe(state, next_seat(state, seat, state.direction), owed, OWES_TWO, seat, log)
    state.skip_bounced = bounced


@compiled
def seven_zero(state, rules, seat, action, rank, announced, calling, log):
    """A 7 swaps hands, a 0 passes all hands on. Source: docs/rules.md 3 `seven0`, 5.3."""
    changed = state.seated
    if rank == 0:
        rotate_hands(state, seat, log)
    elif action >= FIRST_SWAP or (state.seated_count == 2 and not rules.seven_optional):
        other = next_seat(state, seat, 1)
        if action >= FIRST_SWAP:
            other = (seat + action_places(action)) % state.players
        changed = 1 << other
        swap_hands(state, seat, other, log)
    else:
        judge_call(state, rules, seat, announced, calling, log)
        pass_on(state, seat, log)
        return
    if rules.uno_swap != SWAP_NONE or announced:
        judge_call(state, rules, seat, announced, calling, log)
    expose_holders(state, rules, seat, changed)
    if rank == 0 and rules.zero_again:
        begin_turn(state, seat, PLAY, log)
    else:
        pass_on(state, seat, log)


@inlined
def play_colored(state, rules, seat, action, face, owed, announced, calling, log):
    """Do what a number, Skip, Reverse or Draw Two does. Source: docs/rules.md 2.4."""
    rank = face % 13
    if rank < SKIP:
        if rules.seven0 and (rank == 0 or rank == SEVEN):
            seven_zero(state, rules, seat, action, rank, announced, calling, log)
            return
        judge_call(state, rules, seat, announced, calling, log)
        pass_on(state, seat, log)
        return
    if rank == DRAW_TWO:
        if rules.two_waits:
            judge_call(state, rules, seat, announced, calling, log)
            state.challengeable = 0
            victim = next_seat(state, seat, state.direction)
            owe(state, victim, owed + 2, OWES_TWO, seat, log)
            return
        victim = next_seat(state, seat, state.direction)
        draw_cards(state, victim, owed + 2, BY_DRAW_TWO, log)
        judge_call(state, rules, seat, announced, calling, log)
        skip_next(state, seat, log)
        return
    if owed > 0:
        bounce(state, rules, seat, rank, owed, announced, calling, log)
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
def play_wild(state, rules, seat, face, owed, price, announced, calling, log):
    """Do what a card of the wild family does; its color is named already."""
    victim = next_seat(state, seat, state.direction)
    if face == WILD_SHUFFLE:
        play_shuffle(state, rules, seat, announced, calling, log)
    elif face == WILD_CUSTOM:
        play_custom(state, rules, seat, announced, calling, log)
    elif face == WILD_DRAW_FOUR:
        if rules.four_waits:
            judge_call(state, rules, seat, announced, calling, log)
            may_challenge = rules.wd4 == BLUFF
            if owed > 0 and rules.stack_challenge == CHALLENGE_NONE:
                may_challenge = False
            state.challengeable = 1 if may_challenge else 0
            owe(state, victim, owed + DRAW_FOUR, OWES_FOUR, seat, log)
        else:
            draw_cards(state, victim, owed + DRAW_FOUR, BY_DRAW_FOUR, log)
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
    expose_holders(state, rules, seat, state.seated)
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
def go_out(state, rules, seat, face, owed, price, log):
    """End the round with the last card: after Draw Two, Wild Draw Four, or a penalty passed on, the
    next player still draws; after a Wild Triforce what it asks for, `price`, if the rules say so.

    Source: docs/rules.md 2.11, 4.1, 5.7; `tri_last`.
    """
    if owed > 0 and face < COLORED_FACES and face % 13 == REVERSE:
        state.direction = -state.direction
    victim = next_seat(state, seat, state.direction)
    if face == WILD_DRAW_FOUR:
        owed += DRAW_FOUR
    elif face < COLORED_FACES and face % 13 == DRAW_TWO:
        owed += 2
    if owed > 0:
        if rules.last_draw:
            draw_cards(state, victim, owed, BY_LAST_CARD, log)
    elif face == WILD_TRIFORCE and rules.tri_last == TRI_LAST_DRAW:
        state.demand = state.color
        if (state.hand_mask[victim] & answers(state, rules)) == U(0):
            draw_cards(state, victim, price, BY_LAST_CARD, log)
        state.demand = -1
    win_round(state, rules, seat, log)
