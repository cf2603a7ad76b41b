"""The ASGI application: settings in, app out. Nothing lives at import time."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.openapi.utils import get_openapi
from starlette.types import Receive, Scope, Send

from wildpile import __version__
from wildpile.server import gamepage, pages, problems, teach
from wildpile.server.answers import EventInfo, ProblemDetails, Update
from wildpile.server.context import Context
from wildpile.server.games import Games
from wildpile.server.guard import Guard
from wildpile.server.people import People
from wildpile.server.rates import Rates
from wildpile.server.routes import devices, games, general, matches, seats, watching
from wildpile.server.routes import gatherings as gatherings_routes
from wildpile.server.settings import Settings
from wildpile.server.store import open_store
from wildpile.table import Tables
from wildpile.table.bots import Minds
from wildpile.table.gatherings import Gatherings

log = logging.getLogger("wildpile.server")

DESCRIPTION = (
    "What a program needs to play: make a player, begin a match, listen to the stream of the seat, "
    "post moves. docs/wire.md tells it in order."
)


class Described(FastAPI):
    """An application that describes its errors as they are, and what only its stream carries.

    `below` is the path that a proxy has it under, whether the proxy takes it off or not.
    """

    below = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, at its path without what the proxy has before it."""
        if self.below:
            scope["root_path"] = self.below
        await super().__call__(scope, receive, send)

    def openapi(self) -> dict[str, Any]:
        """Return the API's description, made once."""
        if self.openapi_schema is None:
            schema = get_openapi(
                title=self.title,
                version=self.version,
                description=self.description,
                routes=self.routes,
            )
            models = schema.setdefault("components", {}).setdefault("schemas", {})
            for model in (ProblemDetails, Update, EventInfo):
                found = model.model_json_schema(ref_template="#/components/schemas/{model}")
                models.update(found.pop("$defs", {}))
                models[model.__name__] = found
            for unused in ("HTTPValidationError", "ValidationError"):
                models.pop(unused, None)
            self.openapi_schema = schema
        return self.openapi_schema


def create_app(settings: Settings, minds: Minds | None = None) -> FastAPI:
    """Return the application.

    `minds` are how the bots decide, by default `wildpile.bots.levels`.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = open_store(settings.database)
        tables = Tables(store, minds or default_minds())
        gatherings = Gatherings(store.gatherings, store, tables)
        app.state.context = Context(
            settings,
            store,
            tables,
            People(store),
            Rates(enforced=settings.rates),
            Games(store, tables),
            gatherings,
        )
        tables.start()
        gatherings.start()
        try:
            yield
        finally:
            await gatherings.close()
            await tables.close()
            store.close()

    app = Described(
        title="Wildpile",
        version=__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.below = settings.path
    app.add_middleware(GZipMiddleware, compresslevel=6)
    app.add_middleware(Guard, hosts=settings.hosts)
    problems.install(app)
    rooms = general, matches, games, gatherings_routes, seats, watching, devices
    for router in (room.router for room in rooms):
        app.include_router(router)
    teach.install(app)
    gamepage.install(app)
    pages.install(app, settings.static)
    return app


def default_minds() -> Minds:
    """Return the package's own bots."""
    from wildpile.bots import levels

    return levels
