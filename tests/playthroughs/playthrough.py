"""A round between bots through the public API, with all that people and programs see of it.

The files beside this one are snapshots: `python -m tests.playthroughs` makes them anew, and a
difference shows what a change did to those who use the library.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from proofs.bots import Bots
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.game.round import Round
from wildpile.game.view import view_of
from wildpile.notation.position import print_position
from wildpile.notation.record import Recorder
from wildpile.notation.record_text import print_record
from wildpile.rules import Ruleset

FOLDER = Path(__file__).parent
COMMAND = "python -m tests.playthroughs"
NAMES = ("Ann", "Bea", "Cem", "Dan")
LEVELS = ("hard", "easy", "normal")
TABLE = ("phase", "turn", "next", "direction", "top", "color", "under", "draw_pile", "discard_pile")
OWN = ("drawn", "pending", "demand", "accused_color", "shown", "can_call", "can_catch")


@dataclass(frozen=True, slots=True)
class Kind:
    """What one file plays. The seeds were chosen so that all files together show much."""

    edition: str
    preset: str
    players: int
    seed: int

    @property
    def path(self) -> Path:
        """The file."""
        return FOLDER / f"{self.edition}-{self.preset}.txt"


KINDS = (
    Kind("classic108", "official", 3, 61),
    Kind("classic108", "mobile", 4, 2),
    Kind("classic108", "party", 4, 2),
    Kind("classic108", "no_mercy_style", 4, 2),
    Kind("classic112", "official", 2, 12),
    Kind("classic112", "mobile", 4, 59),
    Kind("classic112", "party", 3, 61),
    Kind("classic112", "no_mercy_style", 4, 23),
    Kind("zelda", "official", 4, 17),
    Kind("zelda", "mobile", 4, 41),
    Kind("zelda", "party", 4, 62),
    Kind("zelda", "no_mercy_style", 4, 23),
)


def playthrough(kind: Kind) -> str:
    """Play the round of a kind; return its file's text."""
    return "\n".join(_lines(kind)) + "\n"


def _lines(kind: Kind) -> Iterator[str]:
    rules = Ruleset.preset(kind.preset, kind.edition)
    levels = [LEVELS[seat % len(LEVELS)] for seat in range(kind.players)]
    bots = (f"P{seat + 1} {level}" for seat, level in enumerate(levels))
    yield f"# {kind.edition}, {kind.preset}: {rules.text}"
    yield f"# {', '.join(bots)}; seed {kind.seed}. Made by: {COMMAND}"
    match = Match.new(rules, kind.players, seed=kind.seed)
    recorder = Recorder(
        rules,
        NAMES[: kind.players],
        generator="xoshiro256++",
        seed=str(kind.seed),
        bots=levels,
    )
    minds, number, round_ = Bots(levels, kind.seed), 0, match.round
    events = match.deal()
    recorder.deal(events)
    yield from ("", "deal", *_seen(events, round_))
    yield from ("", "position", f"  {print_position(round_)}")
    yield from ("", f"what P{round_.turn + 1} observes", f"  {_observed(round_)}", "")
    while not round_.is_over:
        for seat, action in minds.moves(round_):
            text, number = round_.text(seat, action), number + 1
            events = match.play(seat, action)
            recorder.act(seat, text, events)
            yield from (f"{number}. P{seat + 1}:{text}", *_seen(events, round_))
    yield from ("", "what a watcher sees at the end")
    yield from (f"  {key}: {_text(value)}" for key, value in view_of(round_, None).items())
    yield from ("", print_record(recorder.record(match.totals)).rstrip())


def _seen(events: list[Event], round_: Round) -> Iterator[str]:
    """Say what everybody is told of some events, how the table looks, and what each seat that may
    act sees.
    """
    public = (event.seen_by(None) for event in events)
    told = (event.to_json(gold=round_.rules.gold) for event in public if event is not None)
    yield f"  events: {' · '.join(map(_event, told))}"
    watched = view_of(round_, None)
    seats = map(_seat, watched["seats"])
    yield f"  table: {' · '.join([*seats, *(f'{key} {_text(watched[key])}' for key in TABLE)])}"
    for seat in range(round_.players):
        if round_.legal(seat):
            yield f"  P{seat + 1} sees: {_own(view_of(round_, seat))}"


def _event(data: dict[str, Any]) -> str:
    return " ".join([data.pop("type"), *(f"{key}={_text(value)}" for key, value in data.items())])


def _seat(seat: dict[str, Any]) -> str:
    marks = [mark for mark in ("exposed", "called", "left", "out") if seat[mark]]
    return " ".join([f"P{seat['seat'] + 1} {seat['cards']} {seat['last'] or ''}".strip(), *marks])


def _own(view: dict[str, Any]) -> str:
    """Say what a seat sees beyond the watchers: its hand, what it may do, and why not more."""
    parts = [f"hand {' '.join(view['hand'])}", f"legal {' '.join(view['legal'])}"]
    parts += [f"{key} {_text(view[key])}" for key in OWN if view[key]]
    for code in sorted(set(view["why"].values())):
        cards = [card for card, why in view["why"].items() if why == code]
        parts.append(f"{code.removeprefix('action/')} {' '.join(cards)}")
    return " · ".join(parts)


def _observed(round_: Round) -> str:
    """Print the OBS record of the seat to act: arrays as place:value where it is not 0."""
    obs = round_.observe(round_.turn)
    parts = []
    for name, value in zip(obs.dtype.names, obs.item(), strict=True):
        if isinstance(value, np.ndarray):
            value = " ".join(f"{place}:{value[place]}" for place in np.flatnonzero(value))
        parts.append(f"{name} {value}".strip())
    return " · ".join(parts)


def _text(value: Any) -> str:
    """Print a text as it is, anything else as JSON."""
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
