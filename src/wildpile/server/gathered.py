"""A gathering as its people are told of it, and the stream that tells them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from fastapi import Request

from wildpile.errors import GatheringError
from wildpile.game.view import rules_view
from wildpile.server.answers import Place
from wildpile.server.context import Context
from wildpile.server.feed import BYE, HELLO, PING, PING_SECONDS, frame
from wildpile.server.links import base_of, gathering_link
from wildpile.table.gathering import Gathering, Proposal
from wildpile.table.gatherings import Begun
from wildpile.table.history import to_bytes

MOST_LISTENERS = 100


@dataclass(frozen=True, slots=True)
class Eyes:
    """Somebody who looks at gatherings: a person or nobody known, at an address of the server."""

    context: Context
    base: str
    owner: bytes | None

    @classmethod
    def of(cls, context: Context, request: Request, owner: bytes | None) -> Eyes:
        """Return who sent a request."""
        return cls(context, base_of(context.settings, request), owner)

    async def say_here(self, gathering: str) -> None:
        """Note that this person is there, where they sit."""
        if self.owner is not None:
            await self.context.gatherings.touch(gathering, self.owner)

    def see(self, begun: Begun) -> dict[str, Any]:
        """Return the Gathering of docs/wire.md. No token, nor its hash, is in it."""
        was, table = begun.gathering, begun.table
        mine = None if table is None or self.owner is None else table.setup.seat_of(self.owner)
        is_known = table is not None and (mine is not None or was.watch != "off")
        return {
            "gathering": was.gathering,
            "number": was.number,
            "state": was.state,
            "kind": was.kind,
            "title": was.title,
            "code": was.code,
            "link": gathering_link(self.base, was.gathering, was.rules),
            "edition": was.rules.edition,
            "rules": rules_view(was.rules),
            "pace": was.pace,
            "watch": was.watch,
            "locked": was.locked,
            "places": len(was.seats),
            "matches": was.matches,
            "seats": self._seats(was),
            "you": was.seat_of(self.owner),
            "host": self.owner is not None and was.host == self.owner,
            "match": was.match if is_known else None,
            "seat": mine,
            "proposal": self._proposal(was, was.proposal),
        }

    def _seats(self, was: Gathering) -> list[dict[str, Any]]:
        now = self.context.gatherings.now()
        return [
            {
                "seat": seat,
                "name": who.name,
                "bot": who.bot,
                "host": who.owner == was.host,
                "here": who.bot is not None or was.is_here(who.owner, now),
            }
            for seat, who in was.taken()
        ]

    def _proposal(self, was: Gathering, asked: Proposal | None) -> dict[str, Any] | None:
        if asked is None:
            return None
        agreed = [seat for seat, who in was.taken() if who.owner in asked.votes]
        return {
            "edition": asked.rules.edition,
            "rules": rules_view(asked.rules),
            "by": asked.by,
            "agreed": agreed,
            "needed": was.needed,
        }

    def listed(self, was: Gathering) -> dict[str, Any]:
        """Return what the lobby says of a gathering."""
        host = next((who.name for _, who in was.taken() if who.owner == was.host), "")
        return {
            "gathering": was.gathering,
            "title": was.title,
            "host": host,
            "edition": was.rules.edition,
            "rules": rules_view(was.rules),
            "places": len(was.seats),
            "people": len(was.people()),
            "bots": len(was.taken()) - len(was.people()),
            "watch": was.watch,
        }


async def stream(eyes: Eyes, gathering: str) -> AsyncIterator[bytes]:
    """Yield the gathering at once and after each change, for as long as the client listens."""
    listeners = eyes.context.listeners
    listeners[gathering] += 1
    try:
        yield HELLO
        async for sent in _changes(eyes, gathering):
            yield sent
        yield BYE
    finally:
        listeners[gathering] -= 1
        if not listeners[gathering]:
            del listeners[gathering]


async def _changes(eyes: Eyes, gathering: str) -> AsyncIterator[bytes]:
    rooms, told = eyes.context.gatherings, b""
    await eyes.say_here(gathering)
    rooms.nudge(gathering)  # the others see that somebody is there
    while not rooms.closed:
        wake = rooms.wake(gathering)  # before reading: a later change sets this one
        try:
            found = await rooms.find(gathering)
        except GatheringError:
            return
        data = to_bytes(eyes.see(found))
        if data != told:
            told = data
            yield frame("gathering", found.gathering.number, data)
            continue
        try:
            async with asyncio.timeout(PING_SECONDS):
                await wake.wait()
        except TimeoutError:
            await eyes.say_here(gathering)
            yield PING


def place_in(begun: Begun, owner: bytes) -> Place:
    """Return a person's seat in the match of a gathering. Raises `GatheringError`."""
    seat = None if begun.table is None else begun.table.setup.seat_of(owner)
    if begun.table is None or seat is None:
        raise GatheringError("gathering/not_seated", "you have no seat in this match")
    return Place(match=begun.table.setup.match, seat=seat)
