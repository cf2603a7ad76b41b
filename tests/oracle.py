"""A slow, obvious game by the rules' text, under any switches, to hold the kernel against.

Written from the rules alone, with lists of card texts, and nothing of the kernel's. Chance comes
from outside, so that both can be dealt the same. "Open:" marks how an open point is read here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Protocol

RANKS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2")
WILDS = ("W", "W4", "WT", "WS", "WC")
EXTRA_WILDS = {"classic108": [], "classic112": ["WS"] + ["WC"] * 3, "zelda": ["WT"] * 4}
BY_TRIFORCE = {"369": (), "wt": ("WT",), "anywild": ("WT", "W")}


class Chance(Protocol):
    """Where chance comes from: cards in a random order, and a number from 0 to count - 1."""

    def shuffle(self, cards: list[str]) -> list[str]: ...
    def below(self, count: int) -> int: ...


@dataclass
class Owed:
    """What the seat to act owes: a penalty (`two`, `four`), or the answer to a Triforce."""

    kind: str
    cards: int
    by: int
    bluff: bool = False
    stacked: bool = False
    skipped: bool = False  # a Skip has bounced the newest Draw Two


def is_wild(card: str) -> bool:
    return card[0] == "W"


def rank_of(card: str) -> str:
    return card if is_wild(card) else card[1:]


def card_of(text: str) -> str:
    """Return the card that an action's text plays."""
    return text.removeprefix("jump,").removesuffix("!").partition(">")[0]


def value(card: str) -> int:
    if is_wild(card):
        return 40 if card in ("WS", "WC") else 50
    return int(card[1]) if card[1].isdigit() else 20


class Oracle:
    """One match. Piles are lists, the top or next card last."""

    def __init__(self, rules: Mapping[str, Any], players: int, dealer: int, chance: Chance) -> None:
        self.rules = SimpleNamespace(**rules)
        self.stack = set(str(rules["stack"]).split(","))
        self.colors = "RAGB" if self.rules.edition == "zelda" else "RYGB"
        self.players, self.dealer, self.chance = players, dealer, chance
        self.totals, self.rounds = [0] * players, 0
        self.present = set(range(players))  # who has not left
        self.eliminated = set[int]()  # whom scoring=elimination has put out
        self.seated = set[int]()  # who is in the round
        self.false_callers, self.false_catchers = set[int](), set[int]()  # in this turn
        self.match_over, self.match_winner = False, None

    def deck(self) -> list[str]:
        colored = [color + rank for color in self.colors for rank in RANKS]
        twice = [card for card in colored if card[1:] != "0"]
        one = colored + twice + ["W"] * 4 + ["W4"] * 4 + EXTRA_WILDS[self.rules.edition]
        return self.in_order(one * self.rules.decks)

    def in_order(self, cards: Iterable[str]) -> list[str]:
        faces = [color + rank for color in self.colors for rank in RANKS]
        return sorted(cards, key=[*faces, *WILDS].index)

    def deal(self) -> None:
        """Shuffle and deal, one card at a time from the dealer's left."""
        self.seated, self.direction = self.present - self.eliminated, 1
        self.dealer = self.after(self.dealer) if self.rounds else self.dealer
        self.rounds += 1
        self.draw_pile, self.discards = self.chance.shuffle(self.deck()), []
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        for _ in range(self.rules.hand):
            for seat in self.from_left(self.dealer):
                self.hands[seat].append(self.draw_pile.pop())
        self.color, self.points, self.winner = "", 0, None
        self.exposed, self.called, self.passed = set[int](), set[int](), set[int]()
        self.jumpable = self.naming_passes = self.was_blocked = False
        self.begin(self.dealer, "open")

    def open(self) -> None:
        """Turn cards until one stands. Open: where none may, the last does, without effect."""
        rules, pile, left, ignored = self.rules, self.draw_pile, self.after(self.dealer), []
        while True:
            card = pile.pop()
            if rules.opening == "redraw" and not rank_of(card).isdigit() and pile:
                ignored.append(card)
            elif rules.opening == "apply" and card == "W4" and set(pile) - {"W4"}:
                pile.insert(self.chance.below(len(pile) + 1), card)
            else:
                break
        back = ignored if rules.opening_ignored == "shuffle_back" else []
        for passed_over in back:
            pile.insert(self.chance.below(len(pile) + 1), passed_over)
        self.discards = [card] if back else [*ignored, card]
        if is_wild(card):  # Open: a Wild Triforce under opening=apply only names a colour too
            return self.begin(left, "color")
        self.color, rank = card[0], rank_of(card) if rules.opening == "apply" else ""
        if rank == "R":
            self.direction = -1
            right = rules.opening_reverse == "right" and not self.reverse_skips()
            self.begin(self.after(self.dealer) if right else self.dealer)
        else:
            self.give(left, 2 if rank == "+2" else 0)
            self.begin(self.after(left) if rank in ("S", "+2") else left)

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
        self.declared, self.drawing_on, self.drawn = False, False, list[str]()
        if phase != "drawn":
            self.false_callers.clear()
            self.false_catchers.clear()

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
            self.called.discard(seat)  # a call dies when the hand grows
            self.exposed.discard(seat)
        return given

    def fits(self, card: str) -> bool:
        return is_wild(card) or card[0] == self.color or card[1:] == rank_of(self.discards[-1])

    def is_bluff(self, seat: int) -> bool:
        """Tell whether a Wild Draw Four of this seat would break its condition."""
        hand, match = self.hands[seat], self.rules.wd4_match
        wilds = () if match == "colour" else ("W", "WT", "WS", "WC")
        second = match == "colour_allwild" and hand.count("W4") > 1
        against = second or any(card[0] == self.color or card in wilds for card in hand)
        return against and self.rules.wd4 != "free"

    def is_barred(self, card: str) -> bool:
        """Tell whether no hand may end on a card. Open: nor on a Shuffle Hands that redeals."""
        number, drawing = rank_of(card).isdigit(), rank_of(card) in ("+2", "W4")
        barred = {"number": not number, "no_wild": is_wild(card), "no_draw": drawing}
        return barred.get(self.rules.finish, False)

    def layable(self, seat: int, cards: Iterable[str]) -> list[str]:
        """Leave out what this seat may not lay whatever is on top."""
        alone = len(self.hands[seat]) == 1
        strict = self.rules.wd4 == "strict" and self.is_bluff(seat)
        cards = [card for card in cards if not (alone and self.is_barred(card))]
        return [card for card in cards if not (strict and card == "W4")]

    def playable(self, seat: int, cards: Iterable[str]) -> list[str]:
        return self.layable(seat, filter(self.fits, cards))

    def fair(self, seat: int, cards: Iterable[str]) -> list[str]:
        """Return the playable cards that are no bluff: those that rules may make a duty."""
        bluff = self.is_bluff(seat)
        return [card for card in self.playable(seat, cards) if not (bluff and card == "W4")]

    def covers(self, card: str) -> bool:
        """Tell whether a card's twin adds to the penalty that it makes."""
        return ("44" if card == "W4" else "22") in self.stack

    def waits(self, card: str) -> bool:
        """Tell whether the next player may answer this draw card."""
        rules = self.rules
        if card == "W4":
            jumps = rules.jump and rules.jump_w4
            return bool(rules.wd4 == "bluff" or {"44", "24"} & self.stack or jumps)
        bounces = rules.skip_bounce or rules.reverse_bounce
        return bool({"22", "42"} & self.stack or rules.jump or bounces)

    def reverse_skips(self) -> bool:
        return len(self.seated) == 2 and bool(self.rules.two_rev == "skip")

    def legal(self, seat: int) -> set[str]:
        """Return the texts of all that is offered to a seat."""
        if self.phase == "over" or seat not in self.seated:
            return set()
        found = {f"catch,P{other + 1}" for other in self.exposed - {seat}}
        found |= {f"jump,{text}" for text in self.plays(seat, self.jumps(seat))}
        ahead = seat == self.turn and len(self.hands[seat]) == 2 and self.phase != "open"
        if seat in self.exposed or (ahead and not self.declared and self.rules.uno_required):
            found.add("uno")
        return found | self.turn_actions(seat) if seat == self.turn else found

    def plays(self, seat: int, cards: Iterable[str]) -> set[str]:
        found = set()
        for card in cards:
            if is_wild(card) and not (card == "WS" and self.rules.ws_colour == "after_deal"):
                found |= {f"{card}>{color.lower()}" for color in self.colors}
            elif self.rules.seven0 and rank_of(card) == "7" and len(self.hands[seat]) > 1:
                found |= {f"{card}>P{other + 1}" for other in self.seated - {seat}}
                found |= {card} if self.rules.seven_optional else set()
            else:
                found.add(card)
        return found

    def jumps(self, seat: int) -> list[str]:
        """Return the card that this seat may lay out of turn, if any."""
        top, answer = self.discards[-1] if self.discards else "", self.phase == "answer"
        if not (self.rules.jump and self.jumpable) or top not in self.hands[seat]:
            return []
        wild = is_wild(top) and not (top == "W4" and self.rules.jump_w4)
        forbidden = answer and self.rules.jump_on_penalty == "forbid"
        in_turn = seat == self.turn and (not answer or self.covers(top))
        return [] if wild or forbidden or in_turn else self.layable(seat, [top])

    def turn_actions(self, seat: int) -> set[str]:
        hand, always = self.hands[seat], self.rules.force == "always"
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
            if self.rules.force == "off" or not self.fair(seat, self.drawn):
                found.add("keep")
            return found
        found, able = self.plays(seat, self.playable(seat, hand)), bool(self.fair(seat, hand))
        if self.can_draw() and not (able and always):
            found.add("draw")
        if not self.can_draw() and not able:
            found.add("pass")
        return found

    def may_challenge(self) -> bool:
        owed, last = self.owed, self.rules.stack_challenge == "last"
        four = owed is not None and owed.kind == "four" and owed.by in self.seated
        return four and self.rules.wd4 == "bluff" and (last or not owed.stacked)

    def answers(self, card: str) -> bool:
        """Tell whether a card may be stacked on, or bounces, what is owed."""
        rank, same, stack = rank_of(card), card[0] == self.color, self.stack
        if self.owed.kind == "four":
            return (rank == "W4" and "44" in stack) or (rank == "+2" and same and "24" in stack)
        if rank in ("W4", "+2"):  # Open: 42 holds for a bounced Draw Two as 22 does
            return ("42" if rank == "W4" else "22") in stack
        if rank == "S":
            return bool(self.rules.skip_bounce) and (same or self.owed.skipped)
        return rank == "R" and bool(self.rules.reverse_bounce) and same

    def triforce_answers(self, seat: int) -> list[str]:
        wilds = BY_TRIFORCE[self.rules.tri_answer]
        asked = [self.color + rank for rank in ("3", "6", "9")]
        return self.layable(seat, [c for c in self.hands[seat] if c in asked or c in wilds])

    def allows(self, seat: int, text: str) -> bool:
        """Tell whether an action would be accepted, offered or not."""
        if text == "leave":
            return seat in self.present
        if self.phase == "over" or seat not in self.seated:
            return False
        legal, word = self.legal(seat), text.removesuffix("!")
        if word in legal:
            return word == text or card_of(word) in self.hands[seat]
        if text == "uno":  # Open: where no call is owed there are none, and no catches
            already = len(self.hands[seat]) <= (2 if seat == self.turn and self.declared else 1)
            return not already and seat not in self.false_callers and self.rules.uno_required
        if text.startswith("catch,P"):
            other = int(text.removeprefix("catch,P")) - 1
            wrong = other in self.seated - {seat} and seat not in self.false_catchers
            return wrong and self.rules.false_catch_penalty and self.rules.uno_required
        return len(self.seated) == 2 and any(found.startswith(word + ">P") for found in legal)

    def act(self, seat: int, text: str) -> bool:
        """Do what a text says, if the rules allow it."""
        if not self.allows(seat, text):
            return False
        word, _, rest = text.partition(",")
        if text == "leave":
            self.present.remove(seat)
            if seat in self.seated and self.phase != "over":
                self.remove(seat)
            self.seated.discard(seat)
        elif text == "open":
            self.open()
        elif word in ("uno", "catch"):
            self.call_or_catch(seat, int(rest[1:]) - 1 if rest else None)
        elif word == "colour":
            self.color = rest.upper()
            self.begin(self.after(seat) if self.naming_passes else seat)
            self.naming_passes = False
        else:
            self.jumpable = False
            self.exposed.clear()
            self.act_on_turn(seat, text)
        for other in sorted(self.seated):
            full = self.rules.mercy and len(self.hands[other]) >= self.rules.mercy
            if full and self.phase != "over":
                self.remove(other)
        return True

    def call_or_catch(self, seat: int, other: int | None) -> None:
        accused = seat if other is None else other
        if accused in self.exposed:
            self.exposed.remove(accused)
            self.called |= {seat} if other is None else set()
            self.give(accused, 0 if other is None else self.rules.uno_penalty)
        elif other is not None:
            self.false_catchers.add(seat)
            self.give(seat, self.rules.false_catch_penalty)
        elif "uno" in self.legal(seat):
            self.declared = True
        else:
            self.false_callers.add(seat)
            self.give(seat, self.rules.false_uno_penalty)

    def remove(self, seat: int) -> None:
        """Take a seat out of the round, its hand under the discards."""
        following = self.after(seat)
        self.discards = [*reversed(self.in_order(self.hands[seat])), *self.discards]
        self.hands[seat] = []
        for group in (self.seated, self.exposed, self.called):
            group.discard(seat)
        if len(set(map(self.side, self.seated))) == 1:
            self.finish(following, deserted=True)  # Open: of two partners, the one who is next
        elif seat == self.turn:
            self.begin(following, "color" if self.phase == "color" else "play")
            self.naming_passes = False

    def act_on_turn(self, seat: int, text: str) -> None:
        owed, following = self.owed, self.after(seat)
        if text == "take" and owed.kind == "triforce":
            return self.take_triforce(seat)
        if text == "pass":
            return self.count_pass(seat)
        self.passed.clear()
        if text == "draw":
            self.draw(seat)
        elif text == "keep":
            self.begin(following)
        elif text == "challenge" and owed.bluff:
            self.give(owed.by, owed.cards)
            self.begin(seat)
        elif text in ("take", "challenge"):
            self.give(seat, owed.cards + 2 * (text == "challenge"))
            self.begin(following)
        else:
            self.play(seat, text)

    def take_triforce(self, seat: int) -> None:
        drawn, after = self.give(seat, self.owed.cards), self.rules.tri_after
        self.passed = set() if drawn else self.passed
        if after == "free_turn":  # Open: even where nothing could be drawn
            self.begin(seat)
        elif not drawn:
            self.count_pass(seat)
        elif after == "play_drawn" and self.playable(seat, drawn):
            self.begin(seat, "drawn")
            self.drawn = drawn
        else:
            self.begin(self.after(seat))

    def draw(self, seat: int) -> None:
        rules, hand = self.rules, self.hands[seat]
        on = self.drawing_on
        if self.phase == "play":
            on = rules.dtm != "off" and (rules.dtm_on_choice or not self.fair(seat, hand))
        (card,) = self.give(seat, 1)
        while on and not self.fair(seat, [card]) and self.can_draw() and rules.dtm == "must":
            if rules.mercy and len(hand) >= rules.mercy:
                break
            (card,) = self.give(seat, 1)
        on = on and not self.fair(seat, [card]) and self.can_draw() and rules.dtm == "may"
        if on or (self.playable(seat, [card]) and not rules.draw_pass):
            self.begin(seat, "drawn")
            self.drawn, self.drawing_on = [card], on
        else:
            self.begin(self.after(seat))

    def play(self, seat: int, text: str) -> None:
        jumped, called = text.startswith("jump,"), text.endswith("!")
        card, named = card_of(text), text.rstrip("!").partition(">")[2]
        ahead, hand, rank = self.declared and seat == self.turn, self.hands[seat], rank_of(card)
        bounced = self.phase == "answer" and not jumped and rank in ("S", "R")
        owed = self.new_owed(seat, card, jumped)
        hand.remove(card)
        self.discards.append(card)
        self.color = named.upper() if is_wild(card) else card[0]
        goes_out = not hand and not (card == "WS" and self.rules.ws_last == "redeal")
        if rank == "R" and (bounced or jumped == goes_out):
            self.direction = -self.direction  # jumped: undone, turned anew; as last card not turned
        victim = self.after(seat)
        if goes_out:
            self.give(victim, self.last_draw(victim, owed))
            return self.finish(seat)
        self.jumpable = not bounced
        moved = self.move_hands(seat, card, named)
        again = rank == "0" and self.rules.seven0 and self.rules.zero_again
        if owed and not (bounced or card == "WT" or self.waits(card)):
            self.give(victim, owed.cards)
            self.begin(self.after(victim))
        elif owed:
            self.begin(victim, "triforce" if card == "WT" else "answer", owed)
        elif card == "WS" and self.rules.ws_colour == "after_deal":
            self.begin(seat, "color")
            self.naming_passes = True
        elif again or (card == "WC" and self.rules.wc_rule == "play_again"):
            self.begin(seat)
        elif rank == "S" or (rank == "R" and self.reverse_skips()):
            self.begin(self.after(victim))
        else:
            self.begin(victim)
        if not self.hands[seat]:
            return self.finish(seat)
        self.owe_call(seat, moved, called or ahead)
        if called and len(self.hands[seat]) > 1 and self.rules.uno_required:
            self.give(seat, self.rules.false_uno_penalty)

    def new_owed(self, seat: int, card: str, jumped: bool) -> Owed | None:
        """Return what the next player will owe for a card that is about to be laid."""
        before, own = self.owed, {"+2": 2, "W4": 4}.get(rank_of(card), 0)
        if card == "WT":
            chain = before.cards + int(self.rules.tri_chain_add) if before else 3
            return Owed("triforce", chain, seat)
        adds = self.phase == "answer" and (not jumped or self.covers(card))
        if not own and not adds:
            return None
        skipped = adds and (rank_of(card) == "S" or (not own and before.skipped))
        bluff = card == "W4" and self.is_bluff(seat)
        cards = own + (before.cards if adds else 0)
        return Owed("four" if own == 4 else "two", cards, seat, bluff, adds, skipped)

    def last_draw(self, victim: int, owed: Owed | None) -> int:
        """Return how many cards the next player draws for a last card."""
        draws = bool(self.rules.last_draw)  # Open: without it nobody draws for a bounce either
        if owed and owed.kind == "triforce":
            unable = not self.triforce_answers(victim)
            draws = bool(self.rules.tri_last == "draw_if_unable") and unable
        return owed.cards if owed and draws else 0

    def move_hands(self, seat: int, card: str, named: str) -> set[int]:
        """Do what a card does to hands but a penalty; return the seats with another hand."""
        rules, hands, places = self.rules, self.hands, self.from_left(seat)
        if card == "WS":
            pool = [held for place in sorted(places) for held in self.in_order(hands[place])]
            shuffled = self.chance.shuffle(pool)
            for number, place in enumerate(places):
                hands[place] = shuffled[number :: len(places)]
            return set(places)
        if card == "WC" and rules.wc_rule == "others_draw_2":
            for other in places[:-1]:
                self.give(other, 2)
        if card == "WC" and rules.wc_rule == "discard_wilds":
            for held in self.in_order(filter(is_wild, hands[seat])):
                hands[seat].remove(held)
                self.discards.insert(0, held)
        if rules.seven0 and rank_of(card) == "0":
            self.hands = list(hands)
            for place in places:
                self.hands[self.after(place)] = hands[place]
            return set(places)
        if rules.seven0 and rank_of(card) == "7" and (named or not rules.seven_optional):
            other = int(named[1:]) - 1 if named else places[0]
            hands[seat], hands[other] = hands[other], hands[seat]
            return {seat, other}
        return set()

    def owe_call(self, seat: int, moved: set[int], called: bool) -> None:
        """Note who stands with a call, and who owes one."""
        self.called -= moved
        if called and len(self.hands[seat]) == 1:
            self.called.add(seat)
        owing = {"actor": {seat}, "holders": moved, "none": set()}[self.rules.uno_swap]
        owing = owing if moved else {seat}
        if self.rules.uno_required:
            self.exposed |= {who for who in owing if len(self.hands[who]) == 1} - self.called

    def side(self, seat: int) -> int:
        return seat % 2 if self.rules.teams else seat

    def sums(self) -> dict[int, int]:
        return {seat: sum(map(value, self.hands[seat])) for seat in sorted(self.seated)}

    def count_pass(self, seat: int) -> None:
        """Pass on; when all have passed, the side with the lowest hands wins, if there is one."""
        self.passed.add(seat)
        if not self.passed >= self.seated:
            return self.begin(self.after(seat))
        self.was_blocked = True
        sums, sides = self.sums(), dict.fromkeys(map(self.side, self.seated), 0)
        for other in sums:
            sides[self.side(other)] += sums[other]
        lowest = [side for side in sides if sides[side] == min(sides.values())]
        best = [other for other in sums if self.side(other) == lowest[0]]
        is_void = self.rules.blocked == "void" or len(lowest) > 1
        self.finish(None if is_void else min(best))  # Open: the first of two partners

    def finish(self, winner: int | None, *, deserted: bool = False) -> None:
        """End the round and add its points; a deserted one has none."""
        self.winner, self.phase, sums = winner, "over", self.sums()
        self.exposed.clear()
        self.called.clear()
        ours = None if winner is None else self.side(winner)
        theirs = sum(sums[seat] for seat in sums if self.side(seat) != ours)
        own = sum(sums.values()) - theirs if self.was_blocked else 0
        # Open: a round's points are the same where they are not what is added to the totals
        self.points = 0 if deserted or ours is None else theirs - own
        added = dict.fromkeys([ours, *map(self.side, range(self.players))], 0)
        if self.rules.scoring in ("winner", "single"):
            added[ours] = self.points
        elif not deserted and not (self.was_blocked and self.rules.blocked == "void"):
            for seat in sums:
                if self.was_blocked or self.side(seat) != ours:
                    added[self.side(seat)] += sums[seat]
        for seat in range(self.players):
            self.totals[seat] += added[self.side(seat)]
        self.end_match(added)

    def end_match(self, added: dict[int, int]) -> None:
        """End the match where the points, or their being the last one left, say so."""
        scoring, playing = self.rules.scoring, self.present - self.eliminated
        full = {seat for seat in playing if self.totals[seat] >= self.rules.target}
        best = {self.winner}
        if scoring == "lowest":
            least = min(self.totals[seat] for seat in playing)
            best = {seat for seat in playing if self.totals[seat] == least}
        elif scoring == "elimination":
            out = {seat for seat in full if added[seat] > 0}
            self.eliminated |= out if out != playing else set()
            best = self.present - self.eliminated
        elif scoring == "single":  # Open: one that nobody has won is played again
            full = best - {None}
        if (full or scoring == "elimination") and len(set(map(self.side, best))) == 1:
            self.match_over, self.match_winner = True, min(best)
