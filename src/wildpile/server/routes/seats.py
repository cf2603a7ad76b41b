"""Routes for one seat of a match: look, listen, move, set the pace. Answers are ready bytes."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import StreamingResponse

from wildpile.server.answers import MoveDone, PaceDone, Snapshot, problems
from wildpile.server.bodies import MOST_NUMBER, Move, PaceChange
from wildpile.server.context import AtSeat
from wildpile.server.feed import stream
from wildpile.table.history import to_bytes

router = APIRouter(prefix="/api/matches/{match}/seats/{seat}")


class EventStream(StreamingResponse):
    """Server-sent events."""

    media_type = "text/event-stream"


STREAM_ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Frames `snapshot`, `update` and `bye`; `id` is the number of the entry.",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    },
    **problems(401, 403, 404, 410, 422),
}


@router.get("", response_model=Snapshot, responses=problems(401, 403, 404, 410, 422))
async def look(sitting: AtSeat) -> Response:
    """Return where the table is, as this seat sees it."""
    snapshot = sitting.table.snapshot(sitting.seat)
    return Response(to_bytes(snapshot), media_type="application/json")


@router.get("/stream", response_class=EventStream, responses=STREAM_ANSWERS)
async def listen(
    sitting: AtSeat,
    after: Annotated[
        int | None, Query(ge=0, le=MOST_NUMBER, description="The last number seen.")
    ] = None,
    last_event_id: Annotated[
        str | None, Header(description="The last number seen; goes before `after`.")
    ] = None,
) -> EventStream:
    """Stream this seat's updates, from the last number seen."""
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        after = min(int(last_event_id[:12]), MOST_NUMBER)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return EventStream(stream(sitting.table, sitting.seat, after), headers=headers)


@router.post(
    "/moves", response_model=MoveDone, responses=problems(400, 401, 403, 404, 409, 410, 422)
)
async def move(body: Move, sitting: AtSeat) -> Response:
    """Make a move; the answer comes once it is on disk."""
    number = await sitting.table.act(sitting.seat, body.action, client=body.id, at=body.at)
    return Response(b'{"number":%d}' % number, media_type="application/json")


@router.post("/pace", responses=problems(400, 401, 403, 404, 410, 422))
async def pace(body: PaceChange, sitting: AtSeat) -> PaceDone:
    """Change how long the bots take."""
    await sitting.table.set_pace(sitting.seat, body.pace)
    return PaceDone(pace=sitting.table.pace)
