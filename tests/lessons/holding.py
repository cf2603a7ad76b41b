"""What an example is held to: used by the tests of examples and of questions."""

from __future__ import annotations

from collections import Counter

from wildpile.cards import deck, face_text
from wildpile.game.round import Round
from wildpile.lessons.acting import in_edition
from wildpile.lessons.examples import Example
from wildpile.notation.expect import Expectation
from wildpile.notation.position import parse_position
from wildpile.rules import Ruleset


def within_deck(round_: Round) -> None:
    """Hold a position to its deck: hands and discards have no more copies of a card."""
    hands = [face for seat in range(round_.players) for face in round_.hand(seat)]
    copies = deck(round_.rules.edition, round_.rules.decks)
    for face, count in Counter([*hands, *round_.discards]).items():
        assert copies[face] >= count, face_text(face)


def hold(example: Example, rules: Ruleset, expect: str) -> None:
    """Hold an example to what it expects: all acts are taken, or the last is refused (`err`).

    `err first`: already the first is, since the question does not arise by these rules.
    """
    within_deck(parse_position(example.position_in(rules.edition), rules))
    steps = example.play(rules)
    if expect == "err first":
        assert len(steps) == 1 < len(example.acts)
        assert steps[0].refused is not None
        return
    assert len(steps) == len(example.acts)
    refused = steps[-1].refused if steps else None
    if expect.startswith("err"):
        assert refused is not None
        assert expect in ("err", f"err={refused.code}")
        return
    assert refused is None, refused
    after = steps[-1].after if steps else parse_position(example.position, rules)
    for text in filter(None, map(str.strip, in_edition(expect, rules.edition).split(";"))):
        assert Expectation.parse(text, after).differs(after) is None, text
