"""Why an action is refused. Nothing else of the kernel asks: legality is decided in `legal`."""

import numpy as np

from wildpile.cards import WILD_DRAW_FOUR
from wildpile.kernel.jit import compiled
from wildpile.kernel.layout import (
    ACTIONS,
    ANSWER,
    ANSWER_FIRST,
    BAD_TARGET,
    BARRED_LAST,
    CALL,
    CHALLENGE,
    COLOR,
    COLOR_FIRST,
    DRAW,
    DRAW_NOT_ALLOWED,
    DRAWN,
    FIRST_CATCH,
    FIRST_NAME,
    FIRST_SWAP,
    KEEP,
    LEFT_ALREADY,
    MUST_PLAY,
    NEEDS_TRIFORCE,
    NO_MATCH,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    NOTHING_TO_CALL,
    NOTHING_TO_CATCH,
    NOTHING_TO_CHALLENGE,
    NOTHING_TO_DRAW,
    NOTHING_TO_KEEP,
    NOTHING_TO_NAME,
    NOTHING_TO_OPEN,
    NOTHING_TO_TAKE,
    OK,
    ONLY_DRAWN_CARD,
    OPEN,
    OPEN_FIRST,
    OVER,
    PASS,
    PASS_NOT_ALLOWED,
    PLAY,
    ROUND_OVER,
    TAKE,
    TARGET_MISSING,
    TRIFORCE,
    TURN_OPENING,
    UNKNOWN,
    WILD_DRAW_FOUR_ILLEGAL,
)
from wildpile.kernel.legal import (
    NO_TARGET,
    action_face,
    action_places,
    barred,
    is_true_call,
    moves,
    playable,
    stacking,
    targets,
    twins,
    without_unfair,
)
from wildpile.kernel.piles import can_draw

U = np.uint64
ONE = np.uint64(1)


@compiled
def face_refusal(state, rules, seat, face):
    """Return 0, or why a face in the seat's hand may not be played now."""
    if state.phase == OVER:
        return ROUND_OVER
    if state.phase == OPEN:
        return OPEN_FIRST
    if (playable(state, rules, seat) >> U(face)) & ONE != U(0):
        return OK
    if seat != state.turn:
        found = twins(state, rules, seat)
        return _held_back(state, rules, seat, face, found, NOT_YOUR_TURN)
    if state.phase == DRAWN:
        return ONLY_DRAWN_CARD
    if state.phase == ANSWER:
        found = stacking(state, rules, seat) | twins(state, rules, seat)
        return _held_back(state, rules, seat, face, found, ANSWER_FIRST)
    if (barred(state, rules, seat) >> U(face)) & ONE != U(0):
        return BARRED_LAST
    if state.phase == TRIFORCE:
        return NEEDS_TRIFORCE
    if state.phase == COLOR:
        return COLOR_FIRST
    if face == WILD_DRAW_FOUR:
        return WILD_DRAW_FOUR_ILLEGAL
    return NO_MATCH


@compiled
def _held_back(state, rules, seat, face, found, otherwise):
    """Return why a face is not laid that is among those that do fit, or `otherwise`: it is none."""
    if (found >> U(face)) & ONE == U(0):
        return otherwise
    if (without_unfair(state, rules, seat, found) >> U(face)) & ONE == U(0):
        return WILD_DRAW_FOUR_ILLEGAL
    return BARRED_LAST


@compiled
def target_refusal(state, rules, seat, action, face):
    """Return 0, or why a 7 may not be played with, or without, this seat to swap with.

    Two seats need name none; a last card swaps nothing, whatever it names.
    """
    if (rules.swaps >> U(face)) & ONE == U(0):
        return UNKNOWN if action >= FIRST_SWAP else OK
    named = targets(state, rules, seat)
    if action < FIRST_SWAP:
        return OK if named & NO_TARGET or state.seated_count == 2 else TARGET_MISSING
    if state.hand_count[seat] == 1 or (named >> (action_places(action) - 1)) & 1:
        return OK
    return BAD_TARGET


@compiled
def _call_refusal(state, rules, seat):
    if rules.uno_required == 0 or state.phase == OPEN:
        return NOTHING_TO_CALL
    if is_true_call(state, rules, seat):
        return OK
    if state.hand_count[seat] == 1 or (state.false_calls >> seat) & 1:
        return NOTHING_TO_CALL
    if seat == state.turn and state.hand_count[seat] == 2:
        return NOTHING_TO_CALL
    return OK


@compiled
def _catch_refusal(state, rules, seat, action):
    places = action - FIRST_CATCH + 1
    if places >= state.players:
        return UNKNOWN
    other = (seat + places) % state.players
    if (state.exposed >> other) & 1:
        return OK
    if rules.false_catch_penalty == 0 or rules.uno_required == 0 or not (state.seated >> other) & 1:
        return NOTHING_TO_CATCH
    if (state.false_catches >> seat) & 1 or state.phase == OPEN:
        return NOTHING_TO_CATCH
    return OK


@compiled
def _turn_refusal(state, rules, seat, action):
    """Refuse what is no play, call or catch: DRAW, KEEP, TAKE, CHALLENGE, PASS, naming, turning the
    opening card.
    """
    if (moves(state, rules, seat) >> (action - DRAW)) & 1:
        return OK
    if state.phase == ANSWER and action != CHALLENGE:
        return ANSWER_FIRST
    if state.phase == COLOR:
        return COLOR_FIRST
    if action == DRAW:
        if state.phase == PLAY:
            return MUST_PLAY if can_draw(state) else NOTHING_TO_DRAW
        return NEEDS_TRIFORCE if state.phase == TRIFORCE else DRAW_NOT_ALLOWED
    if action == KEEP:
        return MUST_PLAY if state.phase == DRAWN else NOTHING_TO_KEEP
    if action == TAKE:
        return MUST_PLAY if state.phase == TRIFORCE else NOTHING_TO_TAKE
    if action == CHALLENGE:
        return NOTHING_TO_CHALLENGE
    if action == PASS:
        return PASS_NOT_ALLOWED
    if FIRST_NAME <= action < TURN_OPENING:
        return NOTHING_TO_NAME
    return NOTHING_TO_OPEN


@compiled
def refusal(state, rules, seat, action, calling):
    """Return 0 if the checked door takes an action, else why not.

    A call and a catch out of place pass here, at their price; they are never offered by `moves`.
    """
    if state.phase == OVER:
        return ROUND_OVER
    if seat < 0 or seat >= state.players or action < 0 or action >= ACTIONS:
        return UNKNOWN
    if not (state.seated >> seat) & 1:
        return LEFT_ALREADY
    if action == CALL:
        return _call_refusal(state, rules, seat)
    if FIRST_CATCH <= action < FIRST_NAME:
        return _catch_refusal(state, rules, seat, action)
    if state.phase == OPEN and seat == state.dealer:
        return OK if action == TURN_OPENING else OPEN_FIRST
    if seat != state.turn and (action >= DRAW or state.jumpable == 0):
        return NOT_YOUR_TURN
    if action >= DRAW:
        return _turn_refusal(state, rules, seat, action)
    face = action_face(action)
    if state.hands[seat, face] == 0:
        return NOT_IN_HAND
    reason = face_refusal(state, rules, seat, face)
    if reason != OK:
        return reason
    return target_refusal(state, rules, seat, action, face)
