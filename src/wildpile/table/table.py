"""One live match.

A mailbox before it, a numbered history behind it; each entry is saved before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from wildpile.errors import IllegalAction, NotationError, TableError
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.table.entry import Entry, Kind, Pace, Setup, is_over
from wildpile.table.history import Audience, Record, snapshot
from wildpile.table.recovery import records_of, unreadable
from wildpile.table.store import Conflict, Progress, Store

T = TypeVar("T")

SNAPSHOT_EVERY = 50
MOST_RECORDS = 192
KEPT_RECORDS = 128

NEXT, LEAVE = "next", "leave"


class Stale(TableError):
    """A move made on what is no longer so; `number` is the current one."""

    def __init__(self, number: int, message: str) -> None:
        super().__init__("table/stale", message)
        self.number = number


class Table:
    """A live match. All changes go through one mailbox; what is readable is always saved.

    `watch` is called after each published entry, in the event loop.
    """

    def __init__(
        self, store: Store, setup: Setup, records: list[Record], clients: dict[str, int]
    ) -> None:
        self.setup = setup
        self.records = records
        self.watch: Callable[[], None] | None = None
        self.listeners = 0
        self.used = time.monotonic()
        self.closed = False
        self._store = store
        self._clients = clients
        self._mailbox = asyncio.Lock()
        self._wake = asyncio.Event()
        self._acts: set[asyncio.Task[Any]] = set()

    @classmethod
    async def create(cls, store: Store, setup: Setup) -> Table:
        """Begin a match: deal the first round and save both. Raises `RulesError`."""
        match = Match.new(setup.rules, len(setup.seats), key=setup.key)
        events = match.deal()
        entry = _entry(1, "deal", None, "", None, events, match, setup.pace)
        await store.create(setup, entry, match.to_bytes())
        return cls(store, setup, [Record(setup, entry, match)], {})

    @classmethod
    async def load(cls, store: Store, match: str) -> Table | None:
        """Rebuild a match from its log, `None` where there is none.

        Raises `TableError` (`table/unreadable`).
        """
        stored = await store.load(match)
        if stored is None:
            return None
        return cls(store, stored.setup, records_of(stored), stored.clients)

    # --- What is so -------------------------------------------------------------------------

    @property
    def last(self) -> Record:
        """The newest record."""
        return self.records[-1]

    @property
    def number(self) -> int:
        """The number of the newest entry."""
        return self.records[-1].number

    @property
    def match(self) -> Match:
        """The match as it is, to be read only."""
        return self.records[-1].match

    @property
    def pace(self) -> Pace:
        """How long the bots take."""
        return self.records[-1].entry.pace

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, or every person has left it."""
        return is_over(self.setup, self.match)

    @property
    def moment(self) -> tuple[int, int]:
        """What a turn action changes, and a call, a catch or a pace does not."""
        state = self.match.state
        return int(state.round_number), int(state.decisions)

    def snapshot(self, audience: Audience, answer: str = "fresh") -> dict[str, Any]:
        """Return the Snapshot of docs/wire.md."""
        return snapshot(self.records, audience, answer)

    def missed(self, after: int) -> list[Record] | None:
        """Return the records after a number, `None` where they are no longer (or not yet) known."""
        if after > self.number or after + 1 < self.records[0].number:
            return None
        return self.records[after + 1 - self.records[0].number :]

    @property
    def wake(self) -> asyncio.Event:
        """An event that is set when something has been published since it was read."""
        return self._wake

    # --- What is done -----------------------------------------------------------------------

    async def act(
        self,
        seat: int,
        text: str,
        *,
        client: str | None = None,
        at: int | None = None,
        check: Callable[[Match], bool] | None = None,
    ) -> int:
        """Do an action of a seat and return the number of its entry, once it is saved.

        A `client` id that acted before gets its first answer. `at` is the number that the action
        was chosen at, `check` what must hold when its turn in the mailbox comes. Raises `Stale`,
        `IllegalAction`, `TableError`.
        """
        return await self._post(self._act(seat, text.strip(), client, at, check))

    async def set_pace(self, seat: int, pace: Pace) -> int:
        """Change how long the bots take; return the table's number."""
        return await self._post(self._set_pace(seat, pace))

    def close(self) -> None:
        """End the streams of this table; what is in the mailbox is finished."""
        self.closed = True
        self._nudge()

    async def finish(self) -> None:
        """Wait until the mailbox is empty."""
        while self._acts:
            await asyncio.wait(self._acts)

    async def _post(self, work: Coroutine[Any, Any, T]) -> T:
        # In a task of its own: a caller that goes away must not stop between saving and publishing.
        task = asyncio.create_task(work)
        self._acts.add(task)
        task.add_done_callback(self._done)
        self.used = time.monotonic()
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._acts.discard(task)
        if not task.cancelled():
            task.exception()  # seen: whoever asked may be gone

    async def _act(
        self,
        seat: int,
        text: str,
        client: str | None,
        at: int | None,
        check: Callable[[Match], bool] | None,
    ) -> int:
        async with self._mailbox:
            while True:
                if client is not None and client in self._clients:
                    return self._clients[client]
                self._refuse_stale(text, at, check)
                draft = self.match.copy()
                kind, written, events = _do(draft, self.setup, seat, text)
                entry = _entry(
                    self.number + 1, kind, seat, written, client, events, draft, self.pace
                )
                if await self._save(entry, draft):
                    return entry.number

    async def _set_pace(self, seat: int, pace: Pace) -> int:
        async with self._mailbox:
            while pace != self.pace:
                match = self.match
                entry = _entry(self.number + 1, "pace", seat, pace, None, [], match, pace)
                if await self._save(entry, match):
                    break
            return self.number

    def _refuse_stale(
        self, text: str, at: int | None, check: Callable[[Match], bool] | None
    ) -> None:
        if at is not None and at != self.number and not is_out_of_turn(text):
            what = "there is no such number yet" if at > self.number else "the table has moved on"
            raise Stale(
                self.number, f"{text!r} was made at {at}, the table is at {self.number}: {what}"
            )
        if check is not None and not check(self.match):
            raise Stale(self.number, f"{text!r} came too late")

    async def _save(self, entry: Entry, match: Match) -> bool:
        """Save, then publish; False where the log had gone on without us, and we caught up."""
        due = entry.kind == "deal" or entry.number % SNAPSHOT_EVERY == 0 or self._needs_snapshot
        progress = Progress(match.round_number, is_over(self.setup, match))
        try:
            await self._store.append(
                self.setup.match, entry, progress, match.to_bytes() if due else None
            )
        except Conflict:
            await self._catch_up()
            return False
        self._publish(Record(self.setup, entry, match))
        return True

    @property
    def _needs_snapshot(self) -> bool:
        # After a replay that could not follow the log, the state is not the log's: the next entry
        # fixes it.
        return self.last.match.digest() != self.last.entry.digest

    async def _catch_up(self) -> None:
        stored = await self._store.load(self.setup.match)
        if stored is None:
            raise unreadable(self.setup.match, "it is no longer in the store")
        fresh = records_of(stored)
        self._clients.update(stored.clients)
        if fresh[0].number > self.number + 1:
            self.records = fresh
            self._told()
            return
        for record in fresh:
            if record.number > self.number:
                self._publish(record)

    def _publish(self, record: Record) -> None:
        if record.entry.client is not None:
            self._clients[record.entry.client] = record.number
        self.records.append(record)
        if len(self.records) > MOST_RECORDS:
            self.records = self.records[-KEPT_RECORDS:]
        self._told()

    def _told(self) -> None:
        self._nudge()
        if self.watch is not None:
            self.watch()

    def _nudge(self) -> None:
        wake, self._wake = self._wake, asyncio.Event()
        wake.set()


def is_out_of_turn(text: str) -> bool:
    """Tell whether an action is tested against the table as it is, whatever was seen last."""
    word = text.strip().lower()
    return word in ("uno", LEAVE) or word.partition(",")[0].strip() in ("catch", "jump")


def _do(match: Match, setup: Setup, seat: int, text: str) -> tuple[Kind, str, list[Event]]:
    """Do an action on a draft of the match. Raises `IllegalAction`."""
    if is_over(setup, match):
        raise IllegalAction("action/round_over", f"P{seat + 1} cannot {text}: the match is over")
    word = text.lower()
    if word == LEAVE:
        return "leave", "", match.leave(seat)
    if word == NEXT:
        if not int(match.state.present) >> seat & 1:
            raise IllegalAction("action/left_already", f"P{seat + 1} cannot deal: it has left")
        return "deal", "", match.deal()
    try:
        action = match.round.parse(seat, text)
    except NotationError as error:
        raise IllegalAction("action/unknown", error.message) from error
    events = match.play(seat, action)
    return "move", match.round.text(seat, action), events


def _entry(
    number: int,
    kind: Kind,
    seat: int | None,
    action: str,
    client: str | None,
    events: list[Event],
    match: Match,
    pace: Pace,
) -> Entry:
    return Entry(
        number, kind, seat, action, client, tuple(events), match.digest(), pace, time.time()
    )
