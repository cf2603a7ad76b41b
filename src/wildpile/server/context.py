"""What every route finds.

The tables and the people of this server, and the seat that its path names.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated, cast

from fastapi import Depends, Path, Request

from wildpile.errors import TableError
from wildpile.server.bodies import MOST_NUMBER
from wildpile.server.games import Games
from wildpile.server.people import Asking, People, no_player
from wildpile.server.rates import Rates
from wildpile.server.settings import Settings
from wildpile.server.store import SqlStore
from wildpile.table import Table, Tables
from wildpile.table.gatherings import Gatherings


@dataclass(frozen=True, slots=True)
class Context:
    """The parts of one running server."""

    settings: Settings
    store: SqlStore
    tables: Tables
    people: People
    rates: Rates
    games: Games
    gatherings: Gatherings
    listeners: Counter[str] = field(default_factory=Counter)
    """How many listen to each gathering here."""


def context_of(request: Request) -> Context:
    """Return the parts of the server that answers a request."""
    return cast(Context, request.app.state.context)


Here = Annotated[Context, Depends(context_of)]
MatchId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Path(ge=0, le=MOST_NUMBER)]


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat of a live table, asked for by its owner."""

    table: Table
    seat: int
    owner: bytes


async def table_of(context: Context, match: str) -> Table:
    """Return a live table. Raises `TableError` (`table/unknown_match`)."""
    table = await context.tables.get(match)
    if table is None:
        raise TableError("table/unknown_match", f"there is no match {match!r}")
    return table


async def not_yours(context: Context, token_hash: bytes, message: str) -> TableError:
    """Return the error for a token that is not the owner's: unknown here, or somebody else."""
    if not await context.people.knows(token_hash):
        return no_player("this player is unknown here")
    return TableError("table/not_your_seat", message)


async def sitting_at(context: Here, match: MatchId, seat: SeatNumber, caller: Asking) -> Sitting:
    """Return the seat that a path names. Raises `TableError` unless the caller owns it."""
    token_hash = caller.required()
    table = await table_of(context, match)
    if seat >= len(table.setup.seats):
        raise TableError("table/unknown_seat", f"there is no seat {seat} in the match {match!r}")
    if table.setup.seats[seat].owner != token_hash:
        message = f"seat {seat} of the match {match!r} is not yours"
        raise await not_yours(context, token_hash, message)
    return Sitting(table, seat, token_hash)


AtSeat = Annotated[Sitting, Depends(sitting_at)]
