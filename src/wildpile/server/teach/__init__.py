"""The pages that teach, drawn by the server: Learn, Settle, Ask, Train and the rulings.

All their text is in the HTML; the scripts of web/src/teach make what stands there playable. What is
right is asked of `lessons`, what is said of the catalogues (`voice`).
"""

from __future__ import annotations

from fastapi import FastAPI, Request
from starlette.responses import Response

from wildpile.errors import RulesError
from wildpile.server.teach import page


def install(app: FastAPI) -> None:
    """Serve the pages that teach. They are loaded with the first that is asked for."""
    from wildpile.server.teach import api, asking, learn, rulings, settle, training

    for room in (api, learn, settle, asking, training, rulings):
        app.include_router(room.router)

    @app.exception_handler(page.BadRules)
    async def bad_rules(request: Request, error: RulesError) -> Response:
        return page.trouble(request, error)
