"""Tables for tests, and a person who plays at one as the kernel's normal policy would."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from tests.table.fakes import FakeMinds
from wildpile.bots.levels import new_rng
from wildpile.rules import Ruleset
from wildpile.table import MemoryStore, Seat, Setup, Store, Table, Tables
from wildpile.table.entry import Pace

OWNER = b"o" * 32
Test = Callable[[], Coroutine[Any, Any, None]]


def in_loop(test: Test) -> Callable[[], None]:
    """Run an async test."""

    def run() -> None:
        asyncio.run(test())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


def setup_of(
    number: int = 1, *, players: int = 3, people: int = 1, edition: str = "classic108", **rules: Any
) -> Setup:
    """Return the setup of a match whose deck is shuffled the same for the same number."""
    seats = [
        Seat(f"P{seat + 1}", owner=OWNER) if seat < people else Seat(f"P{seat + 1}", bot="normal")
        for seat in range(players)
    ]
    key = number.to_bytes(32, "little")
    return Setup(f"match{number}", Ruleset.of(edition, **rules), tuple(seats), key, "off")


async def table_of(number: int = 1, store: Store | None = None, **choices: Any) -> Table:
    """Return a new table without bots at work, in a store in memory by default."""
    return await Table.create(store or MemoryStore(), setup_of(number, **choices))


class Person:
    """Somebody who plays one seat, by what the seat sees."""

    def __init__(self, table: Table, seat: int = 0, seed: int = 1) -> None:
        self.table, self.seat, self.rng = table, seat, new_rng(seed)

    def choose(self) -> str | None:
        """Return what to do now, `None` while it is others' turn."""
        round_ = self.table.match.round
        if round_.is_over:
            return None if self.table.is_over else "next"
        if round_.turn != self.seat:
            return None
        return round_.text(self.seat, FakeMinds().decide("", round_.observe(self.seat), self.rng))

    async def act(self) -> bool:
        """Do what there is to do; False when it is others' turn."""
        text = self.choose()
        if text is None:
            return False
        await self.table.act(self.seat, text, at=self.table.number)
        return True


async def play_all(table: Table, most: int = 400) -> None:
    """Play every seat of a table until the match is over, or so many entries are written."""
    seats = [Person(table, seat, seat + 1) for seat in range(len(table.setup.seats))]
    while not table.is_over and table.number < most:
        for person in seats:
            if table.number < most:
                await person.act()


async def until(condition: Any, seconds: float = 10.0) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.001)


async def new_match(tables: Tables, pace: Pace = "off", bots: int = 2, **rules: Any) -> Table:
    """Begin a match of one person against normal bots."""
    edition = rules.pop("edition", "classic108")
    return await tables.new(Ruleset.of(edition, **rules), "Me", OWNER, ["normal"] * bots, pace)


def seats_and_watchers(table: Table) -> Iterator[int | None]:
    """Yield everybody who looks at a table."""
    yield from range(len(table.setup.seats))
    yield None
