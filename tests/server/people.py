"""Several people at one table, over the API."""

import contextlib
import http.client
import io
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

from tests.server.servers import Client, frames


class Guest(Client):
    """Somebody who gathers and plays."""

    def gather(self, **choices: Any) -> str:
        """Make a table and return its path."""
        body = {"edition": "classic108", "name": "Ada", "pace": "off", **choices}
        made: str = self.ok("POST", "/api/gatherings", body)["gathering"]
        return f"/api/gatherings/{made}"

    def sit(self, table: str, name: str) -> Any:
        """Sit down."""
        return self.ok("POST", f"{table}/sit", {"name": name})

    def see(self, table: str) -> Any:
        """Look at a table."""
        return self.ok("GET", table)

    def seat(self, table: str) -> str:
        """Return the path of the own seat in the match."""
        seen = self.see(table)
        return f"/api/matches/{seen['match']}/seats/{seen['seat']}"

    def move(self, seat: str, number: int, action: str) -> tuple[int, Any]:
        """Send a move; return status and answer."""
        body = {"id": f"{seat[-1]}m{number}", "at": number, "action": action}
        return self.call("POST", f"{seat}/moves", body)[:2]


def guest(port: int) -> Guest:
    """Return somebody new."""
    found = Guest(port)
    found.join()
    return found


def table_of(port: int, people: int = 2, **choices: Any) -> tuple[str, list[Guest]]:
    """Return a table at which so many people sit, the first of them its host."""
    guests = [guest(port) for _ in range(people)]
    table = guests[0].gather(**choices)
    for number, one in enumerate(guests[1:], 1):
        one.sit(table, f"N{number}")
    return table, guests


def match_of(port: int, people: int = 2, **choices: Any) -> tuple[str, list[tuple[Guest, str]]]:
    """Return a table whose match has begun, and its people with their seats."""
    table, guests = table_of(port, people, **choices)
    guests[0].ok("POST", f"{table}/start")
    return table, [(one, one.seat(table)) for one in guests]


def play(people: list[tuple[Guest, str]], most: int = 10_000) -> int:
    """Let everybody play the first thing that is legal; return the number at the end."""
    number = 0
    for _ in range(most):
        for one, seat in people:
            seen = one.ok("GET", seat)
            view, number = seen["view"], seen["number"]
            if view["ended"] or (view["result"] or {}).get("match_over"):
                return number
            if view["phase"] == "over":
                one.move(seat, number, "next")
            elif view["turn"] == int(seat[-1]) and view["legal"]:
                one.move(seat, number, view["legal"][0])
    return number


class Heard(threading.Thread):
    """Listens to a stream in a thread: every byte of it, and the frames in them."""

    def __init__(self, one: Client, path: str) -> None:
        super().__init__(daemon=True)
        self.data = b""
        self._connection = http.client.HTTPConnection("127.0.0.1", one.port, timeout=20)
        self._connection.request("GET", f"{path}/stream", headers=one.authorization())
        self._socket = self._connection.sock
        self._answer = self._connection.getresponse()
        assert self._answer.status == 200, self._answer.read()

    def run(self) -> None:
        """Read until the stream ends, or is closed here."""
        with contextlib.suppress(OSError, ValueError, http.client.HTTPException):
            while got := self._answer.read1(65536):
                self.data += got

    def close(self) -> None:
        """Listen no longer."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self.join(10)
        self._answer.close()
        self._connection.close()

    @property
    def frames(self) -> list[dict[str, Any]]:
        """What has come so far, comments left out."""
        whole = self.data[: self.data.rfind(b"\n\n") + 2]
        return list(frames(io.BytesIO(whole)))

    def wait(self, event: str, count: int = 1, seconds: float = 15.0) -> list[dict[str, Any]]:
        """Return the frames of a kind once there are so many."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            found = [frame for frame in self.frames if frame["event"] == event]
            if len(found) >= count:
                return found
            time.sleep(0.02)
        raise AssertionError(f"{count} {event} did not come: {[f['event'] for f in self.frames]}")

    def wait_for(self, number: int) -> list[Any]:
        """Return the data of all frames once the one with a number has come."""
        until = time.monotonic() + 20
        while f"id: {number}\n".encode() not in self.data:
            assert time.monotonic() < until, f"{number} did not come"
            time.sleep(0.02)
        time.sleep(0.1)
        return [frame["data"] for frame in self.frames]


@contextlib.contextmanager
def hearing(one: Client, path: str) -> Iterator[Heard]:
    """Listen while the body runs."""
    heard = Heard(one, path)
    heard.start()
    try:
        yield heard
    finally:
        heard.close()
