"""Actions as text: each is read back as it was printed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildpile.errors import IllegalAction, NotationError
from wildpile.game.actions import Action, parse_action
from wildpile.kernel.layout import (
    COLOUR_AFTER_DEAL,
    DRAW,
    FIRST_CATCH,
    FIRST_NAME,
    FIRST_SWAP,
    FIRST_WILD,
    TURN_OPENING,
)
from wildpile.notation.position import parse_position
from wildpile.rules import Ruleset

C108 = Ruleset.of("c108")


@given(
    st.sampled_from(["classic108", "classic112", "zelda"]),
    st.integers(0, TURN_OPENING),
    st.booleans(),
    st.integers(2, 10),
    st.data(),
)
def test_an_action_is_read_as_it_was_printed(
    edition: str, code: int, call: bool, players: int, data: st.DataObject
) -> None:
    if FIRST_SWAP <= code < DRAW:
        code = FIRST_SWAP + (code - FIRST_SWAP) // 9 * 9 + (code - FIRST_SWAP) % 9 % (players - 1)
    if FIRST_CATCH <= code < FIRST_NAME:
        code = FIRST_CATCH + (code - FIRST_CATCH) % (players - 1)
    rules = Ruleset.of(edition)
    seat = data.draw(st.integers(0, players - 1))
    action = Action(code, call and code < DRAW)
    text = action.text(rules, seat, players)
    assert parse_action(text, rules, seat, players) == action
    assert parse_action(text.lower(), rules, seat, players) == action


def test_shuffle_hands_names_no_color_where_it_is_named_later() -> None:
    rules = Ruleset.of("c112", ws_colour="after_deal")
    action = parse_action("WS!", rules, 0, 2)
    assert action == Action(FIRST_WILD + 3 * 4, call=True)
    assert action.text(rules, 0, 2) == "WS!"
    assert COLOUR_AFTER_DEAL == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation/bad_action"),
        ("frog", "notation/bad_action"),
        ("draw!", "notation/bad_action"),
        ("R5>g", "notation/bad_action"),
        ("W>x", "notation/bad_color"),
        ("catch,P5", "notation/bad_seat"),
        ("catch,", "notation/bad_seat"),
    ],
)
def test_what_is_no_action_cannot_be_read(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text, C108, 0, 4)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("edition", "text", "right"),
    [
        ("c108", "A5!", "Y5"),
        ("c112", "W>a", "y"),
        ("c108", "colour,a", "y"),
        ("zelda", "YS", "AS"),
        ("zelda", "W4>y!", "a"),
        ("zelda", "jump,Y5", "A5"),
    ],
)
def test_the_letter_of_another_edition_is_no_action(edition: str, text: str, right: str) -> None:
    with pytest.raises(NotationError, match=f"write '{right}'") as caught:
        parse_action(text, Ruleset.of(edition), 0, 4)
    assert caught.value.code == "notation/bad_color"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("W", "action/color_missing"),
        ("W4!", "action/color_missing"),
        ("catch,P1", "action/cannot_catch_self"),
        ("jump,R5", "action/unknown"),
    ],
)
def test_what_can_never_be_done_is_illegal(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        parse_action(text, C108, 0, 4)
    assert caught.value.code == code


@pytest.mark.parametrize(("owed", "ruling"), [("2 P2", "2.4"), ("4 P2 b fair", "2.6")])
def test_a_penalty_that_comes_first_names_the_ruling_of_its_card(owed: str, ruling: str) -> None:
    top = "R+2" if ruling == "2.4" else "W4/r"
    round_ = parse_position(f"P1[R5 G5] P2[Y9]; top {top}; owed {owed}", C108)
    for action in ("R5", "draw"):
        found = round_.explain(0, round_.parse(0, action))
        assert found is not None
        assert (found.code, found.ruling) == ("action/answer_first", ruling)
