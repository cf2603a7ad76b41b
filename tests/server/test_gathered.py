"""Gatherings in the database: races, starts, what time does, one after another match."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_store import store_at
from tests.table.fakes import FakeMinds
from tests.table.playing import play_all
from wildpile.errors import GatheringError
from wildpile.rules import Ruleset
from wildpile.table import Tables
from wildpile.table import gathering as acts
from wildpile.table.gathering import Gathering
from wildpile.table.gatherings import Gatherings, plain_code

A, B, C = (letter * 32 for letter in (b"a", b"b", b"c"))


class Clock:
    """A time that a test sets."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        """Return it."""
        return self.time


@contextlib.asynccontextmanager
async def rooms(path: Path, count: int = 1) -> AsyncIterator[tuple[list[Gatherings], Clock]]:
    """Open gatherings as so many processes would have them, of one database."""
    clock, found, tables, stores = Clock(), [], [], []
    for number in range(count):
        store = store_at(path, empty=number == 0)
        stores.append(store)
        tables.append(Tables(store, FakeMinds(think={"off": 600.0})))
        found.append(Gatherings(store.gatherings, store, tables[-1], clock))
    try:
        yield found, clock
    finally:
        for room, live, store in zip(found, tables, stores, strict=True):
            await room.close()
            await live.close()
            store.close()


def made(places: int = 4, host: bytes = A, **change: Any) -> Gathering:
    """Return what somebody asks for."""
    rules = change.pop("rules", Ruleset.of("classic108", scoring="single"))
    return Gathering(
        "", None, change.pop("kind", "unlisted"), "", rules, (None,) * places, host, "off", **change
    )


def test_a_gathering_is_kept_as_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path, 2) as ((one, two), _):
            new = await one.new(made(), "Ada", None)
            await one.sit(new.gathering, B, "Bo", 2)
            await one.seat_bots(new.gathering, A, "hard", 3)
            await one.change(new.gathering, lambda was: acts.kick(was, A, 2))
            await one.change(
                new.gathering,
                lambda was: replace(was, matches=1, locked=True, watch="live", title="At home"),
            )
            other = Ruleset.of("zelda", hand=5)
            await one.sit(new.gathering, A, "Ada", None)
            await one.change(new.gathering, lambda was: replace(was, locked=False))
            await one.sit(new.gathering, C, "Cleo", None)
            await one.change(new.gathering, lambda was: acts.propose(was, C, other))
            first = (await one.find(new.gathering)).gathering
            assert (await two.find(new.gathering)).gathering == first
            assert first.proposal is not None
            assert first.proposal.rules == other
            assert first.number == 8
            assert first.code is not None
            assert (
                await two.find_code(f" {first.code[:3].upper()}-{first.code[3:]}") == new.gathering
            )

    asyncio.run(run())


def test_of_fifty_who_take_the_last_seat_one_sits(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path, 2) as (both, _):
            new = await both[0].new(made(2), "Ada", None)
            done = await asyncio.gather(
                *(
                    both[number % 2].sit(new.gathering, bytes([number]) * 32, f"N{number}", None)
                    for number in range(50)
                ),
                return_exceptions=True,
            )
            refused = [one for one in done if isinstance(one, GatheringError)]
            assert {one.code for one in refused} == {"gathering/full"}
            assert len(refused) == 49
            assert len((await both[1].find(new.gathering)).gathering.people()) == 2

    asyncio.run(run())


def test_many_starts_at_once_make_one_match(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path, 2) as (both, _):
            new = await both[0].new(made(2), "Ada", None)
            await both[0].sit(new.gathering, B, "Bo", None)
            begun = await asyncio.gather(
                *(both[number % 2].begin(new.gathering, A) for number in range(20))
            )
            assert len({one.gathering.match for one in begun}) == 1
            assert {one.table.setup.match for one in begun if one.table} == {
                begun[0].gathering.match
            }
            table = begun[0].table
            assert table is not None
            assert [who.owner for who in table.setup.seats] == [A, B]

    asyncio.run(run())


def test_a_kick_and_a_sitting_at_once_leave_the_kicked_one_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path, 2) as ((one, two), _):
            new = await one.new(made(3), "Ada", None)
            await one.sit(new.gathering, B, "Bo", 1)
            await asyncio.gather(
                one.change(new.gathering, lambda was: acts.kick(was, A, 1)),
                *(two.sit(new.gathering, B, "Bo", None) for _ in range(5)),
                return_exceptions=True,
            )
            assert (await one.find(new.gathering)).gathering.people() == [A]

    asyncio.run(run())


def test_after_a_match_the_same_people_start_the_next(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path) as ((room,), _):
            new = await room.new(made(4), "Ada", None)
            await room.sit(new.gathering, B, "Bo", None)
            table = (await room.begin(new.gathering, A)).table
            assert table is not None
            late = await room.sit(new.gathering, C, "Cleo", None)
            assert late.table is table
            assert table.setup.seat_of(C) == 2
            await play_all(table, 3000)
            assert table.is_over
            opened = (await room.find(new.gathering)).gathering
            assert (opened.state, opened.people(), opened.matches) == ("open", [A, B, C], 1)
            await room.change(new.gathering, lambda was: acts.propose(was, B, Ruleset.of("zelda")))
            await room.change(new.gathering, lambda was: acts.vote(was, C, agree=True))
            again = await room.begin(new.gathering, A)
            assert again.table is not None
            assert again.table.setup.match != table.setup.match
            assert again.table.setup.rules.edition == "zelda"
            assert len(again.table.setup.seats) == 3

    asyncio.run(run())


def test_a_match_that_all_people_left_ends_the_gathering(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path) as ((room,), _):
            rules = Ruleset.of("classic108")
            new = await room.new(made(3, rules=rules), "Ada", None)
            await room.sit(new.gathering, B, "Bo", None)
            await room.seat_bots(new.gathering, A, "easy", None)
            begun = await room.begin(new.gathering, A)
            assert begun.table is not None
            left = await room.stand_up(new.gathering, A)
            assert (left.gathering.host, left.gathering.state) == (B, "playing")
            back = await room.sit(new.gathering, A, "Ada", None)
            assert (back.gathering.seat_of(A), begun.table.people) == (0, {0, 1})
            await room.stand_up(new.gathering, B)
            ended = await room.stand_up(new.gathering, A)
            assert (ended.gathering.state, ended.gathering.code) == ("ended", None)

    asyncio.run(run())


def test_the_same_id_makes_one_gathering_and_nobody_makes_many(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path) as ((room,), _):
            same = await asyncio.gather(*(room.new(made(), "Ada", "x") for _ in range(5)))
            assert len({one.gathering for one in same}) == 1
            for _ in range(9):
                await room.new(made(), "Ada", None)
            with pytest.raises(GatheringError) as refused:
                await room.new(made(), "Ada", None)
            assert refused.value.code == "gathering/too_many"

    asyncio.run(run())


def test_the_lobby_has_what_is_open_and_goes_on_page_by_page(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path) as ((room,), clock):
            shown = []
            for number in range(5):
                clock.time += 1
                host = bytes([number]) * 32
                shown.append(
                    (await room.new(made(kind="public", host=host), "Ada", None)).gathering
                )
            for kind in ("private", "unlisted"):
                await room.new(made(kind=kind), "Ada", None)
            full = await room.new(made(1, kind="public"), "Ada", None)
            locked = await room.new(made(kind="public"), "Ada", None)
            await room.change(locked.gathering, lambda was: acts.lock(was, A, locked=True))
            pages, after = [], None
            while page := await room.lobby(after, 2):
                pages += [one.gathering for one in page]
                after = page[-1].created, page[-1].gathering
            assert pages == shown[::-1]
            assert full.gathering not in pages
            clock.time += acts.HERE_SECONDS + 1
            assert await room.lobby(None, 9) == []
            await room.touch(shown[0], bytes([0]) * 32)
            assert [one.gathering for one in await room.lobby(None, 9)] == shown[:1]

    asyncio.run(run())


def test_time_ends_what_is_deserted_and_deletes_what_ended(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path) as ((room,), clock):
            new = await room.new(made(), "Ada", None)
            clock.time += acts.DESERTED_SECONDS + 1
            await room.sweep()
            assert (await room.find(new.gathering)).gathering.state == "ended"
            clock.time += 8 * 86_400
            await room.sweep()
            with pytest.raises(GatheringError) as refused:
                await room.find(new.gathering)
            assert refused.value.code == "gathering/unknown"

    asyncio.run(run())


def test_a_match_that_nobody_touches_for_a_month_ends_its_gathering(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path) as ((room,), clock):
            clock.time = time.time()
            new = await room.new(made(2), "Ada", None)
            await room.sit(new.gathering, B, "Bo", None)
            await room.begin(new.gathering, A)
            clock.time += 29 * 86_400
            await room.sweep()
            assert (await room.find(new.gathering)).gathering.state == "playing"
            clock.time += 2 * 86_400
            await room.sweep()
            assert (await room.find(new.gathering)).gathering.state == "ended"

    asyncio.run(run())


def test_a_ticket_is_taken_once_and_only_while_it_is_good(tmp_path: Path) -> None:
    async def run() -> None:
        async with rooms(tmp_path) as ((room,), clock):
            new = await room.new(made(2), "Ada", None)
            await room.sit(new.gathering, B, "Bo", None)
            match = (await room.begin(new.gathering, A)).gathering.match
            assert match is not None
            store = store_at(tmp_path, empty=False)
            tickets = store.gatherings
            await tickets.issue(b"1" * 32, match, 0, A, clock.time + 300)
            await tickets.issue(b"2" * 32, match, 0, A, clock.time + 300)
            claims = [tickets.claim(b"2" * 32, clock.time) for _ in range(20)]
            done = [one for one in await asyncio.gather(*claims) if one is not None]
            assert done == [(match, 0, A)]
            assert await tickets.claim(b"1" * 32, clock.time) is None
            await tickets.issue(b"3" * 32, match, 0, A, clock.time - 1)
            assert await tickets.claim(b"3" * 32, clock.time) is None
            store.close()

    asyncio.run(run())


def test_a_code_is_read_however_it_is_written() -> None:
    assert plain_code(" K7Q-2xm ") == "k7q2xm"
