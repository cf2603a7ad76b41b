"""Actions as text and as the kernel's ints (numbered in kernel/layout.py).

```
R5  R5!       play a card; `!` says UNO with it        draw  keep  take  challenge  pass
W4>g  W4>g!   play a wild naming a colour              uno         say UNO
R7>P2!        play a 7 and swap                        catch,P3    catch a seat
jump,R5!      play out of turn, with all of the above
WS            where its colour is named after the deal colour,g    name a colour
                                                       open        turn the opening card
```
Seats are written P1, P2, … = seat 0, 1, …; the ints count them from the acting seat, so both
directions need it. A jump-in is the same play out of turn, so it has the int of the play; leaving
is the table's act and has none.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wildpile.cards import (
    COLORED_FACES,
    COLORS,
    RANKS,
    WILD_SHUFFLE,
    color_text,
    face_text,
    parse_color,
    parse_face,
)
from wildpile.errors import IllegalAction, NotationError
from wildpile.kernel.layout import (
    ACTIONS,
    CALL,
    CHALLENGE,
    DRAW,
    FIRST_CATCH,
    FIRST_NAME,
    FIRST_SWAP,
    FIRST_WILD,
    KEEP,
    PASS,
    SEATS,
    TAKE,
    TURN_OPENING,
)
from wildpile.rules import Ruleset

WORDS = {
    "draw": DRAW,
    "keep": KEEP,
    "take": TAKE,
    "challenge": CHALLENGE,
    "pass": PASS,
    "uno": CALL,
    "open": TURN_OPENING,
}
WORD_TEXTS = {code: word for word, code in WORDS.items()}
SEVEN = 7
_SEAT = re.compile(r"p([1-9][0-9]?)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Action:
    """One action of one seat: its int, whether UNO is called with it, and whether it jumps in."""

    code: int
    call: bool = False
    jump: bool = False

    @property
    def is_play(self) -> bool:
        """Whether a card is played."""
        return self.code < DRAW

    @property
    def face(self) -> int | None:
        """The face that is played, `None` where none is."""
        if self.code < FIRST_WILD:
            return self.code
        if self.code < FIRST_SWAP:
            return COLORED_FACES + (self.code - FIRST_WILD) // COLORS
        if self.code < DRAW:
            return (self.code - FIRST_SWAP) // (SEATS - 1) * RANKS + SEVEN
        return None

    @property
    def color(self) -> int | None:
        """The color that is named, `None` where none is."""
        if FIRST_WILD <= self.code < FIRST_SWAP:
            return (self.code - FIRST_WILD) % COLORS
        if FIRST_NAME <= self.code < TURN_OPENING:
            return self.code - FIRST_NAME
        return None

    def target(self, seat: int, players: int) -> int | None:
        """Return the seat that this is aimed at when `seat` does it, `None` where there is none."""
        if FIRST_SWAP <= self.code < DRAW:
            return (seat + (self.code - FIRST_SWAP) % (SEATS - 1) + 1) % players
        if FIRST_CATCH <= self.code < FIRST_NAME:
            return (seat + self.code - FIRST_CATCH + 1) % players
        return None

    def text(self, rules: Ruleset, seat: int, players: int) -> str:
        """Print the action as `seat` does it.

        >>> rules = Ruleset.of("zelda")
        >>> Action(53, call=True).text(rules, 0, 4), Action(115).text(rules, 3, 4)
        ('W>a!', 'catch,P2')
        """
        return "jump," * self.jump + self._text(rules, seat, players) + "!" * self.call

    def _text(self, rules: Ruleset, seat: int, players: int) -> str:
        target = self.target(seat, players)
        if target is not None and self.face is None:
            return f"catch,P{target + 1}"
        if self.face is None:
            if self.color is None:
                return WORD_TEXTS[self.code]
            return f"colour,{color_text(self.color, gold=rules.gold)}"
        face = face_text(self.face, gold=rules.gold)
        if target is not None:
            return f"{face}>P{target + 1}"
        if self.color is None or names_color_later(self.face, rules):
            return face
        return f"{face}>{color_text(self.color, gold=rules.gold)}"


ALL_ACTIONS = tuple(Action(code) for code in range(ACTIONS))


def names_color_later(face: int, rules: Ruleset) -> bool:
    """Tell whether this card is played without a color, which is named after the deal."""
    return face == WILD_SHUFFLE and rules.ws_colour == "after_deal"


def parse_seat(text: str, players: int = SEATS) -> int:
    """Read `P1` … as a seat number. Raises `NotationError` (`notation/bad_seat`).

    >>> parse_seat("P3")
    2
    """
    found = _SEAT.fullmatch(text.strip())
    if found is None or int(found[1]) > players:
        raise NotationError("notation/bad_seat", f"no such seat: {text!r} (P1 to P{players})")
    return int(found[1]) - 1


def parse_action(text: str, rules: Ruleset, seat: int, players: int) -> Action:
    """Read an action of `seat` at a table of `players`.

    Raises `NotationError` (`notation/bad_action`, `…/bad_card`, `…/bad_color`, `…/bad_seat`) on
    what is no action, and `IllegalAction` on what can never be done: a wild without a color, a
    jump-in where nobody jumps in, oneself as target.

    >>> parse_action("W4>g!", Ruleset.of("c108"), 0, 2)
    Action(code=58, call=True, jump=False)
    """
    word = text.strip()
    call = word.endswith("!")
    body = word[:-1].rstrip() if call else word
    head, comma, rest = (part.strip() for part in body.partition(","))
    lower = head.lower()
    if comma or lower in WORDS:
        if call and lower != "jump":
            raise NotationError(
                "notation/bad_action", f"`!` goes with a card played, not in {text!r}"
            )
        if not comma:
            return Action(WORDS[lower])
        if lower == "catch":
            return _catch(text, parse_seat(rest, players), seat, players)
        if lower in ("colour", "color"):
            color = parse_color(rest, gold=rules.gold)
            assert color is not None
            return Action(FIRST_NAME + color)
        if lower == "jump":
            play = _play(rest, rules, seat, players)
            if not rules.jump:
                raise IllegalAction(
                    "action/unknown", f"nobody jumps in at this table (ruling jump, {text!r})"
                )
            return Action(play, call, jump=True)
        raise _bad_action(text)
    try:
        return Action(_play(body, rules, seat, players), call)
    except NotationError as error:
        if error.code == "notation/bad_card":
            raise _bad_action(text) from error
        raise


def _bad_action(text: str) -> NotationError:
    return NotationError(
        "notation/bad_action",
        f"no such action: {text!r} (a card such as R5, R5! or W>g; draw keep take challenge pass "
        "uno open; catch,P2; colour,g; jump,R5)",
    )


def _catch(text: str, target: int, seat: int, players: int) -> Action:
    if target == seat:
        raise IllegalAction("action/cannot_catch_self", f"nobody catches oneself ({text!r})")
    return Action(FIRST_CATCH + (target - seat) % players - 1)


def _play(text: str, rules: Ruleset, seat: int, players: int) -> int:
    card, arrow, rest = (part.strip() for part in text.partition(">"))
    face = parse_face(card, gold=rules.gold)
    if face >= COLORED_FACES:
        first = FIRST_WILD + (face - COLORED_FACES) * COLORS
        if names_color_later(face, rules):
            if arrow:
                raise IllegalAction(
                    "action/unknown",
                    f"the colour of WS is named after the deal (ruling ws_colour, {text!r})",
                )
            return first
        if not arrow or not rest:
            raise IllegalAction(
                "action/color_missing",
                f"{card.upper()} must name a colour, as in {card.upper()}>g (ruling 2.5)",
            )
        color = parse_color(rest, gold=rules.gold)
        assert color is not None
        return first + color
    if not arrow:
        return face
    if face % RANKS != SEVEN:
        raise NotationError(
            "notation/bad_action", f"{card} names neither a colour nor a seat: {text!r}"
        )
    target = parse_seat(rest, players)
    if target == seat:
        raise IllegalAction(
            "action/unknown", f"nobody swaps with oneself (ruling seven0, {text!r})"
        )
    return FIRST_SWAP + face // RANKS * (SEATS - 1) + (target - seat) % players - 1
