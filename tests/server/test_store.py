"""The store of matches: migrations, group commit, conflicts, and the same answers as in memory."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from tests.table.playing import OWNER, in_loop, play_all, setup_of, table_of
from wildpile.server.store import SqlStore, open_store
from wildpile.server.store.migrate import NEWEST, drift, revision
from wildpile.server.store.schema import meta
from wildpile.table import Conflict, MemoryStore, Table
from wildpile.table.store import Progress


def store_at(folder: Path, *, empty: bool = True) -> SqlStore:
    """Open a store: SQLite, or what WILDPILE_TEST_DATABASE names, `empty` to begin with."""
    found = open_store(os.environ.get("WILDPILE_TEST_DATABASE") or folder / "wildpile.db")
    if empty and found._engine.dialect.name != "sqlite":
        with found._engine.begin() as connection:
            connection.execute(text(f"truncate {', '.join(meta.tables)}"))
    return found


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    """Return an empty store."""
    found = store_at(tmp_path)
    yield found
    found.close()


def test_the_scripts_lead_to_the_schema_and_run_once(store: SqlStore, tmp_path: Path) -> None:
    assert drift(store._engine) == []
    with store._engine.connect() as connection:
        assert revision(connection) == NEWEST
        names = set(inspect(connection).get_table_names())
    assert names == {*meta.tables, "alembic_version"}
    newest = Path(__file__).parents[2] / "src/wildpile/server/store/migrations/versions"
    scripts = sorted(path.name for path in newest.glob("m*.py"))
    assert scripts[-1].startswith(f"m{NEWEST}_")


def test_a_database_is_opened_again_with_everything_in_it(tmp_path: Path) -> None:
    path = tmp_path / "wildpile.db"
    first = open_store(path)
    asyncio.run(table_of(store=first))
    first.close()
    assert path.stat().st_mode & 0o077 == 0, "others may not read the keys of the decks"
    second = open_store(path)
    table = asyncio.run(Table.load(second, "match1"))
    assert table is not None
    assert table.number == 1
    second.close()


def test_both_stores_give_the_same_answers(store: SqlStore) -> None:
    memory = MemoryStore()

    async def play() -> None:
        one = await table_of(4, store=store, players=4, edition="zelda", target=10_000)
        two = await table_of(4, store=memory, players=4, edition="zelda", target=10_000)
        for table in (one, two):
            await play_all(table, 130)
        turn = one.match.round.turn
        for table in (one, two):
            await table.act(turn, "leave", client="an id")
        loaded, known = await store.load("match4"), await memory.load("match4")
        assert loaded is not None
        assert known is not None
        assert loaded.snapshots == known.snapshots
        assert loaded.clients == known.clients == {"an id": 131}
        assert loaded.setup.rules == known.setup.rules
        assert loaded.setup.seats == known.setup.seats
        assert loaded.setup.key == known.setup.key
        for ours, theirs in zip(loaded.entries, known.entries, strict=True):
            assert ours.events == theirs.events
            assert (ours.number, ours.kind, ours.seat, ours.action, ours.digest, ours.pace) == (
                theirs.number,
                theirs.kind,
                theirs.seat,
                theirs.action,
                theirs.digest,
                theirs.pace,
            )
        assert [one.setup.match for one in await store.matches_of(OWNER, 9)] == ["match4"]
        assert await store.matches_of(b"x" * 32, 9) == []
        assert await store.unfinished(0) == await memory.unfinished(0)
        assert await store.load("nothing") is None

    asyncio.run(play())


def test_of_many_writers_of_one_number_one_wins(store: SqlStore) -> None:
    async def race() -> None:
        table = await table_of(store=store)
        await play_all(table, 3)
        entry = table.last.entry
        rivals = [
            type(entry)(
                4, "pace", 0, "off", f"id{one}", entry.events, entry.digest, "off", entry.at
            )
            for one in range(20)
        ]
        done = await asyncio.gather(
            *(store.append("match1", rival, Progress(1, False), None) for rival in rivals),
            return_exceptions=True,
        )
        assert sum(one is None for one in done) == 1
        assert sum(isinstance(one, Conflict) for one in done) == 19
        taken = type(entry)(
            5, "pace", 0, "off", rivals[0].client, entry.events, entry.digest, "off", entry.at
        )
        loaded = await store.load("match1")
        assert loaded is not None
        winner = next(iter(loaded.clients))
        with pytest.raises(Conflict):
            await store.append(
                "match1",
                type(taken)(
                    5, "pace", 0, "off", winner, taken.events, taken.digest, "off", taken.at
                ),
                Progress(1, False),
                b"not kept",
            )
        again = await store.load("match1")
        assert again is not None
        assert len(again.snapshots) == len(loaded.snapshots)

    asyncio.run(race())


def test_one_failing_write_does_not_take_the_others_with_it(store: SqlStore) -> None:
    async def write() -> None:
        def fails(connection: Connection) -> None:
            connection.execute(text("insert into people (token) values (null)"))

        async def add(name: bytes) -> None:
            await store.add_person(name * 32)

        done = await asyncio.gather(
            add(b"a"), store._writer.write(fails), add(b"b"), return_exceptions=True
        )
        assert done[0] is None
        assert done[2] is None
        assert isinstance(done[1], Exception)
        assert await store.has_person(b"a" * 32)
        assert await store.has_person(b"b" * 32)
        assert not await store.has_person(b"c" * 32)

    asyncio.run(write())


@in_loop
async def test_a_setup_may_be_made_but_once() -> None:
    store = MemoryStore()
    await table_of(store=store)
    with pytest.raises(AssertionError):
        await Table.create(store, setup_of())


def test_the_file_is_durable_and_others_may_read_while_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "wildpile.db"
    store = open_store(path)
    with store._engine.connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"pragma {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    reader = sqlite3.connect(path)
    reader.execute("begin")
    reader.execute("select count(*) from people").fetchone()
    asyncio.run(store.add_person(b"z" * 32))
    reader.close()
    store.close()
