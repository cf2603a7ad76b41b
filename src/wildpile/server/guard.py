"""The door before every request.

The right host, no other site's page, no huge body; and headers on every answer.
"""

from __future__ import annotations

import ipaddress
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wildpile.server.problems import problem

MOST_BODY = 65_536
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class TooLarge(Exception):
    """A body that is longer than it may be."""


class Guard:
    """ASGI middleware.

    `hosts` are the names, beside localhost and plain addresses, that we answer to.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...] = ()) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or pass the request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        is_api = path.startswith("/api/")
        is_begun = is_too_large = False

        async def answer(message: Message) -> None:
            nonlocal is_begun
            if is_too_large and not is_begun:
                return  # what the app makes of a body that was cut off
            if message["type"] == "http.response.start":
                is_begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if is_api:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        refusal = self._refuse(scope["method"], Headers(scope=scope))
        if refusal is not None:
            await problem(*refusal)(scope, receive, answer)
            return
        received = 0

        async def limited() -> Message:
            nonlocal received, is_too_large
            message = await receive()
            received += len(message.get("body", b""))
            if received > MOST_BODY:
                is_too_large = True
                raise TooLarge
            return message

        with suppress(TooLarge):
            await self.app(scope, limited, answer)
        if is_too_large and not is_begun:
            is_too_large = False
            await problem(*TOO_LARGE)(scope, receive, answer)

    def _refuse(self, method: str, headers: Headers) -> tuple[int, str, str] | None:
        host = headers.get("host", "")
        if not self._is_ours(host):
            what = f"this server is not {host!r}; WILDPILE_HOSTS names the hosts it answers to"
            return 421, "request/host", what
        if method in SAFE_METHODS:
            return None
        if not _is_own_page(headers, host):
            return 403, "request/cross_site", "a page of another site may not do this"
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > MOST_BODY:
            return TOO_LARGE
        return None

    def _is_ours(self, host: str) -> bool:
        # A page elsewhere may point its own name at this machine (DNS rebinding); it cannot do so
        # with an address.
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        return (
            name == "localhost"
            or name.endswith(".localhost")
            or name in self.hosts
            or _is_address(name)
        )


TOO_LARGE = (413, "request/too_large", f"a body of more than {MOST_BODY} bytes")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _is_own_page(headers: Headers, host: str) -> bool:
    # Browsers leave Sec-Fetch-Site out on plain http in a home network; Origin is always there.
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == host.lower()
