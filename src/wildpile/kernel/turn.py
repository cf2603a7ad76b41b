"""`apply`: the turn actions that are no play, one function per phase, and the door to all of them.

Nothing here checks legality: `refusals.refusal` does.

Source: docs/rules.md 2.3, 2.6, 2.7, 2.12 and 5.
"""

import numpy as np

from wildpile.cards import FACES
from wildpile.kernel.call import call, catch, close_window
from wildpile.kernel.effects import play
from wildpile.kernel.jit import compiled, inlined, natural
from wildpile.kernel.layout import (
    AFTER_END,
    AFTER_FREE_TURN,
    ANSWER,
    BY_CHALLENGE,
    BY_CHOICE,
    BY_DRAW_FOUR,
    BY_DRAW_TWO,
    BY_TRIFORCE,
    CALL,
    CHALLENGE_LOST_EXTRA,
    COLOR,
    DRAW,
    DRAWN,
    E_CHALLENGED,
    E_DREW,
    E_KEPT,
    E_NAMED,
    E_PASSED,
    E_SHOWN,
    E_SKIPPED,
    E_VERDICT,
    FIRST_CATCH,
    FIRST_NAME,
    MATCH_MAY,
    OWES_FOUR,
    PASS,
    PLAY,
    TAKE,
    TRIFORCE,
)
from wildpile.kernel.leaving import is_mercy_due, show_mercy
from wildpile.kernel.legal import fair_part, fitting, has_fair_play
from wildpile.kernel.opening import open_round
from wildpile.kernel.passing import begin_turn, count_pass, may_play, pass_on
from wildpile.kernel.piles import can_draw, draw_card, draw_cards, record

U = np.uint64
ONE = np.uint64(1)


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
    if rules.dtm and (rules.dtm_on_choice or not has_fair_play(state, rules, seat)):
        draw_to_match(state, rules, seat, log)
        return
    found = draw_by_choice(state, rules, seat, log)
    if rules.draw_pass:
        found = U(0)
    may_play(state, seat, found, log)


@inlined
def draw_by_choice(state, rules, seat, log):
    """Draw one card and return its bit if it fits, 0 if not, or if there is none."""
    face = draw_card(state, seat, log)
    record(log, E_DREW, seat, -1, face, -1, -1, 1, BY_CHOICE)
    if face < 0:
        return U(0)
    return fitting(state, rules, seat, ONE << U(face))


@compiled
def draw_to_match(state, rules, seat, log):
    """Draw until a card fits that is no bluff (`dtm=must`), or one card, after which the seat may
    draw on (`dtm=may`). Dry piles and mercy stop it.

    Source: docs/rules.md 3 `dtm`, 4.28, 4.29, 4.31, 5.6.
    """
    state.draw_on = 0
    while True:
        found = draw_by_choice(state, rules, seat, log)
        is_done = fair_part(state, rules, seat, found) != U(0) or not can_draw(state)
        if rules.mercy and state.hand_count[seat] >= rules.mercy:
            is_done = True
        if is_done:
            may_play(state, seat, found, log)
            return
        if rules.dtm == MATCH_MAY:
            state.drawn = found
            state.draw_on = 1
            state.phase = DRAWN
            return


@compiled
def in_drawn(state, rules, seat, action, log):
    """DRAWN: keep what was drawn, the turn ends; or, under `dtm=may`, draw on."""
    close_window(state)
    state.declared = 0
    state.drawn = U(0)
    if action == DRAW:
        draw_to_match(state, rules, seat, log)
        return
    state.draw_on = 0
    record(log, E_KEPT, seat, -1, -1, -1, -1, -1, -1)
    pass_on(state, seat, log)


@compiled
def in_answer(state, rules, seat, action, log):
    """ANSWER: take the penalty, or challenge the Wild Draw Four. Source: docs/rules.md 2.6."""
    close_window(state)
    state.passes = 0
    state.declared = 0
    owed = state.pending
    other = state.pending_by
    state.pending = 0
    state.pending_by = -1
    state.challengeable = 0
    if action == TAKE:
        cause = BY_DRAW_FOUR if state.pending_kind == OWES_FOUR else BY_DRAW_TWO
        draw_cards(state, seat, owed, cause, log)
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
    """TRIFORCE: draw three. Source: docs/rules.md 2.7, 5.6, 5.10."""
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


@inlined
def take_turn(state, rules, seat, action, calling, log):
    """Do a turn action."""
    if action < DRAW:
        play(state, rules, seat, action, calling, log)
    elif state.phase == PLAY:
        in_play(state, rules, seat, action, log)
    elif state.phase == DRAWN:
        in_drawn(state, rules, seat, action, log)
    elif state.phase == ANSWER:
        in_answer(state, rules, seat, action, log)
    elif state.phase == TRIFORCE:
        in_triforce(state, rules, seat, log)
    elif state.phase == COLOR:
        in_color(state, seat, action, log)
    else:
        open_round(state, rules, log)


@inlined
def act(state, rules, seat, action, calling, log):
    """Do what `apply` does, within the loop that calls it."""
    if action == CALL:
        call(state, rules, seat, log)
    elif FIRST_CATCH <= action < FIRST_NAME:
        catch(state, rules, seat, action, log)
    else:
        state.decisions += 1
        take_turn(state, rules, seat, action, calling, log)
    if rules.mercy and is_mercy_due(state, rules):
        show_mercy(state, rules, log)


@compiled
def apply(state, rules, seat, action, calling, log):
    """Do an action, unchecked: `refusals.refusal` must have answered 0.

    `calling` says UNO with a play; `log` may be None.
    """
    act(state, rules, natural(np.int64(seat)), natural(np.int64(action)), calling, log)
