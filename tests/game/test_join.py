"""Who comes late, or comes back: in the match at once, in the round from the next deal on."""

from typing import Any

import pytest

from wildpile.errors import IllegalAction, RulesError
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.notation.record import Record, Recorder
from wildpile.notation.record_json import parse_record, to_json
from wildpile.notation.record_text import print_record
from wildpile.notation.replay import check
from wildpile.rules import Ruleset


class Table:
    """A match that is written down while whoever is in turn plays the first legal action."""

    def __init__(self, names: int, players: int = 3, **rules: Any) -> None:
        ruleset = Ruleset.of("classic108", **rules)
        self.match = Match.new(ruleset, players, seed=5)
        self.recorder = Recorder(
            ruleset, [f"P{one}" for one in range(names)], generator="xoshiro256++", seed="5"
        )
        self.recorder.deal(self.match.deal())

    def join(self, seat: int) -> list[Event]:
        """Let a seat join."""
        events = self.match.join(seat)
        self.recorder.act(seat, "join", events)
        return events

    def leave(self, seat: int) -> None:
        """Let a seat leave."""
        self.recorder.act(seat, "leave", self.match.leave(seat))

    def play_round(self) -> None:
        """Play until the round is over."""
        round_ = self.match.round
        while not round_.is_over:
            seat, action = round_.turn, round_.legal(round_.turn)[0]
            text = round_.text(seat, action)
            self.recorder.act(seat, text, self.match.play(seat, action))

    def record(self) -> Record:
        """Return the record as far as it goes."""
        return self.recorder.record(self.match.totals)


def test_who_left_comes_back_at_the_next_deal_with_the_same_total() -> None:
    table = Table(3, target=10_000)
    table.leave(1)
    assert table.join(1) == [Event("joined", seat=1)]
    round_ = table.match.round
    assert round_.counts[1] == 0
    table.play_round()
    assert round_.counts[1] == 0, "not in the round that it left"
    table.recorder.deal(table.match.deal())
    assert round_.counts[1] == 7


def test_a_new_seat_comes_after_the_last_and_is_dealt_in_at_the_next_deal() -> None:
    table = Table(4, target=10_000)
    table.join(3)
    assert table.match.players == 4
    table.play_round()
    assert table.match.totals[3] == 0
    dealt = table.match.deal()
    table.recorder.deal(dealt)
    assert table.match.round.counts == [7, 7, 7, 7]
    assert [one.seat for one in dealt if one.type == "dealt"].count(3) == 1
    table.play_round()


@pytest.mark.parametrize("scoring", ["lowest", "elimination"])
def test_where_few_points_are_good_who_comes_new_has_the_most(scoring: str) -> None:
    table = Table(4, scoring=scoring, target=10_000)
    table.play_round()
    table.join(3)
    assert table.match.totals[3] == max(table.match.totals[:3]) > 0


def test_nobody_joins_twice_nor_where_the_rules_have_no_seat() -> None:
    table = Table(4)
    for seat in (0, 4, -1, 99):
        with pytest.raises(IllegalAction):
            table.match.join(seat)
    pairs = Table(5, players=4, teams=1)
    with pytest.raises(RulesError) as refused:
        pairs.match.join(4)
    assert refused.value.code == "rules/players"
    assert pairs.match.players == 4


def test_a_record_with_late_joiners_is_printed_read_and_replayed() -> None:
    table = Table(5, target=10_000, seven0=1)
    table.join(3)
    table.leave(1)
    table.play_round()
    table.recorder.deal(table.match.deal())
    table.join(1)
    table.join(4)
    table.play_round()
    table.recorder.deal(table.match.deal())
    table.play_round()
    record = table.record()
    assert check(record) is None
    for text in (print_record(record), to_json(record)):
        again = parse_record(text)
        assert again == record
        assert check(again) is None
