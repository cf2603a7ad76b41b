"""Several people in one match, over the API: what each is sent, watchers, other devices, pauses."""

import contextlib
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Guest, Heard, guest, hearing, match_of, play
from tests.server.servers import Client, Process, free_port, server_thread
from tests.server.test_api import refused
from wildpile.server import feed
from wildpile.server.store import open_store

HIDDEN = ("dealt", "drew", "shown")


def watch(seat: str) -> str:
    """Return the path at which a match is watched."""
    return seat.partition("/seats/")[0] + "/watch"


def faces_told(data: list[Any]) -> list[tuple[str, int]]:
    """Return the hidden events that came with faces: type and seat."""
    return [
        (event["type"], event["seat"])
        for one in data
        for event in one.get("events", []) + one.get("recent", [])
        if event["type"] in HIDDEN and "faces" in event
    ]


@pytest.mark.parametrize("edition", ["classic108", "zelda"])
def test_no_byte_to_a_seat_or_a_watcher_tells_a_hand_that_is_not_theirs(
    tmp_path: Path, edition: str
) -> None:
    path = tmp_path / "wildpile.db"
    with server_thread(path) as server:
        port = server.config.port
        table, people = match_of(port, 3, edition=edition, watch="live", rules={"target": 5000})
        with contextlib.ExitStack() as stack:
            taps = _all_ears(stack, people)
            number = play(people, 25)
            told = {seat: tap.wait_for(number) for seat, tap in taps.items()}
        gathering = people[0][0].see(table)
        looked = Client(port).ok("GET", watch(people[0][1]))
    for seat, data in told.items():
        assert {place for _, place in faces_told(data)} == ({seat} if seat is not None else set())
        views = [one["view"] for one in data if "view" in one]
        assert len(views) > 20
        assert {view["seat"] for view in views} == {seat}
        if seat is None:
            hidden = ("hand", "legal", "why", "drawn", "shown", "gathering", "can_catch")
            assert not any(view[key] for view in views for key in hidden)
    assert looked["view"]["hand"] == []
    _check_secrets(path, taps, [one for one, _ in people], json.dumps(gathering).encode())


def _all_ears(
    stack: contextlib.ExitStack, people: list[tuple[Guest, str]]
) -> dict[int | None, Heard]:
    """Listen at every seat, and as somebody who watches."""
    ears: dict[int | None, Heard] = {}
    for seat, (one, place) in enumerate(people):
        ears[seat] = stack.enter_context(hearing(one, place))
    watcher = Client(people[0][0].port)
    ears[None] = stack.enter_context(hearing(watcher, watch(people[0][1])))
    return ears


def _check_secrets(
    path: Path, taps: dict[int | None, Heard], guests: list[Guest], gathering: bytes
) -> None:
    """No key, digest, token, nor hash of one, in anything that anybody was sent."""
    store = open_store(path)
    with store._engine.connect() as connection:
        keys = connection.exec_driver_sql("select key from matches").scalars().all()
        digests = connection.exec_driver_sql("select digest from entries").scalars().all()
        hashes = connection.exec_driver_sql("select token from people").scalars().all()
    store.close()
    secrets = [key.hex() for key in [*keys, *hashes]] + list(digests)
    secrets += [one.token for one in guests if one.token]
    assert len(secrets) > 30
    for data in [*(tap.data for tap in taps.values()), gathering]:
        assert not [one for one in secrets if one.encode() in data]


def test_all_streams_of_a_match_have_the_same_numbers_one_after_another(port: int) -> None:
    _, people = match_of(port, 2, watch="live", rules={"target": 5000})
    with contextlib.ExitStack() as stack:
        ears = _all_ears(stack, people)
        number = play(people, 12)
        for heard in ears.values():
            numbers = [one["number"] for one in heard.wait_for(number) if "number" in one]
            assert numbers == list(range(numbers[0], numbers[-1] + 1))
            assert numbers[-1] >= number


def test_nobody_watches_a_table_that_does_not_let_them(port: int) -> None:
    table, people = match_of(port, 2)
    place = watch(people[0][1])
    for path in (place, f"{place}/stream"):
        refused(guest(port).call("GET", path), 403, "table/not_watched")
        refused(people[0][0].call("GET", path), 403, "table/not_watched")
    assert guest(port).see(table)["match"] is None
    own = guest(port).match()
    refused(guest(port).call("GET", watch(own)), 403, "table/not_watched")
    refused(guest(port).call("GET", "/api/matches/nowhere/watch"), 404, "table/unknown_match")


def test_a_delayed_table_is_shown_late(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = match_of(port, 2, watch="delayed", rules={"target": 5000})
    place = watch(people[0][1])
    assert guest(port).see(table)["match"] is not None
    refused(guest(port).call("GET", place), 409, "table/too_early")
    monkeypatch.setattr("wildpile.server.routes.watching.DELAY_SECONDS", 1.5)
    with hearing(guest(port), place) as heard:
        first = heard.wait("snapshot")[0]
        assert first["id"] == 1
        begun = time.monotonic()
        number = play(people, 1)
        heard.wait("update")
        assert time.monotonic() - begun > 1.2
        last = heard.wait("update", number - 1)[-1]
        assert last["id"] >= number - 1
        assert last["data"]["view"]["hand"] == []


def test_watchers_are_limited_at_each_table(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    _, people = match_of(port, 2, watch="live")
    monkeypatch.setattr("wildpile.server.routes.watching.MOST_WATCHERS", 2)
    place = watch(people[0][1])
    with hearing(guest(port), place) as one, hearing(guest(port), place) as two:
        one.wait("snapshot")
        two.wait("snapshot")
        late = guest(port).call("GET", f"{place}/stream")
        refused(late, 429, "request/too_many")
        assert late[2]["retry-after"] == "15"


def test_a_seat_goes_to_another_device_and_the_old_one_is_told(port: int) -> None:
    table, people = match_of(port, 2)
    (host, seat), (other, _) = people
    with hearing(host, seat) as heard:
        heard.wait("snapshot")
        made = host.ok("POST", f"{seat}/ticket")
        assert made["link"].endswith(f"/t#{made['ticket']}")
        device = Guest(port)
        status, place, headers = device.call("POST", "/api/tickets", {"ticket": made["ticket"]})
        assert (status, place["seat"]) == (201, 0)
        heard.wait("moved")
        heard.join(5)
        assert not heard.is_alive()
        assert [frame["event"] for frame in heard.frames][-1] == "moved"
    device.token = headers["set-cookie"].partition("=")[2].partition(";")[0]
    refused(host.call("GET", seat), 403, "table/not_your_seat")
    refused(host.call("GET", f"{seat}/stream"), 403, "table/not_your_seat")
    assert device.ok("GET", seat)["view"]["seat"] == 0
    assert device.see(table)["host"]
    assert other.ok("GET", f"{seat[:-1]}1")["view"]["seats"][0]["name"] == "Ada"
    gone = guest(port).call("POST", "/api/tickets", {"ticket": made["ticket"]})
    refused(gone, 410, "table/ticket_gone")
    refused(other.call("POST", f"{seat}/ticket"), 403, "table/not_your_seat")


def test_a_person_is_carried_to_another_device_by_the_key(port: int) -> None:
    one = guest(port)
    one.match(pace="slow")  # no bot moves meanwhile
    token = one.ok("POST", "/api/players/key")["token"]
    status, _, headers = Client(port).call("POST", "/api/players/here", {"token": token})
    assert status == 204
    cookie = headers["set-cookie"].partition(";")[0]
    mine = Client(port).call("GET", "/api/matches", headers={"Cookie": cookie})[1]
    assert mine == one.ok("GET", "/api/matches") != []
    wrong = Client(port).call("POST", "/api/players/here", {"token": "not-a-key"})
    refused(wrong, 401, "table/no_player")
    refused(Client(port).call("POST", "/api/players/key"), 401, "table/no_player")
    crossed = one.call("POST", "/api/players/key", headers={"Origin": "http://elsewhere.example"})
    refused(crossed, 403, "request/cross_site")


def test_a_pause_stops_moves_until_somebody_ends_it(port: int) -> None:
    _, people = match_of(port, 2)
    (host, seat), (other, second) = people
    asked = host.ok("POST", f"{seat}/pause", {"pause": True})
    assert asked == {"paused": False, "wishes": [0]}
    assert other.ok("POST", f"{second}/pause", {"pause": True})["paused"]
    view = host.ok("GET", seat)
    turn = view["view"]["turn"]
    one, place = people[turn]
    legal = one.ok("GET", place)["view"]["legal"][0]
    assert one.move(place, view["number"], legal)[1]["code"] == "table/paused"
    host.ok("POST", f"{seat}/pause", {"pause": False})
    assert one.move(place, view["number"] + 1, legal)[0] == 200


def test_who_is_connected_is_told_without_a_number(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildpile.table.presence.GRACE_SECONDS", 0.2)
    monkeypatch.setattr(feed, "GRACE_SECONDS", 0.2)
    _, people = match_of(port, 2)
    (host, seat), (other, second) = people
    with hearing(host, seat) as heard:
        heard.wait("snapshot")

        def until(presence: str) -> None:
            end = time.monotonic() + 10
            while time.monotonic() < end:
                told = heard.wait("presence")[-1]
                assert "id" not in told
                if told["data"]["seats"][1] == {"seat": 1, "presence": presence}:
                    return
                time.sleep(0.02)
            raise AssertionError(f"seat 1 never was {presence}: {heard.frames[-1]}")

        time.sleep(0.3)
        with other.stream(second) as frames:
            assert next(frames)["event"] == "snapshot"
            until("here")
        host.ok("POST", f"{seat}/pace", {"pace": "fast"})
        host.ok("POST", f"{seat}/pace", {"pace": "off"})
        until("gone")
        numbers = [frame["id"] for frame in heard.frames if "id" in frame]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_when_everybody_drops_at_once_and_the_server_is_killed_nothing_is_lost(
    tmp_path: Path,
) -> None:
    port = free_port()
    process = Process(tmp_path, port)
    process.wait_until_up()
    table, people = match_of(port, 2, rules={"target": 5000})
    number = play(people, 6)
    seen = [one.ok("GET", seat) for one, seat in people]
    process.end()
    process = Process(tmp_path, port)
    process.wait_until_up()
    again = [Guest(port, one.token) for one, _ in people]
    for one, (_, seat), before in zip(again, people, seen, strict=True):
        assert one.ok("GET", seat) == before
        assert one.see(table)["state"] == "playing"
        with one.stream(seat, number - 1) as frames:
            frame = next(frames)
            assert (frame["event"], frame["id"]) == ("update", number)
    process.end()


def test_links_and_cookies_follow_the_public_address(tmp_path: Path) -> None:
    address = "https://play.example/cards"
    with server_thread(tmp_path / "a.db", address=address, hosts=("play.example",)) as server:
        one = Client(server.config.port)
        body = {"edition": "classic108"}
        host = {"Host": "play.example", "Origin": "https://play.example"}
        for path in ("/api/gatherings", "/cards/api/gatherings"):
            status, made, headers = one.call("POST", path, body, host)
            assert status == 201
            assert made["link"].startswith(f"{address}/g/{made['gathering']}?rules=")
            assert "Secure" in headers["set-cookie"]
            assert headers["cache-control"] == "no-store"
        assert one.call("GET", "/cards/api/health")[0] == 200
    with server_thread(tmp_path / "b.db", lan="192.168.1.7") as server:
        port = server.config.port
        made = Client(port).ok("POST", "/api/gatherings", body)
        assert made["link"].startswith(f"http://192.168.1.7:{port}/g/")
