"""Reading a position: one method for each clause. The grammar is in docs/notation.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from wildpile.cards import COLORED_FACES, MOST_CARDS, RANKS, deck, parse_color, parse_face
from wildpile.errors import NotationError
from wildpile.game.actions import parse_seat
from wildpile.game.round import Round
from wildpile.kernel import rng
from wildpile.kernel.layout import (
    ANSWER,
    COLOR,
    DRAWN,
    OPEN,
    OVER,
    OWES_FOUR,
    OWES_TWO,
    PLAY,
    SEATS,
    TRIFORCE,
    new_state,
)
from wildpile.rules import Ruleset

_seed_simulation: Any = rng.seed_simulation

USUAL_DRAW = "Y8 Y5 Y4 Y2 Y1 B8 B5 B4 B2 B1"
"""The draw pile of a position that names none, the next card first."""

VERDICTS = ("fair", "bluff")
SHOWN_VERDICTS = ("fair", "guilty")
OWED_FLAGS = ("closed", "bounced")
NAMINGS = ("plays", "passes")
COUNTERS = ("passes", "decisions", "turns", "round")
_HAND = re.compile(r"\s*(P\d+)\s*\[([^\[\]]*)\]", re.IGNORECASE)
_SHOWN = re.compile(r"(P\d+)\s+(P\d+)\s+(guilty|fair)\s*\[([^\[\]]*)\]", re.IGNORECASE)
_UNSET = [
    "top",
    "color",
    "pending_by",
    "accused_color",
    "demand",
    "shown_to",
    "shown_seat",
    "winner",
    "match_winner",
    "last",
]


class Reader:
    """Reads one text; each clause has a method of its name."""

    def __init__(self, text: str, rules: Ruleset) -> None:
        self.text = text
        self.rules = rules
        self.state = new_state()
        self.copies = deck(rules.edition, rules.decks)
        self.place = 0  # where the clause being read begins
        self.seen: set[str] = set()
        self.phase: int | None = None  # as a clause says
        self.clauses: dict[str, Callable[[str], None]] = {
            "top": self.top,
            "disc": self.discards,
            "draw": self.draw,
            "dir": self.direction,
            "turn": self.turn,
            "dealer": self.dealer,
            "called": lambda rest: self.bits("called", rest),
            "tot": lambda rest: self.numbers("totals", rest),
            "teams": self.teams,
            "exposed": lambda rest: self.bits("exposed", rest),
            "declared": self.declared,
            "miscalled": lambda rest: self.bits("false_calls", rest),
            "miscaught": lambda rest: self.bits("false_catches", rest),
            "left": self.left,
            "out": self.out,
            "eliminated": self.eliminated,
            "jumpable": self.jumpable,
            "drawn": self.drawn,
            "owed": self.owed,
            "demand": self.demand,
            "naming": self.naming,
            "over": self.over,
            "gained": lambda rest: self.numbers("gained", rest),
            "match": self.match,
            "shown": self.shown,
            "last": self.last,
            **{name: self.counter(name) for name in COUNTERS},
        }

    def read(self, seed: int) -> Round:
        """Read the whole text."""
        hands, *rest = self.text.split(";")
        self.start()
        self.hands(hands)
        self.place = len(hands) + 1
        for clause in rest:
            self.clause(clause)
            self.place += len(clause) + 1
        self.place = 0
        self.finish()
        _seed_simulation(self.state, np.uint64(seed))
        return Round(self.rules, self.state)

    def start(self) -> None:
        """Put the fields that are not zero by default."""
        state = self.state
        state.direction, state.round_number, state.turns = 1, 1, 1
        for name in _UNSET:
            state[name] = -1

    def clause(self, clause: str) -> None:
        """Read what stands between two semicolons."""
        if not clause.strip():
            return
        word, _, rest = clause.strip().partition(" ")
        name = word.lower()
        read = self.clauses.get(name)
        if read is None:
            raise self.bad(f"no such clause: {word!r} (one of {', '.join(self.clauses)})")
        if name in self.seen:
            raise self.bad(f"{name} stands twice")
        self.seen.add(name)
        read(rest.strip())

    def finish(self) -> None:
        """Fill in what was not said, and refuse what cannot be."""
        state = self.state
        if "draw" not in self.seen:
            self.draw(USUAL_DRAW.replace("Y", "A") if self.rules.gold else USUAL_DRAW)
        beneath = int(state.discard_count)
        if state.top >= 0:
            state.discard_pile[beneath] = state.top
            state.discard_count = beneath + 1
        elif (
            beneath and not {"left", "out"} & self.seen
        ):  # who leaves before the opening leaves cards
            raise self.bad("cards lie beneath a top that is not given")
        state.phase = self.phase if self.phase is not None else (PLAY if state.top >= 0 else OPEN)
        if state.phase == OPEN:
            if "turn" in self.seen and state.turn != state.dealer:
                raise self.bad("before the opening card it is the dealer's turn")
            state.turn = state.dealer
        elif state.phase != OVER and state.top < 0:
            raise self.bad("this phase needs a top card")
        if state.top >= COLORED_FACES and state.color < 0 and state.phase not in (COLOR, OVER):
            raise self.bad("a wild on top needs its colour, as in top W/g")
        if state.phase != OVER and not int(state.seated) >> int(state.turn) & 1:
            raise self.bad(f"P{int(state.turn) + 1} is to act and has left")
        if state.phase == DRAWN and int(state.drawn) & ~int(state.hand_mask[state.turn]):
            raise self.bad("a card drawn is not in the hand")
        for seat in range(int(state.players)):
            if int(state.called) >> seat & 1 and state.hand_count[seat] != 1:
                raise self.bad(
                    f"called P{seat + 1}: it holds {int(state.hand_count[seat])} cards, and a call "
                    "stands for one; the seat to act calls ahead with the clause declared"
                )
        if self.rules.teams and state.players != 4:
            raise self.bad("partners are four")
        if state.hand_count.sum() + state.draw_count + state.discard_count > MOST_CARDS:
            raise self.bad(f"more than {MOST_CARDS} cards")

    def hands(self, text: str) -> None:
        """Read the hands, which stand first."""
        state, at, seat = self.state, 0, 0
        while at < len(text.rstrip()):
            self.place = at
            found = _HAND.match(text, at)
            if found is None:
                raise self.bad("a position begins with the hands, as in P1[R2 W4] P2[B7]")
            if seat >= SEATS or found[1].upper() != f"P{seat + 1}":
                problem = f"hands stand in order, P1 to at most P{SEATS}"
                raise self.bad(f"{problem}: {found[1]} is out of place")
            for face in self.cards(found[2]):
                state.hands[seat, face] += 1
                state.hand_mask[seat] |= np.uint64(1 << face)
            state.hand_count[seat] = state.hands[seat].sum()
            at, seat = found.end(), seat + 1
        if seat < 2:
            self.place = 0
            raise self.bad("a position has the hands of two seats at least")
        state.players = state.seated_count = seat
        state.last[seat:] = 0
        state.present = state.seated = (1 << seat) - 1

    # --- the clauses of every position

    def top(self, rest: str) -> None:
        """`top R7`, `top W/g`."""
        card, slash, color = rest.partition("/")
        self.state.top = self.card(card)
        if self.state.top >= COLORED_FACES:
            self.state.color = self.color(color) if slash else -1
        elif slash:
            raise self.bad(f"{card.strip()} has its own colour")
        else:
            self.state.color = self.state.top // RANKS

    def discards(self, rest: str) -> None:
        """`disc R1 Y2`: beneath the top, bottom first."""
        self.state.discard_count = self.pile(self.state.discard_pile, self.cards(rest))

    def draw(self, rest: str) -> None:
        """`draw R9 B1`: the next card first; `draw -` is empty."""
        self.state.draw_count = self.pile(self.state.draw_pile, self.cards(rest)[::-1])

    def pile(self, pile: Any, faces: list[int]) -> int:
        """Lay faces into a pile and return how many."""
        if len(faces) >= MOST_CARDS:
            raise self.bad(f"more than {MOST_CARDS} cards")
        pile[: len(faces)] = faces
        return len(faces)

    def direction(self, rest: str) -> None:
        """`dir +`, `dir -`."""
        self.state.direction = (1, -1)[self.choice(rest, ("+", "-"))]

    def turn(self, rest: str) -> None:
        """`turn P2`."""
        self.state.turn = self.seat(rest)

    def dealer(self, rest: str) -> None:
        """`dealer P1`."""
        self.state.dealer = self.seat(rest)

    def bits(self, field: str, rest: str) -> None:
        """`called P1 P2`, and its like: a set of seats."""
        setattr(self.state, field, self.seat_bits(rest))

    def seat_bits(self, text: str) -> int:
        """Read a set of seats."""
        return sum(1 << seat for seat in {*map(self.seat, self.words(text))})

    def numbers(self, field: str, rest: str) -> None:
        """`tot P1=477 P2=0`."""
        for seat, value in self.pairs(rest):
            self.state[field][seat] = self.number(value)

    def teams(self, rest: str) -> None:
        """`teams P1,P3/P2,P4`: the same as the rule `teams=1`."""
        pairs = {frozenset(map(self.seat, self.words(pair))) for pair in rest.split("/")}
        if self.state.players != 4 or pairs != {frozenset({0, 2}), frozenset({1, 3})}:
            raise self.bad("partners sit opposite, four in all: teams P1,P3/P2,P4")
        self.rules = self.rules.replace(teams=1)

    # --- the clauses of what happened on the way

    def jumpable(self, rest: str) -> None:
        """`jumpable`: nobody has taken a turn action since the top card was played."""
        self.choice(rest, ("",))
        self.state.jumpable = 1

    def declared(self, rest: str) -> None:
        """`declared`: the seat to act has called ahead."""
        self.choice(rest, ("",))
        self.state.declared = 1

    def left(self, rest: str) -> None:
        """`left P3`: out of the round and the match."""
        gone = self.out_of_round(rest)
        self.state.present = int(self.state.present) & ~gone

    def out(self, rest: str) -> None:
        """`out P3`: out of the round, by mercy or because it is out of the match."""
        self.out_of_round(rest)

    def eliminated(self, rest: str) -> None:
        """`eliminated P3`: out of the match by points."""
        self.state.eliminated = self.seat_bits(rest)

    def out_of_round(self, rest: str) -> int:
        """Read seats that are no longer in the round, as bits."""
        gone = self.seat_bits(rest)
        for seat in range(self.state.players):
            if gone >> seat & 1 and self.state.hand_count[seat]:
                raise self.bad(f"P{seat + 1} is out and holds cards")
        self.state.seated = int(self.state.seated) & ~gone
        self.state.seated_count = int(self.state.seated).bit_count()
        if self.state.seated_count < 1:
            raise self.bad("nobody is left")
        return gone

    def enter(self, phase: int) -> None:
        """Note the phase that a clause stands for."""
        if self.phase is not None:
            raise self.bad("drawn, owed, demand, naming and over exclude each other")
        self.phase = phase

    def drawn(self, rest: str) -> None:
        """`drawn R9`, `drawn - on`: the drawn cards that may be played, and whether to draw on."""
        self.enter(DRAWN)
        rest, on = (rest[:-2], 1) if rest.lower().endswith(" on") else (rest, 0)
        self.state.draw_on = on
        self.state.drawn = np.uint64(sum(1 << face for face in set(self.cards(rest.strip()))))
        if not self.state.drawn and not on:
            raise self.bad("drawn names no card")

    def owed(self, rest: str) -> None:
        """`owed 4 P1 r bluff`: cards, by whom (`-`: has left), the colour before, the verdict.

        `owed 4 P1 r bluff closed`: the Wild Draw Four cannot be challenged. `owed 2 P1`, `owed 2 P1
        bounced`: a Draw Two, and whether a Skip has passed it on.
        """
        self.enter(ANSWER)
        state, words = self.state, self.words(rest)
        flag = words.pop().lower() if words and words[-1].lower() in OWED_FLAGS else ""
        if len(words) == 2 and flag != "closed":
            state.pending_kind, state.skip_bounced = OWES_TWO, 1 if flag else 0
            state.pending, state.pending_by = self.number(words[0]), self.seat_or_none(words[1])
            return
        count, by, color, verdict = self.fields(" ".join(words), 4)
        if flag == "bounced":
            raise self.bad("only a Draw Two is bounced")
        state.pending, state.pending_by = self.number(count), self.seat_or_none(by)
        state.pending_kind = OWES_FOUR
        state.challengeable = 1 if state.pending_by >= 0 and not flag else 0
        state.accused_color = self.color(color)
        state.bluff = self.choice(verdict, VERDICTS)

    def demand(self, rest: str) -> None:
        """`demand g 3 P1`: the colour, the cards, by whom (`-`: has left)."""
        self.enter(TRIFORCE)
        color, count, by = self.fields(rest, 3)
        self.state.demand, self.state.pending = self.color(color), self.number(count)
        self.state.pending_by = self.seat_or_none(by)

    def naming(self, rest: str) -> None:
        """`naming plays`, `naming passes`: what the seat does once it has named a colour."""
        self.enter(COLOR)
        self.state.naming_passes = self.choice(rest, NAMINGS)

    def over(self, rest: str) -> None:
        """`over P1 23`, `over - 0 blocked`: the winner and the points."""
        self.enter(OVER)
        words = self.words(rest)
        if len(words) == 3:
            self.state.blocked = 1 + self.choice(words.pop(), ("blocked",))
        winner, points = self.fields(" ".join(words), 2)
        self.state.winner, self.state.points = self.seat_or_none(winner), self.number(points)

    def match(self, rest: str) -> None:
        """`match P1`: the match is over, and whose it is (`-`: nobody's)."""
        self.state.match_over = 1
        self.state.match_winner = self.seat_or_none(rest)

    def shown(self, rest: str) -> None:
        """`shown P2 P1 guilty [R1 G2]`: P1's hand, as P2 was shown it."""
        found = _SHOWN.fullmatch(rest)
        if found is None:
            raise self.bad("shown looks like: shown P2 P1 guilty [R1 G2]")
        self.state.shown_to, self.state.shown_seat = self.seat(found[1]), self.seat(found[2])
        self.state.shown_guilty = self.choice(found[3], SHOWN_VERDICTS)
        for face in self.cards(found[4]):
            self.state.shown[face] += 1

    def last(self, rest: str) -> None:
        """`last P1=R5`: the last card each seat played."""
        for seat, value in self.pairs(rest):
            self.state.last[seat] = self.card(value)

    def counter(self, name: str) -> Callable[[str], None]:
        """Return the reader of `passes 1`, `decisions 12`, `turns 9`, `round 2`."""
        field = "round_number" if name == "round" else name
        return lambda rest: setattr(self.state, field, self.number(rest))

    # --- atoms

    def bad(self, problem: str, code: str = "notation/bad_position") -> NotationError:
        """Return the error, with the place and the input."""
        return NotationError(code, f"{problem} (at character {self.place + 1} of {self.text!r})")

    def words(self, text: str) -> list[str]:
        """Split at spaces and commas."""
        return text.replace(",", " ").split()

    def fields(self, text: str, count: int) -> list[str]:
        """Split into an exact number of words."""
        words = self.words(text)
        if len(words) != count:
            raise self.bad(f"{len(words)} words where {count} belong: {text!r}")
        return words

    def pairs(self, text: str) -> Iterable[tuple[int, str]]:
        """Read `P1=x P2=y`."""
        for word in self.words(text):
            seat, equals, value = word.partition("=")
            if not equals:
                raise self.bad(f"not a seat and its value: {word!r} (as in P1=20)")
            yield self.seat(seat), value

    def cards(self, text: str) -> list[int]:
        """Read cards; `-` is none."""
        return [] if text.strip() == "-" else [self.card(word) for word in self.words(text)]

    def card(self, text: str) -> int:
        """Read one card of the edition."""
        try:
            face = parse_face(text, gold=self.rules.gold)
        except NotationError as error:
            raise self.bad(error.message, error.code) from error
        if not self.copies[face]:
            raise self.bad(f"no such card in {self.rules.edition}: {text!r}", "notation/bad_card")
        return face

    def color(self, text: str) -> int:
        """Read a colour."""
        try:
            color = parse_color(text, gold=self.rules.gold)
        except NotationError as error:
            raise self.bad(error.message, error.code) from error
        assert color is not None
        return color

    def seat(self, text: str) -> int:
        """Read a seat of this table."""
        try:
            return parse_seat(text, int(self.state.players))
        except NotationError as error:
            raise self.bad(error.message, error.code) from error

    def seat_or_none(self, text: str) -> int:
        """Read a seat, or `-` as -1."""
        return -1 if text == "-" else self.seat(text)

    def number(self, text: str) -> int:
        """Read a whole number."""
        if not re.fullmatch(r"[0-9]{1,9}", text):
            raise self.bad(f"not a number: {text!r}")
        return int(text)

    def choice(self, text: str, words: tuple[str, ...]) -> int:
        """Read one of some words and return its place."""
        if text.lower() not in words:
            right = " or ".join(filter(None, words)) or "nothing"
            raise self.bad(f"{text!r} where {right} belongs")
        return words.index(text.lower())
