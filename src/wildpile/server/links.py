"""The links that people pass on: by the address of the setting, or the one that they came by."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import Request

from wildpile.rules import Ruleset
from wildpile.rulescode import rules_code
from wildpile.server.settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def base_of(settings: Settings, request: Request) -> str:
    """Return the address of the server, without a slash at its end.

    A link to this machine's own name for itself helps nobody else, so a server that is open to a
    home network says its address there.
    """
    if settings.address:
        return settings.address
    url = request.url
    if settings.lan and url.hostname in LOOPBACK:
        port = "" if url.port is None else f":{url.port}"
        return f"{url.scheme}://{settings.lan}{port}"
    return f"{url.scheme}://{url.netloc}"


def gathering_link(base: str, gathering: str, rules: Ruleset) -> str:
    """Return the link to a gathering, in which its rules can be read."""
    return f"{base}/g/{quote(gathering)}?rules={rules_code(rules)}"


def ticket_link(base: str, ticket: str) -> str:
    """Return the link with which a seat goes to another device; what stands after # is not sent."""
    return f"{base}/t#{quote(ticket)}"
