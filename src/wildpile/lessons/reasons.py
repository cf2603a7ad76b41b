"""Why an answer is right: the codes that lessons add to those of refusals (game/reasons.py).

The words for people stand in `words/<language>/train.ftl` as `lesson-<code>`; the English here is
for programs, as with refusals.
"""

from __future__ import annotations

from wildpile.game.reasons import Reason

# By code: the ruling, and the sentence.
LESSONS: dict[str, tuple[str, str]] = {
    # why a card may be played
    "fits_color": ("2.3", "it has the colour in force"),
    "fits_number": ("2.3", "it has the number of the top card"),
    "fits_symbol": ("2.3", "it has the symbol of the top card"),
    "fits_wild": ("2.5", "a wild goes on anything"),
    "fits_four": ("2.6", "no card in the hand forbids it, so it is fair"),
    "bluff": ("2.6", "it can be laid, but as a bluff: challenged, its player draws"),
    "drawn": ("2.3", "it was just drawn and fits"),
    "answers": ("2.7", "it answers the Triforce"),
    "stacks": ("stack", "the rules of this table let it pass the penalty on"),
    "bounces": ("skip_bounce", "the rules of this table let it turn the penalty away"),
    "twin": ("jump", "it is the same card as the top one, so it may jump in"),
    # a set of cards
    "cards": ("2.3", "these and no others may be played"),
    "cards_none": ("2.3", "nothing fits: draw one"),
    "cards_answer": ("2.7", "only a 3, 6 or 9 of the colour named answers"),
    "cards_take": ("2.7", "nothing answers: draw what is asked"),
    "cards_penalty": ("2.4", "the penalty comes first"),
    "cards_waits": ("2.3", "it is another player's turn"),
    # Wild Draw Four
    "four_fair": ("2.6", "no card of the colour in force, so it is fair"),
    "four_color": ("2.6", "a card of the colour in force makes it a bluff"),
    "four_wild": ("wd4_match", "another wild in the hand makes it a bluff"),
    "four_free": ("wd4", "at this table it may always be laid"),
    # the challenge
    "challenge_never": ("2.6", "every card that would make it a bluff is in sight"),
    "challenge_sure": ("2.6", "a hand of that size must hold a card that makes it a bluff"),
    "challenge_worth": ("2.6", "a hand of that size very likely holds a card that forbids it"),
    "challenge_risky": ("2.6", "a hand that small seldom holds a card that forbids it"),
    "challenge_open": ("2.6", "the cards alone do not decide it"),
    # who moves then
    "next_order": ("2.3", "play goes on in order"),
    "next_skipped": ("2.4", "the next player loses the turn"),
    "next_turned": ("2.4", "the direction turns"),
    "next_two": ("2.4", "with two players the turn comes back"),
    "next_same": ("2.3", "the turn is not over"),
    "next_answers": ("2.6", "the next player must answer the card first"),
    "next_over": ("2.11", "the round is over"),
    # points
    "points_hand": ("1", "numbers count their value, actions 20, wilds 50 or 40"),
    "points_round": ("2.11", "the winner scores what the others still hold"),
}


def lesson(code: str, ruling: str | None = None) -> Reason:
    """Return the reason of a code, under another ruling where one is given.

    >>> lesson("fits_color").code
    'lesson/fits_color'
    """
    usual, text = LESSONS[code]
    return Reason(f"lesson/{code}", text, ruling or usual)
