"""How hard a position is: 1 to 5, from what has to be seen in it.

Each function counts what makes people err; what it counts is its docstring.
"""

from __future__ import annotations

from wildpile.cards import COLORED_FACES, RANKS, SKIP, WILD_DRAW_FOUR, is_wild, points
from wildpile.game.round import Round
from wildpile.lessons.challenging import challenge_chance, is_worth_it
from wildpile.lessons.fitting import accusers

HARDEST = 5
FEW, MANY, LOTS = 3, 6, 9
STRAIGHT = 4  # the price of one Wild Draw Four
TO_CHALLENGE = (10, 8, 6, 5)  # cards in the hand, by level


def grade_play(round_: Round, seat: int) -> int:
    """Grade which cards may be played: many cards, an equal number of another colour, a wild on
    top, wilds in the hand, a card just drawn, a penalty, another's turn, nothing that fits.
    """
    hand = {*round_.hand(seat)}
    traps = sum(len(hand) > many for many in (FEW, MANY, LOTS))
    traps += _has_other_color(round_, hand)
    traps += round_.top is not None and is_wild(round_.top)
    traps += any(is_wild(face) for face in hand)
    traps += 2 * (round_.phase in ("drawn", "answer") or round_.turn != seat)
    traps += not any(action.is_play for action in round_.legal(seat))
    return _level(traps)


def grade_four(round_: Round, seat: int) -> int:
    """Grade whether a Wild Draw Four is fair: many cards, a wild on top, an equal number of another
    colour, another wild, a second one, and a bluff that only an action card or a wild makes.
    """
    held = round_.hand(seat)
    hand = {*held}
    traps = sum(len(hand) > many for many in (STRAIGHT, MANY + 1))
    traps += round_.top is not None and is_wild(round_.top)
    traps += _has_other_color(round_, hand)
    traps += any(is_wild(face) for face in hand - {WILD_DRAW_FOUR})
    traps += held.count(WILD_DRAW_FOUR) > 1
    because = accusers(round_, seat)
    traps += bool(because) and all(_is_special(face) for face in because)
    return _level(1 + traps)


def grade_challenge(round_: Round, seat: int) -> int | None:
    """Grade whether to challenge; `None` where the cards do not decide it.

    A card to challenge: 1 with a hand of ten and more, 2 of eight, 3 of six, 4 of less, which takes
    counting, 5 of four and less, or in a stack. One to believe: a hand of one, 1 to 3 by how many
    discards there are to look at; 4 of two and 5 of more, where the cards in sight speak for it.
    """
    worth = is_worth_it(challenge_chance(round_, seat), int(round_.state.pending))
    if worth is None:
        return None
    if int(round_.state.pending) > STRAIGHT:
        return HARDEST
    held = round_.counts[int(round_.state.pending_by)]
    if worth:
        return next((level for level, least in enumerate(TO_CHALLENGE, 1) if held >= least), 5)
    if held > 1:
        return min(HARDEST, held + 2)
    return 1 + sum(len(round_.discards) > many for many in (LOTS, 3 * LOTS))


def grade_triforce(round_: Round, seat: int) -> int:
    """Grade what answers a Triforce: many cards, a 3, 6 or 9 of another colour, other cards of the
    colour, wilds.
    """
    hand = {*round_.hand(seat)}
    demand = int(round_.state.demand)
    colored = [face for face in hand if face < COLORED_FACES]
    traps = sum(len(hand) > many for many in (FEW, MANY))
    traps += any(face // RANKS != demand and face % RANKS in (3, 6, 9) for face in colored)
    traps += any(face // RANKS == demand and face % RANKS not in (3, 6, 9) for face in colored)
    traps += any(is_wild(face) for face in hand)
    return _level(traps)


def grade_next(round_: Round, faces: list[int | None]) -> int:
    """Grade who moves after some acts, by the cards they play (`None` where none): acts, those that
    turn or take turns, two players, the direction.
    """
    special = sum(face is not None and _is_special(face) for face in faces)
    turned = round_.direction < 0 and special > 0
    two = special > 0 and sum(count > 0 for count in round_.counts) == 2
    return _level(len(faces) - 1 + special + turned + two)


def grade_points(hand: list[int]) -> int:
    """Grade the worth of a hand: its cards, action cards, wilds. A whole round is 5."""
    sums = sum(len(hand) > many for many in (FEW, MANY))
    sums += any(points(face) == 20 for face in hand)
    sums += any(is_wild(face) for face in hand)
    return min(HARDEST - 1, 1 + sums)


def _has_other_color(round_: Round, hand: set[int]) -> bool:
    """Tell whether a card has the top's number or symbol in another colour than the one in force:
    it fits, or on a card of its own colour tempts to be counted.
    """
    top = round_.top
    if top is None or is_wild(top):
        return False
    same = {face for face in hand if face < COLORED_FACES and face % RANKS == top % RANKS}
    return any(face // RANKS != round_.color for face in same)


def _is_special(face: int) -> bool:
    return is_wild(face) or face % RANKS >= SKIP


def _level(traps: int) -> int:
    return max(1, min(HARDEST, traps))
