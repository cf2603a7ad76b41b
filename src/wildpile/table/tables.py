"""The live tables of one process.

Rebuilt when somebody comes, put away when nobody has for a while.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence

from wildpile.errors import WildpileError
from wildpile.rules import Ruleset
from wildpile.table.bots import Bots, Minds
from wildpile.table.entry import Pace, Seat, Setup
from wildpile.table.going_on import Chair, check_going_on, going_on, lately
from wildpile.table.names import bot_names
from wildpile.table.recovery import records_of
from wildpile.table.store import Progress, Store, Stored
from wildpile.table.table import Table

log = logging.getLogger("wildpile.table")

IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0
RESUME_SECONDS = 3600.0


class Tables:
    """All live tables. The store is the truth; a table here is what a replay of it makes."""

    def __init__(self, store: Store, minds: Minds) -> None:
        self._store = store
        self._minds = minds
        self._live: dict[str, tuple[Table, Bots]] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._closed = False

    def start(self) -> None:
        """Go on with what was being played lately, and keep order from now on."""
        self._chores = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    def close_streams(self) -> None:
        """End all streams; tables that are loaded later have none either."""
        self._closed = True
        for table, bots in self._live.values():
            bots.stop()
            table.close()

    async def close(self) -> None:
        """Stop everything and wait until what was begun is saved."""
        self.close_streams()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for table, _ in list(self._live.values()):
            await table.finish()

    async def new(
        self, rules: Ruleset, name: str, owner: bytes, opponents: Sequence[str], pace: Pace
    ) -> Table:
        """Begin a match of one person, at seat 0, against bots. Raises `RulesError`."""
        rules.check_players(len(opponents) + 1)
        names = bot_names(len(opponents), taken=[name])
        bots = [Seat(called, bot=level) for called, level in zip(names, opponents, strict=True)]
        seats = (Seat(name, owner=owner), *bots)
        return await self._begin(Setup(new_id(), rules, seats, new_key(), pace))

    def adopt(self, table: Table) -> Table:
        """Keep a table that was made elsewhere, and let its bots play."""
        return self._seat(table)

    async def again(self, table: Table) -> Table:
        """Begin another match of the same seats by the same rules."""
        return await self._begin(table.setup.again(new_id(), new_key(), table.pace))

    async def go_on(self, stored: Stored, chair: Chair) -> Table:
        """Begin a match that goes on from the last entry of a log, of a match that is over.

        Cards, draw pile and generator stay as they were. Raises `TableError`.
        """
        fresh = going_on(stored, chair, new_id())
        records = await asyncio.to_thread(records_of, lately(fresh))
        check_going_on(records[-1], chair.seat)
        progress = Progress(records[-1].match.round_number, False)
        await self._store.copy(fresh, progress)
        return self._seat(Table(self._store, fresh.setup, records, {}))

    async def get(self, match: str) -> Table | None:
        """Return the live table of a match, `None` where there is no such match.

        Raises `TableError`.
        """
        found = self._live.get(match)
        if found is not None:
            found[0].used = time.monotonic()
            return found[0]
        loading = self._loading.get(match)
        if loading is None:
            loading = asyncio.create_task(self._load(match))
            self._loading[match] = loading
            loading.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(loading)

    def __len__(self) -> int:
        return len(self._live)

    async def _begin(self, setup: Setup) -> Table:
        return self._seat(await Table.create(self._store, setup))

    async def _load(self, match: str) -> Table | None:
        table = await Table.load(self._store, match)
        return None if table is None else self._seat(table)

    def _seat(self, table: Table) -> Table:
        bots = Bots(table, self._minds)
        self._live[table.setup.match] = table, bots
        if self._closed:
            table.close()
        else:
            bots.start()
        return table

    async def _resume(self) -> None:
        for match in await self._store.unfinished(time.time() - RESUME_SECONDS):
            try:
                await self.get(match)
            except WildpileError as error:
                log.warning("%s", error)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.put_away(time.monotonic() - IDLE_SECONDS)

    def put_away(self, unused_since: float) -> None:
        """Forget the tables where nobody listens, no bot is at work, and nobody came since."""
        for match, (table, bots) in list(self._live.items()):
            if table.listeners == 0 and not bots.is_busy and table.used < unused_since:
                bots.stop()
                del self._live[match]


def new_id() -> str:
    """Return an id of a match that nobody guesses."""
    return secrets.token_urlsafe(9)


def new_key() -> bytes:
    """Return the key that a match's deck is shuffled with."""
    return secrets.token_bytes(32)
