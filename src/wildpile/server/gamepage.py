"""The page of a match that is over: `/game/{match}`, and `…/embed` to stand in other pages.

The server draws what is there without scripts, and what link previews read: the result and the
record. web/src/game makes it a game to step through.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse

from wildpile.errors import TableError
from wildpile.notation.record_text import print_record
from wildpile.server.context import Here, MatchId
from wildpile.server.games import Game
from wildpile.server.guard import POLICY
from wildpile.server.problems import TABLE_STATUS
from wildpile.server.settings import Settings
from wildpile.server.teach.page import templates
from wildpile.server.teach.voice import Voice, language_of
from wildpile.table.records import record_of

TEMPLATES = Path(__file__).parent / "templates"
MANIFEST, ENTRY = "game-manifest.json", "src/game/main.ts"
EMBEDDED = {
    "Content-Security-Policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"),
    "Cross-Origin-Resource-Policy": "cross-origin",
}

router = APIRouter(include_in_schema=False)


def install(app: FastAPI) -> None:
    """Serve the pages of matches that are over."""
    app.include_router(router)


@router.get("/game/{match}")
async def game_page(match: MatchId, context: Here, request: Request) -> HTMLResponse:
    """Show a match that is over."""
    return await _answer(match, context, request, embed=False)


@router.get("/game/{match}/embed")
async def embedded(match: MatchId, context: Here, request: Request) -> HTMLResponse:
    """Show a match that is over inside another page: the one address that may be framed."""
    return await _answer(match, context, request, embed=True)


async def _answer(match: str, context: Here, request: Request, *, embed: bool) -> HTMLResponse:
    page = _Page(request, Voice(language_of(request)), context.settings, embed)
    try:
        game = await context.games.game(match)
    except TableError as error:
        return page.trouble(error)
    stored = await context.store.load(match, whole=True)
    assert stored is not None
    record = await asyncio.to_thread(record_of, stored.setup, stored.entries, game.totals)
    return page.game(game, print_record(record))


def named(game: Game, voice: Voice) -> list[str]:
    """Return what the seats are called; who gave no name has a number."""
    return [
        name or voice.say("seat-number", number=seat + 1) for seat, name in enumerate(game.names())
    ]


@dataclass(frozen=True, slots=True)
class _Page:
    request: Request
    voice: Voice
    settings: Settings
    embed: bool

    def game(self, game: Game, record: str) -> HTMLResponse:
        say, names = self.voice.say, named(game, self.voice)
        winner = game.winner
        title = say("result-none") if winner is None else self._won(game, names, winner)
        scores = [
            say("result-score", name=name, points=points)
            for name, points in zip(names, game.totals, strict=True)
        ]
        description = say(
            "result-description",
            edition=say("edition", edition=game.setup.rules.edition),
            players=len(names),
            rounds=len(game.story.rounds),
            scores=self.voice.listed(scores),
        )
        return self._html(
            200,
            title=title,
            description=description,
            given=game.to_json(),
            names=names,
            rounds=game.story.rounds,
            record=record,
        )

    def _won(self, game: Game, names: list[str], winner: int) -> str:
        if not game.setup.rules.teams:
            return self.voice.say("result-won", name=names[winner])
        first, second = sorted((winner, (winner + 2) % len(names)))
        return self.voice.say("result-won-pair", name=names[first], other=names[second])

    def trouble(self, error: TableError) -> HTMLResponse:
        kind = error.code.partition("/")[2]
        if self.voice.say_if(f"result-{kind}") is None:
            kind = "unknown_match"
        title, body = self.voice.say(f"result-{kind}"), self.voice.say(f"result-{kind}-body")
        return self._html(TABLE_STATUS[error.code], title=title, description=body, given=None)

    def _html(self, status: int, *, given: Any, **more: Any) -> HTMLResponse:
        template = templates(TEMPLATES).get_template("game.html")
        text = template.render(
            say=self.voice.say,
            language=self.voice.language,
            root="../../" if self.embed else "../",
            embed=self.embed,
            skin="zelda" if given and given["edition"] == "zelda" else "classic",
            here=str(self.request.url.replace(query="", fragment="")),
            files=_files(self.settings.static),
            given=given,
            **more,
        )
        headers = {"Cache-Control": "no-cache", **(EMBEDDED if self.embed else {})}
        return HTMLResponse(text, status, headers=headers)


@lru_cache(maxsize=4)
def _files(static: Path) -> dict[str, list[str]]:
    """Return the page's built files, `css` and `scripts`: none where the client is not built."""
    try:
        text = (static / MANIFEST).read_text(encoding="utf-8")
    except FileNotFoundError:
        return {"css": [], "scripts": []}
    found: Mapping[str, Any] = json.loads(text)
    return {"css": found[ENTRY].get("css", []), "scripts": [found[ENTRY]["file"]]}
