"""Routes for matches: begin one, list one's own, play again."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Literal, cast

from fastapi import APIRouter, Query, Request, Response

from wildpile.errors import TableError
from wildpile.notation.record_json import to_json
from wildpile.notation.record_text import print_record
from wildpile.rules import from_mapping
from wildpile.server.answers import OwnMatch, Place, problems
from wildpile.server.bodies import Edition, NewMatch
from wildpile.server.context import Here, MatchId, not_yours, table_of
from wildpile.server.gathered import place_in
from wildpile.server.people import Asking
from wildpile.table.records import record_of

router = APIRouter(prefix="/api/matches")

MOST_LISTED = 50


@router.post("", status_code=201, responses=problems(400, 401, 403, 422, 429))
async def new_match(
    body: NewMatch, context: Here, caller: Asking, request: Request, response: Response
) -> Place:
    """Begin a match against bots; a browser without a cookie becomes a player."""
    await context.rates.count("matches", request)
    rules = from_mapping(body.edition, body.rules, len(body.opponents) + 1)
    owner = await context.people.find_or_make(caller, request, response)
    table = await context.tables.new(rules, body.name, owner, body.opponents, body.pace)
    return Place(match=table.setup.match, seat=0)


@router.get("", responses=problems(401))
async def own_matches(context: Here, caller: Asking) -> list[OwnMatch]:
    """List the caller's own matches, newest first; none for somebody new."""
    if caller.token_hash is None:
        return []
    return [
        OwnMatch(
            match=one.setup.match,
            seat=one.seat,
            edition=cast(Edition, one.setup.rules.edition),
            players=len(one.setup.seats),
            round=one.progress.round,
            over=one.progress.over,
            updated=datetime.fromtimestamp(one.updated, UTC).isoformat(timespec="milliseconds"),
        )
        for one in await context.store.matches_of(caller.token_hash, MOST_LISTED)
    ]


@router.get(
    "/{match}/record",
    responses={
        200: {
            "description": "The record, as docs/records.md has it.",
            "content": {"text/plain": {"schema": {"type": "string"}}, "application/json": {}},
        },
        **problems(404, 409, 410, 422),
    },
    response_class=Response,
)
async def record(
    match: MatchId,
    context: Here,
    form: Annotated[Literal["text", "json"], Query(description="Text or JSON.")] = "text",
) -> Response:
    """Download the record of a match that is over; who has its address may have it."""
    table = await table_of(context, match)
    if not table.is_over:
        raise TableError("table/not_over", f"the match {match!r} goes on: its cards are hidden")
    stored = await context.store.load(match, whole=True)
    assert stored is not None
    found = record_of(stored.setup, stored.entries, table.match.totals)
    text, kind, ending = (
        (to_json(found), "application/json", "json")
        if form == "json"
        else (print_record(found), "text/plain; charset=utf-8", "txt")
    )
    name = f'attachment; filename="wildpile-{match}.{ending}"'
    return Response(text, media_type=kind, headers={"Content-Disposition": name})


@router.post(
    "/{match}/again",
    status_code=201,
    responses=problems(401, 403, 404, 409, 410, 422, 429),
)
async def again(match: MatchId, context: Here, caller: Asking, request: Request) -> Place:
    """Begin another match of the same seats by the same rules; of several people, by the host."""
    await context.rates.count("matches", request)
    token_hash = caller.required()
    table = await table_of(context, match)
    seat = table.setup.seat_of(token_hash)
    if seat is None:
        raise await not_yours(context, token_hash, f"you have no seat in the match {match!r}")
    if table.setup.gathering is not None:
        # Several people: the next match is the gathering's, begun by its host, the same for all.
        begun = await context.gatherings.begin(table.setup.gathering, token_hash)
        return place_in(begun, token_hash)
    fresh = await context.tables.again(table)
    return Place(match=fresh.setup.match, seat=seat)
