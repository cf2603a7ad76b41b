"""The record of a played match: given once it is over, and played again to the same end."""

from __future__ import annotations

import time

import pytest

from tests.server.servers import Client
from tests.server.test_api import act, refused
from wildpile.notation.record_json import parse_record
from wildpile.notation.replay import replay


def test_a_record_is_given_once_the_match_is_over(client: Client) -> None:
    seat = client.match(rules={"scoring": "single", "hand": 2}, pace="off")
    path = seat.partition("/seats/")[0]
    if not client.ok("GET", seat)["view"]["result"]:
        refused(client.call("GET", f"{path}/record"), 409, "table/not_over")
    until = time.monotonic() + 60
    while (view := client.ok("GET", seat)["view"])["phase"] != "over":
        assert time.monotonic() < until
        if view["turn"] == 0 and view["legal"]:
            act(client, seat, view["legal"][0], client.ok("GET", seat)["number"])
    status, text, headers = client.call("GET", f"{path}/record")
    assert (status, headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert headers["content-disposition"].startswith('attachment; filename="wildpile-')
    record = parse_record(text)
    *_, last = replay(record)
    assert last.match.winner == record.winner == view["result"]["match_winner"]
    assert record.totals == tuple(one["total"] for one in view["result"]["hands"])
    assert client.call("GET", f"{path}/record?form=json")[0] == 200
    refused(client.call("GET", f"{path}/record?form=xml"), 422, "request/invalid")


@pytest.mark.parametrize("match", ["nothing", "x" * 20])
def test_an_unknown_match_has_no_record(client: Client, match: str) -> None:
    refused(client.call("GET", f"/api/matches/{match}/record"), 404, "table/unknown_match")
