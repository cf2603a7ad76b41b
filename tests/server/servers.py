"""Servers for tests.

A real uvicorn, in a thread or in a process of its own, and a client that listens to streams.
"""

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
KEPT_SECONDS = 2.0


@dataclass
class Client:
    """A program that plays: one connection for requests, one more for each stream."""

    port: int
    token: str | None = None
    _connection: http.client.HTTPConnection | None = field(default=None, repr=False)
    _used: float = 0.0

    def call(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        """Send a request; return status, JSON (or text) and headers."""
        sent = {"Content-Type": "application/json", **self.authorization(), **(headers or {})}
        data = None if body is None else json.dumps(body)
        if self._connection is not None and time.monotonic() - self._used > KEPT_SECONDS:
            self._connection.close()  # the server closes it soon
            self._connection = None
        self._used = time.monotonic()
        if self._connection is None:
            self._connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            self._connection.request(method, path, data, sent)
            answer = self._connection.getresponse()
            text = answer.read().decode()
        except (OSError, http.client.HTTPException):
            self._connection.close()
            self._connection = None
            raise
        is_json = "json" in (answer.getheader("content-type") or "")
        found = {name.lower(): value for name, value in answer.getheaders()}
        return answer.status, json.loads(text) if is_json else text, found

    def __del__(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def authorization(self) -> dict[str, str]:
        """Return the header that says who asks."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ok(self, method: str, path: str, body: object = None) -> Any:
        """Send a request that must succeed; return its JSON."""
        status, data, _ = self.call(method, path, body)
        assert status < 300, (status, data)
        return data

    def join(self) -> "Client":
        """Become a player."""
        self.token = self.ok("POST", "/api/players")["token"]
        return self

    def match(self, **choices: Any) -> str:
        """Begin a match and return the path of its seat 0."""
        body = {"edition": "classic108", "opponents": ["normal"], "pace": "off", **choices}
        made = self.ok("POST", "/api/matches", body)
        return f"/api/matches/{made['match']}/seats/{made['seat']}"

    @contextlib.contextmanager
    def stream(self, seat: str, after: int | None = None) -> Iterator[Iterator[dict[str, Any]]]:
        """Listen to a seat: frames as `{event, id, data}`."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        headers = self.authorization()
        if after is not None:
            headers["Last-Event-ID"] = str(after)
        try:
            connection.request("GET", f"{seat}/stream", headers=headers)
            answer = connection.getresponse()
            assert answer.status == 200, (answer.status, answer.read())
            assert answer.getheader("content-type", "").startswith("text/event-stream")
            yield frames(answer)
        finally:
            connection.close()


def frames(answer: Any) -> Iterator[dict[str, Any]]:
    """Read server-sent events, comments left out."""
    frame: dict[str, Any] = {}
    while line := answer.readline():
        text = line.decode().rstrip("\n")
        if not text:
            if "event" in frame:
                yield frame
            frame = {}
        elif not text.startswith(":"):
            name, _, value = text.partition(": ")
            frame[name] = json.loads(value) if name == "data" else value
            if name == "id":
                frame["id"] = int(value)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@contextlib.contextmanager
def server_thread(database: Path, **settings: Any) -> Iterator[Any]:
    """Serve from a thread of this process, with the tests' own bots; `config.port` is its port."""
    from tests.table.fakes import FakeMinds
    from wildpile.server.app import create_app
    from wildpile.server.run import server_of
    from wildpile.server.settings import Settings

    minds = settings.pop("minds", None) or FakeMinds(think={"slow": 600.0})
    app = create_app(Settings(database, **{"rates": False, **settings}), minds)
    server = server_of(app, host="127.0.0.1", port=free_port())
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        yield server
    finally:
        server.should_exit = True
        thread.join(10)
        assert not thread.is_alive(), "the server did not stop"


class Process:
    """`wildpile serve` in a process of its own, to be killed."""

    def __init__(
        self, folder: Path, port: int, *, environment: dict[str, str] | None = None
    ) -> None:
        self.port = port
        command = ["-m", "wildpile", "serve", "--port", str(port), "--data", str(folder)]
        self.process = subprocess.Popen(
            [sys.executable, *command],
            cwd=ROOT,
            env={**os.environ, "WILDPILE_JIT": "0", **(environment or {})},
            stdout=subprocess.DEVNULL,
        )

    def wait_until_up(self, seconds: float = 20.0) -> None:
        """Wait until the server answers."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process.poll() is None, f"the server ended: {self.process.returncode}"
            with contextlib.suppress(OSError, http.client.HTTPException):
                if Client(self.port).call("GET", "/api/health")[0] == 200:
                    return
            time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def end(self, how: int = signal.SIGKILL) -> int:
        """Send a signal and wait for the end; return the exit code."""
        self.process.send_signal(how)
        return self.process.wait(15)
