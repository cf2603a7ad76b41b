"""Matches that are over: who may look at them and when, their page, and going on from a turn."""

from __future__ import annotations

import re
import time
from html import escape
from typing import Any

import pytest

from tests.server.servers import Client
from tests.server.test_api import act, refused
from wildpile.notation.record_json import parse_record
from wildpile.notation.replay import check
from wildpile.server.told import GameInfo, RoundFrames

MATCH = re.compile(r"/api/matches/([\w-]+)")


def end(client: Client, seat: str) -> dict[str, Any]:
    """Play a match to its end; return the last snapshot."""
    until = time.monotonic() + 90
    while True:
        snapshot: dict[str, Any] = client.ok("GET", seat)
        view = snapshot["view"]
        if view["ended"]:
            return snapshot
        assert time.monotonic() < until
        if view["phase"] == "over":
            act(client, seat, "next", snapshot["number"])
        elif view["turn"] == 0 and view["legal"]:
            act(client, seat, view["legal"][0], snapshot["number"])


def match_of(seat: str) -> str:
    found = MATCH.match(seat)
    assert found is not None
    return found[1]


@pytest.fixture(scope="module")
def over(port: int) -> tuple[str, dict[str, Any]]:
    """Return a match that is over, and its last snapshot."""
    client = Client(port).join()
    seat = client.match(
        rules={"hand": 3, "target": 60}, opponents=["normal", "hard"], name="Zoë <b>"
    )
    return match_of(seat), end(client, seat)


def test_nobody_looks_at_a_match_that_goes_on(client: Client) -> None:
    seat = client.match(opponents=["easy", "easy", "easy"], pace="slow", rules={"hand": 15})
    path = f"/api/matches/{match_of(seat)}"
    for route in ("game", "game/rounds/1", "game/rounds/1?seat=0", "record"):
        refused(client.call("GET", f"{path}/{route}"), 409, "table/not_over")
    body = {"at": 1, "seat": 0}
    refused(client.call("POST", f"{path}/continue", body), 409, "table/not_over")
    for page in ("", "/embed"):
        status, text, _ = client.call("GET", f"/game/{match_of(seat)}{page}")
        assert status == 409
        assert "still being played" in text
        assert 'id="game"' not in text
        assert "<script type" not in text


def test_a_match_that_is_over_is_told(client: Client, over: tuple[str, dict[str, Any]]) -> None:
    match, snapshot = over
    game = client.ok("GET", f"/api/matches/{match}/game")
    GameInfo.model_validate(game)
    result = snapshot["view"]["result"]
    assert game["winner"] == result["match_winner"]
    assert game["totals"] == game["rounds"][-1]["totals"] == [h["total"] for h in result["hands"]]
    assert game["rounds"][-1]["last"] == snapshot["number"]
    assert game["names"][0] == "Zoë <b>"
    assert game["bots"] == [None, "normal", "hard"]


def test_a_round_is_shown_to_anybody_who_has_the_address(
    port: int, over: tuple[str, dict[str, Any]]
) -> None:
    match, snapshot = over
    stranger = Client(port)
    last = snapshot["view"]["round"]
    path = f"/api/matches/{match}/game/rounds"
    seen = stranger.ok("GET", f"{path}/{last}?seat=0")
    RoundFrames.model_validate(seen)
    view: dict[str, Any] = {}
    for frame in seen["frames"]:
        view |= frame["view"]
    assert view == snapshot["view"]
    opened = stranger.ok("GET", f"{path}/1")
    assert len(opened["frames"][0]["view"]["hands"]) == 3
    refused(stranger.call("GET", f"{path}/{last + 1}"), 404, "table/unknown_round")
    refused(stranger.call("GET", f"{path}/1?seat=3"), 404, "table/unknown_seat")


def test_going_on_begins_where_the_turn_was_and_leaves_the_match_alone(
    client: Client, over: tuple[str, dict[str, Any]]
) -> None:
    match, _ = over
    path = f"/api/matches/{match}"
    before = client.call("GET", f"{path}/record")[1]
    frames = client.ok("GET", f"{path}/game/rounds/1?seat=1")["frames"]
    at, view = next(
        (frame["number"], frame["view"])
        for frame in frames[1:]
        if frame["view"].get("turn") == 1 and frame["view"].get("phase", "play") == "play"
    )
    body = {"at": at, "seat": 1, "name": "Kim", "pace": "slow"}
    place = client.ok("POST", f"{path}/continue", body)
    seat = f"/api/matches/{place['match']}/seats/{place['seat']}"
    mine = client.ok("GET", seat)
    assert place["seat"] == 1
    assert mine["number"] == at
    assert mine["view"]["legal"] == view["legal"]
    names = [one["name"] for one in mine["view"]["seats"]]
    assert names[1] == "Kim"
    assert "Zoë <b>" not in names
    assert [one["bot"] for one in mine["view"]["seats"]] == ["normal", None, "hard"]
    refused(client.call("GET", f"/api/matches/{place['match']}/game"), 409, "table/not_over")
    act(client, seat, "leave", at)
    record = parse_record(client.call("GET", f"/api/matches/{place['match']}/record")[1])
    assert check(record) is None
    assert dict(record.extra)["Continues"] == f"{match}@{at}"
    game = client.ok("GET", f"/api/matches/{place['match']}/game")
    assert game["origin"] == {"match": match, "number": at}
    assert client.call("GET", f"{path}/record")[1] == before


def test_nobody_goes_on_where_nothing_goes_on(
    client: Client, over: tuple[str, dict[str, Any]]
) -> None:
    match, snapshot = over
    path, last = f"/api/matches/{match}/continue", snapshot["number"]
    for body, status, code in (
        ({"at": last, "seat": 0}, 409, "table/cannot_continue"),
        ({"at": last + 1, "seat": 0}, 404, "table/unknown_number"),
        ({"at": 1, "seat": 3}, 404, "table/unknown_seat"),
        ({"at": 0, "seat": 0}, 422, "request/invalid"),
    ):
        refused(client.call("POST", path, body), status, code)


def test_the_page_has_result_and_record_without_scripts(
    client: Client, over: tuple[str, dict[str, Any]]
) -> None:
    match, _ = over
    game = client.ok("GET", f"/api/matches/{match}/game")
    record = client.call("GET", f"/api/matches/{match}/record")[1]
    status, text, headers = client.call("GET", f"/game/{match}?lang=en")
    assert status == 200
    winner = escape(game["names"][game["winner"]])
    assert f"<title>{winner} wins the game · Wildpile</title>" in text
    assert f'<meta property="og:title" content="{winner} wins the game">' in text
    assert "Round 1 dealer" in text
    assert escape(record.split("\n\n")[1].splitlines()[1]) in text
    assert '<meta name="robots" content="noindex">' in text
    assert "unofficial" in text
    assert "Zoë <b>" not in text
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert not re.search(r'(?:src|href)="https?:', text)
    german = client.call("GET", f"/game/{match}?lang=de")[1]
    assert "gewinnt das Spiel · Wildpile</title>" in german


def test_only_the_embedded_page_may_be_framed(
    client: Client, over: tuple[str, dict[str, Any]]
) -> None:
    status, text, headers = client.call("GET", f"/game/{over[0]}/embed")
    assert status == 200
    policy = headers["content-security-policy"]
    assert "frame-ancestors *" in policy
    assert "default-src 'self'" in policy
    assert "data-embed" in text
    assert "frame-ancestors 'none'" in client.call("GET", "/")[2]["content-security-policy"]


def test_an_unknown_game_has_a_page_that_says_so(client: Client) -> None:
    status, text, _ = client.call("GET", "/game/nothing?lang=en")
    assert status == 404
    assert "There is no such game" in text
