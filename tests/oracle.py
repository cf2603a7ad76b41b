"""A slow, obvious game by the official rules, to hold the kernel against.

Written from the rules' text alone, with lists of card texts, and nothing of the kernel's. What is
left to chance comes from outside (`Chance`), so that both can be dealt the same.
"""

from __future__ import annotations

from typing import Protocol

RANKS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2")
EXTRA_WILDS = {"classic108": [], "classic112": ["WS"] + ["WC"] * 3, "zelda": ["WT"] * 4}


class Chance(Protocol):
    """Where chance comes from."""

    def shuffle(self, cards: list[str]) -> list[str]:
        """Return the cards in a random order."""

    def below(self, count: int) -> int:
        """Return a number from 0 to count - 1."""


def is_wild(card: str) -> bool:
    return card[0] == "W"


def value(card: str) -> int:
    """Return what a card left in a hand is worth."""
    if card in ("WS", "WC"):
        return 40
    if is_wild(card):
        return 50
    return int(card[1]) if card[1].isdigit() else 20


class Oracle:
    """One match by an edition's official rules. Piles are lists, the top or next card last."""

    def __init__(self, edition: str, players: int, dealer: int, chance: Chance) -> None:
        self.edition = edition
        self.players = players
        self.dealer = dealer
        self.chance = chance
        self.totals = [0] * players
        self.rounds = 0

    @property
    def colors(self) -> str:
        return "RAGB" if self.edition == "zelda" else "RYGB"

    def deck(self) -> list[str]:
        cards = []
        for color in self.colors:
            for rank in RANKS:
                cards += [color + rank] * (1 if rank == "0" else 2)
        return cards + ["W"] * 4 + ["W4"] * 4 + EXTRA_WILDS[self.edition]

    # --- the start ---

    def deal(self) -> None:
        """Shuffle and deal seven cards each, one at a time from the dealer's left."""
        if self.rounds:
            self.dealer = (self.dealer + 1) % self.players
        self.rounds += 1
        self.draw_pile = self.chance.shuffle(self.deck())
        self.discards: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        for place in range(7 * self.players):
            self.hands[(self.dealer + 1 + place) % self.players].append(self.draw_pile.pop())
        self.turn, self.direction, self.phase = self.dealer, 1, "open"
        self.color = ""
        self.exposed: set[int] = set()
        self.called: set[int] = set()
        self.announced_ahead = False
        self.passes = 0
        self.winner: int | None = None
        self.points = 0
        self.accused: tuple[int, bool] | None = None
        self.drawn = ""

    def open(self) -> None:
        """Turn the opening card."""
        left = self.after(self.dealer)
        while True:
            card = self.draw_pile.pop()
            if self.edition == "zelda":
                self.discards.append(card)
                if card[1:].isdigit() and not is_wild(card):
                    break
            elif card == "W4":
                self.draw_pile.insert(self.chance.below(len(self.draw_pile) + 1), card)
            else:
                self.discards.append(card)
                break
        if is_wild(card):
            self.turn, self.phase = left, "color"
            return
        self.color = card[0]
        if card[1:] == "S":
            self.begin(self.after(left))
        elif card[1:] == "R":
            self.direction = -1
            self.begin(self.dealer)
        elif card[1:] == "+2":
            self.give(left, 2)
            self.begin(self.after(left))
        else:
            self.begin(left)

    # --- small things ---

    def after(self, seat: int) -> int:
        return (seat + self.direction) % self.players

    def begin(self, seat: int, phase: str = "play") -> None:
        self.turn, self.phase = seat, phase
        self.announced_ahead = False
        self.drawn = ""

    def can_draw(self) -> bool:
        return bool(self.draw_pile) or len(self.discards) > 1

    def give(self, seat: int, count: int) -> list[str]:
        """Let a seat draw; the discards but the top are shuffled when the pile is empty."""
        given: list[str] = []
        while len(given) < count and self.can_draw():
            if not self.draw_pile:
                self.draw_pile = self.chance.shuffle(self.discards[:-1])
                self.discards = self.discards[-1:]
            given.append(self.draw_pile.pop())
            self.hands[seat].append(given[-1])
            self.called.discard(seat)
            self.exposed.discard(seat)
        return given

    def fits(self, card: str) -> bool:
        if is_wild(card) or card[0] == self.color:
            return True
        top = self.discards[-1]
        return not is_wild(top) and card[1:] == top[1:]

    def is_bluff(self, seat: int) -> bool:
        """Tell whether a Wild Draw Four of this seat would break its condition."""
        against = [card for card in self.hands[seat] if card[0] == self.color]
        if self.edition == "zelda":
            against += [card for card in self.hands[seat] if card in ("W", "WT")]
        return bool(against)

    # --- what may be done ---

    def plays(self, cards: list[str]) -> set[str]:
        found = set()
        for card in cards:
            if is_wild(card):
                found |= {f"{card}>{color.lower()}" for color in self.colors}
            else:
                found.add(card)
        return found

    def legal(self, seat: int) -> set[str]:
        """Return the texts of all that is offered to a seat."""
        if self.phase == "over":
            return set()
        found = {f"catch,P{other + 1}" for other in self.exposed if other != seat}
        if seat in self.exposed:
            found.add("uno")
        if seat != self.turn:
            return found
        hand = self.hands[seat]
        if len(hand) == 2 and not self.announced_ahead and self.phase != "open":
            found.add("uno")
        if self.phase == "open":
            found.add("open")
        elif self.phase == "color":
            found |= {f"colour,{color.lower()}" for color in self.colors}
        elif self.phase == "answer":
            found |= {"take", "challenge"}
        elif self.phase == "triforce":
            found |= {"take"} | self.plays(
                [card for card in hand if card[0] == self.color and card[1:] in ("3", "6", "9")]
            )
        elif self.phase == "drawn":
            found |= {"keep"} | self.plays([self.drawn])
        else:
            fitting = [card for card in hand if self.fits(card)]
            found |= self.plays(fitting)
            if self.can_draw():
                found.add("draw")
            elif not [card for card in fitting if card != "W4" or not self.is_bluff(seat)]:
                found.add("pass")
        return found

    # --- doing it ---

    def act(self, seat: int, text: str) -> None:
        """Do what a text says; it is legal."""
        if text == "open":
            self.open()
        elif text == "uno":
            self.say_uno(seat)
        elif text.startswith("catch,P"):
            culprit = int(text.removeprefix("catch,P")) - 1
            self.exposed.remove(culprit)
            self.give(culprit, 2)
        elif text.startswith("colour,"):
            self.color = text[-1].upper()
            self.begin(seat)
        else:
            self.exposed.clear()
            self.act_on_turn(seat, text)

    def say_uno(self, seat: int) -> None:
        if seat in self.exposed:
            self.exposed.remove(seat)
            self.called.add(seat)
        else:
            self.announced_ahead = True

    def act_on_turn(self, seat: int, text: str) -> None:
        if text == "pass":
            self.count_pass(seat)
            return
        phase, self.passes = self.phase, self.passes if text == "take" else 0
        if text == "draw":
            (card,) = self.give(seat, 1)
            if self.fits(card):
                self.phase, self.drawn, self.announced_ahead = "drawn", card, False
            else:
                self.begin(self.after(seat))
        elif text == "keep":
            self.begin(self.after(seat))
        elif text == "take" and phase == "triforce":
            if self.give(seat, 3):
                self.passes = 0
                self.begin(self.after(seat))
            else:
                self.count_pass(seat)
        elif text == "take":
            self.passes = 0
            self.give(seat, 4)
            self.begin(self.after(seat))
        elif text == "challenge":
            self.challenge(seat)
        else:
            self.play(seat, text)

    def challenge(self, seat: int) -> None:
        assert self.accused is not None
        accused, guilty = self.accused
        if guilty:
            self.give(accused, 4)
            self.begin(seat)
        else:
            self.give(seat, 6)
            self.begin(self.after(seat))

    def play(self, seat: int, text: str) -> None:
        called = text.endswith("!") or self.announced_ahead
        card, _, color = text.rstrip("!").partition(">")
        hand, victim = self.hands[seat], self.after(seat)
        if card == "W4":
            self.accused = (seat, self.is_bluff(seat))
        hand.remove(card)
        self.discards.append(card)
        self.color = color.upper() if is_wild(card) else card[0]
        if not hand and card != "WS":
            self.give(victim, {"+2": 2}.get(card[1:], 4 if card == "W4" else 0))
            self.win(seat)
            return
        if card == "WS":
            self.shuffle_hands(seat)
            if not self.hands[seat]:
                self.win(seat)
                return
        elif card[1:] == "+2":
            self.give(victim, 2)
        if len(self.hands[seat]) == 1:
            (self.called if called else self.exposed).add(seat)
        if card == "W4":
            self.begin(victim, "answer")
        elif card == "WT":
            self.begin(victim, "triforce")
        elif is_wild(card):
            self.begin(victim)
        elif card[1:] in ("S", "+2") or (card[1:] == "R" and self.players == 2):
            if card[1:] == "R":
                self.direction = -self.direction
            self.begin(self.after(victim))
        elif card[1:] == "R":
            self.direction = -self.direction
            self.begin(self.after(seat))
        else:
            self.begin(victim)

    def shuffle_hands(self, seat: int) -> None:
        order = self.deck()
        pool = [card for hand in self.hands for card in sorted(hand, key=order.index)]
        self.hands = [[] for _ in range(self.players)]
        self.called.clear()
        for place, card in enumerate(self.chance.shuffle(pool)):
            self.hands[(seat + 1 + place) % self.players].append(card)

    # --- the end ---

    def sums(self) -> list[int]:
        return [sum(map(value, hand)) for hand in self.hands]

    def count_pass(self, seat: int) -> None:
        self.passes += 1
        if self.passes < self.players:
            self.begin(self.after(seat))
            return
        sums = self.sums()
        lowest = min(sums)
        if sums.count(lowest) == 1:
            self.finish(sums.index(lowest), sum(sums) - 2 * lowest)
        else:
            self.finish(None, 0)

    def win(self, seat: int) -> None:
        self.finish(seat, sum(self.sums()))

    def finish(self, winner: int | None, points: int) -> None:
        self.winner, self.points, self.phase = winner, points, "over"
        self.exposed.clear()
        self.called.clear()
        if winner is not None:
            self.totals[winner] += points
