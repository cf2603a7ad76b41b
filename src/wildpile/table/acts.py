"""What a seat may ask of a table, done on a draft of its match."""

from __future__ import annotations

import time
from collections.abc import Sequence

from wildpile.errors import GatheringError, IllegalAction, NotationError, RulesError, TableError
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.table.entry import Entry, Kind, Setup, is_over

NEXT, LEAVE = "next", "leave"


class Stale(TableError):
    """A move made on what is no longer so; `number` is the current one."""

    def __init__(self, number: int, message: str) -> None:
        super().__init__("table/stale", message)
        self.number = number


def is_out_of_turn(text: str) -> bool:
    """Tell whether an action is tested against the table as it is, whatever was seen last."""
    word = text.strip().lower()
    return word in ("uno", LEAVE) or word.partition(",")[0].strip() in ("catch", "jump")


def do(match: Match, setup: Setup, seat: int, text: str) -> tuple[Kind, str, list[Event]]:
    """Do an action on a draft of the match. Raises `IllegalAction`."""
    if is_over(setup, match):
        raise IllegalAction("action/round_over", f"P{seat + 1} cannot {text}: the match is over")
    word = text.lower()
    if word == LEAVE:
        return "leave", "", match.leave(seat)
    if word == NEXT:
        if not int(match.state.present) >> seat & 1:
            raise IllegalAction("action/left_already", f"P{seat + 1} cannot deal: it has left")
        return "deal", "", match.deal()
    try:
        action = match.round.parse(seat, text)
    except NotationError as error:
        raise IllegalAction("action/unknown", error.message) from error
    events = match.play(seat, action)
    return "move", match.round.text(seat, action), events


def take_seat(match: Match, setup: Setup, mine: int | None) -> tuple[int, list[Event]]:
    """Let somebody join, on a draft of the match, and return the seat.

    Their own, a new one, or one that was left. Raises `GatheringError` (`gathering/full`).
    """
    if mine is not None:
        return mine, match.join(mine)
    new = len(setup.seats)
    try:
        return new, match.join(new)
    except RulesError as error:
        left = [seat for seat in setup.people() if not int(match.state.present) >> seat & 1]
        if not left:
            raise GatheringError("gathering/full", f"no seat is free: {error.message}") from error
        return left[0], match.join(left[0])


def first_entry(setup: Setup, events: Sequence[Event], match: Match) -> Entry:
    """Return the entry of a match's first deal."""
    return Entry(1, "deal", None, "", None, tuple(events), match.digest(), setup.pace, time.time())
