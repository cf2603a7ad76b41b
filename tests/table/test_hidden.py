"""What a seat may not know is in no byte that it is sent."""

import asyncio
import random
from typing import Any

import numpy as np
import pytest

from tests.table.playing import play_all, seats_and_watchers, table_of
from wildpile.cards import parse_face
from wildpile.game.match import Match
from wildpile.table import Table
from wildpile.table.history import Record, to_bytes

HIDDEN_EVENTS = ("dealt", "drew", "shown")


def played(number: int, **choices: Any) -> Table:
    """Return a table with some rounds behind it."""

    async def play() -> Table:
        table = await table_of(number, **choices)
        await play_all(table, 190)
        return table

    return asyncio.run(play())


def elsewhere(match: Match, audience: int | None, seed: int) -> Match:
    """Return a match that looks the same to an audience: all that it cannot see is another."""
    other, chance = match.copy(), random.Random(seed)
    state = other.state
    seats = [seat for seat in range(other.players) if seat != audience]
    cards = [face for seat in seats for face in other.round.hand(seat)] + other.round.draw_pile
    chance.shuffle(cards)
    for seat in seats:
        mine, cards = cards[: state.hand_count[seat]], cards[state.hand_count[seat] :]
        state.hands[seat] = 0
        for face in mine:
            state.hands[seat][face] += 1
        state.hand_mask[seat] = np.uint64(sum(1 << face for face in set(mine)))
    state.draw_pile[: state.draw_count] = cards
    for field in ("rng", "rng_block"):
        for place in range(len(state[field])):
            state[field][place] = np.uint64(chance.getrandbits(64))
    state.bluff = 1 - state.bluff
    return other


@pytest.mark.parametrize(
    ("number", "edition"), [(1, "classic108"), (2, "classic112"), (3, "zelda")]
)
def test_bytes_stay_equal_when_what_is_hidden_changes(number: int, edition: str) -> None:
    table = played(number, players=4, edition=edition)
    seen = 0
    for record in table.records[::3]:
        if record.match.round.is_over:
            continue  # then every hand lies open
        for audience in seats_and_watchers(table):
            state = record.match.state
            if audience is not None and int(state.shown_to) == audience:
                continue  # this seat was shown a hand
            other = Record(record.setup, record.entry, elsewhere(record.match, audience, number))
            assert to_bytes(other.view(audience)) == to_bytes(record.view(audience))
            seen += 1
    assert seen > 100


@pytest.mark.parametrize("edition", ["classic108", "classic112", "zelda"])
def test_events_carry_faces_only_to_whom_they_belong(edition: str) -> None:
    table = played(5, players=4, edition=edition)
    for record in table.records:
        for audience in seats_and_watchers(table):
            for event in record.events(audience):
                if event["type"] in HIDDEN_EVENTS and "faces" in event:
                    assert audience is not None
                    assert event["seat"] == audience


def test_the_same_events_reach_everybody_but_for_their_faces() -> None:
    table = played(6, players=3)
    for record in table.records:
        told = [
            [
                {key: value for key, value in event.items() if key != "faces"}
                for event in record.events(audience)
                if event["type"] != "shown"
            ]
            for audience in seats_and_watchers(table)
        ]
        assert all(one == told[0] for one in told)


def test_a_view_has_no_card_that_its_seat_does_not_see() -> None:
    table = played(8, players=4)
    for record in table.records:
        if record.match.round.is_over:
            continue
        for audience in seats_and_watchers(table):
            view = record.view(audience)
            own = sorted(map(parse_face, view["hand"]))
            assert own == ([] if audience is None else record.match.round.hand(audience))
            assert set(view["drawn"]) | set(view["why"]) <= set(view["hand"])
            plays = {text.partition(">")[0] for text in view["legal"] if text[0].isupper()}
            assert plays <= set(view["hand"])
            assert view["result"] is None


def test_nothing_that_is_sent_holds_the_key_or_a_digest() -> None:
    table = played(9)
    key = table.setup.key
    for record in table.records:
        for audience in seats_and_watchers(table):
            sent = record.update_bytes(audience)
            assert key not in sent
            assert key.hex().encode() not in sent
            assert record.entry.digest.encode() not in sent
