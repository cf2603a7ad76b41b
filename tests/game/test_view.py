"""The view: what docs/wire.md says, nothing of other hands, and plain JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.notation.play import VARIANTS, walk
from wildpile.cards import face_text
from wildpile.game.view import view_of
from wildpile.notation.position import parse_position
from wildpile.rules import Ruleset

C108 = Ruleset.of("c108")
KEYS = {
    "edition",
    "seat",
    "round",
    "rules",
    "phase",
    "turn",
    "direction",
    "top",
    "color",
    "under",
    "draw_pile",
    "discard_pile",
    "dealer",
    "next",
    "seats",
    "hand",
    "legal",
    "can_call",
    "can_catch",
    "why",
    "rulings",
    "drawn",
    "pending",
    "accused_color",
    "demand",
    "shown",
    "result",
}


@given(st.sampled_from(VARIANTS), st.integers(2, 5), st.integers(0, 2**32))
def test_a_view_is_json_and_has_every_key(rules: Ruleset, players: int, seed: int) -> None:
    for round_ in walk(rules, players, seed, 25):
        if round_.phase == "open":
            continue
        for seat in (None, *range(players)):
            seen = view_of(round_, seat)
            assert json.loads(json.dumps(seen)) == seen
            assert set(seen) >= KEYS


@given(st.sampled_from(VARIANTS), st.integers(2, 5), st.integers(0, 2**32))
def test_other_hands_do_not_change_a_view(rules: Ruleset, players: int, seed: int) -> None:
    for round_ in walk(rules, players, seed, 25):
        if round_.is_over or round_.phase == "open":
            continue
        other = round_.copy()
        state = other.state
        giver, taker = 0, 1
        mine, theirs = round_.hand(giver), round_.hand(taker)
        if players < 3 or not mine or not theirs:
            continue
        for one, two in ((mine[0], theirs[0]),):
            for seat, lost, gained in ((giver, one, two), (taker, two, one)):
                state.hands[seat, lost] -= 1
                state.hands[seat, gained] += 1
                state.hand_mask[seat] = sum(
                    1 << face for face in range(57) if state.hands[seat, face]
                )
        for seat in (None, *range(2, players)):
            assert view_of(other, seat) == view_of(round_, seat)


def test_the_seat_to_act_sees_its_moves_and_why_not() -> None:
    round_ = parse_position("P1[R2 W4 G5] P2[B7]; top R7; disc B1 B2 B3 B4", C108)
    seen = view_of(round_, 0)
    assert seen["hand"] == ["R2", "G5", "W4"]
    assert set(seen["legal"]) == {"R2", "W4>r", "W4>y", "W4>g", "W4>b", "draw"}
    assert seen["why"] == {"G5": "action/no_match"}
    assert seen["under"] == ["B4", "B3", "B2"]
    assert (seen["turn"], seen["next"], seen["top"], seen["color"]) == (0, 1, "R7", "r")
    assert view_of(round_, 1)["why"] == {"B7": "action/not_your_turn"}
    assert view_of(round_, 1)["legal"] == []


def test_a_watcher_sees_no_hand() -> None:
    seen = view_of(parse_position("P1[R2 W4] P2[B7]; top R7", C108), None)
    assert (seen["seat"], seen["hand"], seen["legal"], seen["why"]) == (None, [], [], {})


def test_a_penalty_is_pending_until_it_is_taken() -> None:
    round_ = parse_position("P1[W4 R1 G2] P2[Y9]; top R7", C108)
    round_.play(0, round_.parse(0, "W4>g"))
    seen = view_of(round_, 1)
    assert seen["pending"] == {
        "cards": 4,
        "by": 0,
        "face": "W4",
        "kind": "four",
        "challenge": True,
    }
    assert (seen["phase"], seen["accused_color"]) == ("answer", "r")
    assert set(seen["legal"]) == {"take", "challenge"}
    round_.play(1, round_.parse(1, "challenge"))
    assert view_of(round_, 1)["shown"] == {"seat": 0, "hand": ["R1", "G2"], "guilty": True}
    assert view_of(round_, 1)["accused_color"] == "r"
    assert view_of(round_, 0)["shown"] is None
    assert view_of(round_, 0)["accused_color"] is None


def test_a_demand_is_seen_by_all() -> None:
    round_ = parse_position("P1[WT R1 R2] P2[A9]; top R7", Ruleset.of("zelda"))
    round_.play(0, round_.parse(0, "WT>a"))
    assert view_of(round_, None)["demand"] == {"color": "a", "cards": 3}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_result_shows_all_hands_card_by_card(seat: int | None) -> None:
    round_ = parse_position("P1[R5] P2[Y9 W]; top R7; tot P1=450 P2=3", C108)
    round_.play(0, round_.parse(0, "R5"))
    result = view_of(round_, seat)["result"]
    assert (result["winner"], result["points"], result["match_winner"]) == (0, 59, 0)
    assert result["hands"][1] == {
        "seat": 1,
        "hand": ["Y9", "W"],
        "points": [9, 50],
        "sum": 59,
        "gained": 0,
        "total": 3,
    }


@given(st.sampled_from(VARIANTS), st.integers(2, 5), st.integers(0, 2**32))
def test_a_view_offers_what_the_rules_offer_and_gives_the_same_reasons(
    rules: Ruleset, players: int, seed: int
) -> None:
    for round_ in walk(rules, players, seed, 25):
        for seat in range(players):
            seen = view_of(round_, seat)
            legal = sorted(round_.text(seat, one) for one in round_.legal(seat))
            assert sorted(seen["legal"]) == legal
            reasons = {face: round_.why_not(seat, face) for face in round_.hand(seat)}
            texts = {face_text(face, gold=rules.gold): why for face, why in reasons.items() if why}
            assert seen["why"] == texts
