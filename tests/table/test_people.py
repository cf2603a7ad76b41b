"""Several people at one table: who comes late, pauses, seats that go to another device."""

import asyncio

import pytest

from tests.table.fakes import FakeMinds
from tests.table.playing import OWNER, Person, in_loop, play_all, setup_of, table_of, until
from wildpile.errors import GatheringError, IllegalAction, TableError
from wildpile.table import MemoryStore, Seat, Table, Tables
from wildpile.table.entry import Setup, Standing
from wildpile.table.presence import Attendance

A, B, C = (letter * 32 for letter in (b"a", b"b", b"c"))


def people(number: int = 1, bots: int = 0, **rules: object) -> Setup:
    """Return the setup of a match of two people and some bots."""
    plain = setup_of(number, players=2 + bots, **rules)
    seats = (Seat("Ada", owner=A), Seat("Bo", owner=B), *plain.seats[2:])
    return type(plain)(plain.match, plain.rules, seats, plain.key, "off")


async def to_round_end(table: Table) -> None:
    """Play every seat until the round is over."""
    while not table.match.round.is_over:
        for seat in range(table.match.players):
            await Person(table, seat, seat).act()


@in_loop
async def test_who_comes_late_has_a_seat_at_once_and_cards_from_the_next_deal_on() -> None:
    store = MemoryStore()
    table = await Table.create(store, people(target=10_000))
    await play_all(table, 5)
    assert await table.join("Cleo", C) == 2
    assert await table.join("Cleo", C) == 2
    view = table.last.view(2)
    assert (view["seats"][2]["name"], view["seats"][2]["out"], view["hand"]) == ("Cleo", True, [])
    assert [event["type"] for event in table.last.events(None)] == ["joined"]
    await to_round_end(table)
    await table.act(0, "next", at=table.number)
    assert len(table.last.view(2)["hand"]) == 7
    loaded = await Table.load(store, table.setup.match)
    assert loaded is not None
    assert loaded.match.digest() == table.match.digest()
    assert loaded.setup.seats == table.setup.seats
    assert loaded.snapshot(2) == table.snapshot(2)


@in_loop
async def test_who_left_comes_back_to_the_same_seat_and_not_into_the_same_round() -> None:
    table = await Table.create(MemoryStore(), people(bots=1, target=10_000))
    await play_all(table, 4)
    await table.act(1, "leave")
    assert table.people == {0}
    assert await table.join("Bo", B) == 1
    assert table.last.view(1)["hand"] == []
    with pytest.raises(IllegalAction):
        await table.act(1, "draw", at=table.number)


@in_loop
async def test_where_no_seat_can_come_new_one_that_was_left_is_taken() -> None:
    plain = people(bots=2, teams=1)
    table = await Table.create(MemoryStore(), plain)
    with pytest.raises(GatheringError) as refused:
        await table.join("Cleo", C)
    assert refused.value.code == "gathering/full"
    await table.act(1, "leave")
    assert await table.join("Cleo", C) == 1
    assert table.setup.seats[1] == Seat("Cleo", owner=C)


@in_loop
async def test_many_who_join_at_once_have_each_a_seat_and_nobody_two() -> None:
    table = await Table.create(MemoryStore(), people())
    newcomers = [bytes([number]) * 32 for number in range(8)] * 3
    taken = await asyncio.gather(*(table.join("N", owner) for owner in newcomers))
    assert sorted(taken) == sorted([*range(2, 10)] * 3)
    with pytest.raises(GatheringError) as refused:
        await table.join("Late", b"z" * 32)
    assert refused.value.code == "gathering/full"
    assert table.match.players == 10


@in_loop
async def test_a_pause_needs_all_people_and_anybody_ends_it() -> None:
    store = MemoryStore()
    table = await Table.create(store, people(bots=1))
    number = await table.wish(0, pause=True)
    assert await table.wish(0, pause=True) == number, "wished already"
    assert table.last.view(None)["wishes"] == [0]
    turn = table.match.round.turn
    text = Person(table, turn).choose()
    assert text is not None
    await table.wish(1, pause=True)
    assert table.last.view(0)["paused"]
    with pytest.raises(TableError) as refused:
        await table.act(turn, text, at=table.number)
    assert refused.value.code == "table/paused"
    loaded = await Table.load(store, table.setup.match)
    assert loaded is not None
    assert loaded.standing == Standing(paused=True)
    await loaded.wish(1, pause=False)
    assert await loaded.act(turn, text, at=loaded.number) == loaded.number


@in_loop
async def test_a_wish_is_taken_back_and_goes_with_who_leaves() -> None:
    table = await Table.create(MemoryStore(), people(bots=1))
    await table.wish(0, pause=True)
    await table.wish(0, pause=False)
    assert table.standing == Standing()
    await table.wish(0, pause=True)
    await table.act(0, "leave")
    assert table.standing == Standing()
    with pytest.raises(TableError):
        await table.wish(0, pause=True)


@in_loop
async def test_bots_stand_still_while_it_is_paused_and_go_on_after() -> None:
    tables = Tables(MemoryStore(), FakeMinds(think={"off": 0.02}))
    table = tables._seat(await table_of(people=1, target=10_000))
    await table.wish(0, pause=True)
    number = table.number
    await asyncio.sleep(0.1)
    assert table.number == number
    await table.wish(0, pause=False)
    await until(lambda: table.match.round.turn == 0 or table.match.round.is_over)
    await tables.close()


@in_loop
async def test_a_seat_goes_to_another_device_once() -> None:
    store = MemoryStore()
    table = await Table.create(store, people())
    other = await Table.load(store, table.setup.match)
    assert other is not None
    number = await table.move_seat(0, A, C)
    assert table.last.update(None)["events"] == []
    assert table.setup.seats[0] == Seat("Ada", owner=C)
    for behind in (table, other):
        with pytest.raises(TableError) as refused:
            await behind.move_seat(0, A, OWNER)
        assert refused.value.code == "table/not_your_seat"
        assert (behind.number, behind.setup.seats[0].owner) == (number, C)


def test_presence_is_here_weak_or_gone_and_a_page_loaded_again_is_here() -> None:
    now = 100.0
    found = Attendance(lambda: now)
    assert found.of(0) == "here", "the table has only just been opened"
    now += 4
    assert found.of(0) == "gone"
    found.enter(0)
    found.leave(0)
    now += 2
    assert found.of(0) == "here"
    now += 2
    assert found.of(0) == "gone"
    found.enter(0)
    found.leave(0)
    found.enter(0)
    assert found.of(0) == "weak"
    now += 61
    assert found.told([0]) == {"seats": [{"seat": 0, "presence": "here"}]}
