"""Named checks: single rulings that people look up, each from a position."""

from __future__ import annotations

from collections.abc import Callable

from wildpile.cards import EDITIONS, WILD_TEXTS, face_text
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.game.round import Round
from wildpile.game.view import view_of
from wildpile.notation.position import parse_position
from wildpile.rules import Ruleset


def round_of(edition: str, position: str) -> Round:
    """Return a round of an edition's official rules."""
    return parse_position(position, Ruleset.of(edition))


def act(round_: Round, seat: int, text: str) -> list[Event]:
    """Do an action given as text through the checked door."""
    return round_.play(seat, round_.parse(seat, text))


def scoring_example() -> None:
    """The Zelda page's worked example: 13 + 60 + 150 points, 223."""
    round_ = round_of("zelda", "P1[R5] P2[B1 G3 A9 R+2 GR BS W W4 WT]; top R7")
    told = act(round_, 0, "R5")
    assert round_.winner == 0
    assert round_.totals == [223, 0]
    assert [event.points for event in told if event.type == "round_over"] == [223]


def zelda_opening(matches: int = 300) -> None:
    """Zelda: an action card or wild as opening card is passed over until a number comes."""
    passed_over: set[str] = set()
    for seed in range(matches):
        match = Match.new(Ruleset.of("zelda"), 4, seed=seed, dealer=0)
        opened = [event for event in match.deal() if event.type == "opened"]
        *ignored, stands = opened
        assert stands.fate == "stands"
        assert all(event.fate == "ignored" for event in ignored)
        assert face_text(stands.face or 0, gold=True)[1:].isdigit()
        for event in ignored:
            text = face_text(event.face or 0, gold=True)
            assert not text[1:].isdigit() or text in WILD_TEXTS
            passed_over.add(text if text in WILD_TEXTS else text[1:])
        assert (match.round.phase, match.round.turn, match.round.direction) == ("play", 1, 1)
        assert match.round.counts == [7, 7, 7, 7]
    assert passed_over == {"S", "R", "+2", "W", "W4", "WT"}


def wild_held() -> None:
    """A Wild in the hand makes a Wild Draw Four a bluff in Zelda, and none in the classic game."""
    for edition, is_bluff in (("classic108", False), ("classic112", False), ("zelda", True)):
        round_ = round_of(edition, "P1[W4 W B9] P2[G1 G2 G3] P3[G4 G5]; top R7")
        assert round_.is_fair_draw_four(0) is not is_bluff
        act(round_, 0, "W4>g")
        told = act(round_, 1, "challenge")
        assert [event.guilty for event in told if event.type == "verdict"] == [is_bluff]
        assert round_.counts == ([6, 3, 2] if is_bluff else [2, 9, 2])
        assert round_.turn == (1 if is_bluff else 2)


def challenger_alone() -> None:
    """The challenger alone receives the hand: no other seat, no watcher; until the next turn."""
    for edition in EDITIONS:
        round_ = round_of(edition, "P1[W4 B9 R2 R3] P2[G1 G2 B3] P3[G4 G5]; top R7")
        act(round_, 0, "W4>g")
        told = act(round_, 1, "challenge")
        assert [event.type for event in told].count("shown") == 1
        shown = next(event for event in told if event.type == "shown")
        assert shown.seen_by(1) is shown
        assert [shown.seen_by(audience) for audience in (0, 2, None)] == [None] * 3
        assert view_of(round_, 1)["shown"] == {
            "seat": 0,
            "hand": ["R2", "R3", "B9"],
            "guilty": True,
        }
        assert [view_of(round_, audience)["shown"] for audience in (0, 2, None)] == [None] * 3
        act(round_, 1, "G1")
        assert view_of(round_, 1)["shown"] is None


CHECKS: tuple[Callable[[], None], ...] = (
    scoring_example,
    zelda_opening,
    wild_held,
    challenger_alone,
)
