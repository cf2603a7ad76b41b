"""Routes that belong to no match: players, editions, health."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from wildpile import __version__
from wildpile.cards import EDITION_NAMES, EDITIONS, deck
from wildpile.kernel.jit import is_compiled
from wildpile.kernel.layout import SEATS
from wildpile.server.answers import EditionInfo, Health, Token, problems
from wildpile.server.context import Here

router = APIRouter(prefix="/api")


@router.post("/players", responses=problems(403, 429))
async def new_player(context: Here, request: Request, response: Response) -> Token:
    """Make a player: a token for programs, also set as the cookie."""
    await context.rates.count("players", request)
    return Token(token=await context.people.new(request, response))


@router.get("/editions", responses=problems())
async def editions() -> list[EditionInfo]:
    """List the editions that can be played."""
    return [
        EditionInfo(
            edition=edition,  # type: ignore[arg-type]
            name=EDITION_NAMES[edition],
            cards=sum(deck(edition)),
            players=[2, SEATS],
        )
        for edition in EDITIONS
    ]


@router.get("/health", responses=problems())
async def health() -> Health:
    """Say that the server is up, and how fast its rules run."""
    kernel = "compiled" if is_compiled() else "interpreted"
    return Health(status="ok", version=__version__, kernel=kernel)  # type: ignore[arg-type]
