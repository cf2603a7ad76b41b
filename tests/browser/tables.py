"""Tables of the server's own, played over the API to where a test wants them."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIRequestContext

from tests.browser.conftest import is_lost_race

View = dict[str, Any]
MOVES, MATCHES = 120, 400


def table_where(
    request: APIRequestContext, url: str, holds: Callable[[View], bool], **choices: Any
) -> str:
    """Play new matches over the API until one is as wanted, and stands still; return its address.

    Where somebody can be caught, a bot may move the table on at any time.
    """
    for _ in range(MATCHES):
        body = {"edition": "classic108", "opponents": ["easy"], "pace": "off", **choices}
        place = request.post(f"{url}api/matches", data=body).json()
        seat = f"{url}api/matches/{place['match']}/seats/{place['seat']}"
        for move in range(MOVES):
            snapshot = request.get(seat).json()
            view = snapshot["view"]
            is_still = view["legal"] and not any(seat["exposed"] for seat in view["seats"])
            if is_still and holds(view):
                return f"{url}#/m/{place['match']}/{place['seat']}"
            if view["phase"] == "over" or not view["legal"]:
                break
            # Drawing makes the match long and the bots' wilds many.
            action = next((one for one in ("draw", "keep", "take") if one in view["legal"]), None)
            sent = {"id": str(move), "at": snapshot["number"], "action": action or view["legal"][0]}
            answer = request.post(f"{seat}/moves", data=sent)
            assert answer.ok or is_lost_race(answer.status, json.dumps(sent)), answer.text()
    raise AssertionError("no match came to the state wanted")
