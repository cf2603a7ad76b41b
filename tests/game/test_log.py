"""The kernel's log rows as events: what belongs together is told as one."""

from __future__ import annotations

from wildpile.game.events import FIELDS, Event
from wildpile.game.match import Match
from wildpile.kernel.layout import EVENT_KINDS
from wildpile.notation.position import parse_position
from wildpile.rules import Ruleset

CLASSIC = Ruleset.of("c108")


def told(position: str, seat: int, text: str, rules: Ruleset = CLASSIC) -> list[Event]:
    """Return what happens when a seat does something in a position."""
    round_ = parse_position(position, rules)
    return round_.play(seat, round_.parse(seat, text))


def types(events: list[Event]) -> list[str]:
    return [event.type for event in events]


def test_every_kind_of_the_kernel_has_its_fields() -> None:
    assert tuple(FIELDS) == tuple(EVENT_KINDS)


def test_a_draw_two_is_one_event_of_two_cards() -> None:
    events = told("P1[R+2 R1 R2] P2[Y9] P3[B3]; top R7", 0, "R+2")
    assert types(events) == ["played", "drew", "skipped", "turn"]
    drew = events[1]
    assert (drew.seat, drew.count, drew.owed, drew.cause) == (1, 2, 2, "draw_two")
    assert [event.seat for event in events if event.type == "turn"] == [2]


def test_a_penalty_that_a_reshuffle_interrupts_is_told_in_two_parts() -> None:
    round_ = parse_position("P1[W4 G1 G2] P2[Y9] P3[B3]; top R7; disc B1 B2 B4; draw Y1", CLASSIC)
    round_.play(0, round_.parse(0, "W4>g"))
    events = round_.play(1, round_.parse(1, "take"))
    assert types(events) == ["drew", "reshuffled", "drew", "skipped", "turn"]
    assert [(e.count, e.owed) for e in events if e.type == "drew"] == [(1, 1), (3, 3)]


def test_a_penalty_that_the_piles_cannot_pay_owes_more_than_it_gives() -> None:
    round_ = parse_position("P1[W4 G1 G2] P2[Y9]; top R7; draw B1", CLASSIC)
    round_.play(0, round_.parse(0, "W4>g"))
    drew = [event for event in round_.play(1, round_.parse(1, "take")) if event.type == "drew"]
    assert [(event.count, event.owed) for event in drew] == [(1, 1), (1, 3)]


def test_a_penalty_of_nothing_is_told_with_no_card() -> None:
    zelda = Ruleset.of("zelda")
    round_ = parse_position("P1[B1] P2[B2] P3[B3]; top WT/g; draw -; demand g 3 P3", zelda)
    drew = round_.play(0, round_.parse(0, "take"))[0]
    assert (drew.type, drew.count, drew.owed, drew.faces) == ("drew", 0, 3, ())


def test_a_deal_is_one_event_for_each_seat() -> None:
    events = Match.new(CLASSIC, 3, seed=4, dealer=1).deal()
    assert events[0] == Event("round", seat=1, round=1)
    dealt = [event for event in events if event.type == "dealt"]
    assert [(event.seat, event.count) for event in dealt] == [(2, 7), (0, 7), (1, 7)]


def test_a_wild_tells_its_color_and_a_coloured_card_none() -> None:
    assert told("P1[W R1 R2] P2[Y9]; top R7", 0, "W>g")[0].to_json() == {
        "type": "played",
        "seat": 0,
        "face": "W",
        "color": "g",
        "called": False,
    }
    assert told("P1[R1 R2] P2[Y9]; top R7", 0, "R1!")[0].to_json()["color"] is None
    assert told("P1[R1 R2] P2[Y9]; top R7", 0, "R1!")[0].called is True
