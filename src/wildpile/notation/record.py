"""Records: a whole match, what was done in it and what chance gave. Format: docs/records.md.

A reader of one needs no generator; with the generator's name and seed, `replay` plays it again and
holds every card against it. `record_text` and `record_json` print and read records.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from wildpile.cards import face_text
from wildpile.errors import NotationError
from wildpile.game.events import Event
from wildpile.rules import RULES_VERSION, Ruleset

RECORD_VERSION = 1
GENERATORS = ("chacha8", "xoshiro256++")


class RecordError(NotationError):
    """A record that is wrong somewhere. Codes `record/…`; `record` is what came before."""

    def __init__(self, code: str, message: str, record: Record | None = None) -> None:
        super().__init__(code, message)
        self.record = record


@dataclass(frozen=True, slots=True)
class Step:
    """One action of one seat, and what chance gave with it (`chance`, see docs/records.md).

    `line` is the line of a text that it was read from, 0 where it was not.
    """

    seat: int
    action: str
    chance: str = ""
    line: int = field(default=0, compare=False, repr=False)

    def __str__(self) -> str:
        given = f"({self.chance})" if self.chance else ""
        return f"P{self.seat + 1}:{self.action}{given}"


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One round: who dealt, the hands dealt (by seat; empty for who is not in it), the steps.

    `winner` is `None` in a round that nobody won, and with `points` -1 in one that has not ended.
    `line` is the line of a text that it was read from, 0 where it was not.
    """

    number: int
    dealer: int
    hands: tuple[tuple[int, ...], ...]
    steps: tuple[Step, ...] = ()
    winner: int | None = None
    points: int = -1
    blocked: bool = False
    line: int = field(default=0, compare=False, repr=False)

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
        """Add an action, `leave` or `join`, and the events that it caused."""
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


def check_seed(generator: str, seed: str) -> None:
    """Refuse a generator or a seed that is none. Raises `RecordError`."""
    if generator not in GENERATORS:
        raise RecordError(
            "record/bad_header", f"Generator {generator!r}: one of {', '.join(GENERATORS)}"
        )
    right = r"[0-9a-f]{64}" if generator == "chacha8" else r"0|[1-9][0-9]{0,19}"
    if not re.fullmatch(right, seed) or (generator != "chacha8" and int(seed) >= 1 << 64):
        raise RecordError("record/bad_header", f"no seed of {generator}: {seed[:80]!r}")
