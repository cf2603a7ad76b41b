"""Policies that fit the kernel: each chooses an action from OBS alone, with random numbers of its
own.

An answer is the action, plus WITH_CALL when UNO is said with the play. `glances(policy)` tells
whether a policy needs no more of OBS than `glance` fills.
"""

import numpy as np

from wildpile.cards import (
    COLORED_FACES,
    DRAW_TWO,
    FACES,
    RANKS,
    REVERSE,
    SKIP,
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
    FIRST_SWAP,
    FIRST_WILD,
    KEEP,
    OPEN,
    PASS,
    RANK_FACES,
    SEATS,
    TAKE,
    TURN_OPENING,
)
from wildpile.kernel.legal import NO_TARGET, action_face, action_places, play_action, swap_action
from wildpile.kernel.rng import pick

U = np.uint64
ONE = np.uint64(1)
WITH_CALL = 128
PLAY_IF_ABLE, UNIFORM, EASY, NORMAL, HARD = range(5)
POLICY_NAMES = ("play_if_able", "uniform", "easy", "normal", "hard")
DRAW_FOUR_BIT = np.uint64(1 << WILD_DRAW_FOUR)
FIRST_SHUFFLE = FIRST_WILD + (WILD_SHUFFLE - COLORED_FACES) * 4
CARDS_OF_COLOR = 25
CARDS_ABOUT = 110  # in one deck: 108 or 112
WONDER = 120  # in 1000


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
def nth_play(obs, faces, place):
    """Return the play at a place among the plays that some faces allow: first the faces that are
    one action, then each 7 once for each seat to swap with, then each wild once for each color.
    """
    count = bit_count(faces & obs.single)
    if place < count:
        return play_action(nth_bit(faces & obs.single, place), 0)
    place -= count
    rest = faces & ~obs.single
    if rest & obs.swaps:
        seats = bit_count(U(obs.targets))
        swaps = seats * bit_count(rest & obs.swaps)
        if place < swaps:
            target = nth_bit(U(obs.targets), place % seats)
            return swap_action(nth_bit(rest & obs.swaps, place // seats), target)
        place -= swaps
        rest &= ~obs.swaps
    return play_action(nth_bit(rest, place // 4), place % 4)


@inlined
def count_plays(obs, faces):
    """Return how many plays some faces allow."""
    rest = faces & ~obs.single
    count = bit_count(faces & obs.single)
    if rest & obs.swaps:
        count += bit_count(U(obs.targets)) * bit_count(rest & obs.swaps)
        rest &= ~obs.swaps
    return count + 4 * bit_count(rest)


@inlined
def uniform_play(obs, faces, rng):
    """Choose uniformly among plays."""
    return nth_play(obs, faces, pick(rng, count_plays(obs, faces)))


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
    action = uniform_play(obs, obs.fair_faces, rng)
    return action + WITH_CALL if is_call_due(obs, action) else action


@inlined
def is_call_due(obs, action):
    """Tell whether a play leaves its player with one card."""
    moving = U(0)
    if obs.swaps != U(0):
        moving = obs.swaps | RANK_FACES[0]
    if action < FIRST_SHUFFLE and (moving >> U(action)) & ONE == U(0):
        return obs.hand_count == 2
    return cards_after(obs, action) == 1


@compiled
def cards_after(obs, action):
    """Return how many cards the hand holds after a play and what the card does to hands: the swap
    of a 7, the passing on of a 0, the deal of Wild Shuffle Hands, whose player gets the last card.
    """
    face = action_face(action)
    rest = np.int64(obs.hand_count) - 1
    if rest == 0:
        return 0
    if face == WILD_SHUFFLE:
        total = -1
        for seat in range(SEATS):
            if (obs.seated >> seat) & 1:
                total += np.int64(obs.counts[seat])
        return total // bit_count(U(obs.seated))
    if obs.swaps == U(0) or face >= COLORED_FACES:
        return rest
    if face % RANKS == 0:
        return np.int64(obs.counts[seat_on(obs, -np.int64(obs.direction))])
    if action >= FIRST_SWAP:
        return np.int64(obs.counts[(obs.seat + action_places(action)) % obs.players])
    if (obs.swaps >> U(face)) & ONE != U(0) and not obs.targets & NO_TARGET:
        return np.int64(obs.counts[seat_on(obs, 1)])
    return rest


@compiled
def seat_on(obs, direction):
    """Return the next seat in the round from the own one, in a direction."""
    seat = np.int64(obs.seat)
    while True:
        seat = (seat + direction + obs.players) % obs.players
        if (obs.seated >> seat) & 1:
            return seat


@compiled
def uniform(obs, rng):
    """Choose uniformly over every action offered, calls and catches included."""
    plays = count_plays(obs, obs.faces)
    others = bit_count(U(obs.moves))
    place = pick(rng, plays + others)
    if place < others:
        return DRAW + nth_bit(U(obs.moves), place)
    return nth_play(obs, obs.faces, place - others)


# --- levels: one heuristic, with less of it for the lower ones -----------------------------------


@compiled
def held_of_color(obs, color):
    """Return how many cards of a color the hand holds."""
    held = 0
    for face in range(color * RANKS, color * RANKS + RANKS):
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
    if obs.exposed and not obs.to_act:
        return first_catch(obs)
    if obs.phase == ANSWER and obs.to_act and not passes_on(policy, obs, rng):
        return answer(policy, obs, rng)
    if obs.phase == COLOR:
        return FIRST_NAME + favourite_color(obs, rng)
    if obs.phase == OPEN:
        return TURN_OPENING
    faces = obs.faces if policy == HARD else obs.fair_faces
    if faces == U(0):
        return without_play(obs, rng)
    action = easy_play(obs, faces, rng) if policy == EASY else scored_play(policy, obs, faces, rng)
    return action + WITH_CALL if is_call_due(obs, action) else action


@compiled
def passes_on(policy, obs, rng):
    """Tell whether to stack or bounce a penalty, or to jump in on it: always where it is possible
    without a bluff, except that easy thinks of it half the time.
    """
    return obs.fair_faces != U(0) and (policy != EASY or pick(rng, 2) == 0)


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
    return uniform_play(obs, faces, rng)


@compiled
def answer(policy, obs, rng):
    """Take the four, or challenge.

    Easy challenges now and then, normal a large hand at times, hard where a hand of that size
    without the color would be a wonder.
    """
    if not (obs.moves >> (CHALLENGE - DRAW)) & 1:
        return TAKE
    if policy == EASY:
        return CHALLENGE if pick(rng, 10) == 0 else TAKE
    held = np.int64(obs.counts[obs.pending_by])
    if policy == NORMAL:
        return CHALLENGE if held >= 5 and pick(rng, 3) == 0 else TAKE
    return CHALLENGE if odds_without_color(obs, held, obs.accused_color) < WONDER else TAKE


@compiled
def odds_without_color(obs, held, color):
    """Return how likely, in 1000, that many unseen cards hold none of a color."""
    total = 0
    for face in range(FACES):
        total -= np.int64(obs.hand[face]) + np.int64(obs.discards[face])
    total += CARDS_ABOUT * np.int64(obs.decks)
    others = total - unseen_of_color(obs, color)
    odds = 1000
    for _ in range(held):
        odds = odds * max(others, 0) // max(total, 1)
        others -= 1
        total -= 1
    return odds


@compiled
def unseen_of_color(obs, color):
    """Return how many cards of a color lie neither in the hand nor open."""
    unseen = CARDS_OF_COLOR * np.int64(obs.decks) - held_of_color(obs, color)
    for face in range(color * RANKS, color * RANKS + RANKS):
        unseen -= np.int64(obs.discards[face])
    return unseen


@compiled
def scored_play(policy, obs, faces, rng):
    """Play the card with the highest score; ties at random."""
    color = favourite_color(obs, rng) if policy == NORMAL else color_to_name(obs, rng)
    best = -(1 << 30)
    chosen = -1
    ties = 0
    left = faces
    while left != U(0):
        face = lowest_bit(left)
        left &= left - ONE
        if policy == NORMAL:
            score = np.int64(normal_score(obs, face))
        else:
            score = np.int64(hard_score(obs, face, color))
        if score > best:
            best = score
            chosen = face
            ties = 1
        elif score == best:
            ties += 1
            if pick(rng, ties) == 0:
                chosen = face
    bit = ONE << U(chosen)
    if obs.swaps & bit:
        return swap_with_fewest(obs, chosen)
    return play_action(chosen, 0 if obs.single & bit else color)


@compiled
def swap_with_fewest(obs, face):
    """Play a 7 and take the smallest hand of the others, or keep the own one where that is allowed
    and better.
    """
    best = 1 << 20
    chosen = SEATS - 1
    for places in range(SEATS - 1):
        if (obs.targets >> places) & 1:
            count = np.int64(obs.counts[(obs.seat + places + 1) % obs.players])
            if count < best:
                best = count
                chosen = places
    if obs.targets & NO_TARGET and best >= obs.hand_count - 1:
        chosen = SEATS - 1
    return swap_action(face, chosen)


@compiled
def normal_score(obs, face):
    """Wilds last, otherwise the color most held, action cards first."""
    if face >= COLORED_FACES:
        return -100 if face == WILD_DRAW_FOUR else -90
    score = 4 * np.int64(held_of_color(obs, face // RANKS)) + (3 if face % RANKS >= SKIP else 0)
    return score + 4 * np.int64(cards_saved(obs, face))


@compiled
def cards_saved(obs, face):
    """Return how many cards fewer the hand holds after the swap of a 7, or after all hands pass on
    with a 0; without seven-zero, none.
    """
    rank = face % RANKS
    rest = np.int64(obs.hand_count) - 1
    if obs.swaps == U(0) or face >= COLORED_FACES or rest == 0:
        return 0
    if rank == 0:
        return rest - np.int64(obs.counts[seat_on(obs, -np.int64(obs.direction))])
    if (obs.swaps >> U(face)) & ONE == U(0):
        return 0
    best = rest if obs.targets & NO_TARGET else 1 << 20
    for places in range(SEATS - 1):
        if (obs.targets >> places) & 1:
            best = min(best, np.int64(obs.counts[(obs.seat + places + 1) % obs.players]))
    return rest - best


@compiled
def color_to_name(obs, rng):
    """Return the color most held; of equals, the one that the others hold least of."""
    best = -(1 << 30)
    chosen = 0
    ties = 0
    for color in range(4):
        score = 25 * np.int64(held_of_color(obs, color)) - np.int64(unseen_of_color(obs, color))
        if score > best:
            best = score
            chosen = color
            ties = 1
        elif score == best:
            ties += 1
            if pick(rng, ties) == 0:
                chosen = color
    return chosen


@compiled
def hard_score(obs, face, named):
    """Prefer the color that the others can follow least, hit whoever is near the end, keep wilds.

    The weights were tuned by play against `normal`, two and four players, all three editions
    alike; `danger` is 1 where the next seat holds two cards, 2 where it holds one.
    """
    color = np.int64(named) if face >= COLORED_FACES else np.int64(face // RANKS)
    held = np.int64(held_of_color(obs, color))
    wilds = 0
    for other in range(COLORED_FACES, FACES):
        wilds += np.int64(obs.hand[other])
    rest = np.int64(obs.hand_count) - 1
    next_count = np.int64(obs.counts[obs.next_seat])
    danger = 2 if next_count == 1 else (1 if next_count == 2 else 0)
    follow = held + wilds - 1  # cards that could follow this one
    score = -62 * np.int64(unseen_of_color(obs, color))
    if face >= COLORED_FACES:
        wilds -= 1
        score += wild_score(obs, face, rest, next_count, danger) - 11 * held
    else:
        same = 0
        for other in range(4):
            if other != face // RANKS:
                same += np.int64(obs.hand[other * RANKS + face % RANKS])
        follow += same
        score += action_score(obs, face % RANKS, danger) - 11 * (held - 1) - 33 * same
        score += 60 * np.int64(cards_saved(obs, face))
    if follow == 0:
        score -= 43
    elif rest == 1:
        score += 16
    if rest > 0 and wilds == rest:
        score += 152
    return score


@compiled
def action_score(obs, rank, danger):
    """Score what an action card does beyond its color; with two players it gives another turn."""
    two = bit_count(U(obs.seated)) == 2
    if rank == DRAW_TWO:
        return 12 + 327 * danger if two else 23 + 528 * danger
    if rank == SKIP:
        return 9 + 24 * danger if two else 39 + 203 * danger
    if rank == REVERSE:
        return 16 + 24 * danger if two else -38 + 37 * danger
    return 0


@compiled
def wild_score(obs, face, rest, next_count, danger):
    """Score a wild: what it costs to give it away, less in danger; a bluff only then."""
    if face == WILD_DRAW_FOUR:
        if (obs.fair_faces & DRAW_FOUR_BIT) == U(0):
            return -914 + 653 * danger
        return -563 + 402 * danger
    if face == WILD_TRIFORCE:
        return -571 + 398 * danger
    if face == WILD_SHUFFLE:
        return -600 + 150 * (rest - next_count) + 300 * danger
    if face == WILD_CUSTOM:
        return -1416
    return -804
