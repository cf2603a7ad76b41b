"""Records as text. The format is in docs/records.md.

```
[Wildpile "1"]
[Edition "classic108"]
[Rules "c15"]
…
Round 1 dealer P1 P1[R5,W] P2[B7,G1]
P1:open(Y3) P2:draw(P2:Y9) P2:Y9 P1:R5
= P1 23
```
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from wildpile.cards import EDITIONS, hand_text, parse_face
from wildpile.errors import NotationError, RulesError
from wildpile.game.actions import parse_action, parse_seat
from wildpile.notation.record import (
    RECORD_VERSION,
    Record,
    RecordError,
    RoundRecord,
    Step,
    check_seed,
)
from wildpile.rules import Ruleset, parse_rules
from wildpile.rulescode import rules_code, rules_of

WIDTH = 100

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\]|\\["\\nr])*)"\]')
_ROUND = re.compile(r"Round (\d{1,6}) dealer (P\d{1,2})((?: P\d{1,2}\[[^\[\]\s]*\])+)")
_HAND = re.compile(r"(P\d{1,2})\[([^\[\]\s]*)\]")
_STEP = re.compile(r"(P\d{1,2}):([^()\s]+)(?:\(([^()\s]*)\))?")
_END = re.compile(r"= (P\d{1,2}|-) (\d{1,9})( blocked)?")


def print_record(record: Record) -> str:
    """Print a record as text; `parse_record` gives it back."""
    gold = record.rules.gold
    lines = [f'[{name} "{_escape(value)}"]' for name, value in headers_of(record)]
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


def headers_of(record: Record) -> list[tuple[str, str]]:
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


def from_text(text: str) -> Record:
    """Read a record from text; `print_record` gives it back.

    Raises `RecordError` (`record/…`) with the line, what stands there, and the record of all that
    came before it (`error.record`), where the headers could be read. It reads what was written, and
    does not play it: `replay` does.
    """
    reader = _Reader()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        reader.place = number, line.strip()
        try:
            reader.line(line.strip())
        except NotationError as error:
            raise reader.failed(error) from error
    try:
        reader.finish()
    except NotationError as error:
        raise reader.failed(error) from error
    found = reader.so_far()
    assert found is not None
    return found


class _Reader:
    """Reads a record line by line; `so_far` is good after any of them."""

    def __init__(self) -> None:
        self.place = 0, ""  # number and text of the line that is being read
        self.headers: dict[str, str] = {}
        self.header_places: dict[str, tuple[int, str]] = {}
        self.base: Record | None = None
        self.rounds: list[RoundRecord] = []

    def so_far(self) -> Record | None:
        return None if self.base is None else replace(self.base, rounds=tuple(self.rounds))

    def failed(self, error: NotationError) -> RecordError:
        """Return an error with its place: the line, what stands there, all that came before."""
        code = error.code if error.code.startswith("record/") else "record/bad_line"
        number, line = self.place
        message = f"line {number}: {error.message} (in {line[:80]!r})"
        return RecordError(code, message, self.so_far())

    def finish(self) -> None:
        if self.base is not None:
            return
        taken: list[str] = []
        try:
            self.base = record_of_headers(self.headers, taken)
        except NotationError as error:
            # What is wrong stands in a header further up, but for one that is missing.
            named = error.message.partition(" ")[0]
            place = self.header_places.get(named) or self.header_places.get(taken[-1])
            self.place = place or self.place
            raise

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
        self.header_places[found[1]] = self.place

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
                line=self.place[0],
            )
        )

    def step(self, word: str) -> None:
        assert self.base is not None
        step = replace(read_step(word, self.base), line=self.place[0])
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
    if found[2] not in ("leave", "join"):
        action = parse_action(found[2], record.rules, seat, record.players)
        text = action.text(record.rules, seat, record.players)
        if text != found[2]:
            raise RecordError("record/bad_action", f"{found[2]!r} is written {text!r}")
    return Step(seat, found[2], found[3] or "")


def record_of_headers(headers: dict[str, str], taken: list[str]) -> Record:
    """Build a record without rounds from its headers. Raises `RecordError`, and leaves in `taken`
    the names of those that were read: the last is where it failed.
    """
    left = dict(headers)

    def take(name: str, missing: str | None = None) -> str:
        taken.append(name)
        if name in left:
            return left.pop(name)
        if missing is None:
            raise RecordError("record/bad_header", f"{name} is missing")
        return missing

    def number(name: str, low: int, high: int) -> int:
        text = take(name)
        if not re.fullmatch(r"[0-9]{1,9}", text) or not low <= int(text) <= high:
            wanted = f"{low} to {high}" if low < high else f"this program reads {low}"
            raise RecordError("record/bad_header", f"{name} {text!r}: {wanted}")
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
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise RecordError("record/bad_header", f"Edition {edition!r}: there are {known}")
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
