"""Which cards of a hand may be played: the engine says whether, this says in which words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from wildpile.cards import (
    COLORED_FACES,
    DRAW_TWO,
    RANKS,
    SKIP,
    WILD_CUSTOM,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE,
    WILD_TRIFORCE,
    deck,
    face_text,
    is_wild,
)
from wildpile.game.reasons import Reason
from wildpile.game.round import Round
from wildpile.lessons.acting import read, with_hand
from wildpile.lessons.reasons import lesson
from wildpile.rules import Ruleset

_WILD_RULINGS = {WILD_TRIFORCE: "2.7", WILD_SHUFFLE: "2.8", WILD_CUSTOM: "2.9"}


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a hand: whether it may be played now, and why.

    `counts` is false for a bluff, which may be laid and yet is no fair play: an answer may name it
    or not.
    """

    face: str
    may: bool
    code: str
    ruling: str
    text: str
    counts: bool = True


def cards_of(round_: Round, seat: int) -> tuple[Card, ...]:
    """Return every distinct card of a hand, in order, with what the engine says of it."""
    jumps = {action.face for action in round_.legal(seat) if action.jump}
    return tuple(_card(round_, seat, face, jumps) for face in sorted({*round_.hand(seat)}))


def accusers(round_: Round, seat: int) -> list[int]:
    """Return the distinct cards of a hand each of which makes its Wild Draw Four a bluff."""
    hand = round_.hand(seat)
    others = {*hand} - {WILD_DRAW_FOUR}
    if hand.count(WILD_DRAW_FOUR) > 1:
        others.add(WILD_DRAW_FOUR)
    assert round_.color is not None
    return sorted(others & accusing(round_.rules, round_.color))


@lru_cache(maxsize=1024)
def accusing(rules: Ruleset, color: int) -> frozenset[int]:
    """Return the faces each of which, alone, makes a Wild Draw Four a bluff where a color is in
    force.
    """
    round_ = read("P1[W4] P2[R1]; top W/r", rules)
    return frozenset(
        face
        for face, copies in enumerate(deck(rules.edition))
        if copies and not with_hand(round_, 0, [WILD_DRAW_FOUR, face], color).is_fair_draw_four(0)
    )


def four_reason(round_: Round, *, fair: bool, because: list[int]) -> Reason:
    """Return why a Wild Draw Four is fair, or a bluff."""
    if round_.rules.wd4 == "free":
        return lesson("four_free")
    if fair:
        return lesson("four_fair")
    if any(not is_wild(face) for face in because):
        return lesson("four_color")
    return lesson("four_wild")


def cards_reason(round_: Round, seat: int, cards: tuple[Card, ...]) -> tuple[str, str]:
    """Return the code and the ruling for a whole hand."""
    may = [card for card in cards if card.may]
    if round_.phase == "triforce" and seat == round_.turn:
        found = lesson("cards_answer" if may else "cards_take")
    elif may:
        # An ordinary turn has its own ruling; a penalty or a jump-in has that of the card.
        ordinary = round_.phase == "play" and seat == round_.turn
        found = lesson("cards", None if ordinary else may[0].ruling)
    elif seat != round_.turn:
        found = lesson("cards_waits")
    elif round_.phase == "answer":
        found = lesson("cards_penalty", "2.6" if round_.owes_four else None)
    elif any(card.code == "action/barred_last" for card in cards):
        return "action/barred_last", "finish"
    else:
        found = lesson("cards_none")
    return found.code, found.ruling


def _card(round_: Round, seat: int, face: int, jumps: set[int | None]) -> Card:
    text = face_text(face, gold=round_.rules.gold)
    refused = round_.explain(seat, face)
    if refused is not None:
        return Card(text, False, refused.code, refused.ruling, refused.text)
    why = _why(round_, seat, face, jumps)
    return Card(text, True, why.code, why.ruling, why.text, why.code != "lesson/bluff")


def _why(round_: Round, seat: int, face: int, jumps: set[int | None]) -> Reason:
    if face == WILD_DRAW_FOUR and not round_.is_fair_draw_four(seat):
        return lesson("bluff")
    if face in jumps:
        return lesson("twin")
    if round_.phase == "answer":
        return _why_answer(face)
    if face == WILD_DRAW_FOUR:
        return lesson("four_free" if round_.rules.wd4 == "free" else "fits_four")
    if round_.phase == "triforce":
        return lesson("answers", "tri_answer" if is_wild(face) else None)
    if round_.phase == "drawn":
        return lesson("drawn")
    if face >= COLORED_FACES:
        return lesson("fits_wild", _WILD_RULINGS.get(face))
    if face // RANKS == round_.color:
        return lesson("fits_color")
    return lesson("fits_number" if face % RANKS < SKIP else "fits_symbol")


def _why_answer(face: int) -> Reason:
    if is_wild(face) or face % RANKS == DRAW_TWO:
        return lesson("stacks")
    return lesson("bounces", "skip_bounce" if face % RANKS == SKIP else "reverse_bounce")
