"""Bots at a live table: what they choose, forget, notice, and how long they take."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest

from wildpile.bots import levels
from wildpile.bots.levels import LEVELS, PACES, decide, new_rng
from wildpile.game.actions import Action
from wildpile.game.match import Match
from wildpile.game.round import Round
from wildpile.kernel.layout import OBS, copy_record
from wildpile.rules import Ruleset

NAMES = ("easy", "normal", "hard")


def play_out(match: Match, names: list[str], seed: int, most: int = 3000) -> list[str]:
    """Play a round between bots through the checked door; return the actions as texts."""
    rngs = [new_rng(seed + seat) for seat in range(match.players)]
    match.deal()
    round_, told = match.round, []
    for _ in range(most):
        if round_.is_over:
            return told
        seat = round_.turn
        action = decide(names[seat], round_.observe(seat), rngs[seat])
        assert Action(action.code) in round_.legal(seat), f"{action} is not offered in {round_!r}"
        told.append(round_.text(seat, action))
        round_.play(seat, action)
    raise AssertionError(f"no end after {most} decisions: {round_!r}")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("edition", ["classic108", "classic112", "zelda"])
def test_bots_of_every_level_play_legally_to_the_end(edition: str, name: str) -> None:
    for seed, players in enumerate((2, 3, 6, 10)):
        rules = Ruleset.of(edition)
        play_out(Match.new(rules, players, seed=seed, dealer=0), [name] * players, seed)


def test_bots_play_on_under_every_choice_that_is_built() -> None:
    for seed, (edition, choices) in enumerate(
        (
            ("classic108", {"wd4": "strict"}),
            ("classic108", {"wd4": "free", "two_rev": "none"}),
            ("classic112", {"ws_colour": "after_deal"}),
            ("classic112", {"ws_last": "win", "wc_rule": "discard_wilds"}),
            ("classic112", {"wc_rule": "play_again"}),
            ("zelda", {"tri_after": "play_drawn", "tri_answer": "anywild"}),
            ("zelda", {"tri_after": "free_turn", "tri_answer": "wt", "tri_chain_add": 3}),
        )
    ):
        match = Match.new(Ruleset.of(edition, **choices), 3, seed=seed, dealer=0)
        play_out(match, ["easy", "normal", "hard"], seed)


def test_the_same_random_numbers_give_the_same_round() -> None:
    def play() -> list[str]:
        match = Match.new(Ruleset.of("zelda"), 3, seed=5, dealer=0)
        return play_out(match, ["easy", "normal", "hard"], 5)

    assert play() == play()


def test_deciding_changes_nothing_that_was_seen() -> None:
    match = Match.new(Ruleset.of("classic108"), 2, seed=3, dealer=0)
    match.deal()
    obs = match.round.observe(match.round.turn)
    before = copy_record(obs)
    decide("hard", obs, new_rng(1))
    assert obs.tobytes() == before.tobytes()
    assert obs.dtype == OBS


def two_cards_left() -> Round:
    """Return a round in which the seat to act holds two cards and may play one."""
    for seed in range(1000):
        match = Match.new(Ruleset.of("classic108", hand=2), 3, seed=seed, dealer=0)
        match.deal()
        obs = match.round.observe(match.round.turn)
        if match.round.phase == "play" and obs.fair_faces and obs.hand_count == 2:
            return match.round
    raise AssertionError("no such round")


def test_the_lower_the_level_the_more_often_the_call_is_forgotten() -> None:
    round_ = two_cards_left()
    obs = round_.observe(round_.turn)
    forgot = {}
    for name in NAMES:
        rng = new_rng(7)
        forgot[name] = sum(not decide(name, obs, rng).call for _ in range(4000)) / 4000
        assert forgot[name] == pytest.approx(LEVELS[name].forgets, abs=0.03)
    assert forgot["easy"] > forgot["normal"] > forgot["hard"] > 0


def exposed_round(players: int, wanted: str) -> tuple[Round, int]:
    """Return a round with an exposed seat that is (`own`) or is not (`other`) the seat to act."""
    for seed in range(3000):
        match = Match.new(Ruleset.of("classic108", hand=2), players, seed=seed, dealer=0)
        match.deal()
        round_ = match.round
        culprit = round_.turn
        if round_.phase != "play":
            continue
        rng = new_rng(seed)
        action = decide("normal", round_.observe(culprit), rng)
        if not action.is_play:
            continue
        round_.push(culprit, type(action)(action.code))
        if round_.is_exposed(culprit) and (round_.turn == culprit) == (wanted == "own"):
            return round_, culprit
    raise AssertionError("no such round")


@pytest.mark.parametrize("name", NAMES)
def test_out_of_turn_a_bot_catches_whoever_is_exposed(name: str) -> None:
    round_, culprit = exposed_round(4, "other")
    for seat in range(4):
        if seat not in (culprit, round_.turn):
            action = decide(name, round_.observe(seat), new_rng(1))
            assert round_.text(seat, action) == f"catch,P{culprit + 1}"


@pytest.mark.parametrize("name", NAMES)
def test_out_of_turn_an_exposed_bot_calls(name: str) -> None:
    round_, culprit = exposed_round(4, "other")
    assert round_.text(culprit, decide(name, round_.observe(culprit), new_rng(1))) == "uno"


@pytest.mark.parametrize("name", NAMES)
def test_on_turn_a_bot_never_spends_its_time_on_a_call(name: str) -> None:
    round_, culprit = exposed_round(2, "own")
    action = decide(name, round_.observe(culprit), new_rng(1))
    assert round_.text(culprit, action) != "uno"
    assert round_.refusal(culprit, action) is None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("pace", PACES)
def test_times_lie_within_the_span_of_the_level_times_the_pace(name: str, pace: str) -> None:
    rng, level, factor = new_rng(2), LEVELS[name], PACES[pace]
    for _ in range(300):
        thought = levels.think_seconds(level, pace, rng)
        assert level.think[0] * factor <= thought <= level.think[1] * factor
        for reaction in (levels.catch_seconds, levels.late_call_seconds):
            seconds = reaction(name, pace, rng)
            assert seconds is None or level.react[0] * factor <= seconds <= level.react[1] * factor


def test_higher_levels_notice_more_and_make_up_for_more() -> None:
    def share(time: Any, name: str) -> float:
        rng = new_rng(11)
        return sum(time(name, "normal", rng) is not None for _ in range(3000)) / 3000

    for time in (levels.catch_seconds, levels.late_call_seconds):
        easy, normal, hard = (share(time, name) for name in NAMES)
        assert easy < normal < hard < 1


def test_no_time_depends_on_what_is_held() -> None:
    for time in (levels.think_seconds, levels.catch_seconds, levels.late_call_seconds):
        assert list(inspect.signature(time).parameters) == ["level", "pace", "rng"]


def test_bots_random_numbers_come_from_their_seed_alone() -> None:
    first, again, other = (new_rng(seed) for seed in (1, 1, 2))
    assert np.array_equal(first.rng, again.rng)
    assert not np.array_equal(first.rng, other.rng)
