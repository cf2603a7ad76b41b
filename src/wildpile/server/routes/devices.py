"""Routes for other devices: a seat goes to one by a ticket, a person by their own key."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime

from fastapi import APIRouter, Request, Response

from wildpile.errors import TableError
from wildpile.server.answers import Place, Ticket, Token, problems
from wildpile.server.context import AtSeat, Here, table_of
from wildpile.server.gathering_bodies import Claim, Key
from wildpile.server.links import base_of, ticket_link
from wildpile.server.people import Asking, hash_of, keep_in_cookie, no_player
from wildpile.table import gathering as acts

router = APIRouter(prefix="/api")

TICKET_SECONDS = 300.0
TICKET_BYTES = 16


@router.post(
    "/matches/{match}/seats/{seat}/ticket", responses=problems(401, 403, 404, 410, 422, 429)
)
async def ticket(sitting: AtSeat, context: Here, request: Request) -> Ticket:
    """Make a ticket for this seat, good once and for five minutes; one from before is void."""
    await context.rates.count("tickets", request)
    made, expires = secrets.token_urlsafe(TICKET_BYTES), time.time() + TICKET_SECONDS
    await context.store.gatherings.issue(
        hash_of(made), sitting.table.setup.match, sitting.seat, sitting.owner, expires
    )
    return Ticket(
        ticket=made,
        link=ticket_link(base_of(context.settings, request), made),
        expires=datetime.fromtimestamp(expires, UTC).isoformat(timespec="seconds"),
    )


@router.post("/tickets", status_code=201, responses=problems(400, 401, 403, 404, 410, 422, 429))
async def claim(
    body: Claim, context: Here, caller: Asking, request: Request, response: Response
) -> Place:
    """Take a seat by its ticket; a browser without a cookie becomes a player."""
    await context.rates.count("tickets", request)
    owner = await context.people.find_or_make(caller, request, response)
    found = await context.store.gatherings.claim(hash_of(body.ticket), time.time())
    if found is None:
        raise TableError("table/ticket_gone", "this ticket is used or too old: make another")
    match, seat, former = found
    table = await table_of(context, match)
    if owner != former:
        await table.move_seat(seat, former, owner)
        if table.setup.gathering is not None:
            await context.gatherings.change(
                table.setup.gathering, lambda was: acts.change_device(was, former, owner)
            )
    return Place(match=match, seat=seat)


@router.post("/players/key", responses=problems(401, 403, 429))
async def key(context: Here, caller: Asking, request: Request) -> Token:
    """Show the caller's own key, with which another device can be the same person."""
    await context.rates.count("keys", request)
    await context.people.known(caller)
    assert caller.token is not None
    return Token(token=caller.token)


@router.post("/players/here", status_code=204, responses=problems(400, 401, 403, 422, 429))
async def be_here(body: Key, context: Here, request: Request) -> Response:
    """Be the person of a key on this device, by its cookie."""
    await context.rates.count("keys", request)
    token = body.token.strip()
    if not await context.people.knows(hash_of(token)):
        raise no_player("nobody here has this key")
    response = Response(status_code=204)
    keep_in_cookie(token, request, response)
    return response
