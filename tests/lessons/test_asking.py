"""Ask the engine: a layout is answered card by card, or refused with what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildpile.cards import EDITIONS, deck, face_text
from wildpile.errors import LessonError, NotationError
from wildpile.lessons.asking import Layout, ask, ask_position
from wildpile.rules import Ruleset

C108, ZELDA = Ruleset.of("c108"), Ruleset.of("zelda")


def test_every_distinct_card_is_answered_with_a_reason_and_a_ruling() -> None:
    asked = ask(C108, Layout(top="R7", hand=("R2", "R2", "B7", "G5", "W", "W4")))
    assert [(card.face, card.may, card.code) for card in asked.cards] == [
        ("R2", True, "lesson/fits_color"),
        ("G5", False, "action/no_match"),
        ("B7", True, "lesson/fits_number"),
        ("W", True, "lesson/fits_wild"),
        ("W4", True, "lesson/bluff"),
    ]
    assert all(card.ruling and card.text for card in asked.cards)
    assert (asked.fair, asked.because) == (False, ("R2",))
    assert asked.acts == ("draw",)
    assert "W>g" in asked.plays


def test_a_link_carries_the_position() -> None:
    asked = ask(ZELDA, Layout(top="WT", color="g", hand=("G3", "W"), demand=True))
    assert ask_position(ZELDA, asked.position, asked.seat) == asked
    assert [card.face for card in asked.cards if card.may] == ["G3"]
    assert asked.acts[0] == "take"


def test_a_draw_two_is_answered_only_where_the_rules_stack() -> None:
    layout = Layout(top="R+2", hand=("G+2", "R4"), owed=2)
    assert not any(card.may for card in ask(C108, layout).cards)
    stacked = ask(Ruleset.of("c108", stack="22"), layout)
    assert [card.code for card in stacked.cards if card.may] == ["lesson/stacks"]


def test_a_wild_draw_four_can_be_challenged_where_it_may_be_a_bluff() -> None:
    layout = Layout(top="W4", color="g", hand=("G2", "R4"), owed=4, laid_on="b")
    assert "challenge" in ask(C108, layout).acts
    assert "challenge" not in ask(Ruleset.of("c108", wd4="strict"), layout).acts


def test_out_of_turn_only_a_twin_may_be_played_and_only_where_one_jumps_in() -> None:
    layout = Layout(top="R5", hand=("R5", "R6"), waits=True)
    assert not any(card.may for card in ask(C108, layout).cards)
    jumping = ask(Ruleset.of("c108", jump=1), layout)
    assert [(card.face, card.code) for card in jumping.cards if card.may] == [("R5", "lesson/twin")]
    assert jumping.plays == ("jump,R5",)


def test_after_drawing_only_the_drawn_card_may_be_played() -> None:
    asked = ask(C108, Layout(top="R5", hand=("R2", "R6"), drawn="R6"))
    assert [card.may for card in asked.cards] == [False, True]
    assert "keep" in asked.acts


def test_with_empty_piles_whoever_can_play_must() -> None:
    assert "pass" in ask(C108, Layout(top="R5", hand=("B2", "G6"), empty=True)).acts
    assert "pass" not in ask(C108, Layout(top="R5", hand=("R2", "G6"), empty=True)).acts


@pytest.mark.parametrize(
    ("rules", "layout", "code"),
    [
        (C108, Layout(top="R5", hand=()), "lessons/empty_hand"),
        (C108, Layout(top="R5", hand=("R5", "R5")), "lessons/too_many_copies"),
        (C108, Layout(top="W", hand=("R5",)), "lessons/color_missing"),
        (C108, Layout(top="R5", color="g", hand=("R5",)), "lessons/color_fixed"),
        (C108, Layout(top="R5", hand=("R5",), players=11), "lessons/bad_players"),
        (C108, Layout(top="R5", hand=("R6",), owed=2), "lessons/bad_owed"),
        (C108, Layout(top="R+2", hand=("R6",), owed=3), "lessons/bad_owed"),
        (C108, Layout(top="W", color="g", hand=("R6",), demand=True), "lessons/bad_demand"),
        (C108, Layout(top="R5", hand=("B6",), drawn="B6"), "lessons/bad_drawn"),
        (C108, Layout(top="R5", hand=("R6",), drawn="R7"), "lessons/bad_drawn"),
        (C108, Layout(top="R+2", hand=("R6",), owed=2, waits=True), "lessons/clash"),
        (C108, Layout(top="R5", hand=("WT",)), "lessons/not_in_edition"),
        (C108, Layout(top="R5", hand=("A6",)), "notation/bad_color"),
        (ZELDA, Layout(top="Y5", hand=("R6",)), "notation/bad_color"),
        (C108, Layout(top="R5", hand=("R66",)), "notation/bad_card"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(rules: Ruleset, layout: Layout, code: str) -> None:
    with pytest.raises((LessonError, NotationError)) as caught:
        ask(rules, layout)
    assert caught.value.code == code
    assert caught.value.message


def test_partners_may_ask_about_any_table() -> None:
    assert ask(Ruleset.of("c108", teams=1), Layout(top="R5", hand=("R2", "G6"))).plays == ("R2",)


@given(st.data())
def test_any_hand_out_of_the_deck_is_answered(data: st.DataObject) -> None:
    edition = data.draw(st.sampled_from(EDITIONS))
    rules = Ruleset.default(edition)
    cards = [face for face, count in enumerate(deck(edition)) for _ in range(count)]
    places = data.draw(
        st.lists(st.integers(0, len(cards) - 1), min_size=2, max_size=25, unique=True)
    )
    top, *hand = [face_text(cards[place], gold=rules.gold) for place in places]
    color = "g" if top in ("W", "W4", "WT", "WS", "WC") else None
    asked = ask(rules, Layout(top=top, color=color, hand=tuple(hand)))
    assert {card.face for card in asked.cards} == {*hand}
    assert asked.acts or asked.plays
