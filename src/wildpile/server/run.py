"""Serve: uvicorn with streams that end when the server does."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from wildpile.server.app import create_app
from wildpile.server.settings import Settings

BACKLOG = 4096
GRACE_SECONDS = 5


class Server(uvicorn.Server):
    """Ends the open streams before it shuts down, or it would wait for them for ever."""

    tunes_collector = False
    greet: Callable[[], None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order, however often Ctrl+C is pressed: it takes seconds at the most."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, greet, and spare what was made meanwhile the look at each collection."""
        await super().startup(sockets)
        if self.greet is not None:
            self.greet()
        if self.tunes_collector:
            # With many streams, collections made more than half of the longest pauses.
            gc.collect()
            gc.freeze()
            gc.set_threshold(100_000, 50, 100)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to every stream, then shut down."""
        app = self.config.app
        assert isinstance(app, FastAPI)
        context = getattr(app.state, "context", None)
        if context is not None:
            context.tables.close_streams()
            context.gatherings.close_streams()
        await super().shutdown(sockets)


def server_of(app: FastAPI, *, host: str, port: int) -> Server:
    """Return the server for an app; it has not started."""
    return Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            access_log=False,
            log_level="warning",
            backlog=BACKLOG,
            timeout_graceful_shutdown=GRACE_SECONDS,
            server_header=False,
        )
    )


def run(host: str, port: int, data: Path, lan: bool, greet: Callable[[], None]) -> None:
    """Serve the game until the process is told to stop; `data` is the folder of the database.

    `greet` is called once the page can be had. Raises KeyboardInterrupt after Ctrl+C.
    """
    if not logging.getLogger().handlers:
        logging.basicConfig(
            level=logging.WARNING, format="wildpile: %(message)s", stream=sys.stderr
        )
    app = create_app(Settings.from_environment(data, lan=lan))
    server = server_of(app, host=host, port=port)
    server.tunes_collector = True
    server.greet = greet
    server.run()
