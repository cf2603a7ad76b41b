"""The Learn page as a whole: in the issue's order, complete, and as the rules have it."""

from __future__ import annotations

import pytest

from tests.lessons.test_words import MESSAGES
from wildpile.cards import deck, face_text
from wildpile.lessons.examples import ALL, examples
from wildpile.lessons.learning import Section, learn
from wildpile.lessons.tasks import solve
from wildpile.rules import Ruleset

ORDER = ["aim", "moves", "try", "cards", "challenge", "one_card", "official", "winning", "before"]
# Words around the sections, and those that stand beside what a section lists.
AROUND = ("learn-edition", "learn-official-", "learn-winning-", "learn-try-")


def section(rules: Ruleset, key: str) -> Section:
    """Return one section of the page."""
    return next(one for one in learn(rules) if one.key == key)


@pytest.mark.parametrize("edition", ALL)
def test_the_sections_stand_in_order_and_none_is_empty(edition: str) -> None:
    page = learn(Ruleset.default(edition))
    assert [one.key for one in page] == ORDER
    for one in page:
        assert one.texts
        assert {*one.texts} <= {*MESSAGES}
        assert any((one.examples, one.tasks, one.cards, one.rows))
        assert not one.marks


@pytest.mark.parametrize("edition", ALL)
def test_every_kind_of_card_in_the_deck_is_shown_with_its_effect(edition: str) -> None:
    entries = section(Ruleset.default(edition), "cards").cards
    wilds = {face_text(face) for face, copies in enumerate(deck(edition)) if face >= 52 and copies}
    assert {entry.face for entry in entries if entry.face.startswith("W")} == wilds
    assert len(entries) == 4 + len(wilds)
    shown = [example for entry in entries for example in entry.examples]
    assert len(shown) == len(examples("cards", Ruleset.default(edition)))
    for entry in entries:
        assert entry.examples
        attributes = {one.id.name for one in MESSAGES[f"learn-cards-{entry.key}"].attributes}
        assert attributes == {"name", "face", "fits"}


def test_every_sentence_of_learn_stands_on_a_page() -> None:
    every = [Ruleset.default(edition) for edition in ALL] + [Ruleset.of("c108", decks=2)]
    used = set()
    for rules in every:
        for one in learn(rules):
            used |= {*one.texts, f"learn-{one.key}-heading"}
            used |= {f"learn-{example.section}-{example.key}" for example in one.examples}
            used |= {f"learn-cards-{example.key}" for e in one.cards for example in e.examples}
            used |= {f"learn-house-{row.key}" for row in one.rows}
            used |= {worth.label for worth in one.worths}
    left = {
        key
        for key in MESSAGES
        if key.startswith("learn-") and key.count("-") > 1 and key not in used
    }
    assert not {key for key in left if not key.startswith(AROUND) and "heading" not in key} - {
        "learn-cards-points",
        "learn-cards-points-number",
        "learn-challenge-side-lay",
        "learn-challenge-side-accuse",
        "learn-table-rules",
        "learn-aim-more",
        "learn-one_card-more",
    }


def test_the_page_follows_the_rules_and_marks_what_is_not_official() -> None:
    house = Ruleset.of("c108", wd4="free", uno_required=0, stack="22", decks=2)
    assert section(house, "challenge").texts == ("learn-challenge",)
    assert section(house, "challenge").examples == ()
    assert section(house, "challenge").marks == ("wd4",)
    assert section(house, "one_card").texts == ("learn-one_card",)
    assert section(house, "cards").marks == ("stack",)
    assert "learn-aim-decks" in section(house, "aim").texts
    assert section(house, "aim").marks == ("decks",)


def test_points_are_the_engines() -> None:
    assert [worth.points for worth in section(Ruleset.of("c112"), "winning").worths] == [
        None,
        20,
        50,
        40,
    ]


def test_a_table_of_partners_sees_the_small_examples_without_partners() -> None:
    rules = Ruleset.of("zelda", teams=1)
    for one in learn(rules):
        assert all(example.play(rules) for example in one.examples)
        assert all(solve(task).right for task in one.tasks)
