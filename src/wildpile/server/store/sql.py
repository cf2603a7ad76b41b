"""The store of matches and people over SQLAlchemy Core, the same code on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    create_engine,
    event,
    func,
    make_url,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from wildpile.game.events import Event
from wildpile.rules import parse_rules
from wildpile.server.store.gathered import SqlGatherings
from wildpile.server.store.migrate import upgrade
from wildpile.server.store.schema import entries, matches, people, seats, snapshots
from wildpile.server.store.writer import Writer
from wildpile.table import Conflict, Entry, Seat, Setup
from wildpile.table.entry import Standing
from wildpile.table.store import KEPT_ENTRIES, Progress, Snapshot, Stored, Summary

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


class StoreError(Exception):
    """A database that cannot be opened."""


def open_store(database: str | Path) -> SqlStore:
    """Open a database, a file of SQLite or an address for SQLAlchemy, and bring it up to date."""
    if isinstance(database, Path):
        database.touch(mode=0o600)  # it holds the keys of the decks
        database = f"sqlite:///{database}"
    elif database.startswith(("postgres://", "postgresql://")):
        database = "postgresql+psycopg://" + database.partition("://")[2]
    engine = _engine(database)
    upgrade(engine)
    return SqlStore(engine)


def try_database(database: str) -> None:
    """Open a database and close it again. Raises `StoreError` with a line for people."""
    try:
        open_store(database)._engine.dispose()
    except Exception as error:  # drivers raise errors of their own: any of them means no
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise StoreError(f"WILDPILE_DATABASE cannot be opened: {reason}") from error


def shown(database: str) -> str:
    """Return an address of a database as it may be shown, without its password."""
    return make_url(database).render_as_string(hide_password=True)


def _engine(url: str) -> Engine:
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def set_up(connection: Any, _record: Any) -> None:
            connection.isolation_level = None  # no hidden BEGIN: ours is below
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            # A plain BEGIN that writes later may fail with SQLITE_BUSY at once.
            writes = connection.get_execution_options().get("writes", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class SqlStore:
    """A `Store` in a database, and the people who may sit at its seats."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._insert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert
        self._writer = Writer(engine)
        self._writer.start()
        self.gatherings = SqlGatherings(engine, self._writer, match_writer)

    def close(self) -> None:
        """Finish what waits, and close the database."""
        self._writer.close()
        self._engine.dispose()

    # --- People -----------------------------------------------------------------------------

    async def add_person(self, token_hash: bytes) -> None:
        """Keep a person by the hash of the token."""
        row = {"token": token_hash, "created": time.time()}
        await self._writer.write(lambda connection: connection.execute(people.insert(), row))

    async def has_person(self, token_hash: bytes) -> bool:
        """Tell whether there is such a person."""
        query = select(people.c.token).where(people.c.token == token_hash)

        def read() -> bool:
            with self._engine.connect() as connection:
                return connection.execute(query).first() is not None

        return await asyncio.to_thread(read)

    # --- Matches ----------------------------------------------------------------------------

    async def create(self, setup: Setup, first: Entry, snapshot: bytes) -> None:
        """Keep a new match with its first deal."""
        await self._writer.write(match_writer(setup, first, snapshot))

    async def copy(self, stored: Stored, progress: Progress) -> None:
        """Keep a new match that has entries already: all of them, and their snapshots."""
        await self._writer.write(_log_writer(stored, progress))

    async def append(
        self,
        match: str,
        entry: Entry,
        progress: Progress,
        snapshot: bytes | None,
        seated: Seat | None = None,
    ) -> None:
        """Keep the next entry, and who sits at its seat from now on.

        Raises `Conflict`, and keeps nothing, where its number or client's id is taken.
        """
        row = _entry_row(match, entry)
        insert = self._insert(entries).on_conflict_do_nothing().returning(entries.c.number)
        now = {"round": progress.round, "over": progress.over, "updated": entry.at}
        touch = update(matches).where(matches.c.match == match).values(now)

        def write(connection: Connection) -> None:
            if connection.execute(insert, row).first() is None:
                raise Conflict(match, entry.number)
            if snapshot is not None:
                values = _snapshot_row(match, entry.number, snapshot)
                connection.execute(snapshots.insert(), values)
            if seated is not None:
                self._sit(connection, match, entry.seat, seated)
            connection.execute(touch)

        await self._writer.write(write)

    def _sit(self, connection: Connection, match: str, seat: int | None, who: Seat) -> None:
        now = {"name": who.name, "bot": who.bot, "owner": who.owner}
        row = self._insert(seats).values(match=match, seat=seat, **now)
        connection.execute(row.on_conflict_do_update(index_elements=["match", "seat"], set_=now))

    async def load(self, match: str, *, whole: bool = False) -> Stored | None:
        """Return a match, `whole` or from a snapshot `KEPT_ENTRIES` back; `None` for none."""
        return await asyncio.to_thread(self._load, match, whole)

    async def load_part(self, match: str, first: int, last: int) -> Stored | None:
        """Return the entries of a match from a number to another, and their snapshots."""
        return await asyncio.to_thread(self._load_part, match, first, last)

    async def matches_of(self, owner: bytes, most: int) -> list[Summary]:
        """Return a person's matches, newest first."""
        return await asyncio.to_thread(self._matches_of, owner, most)

    async def unfinished(self, since: float) -> list[str]:
        """Return the matches that are not over and were changed since a time."""
        query = (
            select(matches.c.match)
            .where(matches.c.over.is_(False), matches.c.updated >= since)
            .order_by(matches.c.updated.desc())
        )

        def read() -> list[str]:
            with self._engine.connect() as connection:
                return list(connection.execute(query).scalars())

        return await asyncio.to_thread(read)

    def _load(self, match: str, whole: bool) -> Stored | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(matches).where(matches.c.match == match)).first()
            if found is None:
                return None
            setup = _setup(connection, [found])[match]
            ours = entries.c.match == match
            newest = connection.execute(select(func.max(entries.c.number)).where(ours)).scalar_one()
            shots = snapshots.c.match == match
            far = select(func.max(snapshots.c.number)).where(
                shots, snapshots.c.number <= newest - KEPT_ENTRIES
            )
            base = (None if whole else connection.execute(far).scalar()) or 1
            log, kept = _read_log(connection, match, base, newest)
            named = connection.execute(
                select(entries.c.client, entries.c.number).where(
                    ours, entries.c.client.is_not(None)
                )
            ).all()
        return Stored(setup, kept, log, {row.client: row.number for row in named})

    def _load_part(self, match: str, first: int, last: int) -> Stored | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(matches).where(matches.c.match == match)).first()
            if found is None:
                return None
            setup = _setup(connection, [found])[match]
            log, kept = _read_log(connection, match, first, last)
        return Stored(setup, kept, log, {})

    def _matches_of(self, owner: bytes, most: int) -> list[Summary]:
        own = select(seats.c.match).where(seats.c.owner == owner)
        query = (
            select(matches)
            .where(matches.c.match.in_(own))
            .order_by(matches.c.updated.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
            setups = _setup(connection, rows)
        summaries = []
        for row in rows:
            setup = setups[row.match]
            seat = setup.seat_of(owner)
            assert seat is not None
            summaries.append(Summary(setup, seat, Progress(row.round, row.over), row.updated))
        return summaries


def match_writer(setup: Setup, first: Entry, snapshot: bytes) -> Callable[[Connection], None]:
    """Return the work that keeps a new match with its first deal."""
    stored = Stored(setup, [Snapshot(1, snapshot)], [first], {})
    return _log_writer(stored, Progress(1, False))


def _log_writer(stored: Stored, progress: Progress) -> Callable[[Connection], None]:
    """Return the work that keeps a new match with its whole log."""
    setup = stored.setup
    match = _match_row(setup, progress, updated=stored.entries[-1].at)
    sitting = _seat_rows(setup)
    log = [_entry_row(setup.match, entry) for entry in stored.entries]
    kept = [_snapshot_row(setup.match, shot.number, shot.data) for shot in stored.snapshots]

    def write(connection: Connection) -> None:
        connection.execute(matches.insert(), match)
        connection.execute(seats.insert(), sitting)
        connection.execute(entries.insert(), log)
        connection.execute(snapshots.insert(), kept)

    return write


def _setup(connection: Connection, rows: list[Row[Any]] | Any) -> dict[str, Setup]:
    """Return the setups of some rows of `matches`."""
    sitting: dict[str, list[Seat]] = defaultdict(list)
    names = [row.match for row in rows]
    query = select(seats).where(seats.c.match.in_(names)).order_by(seats.c.match, seats.c.seat)
    for row in connection.execute(query):
        sitting[row.match].append(Seat(row.name, row.bot, row.owner))
    return {
        row.match: Setup(
            row.match,
            parse_rules(row.edition, row.rules),
            tuple(sitting[row.match]),
            row.key,
            row.pace,
            row.created,
            row.rules_version,
            watch=row.watch or "off",
            gathering=row.gathering,
            origin=row.origin,
        )
        for row in rows
    }


def _match_row(setup: Setup, progress: Progress, *, updated: float) -> dict[str, Any]:
    return {
        "match": setup.match,
        "edition": setup.rules.edition,
        "rules": setup.rules.text,
        "rules_version": setup.rules_version,
        "key": setup.key,
        "pace": setup.pace,
        "created": setup.created,
        "updated": updated,
        "round": progress.round,
        "over": progress.over,
        "origin": setup.origin,
        "watch": setup.watch,
        "gathering": setup.gathering,
    }


def _seat_rows(setup: Setup) -> list[dict[str, Any]]:
    return [
        {
            "match": setup.match,
            "seat": seat,
            "name": who.name,
            "bot": who.bot,
            "owner": who.owner,
        }
        for seat, who in enumerate(setup.seats)
    ]


def _entry_row(match: str, entry: Entry) -> dict[str, Any]:
    return {
        "match": match,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "client": entry.client,
        "events": entry.events_json(),
        "digest": entry.digest,
        "pace": entry.pace,
        "at": entry.at,
        "standing": entry.standing.to_json(),
    }


def _read_log(
    connection: Connection, match: str, first: int, last: int
) -> tuple[list[Entry], list[Snapshot]]:
    """Return the entries from a number to another, and the snapshots after them."""
    number = entries.c.number
    rows = connection.execute(
        select(entries)
        .where(entries.c.match == match, number.between(first, last))
        .order_by(number)
    )
    log = [_entry(row) for row in rows]
    number = snapshots.c.number
    kept = connection.execute(
        select(number, snapshots.c.data)
        .where(snapshots.c.match == match, number.between(first, last))
        .order_by(number)
    )
    return log, [Snapshot(row.number, row.data) for row in kept]


def _entry(row: Row[Any]) -> Entry:
    return Entry(
        row.number,
        row.kind,
        row.seat,
        row.action,
        row.client,
        tuple(Event.from_json(data) for data in row.events),
        row.digest,
        row.pace,
        row.at,
        Standing.from_json(row.standing),
    )


def _snapshot_row(match: str, number: int, data: bytes) -> dict[str, Any]:
    return {"match": match, "number": number, "data": data}
