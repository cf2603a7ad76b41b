"""Live updates: consecutive, resumed after any number, ended politely."""

import http.client
import signal
import threading
import time
from pathlib import Path
from typing import Any

from tests.server.servers import Client, Process, free_port
from wildpile.server.answers import Snapshot, Update


def play(client: Client, seat: str, most: int = 10_000) -> list[dict[str, Any]]:
    """Play a match through its stream by the first legal action; return the frames."""
    seen = []
    with client.stream(seat) as frames:
        for frame in frames:
            seen.append(frame)
            view, number = frame["data"]["view"], frame["data"]["number"]
            if (view["result"] or {}).get("match_over") or len(seen) >= most:
                return seen
            if view["phase"] == "over":
                action = "next"
            elif view["turn"] == 0:
                action = view["legal"][0]
            else:
                continue
            body = {"id": f"m{number}", "at": number, "action": action}
            status, data, _ = client.call("POST", f"{seat}/moves", body)
            assert status in (200, 409), data
    raise AssertionError("the stream ended")


def test_the_stream_begins_with_a_snapshot_and_goes_on_without_a_gap(client: Client) -> None:
    seat = client.match(edition="zelda", opponents=["easy", "normal", "hard"])
    frames = play(client, seat, 120)
    assert [frame["event"] for frame in frames] == ["snapshot"] + ["update"] * (len(frames) - 1)
    Snapshot.model_validate(frames[0]["data"])
    assert frames[0]["data"]["answer"] == "fresh"
    numbers = [frame["id"] for frame in frames]
    assert numbers == list(range(numbers[0], numbers[0] + len(frames)))
    for frame in frames[1:]:
        assert frame["id"] == frame["data"]["number"]
        Update.model_validate(frame["data"])


def test_a_client_that_comes_back_gets_what_it_missed_after_any_number(client: Client) -> None:
    seat = client.match(opponents=["easy", "easy"])
    frames = play(client, seat, 40)
    last = client.ok("GET", seat)["number"]
    told = {frame["id"]: frame for frame in frames[1:]}
    for after in range(1, min(last, frames[-1]["id"])):
        with client.stream(seat, after) as again:
            for number in range(after + 1, frames[-1]["id"] + 1):
                frame = next(again)
                assert (frame["event"], frame["id"]) == ("update", number)
                if number in told:
                    assert frame["data"] == told[number]["data"]


def test_a_client_that_is_current_gets_nothing_until_something_happens(client: Client) -> None:
    seat = client.match(pace="slow")
    number = client.ok("GET", seat)["number"]
    with client.stream(seat, number) as frames:
        client.ok("POST", f"{seat}/pace", {"pace": "normal"})
        frame = next(frames)
        assert (frame["event"], frame["id"]) == ("update", number + 1)


def test_a_client_that_is_ahead_gets_a_snapshot_that_says_so(client: Client) -> None:
    seat = client.match(pace="slow")
    with client.stream(seat, 999_999) as frames:
        frame = next(frames)
        assert (frame["event"], frame["data"]["answer"]) == ("snapshot", "ahead")


def test_a_client_that_is_too_far_behind_gets_a_snapshot_that_says_so(client: Client) -> None:
    seat = client.match(pace="slow", rules={"target": 10_000})
    for turn in range(210):
        client.ok("POST", f"{seat}/pace", {"pace": ("slow", "fast")[turn % 2]})
    with client.stream(seat, 1) as frames:
        frame = next(frames)
        assert (frame["event"], frame["data"]["answer"]) == ("snapshot", "old")


def test_a_last_event_id_that_is_no_number_gives_a_snapshot(client: Client) -> None:
    seat = client.match(pace="slow")
    headers = {**client.authorization(), "Last-Event-ID": "nonsense"}
    connection = http.client.HTTPConnection("127.0.0.1", client.port, timeout=10)
    connection.request("GET", f"{seat}/stream", headers=headers)
    answer = connection.getresponse()
    assert answer.status == 200
    assert b"retry" in answer.readline()
    connection.close()


def test_every_listener_is_told_and_forgotten_when_it_goes(client: Client) -> None:
    seat = client.match(pace="slow")
    told = []

    def listen() -> None:
        with client.stream(seat, client_number) as frames:
            told.append(next(frames)["id"])

    client_number = client.ok("GET", seat)["number"]
    listeners = [threading.Thread(target=listen) for _ in range(20)]
    for one in listeners:
        one.start()
    time.sleep(0.3)
    client.ok("POST", f"{seat}/pace", {"pace": "fast"})
    for one in listeners:
        one.join(10)
    assert told == [client_number + 1] * 20


def test_a_server_that_stops_says_bye_and_ends_at_once_with_streams_open(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port())
    process.wait_until_up()
    client = Client(process.port).join()
    seat = client.match(pace="slow")
    with client.stream(seat) as frames:
        assert next(frames)["event"] == "snapshot"
        start = time.monotonic()
        process.process.send_signal(signal.SIGTERM)
        events = [frame["event"] for frame in frames]
        code = process.process.wait(10)
    assert events[-1:] == ["bye"]
    assert time.monotonic() - start < 3
    assert code in (0, -signal.SIGTERM)


def test_a_game_goes_on_after_a_restart_with_the_missed_updates(tmp_path: Path) -> None:
    port = free_port()
    process = Process(tmp_path, port)
    process.wait_until_up()
    client = Client(port).join()
    seat = client.match(opponents=["easy", "easy"], rules={"target": 10_000})
    frames = play(client, seat, 25)
    process.end(signal.SIGKILL)
    process = Process(tmp_path, port)
    process.wait_until_up()
    after = frames[5]["id"]
    with Client(port, client.token).stream(seat, after) as again:
        for frame in frames[6:]:
            assert next(again)["data"] == frame["data"]
    assert len(play(Client(port, client.token), seat, 20)) == 20
    process.end(signal.SIGTERM)
