"""A match: rounds to the target, the deal, snapshots; and refusals that tell no hand."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.notation.play import VARIANTS, choose, walk
from wildpile.cards import deck, face_text
from wildpile.errors import IllegalAction, NotationError, RulesError
from wildpile.game.actions import ALL_ACTIONS
from wildpile.game.match import Match
from wildpile.rules import Ruleset

C108 = Ruleset.of("c108")


def finish_round(match: Match, chance: random.Random) -> None:
    """Play a round out, by playable cards where there are any."""
    while not match.is_round_over:
        legal = match.round.legal(match.round.turn)
        plays = [action for action in legal if action.is_play]
        match.play(match.round.turn, chance.choice(plays or legal))


def test_rounds_are_dealt_until_somebody_has_500_points() -> None:
    chance = random.Random(1)
    match = Match.new(C108, 3, seed=1, dealer=0)
    totals, dealers = [0, 0, 0], []
    while not match.is_over:
        match.deal()
        dealers.append(match.round.dealer)
        finish_round(match, chance)
        gained = match.round.state.gained[:3].tolist()
        totals = [total + more for total, more in zip(totals, gained, strict=True)]
        assert match.totals == totals
    assert max(totals) >= 500
    assert match.winner == totals.index(max(totals))
    assert dealers == [number % 3 for number in range(match.round_number)]
    with pytest.raises(IllegalAction):
        match.deal()


def test_who_is_eliminated_is_dealt_no_more_hands() -> None:
    chance = random.Random(1)
    match = Match.new(Ruleset.of("c108", scoring="elimination", target=60), 4, seed=1)
    gone: set[int] = set()
    while not match.is_over:
        match.deal()
        assert {seat for seat in range(4) if match.round.counts[seat] == 0} == gone
        finish_round(match, chance)
        gained = match.round.state.gained[:4].tolist()
        over = {seat for seat in range(4) if gained[seat] and match.totals[seat] >= 60}
        gone |= over if over | gone != {0, 1, 2, 3} else set()
    assert len(gone) == 3
    assert match.winner not in gone


def test_every_round_begins_clockwise_and_tells_what_it_alone_was_worth() -> None:
    chance = random.Random(2)
    match = Match.new(C108, 4, seed=2)
    ended = set()
    while not match.is_over:
        turned = any(event.type == "reversed" for event in match.deal())
        assert match.round.direction == (-1 if turned else 1)
        told = []
        while not match.is_round_over:
            legal = match.round.legal(match.round.turn)
            plays = [action for action in legal if action.is_play]
            told += match.play(match.round.turn, chance.choice(plays or legal))
        ended.add(match.round.direction)
        (over,) = [event for event in told if event.type == "round_over"]
        assert over.points == max(match.round.state.gained[:4])
    assert ended == {1, -1}


def test_the_deal_passes_over_a_seat_that_left() -> None:
    match = Match.new(C108, 3, seed=1, dealer=0)
    match.deal()
    match.leave(1)
    finish_round(match, random.Random(1))
    match.deal()
    assert match.round.dealer == 2
    assert match.round.counts[1] == 0


@pytest.mark.parametrize("hand", [1, 5, 15])
def test_each_seat_is_dealt_the_hand_of_the_rules(hand: int) -> None:
    rules = Ruleset.of("c108", hand=hand)
    match = Match.new(rules, 4, seed=3, dealer=0)
    dealt = [event for event in match.deal() if event.type == "dealt"]
    assert [(event.seat, event.count) for event in dealt] == [
        (1, hand),
        (2, hand),
        (3, hand),
        (0, hand),
    ]


def test_no_round_is_dealt_into_another() -> None:
    match = Match.new(C108, 2, seed=1)
    match.deal()
    with pytest.raises(IllegalAction):
        match.deal()


def test_hands_that_the_deck_cannot_deal_are_refused() -> None:
    with pytest.raises(RulesError) as caught:
        Match.new(Ruleset.of("c108", hand=15), 8, seed=1)
    assert caught.value.code == "rules/players"


@pytest.mark.parametrize("new", [{"seed": 9}, {"key": bytes(range(32))}])
def test_a_snapshot_plays_on_as_the_match_itself(new: dict[str, Any]) -> None:
    match = Match.new(C108, 3, **new)
    match.deal()
    again = Match.from_bytes(C108, match.to_bytes())
    assert again == match
    assert again.digest() == match.digest()
    one, other = random.Random(2), random.Random(2)
    for _ in range(2):
        finish_round(match, one)
        finish_round(again, other)
        assert again.digest() == match.digest()
        if match.is_over:
            break
        assert match.deal() == again.deal()


def test_a_snapshot_is_bound_to_its_rules_and_whole() -> None:
    match = Match.new(C108, 2, seed=1)
    data = match.to_bytes()
    for rules, damaged in (
        (Ruleset.of("c108", target=100), data),
        (C108, data[:-1]),
        (C108, data[:-1] + bytes([data[-1] ^ 1])),
        (C108, b"x" + data[1:]),
    ):
        with pytest.raises(NotationError) as caught:
            Match.from_bytes(rules, damaged)
        assert caught.value.code == "notation/bad_snapshot"


def test_the_digest_changes_with_every_action() -> None:
    match = Match.new(C108, 2, seed=1, dealer=0)
    match.deal()
    digests = {match.digest()}
    chance = random.Random(4)
    for _ in range(5):
        match.play(match.round.turn, chance.choice(match.round.legal(match.round.turn)))
        digests.add(match.digest())
    assert len(digests) == 6


@given(st.sampled_from(VARIANTS), st.integers(2, 6), st.integers(0, 2**32))
def test_cards_are_conserved_and_somebody_can_always_act(
    rules: Ruleset, players: int, seed: int
) -> None:
    for round_ in walk(rules, players, seed):
        state = round_.state
        cards = sum(round_.counts) + round_.draw_count + int(state.discard_count)
        assert cards == sum(deck(rules.edition, rules.decks))
        if not round_.is_over:
            assert round_.legal(round_.turn)


@given(st.sampled_from(VARIANTS), st.integers(2, 4), st.integers(0, 2**32))
def test_a_refusal_names_no_card_but_the_top_and_the_one_tried(
    rules: Ruleset, players: int, seed: int
) -> None:
    chance = random.Random(seed)
    for round_ in walk(rules, players, seed, 20):
        before = round_.to_bytes()
        for action in chance.sample(ALL_ACTIONS, 12):
            seat = chance.randrange(players)
            if round_.refusal(seat, action) is None:
                continue
            with pytest.raises(IllegalAction) as caught:
                round_.play(seat, action)
            told = caught.value.message.replace("P", " P").replace("/", " ").replace(">", " ")
            words = {word.strip('";:,.()[]') for word in told.split()}
            named = {face_text(face, gold=rules.gold) for face in range(57)} & words
            tried = {
                face_text(face, gold=rules.gold)
                for face in (action.face, round_.top)
                if face is not None
            }
            assert named <= tried
        assert round_.to_bytes() == before


def test_an_unknown_seat_cannot_act_or_leave() -> None:
    match = Match.new(C108, 2, seed=1)
    match.deal()
    with pytest.raises(IllegalAction):
        match.play(5, ALL_ACTIONS[0])
    with pytest.raises(IllegalAction):
        match.leave(5)
    assert choose(match.round, random.Random(0))[0] in (0, 1)
