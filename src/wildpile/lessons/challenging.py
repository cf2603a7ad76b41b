"""Whether a challenge pays, as far as a seat can know: the cards that it sees, counted."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from wildpile.cards import deck
from wildpile.game.round import Round
from wildpile.kernel.layout import CHALLENGE_LOST_EXTRA
from wildpile.lessons.fitting import accusing

BLUFFERS = Fraction(1, 8)
"""Of those who could have followed the colour, how many lay a Wild Draw Four all the same, at the
least. A challenge that pays even then is right; one that would not pay if all did is wrong."""


def challenge_chance(round_: Round, seat: int) -> Fraction:
    """Return how likely a hand of that size, out of all unseen cards, makes the card a bluff.

    Unseen is what lies neither in the own hand nor among the discards. It is the chance before
    asking how people play: who can follow a colour mostly does.
    """
    state = round_.state
    by = int(state.pending_by)
    unseen = list(deck(round_.rules.edition, round_.rules.decks))
    for face in [*round_.hand(seat), *round_.discards]:
        unseen[face] -= 1
    against = sum(max(0, unseen[face]) for face in accusing(round_.rules, int(state.accused_color)))
    total = sum(count for count in unseen if count > 0)
    held = min(round_.counts[by], total)
    return 1 - Fraction(comb(total - against, held), comb(total, held))


def is_worth_it(chance: Fraction, owed: int) -> bool | None:
    """Tell whether challenging costs fewer cards than taking; `None` where that is open.

    Taking costs what is owed; a lost challenge two more; a won one nothing.

    >>> is_worth_it(Fraction(1, 4), 4), is_worth_it(Fraction(9, 10), 4), is_worth_it(
    ...     Fraction(1, 2), 4)
    (False, True, None)
    """
    if not _pays(chance, owed):
        return False
    careful = chance * BLUFFERS / (chance * BLUFFERS + 1 - chance)
    return True if _pays(careful, owed) else None


def _pays(chance: Fraction, owed: int) -> bool:
    return (1 - chance) * (owed + CHALLENGE_LOST_EXTRA) < owed
