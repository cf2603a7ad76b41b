"""One live match.

A mailbox before it, a numbered history behind it; each entry is saved before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from wildpile.errors import TableError
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.table.acts import Stale, do, first_entry, is_out_of_turn, take_seat
from wildpile.table.entry import (
    Entry,
    Kind,
    Pace,
    Seat,
    Setup,
    Standing,
    is_over,
    present_people,
)
from wildpile.table.history import Audience, Record, missed, snapshot
from wildpile.table.presence import Attendance
from wildpile.table.recovery import records_of, unreadable
from wildpile.table.store import Conflict, Progress, Store

T = TypeVar("T")

Keep = Callable[[Setup, Entry, bytes], Awaitable[None]]

SNAPSHOT_EVERY = 50
MOST_RECORDS = 192
KEPT_RECORDS = 128


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
        self.watchers = 0
        self.attendance = Attendance()
        self.used = time.monotonic()
        self.closed = False
        self._store = store
        self._clients = clients
        self._mailbox = asyncio.Lock()
        self._wake = asyncio.Event()
        self._acts: set[asyncio.Task[Any]] = set()

    @classmethod
    async def create(cls, store: Store, setup: Setup, keep: Keep | None = None) -> Table:
        """Begin a match: deal the first round and save both, by `keep` where the store has to
        save more with them. Raises `RulesError`.
        """
        match = Match.new(setup.rules, len(setup.seats), key=setup.key)
        events = match.deal()
        entry = first_entry(setup, events, match)
        await (keep or store.create)(setup, entry, match.to_bytes())
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
    def standing(self) -> Standing:
        """What the people have agreed on."""
        return self.records[-1].entry.standing

    @property
    def people(self) -> set[int]:
        """The seats of people who have not left."""
        return present_people(self.setup, self.match)

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
        return missed(self.records, after)

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

    async def join(self, name: str, owner: bytes) -> int:
        """Let a person come into the match, dealt in at the next deal, and return the seat.

        Who left comes back to the same seat; who comes new has one after the last, or where there
        can be none, one that was left. Raises `TableError`.
        """
        return await self._post(self._join(Seat(name, owner=owner)))

    async def move_seat(self, seat: int, owner: bytes, other: bytes) -> int:
        """Give a person's seat to another (their other device); return the entry's number.

        Raises `TableError` where it is not theirs.
        """
        return await self._post(self._move_seat(seat, owner, other))

    async def wish(self, seat: int, *, pause: bool) -> int:
        """Wish a pause, which begins when all people do, or no pause; return the table's number.

        Raises `TableError`.
        """
        return await self._post(self._wish(seat, pause))

    def close(self) -> None:
        """End the streams of this table; what is in the mailbox is finished."""
        self.closed = True
        self.nudge()

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
                kind, written, events = do(draft, self.setup, seat, text)
                standing = self.standing
                if kind == "leave":
                    standing = replace(standing, wishes=standing.wishes - {seat})
                elif standing.paused:
                    raise TableError("table/paused", f"{text!r} has to wait: the table is paused")
                entry = self._next(kind, seat, draft, written, events, client, standing=standing)
                if await self._save(entry, draft):
                    return entry.number

    async def _set_pace(self, seat: int, pace: Pace) -> int:
        async with self._mailbox:
            while pace != self.pace:
                entry = self._next("pace", seat, self.match, pace, pace=pace)
                if await self._save(entry, self.match):
                    break
            return self.number

    async def _join(self, who: Seat) -> int:
        async with self._mailbox:
            while True:
                assert who.owner is not None
                mine = self.setup.seat_of(who.owner)
                if mine is not None and mine in self.people:
                    return mine
                if self.is_over:
                    raise TableError("table/ended", "nobody joins a match that is over")
                draft = self.match.copy()
                seat, events = take_seat(draft, self.setup, mine)
                entry = self._next("join", seat, draft, events=events)
                if await self._save(entry, draft, who):
                    return seat

    async def _move_seat(self, seat: int, owner: bytes, other: bytes) -> int:
        async with self._mailbox:
            while True:
                who = self.setup.seats[seat]
                if who.owner != owner:
                    raise TableError("table/not_your_seat", f"seat {seat} has moved on already")
                entry = self._next("seat", seat, self.match)
                if await self._save(entry, self.match, replace(who, owner=other)):
                    return entry.number

    async def _wish(self, seat: int, pause: bool) -> int:
        async with self._mailbox:
            while True:
                if self.is_over or seat not in self.people:
                    raise TableError("table/ended", "only those who play may wish a pause")
                standing = self.standing.wished(seat, pause=pause, people=self.people)
                if standing == self.standing:
                    return self.number
                word = "pause" if pause else "play"
                entry = self._next("wish", seat, self.match, word, standing=standing)
                if await self._save(entry, self.match):
                    return entry.number

    def _next(
        self,
        kind: Kind,
        seat: int,
        match: Match,
        action: str = "",
        events: Sequence[Event] = (),
        client: str | None = None,
        *,
        pace: Pace | None = None,
        standing: Standing | None = None,
    ) -> Entry:
        """Return the entry after the newest; pace and standing stay unless they are given."""
        return Entry(
            self.number + 1,
            kind,
            seat,
            action,
            client,
            tuple(events),
            match.digest(),
            pace or self.pace,
            time.time(),
            standing or self.standing,
        )

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

    async def _save(self, entry: Entry, match: Match, seated: Seat | None = None) -> bool:
        """Save, then publish; False where the log had gone on without us, and we caught up."""
        due = entry.kind == "deal" or entry.number % SNAPSHOT_EVERY == 0 or self._needs_snapshot
        progress = Progress(match.round_number, is_over(self.setup, match))
        try:
            await self._store.append(
                self.setup.match, entry, progress, match.to_bytes() if due else None, seated
            )
        except Conflict:
            await self._catch_up()
            return False
        if seated is not None and entry.seat is not None:
            self.setup = self.setup.with_seat(entry.seat, seated)
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
        self.setup, fresh = stored.setup, records_of(stored)
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
        self.nudge()
        if self.watch is not None:
            self.watch()

    def nudge(self) -> None:
        """Let everybody who listens look again."""
        wake, self._wake = self._wake, asyncio.Event()
        wake.set()
