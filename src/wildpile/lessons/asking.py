"""Ask the engine: what may be played of a position that somebody lays out, and why not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from wildpile.cards import (
    COLORED_FACES,
    DRAW_TWO,
    FACES,
    MOST_CARDS,
    RANKS,
    WILD_DRAW_FOUR,
    WILD_TRIFORCE,
    color_text,
    deck,
    face_text,
    parse_color,
    parse_face,
)
from wildpile.errors import LessonError
from wildpile.game.round import Round
from wildpile.lessons.acting import read
from wildpile.lessons.fitting import Card, accusers, cards_of
from wildpile.rules import Ruleset

ASKER = 0
OTHERS_HOLD = 2
DRAWN_FROM = 10
FEWEST, MOST = 2, 10
TWO, FOUR = 2, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """What somebody lays out. Cards and colours are texts of the edition (`R7`, `W`, `g`).

    top: the top card; color: the colour named, with a wild on top
    hand: the asker's cards, a drawn one included
    waits: it is the next player's turn, not the asker's (a jump-in?)
    drawn: the card just drawn
    owed: cards that the asker owes for the Draw Two or Wild Draw Four on top; laid_on: the colour
    that was in force before that Wild Draw Four
    demand: the Wild Triforce on top is the asker's to answer
    empty: nothing is left to draw
    """

    top: str
    hand: tuple[str, ...]
    color: str | None = None
    players: int = 3
    waits: bool = False
    drawn: str | None = None
    owed: int = 0
    laid_on: str | None = None
    demand: bool = False
    empty: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The engine's answer: each distinct card, and what else may be done (`draw`, `take`, …).

    `plays` are the legal action texts of the cards; `fair` whether a Wild Draw Four of this hand
    would be fair (`None` without one), `because` the cards that make it a bluff. `position` and
    `seat` are all that a link needs (`ask_position`).
    """

    position: str
    seat: int
    cards: tuple[Card, ...]
    plays: tuple[str, ...]
    acts: tuple[str, ...]
    fair: bool | None
    because: tuple[str, ...]


def ask(rules: Ruleset, layout: Layout) -> Asked:
    """Answer for a layout.

    Raises `NotationError` for a card or colour that the edition has not, `LessonError`
    (`lessons/…`) for what cannot lie on a table: `empty_hand`, `too_many_copies`,
    `too_many_cards`, `color_missing`, `color_fixed`, `bad_players`, `bad_owed`, `bad_demand`,
    `bad_drawn`, `clash`.

    >>> found = ask(Ruleset.of("c108"), Layout(top="R7", hand=("R2", "G5", "W")))
    >>> [(card.face, card.may) for card in found.cards], found.acts
    ([('R2', True), ('G5', False), ('W', True)], ('draw',))
    """
    return ask_position(rules, layout_position(rules, layout), ASKER)


def ask_position(rules: Ruleset, position: str, seat: int = ASKER) -> Asked:
    """Answer for a position as text. Raises as `ask` does."""
    round_ = read(position, rules)
    if not 0 <= seat < round_.players:
        raise LessonError("lessons/bad_seat", f"no seat {seat} among {round_.players}")
    _check_deck(round_)
    if not round_.hand(seat):
        raise _refused("empty_hand", "there is no card in the hand to ask about")
    held = round_.hand(seat)
    has_four = WILD_DRAW_FOUR in held and round_.color is not None
    because = accusers(round_, seat) if has_four else []
    actions = round_.legal(seat)
    return Asked(
        position=position,
        seat=seat,
        cards=cards_of(round_, seat),
        plays=tuple(round_.text(seat, one) for one in actions if one.is_play),
        acts=tuple(round_.text(seat, one) for one in actions if not one.is_play),
        fair=round_.is_fair_draw_four(seat) if has_four else None,
        because=tuple(face_text(face, gold=rules.gold) for face in because),
    )


def layout_position(rules: Ruleset, layout: Layout) -> str:
    """Write a layout as a position; the other seats hold cards that nobody asks about.

    Raises as `ask` does.
    """
    gold = rules.gold
    top = parse_face(layout.top, gold=gold)
    hand = [parse_face(text, gold=gold) for text in layout.hand]
    if not hand:
        raise _refused("empty_hand", "there is no card in the hand to ask about")
    if not FEWEST <= layout.players <= MOST:
        raise _refused("bad_players", f"{layout.players} players: {FEWEST} to {MOST} can play")
    color = _top_color(layout, top, gold=gold)
    clauses = [f"top {face_text(top, gold=gold)}{color}", *_pending(rules, layout, top, color)]
    left = _left(rules, [top, *hand])
    others = [_deal(left, OTHERS_HOLD) for _ in range(layout.players - 1)]
    pile = [] if layout.empty else _deal(left, DRAWN_FROM)
    if not all(others) or (not pile and not layout.empty):
        raise _refused(
            "too_many_cards", f"no cards are left of the {sum(left.values())} for others"
        )
    hands = [hand, *others]
    texts = [" ".join(face_text(face, gold=gold) for face in held) for held in hands]
    seats = " ".join(f"P{number}[{text}]" for number, text in enumerate(texts, 1))
    drawn = " ".join(face_text(face, gold=gold) for face in pile) or "-"
    return "; ".join([seats, *clauses, f"draw {drawn}"])


def _top_color(layout: Layout, top: int, *, gold: bool) -> str:
    """Return what stands behind a wild top card: `/g`."""
    if top < COLORED_FACES:
        named = parse_color(layout.color, gold=gold) if layout.color else top // RANKS
        if named != top // RANKS:
            raise _refused("color_fixed", f"{layout.top} has its own colour, not {layout.color}")
        return ""
    if not layout.color:
        raise _refused("color_missing", f"with {layout.top} on top, say which colour was named")
    named = parse_color(layout.color, gold=gold)
    assert named is not None
    return "/" + color_text(named, gold=gold)


def _pending(rules: Ruleset, layout: Layout, top: int, color: str) -> list[str]:
    """Return the clauses of what is asked of the seat, or that it waits."""
    asked = [bool(layout.owed), layout.demand, layout.drawn is not None, layout.waits]
    if sum(asked) > 1:
        raise _refused("clash", "owed, demand, drawn and waits exclude each other")
    last = f"P{layout.players}"
    if layout.waits:
        return ["turn P2", "jumpable"]
    if layout.owed:
        return [_owed(rules, layout, top, last)]
    if layout.demand:
        if top != WILD_TRIFORCE:
            raise _refused("bad_demand", f"only a Wild Triforce asks for a card, not {layout.top}")
        return [f"demand {color[1:]} 3 {last}"]
    if layout.drawn is not None:
        return [_drawn(rules, layout)]
    return []


def _owed(rules: Ruleset, layout: Layout, top: int, last: str) -> str:
    is_two = top < COLORED_FACES and top % RANKS == DRAW_TWO
    if not is_two and top != WILD_DRAW_FOUR:
        raise _refused("bad_owed", f"{layout.top} makes nobody draw")
    least = TWO if is_two else FOUR
    if not least <= layout.owed <= MOST_CARDS or layout.owed % TWO:
        raise _refused("bad_owed", f"{layout.owed} cards for {layout.top}: {least} and on, even")
    if is_two:
        return f"owed {layout.owed} {last}"
    laid_on = parse_color(layout.laid_on or "r", gold=rules.gold)
    assert laid_on is not None
    stacked = layout.owed > FOUR and rules.stack_challenge == "none"
    closed = " closed" if rules.wd4 != "bluff" or stacked else ""
    return f"owed {layout.owed} {last} {color_text(laid_on, gold=rules.gold)} fair{closed}"


def _drawn(rules: Ruleset, layout: Layout) -> str:
    """Return the clause of a card just drawn, which must be one that may be played."""
    assert layout.drawn is not None
    drawn = parse_face(layout.drawn, gold=rules.gold)
    text = face_text(drawn, gold=rules.gold)
    if text not in {
        face_text(parse_face(one, gold=rules.gold), gold=rules.gold) for one in layout.hand
    }:
        raise _refused("bad_drawn", f"the drawn {text} is not among the cards of the hand")
    plain = Layout(top=layout.top, color=layout.color, hand=layout.hand, players=layout.players)
    found = ask(rules, plain)
    if not any(card.face == text and card.may for card in found.cards):
        raise _refused("bad_drawn", f"the drawn {text} does not fit, so the turn is over")
    if rules.draw_pass:
        raise _refused("bad_drawn", "at this table a drawn card is kept, and the turn is over")
    return f"drawn {text}"


def _left(rules: Ruleset, faces: list[int]) -> Counter[int]:
    """Return what is left of the deck. Raises `LessonError` where it has not so many of a card."""
    left = Counter(dict(enumerate(deck(rules.edition, rules.decks))))
    for face, count in Counter(faces).items():
        text = face_text(face, gold=rules.gold)
        if left[face] == 0:
            raise _refused("not_in_edition", f"there is no {text} in {rules.edition}")
        if count > left[face]:
            raise _refused(
                "too_many_copies", f"{count} times {text}: the deck has {left[face]} of it"
            )
        left[face] -= count
    return left


def _deal(left: Counter[int], count: int) -> list[int]:
    """Take coloured cards from what is left, evenly over the colours, then whatever there is."""
    order = sorted(range(FACES), key=lambda face: (face >= COLORED_FACES, face * 29 % 53))
    dealt: list[int] = []
    for face in order:
        if len(dealt) == count:
            break
        if left[face] > 0:
            left[face] -= 1
            dealt.append(face)
    return dealt


def _check_deck(round_: Round) -> None:
    hands = [face for seat in range(round_.players) for face in round_.hand(seat)]
    _left(round_.rules, [*hands, *round_.discards, *round_.draw_pile])


def _refused(code: str, message: str) -> LessonError:
    return LessonError(f"lessons/{code}", message)
