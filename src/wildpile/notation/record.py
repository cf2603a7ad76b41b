"""Records: a whole match as text or as JSON. The format is in docs/records.md.

```
[Wildpile "1"]
[Edition "classic108"]
[Rules "c15"]
…
Round 1 dealer P1 P1[R5,W] P2[B7,G1]
P1:open(Y3) P2:draw(P2:Y9) P2:Y9 P1:R5
= P1 23
```
A record holds what was done and what chance gave, so that a reader needs no generator; with the
generator's name and seed, `replay` plays it again and holds every card against it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from wildpile.cards import face_text, hand_text, parse_face
from wildpile.errors import NotationError, RulesError
from wildpile.game.actions import parse_action, parse_seat
from wildpile.game.events import Event
from wildpile.rules import RULES_VERSION, Ruleset, parse_rules
from wildpile.rulescode import rules_code, rules_of

RECORD_VERSION = 1
WIDTH = 100
GENERATORS = ("chacha8", "xoshiro256++")

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\]|\\["\\nr])*)"\]')
_ROUND = re.compile(r"Round (\d{1,6}) dealer (P\d{1,2})((?: P\d{1,2}\[[^\[\]\s]*\])+)")
_HAND = re.compile(r"(P\d{1,2})\[([^\[\]\s]*)\]")
_STEP = re.compile(r"(P\d{1,2}):([^()\s]+)(?:\(([^()\s]*)\))?")
_END = re.compile(r"= (P\d{1,2}|-) (\d{1,9})( blocked)?")


class RecordError(NotationError):
    """A record that is wrong somewhere. Codes `record/…`; `record` is what came before."""

    def __init__(self, code: str, message: str, record: Record | None = None) -> None:
        super().__init__(code, message)
        self.record = record


@dataclass(frozen=True, slots=True)
class Step:
    """One action of one seat, and what chance gave with it (`chance`, see docs/records.md)."""

    seat: int
    action: str
    chance: str = ""

    def __str__(self) -> str:
        given = f"({self.chance})" if self.chance else ""
        return f"P{self.seat + 1}:{self.action}{given}"


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One round: who dealt, the hands dealt (by seat; empty for who is not in it), the steps.

    `winner` is `None` in a round that nobody won, and with `points` -1 in one that has not ended.
    """

    number: int
    dealer: int
    hands: tuple[tuple[int, ...], ...]
    steps: tuple[Step, ...] = ()
    winner: int | None = None
    points: int = -1
    blocked: bool = False

    @property
    def is_over(self) -> bool:
        """Whether the round has ended."""
        return self.points >= 0


@dataclass(frozen=True, slots=True)
class Record:
    """A match: its rules, who played, the generator of its deck, and its rounds.

    `seed` is the generator's: a whole number for xoshiro256++, 64 hexadecimal digits (the key) for
    ChaCha8. `dealer` is who deals first where that was named, `None` where the generator's first
    number chose. `bots` holds a level for each seat, empty for a person.
    """

    rules: Ruleset
    names: tuple[str, ...]
    bots: tuple[str, ...]
    generator: str
    seed: str
    dealer: int | None = None
    rounds: tuple[RoundRecord, ...] = ()
    winner: int | None = None
    is_over: bool = False
    totals: tuple[int, ...] = ()
    date: str = ""
    match: str = ""
    rules_version: int = RULES_VERSION
    extra: tuple[tuple[str, str], ...] = field(default=())

    @property
    def players(self) -> int:
        """How many seats the table had."""
        return len(self.names)


# --- what chance gave -----------------------------------------------------------------------------


def chance_of(events: Iterable[Event], *, gold: bool) -> str:
    """Return what chance gave in some events: cards turned, drawn and dealt, and reshuffles.

    `Y3` turned · `W4<` put back · `AS-` passed over · `P2:Y8,~,Y5` drawn, `~` a reshuffle on the
    way · `P1[R5,Y3]` dealt anew. Parts are joined by `;`.
    """
    parts: list[str] = []
    drawing: tuple[int | None, list[str]] | None = None
    reshuffles = 0
    deals = False

    def close() -> None:
        nonlocal drawing
        if drawing is not None:
            seat, cards = drawing
            parts.append(f"P{(seat or 0) + 1}:{','.join(cards)}")
            drawing = None

    for event in events:
        if event.type == "reshuffled":
            reshuffles += 1
            continue
        if event.type == "drew":
            assert event.faces is not None
            if drawing is None or drawing[0] != event.seat:
                close()
                drawing = (event.seat, [])
            drawing[1].extend(["~"] * reshuffles)
            reshuffles = 0
            drawing[1].extend(face_text(face, gold=gold) for face in event.faces)
            if not drawing[1]:
                drawing = None
        elif event.type == "opened":
            assert event.face is not None
            mark = {"stands": "", "ignored": "-", "returned": "<"}[event.fate or "stands"]
            parts.append(face_text(event.face, gold=gold) + mark)
        elif event.type == "hands_shuffled":
            close()
            deals = True
        elif event.type == "dealt" and deals:
            assert event.faces is not None
            hand = ",".join(face_text(face, gold=gold) for face in event.faces)
            parts.append(f"P{(event.seat or 0) + 1}[{hand}]")
        elif event.type in ("swapped", "rotated"):
            deals = False
    close()
    return ";".join(parts)


class Recorder:
    """Writes a record down while a match is played: tell it each deal, act and departure."""

    def __init__(
        self,
        rules: Ruleset,
        names: Sequence[str],
        *,
        generator: str,
        seed: str,
        dealer: int | None = None,
        bots: Sequence[str] = (),
        date: str = "",
        match: str = "",
    ) -> None:
        self._record = Record(
            rules,
            tuple(names),
            tuple(bots) or ("",) * len(names),
            generator,
            seed,
            dealer,
            date=date,
            match=match,
        )
        self._rounds: list[RoundRecord] = []
        self._steps: list[Step] = []
        self._winner: int | None = None
        self._is_over = False
        self._totals = [0] * len(names)

    def deal(self, events: Sequence[Event]) -> None:
        """Begin a round: the events of the deal and of the opening card."""
        players = len(self._record.names)
        begun = next(event for event in events if event.type == "round")
        hands: list[tuple[int, ...]] = [()] * players
        opening = next(place for place, event in enumerate(events) if event.type == "opened")
        for event in events[:opening]:
            if event.type == "dealt":
                hands[event.seat or 0] = event.faces or ()
        dealer, number = begun.seat or 0, begun.round or 1
        self._rounds.append(RoundRecord(number, dealer, tuple(hands)))
        self._steps = []
        self.act(dealer, "open", events[opening:])

    def act(self, seat: int, action: str, events: Sequence[Event]) -> None:
        """Add an action, or `leave`, and the events that it caused."""
        chance = chance_of(events, gold=self._record.rules.gold)
        self._steps.append(Step(seat, action, chance))
        blocked = any(event.type == "blocked" for event in events)
        for event in events:
            if event.type == "round_over":
                self._rounds[-1] = replace(
                    self._rounds[-1],
                    winner=event.seat,
                    points=event.points or 0,
                    blocked=blocked,
                )
            elif event.type == "match_over":
                self._winner, self._is_over = event.seat, True
        self._rounds[-1] = replace(self._rounds[-1], steps=tuple(self._steps))

    def record(self, totals: Sequence[int]) -> Record:
        """Return the record so far, with the totals as they stand."""
        return replace(
            self._record,
            rounds=tuple(self._rounds),
            winner=self._winner,
            is_over=self._is_over,
            totals=tuple(totals),
        )


# --- text -----------------------------------------------------------------------------------------


def print_record(record: Record) -> str:
    """Print a record as text; `parse_record` gives it back."""
    gold = record.rules.gold
    lines = [f'[{name} "{_escape(value)}"]' for name, value in _headers(record)]
    for round_ in record.rounds:
        hands = " ".join(
            f"P{seat + 1}[{hand_text(hand, gold=gold).replace(' ', ',')}]"
            for seat, hand in enumerate(round_.hands)
        )
        lines += ["", f"Round {round_.number} dealer P{round_.dealer + 1} {hands}"]
        lines += _wrap(map(str, round_.steps))
        if round_.is_over:
            winner = "-" if round_.winner is None else f"P{round_.winner + 1}"
            lines.append(f"= {winner} {round_.points}{' blocked' * round_.blocked}")
    return "\n".join(lines) + "\n"


def _headers(record: Record) -> list[tuple[str, str]]:
    over = "*" if not record.is_over else "-"
    headers = [
        ("Wildpile", str(RECORD_VERSION)),
        ("Edition", record.rules.edition),
        ("Rules", rules_code(record.rules)),
        ("Switches", record.rules.text),
        ("RulesVersion", str(record.rules_version)),
        ("Match", record.match),
        ("Date", record.date),
        ("Players", str(record.players)),
    ]
    for seat, (name, bot) in enumerate(zip(record.names, record.bots, strict=True)):
        headers += [(f"P{seat + 1}", name), (f"P{seat + 1}Bot", bot)]
    headers += [
        ("Generator", record.generator),
        ("Seed", record.seed),
        ("Dealer", "drawn" if record.dealer is None else f"P{record.dealer + 1}"),
        ("Winner", over if record.winner is None else f"P{record.winner + 1}"),
        ("Totals", " ".join(map(str, record.totals))),
        *record.extra,
    ]
    return [(name, value) for name, value in headers if value or not name.endswith(_OPTIONAL)]


_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}
_LETTERS = {escape: letter for letter, escape in _ESCAPES.items()}
_OPTIONAL = ("Match", "Date", "Bot", "Totals")


def _escape(text: str) -> str:
    return "".join(_ESCAPES.get(letter, letter) for letter in text)


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: _LETTERS[found[0]], text)


def _wrap(words: Iterable[str]) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, line] if line else lines


def parse_record(text: str) -> Record:
    """Read a record from text, or from JSON where it begins with `{`.

    Raises `RecordError` (`record/…`) with the line, what stands there, and the record of all that
    came before it (`error.record`), where the headers could be read. It reads what was written, and
    does not play it: `replay` does.
    """
    if text.lstrip().startswith("{"):
        return from_json(text)
    reader = _Reader()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        try:
            reader.line(line.strip())
        except NotationError as error:
            code = error.code if error.code.startswith("record/") else "record/bad_line"
            message = f"line {number}: {error.message} (in {line.strip()[:80]!r})"
            raise RecordError(code, message, reader.so_far()) from error
    try:
        reader.finish()
    except NotationError as error:
        raise RecordError(error.code, f"at the end: {error.message}", reader.so_far()) from error
    found = reader.so_far()
    assert found is not None
    return found


class _Reader:
    """Reads a record line by line; `so_far` is good after any of them."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.base: Record | None = None
        self.rounds: list[RoundRecord] = []

    def so_far(self) -> Record | None:
        return None if self.base is None else replace(self.base, rounds=tuple(self.rounds))

    def finish(self) -> None:
        if self.base is None:
            self.base = record_of_headers(self.headers)

    def line(self, line: str) -> None:
        if not line:
            return
        if line.startswith("["):
            self.header(line)
            return
        self.finish()
        if line.startswith("Round"):
            self.round(line)
        elif not self.rounds:
            raise RecordError("record/bad_line", "a round begins with: Round 1 dealer P1 P1[…] …")
        elif self.rounds[-1].is_over:
            raise RecordError("record/bad_line", "this round has ended already")
        elif line.startswith("="):
            self.end(line)
        else:
            for word in line.split():
                self.step(word)

    def header(self, line: str) -> None:
        found = _HEADER.fullmatch(line)
        if found is None:
            raise RecordError("record/bad_header", 'a header looks like [Name "value"]')
        if self.base is not None:
            raise RecordError("record/bad_header", "headers stand before the rounds")
        if found[1] in self.headers:
            raise RecordError("record/bad_header", f"{found[1]} stands twice")
        if not self.headers and found[1] != "Wildpile":
            raise RecordError("record/bad_header", 'a record begins with [Wildpile "1"]')
        self.headers[found[1]] = _unescape(found[2])

    def round(self, line: str) -> None:
        assert self.base is not None
        found = _ROUND.fullmatch(line)
        if found is None:
            raise RecordError("record/bad_round", "a round begins with: Round 1 dealer P1 P1[…] …")
        if self.rounds and not self.rounds[-1].is_over:
            raise RecordError("record/bad_round", "the round before has not ended")
        if int(found[1]) != len(self.rounds) + 1:
            raise RecordError("record/bad_round", f"it is round {len(self.rounds) + 1}")
        players = self.base.players
        hands = _HAND.findall(found[3])
        if [seat for seat, _ in hands] != [f"P{seat + 1}" for seat in range(players)]:
            raise RecordError("record/bad_round", f"the hands of P1 to P{players} stand in order")
        self.rounds.append(
            RoundRecord(
                int(found[1]),
                parse_seat(found[2], players),
                tuple(
                    tuple(
                        parse_face(card, gold=self.base.rules.gold)
                        for card in cards.split(",")
                        if card
                    )
                    for _, cards in hands
                ),
            )
        )

    def step(self, word: str) -> None:
        assert self.base is not None
        step = read_step(word, self.base)
        last = self.rounds[-1]
        self.rounds[-1] = replace(last, steps=(*last.steps, step))

    def end(self, line: str) -> None:
        assert self.base is not None
        found = _END.fullmatch(line)
        if found is None:
            raise RecordError("record/bad_end", "a round ends with: = P1 23, or: = - 0 blocked")
        winner = None if found[1] == "-" else parse_seat(found[1], self.base.players)
        self.rounds[-1] = replace(
            self.rounds[-1], winner=winner, points=int(found[2]), blocked=bool(found[3])
        )


def read_step(word: str, record: Record) -> Step:
    """Read `P2:draw(P2:Y9)`. Raises `NotationError`."""
    found = _STEP.fullmatch(word)
    if found is None:
        raise RecordError("record/bad_action", f"no action of a seat: {word[:60]!r} (as in P1:R5)")
    seat = parse_seat(found[1], record.players)
    if found[2] != "leave":
        action = parse_action(found[2], record.rules, seat, record.players)
        text = action.text(record.rules, seat, record.players)
        if text != found[2]:
            raise RecordError("record/bad_action", f"{found[2]!r} is written {text!r}")
    return Step(seat, found[2], found[3] or "")


def record_of_headers(headers: dict[str, str]) -> Record:
    """Build a record without rounds from its headers. Raises `RecordError`."""
    left = dict(headers)

    def take(name: str, missing: str | None = None) -> str:
        if name in left:
            return left.pop(name)
        if missing is None:
            raise RecordError("record/bad_header", f"{name} is missing")
        return missing

    def number(name: str, low: int, high: int) -> int:
        text = take(name)
        if not re.fullmatch(r"[0-9]{1,9}", text) or not low <= int(text) <= high:
            raise RecordError("record/bad_header", f"{name} {text!r}: {low} to {high}")
        return int(text)

    number("Wildpile", RECORD_VERSION, RECORD_VERSION)
    rules = _rules(take("Edition"), take("Rules"), take("Switches"))
    version = number("RulesVersion", 1, 999)
    match, date = take("Match", ""), take("Date", "")
    players = number("Players", 2, 10)
    names = tuple(take(f"P{seat + 1}") for seat in range(players))
    bots = tuple(take(f"P{seat + 1}Bot", "") for seat in range(players))
    generator, seed = take("Generator"), take("Seed")
    check_seed(generator, seed)
    first = take("Dealer")
    dealer = None if first == "drawn" else parse_seat(first, players)
    winner = take("Winner")
    totals = tuple(_total(word) for word in take("Totals", "").split())
    if totals and len(totals) != players:
        raise RecordError("record/bad_header", f"Totals of {len(totals)} for {players} players")
    return Record(
        rules,
        names,
        bots,
        generator,
        seed,
        dealer,
        (),
        None if winner in ("*", "-") else parse_seat(winner, players),
        winner != "*",
        totals,
        date,
        match,
        version,
        tuple(left.items()),
    )


def _rules(edition: str, code: str, text: str) -> Ruleset:
    try:
        rules = parse_rules(edition, text)
        if rules_of(code) != rules:
            raise RecordError("record/bad_header", f"Rules {code!r} are not Switches {text!r}")
    except RulesError as error:
        raise RecordError("record/bad_header", error.message) from error
    return rules


def _total(word: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", word):
        raise RecordError("record/bad_header", f"not a total: {word!r}")
    return int(word)


def check_seed(generator: str, seed: str) -> None:
    """Refuse a generator or a seed that is none. Raises `RecordError`."""
    if generator not in GENERATORS:
        raise RecordError(
            "record/bad_header", f"Generator {generator!r}: one of {', '.join(GENERATORS)}"
        )
    right = r"[0-9a-f]{64}" if generator == "chacha8" else r"0|[1-9][0-9]{0,19}"
    if not re.fullmatch(right, seed) or (generator != "chacha8" and int(seed) >= 1 << 64):
        raise RecordError("record/bad_header", f"no seed of {generator}: {seed[:80]!r}")


# --- JSON -----------------------------------------------------------------------------------------


def to_json(record: Record) -> str:
    """Print a record as JSON; `from_json` gives it back."""
    gold = record.rules.gold
    data = {
        "wildpile": RECORD_VERSION,
        "headers": dict(_headers(record)[1:]),
        "rounds": [
            {
                "number": one.number,
                "dealer": one.dealer,
                "hands": [[face_text(face, gold=gold) for face in hand] for hand in one.hands],
                "steps": [asdict(step) for step in one.steps],
                "winner": one.winner,
                "points": one.points if one.is_over else None,
                "blocked": one.blocked,
            }
            for one in record.rounds
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


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
    base = record_of_headers({"Wildpile": str(RECORD_VERSION), **headers})
    rounds: list[RoundRecord] = []
    for place, item in enumerate(top.get("rounds", list), 1):
        try:
            rounds.append(_round_of_json(_Fields(item, f"round {place}"), base, place))
        except NotationError as error:
            code = error.code if error.code.startswith("record/") else "record/bad_round"
            so_far = replace(base, rounds=tuple(rounds))
            raise RecordError(code, f"round {place}: {error.message}", so_far) from error
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


def _round_of_json(item: _Fields, base: Record, place: int) -> RoundRecord:
    hands = item.get("hands", list)
    if item.get("number", int) != place:
        raise RecordError("record/bad_round", f"it is round {place}")
    if len(hands) != base.players or not all(isinstance(hand, list) for hand in hands):
        raise RecordError("record/bad_json", f"{item.what}: hands of {base.players} seats")
    steps = []
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
    return RoundRecord(
        place,
        item.seat("dealer", base.players),
        tuple(tuple(_face(card, gold=base.rules.gold) for card in hand) for hand in hands),
        tuple(steps),
        item.seat("winner", base.players, or_none=True) if points is not None else None,
        -1 if points is None else points,
        item.get("blocked", bool),
    )


def _face(card: Any, *, gold: bool) -> int:
    if not isinstance(card, str):
        raise RecordError("record/bad_json", f"no card: {card!r}")
    return parse_face(card, gold=gold)
