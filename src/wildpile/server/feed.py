"""The live updates of one seat as server-sent events.

A client that comes back gets one of four answers: nothing, what it missed, or a snapshot as it was
too far behind, or ahead.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

from wildpile.table import Table
from wildpile.table.history import Audience, to_bytes

PING_SECONDS = 15.0
HELLO = b"retry: 1000\n: hi\n\n"
PING = b": ping\n\n"
BYE = b"event: bye\ndata: {}\n\n"


def frame(event: str, number: int, data: bytes) -> bytes:
    """Return one server-sent event; `data` holds no line break."""
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (number, event.encode(), data)


def frames_after(table: Table, audience: Audience, after: int | None) -> list[bytes]:
    """Return what a client that saw `after` (`None`: nothing) must be sent to be up to date.

    Up to date: nothing. Behind: the missed updates. Too far behind, or ahead of the table: a
    snapshot.
    """
    missed = None if after is None else table.missed(after)
    if missed is not None:
        return [frame("update", one.number, one.update_bytes(audience)) for one in missed]
    answer = "fresh" if after is None else "ahead" if after > table.number else "old"
    snapshot = table.snapshot(audience, answer)
    return [frame("snapshot", snapshot["number"], to_bytes(snapshot))]


async def stream(table: Table, audience: Audience, after: int | None) -> AsyncIterator[bytes]:
    """Yield frames for as long as the client listens.

    Never a gap, never one twice, no queue to overflow.
    """
    table.listeners += 1
    try:
        yield HELLO
        while not table.closed:
            wake = table.wake  # before reading: a later entry sets this one
            frames, after = frames_after(table, audience, after), table.number
            if frames:
                yield b"".join(frames)
                continue
            try:
                async with asyncio.timeout(PING_SECONDS):
                    await wake.wait()
            except TimeoutError:
                yield PING
        yield BYE
    finally:
        table.listeners -= 1
        table.used = time.monotonic()
