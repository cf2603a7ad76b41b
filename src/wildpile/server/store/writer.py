"""One thread owns the writing connection; whatever waits is committed together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from wildpile.table import Conflict

T = TypeVar("T")
MOST_JOBS = 256


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    answer: Any = None
    error: BaseException | None = None

    def try_on(self, connection: Connection) -> None:
        """Do the work; a conflict is an answer, since it has written nothing."""
        try:
            self.answer, self.error = self.work(connection), None
        except Conflict as conflict:
            self.error = conflict

    def tell(self) -> None:
        """Hand the outcome to whoever waits, in the event loop."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.answer)
        else:
            self.future.set_exception(self.error)


class Writer(threading.Thread):
    """Runs pieces of work in transactions, many in one.

    A piece may run twice: the first time may be undone.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._engine = engine.execution_options(writes=True)
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work and return its answer once it is committed.

        A `Conflict` must be raised before anything is written.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Job(work, loop, future))
        return await future

    def close(self) -> None:
        """Commit what waits, and end the thread."""
        self._queue.put(None)
        self.join()

    def run(self) -> None:
        """Take jobs until there are no more."""
        is_open = True
        while is_open:
            taken = [self._queue.get()]
            while len(taken) < MOST_JOBS:
                try:
                    taken.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            is_open = None not in taken
            self._commit([job for job in taken if job is not None])

    def _commit(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    job.try_on(connection)
        except Exception as error:  # nothing of it was committed
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            jobs[0].error = error
        for job in jobs:
            try:
                job.loop.call_soon_threadsafe(job.tell)
            except RuntimeError:  # the loop has ended, and with it whoever waited
                continue
