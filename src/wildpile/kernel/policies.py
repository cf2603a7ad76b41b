"""Policies that fit the kernel: each chooses an action from OBS alone, with random numbers of its
own.

An answer is the action, plus WITH_CALL when UNO is said with the play. `glances(policy)` tells
whether a policy needs no more than the first part of OBS.
"""

import numpy as np

from wildpile.cards import (
    COLORED_FACES,
    DRAW_TWO,
    REVERSE,
    SKIP,
    WILD,
    WILD_CUSTOM,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE,
    WILD_TRIFORCE,
)
from wildpile.kernel.jit import bit_count, compiled, inlined, lowest_bit, nth_bit
from wildpile.kernel.layout import (
    ANSWER,
    CALL,
    CHALLENGE,
    COLOR,
    DRAW,
    FIRST_CATCH,
    FIRST_NAME,
    FIRST_WILD,
    KEEP,
    OPEN,
    PASS,
    TAKE,
    TURN_OPENING,
    WILD_FACES,
)
from wildpile.kernel.rng import pick

U = np.uint64
ONE = np.uint64(1)
WITH_CALL = 128
PLAY_IF_ABLE, UNIFORM, EASY, NORMAL, HARD = range(5)
POLICY_NAMES = ("play_if_able", "uniform", "easy", "normal", "hard")
DRAW_FOUR_BIT = np.uint64(1 << WILD_DRAW_FOUR)
COLORED = np.uint64((1 << COLORED_FACES) - 1)


@inlined
def glances(policy):
    """Tell whether a policy reads no more than `observe.glance` fills."""
    return policy <= UNIFORM


@inlined
def choose(policy, obs, rng):
    """Return the action of a policy for the seat that OBS belongs to; it has something to do."""
    if policy == PLAY_IF_ABLE:
        return play_if_able(obs, rng)
    if policy == UNIFORM:
        return uniform(obs, rng)
    return by_level(policy, obs, rng)


@inlined
def play_action(face, color):
    """Return the action that plays a face, naming a color where it is wild."""
    if face < COLORED_FACES:
        return face
    return FIRST_WILD + (face - FIRST_WILD) * 4 + color


@inlined
def uniform_play(faces, rng):
    """Choose uniformly among plays: each colored face once, each wild once for each color."""
    colored = bit_count(faces & COLORED)
    wild = bit_count(faces & WILD_FACES)
    place = pick(rng, colored + 4 * wild)
    if place < colored:
        return nth_bit(faces, place)
    place -= colored
    return play_action(nth_bit(faces & WILD_FACES, place // 4), place % 4)


@compiled
def without_play(obs, rng):
    """Choose where no card is played: draw, else pass, keep, take, turn the opening card, any
    color.
    """
    if (obs.moves >> (DRAW - DRAW)) & 1:
        return DRAW
    if (obs.moves >> (KEEP - DRAW)) & 1:
        return KEEP
    if (obs.moves >> (TAKE - DRAW)) & 1:
        return TAKE
    if (obs.moves >> (PASS - DRAW)) & 1:
        return PASS
    if (obs.moves >> (FIRST_NAME - DRAW)) & 1:
        return FIRST_NAME + pick(rng, 4)
    return TURN_OPENING


@inlined
def play_if_able(obs, rng):
    """Play uniformly whatever can be played without a bluff; draw only when nothing can; call;
    never catch, never challenge.
    """
    if obs.fair_faces == U(0):
        return without_play(obs, rng)
    action = uniform_play(obs.fair_faces, rng)
    return action + WITH_CALL if obs.hand_count == 2 else action


@compiled
def uniform(obs, rng):
    """Choose uniformly over every action offered, calls and catches included."""
    colored = bit_count(obs.faces & COLORED)
    plays = colored + 4 * bit_count(obs.faces & WILD_FACES)
    others = bit_count(U(obs.moves))
    place = pick(rng, plays + others)
    if place < others:
        return DRAW + nth_bit(U(obs.moves), place)
    place -= others
    if place < colored:
        return nth_bit(obs.faces, place)
    place -= colored
    return play_action(nth_bit(obs.faces & WILD_FACES, place // 4), place % 4)


# --- levels: one heuristic, with less of it for the lower ones
# ------------------------------------------------------


@compiled
def held_of_color(obs, color):
    """Return how many cards of a color the hand holds."""
    held = 0
    for face in range(color * 13, color * 13 + 13):
        held += obs.hand[face]
    return held


@compiled
def favourite_color(obs, rng):
    """Return the color most held, ties at random; with no colored card any color."""
    best = -1
    chosen = 0
    ties = 0
    for color in range(4):
        held = np.int64(held_of_color(obs, color))
        if held > best:
            best = held
            chosen = color
            ties = 1
        elif held == best:
            ties += 1
            if pick(rng, ties) == 0:
                chosen = color
    return chosen


@compiled
def by_level(policy, obs, rng):
    """Play as a bot of a level does; every level calls here, bots at a live table forget it
    elsewhere (bots/levels.py).
    """
    if (obs.moves >> (CALL - DRAW)) & 1 and (obs.exposed >> obs.seat) & 1:
        return CALL
    if not obs.to_act:
        return first_catch(obs)
    if obs.phase == ANSWER:
        return answer(policy, obs, rng)
    if obs.phase == COLOR:
        return FIRST_NAME + favourite_color(obs, rng)
    if obs.phase == OPEN:
        return TURN_OPENING
    faces = obs.faces if policy == HARD else obs.fair_faces
    if faces == U(0):
        return without_play(obs, rng)
    action = easy_play(obs, faces, rng) if policy == EASY else scored_play(policy, obs, faces, rng)
    if action < 0:
        return without_play(obs, rng)
    return action + WITH_CALL if obs.hand_count == 2 else action


@compiled
def first_catch(obs):
    """Return the catch of the nearest exposed seat."""
    for place in range(FIRST_CATCH - DRAW, FIRST_NAME - DRAW):
        if (obs.moves >> place) & 1:
            return DRAW + place
    return CALL


@compiled
def easy_play(obs, faces, rng):
    """Play anything that fits, naming any color."""
    return uniform_play(faces, rng)


@compiled
def answer(policy, obs, rng):
    """Take the four, or challenge: easy now and then, the others when a bluff is likely enough."""
    if not (obs.moves >> (CHALLENGE - DRAW)) & 1:
        return TAKE
    if policy == EASY:
        return CHALLENGE if pick(rng, 10) == 0 else TAKE
    held = obs.counts[obs.pending_by]
    if policy == HARD and held >= 7:
        return CHALLENGE if pick(rng, 4) == 0 else TAKE
    return TAKE


@compiled
def scored_play(policy, obs, faces, rng):
    """Play the card with the highest score; ties at random.

    Returns -1 to draw instead (never for normal).
    """
    color = favourite_color(obs, rng)
    danger = obs.counts[obs.next_seat] <= 2
    best = -(1 << 30)
    chosen = -1
    ties = 0
    left = faces
    while left != U(0):
        face = lowest_bit(left)
        left &= left - ONE
        score = face_score(policy, obs, face, color, danger)
        if score > best:
            best = score
            chosen = face
            ties = 1
        elif score == best:
            ties += 1
            if pick(rng, ties) == 0:
                chosen = face
    return play_action(chosen, color)


@compiled
def face_score(policy, obs, face, color, danger):
    """Score a play: keep wilds for need, stay in the color most held; hard also uses action cards
    against a seat near its end.
    """
    if policy == NORMAL:
        return normal_score(obs, face)
    return hard_score(obs, face, color, danger)


@compiled
def normal_score(obs, face):
    """Wilds last, otherwise the color most held, then the dearest card."""
    if face >= COLORED_FACES:
        return -100 if face == WILD_DRAW_FOUR else -90
    rank = face % 13
    return 4 * np.int64(held_of_color(obs, face // 13)) + (3 if rank >= SKIP else 0)


@compiled
def hard_score(obs, face, color, danger):
    """As normal, but mind how many cards the next seat holds, the hand's ranks, and bluffs."""
    two = bit_count(U(obs.seated)) == 2
    if face >= COLORED_FACES:
        score = -60
        if face == WILD_DRAW_FOUR:
            fair = (obs.fair_faces & DRAW_FOUR_BIT) != U(0)
            if not fair:
                return -1000
            score = 40 if danger else (-20 if two else -50)
        elif face == WILD_TRIFORCE:
            score = 30 if danger else -40
        elif face == WILD_SHUFFLE:
            score = -200 if obs.hand_count <= 3 else 20
        elif face == WILD_CUSTOM:
            score = -62
        elif face == WILD:
            score = -61
        if obs.hand_count <= 2:
            score += 30
        return score
    rank = face % 13
    score = 5 * np.int64(held_of_color(obs, face // 13))
    same_rank = 0
    for other in range(4):
        if other != face // 13:
            same_rank += np.int64(obs.hand[other * 13 + rank])
    score += 2 * same_rank
    if rank == DRAW_TWO:
        score += 26 if danger else (14 if two else 4)
    elif rank == SKIP:
        score += 22 if danger else (12 if two else 3)
    elif rank == REVERSE:
        score += 22 if two or danger else 3
    return score
