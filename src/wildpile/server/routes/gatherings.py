"""Routes for tables before their match: make one, find one, sit, and what the host may."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from wildpile.rules import Ruleset
from wildpile.server import gathered
from wildpile.server.answers import Place, problems
from wildpile.server.context import Context, Here
from wildpile.server.gathered import MOST_LISTENERS, Eyes
from wildpile.server.gathering_bodies import (
    Arrange,
    Bots,
    Found,
    GatheringInfo,
    Lobby,
    Lock,
    NewGathering,
    RulesGiven,
    SeatNamed,
    Sit,
    Vote,
)
from wildpile.server.links import base_of, gathering_link
from wildpile.server.people import Asking
from wildpile.server.problems import RequestError
from wildpile.server.routes.streaming import EventStream, answers
from wildpile.table import gathering as acts
from wildpile.table.gathering import Gathering
from wildpile.table.gatherings import Begun, Change

router = APIRouter(prefix="/api")

MOST_LISTED = 20
CURSOR = re.compile(r"(\d{1,12}(?:\.\d{1,9})?)~([A-Za-z0-9_-]{1,32})")
ACT = problems(400, 401, 403, 404, 409, 410, 422, 429)

GatheringId = Annotated[
    str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$", examples=["RPVjXKtJ7h7x"])
]
ShortCode = Annotated[str, Path(min_length=1, max_length=16, examples=["k7q2xm"])]


@dataclass(frozen=True, slots=True)
class Acting:
    """Somebody known who does something at a gathering."""

    context: Context
    gathering: str
    owner: bytes
    eyes: Eyes

    async def change(self, act: Change) -> GatheringInfo:
        """Do it, and return what they see then."""
        return self.told(await self.context.gatherings.change(self.gathering, act))

    def told(self, begun: Begun) -> GatheringInfo:
        """Return what they see of a gathering."""
        return GatheringInfo.model_validate(self.eyes.see(begun))


async def acting_at(
    gathering: GatheringId, context: Here, caller: Asking, request: Request
) -> Acting:
    """Return who acts at the gathering that a path names. Raises `TableError`."""
    await context.rates.count("acts at a gathering", request)
    owner = await context.people.known(caller)
    return Acting(context, gathering, owner, Eyes.of(context, request, owner))


At = Annotated[Acting, Depends(acting_at)]


@router.post("/gatherings", status_code=201, responses=problems(400, 401, 403, 409, 422, 429))
async def new_gathering(
    body: NewGathering, context: Here, caller: Asking, request: Request, response: Response
) -> GatheringInfo:
    """Make a table to gather at; a browser without a cookie becomes a player."""
    await context.rates.count("gatherings", request)
    rules = body.ruleset()
    owner = await context.people.find_or_make(caller, request, response)
    empty = (None,) * body.places
    made = Gathering("", None, body.kind, body.title, rules, empty, owner, body.pace, body.watch)
    new = await context.gatherings.new(made, body.name, body.id)
    return GatheringInfo.model_validate(Eyes.of(context, request, owner).see(Begun(new)))


@router.get("/gatherings", responses=problems(422))
async def lobby(
    context: Here,
    request: Request,
    after: Annotated[
        str | None, Query(max_length=64, pattern=f"^{CURSOR.pattern}$", description="`next`.")
    ] = None,
) -> Lobby:
    """List public tables where one can sit down, the newest first."""
    found = CURSOR.fullmatch(after or "")
    place = (float(found[1]), found[2]) if found else None
    listed = await context.gatherings.lobby(place, MOST_LISTED)
    eyes = Eyes.of(context, request, None)
    last = listed[-1] if len(listed) == MOST_LISTED else None
    return Lobby.model_validate(
        {
            "gatherings": [eyes.listed(one) for one in listed],
            "next": f"{last.created!r}~{last.gathering}" if last else None,
        }
    )


@router.get("/codes/{code}", responses=problems(404, 422, 429))
async def find_code(code: ShortCode, context: Here, request: Request) -> Found:
    """Find the table that a short code leads to, however it is written."""
    await context.rates.count("codes", request)
    return Found(gathering=await context.gatherings.find_code(code))


@router.get("/gatherings/{gathering}", responses=problems(401, 404, 422))
async def look(
    gathering: GatheringId, context: Here, caller: Asking, request: Request
) -> GatheringInfo:
    """Look at a table; whoever has its link may."""
    found = await context.gatherings.find(gathering)
    return GatheringInfo.model_validate(Eyes.of(context, request, caller.token_hash).see(found))


@router.get(
    "/gatherings/{gathering}/stream",
    response_class=EventStream,
    responses=answers(401, 404, 422, 429),
)
async def listen(
    gathering: GatheringId, context: Here, caller: Asking, request: Request
) -> EventStream:
    """Stream a table as it is, at once and after each change; whoever sits is seen to be there."""
    await context.gatherings.find(gathering)
    if context.listeners[gathering] >= MOST_LISTENERS:
        message = f"{MOST_LISTENERS} listen to this table already"
        raise RequestError(429, "request/too_many", message, {"Retry-After": "15"})
    return EventStream.of(gathered.stream(Eyes.of(context, request, caller.token_hash), gathering))


@router.get(
    "/gatherings/{gathering}/qr",
    response_class=Response,
    responses={
        200: {
            "description": "The link as a QR code.",
            "content": {"image/svg+xml": {"schema": {"type": "string"}}},
        },
        **problems(404, 422),
    },
)
async def qr(gathering: GatheringId, context: Here, request: Request) -> Response:
    """Draw the link to a table as a QR code."""
    found = (await context.gatherings.find(gathering)).gathering
    base = base_of(context.settings, request)
    drawn = io.BytesIO()
    link = gathering_link(base, found.gathering, found.rules)
    segno.make(link, micro=False).save(drawn, kind="svg", light="#fff", border=3, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@router.post("/gatherings/{gathering}/sit", responses=ACT)
async def sit(
    body: Sit,
    gathering: GatheringId,
    context: Here,
    caller: Asking,
    request: Request,
    response: Response,
) -> GatheringInfo:
    """Sit down; a browser without a cookie becomes a player. Who sits already keeps the seat."""
    await context.rates.count("acts at a gathering", request)
    await context.gatherings.find(gathering)
    owner = await context.people.find_or_make(caller, request, response)
    found = await context.gatherings.sit(gathering, owner, body.name, body.seat)
    return GatheringInfo.model_validate(Eyes.of(context, request, owner).see(found))


@router.post("/gatherings/{gathering}/leave", responses=ACT)
async def leave(at: At) -> GatheringInfo:
    """Stand up, and leave the match where one is played."""
    return at.told(await at.context.gatherings.stand_up(at.gathering, at.owner))


@router.post("/gatherings/{gathering}/kick", responses=ACT)
async def kick(body: SeatNamed, at: At) -> GatheringInfo:
    """Send away who sits at a seat (the host, before the start); a person may not come back."""
    return await at.change(lambda was: acts.kick(was, at.owner, body.seat))


@router.post("/gatherings/{gathering}/host", responses=ACT)
async def hand_over(body: SeatNamed, at: At) -> GatheringInfo:
    """Make somebody else the host (the host)."""
    return await at.change(lambda was: acts.hand_over(was, at.owner, body.seat))


@router.post("/gatherings/{gathering}/lock", responses=ACT)
async def lock(body: Lock, at: At) -> GatheringInfo:
    """Let nobody else sit, or let them again (the host)."""
    return await at.change(lambda was: acts.lock(was, at.owner, locked=body.locked))


@router.post("/gatherings/{gathering}/bots", responses=ACT)
async def bots(body: Bots, at: At) -> GatheringInfo:
    """Put bots on free seats (the host, before the start)."""
    rooms = at.context.gatherings
    return at.told(await rooms.seat_bots(at.gathering, at.owner, body.level, body.seat))


@router.post("/gatherings/{gathering}/arrange", responses=ACT)
async def arrange(body: Arrange, at: At) -> GatheringInfo:
    """Change places, title, pace, or whether others may watch (the host, before the start)."""
    change = body.model_dump(exclude={"places"})
    return await at.change(lambda was: acts.arrange(was, at.owner, body.places, **change))


@router.post("/gatherings/{gathering}/rules", responses=ACT)
async def rules(body: RulesGiven, at: At) -> GatheringInfo:
    """Set the rules (the host, before the first match), or propose them for the next one."""
    chosen: Ruleset = body.ruleset()

    def act(was: Gathering) -> Gathering:
        if was.matches:
            return acts.propose(was, at.owner, chosen)
        return acts.set_rules(was, at.owner, chosen)

    return await at.change(act)


@router.post("/gatherings/{gathering}/vote", responses=ACT)
async def vote(body: Vote, at: At) -> GatheringInfo:
    """Be for the rules that are proposed, or no longer for them."""
    return await at.change(lambda was: acts.vote(was, at.owner, agree=body.agree))


@router.post("/gatherings/{gathering}/start", responses=ACT)
async def start(at: At) -> Place:
    """Start the match (the host); one that has begun is answered to all who sit in it."""
    return gathered.place_in(await at.context.gatherings.begin(at.gathering, at.owner), at.owner)


@router.post("/gatherings/{gathering}/close", responses=ACT)
async def close(at: At) -> GatheringInfo:
    """End the table for everybody (the host, before the start)."""
    return await at.change(lambda was: acts.close(was, at.owner))
