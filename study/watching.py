"""Rounds looked at move by move, for what simulations do not count."""

from __future__ import annotations

from dataclasses import dataclass

from study.figures import Figure, share
from wildpile.bots.levels import Level, decide, new_rng
from wildpile.cards import COLORED_FACES, DRAW_TWO, RANKS, WILD_DRAW_FOUR
from wildpile.game.match import Match
from wildpile.kernel.policies import PLAY_IF_ABLE
from wildpile.rules import parse_rules

ABLE = Level("play_if_able", PLAY_IF_ABLE, forgets=0, remembers=0, notices=0)
PENALTIES = ("draw_two", "draw_four", "challenge", "last_card")


@dataclass(frozen=True, slots=True)
class Seen:
    """What was seen in some rounds of players who play if able."""

    rounds: int
    turns: int  # that began with nothing owed
    able: int  # of these, with a card that could be played
    chains: tuple[int, ...]  # the longest chain of draw cards of each round

    def able_share(self) -> Figure:
        """The share of turns that begin with a card to play."""
        return share(self.able, self.turns)

    def chain_share(self, length: int) -> Figure:
        """The share of rounds with a chain of so many draw cards."""
        return share(sum(chain >= length for chain in self.chains), self.rounds)


def watch(text: str, players: int, rounds: int, seed: int) -> Seen:
    """Play rounds and look at each move."""
    rules = parse_rules("classic108", text)
    turns = able = 0
    chains = []
    for item in range(rounds):
        match = Match.new(rules, players, seed=seed + item, dealer=item % players)
        rng = new_rng(seed + item)
        match.deal()
        chain = longest = 0
        while not match.round.is_over:
            seat = match.round.turn
            obs = match.round.observe(seat)
            if match.round.phase == "play":
                turns += 1
                able += int(obs.faces) != 0
            for event in match.round.push(seat, decide(ABLE, obs, rng)):
                if event.type == "played" and is_draw_card(event.face):
                    chain += 1
                    longest = max(longest, chain)
                elif event.type == "drew" and event.cause in PENALTIES:
                    chain = 0
        chains.append(longest)
    return Seen(rounds, turns, able, tuple(chains))


def is_draw_card(face: int | None) -> bool:
    """Tell whether a face is a Draw Two or a Wild Draw Four."""
    if face is None:
        return False
    return face == WILD_DRAW_FOUR or (face < COLORED_FACES and face % RANKS == DRAW_TWO)
