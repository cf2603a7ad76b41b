"""Matches of the server's own, played over the API to their end."""

import random
import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import APIRequestContext

SECONDS = 60.0


@dataclass(frozen=True)
class Finished:
    """A match that is over, as the seat of the person last saw it."""

    match: str
    view: dict[str, Any]
    number: int


def finished(request: APIRequestContext, url: str, **choices: Any) -> Finished:
    """Begin a match of the caller's and play it to its end."""
    body = {"edition": "classic108", "opponents": ["normal", "easy"], "pace": "off", **choices}
    match = request.post(f"{url}api/matches", data=body).json()["match"]
    seat, chance = f"{url}api/matches/{match}/seats/0", random.Random(1)
    until, sent = time.monotonic() + SECONDS, 0
    while True:
        snapshot = request.get(seat).json()
        view = snapshot["view"]
        if view["ended"]:
            return Finished(match, view, snapshot["number"])
        assert time.monotonic() < until, "the match does not end"
        action = "next" if view["phase"] == "over" else _choice(view, chance)
        if action is not None:
            sent += 1
            move = {"id": str(sent), "at": snapshot["number"], "action": action}
            request.post(f"{seat}/moves", data=move)


def _choice(view: dict[str, Any], chance: random.Random) -> str | None:
    """Return a card that fits, by chance, else what else there is; `None` on others' turn."""
    if view["turn"] != 0 or not view["legal"]:
        return None
    plays = [action for action in view["legal"] if action[0].isupper()]
    return chance.choice(plays or view["legal"])
