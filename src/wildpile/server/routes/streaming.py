"""What all streams have in common: the number last seen, and how they are described."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import Header, Query
from fastapi.responses import StreamingResponse

from wildpile.server.answers import problems
from wildpile.server.bodies import MOST_NUMBER

After = Annotated[int | None, Query(ge=0, le=MOST_NUMBER, description="The last number seen.")]
LastEventId = Annotated[
    str | None, Header(description="The last number seen; goes before `after`.")
]


class EventStream(StreamingResponse):
    """Server-sent events."""

    media_type = "text/event-stream"

    @classmethod
    def of(cls, frames: AsyncIterator[bytes]) -> EventStream:
        """Return the answer that sends some frames, past caches and proxies."""
        return cls(frames, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


def last_seen(after: int | None, last_event_id: str | None) -> int | None:
    """Return the last number that a client says it has seen."""
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        return min(int(last_event_id[:12]), MOST_NUMBER)
    return after


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI description of a stream and its errors."""
    return {
        200: {
            "description": "Frames, as docs/wire.md has them.",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        },
        **problems(*statuses),
    }
