"""Routes for matches that are over: look at one, and go on from any of its turns."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from wildpile.errors import TableError
from wildpile.server.answers import Place, problems
from wildpile.server.bodies import MOST_NUMBER, GoOn
from wildpile.server.context import Here, MatchId
from wildpile.server.people import Asking
from wildpile.server.told import GameInfo, RoundFrames
from wildpile.table.going_on import Chair
from wildpile.table.history import to_bytes
from wildpile.table.showing import Eyes

router = APIRouter(prefix="/api/matches/{match}")

RoundNumber = Annotated[int, Path(alias="round", ge=1, le=MOST_NUMBER)]


@router.get("/game", response_model=GameInfo, responses=problems(404, 409, 410, 422))
async def game(match: MatchId, context: Here) -> Response:
    """Tell a match that is over; who has its address may know."""
    found = await context.games.game(match)
    return Response(to_bytes(found.to_json()), media_type="application/json")


@router.get(
    "/game/rounds/{round}",
    response_model=RoundFrames,
    responses=problems(404, 409, 410, 422, 429),
)
async def rounds(
    match: MatchId,
    round_number: RoundNumber,
    context: Here,
    request: Request,
    seat: Annotated[
        int | None, Query(ge=0, le=MOST_NUMBER, description="Whose eyes; none: all hands open.")
    ] = None,
) -> Response:
    """Show a round of a match that is over, move by move."""
    await context.rates.count("rounds", request)
    eyes: Eyes = "open" if seat is None else seat
    data = await context.games.frames(match, round_number, eyes)
    return Response(data, media_type="application/json")


@router.post(
    "/continue", status_code=201, responses=problems(400, 401, 403, 404, 409, 410, 422, 429)
)
async def go_on(
    match: MatchId,
    body: GoOn,
    context: Here,
    caller: Asking,
    request: Request,
    response: Response,
) -> Place:
    """Begin a match of the caller's that goes on from an entry of one that is over."""
    await context.rates.count("continued", request)
    found = await context.games.game(match)
    if body.seat >= len(found.setup.seats):
        raise TableError("table/unknown_seat", f"there is no seat {body.seat} in {match!r}")
    if body.at > found.story.rounds[-1].last:
        raise TableError("table/unknown_number", f"there is no entry {body.at} in {match!r}")
    stored = await context.store.load_part(match, 1, body.at)
    assert stored is not None
    owner = await context.people.find_or_make(caller, request, response)
    chair = Chair(body.seat, owner, body.name, body.pace)
    table = await context.tables.go_on(stored, chair)
    return Place(match=table.setup.match, seat=body.seat)
