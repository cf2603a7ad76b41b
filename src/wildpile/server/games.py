"""Matches that are over, to be looked at: their story, and their rounds move by move.

Before the end there is nothing here for anybody. After it nothing changes any more, so what was
made once is kept for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from wildpile.errors import TableError
from wildpile.rulescode import rules_code
from wildpile.server.store import SqlStore
from wildpile.table import Setup, Table, Tables
from wildpile.table.history import to_bytes
from wildpile.table.showing import Eyes, frames_of
from wildpile.table.story import Story, ToldRound, story_of

MOST_KEPT = 64
UNNAMED = "You"  # the name of a NewMatch without one


@dataclass(frozen=True, slots=True)
class Game:
    """A match that is over."""

    setup: Setup
    story: Story
    totals: list[int]
    winner: int | None

    def to_json(self) -> dict[str, Any]:
        """Return the Game of docs/wire.md."""
        setup = self.setup
        return {
            "match": setup.match,
            "edition": setup.rules.edition,
            "rules": rules_code(setup.rules),
            "scoring": setup.rules.scoring,
            "teams": bool(setup.rules.teams),
            "target": None if setup.rules.scoring == "single" else setup.rules.target,
            "date": datetime.fromtimestamp(setup.created, UTC).date().isoformat(),
            "origin": self._origin(),
            "names": self.names(),
            "bots": [who.bot for who in setup.seats],
            "totals": self.totals,
            "winner": self.winner,
            **self.story.to_json(),
        }

    def names(self) -> list[str | None]:
        """Return what the seats are called; `None` for who gave no name."""
        return [
            None if who.bot is None and who.name == UNNAMED else who.name
            for who in self.setup.seats
        ]

    def _origin(self) -> dict[str, Any] | None:
        if self.setup.origin is None:
            return None
        match, _, number = self.setup.origin.partition("@")
        return {"match": match, "number": int(number)}


class Games:
    """The matches of this server that are over."""

    def __init__(self, store: SqlStore, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()

    async def game(self, match: str) -> Game:
        """Return a match. Raises `TableError`, `table/not_over` while it goes on."""
        table = await self._over(match)

        async def make() -> Game:
            stored = await self._store.load(match, whole=True)
            assert stored is not None
            totals = table.match.totals
            story = await asyncio.to_thread(story_of, stored, totals)
            return Game(stored.setup, story, totals, table.match.winner)

        found: Game = await self._keep((match,), make)
        return found

    async def frames(self, match: str, round_number: int, eyes: Eyes) -> bytes:
        """Return a round's frames as JSON. Raises `TableError`."""
        game = await self.game(match)
        told = _round(game, round_number)
        if eyes != "open" and eyes >= len(game.setup.seats):
            raise TableError("table/unknown_seat", f"there is no seat {eyes} in {match!r}")

        async def make() -> bytes:
            stored = await self._store.load_part(match, told.first, told.last)
            assert stored is not None
            return to_bytes(
                {
                    "round": told.round,
                    "seat": None if eyes == "open" else eyes,
                    "frames": await asyncio.to_thread(frames_of, stored, eyes),
                }
            )

        found: bytes = await self._keep((match, round_number, eyes), make)
        return found

    async def _over(self, match: str) -> Table:
        table = await self._tables.get(match)
        if table is None:
            raise TableError("table/unknown_match", f"there is no match {match!r}")
        if not table.is_over:
            raise TableError("table/not_over", f"the match {match!r} goes on: its cards are hidden")
        return table

    async def _keep(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """Return what was made for a key, and make it the first time."""
        if key not in self._kept:
            self._kept[key] = await make()
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def _round(game: Game, number: int) -> ToldRound:
    found = next((one for one in game.story.rounds if one.round == number), None)
    if found is None:
        raise TableError(
            "table/unknown_round", f"there is no round {number} in {game.setup.match!r}"
        )
    return found
