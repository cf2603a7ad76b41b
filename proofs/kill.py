"""A server killed at random moments while clients play: acknowledged moves stay, games go on.

Each player listens to its stream and resumes it by the last number, plays by the first legal
action, and sends a move whose answer was lost again under the same id. Afterwards the database is
read and every match is played again from its key.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import random
import signal
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.servers import Client, Process, free_port
from wildpile.game.match import Match
from wildpile.server.store import SqlStore, open_store
from wildpile.table.recovery import records_of, repeat

TABLES: tuple[dict[str, Any], ...] = (
    {"edition": "classic108", "opponents": ["easy"]},
    {"edition": "classic112", "opponents": ["normal", "hard", "easy"]},
    {"edition": "zelda", "opponents": ["hard"] * 4},
    {"edition": "zelda", "opponents": ["normal"], "rules": {"target": 10_000, "wd4": "strict"}},
    {"edition": "classic112", "opponents": ["easy"], "rules": {"target": 1}},
)
MOVES_AFTER = 5
"""So many more moves each player makes after the last kill."""
LOST = (OSError, http.client.HTTPException)


class Broken(AssertionError):
    """What the server promised did not hold."""


@dataclass
class Player(threading.Thread):
    """Plays one match after another through the API, whatever happens to the server."""

    port: int
    table: dict[str, Any]
    moves: int = 0
    resumed: int = 0
    snapshots: int = 0
    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)
    phases: set[str] = field(default_factory=set)
    error: BaseException | None = None
    stopped: bool = False

    def __post_init__(self) -> None:
        super().__init__(daemon=True)
        self.client = Client(self.port).join()
        self.seat = self.client.match(**self.table)
        self.matches = [self.seat]
        self.last: int | None = None
        self.waiting: dict[str, Any] | None = None
        self.ended = False

    __hash__ = threading.Thread.__hash__

    def run(self) -> None:
        """Play until stopped; keep the first thing that is wrong."""
        try:
            while not self.stopped:
                with contextlib.suppress(*LOST):
                    self.play()
                time.sleep(0.01)
        except BaseException as error:
            self.error = error

    def play(self) -> None:
        """Listen from the last number seen, and move, until the connection breaks."""
        if self.waiting is not None:
            self.send(self.waiting)
        if self.ended:
            self.begin_again()
        after = self.last
        with self.client.stream(self.seat, after) as frames:
            self.resumed += after is not None
            for frame in frames:
                if self.stopped or frame["event"] == "bye":
                    return
                self.check(frame)
                if self.turn(frame["data"]):
                    return

    def check(self, frame: dict[str, Any]) -> None:
        """See that nothing is missing and nothing comes twice."""
        number = frame["data"]["number"]
        if frame["event"] == "snapshot":
            if self.last is not None and frame["data"]["answer"] != "old":
                raise Broken(f"{self.seat}: {frame['data']['answer']} after {self.last}")
            self.snapshots += 1
        elif self.last is None or number != self.last + 1:
            raise Broken(f"{self.seat}: update {number} after {self.last}")
        self.last = number

    def turn(self, data: dict[str, Any]) -> bool:
        """Act where it is this seat's turn; True when another match was begun."""
        view, number = data["view"], data["number"]
        self.phases.add(view["phase"])
        if view["phase"] == "over":
            if view["result"]["match_over"]:
                self.ended = True
                self.begin_again()
                return True
            action = "next"
        elif view["turn"] == view["seat"]:
            action = view["legal"][0]
        else:
            return False
        self.send({"id": f"{number}-{self.moves}", "at": number, "action": action})
        return False

    def begin_again(self) -> None:
        """Begin the next match; if the answer is lost, it is asked for again: no update comes."""
        match = self.seat.split("/")[3]
        made = self.client.ok("POST", f"/api/matches/{match}/again")
        self.seat = f"/api/matches/{made['match']}/seats/{made['seat']}"
        self.matches.append(self.seat)
        self.last, self.ended = None, False

    def send(self, move: dict[str, Any]) -> None:
        """Send a move; if the answer is lost, it waits to be sent again."""
        self.waiting = move
        status, answer, _ = self.client.call("POST", f"{self.seat}/moves", move)
        self.waiting = None
        if status == 200:
            self.moves += 1
            self.acknowledged.append((self.seat.split("/")[3], move["id"], answer["number"]))
        elif status != 409:
            raise Broken(f"{self.seat}: {move} was answered {status} {answer}")


def run(kills: int, seed: int) -> str:
    """Kill a server so many times; return a summary. Raises `Broken` where a promise was broken."""
    chance, port = random.Random(seed), free_port()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Process(folder, port)
        try:
            server.wait_until_up()
            players = [Player(port, table) for table in TABLES]
            for player in players:
                player.start()
            slowest = 0.0
            for _ in range(kills):
                time.sleep(chance.uniform(0.0, 1.5))
                server.end(signal.SIGKILL)
                begun = time.monotonic()
                server = Process(folder, port)
                if chance.random() < 0.25:  # in the midst of a start, too
                    time.sleep(chance.uniform(0.0, 1.5))
                    server.end(signal.SIGKILL)
                    server = Process(folder, port)
                server.wait_until_up(60.0)
                slowest = max(slowest, time.monotonic() - begun)
            wait_for_moves(players)
            for player in players:
                player.stopped = True
            server.end(signal.SIGKILL)
            for player in players:
                player.join(30)
        finally:
            if server.process.poll() is None:
                server.end(signal.SIGKILL)
        entries = asyncio.run(read_back(folder, players))
    acknowledged = sum(len(player.acknowledged) for player in players)
    matches = sum(len(player.matches) for player in players)
    return (
        f"{kills} kills: {acknowledged:,} acknowledged moves in {matches} matches are all there, "
        f"{entries:,} entries played again to the same states, "
        f"{sum(player.resumed for player in players)} streams resumed without a gap "
        f"({sum(player.snapshots for player in players) - matches} of them by a snapshot), "
        f"slowest return {slowest:.1f} s"
    )


def wait_for_moves(players: list[Player]) -> None:
    """Wait until every player has moved on. Raises `Broken` where one cannot."""
    goals = [player.moves + MOVES_AFTER for player in players]
    until = time.monotonic() + 60
    while any(player.moves < goal for player, goal in zip(players, goals, strict=True)):
        for player in players:
            if player.error is not None:
                raise player.error
        if time.monotonic() > until:
            stuck = [
                f"{player.seat} at {player.last}, waiting for {player.waiting}"
                for player, goal in zip(players, goals, strict=True)
                if player.moves < goal
            ]
            raise Broken(f"games do not go on: {'; '.join(stuck)}")
        time.sleep(0.02)


async def read_back(folder: Path, players: list[Player]) -> int:
    """Read the log and play every match again from its key; return the number of entries."""
    store = open_store(folder / "wildpile.db")
    try:
        entries = 0
        for player in players:
            numbers: dict[str, dict[str, int]] = {}
            for seat in player.matches:
                match = seat.split("/")[3]
                numbers[match] = await clients_of(store, match)
                entries += await play_again(store, match)
            for match, client, number in player.acknowledged:
                if numbers[match].get(client) != number:
                    raise Broken(f"{match}: move {client} was answered {number} and is not there")
        return entries
    finally:
        store.close()


async def clients_of(store: SqlStore, match: str) -> dict[str, int]:
    """Return the entry's number for each id that a client gave."""
    stored = await store.load(match)
    if stored is None:
        raise Broken(f"the match {match} is gone")
    return stored.clients


async def play_again(store: SqlStore, name: str) -> int:
    """Play a match from its key, comparing each digest. Raises `Broken`; returns the entries."""
    stored = await store.load(name, whole=True)
    assert stored is not None
    setup = stored.setup
    match = Match.new(setup.rules, len(setup.seats), key=setup.key)
    for place, entry in enumerate(stored.entries, 1):
        if entry.number != place:
            raise Broken(f"{name}: entry {place} is missing")
        repeat(match, entry)
        if match.digest() != entry.digest:
            raise Broken(f"{name}: entry {place} leads to another state")
    recovered = records_of(stored)
    if recovered[-1].match.digest() != match.digest():
        raise Broken(f"{name}: the snapshots lead to another state than the key")
    return len(stored.entries)
