"""Why something may not be done: each refusal's code, its words, and the ruling behind it.

A ruling is a paragraph of docs/rules.md (`2.6`), or a switch of its section 3 (`force`).
"""

from __future__ import annotations

from dataclasses import dataclass

from wildpile.rules import Ruleset


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is refused: a stable code, a sentence, and the ruling that says so."""

    code: str
    text: str
    ruling: str


# By the name of the refusal (kernel/layout.py); `{top}` and `{color}` are filled in.
REASONS: dict[str, tuple[str, str]] = {
    "not_your_turn": ("2.3", "it is not this seat's turn"),
    "round_over": ("2.11", "the round is over"),
    "unknown": ("2.3", "no such action by the rules of this table"),
    "not_in_hand": ("2.3", "the card is not in the hand"),
    "no_match": ("2.3", "neither the colour ({color}) nor the number or symbol of {top} fits"),
    "only_drawn_card": ("2.3", "after drawing, only a drawn card may be played"),
    "answer_first": ("2.4", "the penalty comes first: take it, or answer it as the rules allow"),
    "needs_triforce": ("2.7", "a 3, 6 or 9 in {color} is demanded, or take the cards"),
    "wild_draw_four_illegal": ("wd4", "a card in the hand fits, which forbids the Wild Draw Four"),
    "color_first": ("2.2", "a colour must be named first"),
    "color_missing": ("2.5", "a wild must name a colour"),
    "nothing_to_draw": ("2.12", "there is no card left to draw"),
    "draw_not_allowed": ("2.3", "drawing is not allowed now"),
    "pass_not_allowed": (
        "2.12",
        "passing is allowed only with nothing to draw and nothing to play",
    ),
    "nothing_to_keep": ("2.3", "no card has been drawn this turn"),
    "nothing_to_take": ("2.6", "nothing is owed"),
    "nothing_to_challenge": ("2.6", "there is no Wild Draw Four to challenge"),
    "nothing_to_catch": ("2.10", "there is nobody to catch there"),
    "nothing_to_call": ("2.10", "a call is out of place now"),
    "cannot_catch_self": ("2.10", "nobody catches oneself"),
    "nothing_to_name": ("2.5", "no colour is to be named now"),
    "nothing_to_open": ("2.2", "the opening card is turned already"),
    "left_already": ("2.13", "this seat is out of the round"),
    "open_first": ("2.2", "the opening card is still to be turned"),
    "target_missing": ("seven0", "a 7 must name the seat to swap hands with (>P2)"),
    "bad_target": ("seven0", "there is no such seat in the round to swap hands with"),
    "not_a_jump": ("jump", "it would be no jump-in: an ordinary play needs no `jump,`"),
    "must_play": ("force", "whoever can play must play here"),
    "barred_last": ("finish", "this card may not be the last one"),
}


def ruling_of(code: str, rules: Ruleset, *, owes_four: bool) -> str:
    """Return the ruling behind a code such as `action/no_match` at a table; `owes_four`: a Wild
    Draw Four is to be answered there.

    >>> ruling_of("action/answer_first", Ruleset.of("c108"), owes_four=True)
    '2.6'
    """
    if code == "action/answer_first" and owes_four:
        return "2.6"
    if code == "action/needs_triforce" and rules.tri_answer != "369":
        return "tri_answer"
    return REASONS[code.removeprefix("action/")][0]


def reason(code: str, *, top: str, color: str) -> Reason:
    """Return the reason of a code such as `action/no_match`, at a table with this top and color."""
    ruling, text = REASONS[code.removeprefix("action/")]
    return Reason(code, text.format(top=top, color=color), ruling)
