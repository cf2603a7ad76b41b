"""What a table is told, to the letter: the events of an act, and what each seat then sees."""

from __future__ import annotations

import json
from typing import Any

import pytest

from wildpile.cards import parse_face
from wildpile.game.match import Match
from wildpile.game.round import Round
from wildpile.game.view import view_of
from wildpile.notation.position import parse_position
from wildpile.rules import Ruleset

OTHERS = "P2[B9 B8] P3[Y1 Y2]"
PILE = "draw Y8 Y5 Y4 Y3 Y7 B7"


def started(edition: str, rules: str, position: str) -> Round:
    """Return a position as a round; `rules` is `key=value key=value`."""
    given = (pair.split("=") for pair in rules.split())
    chosen: dict[str, Any] = {key: int(v) if v.isdigit() else v for key, v in given}
    return parse_position(position, Ruleset.of(edition, **chosen))


def act(round_: Round, text: str) -> list[str]:
    """Do an act such as `P1:R5` and return its events, a line each: type and values."""
    seat = int(text[1]) - 1
    if text.endswith(":leave"):
        events = round_.leave(seat)
    else:
        events = round_.play(seat, round_.parse(seat, text[3:]))
    return [told(event.to_json(gold=round_.rules.gold)) for event in events]


def told(event: dict[str, Any]) -> str:
    """Return an event as a line."""
    values = [f"{key}={json.dumps(value)}" for key, value in event.items() if key != "type"]
    return " ".join([event["type"], *values]).replace('"', "")


@pytest.mark.parametrize(
    ("edition", "rules", "position", "acts", "events"),
    [
        (
            "c108",
            "",
            f"P1[RS R1 R2] {OTHERS}; top R7",
            "P1:RS",
            "played seat=0 face=RS color=null called=false; skipped seat=1; turn seat=2",
        ),
        (
            "c108",
            "",
            f"P1[R1 R2] {OTHERS}; top G7; {PILE}",
            "P1:draw",
            "drew seat=0 count=1 faces=[Y8] cause=choice owed=1; kept seat=0; turn seat=1",
        ),
        (
            "c108",
            "",
            f"P1[R+2 R1 R2] {OTHERS}; top R7; {PILE}",
            "P1:R+2",
            "played seat=0 face=R+2 color=null called=false;"
            " drew seat=1 count=2 faces=[Y8, Y5] cause=draw_two owed=2;"
            " skipped seat=1; turn seat=2",
        ),
        (
            "c108",
            "",
            f"P1[G1 G2] {OTHERS}; top W4/g; turn P2; owed 4 P1 r fair; {PILE}",
            "P2:challenge",
            "challenged seat=1 other=0; shown seat=1 other=0 faces=[G1, G2];"
            " verdict seat=1 other=0 guilty=false;"
            " drew seat=1 count=6 faces=[Y8, Y5, Y4, Y3, Y7, B7] cause=challenge owed=6;"
            " skipped seat=1; turn seat=2",
        ),
        (
            "c108",
            "",
            f"P1[G1 R2] {OTHERS}; top W4/g; turn P2; owed 4 P1 r bluff; {PILE}",
            "P2:challenge",
            "challenged seat=1 other=0; shown seat=1 other=0 faces=[R2, G1];"
            " verdict seat=1 other=0 guilty=true;"
            " drew seat=0 count=4 faces=[Y8, Y5, Y4, Y3] cause=challenge owed=4; turn seat=1",
        ),
        (
            "c108",
            "stack=22",
            f"P1[G1 R2] {OTHERS}; top R+2; turn P2; owed 4 P1; {PILE}",
            "P2:take",
            "drew seat=1 count=4 faces=[Y8, Y5, Y4, Y3] cause=draw_two owed=4;"
            " skipped seat=1; turn seat=2",
        ),
        (
            "c108",
            "",
            f"P1[G1 G2] {OTHERS}; top W4/g; turn P2; owed 4 P1 r fair; draw B1",
            "P2:take",
            "drew seat=1 count=1 faces=[B1] cause=draw_four owed=4; skipped seat=1; turn seat=2",
        ),
        (
            "zelda",
            "",
            "P1[WT G1 G2] P2[B9 B8] P3[A1 A2]; top R7",
            "P1:WT>g",
            "played seat=0 face=WT color=g called=false; demanded seat=1 color=g other=0;"
            " turn seat=1",
        ),
        (
            "c108",
            "seven0=1",
            "P1[R7 R1 R2] P2[Y9 B3 B4] P3[B6 B5]; top R5",
            "P1:R7>P2",
            "played seat=0 face=R7 color=null called=false; swapped seat=0 other=1;"
            " dealt seat=0 count=3 faces=[Y9, B3, B4]; dealt seat=1 count=2 faces=[R1, R2];"
            " turn seat=1",
        ),
    ],
)
def test_an_act_is_told_to_the_letter(
    edition: str, rules: str, position: str, acts: str, events: str
) -> None:
    round_ = started(edition, rules, position)
    lines = [act(round_, one) for one in acts.split()][-1]
    assert "; ".join(lines) == " ".join(events.split())


def test_an_opening_draw_four_is_told_to_go_back() -> None:
    for seed in range(200):
        match = Match.new(Ruleset.of("c108"), 2, seed=seed)
        opened = [event for event in match.deal() if event.type == "opened"]
        if len(opened) > 1:
            assert {event.fate for event in opened[:-1]} == {"returned"}
            return
    raise AssertionError("no Wild Draw Four was turned")


# What is at `path` in the view of a seat: `seats.1.called`.
def at(round_: Round, seat: int | None, path: str) -> Any:
    """Return a value of a view."""
    found: Any = view_of(round_, seat)
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]
    return found


BLUFF = f"P1[G1 R2] {OTHERS}; top W4/g; turn P2; owed 4 P1 r bluff; {PILE}"


@pytest.mark.parametrize(
    ("rules", "position", "acts", "seat", "path", "value"),
    [
        # A call lives until the hand grows or is another.
        ("", f"P1[R5 R1] {OTHERS}; top R7", "P1:R5!", 1, "seats.0.called", True),
        ("", f"P1[R5 R1] {OTHERS}; top R7", "P1:R5 P1:uno", 1, "seats.0.called", True),
        ("", f"P1[R5 R1] {OTHERS}; top R7", "P1:R5 P1:uno", 1, "seats.0.exposed", False),
        (
            "",
            f"P1[R1] P2[R+2 B8] P3[Y1 Y2]; top R7; turn P2; called P1; dir -; {PILE}",
            "P2:R+2",
            2,
            "seats.0.called",
            False,
        ),
        (
            "seven0=1",
            "P1[R7 R1 R2] P2[Y9] P3[B6 B5]; top R5; called P2",
            "P1:R7>P2",
            2,
            "seats.1.called",
            False,
        ),
        (
            "seven0=1",
            "P1[R0 R1 R2] P2[Y9] P3[B6]; top R5; called P2,P3",
            "P1:R0",
            0,
            "seats.2.called",
            False,
        ),
        # A hand that a challenge showed is seen by the challenger, until somebody moves.
        ("", BLUFF, "P2:challenge", 1, "shown.hand", ["R2", "G1"]),
        ("", BLUFF, "P2:challenge", 0, "shown", None),
        ("", BLUFF, "P2:challenge", 2, "shown", None),
        ("", BLUFF, "P2:challenge", None, "shown", None),
        ("", BLUFF, "P2:challenge P2:draw", 1, "shown", None),
        ("", BLUFF, "P2:challenge P1:leave", 1, "shown", None),
        # What was drawn is seen by its seat alone.
        ("", f"P1[G1 G2] {OTHERS}; top R7; draw R4 B1", "P1:draw", 0, "drawn", ["R4"]),
        ("", f"P1[G1 G2] {OTHERS}; top R7; draw R4 B1", "P1:draw", 1, "drawn", []),
        # Who is next is the same for everybody.
        ("", f"P1[R1 R2] {OTHERS}; top R7", "", 0, "next", 1),
        ("", f"P1[R1 R2] {OTHERS}; top R7", "", 1, "next", 1),
        ("", f"P1[R1 R2] {OTHERS}; top R7; dir -", "", 2, "next", 2),
        # The colour that a Wild Draw Four was laid on says nothing of a Draw Two.
        ("", BLUFF, "", 1, "accused_color", "r"),
        (
            "stack=22",
            "P1[W4 R+2 R1] P2[G+2 B8] P3[Y1 G3]; top R7",
            "P1:W4>g P2:take P3:G3 P1:draw P2:G+2",
            2,
            "accused_color",
            None,
        ),
    ],
)
def test_what_a_seat_sees_then(
    rules: str, position: str, acts: str, seat: int | None, path: str, value: Any
) -> None:
    round_ = started("c108", rules, position)
    for one in acts.split():
        act(round_, one)
    assert at(round_, seat, path) == value


def test_an_observation_holds_no_more_than_the_view() -> None:
    drawn = started("c108", "", f"P1[G1 G2] {OTHERS}; top R7; draw R4 B1")
    act(drawn, "P1:draw")
    assert [int(drawn.observe(seat).drawn) for seat in range(3)] == [1 << parse_face("R4"), 0, 0]
    bluff = started("c108", "", BLUFF)
    act(bluff, "P2:challenge")
    assert [int(bluff.observe(seat).shown.sum()) for seat in range(3)] == [0, 2, 0]


def test_a_call_ahead_ends_with_the_draw() -> None:
    round_ = started("c108", "", f"P1[G1 G2] {OTHERS}; top R7; draw R4 B1")
    act(round_, "P1:uno")
    assert [int(round_.observe(seat).declared) for seat in range(3)] == [1, 1, 1]
    act(round_, "P1:draw")
    assert [int(round_.observe(seat).declared) for seat in range(3)] == [0, 0, 0]
