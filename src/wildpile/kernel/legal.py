"""What matches, who may act, and what each may do.

The matching rule is written here and nowhere else.
"""

import numpy as np

from wildpile.cards import (
    COLORED_FACES,
    FACES,
    RANKS,
    REVERSE,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    WILD_TRIFORCE,
)
from wildpile.kernel.jit import compiled, inlined, lowest_bit
from wildpile.kernel.layout import (
    ACTIONS,
    ANSWER,
    ANSWER_369,
    ANSWER_ANYWILD,
    CALL,
    CHALLENGE,
    COLOR,
    COLOR_FACES,
    DRAW,
    DRAWN,
    FIRST_CATCH,
    FIRST_NAME,
    FIRST_SWAP,
    FIRST_WILD,
    FORCE_ALWAYS,
    FORCE_OFF,
    FREE,
    JUMP_FORBID,
    KEEP,
    MATCH_COLOR,
    MATCH_COLOR_ALLWILD,
    OPEN,
    OVER,
    OWES_FOUR,
    PASS,
    PLAY,
    RANK_FACES,
    SAME_RANK_FACES,
    SEATS,
    STRICT,
    TAKE,
    TRIFORCE,
    TRIFORCE_FACES,
    TURN_OPENING,
    WILD_FACES,
)
from wildpile.kernel.piles import can_draw

U = np.uint64
ONE = np.uint64(1)
DRAW_FOUR_BIT = np.uint64(1 << WILD_DRAW_FOUR)
WILD_BIT = np.uint64(1 << WILD)
TRIFORCE_BIT = np.uint64(1 << WILD_TRIFORCE)
FOUR_COLORS = 0b1111
ALL_FACES = np.uint64((1 << FACES) - 1)
SEVEN = 7
NO_TARGET = 1 << (SEATS - 1)


@inlined
def action_face(action):
    """Return the face that a play lays (action below DRAW)."""
    if action < FIRST_WILD:
        return action
    if action < FIRST_SWAP:
        return FIRST_WILD + (action - FIRST_WILD) // 4
    return (action - FIRST_SWAP) // (SEATS - 1) * RANKS + SEVEN


@inlined
def action_color(action):
    """Return the color that a wild names (action from FIRST_WILD to below FIRST_SWAP)."""
    return (action - FIRST_WILD) % 4


@inlined
def action_places(action):
    """Return how many places on the seat sits that a 7 swaps with (action from FIRST_SWAP on)."""
    return (action - FIRST_SWAP) % (SEATS - 1) + 1


@inlined
def play_action(face, color):
    """Return the action that plays a face, naming a color where it is wild."""
    if face < COLORED_FACES:
        return face
    return FIRST_WILD + (face - FIRST_WILD) * 4 + color


@inlined
def swap_action(face, places):
    """Return the action that plays a 7 and swaps with the seat some places on (from 0 for the
    next), or with nobody (from SEATS - 1).
    """
    if places >= SEATS - 1:
        return face
    return FIRST_SWAP + face // RANKS * (SEATS - 1) + places


@inlined
def matching(state):
    """Return bits of all faces that match the top card: its color in force, its number or symbol,
    the wild family.
    """
    return COLOR_FACES[state.color & 3] | SAME_RANK_FACES[state.top & 63] | WILD_FACES


@inlined
def is_fair_draw_four(state, rules, seat):
    """Tell whether a Wild Draw Four laid now by a seat that holds one would be no bluff.

    Source: docs/rules.md 2.6. `wd4_match` decides what counts beside cards of the color in force;
    the classic sheet counts nothing more, the Zelda sheet counts wilds.
    """
    if rules.wd4 == FREE:
        return True
    hand = state.hand_mask[seat]
    against = COLOR_FACES[state.color & 3]
    if rules.wd4_match != MATCH_COLOR:
        against |= WILD_FACES & ~DRAW_FOUR_BIT
        if rules.wd4_match == MATCH_COLOR_ALLWILD and state.hands[seat, WILD_DRAW_FOUR] >= 2:
            return False
    return (hand & against) == U(0)


@compiled
def answers(state, rules):
    """Return bits of the faces that answer the Triforce demand. Source: docs/rules.md 2.7."""
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
def may_be_last(state, rules, seat, faces):
    """Return the faces without those that the rules bar as the last card. Source: docs/rules.md
    3 `finish`.
    """
    if state.hand_count[seat] == 1:
        return faces & rules.last_faces
    return faces


@inlined
def without_unfair(state, rules, seat, faces):
    """Return the faces without a Wild Draw Four that the rules refuse (`wd4=strict`)."""
    if rules.wd4 == STRICT:
        return fair_part(state, rules, seat, faces)
    return faces


@inlined
def twins(state, rules, seat):
    """Return bits of the face in a seat's hand that jumps in: the twin of the top card.

    Source: docs/rules.md 3 `jump`, 5.5. The seat to act in PLAY never jumps.
    """
    if state.jumpable == 0 or (state.phase == PLAY and seat == state.turn):
        return U(0)
    if state.phase != PLAY and (state.phase != ANSWER or rules.jump_on_penalty == JUMP_FORBID):
        return U(0)
    return state.hand_mask[seat] & rules.jump_faces & (ONE << U(state.top))


@compiled
def jumps(state, rules, seat):
    """Return bits of the face that a seat may play out of turn."""
    found = twins(state, rules, seat)
    return may_be_last(state, rules, seat, without_unfair(state, rules, seat, found))


@inlined
def stacking(state, rules, seat):
    """Return bits of the faces that pass a penalty on: stacked draw cards and bounces.

    Source: docs/rules.md 3 `stack`, 4.3, 4.7, 4.10, 4.40, 5.7.
    """
    hand = state.hand_mask[seat]
    if state.pending_kind == OWES_FOUR:
        found = hand & rules.on_four & (COLOR_FACES[state.color] | WILD_FACES)
    else:
        found = hand & rules.on_two
        of_color = COLOR_FACES[state.color]
        if rules.skip_bounce:
            found |= hand & RANK_FACES[SKIP] & (ALL_FACES if state.skip_bounced else of_color)
        if rules.reverse_bounce:
            found |= hand & RANK_FACES[REVERSE] & of_color
    return found


@compiled
def replies(state, rules, seat):
    """Return bits of the faces that may pass a penalty on."""
    found = stacking(state, rules, seat)
    return may_be_last(state, rules, seat, without_unfair(state, rules, seat, found))


@inlined
def playable(state, rules, seat):
    """Return bits of the faces that a seat may play now, a jump-in included."""
    if seat != state.turn:
        return jumps(state, rules, seat) if state.jumpable else U(0)
    if state.phase == PLAY:
        return may_be_last(state, rules, seat, fitting(state, rules, seat, state.hand_mask[seat]))
    if state.phase == DRAWN:
        # What a false call or catch made the seat draw since counts as well.
        return without_unfair(state, rules, seat, state.drawn)
    if state.phase == ANSWER:
        return replies(state, rules, seat) | jumps(state, rules, seat)
    if state.phase == TRIFORCE:
        return may_be_last(state, rules, seat, state.hand_mask[seat] & answers(state, rules))
    return U(0)


@compiled
def jumping(state, rules, seat):
    """Return which of the playable faces would be a jump-in: out of turn, or by the seat that owes
    a penalty and cannot stack the card.
    """
    if seat == state.turn and state.phase == ANSWER:
        return jumps(state, rules, seat) & ~replies(state, rules, seat)
    return jumps(state, rules, seat)


@compiled
def barred(state, rules, seat):
    """Return bits of the faces that fit, but may not be the last card."""
    if seat != state.turn or state.hand_count[seat] != 1 or rules.last_faces == ALL_FACES:
        return U(0)
    hand = state.hand_mask[seat]
    if state.phase == PLAY:
        return fitting(state, rules, seat, hand) & ~rules.last_faces
    if state.phase == TRIFORCE:
        return hand & answers(state, rules) & ~rules.last_faces
    return U(0)


@inlined
def targets(state, rules, seat):
    """Return what a 7 may name: bits of the places on (from 0 for the next) of the other seats in
    the round, and NO_TARGET where it may name none.

    Source: docs/rules.md 3 `seven0`, 4.22, 4.23.
    """
    if state.hand_count[seat] == 1:
        return NO_TARGET
    others = np.int64(state.seated) & ~(1 << seat)
    found = (others >> (seat + 1)) | (others & ((1 << seat) - 1)) << (state.players - seat - 1)
    return found | NO_TARGET if rules.seven_optional else found


@inlined
def fair_part(state, rules, seat, faces):
    """Return the faces without a Wild Draw Four that would be a bluff."""
    if (faces & DRAW_FOUR_BIT) != U(0) and not is_fair_draw_four(state, rules, seat):
        return faces & ~DRAW_FOUR_BIT
    return faces


@compiled
def has_fair_play(state, rules, seat):
    """Tell whether a seat may play a card that is no bluff."""
    return fair_part(state, rules, seat, playable(state, rules, seat)) != U(0)


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

    Source: docs/rules.md 2.12 for PASS; 5.4 for calls and catches.
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
            if rules.force != FORCE_ALWAYS or not has_fair_play(state, rules, seat):
                found |= 1
        elif not has_fair_play(state, rules, seat):
            found |= 1 << (PASS - DRAW)
    elif state.phase == DRAWN:
        if rules.force == FORCE_OFF or not has_fair_play(state, rules, seat):
            found |= 1 << (KEEP - DRAW)
        if state.draw_on and can_draw(state):
            found |= 1
    elif state.phase == ANSWER:
        found |= 1 << (TAKE - DRAW)
        if state.challengeable:
            found |= 1 << (CHALLENGE - DRAW)
    elif state.phase == TRIFORCE:
        if rules.force != FORCE_ALWAYS or not has_fair_play(state, rules, seat):
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
        if (rules.swaps >> U(face)) & ONE != U(0):
            named = targets(state, rules, seat)
            for places in range(SEATS):
                if (named >> places) & 1:
                    mask[swap_action(face, places)] = 1
                    count += 1
        elif (rules.single >> U(face)) & ONE != U(0):
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
def is_true_call(state, rules, seat):
    """Tell whether a call apart from a play is one that is owed or may be made ahead.

    Source: docs/rules.md 2.10.
    """
    if (state.exposed >> seat) & 1:
        return True
    return seat == state.turn and state.hand_count[seat] == 2 and state.declared == 0
