"""Who asks: an opaque token in a cookie or a bearer header, its hash in the database."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request, Response

from wildpile.errors import TableError
from wildpile.server.problems import RequestError
from wildpile.server.store import SqlStore

COOKIE = "wildpile_player"
YEAR = 365 * 24 * 3600
MOST_KNOWN = 100_000


@dataclass(frozen=True, slots=True)
class Caller:
    """The token that came with a request, by its hash; `None` for none."""

    token_hash: bytes | None
    is_program: bool
    token: str | None = field(default=None, repr=False)

    def required(self) -> bytes:
        """Return the hash. Raises `TableError` (`table/no_player`) without a token."""
        if self.token_hash is None:
            raise no_player("this needs a player: the cookie wildpile_player or a bearer token")
        return self.token_hash


def no_player(message: str) -> TableError:
    """Return the error for somebody whom this server does not know."""
    return TableError("table/no_player", message)


def hash_of(token: str) -> bytes:
    """Return what is kept of a token: 256 random bits need no slow hash."""
    return hashlib.sha256(token.encode()).digest()


def caller_of(request: Request) -> Caller:
    """Return who asks; a bearer token goes before the cookie.

    Raises `RequestError` on another kind of authorization.
    """
    header = request.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            raise RequestError(401, "table/no_player", "authorization is by bearer token")
        return Caller(hash_of(token.strip()), True, token.strip())
    cookie = request.cookies.get(COOKIE)
    return Caller(hash_of(cookie) if cookie else None, False, cookie)


def keep_in_cookie(token: str, request: Request, response: Response) -> None:
    """Let a browser be this person for a year."""
    context = request.app.state.context
    is_secure = request.url.scheme == "https" or context.settings.address.startswith("https:")
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure
    )


Asking = Annotated[Caller, Depends(caller_of)]


class People:
    """The people whom the database knows."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._known: set[bytes] = set()

    async def knows(self, token_hash: bytes) -> bool:
        """Tell whether a token is one of ours."""
        if token_hash in self._known:
            return True
        if not await self._store.has_person(token_hash):
            return False
        self._remember(token_hash)
        return True

    async def new(self, request: Request, response: Response) -> str:
        """Make a person, set the cookie, and return the token."""
        token = secrets.token_urlsafe(32)
        token_hash = hash_of(token)
        await self._store.add_person(token_hash)
        self._remember(token_hash)
        keep_in_cookie(token, request, response)
        return token

    async def known(self, caller: Caller) -> bytes:
        """Return the hash of somebody who is known here. Raises `TableError`."""
        token_hash = caller.required()
        if not await self.knows(token_hash):
            raise no_player("this player is unknown here")
        return token_hash

    async def find_or_make(self, caller: Caller, request: Request, response: Response) -> bytes:
        """Return who asks; a browser that is new here becomes a person.

        Raises `TableError` on a program's bad token.
        """
        if caller.token_hash is not None and await self.knows(caller.token_hash):
            return caller.token_hash
        if caller.is_program:
            raise no_player("this bearer token is unknown here: POST /api/players gives one")
        return hash_of(await self.new(request, response))

    def _remember(self, token_hash: bytes) -> None:
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known.add(token_hash)
