"""The scenario runner itself: what passes, what fails, and how it says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from wildpile.game.round import Round
from wildpile.notation.scenario import check_files, check_line

POSITION = "P1[R5 R6] P2[Y9] P3[B3]; top R7"
GOOD = f"T1 | c108 | base | {POSITION} | P1:R5! | n(P1)=1; turn=P2 | why"


def line(actions: str, expect: str, rules: str = "base", position: str = POSITION) -> str:
    return f"T1 | c108 | {rules} | {position} | {actions} | {expect} | why"


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        "",
        "# a comment",
        line("-", "legal(P1)=R6,R5; legal(P2)=; hand(P1)=R6,R5; wd4ok(P1)=no; out=none"),
        line("-", "pend=none; need=none; win=none; match=none; blocked=no; dir=+; draw=10"),
        line("P1:R5 P1:R6", "err"),
        line("P1:R5 P1:R6", "err=action/not_your_turn"),
        line("P2:leave", "out=P2; turn=P1"),
        line("P1:R5 P3:jump,R5", "err=action/unknown"),
    ],
)
def test_a_line_that_holds_gives_no_failure(text: str) -> None:
    assert check_line(text) is None


@pytest.mark.parametrize(
    ("text", "expected", "got"),
    [
        (line("P1:R5", "n(P1)=2; turn=P2; top=R5"), "n(P1)=2", "n(P1)=1"),
        (line("P1:R5", "err"), "P1:R5 to be refused", "it was taken"),
        (line("P1:Y4", "top=R7"), "P1:Y4 to be taken", "action/not_in_hand"),
        (line("P2:Y9 P1:R5", "err"), "P2:Y9 to be taken", "action/not_your_turn"),
        (line("P2:Y9", "err=action/no_match"), "err=action/no_match", "err=action/not_your_turn"),
        (line("P1:R5", "frog=1"), "a line that can be read", "unknown expectation: 'frog=1'"),
        (line("P1:R5", "col=a"), "a line that can be read", "write 'y', not 'a'"),
        (line("P1:R5", "hand(P2)=A9"), "a line that can be read", "write 'Y9', not 'A9'"),
        (line("P1:R5", "n=1"), "a line that can be read", "n needs a seat"),
        (line("-", "err"), "a line that can be read", "err needs an action"),
        (line("P1:frog", "top=R7"), "a line that can be read", "no such action: 'frog'"),
        (line("P1-R5", "top=R7"), "a line that can be read", "no action of a seat"),
        (line("P1:R5", "top=R5", "frog=1"), "a line that can be read", "unknown switch"),
        (
            line("P1:R5", "err", "draw_pass=1 dtm=may"),
            "a line that can be read",
            "(not draw_pass)",
        ),
        ("T1 | c108 | base", "a line that can be read", "3 fields where 7 belong"),
    ],
)
def test_a_failure_says_what_was_expected_and_got(text: str, expected: str, got: str) -> None:
    failure = check_line(text)
    assert failure is not None
    assert failure.id == "T1"
    assert failure.expected == expected
    assert got in failure.got


def test_a_crash_of_the_rules_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise IndexError("beyond the pile")

    monkeypatch.setattr(Round, "play", crash)
    failure = check_line(GOOD)
    assert failure is not None
    assert failure.got == "IndexError: beyond the pile"


def test_a_file_is_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.txt"
    path.write_text(f"# head\n\n{GOOD}\nfrog\n", encoding="utf-8")
    assert check_files([path]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{path}:4: frog: expected a line that can be read")
    assert last == "1 of 2 pass"


def test_a_file_without_failures_gives_zero(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.txt"
    path.write_text(GOOD, encoding="utf-8")
    assert check_files([path]) == 0
    assert capsys.readouterr().out == "1 of 1 pass\n"


def test_a_file_without_a_scenario_is_named_and_gives_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty, good = tmp_path / "empty.txt", tmp_path / "good.txt"
    empty.write_text("# nothing yet\n\n")
    good.write_text(GOOD + "\n")
    assert check_files([empty]) == 1
    assert capsys.readouterr().out == f"{empty} holds no scenario\n"
    assert check_files([empty, good]) == 1
    assert capsys.readouterr().out == f"{empty} holds no scenario\n1 of 1 pass\n"


def test_a_missing_file_gives_one_line_and_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_files([tmp_path / "none.txt"]) == 2
    assert len(capsys.readouterr().out.splitlines()) == 1
