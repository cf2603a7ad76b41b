"""Routes for those who watch: what everybody sees, and only where the table lets them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Response

from wildpile.errors import TableError
from wildpile.server.answers import Snapshot, problems
from wildpile.server.context import Here, MatchId, table_of
from wildpile.server.feed import DELAY_SECONDS, seen_by_now, stream
from wildpile.server.problems import RequestError
from wildpile.server.routes.streaming import After, EventStream, LastEventId, answers, last_seen
from wildpile.table import Table
from wildpile.table.history import snapshot, to_bytes

router = APIRouter(prefix="/api/matches/{match}/watch")

MOST_WATCHERS = 200


@dataclass(frozen=True, slots=True)
class Watching:
    """A table that may be watched, and how many seconds late."""

    table: Table
    delay: float


async def watching_at(context: Here, match: MatchId) -> Watching:
    """Return the table that a path names. Raises `TableError` unless it may be watched."""
    table = await table_of(context, match)
    if table.setup.watch == "off":
        raise TableError("table/not_watched", f"nobody may watch the match {match!r}")
    return Watching(table, DELAY_SECONDS if table.setup.watch == "delayed" else 0.0)


Watched = Annotated[Watching, Depends(watching_at)]


@router.get("", response_model=Snapshot, responses=problems(403, 404, 409, 410, 422))
async def look(watching: Watched) -> Response:
    """Return where the table is, as everybody sees it."""
    records, _ = seen_by_now(watching.table, watching.delay)
    if not records:
        raise TableError("table/too_early", f"this is shown {DELAY_SECONDS:.0f} s late")
    return Response(to_bytes(snapshot(records, None, "fresh")), media_type="application/json")


@router.get("/stream", response_class=EventStream, responses=answers(403, 404, 410, 422, 429))
async def listen(
    watching: Watched, after: After = None, last_event_id: LastEventId = None
) -> EventStream:
    """Stream what everybody sees."""
    if watching.table.watchers >= MOST_WATCHERS:
        message = f"{MOST_WATCHERS} watch this match already"
        raise RequestError(429, "request/too_many", message, {"Retry-After": "15"})
    seen = last_seen(after, last_event_id)
    return EventStream.of(stream(watching.table, None, seen, delay=watching.delay))
