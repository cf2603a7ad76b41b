"""The gatherings of one process: read, changed, begun. The store is the truth; nothing is kept here
but who listens.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol
from weakref import WeakValueDictionary

from wildpile.errors import GatheringError, IllegalAction, TableError
from wildpile.table import gathering as acts
from wildpile.table.entry import Entry, Setup
from wildpile.table.gathering import Gathering
from wildpile.table.names import bot_names
from wildpile.table.store import Conflict, Store
from wildpile.table.table import Table
from wildpile.table.tables import Tables, new_id, new_key

log = logging.getLogger("wildpile.table")

CODE_LETTERS = "23456789bcdfghjkmnpqrstvwxyz"
CODE_LENGTH = 6
MOST_HOSTED = 10
SWEEP_SECONDS = 300.0
ABANDONED_SECONDS = 30 * 86_400.0
RETENTION_SECONDS = 7 * 86_400.0

Change = Callable[[Gathering], Gathering]


class GatheringStore(Protocol):
    """Keeps gatherings. Whatever it has answered is durable."""

    async def gather(self, made: Gathering, client: str | None) -> str | None:
        """Keep a new gathering and return its id, or the one that this host made by the same
        `client` id; `None` where its code is taken.
        """

    async def change(self, changed: Gathering) -> None:
        """Keep a gathering in place of the one before it. Raises `Conflict` where that has gone."""

    async def begin(self, changed: Gathering, setup: Setup, first: Entry, snapshot: bytes) -> None:
        """Keep a gathering whose match begins, and the match. Raises `Conflict`, as `change`."""

    async def find(self, gathering: str) -> Gathering | None:
        """Return a gathering, `None` for none."""

    async def find_code(self, code: str) -> str | None:
        """Return the gathering that has a short code."""

    async def touch(self, gathering: str, owner: bytes, now: float) -> None:
        """Note that somebody who sits is there."""

    async def hosted(self, host: bytes) -> int:
        """Return how many gatherings a person is host of that have not ended."""

    async def lobby(
        self, since: float, after: tuple[float, str] | None, most: int
    ) -> list[Gathering]:
        """Return open public gatherings with a free seat where somebody was seen since a time.

        The newest first, those that come after a place in this order.
        """

    async def unrefreshed(self, opened: float, begun: float) -> list[str]:
        """Return those not changed since a time: the open ones, and those whose match has begun."""

    async def forget(self, before: float) -> None:
        """Delete those that ended before a time."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A gathering, and the table of its match while one is played."""

    gathering: Gathering
    table: Table | None = None


class Gatherings:
    """All gatherings. `clock` is the time of day."""

    def __init__(
        self,
        store: GatheringStore,
        matches: Store,
        tables: Tables,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._matches = matches
        self._tables = tables
        self._clock = clock
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._wakes: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        self._chore: asyncio.Task[None] | None = None
        self.closed = False

    def start(self) -> None:
        """End what is deserted, from time to time."""
        self._chore = asyncio.create_task(self._sweep())

    def close_streams(self) -> None:
        """End all streams."""
        self.closed = True
        for gathering in list(self._wakes):
            self.nudge(gathering)

    async def close(self) -> None:
        """End all streams, and keep order no longer."""
        self.close_streams()
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    def now(self) -> float:
        """Return the time of day."""
        return self._clock()

    # --- Looking ----------------------------------------------------------------------------

    async def find(self, gathering: str) -> Begun:
        """Return a gathering as it is now. Raises `GatheringError` (`gathering/unknown`)."""
        while True:
            was = await self._store.find(gathering)
            if was is None:
                raise GatheringError("gathering/unknown", f"there is no table {gathering!r}")
            is_playing = was.state == "playing" and was.match is not None
            table = await self._table(was.match or "") if is_playing else None
            fresh = self._refreshed(was, table)
            if fresh == was:
                return Begun(was, table)
            try:
                await self._store.change(self._numbered(fresh))
            except Conflict:
                continue
            self.nudge(gathering)

    async def find_code(self, code: str) -> str:
        """Return the gathering of a short code. Raises `GatheringError` (`gathering/unknown`)."""
        found = await self._store.find_code(plain_code(code))
        if found is None:
            raise GatheringError("gathering/unknown", f"there is no table with the code {code!r}")
        return found

    async def lobby(self, after: tuple[float, str] | None, most: int) -> list[Gathering]:
        """Return the public gatherings where one can sit down."""
        return await self._store.lobby(self._clock() - acts.HERE_SECONDS, after, most)

    def wake(self, gathering: str) -> asyncio.Event:
        """Return an event that is set once the gathering has changed in this process."""
        found = self._wakes.get(gathering)
        if found is None:
            found = self._wakes[gathering] = asyncio.Event()
        return found

    def nudge(self, gathering: str) -> None:
        """Let everybody who listens look again."""
        wake = self._wakes.pop(gathering, None)
        if wake is not None:
            wake.set()

    async def touch(self, gathering: str, owner: bytes) -> None:
        """Note that somebody who sits is there."""
        await self._store.touch(gathering, owner, self._clock())

    # --- Changing ---------------------------------------------------------------------------

    async def new(self, made: Gathering, name: str, client: str | None) -> Gathering:
        """Make a gathering at which its host sits. Raises `GatheringError`."""
        if await self._store.hosted(made.host) >= MOST_HOSTED:
            what = f"you are host of {MOST_HOSTED} tables: close one"
            raise GatheringError("gathering/too_many", what)
        now = self._clock()
        made = replace(made, gathering=new_id(), created=now, updated=now)
        made = acts.sit(made, made.host, name, 0, now)
        while True:
            code = None if made.kind == "private" else new_code()
            kept = await self._store.gather(replace(made, code=code), client)
            if kept is not None:
                return (await self.find(kept)).gathering

    async def change(self, gathering: str, act: Change) -> Begun:
        """Do something, and return the gathering after it. Raises what `act` raises."""
        async with self._lock(gathering):
            while True:
                found = await self.find(gathering)
                changed = act(found.gathering)
                if changed == found.gathering:
                    return found
                try:
                    await self._store.change(self._numbered(changed))
                except Conflict:
                    continue
                self.nudge(gathering)
                return await self.find(gathering)

    async def sit(self, gathering: str, owner: bytes, name: str, seat: int | None) -> Begun:
        """Let a person sit; while a match is played, they are in it from the next deal on."""
        now = self._clock()
        found = await self.change(gathering, lambda was: acts.sit(was, owner, name, seat, now))
        if found.table is not None:
            try:
                await found.table.join(name, owner)
            except (GatheringError, TableError) as refused:
                log.debug("%s waits for the next match: %s", name, refused)
        return found

    async def stand_up(self, gathering: str, owner: bytes) -> Begun:
        """Let a person stand up, and leave the match."""
        found = await self.find(gathering)
        seat = None if found.table is None else found.table.setup.seat_of(owner)
        if found.table is not None and seat in found.table.people:
            assert seat is not None
            try:
                await found.table.act(seat, "leave")
            except IllegalAction as late:
                log.debug("left already: %s", late)
        return await self.change(gathering, lambda was: acts.stand_up(was, owner))

    async def seat_bots(self, gathering: str, owner: bytes, level: str, seat: int | None) -> Begun:
        """Let the host put bots on free seats."""

        def act(was: Gathering) -> Gathering:
            taken = [who.name for _, who in was.taken()]
            return acts.seat_bots(
                was, owner, level, seat, lambda count: bot_names(count, taken=taken)
            )

        return await self.change(gathering, act)

    async def begin(self, gathering: str, owner: bytes) -> Begun:
        """Let the host start the match; one that has begun is returned to whoever sits there."""
        async with self._lock(gathering):
            while True:
                found = await self.find(gathering)
                was = found.gathering
                if found.table is not None and was.seat_of(owner) is not None:
                    return found
                changed = self._numbered(acts.begin(was, owner, new_id()))
                try:
                    keep = partial(self._store.begin, changed)
                    table = await Table.create(self._matches, setup_of(changed), keep)
                except Conflict:
                    continue
                self._tables.adopt(table)
                self.nudge(gathering)
                return Begun(changed, table)

    def _numbered(self, changed: Gathering) -> Gathering:
        code = None if changed.state == "ended" else changed.code
        return replace(changed, code=code, number=changed.number + 1, updated=self._clock())

    def _refreshed(self, was: Gathering, table: Table | None) -> Gathering:
        if was.state == "playing" and table is not None and table.is_over:
            seats = table.setup.seats
            left = {seat for seat in table.setup.people() if seat not in table.people}
            return acts.after_match(was, seats, left, self._clock())
        if was.state == "playing":
            last = 0.0 if table is None else table.last.entry.at
            is_abandoned = self._clock() - last > ABANDONED_SECONDS
            return replace(was, state="ended") if is_abandoned else was
        return acts.refreshed(was, self._clock())

    async def _table(self, match: str) -> Table | None:
        try:
            return await self._tables.get(match)
        except TableError as error:
            log.warning("%s", error)
            return None

    def _lock(self, gathering: str) -> asyncio.Lock:
        lock = self._locks.get(gathering)
        if lock is None:
            lock = self._locks[gathering] = asyncio.Lock()
        return lock

    async def _sweep(self) -> None:
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """End what is deserted, and delete what ended long ago."""
        now = self._clock()
        for gathering in await self._store.unrefreshed(
            now - acts.STRANGER_SECONDS, now - ABANDONED_SECONDS
        ):
            try:
                await self.find(gathering)
            except GatheringError as gone:
                log.debug("%s", gone)
        await self._store.forget(now - RETENTION_SECONDS)


def setup_of(begun: Gathering) -> Setup:
    """Return the setup of the match that a gathering begins."""
    assert begun.match is not None
    seats = tuple(who for _, who in begun.taken())
    return Setup(
        begun.match,
        begun.rules,
        seats,
        new_key(),
        begun.pace,
        watch=begun.watch,
        gathering=begun.gathering,
    )


def new_code() -> str:
    """Return a short code to read out: no vowels, nothing that looks like something else."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def plain_code(text: str) -> str:
    """Return a code as it is kept, however somebody wrote it.

    >>> plain_code(" K7Q-2xm ")
    'k7q2xm'
    """
    return "".join(letter for letter in text.casefold() if letter.isalnum())
