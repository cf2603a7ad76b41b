"""Bots take their time whatever they hold, and catch and call while it is open."""

import asyncio
import time
from typing import Any

import pytest

from tests.table.fakes import FakeMinds
from tests.table.playing import Person, in_loop, new_match, table_of, until
from wildpile.game.match import Match
from wildpile.table import MemoryStore, Store, Table, Tables
from wildpile.table.acts import Stale
from wildpile.table.bots import CATCH_PAUSE, Bots
from wildpile.table.entry import Pace


async def play_until(table: Table, person: Person, condition: object) -> None:
    """Let a person play on until something holds."""
    assert callable(condition)
    async with asyncio.timeout(20):
        while not condition():
            if not await person.act():
                await asyncio.sleep(0.0005)


@in_loop
async def test_a_whole_match_is_played_against_bots_at_pace_off() -> None:
    tables = Tables(MemoryStore(), FakeMinds())
    table = await new_match(tables, bots=3, target=100)
    await play_until(table, Person(table), lambda: table.is_over)
    assert table.match.winner is not None
    await tables.close()


@in_loop
async def test_a_bot_waits_as_long_as_was_drawn_and_less_when_the_pace_is_raised() -> None:
    tables = Tables(MemoryStore(), FakeMinds(think={"normal": 0.25, "slow": 60.0}))
    table = await new_match(tables, pace="normal", bots=1)
    person = Person(table)
    await play_until(table, person, lambda: table.match.round.turn == 1)
    start, number = time.monotonic(), table.number
    await until(lambda: table.number > number)
    assert 0.2 < time.monotonic() - start < 2.0
    await play_until(table, person, lambda: table.match.round.turn == 1)
    await table.set_pace(0, "slow")
    number = table.number
    await asyncio.sleep(0.4)
    assert table.number == number
    await table.set_pace(0, "off")
    await until(lambda: table.number > number + 1, 2.0)
    await tables.close()


async def exposed_table(minds: FakeMinds, pace: Pace = "off") -> tuple[Table, Bots, int]:
    """Return a table where seat 1, a bot, has just gone down to one card without a call."""
    for number in range(1, 200):
        table = await table_of(number, players=3, people=1)
        seats = [Person(table, seat, seat + 1) for seat in range(3)]
        while not table.match.round.is_over:
            for person in seats:
                text = person.choose() if not table.match.round.is_over else None
                if text is None:
                    continue
                await table.act(person.seat, text.rstrip("!"), at=table.number)
                round_ = table.match.round
                if round_.is_exposed(1) and round_.turn == 2:
                    await table.set_pace(0, pace)
                    return table, Bots(table, minds), table.number
    raise AssertionError("nobody forgot to call")


@in_loop
async def test_a_bot_catches_after_its_reaction_while_the_next_one_waits() -> None:
    minds = FakeMinds(catch=0.1, think={"fast": 0.0})
    table, bots, number = await exposed_table(minds, "fast")
    bots.start()
    await until(lambda: table.number > number, 3.0)
    assert table.last.entry.seat == 2
    assert table.last.entry.action == "catch,P2"
    bots.stop()


@in_loop
async def test_a_bot_that_forgot_may_call_late() -> None:
    table, bots, number = await exposed_table(FakeMinds(late_call=0.05, catch=5.0), "fast")
    bots.start()
    await until(lambda: table.number > number, 3.0)
    assert (table.last.entry.seat, table.last.entry.action) == (1, "uno")
    bots.stop()


@in_loop
async def test_a_person_has_time_to_catch_before_the_next_bot_acts() -> None:
    table, bots, number = await exposed_table(FakeMinds(think={"fast": 0.0}), "fast")
    bots.start()
    start = time.monotonic()
    await until(lambda: table.number > number, 5.0)
    assert time.monotonic() - start >= CATCH_PAUSE["fast"] - 0.05
    bots.stop()


@in_loop
async def test_a_catch_that_comes_too_late_is_not_made_at_its_price() -> None:
    table, bots, number = await exposed_table(FakeMinds(catch=0.1), "fast")
    bots.start()
    await table.act(1, "uno")
    await asyncio.sleep(0.25)
    actions = [record.entry.action for record in table.records if record.number > number]
    assert "uno" in actions
    assert not any(action.startswith("catch") for action in actions)
    bots.stop()


@in_loop
async def test_bots_go_on_after_a_restart_wherever_it_was() -> None:
    store = MemoryStore()
    tables = Tables(store, FakeMinds())
    table = await new_match(tables, bots=3, target=150)
    for _ in range(12):
        table, tables = await play_and_restart(store, table, tables)
    await tables.close()


async def play_and_restart(store: Store, table: Table, tables: Tables) -> tuple[Table, Tables]:
    """Play a little, close everything, and open it again: the bots come by themselves."""
    person = Person(table)
    for _ in range(5):
        await play_until(table, person, lambda: person.choose() is not None or table.is_over)
        await person.act()
    await tables.close()
    fresh = Tables(store, FakeMinds())
    fresh.start()
    await until(lambda: len(fresh) == 1 or table.is_over, 2.0)
    found = await fresh.get(table.setup.match)
    assert found is not None
    assert found.number >= table.number
    return found, fresh


@in_loop
async def test_a_decision_that_is_refused_is_made_again_and_the_game_goes_on() -> None:
    class Stubborn(FakeMinds):
        def decide(self, level: str, obs: Any, rng: Any) -> Any:
            return super().decide(level, obs, rng) if obs.seat == 0 else _keep()

    def _keep() -> object:
        from wildpile.game.actions import Action
        from wildpile.kernel.layout import KEEP

        return Action(KEEP)

    tables = Tables(MemoryStore(), Stubborn())
    table = await new_match(tables, bots=1)
    await play_until(table, Person(table), lambda: table.number > 12)
    await tables.close()


@in_loop
async def test_idle_tables_are_put_away_and_found_again() -> None:
    tables = Tables(MemoryStore(), FakeMinds(think={"slow": 0.0}))
    table = await new_match(tables)
    await play_until(table, Person(table), lambda: Person(table).choose() is not None)
    await until(lambda: not tables._live[table.setup.match][1].is_busy)
    tables.put_away(time.monotonic() + 1)
    assert len(tables) == 0
    found = await tables.get(table.setup.match)
    assert found is not None
    assert found is not table
    assert found.match.digest() == table.match.digest()
    assert await tables.get("nothing") is None
    await tables.close()


@in_loop
async def test_check_is_made_when_the_turn_in_the_mailbox_comes() -> None:
    table = await table_of()
    seen: list[int] = []

    def check(match: Match) -> bool:
        seen.append(match.round.turn)
        return False

    with pytest.raises(Stale):
        await table.act(table.match.round.turn, "draw", check=check)
    assert seen
    assert table.number == 1
