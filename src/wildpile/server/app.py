"""The ASGI application: settings in, app out. Nothing lives at import time."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from wildpile import __version__
from wildpile.server import pages, problems
from wildpile.server.answers import EventInfo, ProblemDetails, Update
from wildpile.server.context import Context
from wildpile.server.guard import Guard
from wildpile.server.people import People
from wildpile.server.rates import Rates
from wildpile.server.routes import general, matches, seats
from wildpile.server.settings import Settings
from wildpile.server.store import open_store
from wildpile.table import Tables
from wildpile.table.bots import Minds

log = logging.getLogger("wildpile.server")

DESCRIPTION = (
    "What a program needs to play: make a player, begin a match, listen to the stream of the seat, "
    "post moves. docs/wire.md tells it in order."
)


def create_app(settings: Settings, minds: Minds | None = None) -> FastAPI:
    """Return the application.

    `minds` are how the bots decide, by default `wildpile.bots.levels`.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = open_store(settings.database)
        tables = Tables(store, minds or default_minds())
        app.state.context = Context(
            settings, store, tables, People(store), Rates(enforced=settings.rates)
        )
        tables.start()
        try:
            yield
        finally:
            await tables.close()
            store.close()

    app = FastAPI(
        title="Wildpile",
        version=__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.add_middleware(Guard, hosts=settings.hosts)
    problems.install(app)
    for router in (general.router, matches.router, seats.router):
        app.include_router(router)
    pages.install(app, settings.static)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


def default_minds() -> Minds:
    """Return the package's own bots."""
    from wildpile.bots import levels

    return levels


def _openapi(app: FastAPI) -> dict[str, Any]:
    """Describe the API: with the errors as they are, and with what only the stream carries."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
        )
        models = schema.setdefault("components", {}).setdefault("schemas", {})
        for model in (ProblemDetails, Update, EventInfo):
            found = model.model_json_schema(ref_template="#/components/schemas/{model}")
            models.update(found.pop("$defs", {}))
            models[model.__name__] = found
        for unused in ("HTTPValidationError", "ValidationError"):
            models.pop(unused, None)
        app.openapi_schema = schema
    return app.openapi_schema
