"""The kernel against a slow, obvious game by the rules' text (tests/oracle.py), step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from functools import lru_cache, partial
from typing import Any

import numpy as np

from proofs.processes import WORKERS, side_by_side
from proofs.rulesets import random_rules
from tests.oracle import RANKS, Oracle
from wildpile.cards import EDITIONS, face_text, parse_face
from wildpile.errors import IllegalAction, NotationError, RulesError
from wildpile.game.actions import Action
from wildpile.game.match import Match
from wildpile.game.round import Round
from wildpile.kernel import piles, rng
from wildpile.kernel.layout import new_state
from wildpile.notation.position import parse_position
from wildpile.rules import Ruleset
from wildpile.rulescode import SETTLED

FACES = range(57)
CARDS = {gold: [face_text(face, gold=gold) for face in FACES] for gold in (False, True)}
RANK_OF = {card: face for gold in CARDS for face, card in enumerate(CARDS[gold])}
WORDS = ("draw", "keep", "take", "challenge", "pass", "uno", "open")
DULL = ("draw", "keep", "take")


class KernelChance:
    """The kernel's random numbers, under a generator of its own seeded alike."""

    def __init__(self, seed: int, gold: bool) -> None:
        self.state: Any = new_state()
        self.gold = gold
        rng.seed_simulation(self.state, np.uint64(seed))

    def shuffle(self, cards: list[str]) -> list[str]:
        faces = np.array([parse_face(card) for card in cards], np.uint8)
        piles.shuffle(self.state, faces, len(faces))
        return [face_text(int(face), gold=self.gold) for face in faces]

    def below(self, count: int) -> int:
        return int(rng.below(self.state, count))


def seats_in(mask: int) -> set[int]:
    return {seat for seat in range(10) if mask >> seat & 1}


def from_kernel(match: Match) -> dict[str, Any]:
    """Return all that both know, as the kernel has it."""
    round_, gold, seats = match.round, match.rules.gold, range(match.players)
    state = dict(zip(match.state.dtype.names, match.state.item(), strict=True))
    cards, phase = CARDS[gold], round_.phase
    hands = [[cards[face] for face in np.repeat(FACES, state["hands"][seat])] for seat in seats]
    return {
        "phase": phase,
        "hands": hands,
        "draw pile": [cards[face] for face in state["draw_pile"][: state["draw_count"]]],
        "discards": [cards[face] for face in state["discard_pile"][: state["discard_count"]]],
        "direction": state["direction"],
        "turn": None if phase == "over" else state["turn"],
        "color": "" if state["color"] < 0 else ("RAGB" if gold else "RYGB")[state["color"]],
        "exposed": seats_in(state["exposed"]),
        "called": seats_in(state["called"]),
        "declared": phase != "over" and bool(state["declared"]),
        "owed": state["pending"] if phase in ("answer", "triforce") else 0,
        "gone": set(seats) - seats_in(state["seated"]),
        "present": seats_in(state["present"]),
        "eliminated": seats_in(state["eliminated"]),
        "winner": round_.winner,
        "points": state["points"],
        "totals": [int(total) for total in state["totals"][: match.players]],
        "match": (match.is_over, match.winner),
        "legal": [sorted(offered(round_, seat)) for seat in seats],
    }


def offered(round_: Round, seat: int) -> list[str]:
    """Return the texts of what the kernel offers to a seat."""
    return [
        action_text(action, round_.rules, seat, round_.players) for action in round_.legal(seat)
    ]


@lru_cache(maxsize=100_000)
def action_text(action: Action, rules: Ruleset, seat: int, players: int) -> str:
    return action.text(rules, seat, players)


def from_oracle(oracle: Oracle) -> dict[str, Any]:
    """Return all that both know, as the oracle has it."""
    seats, is_over = range(oracle.players), oracle.phase == "over"
    return {
        "phase": oracle.phase,
        "hands": [sorted(hand, key=RANK_OF.__getitem__) for hand in oracle.hands],
        "draw pile": oracle.draw_pile,
        "discards": oracle.discards,
        "direction": oracle.direction,
        "turn": None if is_over else oracle.turn,
        "color": oracle.color,
        "exposed": oracle.exposed,
        "called": oracle.called,
        "declared": not is_over and oracle.declared,
        "owed": oracle.owed.cards if oracle.owed and not is_over else 0,
        "gone": set(seats) - oracle.seated,
        "present": oracle.present,
        "eliminated": oracle.eliminated,
        "winner": oracle.winner,
        "points": oracle.points,
        "totals": oracle.totals,
        "match": (oracle.match_over, oracle.match_winner),
        "legal": [sorted(oracle.legal(seat)) for seat in seats],
    }


class Duel:
    """One match played by both, with all they know held side by side after each step."""

    def __init__(self, rules: Ruleset, players: int, seed: int) -> None:
        self.rules, self.seed = rules, seed
        dealer = seed % players
        self.match = Match.new(rules, players, seed=seed, dealer=dealer)
        self.oracle = Oracle(asdict(rules), players, dealer, KernelChance(seed, rules.gold))
        self.told: list[str] = []
        self.done: Counter[str] = Counter()

    def deal(self) -> None:
        """Deal the next round in both and turn the opening card."""
        self.told.append("deal")
        self.match.deal()
        self.oracle.deal()
        self.oracle.act(self.oracle.turn, "open")
        self.compare()

    def set_up(self, random: np.random.Generator) -> None:
        """Begin in both with few cards, so that piles run dry and rounds are blocked."""
        oracle, players = self.oracle, self.oracle.players
        oracle.deal()
        cards = [str(card) for card in random.permutation(oracle.deck())]
        if random.integers(2):  # a table with many wilds
            cards.sort(key=lambda card: card[0] == "W" and int(random.integers(2)))
        for seat in range(players):
            oracle.hands[seat] = [cards.pop() for _ in range(int(random.integers(1, 5)))]
        oracle.draw_pile = [cards.pop() for _ in range(int(random.integers(4)))]
        top = next(card for card in cards if card[0] != "W")
        cards.remove(top)
        oracle.discards = [*(cards.pop() for _ in range(int(random.integers(3)))), top]
        oracle.color, oracle.direction = top[0], int(random.choice([1, -1]))
        oracle.begin(int(random.integers(players)))
        oracle.chance = KernelChance(self.seed, self.rules.gold)
        hands = (f"P{seat + 1}[{' '.join(oracle.hands[seat])}]" for seat in range(players))
        text = (
            f"{' '.join(hands)}; top {top}; draw {' '.join(oracle.draw_pile[::-1]) or '-'}; "
            f"dir {'+' if oracle.direction > 0 else '-'}; turn P{oracle.turn + 1}"
        )
        if oracle.discards[:-1]:
            text += f"; disc {' '.join(oracle.discards[:-1])}"
        self.told.append(f"({text})")
        self.match = Match(self.rules, parse_position(text, self.rules, seed=self.seed).state)
        self.compare()

    def may_deal(self) -> bool:
        """Tell whether another round may be dealt."""
        enough = len(self.oracle.present - self.oracle.eliminated) > 1
        return enough and self.oracle.phase == "over" and not self.oracle.match_over

    def act(self, seat: int, text: str) -> bool:
        """Let both do an action, or refuse it; tell which."""
        self.told.append(f"P{seat + 1}:{text}")
        before, piles_before = self.match.round.to_bytes(), len(self.oracle.discards)
        try:
            if text == "leave":
                events = self.match.leave(seat)
            else:
                events = self.match.play(seat, self.match.round.parse(seat, text))
            refused = None
        except (IllegalAction, NotationError) as error:
            refused = error.code
            assert self.match.round.to_bytes() == before, self.report("a refusal changed something")
        accepted = self.oracle.act(seat, text)
        assert accepted == (refused is None), self.report(
            f"kernel: {refused or 'accepted'}, oracle: {'accepted' if accepted else 'refused'}"
        )
        self.done["decisions" if accepted else "refusals"] += 1
        if accepted:
            kind = text.rstrip("!").partition(">")[0]
            self.done["jump" if kind.startswith("jump,") else kind.partition(",")[0]] += 1
            self.done["reshuffle"] += len(self.oracle.discards) < piles_before
            self.done["blocked"] += any(event.type == "blocked" for event in events)
            self.done["eliminated"] += any(event.type == "eliminated" for event in events)
            self.done["round"] += self.match.round.is_over
            self.done["match"] += self.match.is_over
            self.compare()
        return accepted

    def compare(self) -> None:
        """Hold everything that both know side by side."""
        kernel, oracle = from_kernel(self.match), from_oracle(self.oracle)
        if kernel != oracle:
            differing = [
                f"{key}: kernel {kernel[key]}, oracle {oracle[key]}"
                for key in kernel
                if kernel[key] != oracle[key]
            ]
            raise AssertionError(self.report("\n  ".join(differing)))

    def report(self, what: str) -> str:
        """Say what differs, and how to come there."""
        return (
            f"{self.rules.edition} {self.rules.text}, {self.oracle.players} players, "
            f"seed {self.seed}:\n  {what}\n  after {' '.join(self.told[-12:])}\n"
            f"  in {self.match.round!r}"
        )


def any_text(oracle: Oracle, seat: int, random: np.random.Generator) -> str:
    """Return some action's text, more often of a card in hand than not; most are illegal."""

    def one(things: Any) -> Any:
        return things[int(random.integers(len(things)))]

    def card() -> str:
        hand = oracle.hands[seat]
        if hand and random.integers(3):
            return str(one(hand))
        wilds = [text for text in set(oracle.deck()) if text[0] == "W"]
        return str(one([one(oracle.colors) + one(RANKS), one(sorted(wilds)), oracle.discards[-1]]))

    def play() -> str:
        text = card()
        if text[0] == "W" and random.integers(8):
            text += ">" + one(oracle.colors).lower()
        elif text[1:] == "7" and random.integers(2) and len(oracle.hands[seat]) > 1:
            text += f">P{int(random.integers(oracle.players)) + 1}"
        return text + "!" * int(random.integers(3) == 0)

    kinds: list[Callable[[], str]] = [
        play,
        play,
        lambda: f"jump,{play()}",
        lambda: str(one(WORDS)),
        lambda: f"catch,P{int(random.integers(oracle.players)) + 1}",
        lambda: f"colour,{one(oracle.colors).lower()}",
    ]
    return str(one(kinds)())


def choose(oracle: Oracle, eager: bool, random: np.random.Generator) -> tuple[int, str]:
    """Choose a seat and a text that the oracle offers; the eager draw only when they must."""
    seat = oracle.turn
    if random.integers(3) == 0:
        other = int(random.integers(oracle.players))
        seat = other if oracle.legal(other) else seat
    legal = sorted(oracle.legal(seat))
    if eager and len(legal) > 1 and random.integers(16):
        legal = [text for text in legal if text not in DULL] or legal
    text = legal[int(random.integers(len(legal)))]
    card = text.removeprefix("jump,").partition(">")[0]
    return seat, text + "!" * (card in oracle.hands[seat] and int(random.integers(3)) == 0)


def play_match(
    rules: Ruleset, players: int, seed: int, rounds: int, most: int, *, few: bool = False
) -> Counter[str]:
    """Play rounds of at most so many decisions in both; return what was done, and how often.

    Everybody tries what is not offered; every third table leaves. `few` cards: only one round.
    """
    random = np.random.default_rng(seed)
    eager = bool(random.integers(4))
    leaving = random.integers(3) == 0
    duel = Duel(rules, players, seed)
    for _ in range(rounds):
        if few:
            duel.set_up(random)
        else:
            duel.deal()
        for _ in range(most):
            if duel.oracle.phase == "over":
                break
            if random.integers(3) == 0:
                seat = int(random.integers(players))
                duel.act(seat, any_text(duel.oracle, seat, random))
            elif leaving and random.integers(60) == 0:
                duel.act(int(random.integers(players)), "leave")
            else:
                duel.act(*choose(duel.oracle, eager, random))
        if leaving and duel.match.is_round_over:
            duel.act(int(random.integers(players)), "leave")
        if few or not duel.may_deal():
            break
    return duel.done


def lively_rules(random: np.random.Generator, players: int) -> Ruleset:
    """Return rules with random switches under which matches end, and mercy is felt.

    A switch that no release has settled yet is left alone: the oracle is told of it then.
    """
    rules = random_rules(random, players, keys=SETTLED)
    lively: list[tuple[str, int]] = [("target", int(random.integers(1, 300))), ("jump", 1)]
    lively += [("mercy", max(8, rules.hand + int(random.integers(1, 9)))), ("seven0", 1)]
    lively += [("hand", int(random.integers(1, 4))), ("decks", 2)]
    for key, value in lively:
        if random.integers(3):
            continue
        with suppress(RulesError):
            rules = rules.replace(**{key: value})
    return rules


def play_one(seed: int) -> Counter[str]:
    """Play a match by random switches, every fourth by an edition's own, of 2 to 10 players."""
    players = 4 if seed % 5 == 4 else 2 + seed % 9
    rules = lively_rules(np.random.default_rng(seed), players)
    if seed % 4 == 3:
        rules = Ruleset.of(EDITIONS[seed % 3])
    if seed % 3:
        return play_match(rules, players, seed, rounds=4, most=600)
    return sum(
        (play_match(rules, players, seed + i, 1, 200, few=True) for i in range(8)), Counter()
    )


def agree_share(index: int, seed: int) -> Counter[str]:
    """Play match number `index`. Raises `AssertionError` where the two do not agree."""
    try:
        return play_one(seed + index)
    except Exception as error:
        raise AssertionError(f"match {index} of seed {seed}: {error!r}") from error


def agree(matches: int, seed: int, workers: int = WORKERS) -> Counter[str]:
    """Play so many matches in both; return what was done, and how often."""
    return sum(
        side_by_side(partial(agree_share, seed=seed), range(matches), workers), Counter[str]()
    )
