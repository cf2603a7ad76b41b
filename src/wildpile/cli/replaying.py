"""`wildpile replay`: a record in the terminal, step by step or all at once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from wildpile.cards import hand_text
from wildpile.errors import NotationError
from wildpile.game.round import Round
from wildpile.notation.record import Record, RecordError
from wildpile.notation.record_json import parse_record, to_json
from wildpile.notation.record_text import print_record
from wildpile.notation.replay import Moment, replay

Say = Callable[[str], None]


class CannotRead(Exception):
    """A file that cannot be read."""


def read_file(path: Path) -> str:
    """Return a file's text. Raises `CannotRead` with a line for people."""
    try:
        return path.read_bytes().decode()
    except OSError as error:
        raise CannotRead(f"cannot read {path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise CannotRead(f"cannot read {path}: it is not UTF-8") from error


def show(path: Path, say: Say, *, form: str | None, seat: int | None, step: bool) -> int:
    """Show the record in a file; return the exit code: 1 where something in it is wrong.

    `form` prints it as `text` or `json` and plays nothing. `seat` shows that seat's hand alone.
    `step` waits for the Enter key after each action.
    """
    problem: NotationError | None = None
    try:
        record: Record | None = parse_record(read_file(path))
    except RecordError as error:
        problem, record = error, error.record
    if record is not None and form is not None:
        say((to_json(record) if form == "json" else print_record(record)).rstrip("\n"))
    elif record is not None and seat is not None and seat >= record.players:
        raise CannotRead(f"there is no seat P{seat + 1}: {path} has {record.players} players")
    elif record is not None:
        found = _play(record, say, seat, step)
        # Of a record that is cut off, what it says of its end is moot.
        problem = problem or found
    if problem is not None:
        sys.stderr.write(f"wildpile: {path}: {problem.message} ({problem.code})\n")
        return 1
    return 0


def _play(record: Record, say: Say, seat: int | None, step: bool) -> NotationError | None:
    for line in _head(record):
        say(line)
    moments = replay(record)
    while True:
        try:
            moment = next(moments)
        except StopIteration:
            return None
        except RecordError as error:
            return error
        for line in _lines(moment, record, seat):
            say(line)
        if step and not _wait():
            return None


def _wait() -> bool:
    try:
        return input().strip().lower() != "q"
    except EOFError:
        return False


def _head(record: Record) -> Iterator[str]:
    bots = (f" ({bot} bot)" if bot else "" for bot in record.bots)
    names = (f"{name}{bot}" for name, bot in zip(record.names, bots, strict=True))
    yield f"{record.rules.edition}, {record.rules.text}"
    yield ", ".join(f"P{seat + 1} {name}" for seat, name in enumerate(names))


def _lines(moment: Moment, record: Record, seat: int | None) -> Iterator[str]:
    round_ = moment.match.round
    if moment.place == 0:
        yield ""
        yield f"Round {moment.round}"
    yield f"{moment.place + 1:4}  {moment.step}"
    yield f"      {_table(round_)}"
    for other in range(round_.players):
        if not round_.has_left(other) and seat in (None, other):
            yield f"      P{other + 1}: {hand_text(round_.hand(other), gold=record.rules.gold)}"
    if round_.is_over:
        winner = "nobody" if round_.winner is None else f"P{round_.winner + 1}"
        yield f"      {winner} wins {int(round_.state.points)}; totals {moment.match.totals}"


def _table(round_: Round) -> str:
    top = "no card" if round_.top is None else round_.top_text()
    order = "clockwise" if round_.direction > 0 else "anticlockwise"
    return f"top {top}, {round_.draw_count} to draw, {order}, P{round_.turn + 1}: {round_.phase}"
