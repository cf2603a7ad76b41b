"""Playing a record again, step by step, and holding each card against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wildpile.errors import NotationError, RulesError, WildpileError
from wildpile.game.actions import parse_action
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.notation.record import Record, RecordError, RoundRecord, Step, chance_of
from wildpile.rules import RULES_VERSION


@dataclass(frozen=True, slots=True)
class Moment:
    """A match after a step of its record. `match` is a copy: it stays as it is."""

    round: int
    place: int  # of the step in its round, from 0
    step: Step
    events: tuple[Event, ...]
    match: Match


def start(record: Record) -> Match:
    """Return the match before its first deal. Raises `RecordError` (`record/version`)."""
    if record.rules_version != RULES_VERSION:
        raise RecordError(
            "record/version",
            f"played by version {record.rules_version} of the rules; this is {RULES_VERSION}",
        )
    rules, players, dealer = record.rules, _players_at_first(record), record.dealer
    try:
        if record.generator == "chacha8":
            return Match.new(rules, players, key=bytes.fromhex(record.seed), dealer=dealer)
        return Match.new(rules, players, seed=int(record.seed), dealer=dealer)
    except RulesError as error:
        raise RecordError("record/illegal", error.message, record) from error


def _players_at_first(record: Record) -> int:
    """Return how many seats there were: those after the last came later, by a `join`."""
    joined = {
        step.seat
        for round_ in record.rounds
        for step in round_.steps
        if step.action == "join" and not record.rounds[0].hands[step.seat]
    }
    players = record.players
    while players - 1 in joined:
        players -= 1
    return players


def replay(record: Record) -> Iterator[Moment]:
    """Play a record again, and yield the match after each step.

    Raises `RecordError` (`record/illegal`, `record/differs`, `record/version`) at the first step
    that the rules refuse, or that comes out otherwise than written; what came before was yielded.
    """
    match = start(record)
    for round_ in record.rounds:
        yield from _replay_round(match, round_, record)
    _check_end(match, record)


def _replay_round(match: Match, round_: RoundRecord, record: Record) -> Iterator[Moment]:
    name = f"round {round_.number}"
    where = _at(round_.line, name)
    try:
        events = match.deal()
    except WildpileError as error:
        raise RecordError("record/illegal", f"{where}: {error.message}", record) from error
    opening = next(place for place, one in enumerate(events) if one.type == "opened")
    if match.round.dealer != round_.dealer:
        dealer = f"P{match.round.dealer + 1}"
        raise RecordError("record/differs", f"{where}: the dealer is {dealer}", record)
    dealt = {one.seat: one.faces for one in events[:opening] if one.type == "dealt"}
    for seat, hand in enumerate(round_.hands):
        if tuple(sorted(hand)) != tuple(sorted(dealt.get(seat) or ())):
            raise RecordError("record/differs", f"{where}: other cards for P{seat + 1}", record)
    if not round_.steps:
        return
    first, *rest = round_.steps
    if first.action != "open" or first.seat != round_.dealer:
        raise RecordError("record/illegal", f"{where}: the dealer opens first, not {first}", record)
    gold = record.rules.gold
    for place, step in enumerate([first, *rest]):
        at = _at(step.line, f"{name}, action {place + 1}, {step}")
        done = tuple(events[opening:]) if place == 0 else tuple(_do(match, step, at, record))
        given = chance_of(done, gold=gold)
        if given != step.chance:
            raise RecordError("record/differs", f"{at}: chance gave ({given})", record)
        yield Moment(round_.number, place, step, done, match.copy())
    _check_round(match, round_, where, record)


def _at(line: int, place: str) -> str:
    """Return a place in a record, with its line where it was read from a text."""
    return f"line {line}: {place}" if line else place


def _do(match: Match, step: Step, at: str, record: Record) -> list[Event]:
    try:
        if step.action == "leave":
            return match.leave(step.seat)
        if step.action == "join":
            return match.join(step.seat)
        action = parse_action(step.action, record.rules, step.seat, match.players)
        return match.play(step.seat, action)
    except WildpileError as error:
        raise RecordError("record/illegal", f"{at}: {error.message}", record) from error


def _check_round(match: Match, round_: RoundRecord, where: str, record: Record) -> None:
    over = match.round.is_over
    if over != round_.is_over:
        problem = "goes on" if round_.is_over else "has ended"
        raise RecordError("record/differs", f"{where}: it {problem} after its last action", record)
    if over:
        found = (match.round.winner, int(match.state.points), bool(match.state.blocked))
        if found != (round_.winner, round_.points, round_.blocked):
            winner = "nobody" if found[0] is None else f"P{found[0] + 1}"
            raise RecordError("record/differs", f"{where}: {winner} wins {found[1]}", record)


def _check_end(match: Match, record: Record) -> None:
    given_up = record.is_over and record.winner is None and not match.is_over
    if not given_up and (match.is_over, match.winner) != (record.is_over, record.winner):
        winner = "nobody" if match.winner is None else f"P{match.winner + 1}"
        raise RecordError("record/differs", f"at the end: {winner} wins the match", record)
    if record.totals and tuple(match.totals) != record.totals:
        raise RecordError("record/differs", f"at the end: the totals are {match.totals}", record)


def check(record: Record) -> NotationError | None:
    """Play a record to its end; return what is wrong with it, `None` where all holds."""
    try:
        for _ in replay(record):
            pass
    except NotationError as error:
        return error
    return None
