"""A slow, obvious game by the rules' text, under any switches, to hold the kernel against.

Written from the rules alone, with lists of card texts, and nothing of the kernel's. What is left
to chance comes from outside (`Chance`), so that both can be dealt the same. Where the text leaves
a point open, a comment that begins with "Open:" says how it is read here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

RANKS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2")
EXTRA_WILDS = {"classic108": [], "classic112": ["WS"] + ["WC"] * 3, "zelda": ["WT"] * 4}


class Chance(Protocol):
    """Where chance comes from."""

    def shuffle(self, cards: list[str]) -> list[str]:
        """Return the cards in a random order."""

    def below(self, count: int) -> int:
        """Return a number from 0 to count - 1."""


@dataclass
class Owed:
    """What the seat to act owes: a penalty (`two` or `four`), or a Triforce demand (`three`)."""

    kind: str
    cards: int
    by: int
    bluff: bool = False
    stacked: bool = False
    skipped: bool = False  # a Skip has bounced the newest Draw Two


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
    """One match. Piles are lists, the top or next card last."""

    def __init__(self, rules: Mapping[str, Any], players: int, dealer: int, chance: Chance) -> None:
        self.rules = rules
        self.stack = str(rules["stack"]).split(",")
        self.colors = "RAGB" if rules["edition"] == "zelda" else "RYGB"
        self.players = players
        self.dealer = dealer
        self.chance = chance
        self.totals = [0] * players
        self.rounds = 0
        self.present = set(range(players))  # who has not left
        self.eliminated: set[int] = set()  # whom scoring=elimination has put out
        self.seated: set[int] = set()
        self.false_callers: set[int] = set()  # who has made a false call, or catch, in this turn
        self.false_catchers: set[int] = set()
        self.match_over = False
        self.match_winner: int | None = None

    def deck(self) -> list[str]:
        cards = [color + rank for color in self.colors for rank in RANKS for _ in range(2)]
        for color in self.colors:
            cards.remove(color + "0")
        cards += ["W"] * 4 + ["W4"] * 4 + EXTRA_WILDS[self.rules["edition"]]
        return self.in_order(cards * self.rules["decks"])

    def in_order(self, cards: Iterable[str]) -> list[str]:
        colored = [color + rank for color in self.colors for rank in RANKS]
        return sorted(cards, key=[*colored, "W", "W4", "WT", "WS", "WC"].index)

    # --- the start ---

    def deal(self) -> None:
        """Shuffle and deal, one card at a time from the dealer's left."""
        self.seated = self.present - self.eliminated
        self.direction = 1
        if self.rounds:
            self.dealer = self.after(self.dealer)
        self.rounds += 1
        self.draw_pile = self.chance.shuffle(self.deck())
        self.discards: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        for _ in range(self.rules["hand"]):
            for seat in self.from_left(self.dealer):
                self.hands[seat].append(self.draw_pile.pop())
        self.color = ""
        self.exposed: set[int] = set()
        self.called: set[int] = set()
        self.passed: set[int] = set()
        self.jumpable = self.naming_passes = self.was_blocked = False
        self.winner: int | None = None
        self.points = 0
        self.begin(self.dealer, "open")

    def open(self) -> None:
        """Turn cards until one stands as the opening card."""
        left, redraw = self.after(self.dealer), self.rules["opening"] == "redraw"
        ignored: list[str] = []
        while True:
            card = self.draw_pile.pop()
            if redraw and (is_wild(card) or not card[1:].isdigit()):
                ignored.append(card)
            elif card == "W4":
                self.put_back(card)
            else:
                break
        if self.rules["opening_ignored"] == "bury":
            self.discards += ignored
        else:
            for passed_over in ignored:
                self.put_back(passed_over)
        self.discards.append(card)
        if is_wild(card):  # Open: a Wild Triforce too, under opening=apply: it only names a colour
            self.begin(left, "color")
            return
        self.color = card[0]
        if card[1:] == "S":
            self.begin(self.after(left))
        elif card[1:] == "R":
            self.direction = -1
            as_skip = len(self.seated) == 2 and self.rules["two_rev"] == "skip"
            by_right = self.rules["opening_reverse"] == "right" and not as_skip
            self.begin(self.after(self.dealer) if by_right else self.dealer)
        elif card[1:] == "+2":
            self.give(left, 2)
            self.begin(self.after(left))
        else:
            self.begin(left)

    def put_back(self, card: str) -> None:
        self.draw_pile.insert(self.chance.below(len(self.draw_pile) + 1), card)

    # --- small things ---

    def after(self, seat: int) -> int:
        """Return the next seat of the round, in the direction of play."""
        seat = (seat + self.direction) % self.players
        return seat if seat in self.seated else self.after(seat)

    def from_left(self, seat: int) -> list[int]:
        """Return the seats of the round clockwise, beginning at the left, this one last."""
        places = [(seat + 1 + step) % self.players for step in range(self.players)]
        return [place for place in places if place in self.seated]

    def begin(self, seat: int, phase: str = "play", owed: Owed | None = None) -> None:
        self.turn, self.phase, self.owed = seat, phase, owed
        if phase != "drawn":
            self.false_callers.clear()
            self.false_catchers.clear()
        self.declared = self.drawing_on = False
        self.drawn: list[str] = []

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
        top = self.discards[-1]
        if is_wild(card) or card[0] == self.color:
            return True
        return not is_wild(top) and card[1:] == top[1:]

    def is_bluff(self, seat: int) -> bool:
        """Tell whether a Wild Draw Four of this seat would break its condition."""
        if self.rules["wd4"] == "free":
            return False
        hand, match = self.hands[seat], self.rules["wd4_match"]
        wilds = [] if match == "colour" else ["W", "WT", "WS", "WC"]
        second = match == "colour_allwild" and hand.count("W4") > 1
        return second or any(card[0] == self.color or card in wilds for card in hand)

    def layable(self, seat: int, cards: Iterable[str]) -> list[str]:
        """Return the cards that nothing but the top card could keep this seat from laying."""
        hand, finish = self.hands[seat], self.rules["finish"]

        # Open: Shuffle Hands is barred as the only card although a redeal would follow.
        def barred(card: str) -> bool:
            if finish == "number":
                return is_wild(card) or not card[1:].isdigit()
            if finish == "no_wild":
                return is_wild(card)
            return finish == "no_draw" and (card == "W4" or card[1:] == "+2")

        def refused(card: str) -> bool:
            return card == "W4" and self.rules["wd4"] == "strict" and self.is_bluff(seat)

        return [
            card for card in cards if not (len(hand) == 1 and barred(card)) and not refused(card)
        ]

    def playable(self, seat: int, cards: Iterable[str]) -> list[str]:
        return self.layable(seat, filter(self.fits, cards))

    def fair(self, seat: int, cards: Iterable[str]) -> list[str]:
        """Return the playable cards that are no bluff: those that rules may make a duty."""
        bluff = self.is_bluff(seat)
        return [card for card in self.playable(seat, cards) if card != "W4" or not bluff]

    def covers(self, card: str) -> bool:
        """Tell whether a card's twin adds to the penalty that it makes."""
        return ("44" if card == "W4" else "22") in self.stack

    def waits(self, card: str) -> bool:
        """Tell whether the next player may answer this draw card."""
        rules = self.rules
        if card == "W4":
            stacks = {"44", "24"} & set(self.stack)
            return bool(rules["wd4"] == "bluff" or stacks or (rules["jump"] and rules["jump_w4"]))
        bounces = rules["skip_bounce"] or rules["reverse_bounce"]
        return bool({"22", "42"} & set(self.stack) or rules["jump"] or bounces)

    # --- what may be done ---

    def legal(self, seat: int) -> set[str]:
        """Return the texts of all that is offered to a seat."""
        if self.phase == "over" or seat not in self.seated:
            return set()
        found = {f"catch,P{other + 1}" for other in self.exposed if other != seat}
        found |= {f"jump,{text}" for text in self.plays(seat, self.jumps(seat))}
        if seat in self.exposed:
            found.add("uno")
        if seat != self.turn:
            return found
        two = len(self.hands[seat]) == 2 and self.phase != "open"
        if two and not self.declared and self.rules["uno_required"]:
            found.add("uno")
        return found | self.turn_actions(seat)

    def plays(self, seat: int, cards: Iterable[str]) -> set[str]:
        found = set()
        for card in cards:
            if is_wild(card) and not (card == "WS" and self.rules["ws_colour"] == "after_deal"):
                found |= {f"{card}>{color.lower()}" for color in self.colors}
            elif self.rules["seven0"] and card[1:] == "7" and len(self.hands[seat]) > 1:
                found |= {f"{card}>P{other + 1}" for other in self.seated - {seat}}
                if self.rules["seven_optional"]:
                    found.add(card)
            else:
                found.add(card)
        return found

    def jumps(self, seat: int) -> list[str]:
        """Return the card that this seat may lay out of turn, if any."""
        top = self.discards[-1] if self.discards else ""
        if not (self.rules["jump"] and self.jumpable) or top not in self.hands[seat]:
            return []
        if is_wild(top) and not (top == "W4" and self.rules["jump_w4"]):
            return []
        if self.phase == "answer" and self.rules["jump_on_penalty"] == "forbid":
            return []
        if seat == self.turn and (self.phase != "answer" or self.covers(top)):
            return []
        return self.layable(seat, [top])

    def turn_actions(self, seat: int) -> set[str]:
        hand, always = self.hands[seat], self.rules["force"] == "always"
        if self.phase == "open":
            return {"open"}
        if self.phase == "color":
            return {f"colour,{color.lower()}" for color in self.colors}
        if self.phase == "answer":
            found = {"take", "challenge"} if self.may_challenge() else {"take"}
            return found | self.plays(seat, self.layable(seat, filter(self.answers, hand)))
        if self.phase == "triforce":
            found = self.plays(seat, self.triforce_answers(seat))
            return found if always and found else found | {"take"}
        if self.phase == "drawn":
            found = self.plays(seat, self.playable(seat, self.drawn))
            if self.drawing_on and self.can_draw():
                found.add("draw")
            if self.rules["force"] == "off" or not self.fair(seat, self.drawn):
                found.add("keep")
            return found
        found, able = self.plays(seat, self.playable(seat, hand)), bool(self.fair(seat, hand))
        if not (able and always) and self.can_draw():
            found.add("draw")
        if not able and not self.can_draw():
            found.add("pass")
        return found

    def may_challenge(self) -> bool:
        assert self.owed is not None
        barred = self.owed.stacked and self.rules["stack_challenge"] == "none"
        is_bluffable = self.owed.kind == "four" and self.rules["wd4"] == "bluff"
        return is_bluffable and self.owed.by in self.seated and not barred

    def answers(self, card: str) -> bool:
        """Tell whether a card may be stacked on, or bounces, what is owed."""
        assert self.owed is not None
        same = card[0] == self.color
        if self.owed.kind == "four":
            return (card == "W4" and "44" in self.stack) or (
                card[1:] == "+2" and same and "24" in self.stack
            )
        if card == "W4":  # Open: under 42 on a bounced Draw Two as well
            return "42" in self.stack
        if is_wild(card):
            return False
        if card[1:] == "S":
            return bool(self.rules["skip_bounce"]) and (same or self.owed.skipped)
        if card[1:] == "R":  # Open: after a bounce, "the same colour" is the top card's
            return bool(self.rules["reverse_bounce"]) and same
        return card[1:] == "+2" and "22" in self.stack

    def triforce_answers(self, seat: int) -> list[str]:
        wilds = {"369": [], "wt": ["WT"], "anywild": ["WT", "W"]}[self.rules["tri_answer"]]
        return self.layable(
            seat,
            [
                card
                for card in self.hands[seat]
                if card in wilds or (card[0] == self.color and card[1:] in ("3", "6", "9"))
            ],
        )

    def allows(self, seat: int, text: str) -> bool:
        """Tell whether an action would be accepted, offered or not."""
        if text == "leave":
            return seat in self.present
        if self.phase == "over" or seat not in self.seated:
            return False
        legal, word = self.legal(seat), text.removesuffix("!")
        if word in legal:
            card = word.removeprefix("jump,").partition(">")[0]
            return word == text or card in self.hands[seat]
        if not self.rules["uno_required"] and (text == "uno" or text.startswith("catch")):
            return False  # Open: where no call is owed there are none, and no catches
        if text == "uno":
            already = len(self.hands[seat]) == 1 or (seat == self.turn and self.declared)
            return not already and seat not in self.false_callers
        if text.startswith("catch,P"):
            other = int(text.removeprefix("catch,P")) - 1
            wrong = other in self.seated and seat not in self.false_catchers
            return other != seat and wrong and self.rules["false_catch_penalty"] > 0
        two = len(self.seated) == 2
        return two and any(found.startswith(word + ">P") for found in legal)

    # --- doing it ---

    def act(self, seat: int, text: str) -> bool:
        """Do what a text says, if the rules allow it."""
        if not self.allows(seat, text):
            return False
        word, _, rest = text.partition(",")
        if text == "leave":
            self.leave(seat)
        elif text == "open":
            self.open()
        elif text == "uno":
            self.say_uno(seat)
        elif word == "catch":
            self.catch(seat, int(rest[1:]) - 1)
        elif word == "colour":
            self.color = rest.upper()
            self.begin(self.after(seat) if self.naming_passes else seat)
            self.naming_passes = False
        else:
            self.jumpable = False
            self.exposed.clear()
            self.act_on_turn(seat, text)
        self.show_no_mercy()
        return True

    def say_uno(self, seat: int) -> None:
        if seat in self.exposed:
            self.exposed.remove(seat)
            self.called.add(seat)
        elif "uno" in self.legal(seat):
            self.declared = True
        else:
            self.false_callers.add(seat)
            self.give(seat, self.rules["false_uno_penalty"])

    def catch(self, seat: int, other: int) -> None:
        if other in self.exposed:
            self.exposed.remove(other)
            self.give(other, self.rules["uno_penalty"])
        else:
            self.false_catchers.add(seat)
            self.give(seat, self.rules["false_catch_penalty"])

    def leave(self, seat: int) -> None:
        self.present.remove(seat)
        if self.phase != "over" and seat in self.seated:
            self.remove(seat)

    def show_no_mercy(self) -> None:
        for seat in sorted(self.seated):
            limit = self.rules["mercy"]
            if self.phase != "over" and limit and len(self.hands[seat]) >= limit:
                self.remove(seat)

    def remove(self, seat: int) -> None:
        """Take a seat out of the round, its hand under the discards."""
        following = self.after(seat)
        for card in self.in_order(self.hands[seat]):
            self.discards.insert(0, card)
        self.hands[seat] = []
        for group in (self.seated, self.exposed, self.called):
            group.discard(seat)
        if len({self.side(other) for other in self.seated}) == 1:
            self.finish(following, deserted=True)  # Open: of two partners, the one who is next
        elif seat == self.turn:
            self.begin(following, "color" if self.phase == "color" else "play")
            self.naming_passes = False

    def act_on_turn(self, seat: int, text: str) -> None:
        owed, following = self.owed, self.after(seat)
        if text == "pass":
            self.count_pass(seat)
            return
        if text == "take" and owed and owed.kind == "three":
            self.take_three(seat, owed.cards)
            return
        self.passed.clear()
        if text == "draw":
            self.draw(seat)
        elif text == "keep":
            self.begin(following)
        elif text == "take":
            assert owed is not None
            self.give(seat, owed.cards)
            self.begin(following)
        elif text == "challenge":
            assert owed is not None
            self.give(*((owed.by, owed.cards) if owed.bluff else (seat, owed.cards + 2)))
            self.begin(seat if owed.bluff else following)
        else:
            self.play(seat, text)

    def take_three(self, seat: int, cards: int) -> None:
        drawn = self.give(seat, cards)
        if not drawn and self.rules["tri_after"] != "free_turn":  # Open: there, a turn follows
            self.count_pass(seat)
            return
        if drawn:
            self.passed.clear()
        if self.rules["tri_after"] == "play_drawn" and self.playable(seat, drawn):
            self.begin(seat, "drawn")
            self.drawn = drawn
        else:
            self.begin(seat if self.rules["tri_after"] == "free_turn" else self.after(seat))

    def draw(self, seat: int) -> None:
        dtm, limit = self.rules["dtm"], self.rules["mercy"] or 1000
        if self.phase == "play":
            able = bool(self.fair(seat, self.hands[seat]))
            self.drawing_on = dtm != "off" and (not able or bool(self.rules["dtm_on_choice"]))
        self.declared = False
        (card,) = self.give(seat, 1)
        while dtm == "must" and self.drawing_on and not self.fair(seat, [card]):
            if not self.can_draw() or len(self.hands[seat]) >= limit:
                break
            (card,) = self.give(seat, 1)
        if dtm == "must" or self.fair(seat, [card]) or not self.can_draw():
            self.drawing_on = False
        plays = [] if self.rules["draw_pass"] else self.playable(seat, [card])
        if plays or self.drawing_on:
            self.phase, self.drawn = "drawn", [card]
        else:
            self.begin(self.after(seat))

    def play(self, seat: int, text: str) -> None:
        jumped, called = text.startswith("jump,"), text.endswith("!")
        ahead = self.declared and seat == self.turn
        card, _, named = text.removeprefix("jump,").rstrip("!").partition(">")
        hand, rank, before = self.hands[seat], card[1:] if not is_wild(card) else card, self.owed
        answering = not jumped and before is not None
        bounced = answering and rank in ("S", "R")
        owed = self.new_owed(seat, card, jumped)
        hand.remove(card)
        self.discards.append(card)
        self.color = named.upper() if is_wild(card) else card[0]
        goes_out = not hand and not (card == "WS" and self.rules["ws_last"] == "redeal")
        if rank == "R" and not jumped and not (goes_out and not bounced):
            self.direction = -self.direction  # a jumped one is first restored, then reversed
        victim = self.after(seat)
        if goes_out:
            self.last_card(victim, card, owed)
            self.finish(seat)
            return
        self.jumpable = not bounced
        moved = self.move_hands(seat, card, named)
        if owed and not bounced and owed.kind != "three" and not self.waits(card):
            self.give(victim, owed.cards)
            self.begin(self.after(victim))
        elif owed:
            self.begin(victim, "triforce" if card == "WT" else "answer", owed)
        elif card == "WS" and self.rules["ws_colour"] == "after_deal":
            self.begin(seat, "color")
            self.naming_passes = True
        elif self.plays_again(card):
            self.begin(seat)
        elif rank == "S" or (rank == "R" and self.reverse_skips()):
            self.begin(self.after(victim))
        else:
            self.begin(victim)
        if not self.hands[seat]:
            self.finish(seat)
            return
        self.owe_call(seat, moved, called or ahead)
        if called and len(self.hands[seat]) > 1 and self.rules["uno_required"]:
            self.give(seat, self.rules["false_uno_penalty"])

    def plays_again(self, card: str) -> bool:
        if card == "WC":
            return bool(self.rules["wc_rule"] == "play_again")
        return bool(card[1:] == "0" and self.rules["seven0"] and self.rules["zero_again"])

    def reverse_skips(self) -> bool:
        return len(self.seated) == 2 and self.rules["two_rev"] == "skip"

    def new_owed(self, seat: int, card: str, jumped: bool) -> Owed | None:
        """Return what the next player will owe for a card that is about to be laid."""
        before, own = self.owed, {"+2": 2}.get(card[1:], 4 if card == "W4" else 0)
        if card == "WT":
            again = before is not None and before.kind == "three" and not jumped
            chain = before.cards + int(self.rules["tri_chain_add"]) if again and before else 3
            return Owed("three", chain, seat)
        if before is not None and before.kind != "three" and (not jumped or self.covers(card)):
            kind = "four" if card == "W4" else "two"
            bluff = card == "W4" and self.is_bluff(seat)
            skipped = card[1:] == "S" or (not own and before.skipped)
            return Owed(kind, before.cards + own, seat, bluff, stacked=True, skipped=skipped)
        if not own:
            return None
        return Owed("four" if own == 4 else "two", own, seat, own == 4 and self.is_bluff(seat))

    def last_card(self, victim: int, card: str, owed: Owed | None) -> None:
        """Let the next player draw for a last card."""
        if owed is None:
            return
        if owed.kind == "three":
            unable = not self.triforce_answers(victim)
            if self.rules["tri_last"] == "draw_if_unable" and unable:
                self.give(victim, owed.cards)
        elif self.rules["last_draw"]:  # Open: without it nobody draws for a bounce either
            self.give(victim, owed.cards)

    def move_hands(self, seat: int, card: str, named: str) -> set[int]:
        """Do what a card does to hands but a penalty; return the seats with another hand."""
        others = [other for other in self.from_left(seat) if other != seat]
        if card == "WS":
            pool = [
                held for place in sorted(self.seated) for held in self.in_order(self.hands[place])
            ]
            shuffled, places = self.chance.shuffle(pool), self.from_left(seat)
            for place in places:
                self.hands[place] = []
            for number, held in enumerate(shuffled):
                self.hands[places[number % len(places)]].append(held)
            return set(self.seated)
        if card == "WC" and self.rules["wc_rule"] == "others_draw_2":
            for other in others:
                self.give(other, 2)
        if card == "WC" and self.rules["wc_rule"] == "discard_wilds":
            for held in self.in_order(filter(is_wild, self.hands[seat])):
                self.hands[seat].remove(held)
                self.discards.insert(0, held)
        if is_wild(card) or not self.rules["seven0"]:
            return set()
        if card[1:] == "0":
            old = list(self.hands)
            for place in self.seated:
                self.hands[self.after(place)] = old[place]
            return set(self.seated)
        if card[1:] == "7" and (named or not self.rules["seven_optional"]):
            other = int(named[1:]) - 1 if named else others[0]
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            return {seat, other}
        return set()

    def owe_call(self, seat: int, moved: set[int], called: bool) -> None:
        """Note who stands with a call, and who owes one."""
        self.called -= moved
        if called and len(self.hands[seat]) == 1:
            self.called.add(seat)
        owing = {seat}
        if moved and self.rules["uno_swap"] != "actor":
            owing = moved if self.rules["uno_swap"] == "holders" else set()
        if self.rules["uno_required"]:
            alone = {other for other in owing if len(self.hands[other]) == 1}
            self.exposed |= alone - self.called

    # --- the end ---

    def side(self, seat: int) -> int:
        return seat % 2 if self.rules["teams"] else seat

    def count_pass(self, seat: int) -> None:
        self.passed.add(seat)
        if self.passed >= self.seated:
            self.block()
        else:
            self.begin(self.after(seat))

    def block(self) -> None:
        """End a round in which all have passed; the side with the lowest hands wins, if one has."""
        self.was_blocked = True
        sums = self.sums()
        sides = {self.side(seat): 0 for seat in sums}
        for seat in sums:
            sides[self.side(seat)] += sums[seat]
        lowest = [side for side in sides if sides[side] == min(sides.values())]
        if self.rules["blocked"] == "void" or len(lowest) > 1:
            self.finish(None)
        else:  # Open: of two partners, the one with the lower hand
            best = [seat for seat in sums if self.side(seat) == lowest[0]]
            self.finish(min(best, key=lambda seat: (sums[seat], seat)))

    def sums(self) -> dict[int, int]:
        return {seat: sum(map(value, self.hands[seat])) for seat in sorted(self.seated)}

    def finish(self, winner: int | None, *, deserted: bool = False) -> None:
        """End the round and add its points; a deserted one has none."""
        self.winner, self.phase, sums = winner, "over", self.sums()
        self.exposed.clear()
        self.called.clear()
        ours = None if winner is None else self.side(winner)
        added = dict.fromkeys(map(self.side, range(self.players)), 0)
        theirs = sum(sums[seat] for seat in sums if self.side(seat) != ours)
        own = sum(sums[seat] for seat in sums if self.side(seat) == ours)
        # Open: a round's points are the same where they are not what is added to the totals
        self.points = 0 if deserted or ours is None else theirs - own * self.was_blocked
        if deserted or (self.was_blocked and self.rules["blocked"] == "void"):
            pass
        elif self.rules["scoring"] in ("lowest", "elimination"):
            for seat in sums:
                if self.was_blocked or self.side(seat) != ours:
                    added[self.side(seat)] += sums[seat]
        elif ours is not None:
            added[ours] = self.points
        for seat in range(self.players):
            self.totals[seat] += added[self.side(seat)]
        self.end_match(added)

    def end_match(self, added: dict[int, int]) -> None:
        """End the match where the points, or their being the last one left, say so."""
        scoring, target = self.rules["scoring"], self.rules["target"]
        playing = self.present - self.eliminated
        full = {seat for seat in playing if self.totals[seat] >= target}
        if scoring == "single" or (scoring == "winner" and full):
            self.match_over, self.match_winner = True, self.winner
        elif scoring == "lowest" and full:
            least = min(self.totals[seat] for seat in playing)
            best = [seat for seat in sorted(playing) if self.totals[seat] == least]
            if len(set(map(self.side, best))) == 1:
                self.match_over, self.match_winner = True, best[0]
        elif scoring == "elimination":
            out = {seat for seat in full if added[seat] > 0}
            self.eliminated |= out if out != playing else set()
            playing = self.present - self.eliminated
            if len(playing) == 1:
                self.match_over, self.match_winner = True, min(playing)
