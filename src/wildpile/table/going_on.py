"""Going on from a turn of a match that is over: the same cards, one person, bots at the others."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from wildpile.errors import TableError
from wildpile.table.entry import Pace, Seat, Setup, Standing, is_over
from wildpile.table.history import Record
from wildpile.table.names import bot_names
from wildpile.table.store import KEPT_ENTRIES, Stored

STAND_IN = "normal"
"""The level of a bot that takes the place of a person."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who goes on, where, and how fast the bots are."""

    seat: int
    owner: bytes
    name: str
    pace: Pace


def going_on(stored: Stored, chair: Chair, match: str) -> Stored:
    """Return the log of the new match: the old one's entries, under its own setup.

    The key stays, so the draw pile does, and the new match has a record that plays like any
    other. Nobody plays under the name of a person who is not there.
    """
    setup, last = stored.setup, stored.entries[-1].number
    fresh = Setup(
        match,
        setup.rules,
        _seats(setup, chair),
        setup.key,
        chair.pace,
        created=time.time(),
        rules_version=setup.rules_version,
        origin=f"{setup.match}@{last}",
    )
    entries = [replace(entry, client=None, pace=chair.pace) for entry in stored.entries]
    entries[-1] = replace(entries[-1], at=fresh.created, standing=Standing())
    return Stored(fresh, stored.snapshots, entries, {})


def lately(stored: Stored) -> Stored:
    """Return a log from a snapshot `KEPT_ENTRIES` back: what a live table holds."""
    far = stored.entries[-1].number - KEPT_ENTRIES
    base = max((shot.number for shot in stored.snapshots if shot.number <= far), default=1)
    return replace(
        stored,
        snapshots=[shot for shot in stored.snapshots if shot.number >= base],
        entries=[entry for entry in stored.entries if entry.number >= base],
    )


def _seats(setup: Setup, chair: Chair) -> tuple[Seat, ...]:
    names = iter(bot_names(2 * len(setup.seats), taken=[chair.name]))
    kept = {one.name for one in setup.seats if one.bot is not None} - {chair.name}
    fresh = (name for name in names if name not in kept)
    seats = []
    for place, one in enumerate(setup.seats):
        if place == chair.seat:
            seats.append(Seat(chair.name, owner=chair.owner))
        elif one.bot is not None and one.name in kept:
            seats.append(Seat(one.name, bot=one.bot))
        else:
            seats.append(Seat(next(fresh), bot=one.bot or STAND_IN))
    return tuple(seats)


def check_going_on(last: Record, seat: int) -> None:
    """Refuse to go on where nothing goes on. Raises `TableError` (`table/cannot_continue`)."""
    state, setup = last.match.state, last.setup
    if is_over(setup, last.match):
        raise TableError("table/cannot_continue", "the match is over there")
    is_out = not int(state.seated) >> seat & 1 and setup.rules.scoring == "elimination"
    if not int(state.present) >> seat & 1 or is_out:
        raise TableError("table/cannot_continue", f"seat {seat} no longer plays there")
