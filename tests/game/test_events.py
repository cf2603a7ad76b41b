"""Events: no seat learns another's cards, and JSON gives back what went in."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.notation.play import VARIANTS, choose, undealt
from wildpile.errors import NotationError
from wildpile.game.events import FIELDS, Event
from wildpile.game.match import Match
from wildpile.notation.position import parse_position
from wildpile.rules import Ruleset


def events_of(rules: Ruleset, players: int, seed: int, steps: int = 60) -> list[Event]:
    """Return the events of a round played at random, its deal included."""
    chance = random.Random(seed)
    events = Match.new(rules, players, seed=seed).deal()
    round_ = undealt(rules, players, seed)
    for _ in range(steps):
        if round_.is_over:
            break
        seat, action = choose(round_, chance)
        events += round_.leave(seat) if action is None else round_.play(seat, action)
    return events


@given(st.sampled_from(VARIANTS), st.integers(2, 5), st.integers(0, 2**32))
def test_json_gives_back_each_event(rules: Ruleset, players: int, seed: int) -> None:
    for event in events_of(rules, players, seed):
        for seat in (None, *range(players)):
            seen = event.seen_by(seat)
            if seen is not None:
                data = json.loads(json.dumps(seen.to_json(gold=rules.gold)))
                assert Event.from_json(data) == seen
                assert next(iter(data)) == "type"
                assert set(data) <= {"type", *FIELDS[seen.type]}


@given(st.sampled_from(VARIANTS), st.integers(2, 5), st.integers(0, 2**32))
def test_cards_dealt_and_drawn_are_seen_by_their_seat_alone(
    rules: Ruleset, players: int, seed: int
) -> None:
    for event in events_of(rules, players, seed):
        for seat in (None, *range(players)):
            seen = event.seen_by(seat)
            if event.type == "shown":
                assert (seen is None) == (seat != event.seat)
            elif event.type in ("dealt", "drew"):
                assert seen is not None
                assert (seen.faces is None) == (seat != event.seat)
                assert seen.count == event.count
            else:
                assert seen == event


def test_the_accused_hand_is_shown_to_the_challenger_alone() -> None:
    round_ = parse_position("P1[W4 R1 G2] P2[Y9] P3[B3]; top R7", Ruleset.of("c108"))
    round_.play(0, round_.parse(0, "W4>g"))
    events = round_.play(1, round_.parse(1, "challenge"))
    shown = next(event for event in events if event.type == "shown")
    assert shown.faces == (1, 28)
    assert [shown.seen_by(seat) is not None for seat in (0, 1, 2, None)] == [
        False,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize("data", [{}, {"type": "frog"}, {"type": 5}, {"type": "turn"}])
def test_what_is_no_event_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(NotationError) as caught:
        Event.from_json(data)
    assert caught.value.code == "notation/bad_event"


@pytest.mark.parametrize(
    ("hand", "action", "called"),
    [("R1 R2 G3", "R1!", True), ("R1 R2", "R1!", True), ("R1 R2", "R1", False)],
)
def test_a_played_card_tells_of_the_call_that_came_with_it(
    hand: str, action: str, called: bool
) -> None:
    round_ = parse_position(f"P1[{hand}] P2[B9 B8]; top R7", Ruleset.of("c108"))
    played = [one for one in round_.play(0, round_.parse(0, action)) if one.type == "played"]
    assert [one.called for one in played] == [called]


def test_a_call_made_ahead_is_not_told_again_with_the_card() -> None:
    round_ = parse_position("P1[R1 R2] P2[B9 B8]; top R7", Ruleset.of("c108"))
    assert [one.type for one in round_.play(0, round_.parse(0, "uno"))] == ["called"]
    played = [one for one in round_.play(0, round_.parse(0, "R1")) if one.type == "played"]
    assert [one.called for one in played] == [False]
