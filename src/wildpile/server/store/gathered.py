"""Gatherings in the database, and the tickets with which a seat goes to another device."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Select,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from wildpile.rules import parse_rules
from wildpile.server.store.schema import gatherings, sitters, tickets
from wildpile.server.store.writer import Writer
from wildpile.table import Conflict, Entry, Seat, Setup
from wildpile.table.gathering import Gathering, Proposal

T = TypeVar("T")
Creating = Callable[[Setup, Entry, bytes], Callable[[Connection], None]]


class SqlGatherings:
    """A `GatheringStore` in a database; `creating` returns the work that keeps a new match."""

    def __init__(self, engine: Engine, writer: Writer, creating: Creating) -> None:
        self._engine = engine
        self._writer = writer
        self._creating = creating
        self._insert = (postgresql if engine.dialect.name == "postgresql" else sqlite).insert

    async def gather(self, made: Gathering, client: str | None) -> str | None:
        """Keep a new gathering and return its id, or the one that this host made by the same
        `client` id; `None` where its code is taken.
        """
        row = {**_row(made), "maker": made.host, "client": client}
        known = select(gatherings.c.gathering).where(
            gatherings.c.maker == made.host, gatherings.c.client == client
        )
        insert = self._insert(gatherings).on_conflict_do_nothing()

        def write(connection: Connection) -> str | None:
            done = connection.execute(insert.returning(gatherings.c.gathering), row).scalar()
            if done is not None:
                connection.execute(sitters.insert(), _sitter_rows(made))
            return done or connection.execute(known).scalar()

        return await self._writer.write(write)

    async def change(self, changed: Gathering) -> None:
        """Keep a gathering in place of the one before it. Raises `Conflict` where that has gone."""
        await self._writer.write(_changing(changed))

    async def begin(self, changed: Gathering, setup: Setup, first: Entry, snapshot: bytes) -> None:
        """Keep a gathering whose match begins, and the match. Raises `Conflict`, as `change`."""
        change, create = _changing(changed), self._creating(setup, first, snapshot)

        def write(connection: Connection) -> None:
            change(connection)
            create(connection)

        await self._writer.write(write)

    async def find(self, gathering: str) -> Gathering | None:
        """Return a gathering, `None` for none."""
        found = await self._read(select(gatherings).where(gatherings.c.gathering == gathering))
        return found[0] if found else None

    async def find_code(self, code: str) -> str | None:
        """Return the gathering that has a short code."""
        query = select(gatherings.c.gathering).where(gatherings.c.code == code)
        return await self._look(lambda connection: connection.execute(query).scalar())

    async def touch(self, gathering: str, owner: bytes, now: float) -> None:
        """Note that somebody who sits is there."""
        mine = and_(sitters.c.gathering == gathering, sitters.c.owner == owner)
        touch = update(sitters).where(mine).values(seen=now)
        await self._writer.write(lambda connection: connection.execute(touch))

    async def hosted(self, host: bytes) -> int:
        """Return how many gatherings a person is host of that have not ended."""
        query = select(func.count()).where(gatherings.c.host == host, gatherings.c.state != "ended")
        return await self._look(lambda connection: connection.execute(query).scalar_one())

    async def lobby(
        self, since: float, after: tuple[float, str] | None, most: int
    ) -> list[Gathering]:
        """Return open public gatherings with a free seat where somebody was seen since a time."""
        made, own = gatherings.c.created, sitters.c.gathering == gatherings.c.gathering
        sitting = select(func.count()).select_from(sitters).where(own).scalar_subquery()
        query = select(gatherings).where(
            gatherings.c.kind == "public",
            gatherings.c.state == "open",
            gatherings.c.locked.is_(False),
            exists().where(own, sitters.c.seen >= since),
            sitting < gatherings.c.places,
        )
        if after is not None:
            time_, name = after
            earlier = and_(made == time_, gatherings.c.gathering < name)
            query = query.where(or_(made < time_, earlier))
        return await self._read(
            query.order_by(made.desc(), gatherings.c.gathering.desc()).limit(most)
        )

    async def unrefreshed(self, opened: float, begun: float) -> list[str]:
        """Return those not changed since a time: the open ones, and those whose match has begun."""
        state, updated = gatherings.c.state, gatherings.c.updated
        query = select(gatherings.c.gathering).where(
            or_(
                and_(state == "open", updated < opened),
                and_(state == "playing", updated < begun),
            )
        )
        return await self._look(lambda connection: list(connection.execute(query).scalars()))

    async def forget(self, before: float) -> None:
        """Delete those that ended before a time, and tickets that are no longer good."""
        gone = select(gatherings.c.gathering).where(
            gatherings.c.state == "ended", gatherings.c.updated < before
        )
        now = time.time()

        def write(connection: Connection) -> None:
            connection.execute(delete(tickets).where(tickets.c.expires < now))
            connection.execute(delete(sitters).where(sitters.c.gathering.in_(gone)))
            connection.execute(delete(gatherings).where(gatherings.c.gathering.in_(gone)))

        await self._writer.write(write)

    # --- Tickets ----------------------------------------------------------------------------

    async def issue(
        self, ticket: bytes, match: str, seat: int, owner: bytes, expires: float
    ) -> None:
        """Keep a ticket by its hash; an older one of the seat is void."""
        row = {"ticket": ticket, "match": match, "seat": seat, "owner": owner, "expires": expires}
        older = delete(tickets).where(tickets.c.match == match, tickets.c.seat == seat)

        def write(connection: Connection) -> None:
            connection.execute(older)
            connection.execute(tickets.insert(), row)

        await self._writer.write(write)

    async def claim(self, ticket: bytes, now: float) -> tuple[str, int, bytes] | None:
        """Take a ticket that is still good: match, seat, owner. Only the first gets it."""
        take = (
            delete(tickets)
            .where(tickets.c.ticket == ticket, tickets.c.expires >= now)
            .returning(tickets.c.match, tickets.c.seat, tickets.c.owner)
        )

        def write(connection: Connection) -> tuple[str, int, bytes] | None:
            row = connection.execute(take).first()
            return None if row is None else (row.match, row.seat, row.owner)

        return await self._writer.write(write)

    # --- Reading ----------------------------------------------------------------------------

    async def _look(self, read: Callable[[Connection], T]) -> T:
        def look() -> T:
            with self._engine.connect() as connection:
                return read(connection)

        return await asyncio.to_thread(look)

    async def _read(self, query: Select[Any]) -> list[Gathering]:
        def read(connection: Connection) -> list[Gathering]:
            rows = connection.execute(query).all()
            sitting: dict[str, list[Row[Any]]] = defaultdict(list)
            names = [row.gathering for row in rows]
            for sitter in connection.execute(
                select(sitters).where(sitters.c.gathering.in_(names)).order_by(sitters.c.seat)
            ):
                sitting[sitter.gathering].append(sitter)
            return [_gathering(row, sitting[row.gathering]) for row in rows]

        return await self._look(read)


def _changing(changed: Gathering) -> Callable[[Connection], None]:
    """Return the work that keeps a change, made from the number before its own."""
    row, sitting = _row(changed), _sitter_rows(changed)
    name = changed.gathering
    replace = (
        update(gatherings)
        .where(gatherings.c.gathering == name, gatherings.c.number == changed.number - 1)
        .values(row)
    )

    def write(connection: Connection) -> None:
        if connection.execute(replace).rowcount != 1:
            raise Conflict(name, changed.number)
        connection.execute(delete(sitters).where(sitters.c.gathering == name))
        if sitting:
            connection.execute(sitters.insert(), sitting)

    return write


def _row(gathering: Gathering) -> dict[str, Any]:
    names = "gathering code kind title host pace watch locked state match matches number created"
    row = {name: getattr(gathering, name) for name in names.split()}
    return {
        **row,
        "edition": gathering.rules.edition,
        "rules": gathering.rules.text,
        "places": len(gathering.seats),
        "proposal": _proposal_row(gathering.proposal),
        "barred": sorted(owner.hex() for owner in gathering.barred),
        "updated": gathering.updated,
    }


def _proposal_row(proposal: Proposal | None) -> dict[str, Any] | None:
    if proposal is None:
        return None
    votes = sorted(owner.hex() for owner in proposal.votes)
    rules = proposal.rules
    return {"edition": rules.edition, "rules": rules.text, "by": proposal.by, "votes": votes}


def _sitter_rows(gathering: Gathering) -> list[dict[str, Any]]:
    return [
        {
            "gathering": gathering.gathering,
            "seat": seat,
            "name": who.name,
            "bot": who.bot,
            "owner": who.owner,
            "seen": gathering.seen.get(who.owner, 0.0) if who.owner else 0.0,
        }
        for seat, who in gathering.taken()
    ]


def _gathering(row: Row[Any], sitting: Sequence[Row[Any]]) -> Gathering:
    taken = {one.seat: Seat(one.name, one.bot, one.owner) for one in sitting}
    return Gathering(
        row.gathering,
        row.code,
        row.kind,
        row.title,
        parse_rules(row.edition, row.rules),
        tuple(taken.get(seat) for seat in range(row.places)),
        row.host,
        row.pace,
        row.watch,
        row.locked,
        row.state,
        row.match,
        row.matches,
        _proposal(row.proposal),
        frozenset(bytes.fromhex(owner) for owner in row.barred),
        {one.owner: one.seen for one in sitting if one.owner is not None},
        row.number,
        row.created,
        row.updated,
    )


def _proposal(data: dict[str, Any] | None) -> Proposal | None:
    if data is None:
        return None
    votes = frozenset(bytes.fromhex(owner) for owner in data["votes"])
    return Proposal(parse_rules(data["edition"], data["rules"]), data["by"], votes)
