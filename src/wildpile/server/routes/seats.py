"""Routes for one seat of a match: look, listen, move, set the pace. Answers are ready bytes."""

from __future__ import annotations

from fastapi import APIRouter, Response

from wildpile.server.answers import MoveDone, PaceDone, PauseDone, Snapshot, problems
from wildpile.server.bodies import Move, PaceChange
from wildpile.server.context import AtSeat
from wildpile.server.feed import stream
from wildpile.server.gathering_bodies import Pause
from wildpile.server.routes.streaming import After, EventStream, LastEventId, answers, last_seen
from wildpile.table.history import to_bytes

router = APIRouter(prefix="/api/matches/{match}/seats/{seat}")


@router.get("", response_model=Snapshot, responses=problems(401, 403, 404, 410, 422))
async def look(sitting: AtSeat) -> Response:
    """Return where the table is, as this seat sees it."""
    snapshot = sitting.table.snapshot(sitting.seat)
    return Response(to_bytes(snapshot), media_type="application/json")


@router.get("/stream", response_class=EventStream, responses=answers(401, 403, 404, 410, 422))
async def listen(
    sitting: AtSeat,
    after: After = None,
    last_event_id: LastEventId = None,
) -> EventStream:
    """Stream this seat's updates, from the last number seen."""
    seen = last_seen(after, last_event_id)
    return EventStream.of(stream(sitting.table, sitting.seat, seen, owner=sitting.owner))


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


@router.post("/pause", responses=problems(400, 401, 403, 404, 409, 410, 422))
async def pause(body: Pause, sitting: AtSeat) -> PauseDone:
    """Wish a pause, which begins when everybody does, or end one."""
    await sitting.table.wish(sitting.seat, pause=body.pause)
    return PauseDone.model_validate(sitting.table.standing.to_json())
