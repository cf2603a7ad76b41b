"""Records as JSON: the headers and rounds of docs/records.md, cards and actions as texts."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from wildpile.cards import face_text, parse_face
from wildpile.errors import NotationError
from wildpile.notation.record import RECORD_VERSION, Record, RecordError, RoundRecord, Step
from wildpile.notation.record_text import from_text, headers_of, read_step, record_of_headers


def to_json(record: Record) -> str:
    """Print a record as JSON; `from_json` gives it back."""
    gold = record.rules.gold
    data = {
        "wildpile": RECORD_VERSION,
        "headers": dict(headers_of(record)[1:]),
        "rounds": [
            {
                "number": one.number,
                "dealer": one.dealer,
                "hands": [[face_text(face, gold=gold) for face in hand] for hand in one.hands],
                "steps": [
                    {"seat": s.seat, "action": s.action, "chance": s.chance} for s in one.steps
                ],
                "winner": one.winner,
                "points": one.points if one.is_over else None,
                "blocked": one.blocked,
            }
            for one in record.rounds
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def parse_record(text: str) -> Record:
    """Read a record from text, or from JSON where it begins with `{`. Raises `RecordError`, as
    `from_text` and `from_json` do.
    """
    return from_json(text) if text.lstrip().startswith("{") else from_text(text)


def from_json(text: str) -> Record:
    """Read a record from JSON. Raises `RecordError` (`record/bad_json`, `record/…`)."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record/bad_json", f"not JSON: {error}") from error
    top = _Fields(data, "the record")
    if top.get("wildpile", int) != RECORD_VERSION:
        raise RecordError("record/bad_json", f"not version {RECORD_VERSION} of the format")
    headers = top.get("headers", dict)
    if not all(isinstance(value, str) for value in headers.values()):
        raise RecordError("record/bad_json", "headers are texts")
    base = record_of_headers({"Wildpile": str(RECORD_VERSION), **headers}, [])
    rounds: list[RoundRecord] = []
    for place, item in enumerate(top.get("rounds", list), 1):
        what = f"round {place}"
        steps: list[Step] = []
        try:
            rounds.append(_round_of_json(_Fields(item, what), base, place, steps))
        except NotationError as error:
            code = error.code if error.code.startswith("record/") else "record/bad_round"
            begun = [_begun(_Fields(item, what), base, place, steps)] if steps else []
            so_far = replace(base, rounds=(*rounds, *begun))
            message = error.message.removeprefix(f"{what}: ").removeprefix(f"{what}, ")
            raise RecordError(code, f"{what}: {message}", so_far) from error
        if place > 1 and not rounds[-2].is_over:
            so_far = replace(base, rounds=tuple(rounds[:-1]))
            raise RecordError(
                "record/bad_round", f"round {place}: the round before has not ended", so_far
            )
    return replace(base, rounds=tuple(rounds))


class _Fields:
    """Reads the fields of a JSON object."""

    def __init__(self, data: Any, what: str) -> None:
        if not isinstance(data, dict):
            raise RecordError("record/bad_json", f"{what} is no object")
        self.data, self.what = data, what

    def get(self, name: str, kind: type | tuple[type, ...]) -> Any:
        value = self.data.get(name)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
            raise RecordError("record/bad_json", f"{self.what}: {name} is missing or of no use")
        return value

    def seat(self, name: str, players: int, *, or_none: bool = False) -> Any:
        value = self.data.get(name)
        if or_none and value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < players:
            raise RecordError("record/bad_json", f"{self.what}: {name} is no seat")
        return value


def _begun(item: _Fields, base: Record, place: int, steps: list[Step]) -> RoundRecord:
    """Read how a round began; it has not ended."""
    hands = item.get("hands", list)
    if item.get("number", int) != place:
        raise RecordError("record/bad_round", f"it is round {place}")
    if len(hands) != base.players or not all(isinstance(hand, list) for hand in hands):
        raise RecordError("record/bad_json", f"{item.what}: hands of {base.players} seats")
    dealer = item.seat("dealer", base.players)
    faces = tuple(tuple(_face(card, gold=base.rules.gold) for card in hand) for hand in hands)
    return RoundRecord(place, dealer, faces, tuple(steps))


def _round_of_json(item: _Fields, base: Record, place: int, steps: list[Step]) -> RoundRecord:
    """Read a round; `steps` holds those that could be read also where one could not."""
    _begun(item, base, place, steps)
    for number, entry in enumerate(item.get("steps", list), 1):
        fields = _Fields(entry, f"{item.what}, step {number}")
        seat, chance = fields.seat("seat", base.players), fields.get("chance", str)
        word = f"P{seat + 1}:{fields.get('action', str)}" + (f"({chance})" if chance else "")
        try:
            steps.append(read_step(word, base))
        except NotationError as error:
            raise RecordError("record/bad_action", f"step {number}: {error.message}") from error
    points = item.data.get("points")
    if points is not None:
        points = item.get("points", int)
        if points < 0:
            raise RecordError("record/bad_json", f"{item.what}: points below 0")
    return replace(
        _begun(item, base, place, steps),
        winner=item.seat("winner", base.players, or_none=True) if points is not None else None,
        points=-1 if points is None else points,
        blocked=item.get("blocked", bool),
    )


def _face(card: Any, *, gold: bool) -> int:
    if not isinstance(card, str):
        raise RecordError("record/bad_json", f"no card: {card!r}")
    return parse_face(card, gold=gold)
