"""What matches, who may act, what each may do, and why not.

The matching rule is written here and nowhere else.
"""

import numpy as np

from wildpile.cards import COLORED_FACES, WILD, WILD_DRAW_FOUR, WILD_TRIFORCE
from wildpile.kernel.jit import compiled, inlined, lowest_bit
from wildpile.kernel.layout import (
    ACTIONS,
    ANSWER,
    ANSWER_369,
    ANSWER_ANYWILD,
    ANSWER_FIRST,
    CALL,
    CHALLENGE,
    COLOR,
    COLOR_FACES,
    COLOR_FIRST,
    DRAW,
    DRAW_NOT_ALLOWED,
    DRAWN,
    FIRST_CATCH,
    FIRST_NAME,
    FIRST_SWAP,
    FIRST_WILD,
    FREE,
    KEEP,
    LEFT_ALREADY,
    MATCH_COLOR,
    MATCH_COLOR_ALLWILD,
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
    SAME_RANK_FACES,
    STRICT,
    TAKE,
    TRIFORCE,
    TRIFORCE_FACES,
    TURN_OPENING,
    UNKNOWN,
    WILD_DRAW_FOUR_ILLEGAL,
    WILD_FACES,
)
from wildpile.kernel.piles import can_draw

U = np.uint64
ONE = np.uint64(1)
DRAW_FOUR_BIT = np.uint64(1 << WILD_DRAW_FOUR)
WILD_BIT = np.uint64(1 << WILD)
TRIFORCE_BIT = np.uint64(1 << WILD_TRIFORCE)
FOUR_COLORS = 0b1111


@inlined
def action_face(action):
    """Return the face that a play lays (action below FIRST_SWAP)."""
    if action < FIRST_WILD:
        return action
    return FIRST_WILD + (action - FIRST_WILD) // 4


@inlined
def action_color(action):
    """Return the color that a play brings: the card's own, or the one named."""
    if action < FIRST_WILD:
        return action // 13
    return (action - FIRST_WILD) % 4


@inlined
def play_action(face, color):
    """Return the action that plays a face, naming a color where it is wild."""
    if face < COLORED_FACES:
        return face
    return FIRST_WILD + (face - FIRST_WILD) * 4 + color


@inlined
def matching(state):
    """Return bits of all faces that match the top card: its color in force, its number or symbol,
    the wild family.
    """
    return COLOR_FACES[state.color] | SAME_RANK_FACES[state.top] | WILD_FACES


@inlined
def is_fair_draw_four(state, rules, seat):
    """Tell whether a Wild Draw Four laid now by a seat that holds one would be no bluff.

    Source: rules.md section 3. `wd4_match` decides what counts beside cards of the color in force;
    the classic sheet counts nothing more, the Zelda sheet counts wilds.
    """
    if rules.wd4 == FREE:
        return True
    hand = state.hand_mask[seat]
    against = COLOR_FACES[state.color]
    if rules.wd4_match != MATCH_COLOR:
        against |= WILD_FACES & ~DRAW_FOUR_BIT
        if rules.wd4_match == MATCH_COLOR_ALLWILD and state.hands[seat, WILD_DRAW_FOUR] >= 2:
            return False
    return (hand & against) == U(0)


@compiled
def answers(state, rules):
    """Return bits of the faces that answer the Triforce demand. Source: rules.md section 2, Z2."""
    faces = TRIFORCE_FACES[state.demand]
    if rules.tri_answer != ANSWER_369:
        faces |= TRIFORCE_BIT
        if rules.tri_answer == ANSWER_ANYWILD:
            faces |= WILD_BIT
    return faces


@inlined
def fitting(state, rules, seat, faces):
    """Return which of some faces in a seat's hand may be laid by ordinary matching."""
    found = faces & matching(state)
    if (
        (found & DRAW_FOUR_BIT) != U(0)
        and rules.wd4 == STRICT
        and not is_fair_draw_four(state, rules, seat)
    ):
        found &= ~DRAW_FOUR_BIT
    return found


@inlined
def playable(state, rules, seat):
    """Return bits of the faces that a seat may play now."""
    if seat != state.turn:
        return U(0)
    if state.phase == PLAY:
        return fitting(state, rules, seat, state.hand_mask[seat])
    if state.phase == DRAWN:
        return state.drawn
    if state.phase == TRIFORCE:
        return state.hand_mask[seat] & answers(state, rules)
    return U(0)


@inlined
def fair_part(state, rules, seat, faces):
    """Return the faces without a Wild Draw Four that would be a bluff."""
    if (faces & DRAW_FOUR_BIT) != U(0) and not is_fair_draw_four(state, rules, seat):
        return faces & ~DRAW_FOUR_BIT
    return faces


@compiled
def catches(state, seat):
    """Return bits of the catches offered to a seat, and of the call that it owes itself."""
    found = 0
    for places in range(1, state.players):
        other = seat + places
        if other >= state.players:
            other -= state.players
        if (state.exposed >> other) & 1:
            found |= 1 << (FIRST_CATCH + places - 1 - DRAW)
    if (state.exposed >> seat) & 1:
        found |= 1 << (CALL - DRAW)
    return found


@inlined
def moves(state, rules, seat):
    """Return bits of the other actions offered to a seat, bit (action - DRAW).

    Source: rules.md 1.7 ruling (2) for PASS; 10, "What is offered", for calls and catches.
    """
    if state.phase == OVER or not (state.seated >> seat) & 1:
        return 0
    found = 0
    if state.exposed != 0:
        found = catches(state, seat)
    if seat != state.turn:
        return found
    if (
        state.hand_count[seat] == 2
        and state.declared == 0
        and rules.uno_required
        and state.phase != OPEN
    ):
        found |= 1 << (CALL - DRAW)
    if state.phase == PLAY:
        if can_draw(state):
            found |= 1
        elif fair_part(state, rules, seat, playable(state, rules, seat)) == U(0):
            found |= 1 << (PASS - DRAW)
    elif state.phase == DRAWN:
        found |= 1 << (KEEP - DRAW)
    elif state.phase == ANSWER:
        found |= 1 << (TAKE - DRAW)
        if state.challengeable:
            found |= 1 << (CHALLENGE - DRAW)
    elif state.phase == TRIFORCE:
        found |= 1 << (TAKE - DRAW)
    elif state.phase == COLOR:
        found |= FOUR_COLORS << (FIRST_NAME - DRAW)
    else:
        found |= 1 << (TURN_OPENING - DRAW)
    return found


@compiled
def legal_actions(state, rules, seat, mask):
    """Fill `mask`, uint8 (128), with 1 for each action offered to a seat. Returns how many."""
    for action in range(ACTIONS):
        mask[action] = 0
    count = 0
    faces = playable(state, rules, seat)
    while faces != U(0):
        face = lowest_bit(faces)
        faces &= faces - ONE
        if (rules.single >> U(face)) & ONE != U(0):
            mask[play_action(face, 0)] = 1
            count += 1
        else:
            for color in range(4):
                mask[play_action(face, color)] = 1
            count += 4
    others = moves(state, rules, seat)
    for place in range(ACTIONS - DRAW):
        if (others >> place) & 1:
            mask[DRAW + place] = 1
            count += 1
    return count


@compiled
def face_refusal(state, rules, seat, face):
    """Return 0, or why a face in the seat's hand may not be played now."""
    if state.phase == OVER:
        return ROUND_OVER
    if state.phase == OPEN:
        return OPEN_FIRST
    if seat != state.turn:
        return NOT_YOUR_TURN
    if (playable(state, rules, seat) >> U(face)) & ONE != U(0):
        return OK
    if state.phase == DRAWN:
        return ONLY_DRAWN_CARD
    if state.phase == ANSWER:
        return ANSWER_FIRST
    if state.phase == TRIFORCE:
        return NEEDS_TRIFORCE
    if state.phase == COLOR:
        return COLOR_FIRST
    if face == WILD_DRAW_FOUR:
        return WILD_DRAW_FOUR_ILLEGAL
    return NO_MATCH


@compiled
def is_true_call(state, rules, seat):
    """Tell whether a call apart from a play is one that is owed or may be made ahead.

    Source: rules.md 1.5 (b), (c).
    """
    if (state.exposed >> seat) & 1:
        return True
    return seat == state.turn and state.hand_count[seat] == 2 and state.declared == 0


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
            return NOTHING_TO_DRAW
        return NEEDS_TRIFORCE if state.phase == TRIFORCE else DRAW_NOT_ALLOWED
    if action == KEEP:
        return NOTHING_TO_KEEP
    if action == TAKE:
        return NOTHING_TO_TAKE
    if action == CHALLENGE:
        return NOTHING_TO_CHALLENGE
    if action == PASS:
        return PASS_NOT_ALLOWED
    if FIRST_NAME <= action < TURN_OPENING:
        return NOTHING_TO_NAME
    return UNKNOWN


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
    if seat != state.turn:
        return NOT_YOUR_TURN
    if action >= FIRST_SWAP:
        return UNKNOWN if action < DRAW else _turn_refusal(state, rules, seat, action)
    face = action_face(action)
    if state.hands[seat, face] == 0:
        return NOT_IN_HAND
    return face_refusal(state, rules, seat, face)
