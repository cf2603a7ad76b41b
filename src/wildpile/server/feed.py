"""The live updates of one seat, or of those who watch, as server-sent events.

A client that comes back gets one of four answers: nothing, what it missed, or a snapshot as it was
too far behind, or ahead.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager

from wildpile.table import Table
from wildpile.table.history import Audience, Record, missed, snapshot, to_bytes
from wildpile.table.presence import GRACE_SECONDS

PING_SECONDS = 15.0
DELAY_SECONDS = 60.0
HELLO = b"retry: 1000\n: hi\n\n"
PING = b": ping\n\n"
BYE = b"event: bye\ndata: {}\n\n"
MOVED = b"event: moved\ndata: {}\n\n"


def frame(event: str, number: int | None, data: bytes) -> bytes:
    """Return one server-sent event; `data` holds no line break. Without a number nothing of it is
    to be asked for again.
    """
    numbered = b"" if number is None else b"id: %d\n" % number
    return b"%sevent: %s\ndata: %s\n\n" % (numbered, event.encode(), data)


def frames_after(
    records: Sequence[Record], audience: Audience, after: int | None
) -> tuple[list[bytes], int | None]:
    """Return what a client that saw `after` (`None`: nothing) must be sent to be up to date, and
    the number it has seen then.

    Up to date: nothing. Behind: the missed updates. Too far behind, or ahead of the table: a
    snapshot. Where there is nothing to be seen yet, nothing.
    """
    if not records:
        return [], after
    number = records[-1].number
    found = None if after is None else missed(records, after)
    if found is not None:
        return [frame("update", one.number, one.update_bytes(audience)) for one in found], number
    answer = "fresh" if after is None else "ahead" if after > number else "old"
    shot = snapshot(records, audience, answer)
    return [frame("snapshot", number, to_bytes(shot))], number


def presence_frame(table: Table) -> bytes | None:
    """Return who is connected, where there is more than one person to tell of."""
    people = table.setup.people()
    if len(people) < 2:
        return None
    return frame("presence", None, to_bytes(table.attendance.told(people)))


def seen_by_now(table: Table, delay: float) -> tuple[Sequence[Record], float]:
    """Return the records that are as old as `delay` seconds, and in how many the next one is."""
    if not delay:
        return table.records, PING_SECONDS
    limit = time.time() - delay
    records = [record for record in table.records if record.entry.at <= limit]
    later = table.records[len(records) :]
    return records, min(PING_SECONDS, later[0].entry.at - limit if later else PING_SECONDS)


@contextmanager
def _listening(table: Table, audience: Audience) -> Iterator[None]:
    table.listeners += 1
    if audience is None:
        table.watchers += 1
    else:
        table.attendance.enter(audience)
        table.nudge()
    try:
        yield
    finally:
        table.listeners -= 1
        table.used = time.monotonic()
        if audience is None:
            table.watchers -= 1
        else:
            table.attendance.leave(audience)
            asyncio.get_running_loop().call_later(GRACE_SECONDS + 0.1, table.nudge)


async def stream(
    table: Table,
    audience: Audience,
    after: int | None,
    *,
    owner: bytes | None = None,
    delay: float = 0.0,
) -> AsyncIterator[bytes]:
    """Yield frames for as long as the client listens, and as the seat is its `owner`'s.

    Never a gap, never one twice, no queue to overflow.
    """
    told: bytes | None = None
    with _listening(table, audience):
        yield HELLO
        while not table.closed:
            wake = table.wake  # before reading: a later entry sets this one
            if audience is not None and table.setup.seats[audience].owner != owner:
                yield MOVED
                return
            records, wait = seen_by_now(table, delay)
            frames, after = frames_after(records, audience, after)
            presence = presence_frame(table)
            if presence is not None and presence != told:
                told = presence
                frames.append(presence)
            if frames:
                yield b"".join(frames)
                continue
            try:
                async with asyncio.timeout(wait):
                    await wake.wait()
            except TimeoutError:
                yield PING
        yield BYE
