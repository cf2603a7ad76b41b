"""`apply`: one function per phase, and what each card does. Nothing here checks legality:
`legal.refusal` does.

Source: rules.md sections 1.2 to 1.7, 2, 3 and 10.
"""

import numpy as np

from wildpile.cards import (
    COLORED_FACES,
    DRAW_TWO,
    FACES,
    SKIP,
    WILD_CUSTOM,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE,
    WILD_TRIFORCE,
)
from wildpile.kernel.call import call, catch, close_window, judge_call
from wildpile.kernel.house import discard_wilds, expose_holders, others_draw_two, shuffle_hands
from wildpile.kernel.jit import compiled, inlined
from wildpile.kernel.layout import (
    AFTER_END,
    AFTER_FREE_TURN,
    ANSWER,
    BLUFF,
    BY_CHALLENGE,
    BY_CHOICE,
    BY_DRAW_FOUR,
    BY_DRAW_TWO,
    BY_LAST_CARD,
    BY_TRIFORCE,
    CALL,
    CHALLENGE_LOST_EXTRA,
    COLOR,
    COLOUR_AFTER_DEAL,
    CUSTOM_AGAIN,
    CUSTOM_DISCARD,
    CUSTOM_OTHERS_DRAW,
    DRAW_FOUR,
    DRAWN,
    E_CHALLENGED,
    E_DEMANDED,
    E_DREW,
    E_KEPT,
    E_LEFT,
    E_NAMED,
    E_OPENED,
    E_PASSED,
    E_PLAYED,
    E_REVERSED,
    E_SHOWN,
    E_SKIPPED,
    E_TURN,
    E_VERDICT,
    FIRST_CATCH,
    FIRST_NAME,
    FIRST_SWAP,
    IGNORED,
    IGNORED_BURY,
    OPENING_APPLY,
    OVER,
    PASS,
    PLAY,
    RETURNED,
    REVERSE_RIGHT,
    SHUFFLE_REDEAL,
    STANDS,
    SWAP_NONE,
    TAKE,
    TRI_LAST_DRAW,
    TRIFORCE,
    TRIFORCE_CARDS,
    TWO_REVERSE_SKIP,
)
from wildpile.kernel.legal import (
    action_color,
    action_face,
    answers,
    fitting,
    is_fair_draw_four,
)
from wildpile.kernel.piles import (
    draw_card,
    draw_cards,
    next_seat,
    put_on_top,
    put_under,
    record,
    take_card,
)
from wildpile.kernel.rng import below
from wildpile.kernel.scoring import block_round, win_round

U = np.uint64
ONE = np.uint64(1)


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


# --- playing a card
# -------------------------------------------------------------------------------------------------


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


# --- the other turn actions
# -----------------------------------------------------------------------------------------


@inlined
def in_play(state, rules, seat, action, log):
    """PLAY: draw a card, or pass when there is nothing to draw and nothing to play."""
    close_window(state)
    state.declared = 0
    if action == PASS:
        record(log, E_PASSED, seat, -1, -1, -1, -1, -1, -1)
        count_pass(state, rules, seat, log)
        return
    state.passes = 0
    face = draw_card(state, seat, log)
    record(log, E_DREW, seat, -1, face, -1, -1, 1, BY_CHOICE)
    found = U(0)
    if face >= 0:
        found = fitting(state, rules, seat, ONE << U(face))
    may_play(state, seat, found, log)


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


@compiled
def in_drawn(state, seat, log):
    """DRAWN: keep what was drawn, the turn ends."""
    close_window(state)
    state.declared = 0
    state.drawn = U(0)
    record(log, E_KEPT, seat, -1, -1, -1, -1, -1, -1)
    pass_on(state, seat, log)


@compiled
def in_answer(state, rules, seat, action, log):
    """ANSWER: take the penalty, or challenge the Wild Draw Four. Source: rules.md section 3."""
    close_window(state)
    state.passes = 0
    state.declared = 0
    owed = state.pending
    other = state.pending_by
    state.pending = 0
    state.pending_by = -1
    state.challengeable = 0
    if action == TAKE:
        draw_cards(state, seat, owed, BY_DRAW_FOUR, log)
    else:
        show_hand(state, seat, other, log)
        if state.bluff:
            draw_cards(state, other, owed, BY_CHALLENGE, log)
            begin_turn(state, seat, PLAY, log)
            return
        draw_cards(state, seat, owed + CHALLENGE_LOST_EXTRA, BY_CHALLENGE, log)
    record(log, E_SKIPPED, seat, -1, -1, -1, -1, -1, -1)
    pass_on(state, seat, log)


@compiled
def show_hand(state, seat, other, log):
    """Show the accused hand to the challenger alone, and the verdict to all."""
    record(log, E_CHALLENGED, seat, other, -1, -1, -1, -1, -1)
    state.shown_to = seat
    state.shown_seat = other
    state.shown_guilty = state.bluff
    for face in range(FACES):
        state.shown[face] = state.hands[other, face]
        for _ in range(state.shown[face]):
            record(log, E_SHOWN, seat, other, face, -1, -1, -1, -1)
    record(log, E_VERDICT, seat, other, -1, -1, state.bluff, -1, -1)


@compiled
def in_triforce(state, rules, seat, log):
    """TRIFORCE: draw three. Source: rules.md section 2, Z1; 10, "play_drawn", "Blocked"."""
    close_window(state)
    state.declared = 0
    owed = state.pending
    state.pending = 0
    state.pending_by = -1
    state.demand = -1
    paid, faces = draw_cards(state, seat, owed, BY_TRIFORCE, log)
    if rules.tri_after == AFTER_FREE_TURN:
        if paid > 0:
            state.passes = 0
        begin_turn(state, seat, PLAY, log)
    elif paid == 0:
        count_pass(state, rules, seat, log)
    else:
        state.passes = 0
        found = U(0)
        if rules.tri_after != AFTER_END:
            found = fitting(state, rules, seat, faces)
        if found != U(0):
            may_play(state, seat, found, log)
        else:
            pass_on(state, seat, log)


@compiled
def in_color(state, seat, action, log):
    """COLOR: name a color; the namer plays on, or the turn passes.

    Naming closes no window: it belongs to the card.
    """
    state.color = action - FIRST_NAME
    state.declared = 0
    record(log, E_NAMED, seat, -1, -1, state.color, -1, -1, -1)
    if state.naming_passes:
        state.naming_passes = 0
        pass_on(state, seat, log)
    else:
        begin_turn(state, seat, PLAY, log)


# --- the opening card
# -----------------------------------------------------------------------------------------------


@compiled
def open_round(state, rules, log):
    """OPEN: turn the opening card. Source: rules.md 1.2."""
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


# --- the doors ------------------------------------------------------------------------------------
# ------------------


@compiled
def apply(state, rules, seat, action, calling, log):
    """Do an action, unchecked: `legal.refusal` must have answered 0.

    `calling` says UNO with a play; `log` may be None.
    """
    state.decisions += 1
    if action == CALL:
        call(state, rules, seat, log)
    elif FIRST_CATCH <= action < FIRST_NAME:
        catch(state, rules, seat, action, log)
    elif action < FIRST_SWAP:
        play(state, rules, seat, action, calling, log)
    elif state.phase == PLAY:
        in_play(state, rules, seat, action, log)
    elif state.phase == DRAWN:
        in_drawn(state, seat, log)
    elif state.phase == ANSWER:
        in_answer(state, rules, seat, action, log)
    elif state.phase == TRIFORCE:
        in_triforce(state, rules, seat, log)
    elif state.phase == COLOR:
        in_color(state, seat, action, log)
    else:
        open_round(state, rules, log)


@compiled
def leave(state, rules, seat, log):
    """Take a seat out of the round and the match: its hand goes under the discard pile, what it
    owed lapses.

    No turn action: it closes no window. Source: rules.md 1.7 "Player leaves", 10 "Leaving".
    """
    if not (state.present >> seat) & 1:
        return
    state.present &= ~(1 << seat)
    if state.phase == OVER or not (state.seated >> seat) & 1:
        state.seated &= ~(1 << seat)
        record(log, E_LEFT, seat, -1, -1, -1, -1, -1, -1)
        return
    record(log, E_LEFT, seat, -1, -1, -1, -1, -1, -1)
    for face in range(FACES):
        while state.hands[seat, face] > 0:
            take_card(state, seat, face)
            put_under(state, face)
    state.seated &= ~(1 << seat)
    state.seated_count -= 1
    state.called &= ~(1 << seat)
    state.exposed &= ~(1 << seat)
    state.passes = 0
    if state.seated_count == 1:
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
    following = next_seat(state, seat, state.direction)
    if phase == COLOR:
        state.naming_passes = 0
        begin_turn(state, following, COLOR, log)
    elif phase == PLAY or phase == DRAWN or phase == ANSWER or phase == TRIFORCE:
        begin_turn(state, following, PLAY, log)
    else:
        state.dealer = following
        state.turn = following
