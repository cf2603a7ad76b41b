"""The kernel against a slow, obvious game by the official rules (tests/oracle.py), step by step."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import numpy as np

from proofs.processes import WORKERS, side_by_side
from tests.oracle import Oracle
from wildpile.cards import EDITIONS, face_text, parse_face
from wildpile.game.match import Match
from wildpile.game.round import Round
from wildpile.kernel import piles, rng
from wildpile.kernel.layout import new_state
from wildpile.rules import Ruleset


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


def texts(faces: list[int], gold: bool) -> list[str]:
    return [face_text(face, gold=gold) for face in faces]


def compare(round_: Round, oracle: Oracle) -> None:
    """Hold everything that both know side by side."""
    gold, seats = round_.rules.gold, range(round_.players)
    assert round_.phase == oracle.phase
    for seat in seats:
        assert Counter(texts(round_.hand(seat), gold)) == Counter(oracle.hands[seat])
    assert texts(round_.draw_pile[::-1], gold) == oracle.draw_pile
    assert texts(round_.discards, gold) == oracle.discards
    assert round_.direction == oracle.direction
    if oracle.phase != "over":
        assert round_.turn == oracle.turn
    color = "" if round_.color is None else oracle.colors[round_.color]
    assert color == oracle.color
    assert {seat for seat in seats if round_.is_exposed(seat)} == oracle.exposed
    assert {seat for seat in seats if round_.has_called(seat)} == oracle.called
    assert round_.winner == oracle.winner
    assert round_.totals == oracle.totals
    for seat in seats:
        legal = [round_.text(seat, action) for action in round_.legal(seat)]
        assert len(set(legal)) == len(legal)
        assert set(legal) == oracle.legal(seat)


def choose(oracle: Oracle, eager: bool, random: np.random.Generator) -> tuple[int, str]:
    """Choose a seat and a text that the oracle offers; the eager draw only when they must."""
    seat = oracle.turn
    if random.integers(5) == 0:
        other = int(random.integers(oracle.players))
        seat = other if oracle.legal(other) else seat
    legal = sorted(oracle.legal(seat))
    if eager and len(legal) > 1:
        legal = [text for text in legal if text not in ("draw", "keep")] or legal
    text = legal[int(random.integers(len(legal)))]
    is_play = text.partition(">")[0] in oracle.hands[seat]
    return seat, text + "!" * (is_play and int(random.integers(3)) == 0)


def play_match(
    edition: str, players: int, seed: int, rounds: int, most: int, *, eager: bool
) -> Counter[str]:
    """Play rounds of at most so many decisions in both; return what was done, and how often."""
    rules, random = Ruleset.of(edition), np.random.default_rng(seed)
    dealer = seed % players
    match = Match.new(rules, players, seed=seed, dealer=dealer)
    oracle = Oracle(edition, players, dealer, KernelChance(seed, rules.gold))
    done: Counter[str] = Counter()
    for _ in range(rounds):
        match.deal()
        oracle.deal()
        oracle.act(oracle.turn, "open")
        round_ = match.round
        compare(round_, oracle)
        for _ in range(most):
            if round_.is_over:
                break
            seat, text = choose(oracle, eager, random)
            before = len(oracle.discards)
            told = match.play(seat, round_.parse(seat, text))
            oracle.act(seat, text)
            done[text.partition(">")[0].partition(",")[0].rstrip("!")] += 1
            done["decisions"] += 1
            done["reshuffle"] += len(oracle.discards) < before
            done["blocked"] += any(event.type == "blocked" for event in told)
            compare(round_, oracle)
        if match.is_over or not round_.is_over:
            break
    return done


def agree_share(index: int, seed: int) -> Counter[str]:
    """Play match number `index`: 108 go through the editions, 2 to 10 players, a fourth at random.

    Raises `AssertionError` with the match where the two do not agree.
    """
    edition, players = EDITIONS[index % 3], 2 + index // 3 % 9
    try:
        return play_match(edition, players, seed + index, rounds=2, most=2000, eager=index % 4 != 3)
    except Exception as error:
        raise AssertionError(
            f"match {index} of seed {seed}, {edition}, {players} players: {error!r}"
        ) from error


def agree(matches: int, seed: int, workers: int = WORKERS) -> Counter[str]:
    """Play so many matches of two rounds; return what was done, and how often."""
    return sum(
        side_by_side(partial(agree_share, seed=seed), range(matches), workers), Counter[str]()
    )
