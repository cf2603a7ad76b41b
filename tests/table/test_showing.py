"""A match that is over, shown again: each seat sees what it saw, and no more; the story is true."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.table.playing import play_all, setup_of
from wildpile.cards import face_text
from wildpile.table import MemoryStore, Table
from wildpile.table.showing import frames_of
from wildpile.table.store import Stored
from wildpile.table.story import count_cards, story_of

HOUSE = {"seven0": 1, "mercy": 12, "dtm": "must"}


class Whole(MemoryStore):
    """A store that gives a match with its whole log."""

    def whole(self, match: str) -> Stored:
        kept = self._matches[match]
        return Stored(kept.setup, kept.snapshots, kept.entries, {})


def played(number: int, **choices: Any) -> tuple[Table, Stored]:
    """Return a table where every seat has played, and its log."""
    store = Whole()

    async def play() -> Table:
        table = await Table.create(store, setup_of(number, **choices))
        await play_all(table, 190)
        return table

    table = asyncio.run(play())
    assert table.records[0].number == 1
    return table, store.whole(table.setup.match)


def round_of(stored: Stored, number: int) -> Stored:
    """Return the log of one round."""
    deals = [entry.number for entry in stored.entries if entry.kind == "deal"]
    first, last = deals[number], [*deals, len(stored.entries) + 1][number + 1] - 1
    return Stored(
        stored.setup,
        [shot for shot in stored.snapshots if first <= shot.number <= last],
        [entry for entry in stored.entries if first <= entry.number <= last],
        {},
    )


def unfolded(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return frames with their whole views."""
    view: dict[str, Any] = {}
    found = []
    for frame in frames:
        view = {**view, **frame["view"]}
        found.append({**frame, "view": view})
    return found


@pytest.mark.parametrize(
    ("number", "choices"),
    [(1, {}), (2, {"edition": "zelda"}), (3, {"edition": "classic112", "scoring": "lowest"})],
)
def test_a_seat_is_shown_exactly_what_its_stream_carried(
    number: int, choices: dict[str, Any]
) -> None:
    table, stored = played(number, players=4, **choices)
    rounds = sum(entry.kind == "deal" for entry in stored.entries)
    shown = 0
    for seat in range(4):
        for place in range(rounds):
            for frame in unfolded(frames_of(round_of(stored, place), seat)):
                update = table.records[frame["number"] - 1].update(seat)
                assert {"number": update["number"], "events": update["events"]} == {
                    "number": frame["number"],
                    "events": frame["events"],
                }
                assert frame["view"] == update["view"]
                shown += 1
    assert shown == 4 * len(stored.entries)


def test_open_hands_are_those_of_the_engine_and_every_draw_has_its_cards() -> None:
    table, stored = played(4, players=3)
    for frame in unfolded(frames_of(round_of(stored, 0), "open")):
        round_ = table.records[frame["number"] - 1].match.round
        assert frame["view"]["hands"] == [
            [face_text(face) for face in round_.hand(seat)] for seat in range(3)
        ]
        assert frame["view"]["legal"] == frame["view"]["hand"] == []
        for event in frame["events"]:
            assert event["type"] not in ("drew", "dealt") or len(event["faces"]) == event["count"]


@pytest.mark.parametrize("edition", ["classic108", "classic112", "zelda"])
@pytest.mark.parametrize("house", [{}, HOUSE], ids=["official", "house"])
def test_hands_are_counted_as_the_engine_holds_them(edition: str, house: dict[str, Any]) -> None:
    table, _ = played(5, players=4, edition=edition, **house)
    counts = [0] * 4
    for record in table.records:
        if record.entry.kind == "deal":
            counts = [0] * 4
        count_cards(counts, record.entry.events)
        if not record.match.round.is_over:
            assert counts == record.match.round.counts, record.entry


def test_the_story_has_the_totals_and_the_ends_of_the_rounds() -> None:
    table, stored = played(6, players=3, target=200)
    story = story_of(stored, table.match.totals)
    assert [one.first for one in story.rounds] == [
        entry.number for entry in stored.entries if entry.kind == "deal"
    ]
    assert story.rounds[-1].last == table.number
    before = [0, 0, 0]
    for one in story.rounds:
        state = table.records[one.last - 1].match.state
        assert one.totals == state.totals[:3].tolist()
        if one.points is not None:
            assert (one.winner, one.points) == (int(state.winner), int(state.points))
            assert one.winner is not None
            assert one.totals[one.winner] == before[one.winner] + one.points
            assert one.cards == table.records[one.last - 1].match.round.counts
        before = one.totals
    played_cards = sum(event.type == "played" for entry in stored.entries for event in entry.events)
    assert sum(seat.played for seat in story.seats) == played_cards
    most = max(range(3), key=lambda seat: story.seats[seat].most_cards)
    deeds = story.seats[most]
    assert table.records[deeds.most_cards_at - 1].match.round.counts[most] == deeds.most_cards
