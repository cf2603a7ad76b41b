"""Judging: each kind of question, what is expected, the code and the ruling."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from fractions import Fraction

import pytest

from wildpile import lessons
from wildpile.errors import LessonError, NotationError
from wildpile.lessons.acting import do, told, walk
from wildpile.lessons.challenging import challenge_chance, is_worth_it
from wildpile.lessons.tasks import Given, Task, judge, lay_out, solve
from wildpile.notation.position import parse_position
from wildpile.rules import Ruleset, parse_rules

C108, ZELDA = Ruleset.of("c108"), Ruleset.of("zelda")
OTHERS = "P2[Y9 Y1] P3[B3 G4]"


def task(kind: str, position: str, *acts: str, seat: int = 0, rules: str = "base") -> Task:
    """Return a task of the classic edition."""
    return Task(
        key="x",
        kind=kind,
        rules=parse_rules("c108", rules),
        position=position,
        seat=seat,
        acts=acts,
    )


@pytest.mark.parametrize("name", [module.name for module in pkgutil.iter_modules(lessons.__path__)])
def test_what_the_docstrings_show_is_so(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"wildpile.lessons.{name}")).failed == 0


def test_a_missed_card_and_a_wrong_one_are_named() -> None:
    asked = task("play", f"P1[R2 B7 G5] {OTHERS}; top R7")
    assert judge(asked, ["B7", "R2"]).right
    assert judge(asked, ["R2"]).code == "lesson/fits_number"
    assert judge(asked, ["R2", "B7", "G5"]).code == "action/no_match"
    assert judge(asked, []).expected == ["R2", "B7"]


def test_a_bluff_counts_neither_for_nor_against() -> None:
    asked = task("play", f"P1[R2 W4 G5] {OTHERS}; top R7")
    assert judge(asked, ["R2"]).right
    assert judge(asked, ["R2", "W4"]).right
    fair = task("play", f"P1[G2 W4 G5] {OTHERS}; top R7")
    assert not judge(fair, []).right
    assert judge(fair, ["W4"]).right


@pytest.mark.parametrize(
    ("position", "rules", "code", "ruling"),
    [
        ("P1[R2 G5] P2[Y9]; top R7", "base", "lesson/cards", "2.3"),
        ("P1[B2 G5] P2[Y9]; top R7", "base", "lesson/cards_none", "2.3"),
        ("P1[RS] P2[Y9]; top R7", "finish=number", "action/barred_last", "finish"),
        ("P1[R7 G5] P2[Y9]; top R7; turn P2; jumpable", "base", "lesson/cards_waits", "2.3"),
        ("P1[R7 G5] P2[Y9]; top R7; turn P2; jumpable", "jump=1", "lesson/cards", "jump"),
        ("P1[B+2 G5] P2[Y9]; top R+2; owed 2 P2", "stack=22", "lesson/cards", "stack"),
        ("P1[B+2 G5] P2[Y9]; top R+2; owed 2 P2", "stack=44", "lesson/cards_penalty", "2.4"),
        ("P1[RR G5] P2[Y9]; top W4/r; owed 4 P2 b fair", "base", "lesson/cards_penalty", "2.6"),
        (
            "P1[RR G5] P2[Y9]; top R+2; owed 2 P2",
            "reverse_bounce=1",
            "lesson/cards",
            "reverse_bounce",
        ),
    ],
)
def test_a_hand_as_a_whole_has_its_reason(
    position: str, rules: str, code: str, ruling: str
) -> None:
    answer = solve(task("play", position, rules=rules))
    assert (answer.code, answer.ruling) == (code, ruling)


def test_cards_may_be_typed_in_any_case() -> None:
    assert judge(task("play", f"P1[R2 G5] {OTHERS}; top R7"), ["r2"]).right


@pytest.mark.parametrize(
    ("hand", "fair", "code", "because"),
    [
        ("W4 G5", True, "lesson/four_fair", ()),
        ("W4 RS G5", False, "lesson/four_color", ("RS",)),
        ("W4 R1 R5", False, "lesson/four_color", ("R1", "R5")),
        ("W4 B7 W", True, "lesson/four_fair", ()),
    ],
)
def test_a_wild_draw_four_is_judged_by_the_hand(
    hand: str, fair: bool, code: str, because: tuple[str, ...]
) -> None:
    answer = solve(task("four", f"P1[{hand}] {OTHERS}; top R7"))
    assert (answer.expected, answer.code, answer.because) == (fair, code, because)


def test_where_wilds_count_another_wild_is_the_reason() -> None:
    answer = solve(task("four", f"P1[W4 W] {OTHERS}; top R7", rules="wd4_match=colour_wild"))
    assert (answer.code, answer.ruling, answer.because) == ("lesson/four_wild", "wd4_match", ("W",))
    second = task("four", f"P1[W4 W4] {OTHERS}; top R7", rules="wd4_match=colour_allwild")
    assert solve(second).because == ("W4",)


def test_the_chance_of_a_bluff_counts_the_cards_in_sight() -> None:
    position = "P1[G5 B1] P2[R1 R2 Y9] P3[B3]; top W4/g; disc R3; turn P2; owed 4 P1 r fair"
    chance = challenge_chance(parse_position(position, C108), 1)
    # 108 less three in the hand, R3 and the W4 on the pile: 103 unseen, 22 of them red.
    assert chance == 1 - Fraction(81 * 80, 103 * 102)


def test_a_chance_does_not_depend_on_what_cannot_be_known() -> None:
    table = "{} P2[R1 R2 Y9] P3[B3]; top W4/g; turn P2; owed 4 P1 r {}"
    fair = parse_position(table.format("P1[G5 B1]", "fair"), C108)
    bluff = parse_position(table.format("P1[R5 R6]", "bluff"), C108)
    assert challenge_chance(fair, 1) == challenge_chance(bluff, 1)


def test_an_open_challenge_is_right_either_way() -> None:
    asked = task(
        "challenge",
        "P1[G5 B1 Y2] P2[R1 R2 Y9] P3[B3]; top W4/g; turn P2; owed 4 P1 r fair",
        seat=1,
    )
    assert judge(asked, True).right
    assert judge(asked, False).right
    assert judge(asked, True).is_open
    assert judge(asked, True).code == "lesson/challenge_open"


def test_the_dearer_the_sum_the_sooner_a_challenge_pays() -> None:
    assert is_worth_it(Fraction(7, 10), 4) is None
    assert is_worth_it(Fraction(7, 10), 8) is True
    assert is_worth_it(Fraction(0), 4) is False
    assert is_worth_it(Fraction(1), 4) is True


@pytest.mark.parametrize(
    ("position", "acts", "rules", "expected", "code", "ruling"),
    [
        (f"P1[R1 G5] {OTHERS}; top R7", ["P1:R1"], "base", 1, "next_order", "2.3"),
        (f"P1[RS G5] {OTHERS}; top R7", ["P1:RS"], "base", 2, "next_skipped", "2.4"),
        (f"P1[R+2 G5] {OTHERS}; top R7", ["P1:R+2"], "base", 2, "next_skipped", "2.4"),
        (f"P1[RR G5] {OTHERS}; top R7", ["P1:RR"], "base", 2, "next_turned", "2.4"),
        ("P1[RR G5] P2[Y9 Y1]; top R7", ["P1:RR"], "base", 0, "next_two", "2.4"),
        ("P1[RS G5] P2[Y9 Y1]; top R7", ["P1:RS"], "base", 0, "next_two", "2.4"),
        (f"P1[W G5] {OTHERS}; top R7", ["P1:W>g"], "base", 1, "next_order", "2.5"),
        (f"P1[W4 G5] {OTHERS}; top R7", ["P1:W4>g"], "base", 1, "next_answers", "2.6"),
        (f"P1[W4 G5] {OTHERS}; top R7", ["P1:W4>g", "P2:take"], "base", 2, "next_skipped", "2.6"),
        (f"P1[W4 R5] {OTHERS}; top R7", ["P1:W4>g", "P2:challenge"], "base", 1, "next_same", "2.6"),
        (f"P1[R1] {OTHERS}; top R7", ["P1:R1"], "base", None, "next_over", "2.11"),
        (f"P1[R1 G1] {OTHERS}; top R7; draw B8", ["P1:draw"], "base", 1, "next_order", "2.3"),
        (f"P1[R1 G1] {OTHERS}; top R7", ["P1:leave"], "base", 1, "next_order", "2.13"),
        (f"P1[R0 G1] {OTHERS}; top R7", ["P1:R0"], "seven0=1", 1, "next_order", "seven0"),
        (f"P1[R+2 G1] {OTHERS}; top R7", ["P1:R+2"], "stack=22", 1, "next_answers", "2.4"),
    ],
)
def test_who_moves_next_and_why(
    position: str, acts: list[str], rules: str, expected: int | None, code: str, ruling: str
) -> None:
    answer = solve(task("next", position, *acts, rules=rules))
    assert (answer.expected, answer.code) == (expected, f"lesson/{code}")
    assert answer.ruling == ruling


def test_points_are_the_hands_or_the_rounds() -> None:
    assert solve(task("points", "P1[R5 W Y+2] P2[Y9]; top R7")).expected == 75
    asked = task("points", "P1[R5] P2[Y9 W] P3[B3]; top R7", "P1:R5")
    assert solve(asked).expected == 62
    assert lay_out(asked)["open"] == [[], ["Y9", "W"], ["B3"]]
    assert lay_out(asked)["view"]["phase"] == "play"


def test_what_a_task_shows_is_what_its_seat_may_know() -> None:
    shown = lay_out(task("play", f"P1[R2 G5] {OTHERS}; top R7"))
    assert shown["view"]["hand"] == ["R2", "G5"]
    assert "Y9" not in str(shown)


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("play", True),
        ("play", ["Z9"]),
        ("play", ["B9"]),
        ("four", ["R2"]),
        ("four", 1),
        ("next", True),
        ("points", None),
        ("points", True),
    ],
)
def test_an_answer_of_another_kind_is_refused(kind: str, given: Given) -> None:
    acts = ["P1:R2"] if kind == "next" else []
    asked = task(kind, f"P1[R2 W4 G5] {OTHERS}; top R7", *acts)
    with pytest.raises(LessonError) as caught:
        judge(asked, given)
    assert caught.value.code == "lessons/bad_answer"


@pytest.mark.parametrize(
    ("kind", "acts", "given"),
    [
        ("triforce", [], []),
        ("four", [], True),
        ("challenge", [], True),
        ("next", [], 1),
        ("next", ["P1:G5"], 1),
        ("points", ["P1:R2"], 1),
        ("dance", [], 1),
    ],
)
def test_a_position_that_does_not_ask_this_is_refused(
    kind: str, acts: list[str], given: Given
) -> None:
    with pytest.raises(LessonError) as caught:
        judge(task(kind, f"P1[R2 G5] {OTHERS}; top R7", *acts), given)
    assert caught.value.code == "lessons/bad_task"


def test_points_after_an_act_that_is_refused_are_none() -> None:
    with pytest.raises(LessonError, match="neither the colour"):
        judge(task("points", f"P1[G5] {OTHERS}; top R7", "P1:G5"), 1)


def test_steps_are_told_as_a_seat_sees_them() -> None:
    steps = walk(f"P1[R2 G5] {OTHERS}; top R7; draw B8 B9", ["P1:R2!", "P2:draw"], C108)
    first, second = told(steps, 0)
    assert [event["type"] for event in first["events"]] == ["played", "turn"]
    assert "B8" not in str({**second, "position": ""})
    assert second["view"]["seats"][1]["cards"] == 3
    assert parse_position(second["position"], C108).turn == 2


def test_a_walk_ends_where_an_act_is_refused() -> None:
    steps = walk(f"P1[R2 W] {OTHERS}; top R7", ["P1:W", "P1:R2"], C108)
    assert len(steps) == 1
    assert told(steps, 0)[0]["refused"]["code"] == "action/color_missing"
    with pytest.raises(NotationError):
        do(parse_position(f"P1[R2 W] {OTHERS}; top R7", C108), "nonsense")


def test_zelda_counts_wilds_in_the_chance() -> None:
    position = "P1[G5 B1] P2[R1] P3[B3]; top W4/g; turn P2; owed 4 P1 r fair"
    assert challenge_chance(parse_position(position, ZELDA), 1) > challenge_chance(
        parse_position(position, C108), 1
    )
