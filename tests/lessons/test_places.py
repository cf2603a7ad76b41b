"""What docs/lessons.md counts is so."""

from __future__ import annotations

from pathlib import Path

from wildpile.lessons.examples import ALL, SECTIONS, examples
from wildpile.lessons.house import rows
from wildpile.lessons.questions import QUESTIONS
from wildpile.lessons.trainer import chosen
from wildpile.lessons.trying import try_tasks
from wildpile.rules import Ruleset

PAGE = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text()


def test_what_is_counted_is_so() -> None:
    tried = [len(try_tasks(Ruleset.default(edition))) for edition in ALL]
    shown = [
        sum(len(examples(section, Ruleset.default(edition))) for section in SECTIONS)
        for edition in ALL
    ]
    house = [len(rows(edition)) for edition in ALL]
    counts = [f"{min(found)} to {max(found)}" for found in (tried, shown, house)]
    assert "{}, {} and {} an edition".format(*counts) in PAGE
    assert f"{len(chosen('classic108'))} classic, {len(chosen('zelda'))} Zelda" in PAGE
    assert f"40 of the first list, {len(QUESTIONS) - 40} more" in PAGE
