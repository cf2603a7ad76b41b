"""A small slice of each long proof (`make prove`), with the same functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from proofs import hidden, named, playing, strength, varied, written
from proofs.processes import side_by_side
from wildpile.game.match import Match
from wildpile.kernel.batch import CUT_OFF
from wildpile.kernel.jit import is_compiled

SHARE = 10 if is_compiled() else 1
MOST = CUT_OFF if is_compiled() else 100
"""Decisions of a round of random actions: interpreted, a whole one may take minutes."""


@pytest.mark.parametrize("check", named.CHECKS, ids=lambda check: check.__name__)
def test_named_ruling_holds(check: Callable[[], None]) -> None:
    check()


def test_every_round_of_players_who_play_if_able_ends_with_all_cards_there() -> None:
    counts = playing.official_rounds(27 * SHARE, 11, playing.PLAY_IF_ABLE)
    assert counts["cut"] == 0
    assert counts["ended"] + counts["blocked"] == counts["rounds"] == 27 * SHARE


def test_in_rounds_of_random_actions_all_cards_stay_and_somebody_can_always_act() -> None:
    counts = playing.official_rounds(27 * SHARE, 12, playing.BY_MASK, MOST)
    assert counts["ended"] + counts["blocked"] + counts["cut"] == counts["rounds"]


def test_cards_stay_under_random_switches_with_calls_at_any_time() -> None:
    tried = varied.varied_rounds(
        2 * SHARE, 13, rounds=10, each=5 if is_compiled() else 1, most=MOST, workers=1
    )
    assert tried["round", "rounds"] == 20 * SHARE
    assert sum(tried["round", name] for name in ("ended", "blocked", "cut")) == 20 * SHARE
    assert any(line.startswith("seven0: ") for line in varied.told(tried))


@pytest.mark.parametrize(
    ("field", "change", "fault"),
    [
        ("draw_count", -1, "a card is lost or doubled"),
        ("discard_count", -1, "a card is lost or doubled"),
        ("top", 1, "the top card is not on top"),
        ("hand_mask", 1, "a hand's mask or count is wrong"),
        ("hand_count", 1, "a hand's mask or count is wrong"),
        ("exposed", 1, "a seat is exposed or called without one card"),
    ],
)
def test_a_card_out_of_place_is_a_fault(field: str, change: int, fault: str) -> None:
    match = Match.new(playing.OFFICIAL[0], 3, seed=2, dealer=0)
    match.deal()
    cards_fault: Any = playing.cards_fault
    assert cards_fault(match.state, match.round.record) == 0
    match.state[field] += match.state[field].dtype.type(change)
    assert playing.FAULTS[cards_fault(match.state, match.round.record)] == fault


@pytest.mark.slow
def test_the_interpreted_kernel_gives_the_bytes_of_the_compiled_one() -> None:
    assert playing.same_bytes(12, 14, most=300, each=12, workers=1) > 200


@pytest.mark.slow
def test_the_bytes_are_the_same_by_random_switches() -> None:
    assert playing.same_bytes(8, 17, most=100, varied=True, workers=1) > 200


def test_nobody_can_tell_what_they_may_not_see() -> None:
    found = hidden.law(150, 15, each=10, workers=1)
    assert found.positions >= 150
    assert found.worlds > 50


def test_matches_of_bots_are_played_again_from_their_records_to_the_same_bytes() -> None:
    matches = 15 if is_compiled() else 1
    done = written.check_records(matches, 18, workers=1)
    assert done["matches"] == matches
    assert done["actions"] > 20 * matches


def test_a_change_of_what_is_hidden_changes_every_hand_but_ones_own() -> None:
    """The law would hold by itself if nothing were changed."""
    from numpy.random import default_rng

    match = Match.new(playing.OFFICIAL[0], 4, seed=1, dealer=0)
    match.deal()
    changed = hidden.change_hidden(match.round, 2, default_rng(1))
    assert changed.hand(2) == match.round.hand(2)
    assert changed.counts == match.round.counts
    assert all(changed.hand(seat) != match.round.hand(seat) for seat in (0, 1, 3))
    assert changed.draw_pile != match.round.draw_pile
    every = [
        sorted(sum((r.hand(s) for s in range(4)), r.draw_pile)) for r in (changed, match.round)
    ]
    assert every[0] == every[1]


@pytest.mark.parametrize("workers", [1, 2])
def test_shares_come_back_in_order_from_any_number_of_processes(workers: int) -> None:
    assert list(side_by_side(abs, range(-5, 0), workers)) == [5, 4, 3, 2, 1]


def test_matches_of_the_law_go_through_editions_players_and_rules() -> None:
    kinds = [hidden.kind_of_match(place, 15) for place in range(54)]
    official = {(rules, players) for rules, players in kinds if not rules.differs()}
    assert {(rules, players) for rules in playing.OFFICIAL for players in range(2, 11)} <= official


@pytest.mark.skipif(not is_compiled(), reason="needs thousands of rounds: compiled only")
def test_normal_beats_easy_and_hard_beats_normal() -> None:
    assert len(strength.duels(2000, 16)) == 9
