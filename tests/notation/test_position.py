"""Positions: what they say, what is refused, and that printing and reading undo each other."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.notation.play import VARIANTS, choose, walk
from wildpile.errors import NotationError
from wildpile.game.round import Round
from wildpile.kernel.layout import copy_record
from wildpile.notation.position import GENERATOR, living_state, parse_position, print_position
from wildpile.rules import Ruleset

C108 = Ruleset.of("c108")
ZELDA = Ruleset.of("zelda")


def reread(round_: Round) -> Round:
    """Print a round, read it, and lend it the generator."""
    again = parse_position(print_position(round_), round_.rules)
    for name in GENERATOR:
        again.state[name] = round_.state[name]
    return again


@given(st.sampled_from(VARIANTS), st.integers(2, 6), st.integers(0, 2**32))
def test_every_state_on_the_way_is_read_as_it_was_printed(
    rules: Ruleset, players: int, seed: int
) -> None:
    for round_ in walk(rules, players, seed, 25):
        text = print_position(round_)
        again = reread(round_)
        assert print_position(again) == text
        assert living_state(again) == living_state(round_), text


@given(st.sampled_from(VARIANTS), st.integers(2, 5), st.integers(0, 2**32), st.integers(0, 40))
def test_what_a_position_leaves_out_is_never_read_again(
    rules: Ruleset, players: int, seed: int, steps: int
) -> None:
    *_, reached = walk(rules, players, seed, steps + 1)
    one, other = reached.copy(), reread(reached)
    chance = random.Random(seed)
    for _ in range(25):
        if one.is_over:
            break
        seat, action = choose(one, chance)
        if action is None:
            assert one.leave(seat) == other.leave(seat)
        else:
            assert one.play(seat, action) == other.play(seat, action)
        assert living_state(one) == living_state(other)


def test_a_short_position_has_the_usual_draw_pile_and_no_exposed_seat() -> None:
    round_ = parse_position("P1[R2 W4] P2[B7]; top R7", C108)
    assert (round_.phase, round_.turn, round_.direction, round_.dealer) == ("play", 0, 1, 0)
    assert print_position(round_) == (
        "P1[R2 W4] P2[B7]; top R7; draw Y8 Y5 Y4 Y2 Y1 B8 B5 B4 B2 B1; dir +; turn P1"
    )
    assert not round_.is_exposed(1)


def test_gold_stands_for_yellow_in_the_zelda_edition() -> None:
    text = print_position(parse_position("P1[A3] P2[B7]; top W/a", ZELDA))
    assert text.startswith("P1[A3] P2[B7]; top W/a; draw A8 A5")


@pytest.mark.parametrize(
    ("text", "rules", "right"),
    [
        ("P1[A5 R1] P2[Y9]; top Y7", C108, "write 'Y5', not 'A5'"),
        ("P1[Y5] P2[A9]; top W/a", C108, "write 'Y9', not 'A9'"),
        ("P1[Y5] P2[Y9]; top W/a", C108, "write 'y', not 'a'"),
        ("P1[A5] P2[YS]; top A7", ZELDA, "write 'AS', not 'YS'"),
        ("P1[A5] P2[A9]; top W/y", ZELDA, "write 'a', not 'y'"),
    ],
)
def test_the_letter_of_another_edition_is_refused(text: str, rules: Ruleset, right: str) -> None:
    with pytest.raises(NotationError, match=right) as caught:
        parse_position(text, rules)
    assert caught.value.code == "notation/bad_color"


def test_a_call_stands_for_one_card_only() -> None:
    assert "called P2" in print_position(parse_position("P1[R2] P2[B7]; top R7; called P2", C108))
    with pytest.raises(NotationError, match=r"holds 2 cards.*declared") as caught:
        parse_position("P1[R2 R3] P2[B7]; top R7; called P1", C108)
    assert caught.value.code == "notation/bad_position"
    with pytest.raises(NotationError, match="called P2: it holds 0 cards"):
        parse_position("P1[R2] P2[]; top R7; called P2", C108)


def test_without_a_top_the_dealer_opens() -> None:
    round_ = parse_position("P1[R2] P2[B7]; dealer P2; draw R5", C108)
    assert (round_.phase, round_.turn) == ("open", 1)


def test_who_leaves_before_the_opening_leaves_cards_without_a_top() -> None:
    round_ = parse_position("P1[R2] P2[B7 G1] P3[Y1]; draw R5", C108)
    round_.leave(1)
    assert "; disc " in print_position(round_)
    assert living_state(reread(round_)) == living_state(round_)


def test_discards_are_given_bottom_first_and_the_draw_pile_top_first() -> None:
    round_ = parse_position("P1[R2] P2[B7]; top R7; disc B1 B2; draw G1 G2", C108)
    assert [int(face) for face in round_.discards] == [40, 41, 7]
    assert int(round_.state.draw_pile[1]) == 27


def test_the_generator_follows_the_seed() -> None:
    text = "P1[R2] P2[B7]; top R7"
    assert parse_position(text, C108, seed=1) == parse_position(text, C108, seed=1)
    assert parse_position(text, C108, seed=1) != parse_position(text, C108, seed=2)


def test_partners_in_a_position_are_the_rule_teams() -> None:
    text = "P1[R5] P2[Y9] P3[W] P4[BS]; top R7; teams P1,P3/P2,P4"
    assert parse_position(text, C108).rules == Ruleset.of("c108", teams=1)


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "bad_position", 1),
        ("P1[R2]; top R7", "bad_position", 1),
        ("P1[R2] P3[B7]; top R7", "bad_position", 7),
        ("P1[R2] P2[X7]; top R7", "bad_card", 7),
        ("P1[WT] P2[B7]; top R7", "bad_card", 1),
        ("P1[R2] P2[B7; top R7", "bad_position", 7),
        ("P1[R2] P2[B7]; top W", "bad_position", 1),
        ("P1[R2] P2[B7]; top W/x", "bad_color", 15),
        ("P1[R2] P2[B7]; top R7/g", "bad_position", 15),
        ("P1[R2] P2[B7]; top R7; top R8", "bad_position", 23),
        ("P1[R2] P2[B7]; top R7; turn P3", "bad_seat", 23),
        ("P1[R2] P2[B7]; top R7; dir x", "bad_position", 23),
        ("P1[R2] P2[B7]; top R7; frog", "bad_position", 23),
        ("P1[R2] P2[B7]; top R7; tot P1", "bad_position", 23),
        ("P1[R2] P2[B7]; top R7; tot P1=x", "bad_position", 23),
        ("P1[R2] P2[B7]; disc R7", "bad_position", 1),
        ("P1[R2] P2[B7]; top R7; left P1", "bad_position", 23),
        ("P1[] P2[B7]; top R7; left P1", "bad_position", 1),
        ("P1[R2] P2[B7]; top R7; drawn R9", "bad_position", 1),
        ("P1[R2] P2[B7]; top R7; drawn R2; naming plays", "bad_position", 33),
    ],
)
def test_a_bad_position_is_refused_with_its_place(text: str, code: str, place: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text, C108)
    assert caught.value.code == f"notation/{code}"
    assert caught.value.message.endswith(f"(at character {place} of {text!r})")


def test_a_copy_has_the_same_living_state() -> None:
    round_ = parse_position("P1[R2] P2[B7]; top R7", C108)
    assert living_state(Round(C108, copy_record(round_.state))) == living_state(round_)


def test_who_is_eliminated_by_points_holds_cards_until_the_next_deal() -> None:
    rules = Ruleset.of("c108", scoring="elimination", target=20)
    round_ = parse_position("P1[R5] P2[W] P3[B2]; top R7", rules)
    round_.play(0, round_.parse(0, "R5"))
    text = print_position(round_)
    assert "eliminated P2" in text
    assert "out P2" not in text
    assert living_state(reread(round_)) == living_state(round_)
