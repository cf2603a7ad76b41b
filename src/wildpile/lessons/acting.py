"""Acts in a position, one after another, as a page shows them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from wildpile.errors import IllegalAction, NotationError
from wildpile.game.actions import parse_action, parse_seat
from wildpile.game.events import Event
from wildpile.game.reasons import Reason
from wildpile.game.round import Round
from wildpile.game.view import view_of
from wildpile.kernel.layout import copy_record
from wildpile.notation.position import parse_position, print_position
from wildpile.rules import Ruleset

PARTNERS = 4
_ACT = re.compile(r"(P\d+):(\S+)", re.IGNORECASE)
_YELLOW_CARD = re.compile(r"\bY(?=[0-9SR]|\+2)")
_YELLOW_NAMED = re.compile(r"(?<=[/>,])y\b|(?<=demand )y\b|(?<=\d )y(?= (?:fair|bluff))")


@dataclass(frozen=True, slots=True)
class Step:
    """One act: what it did, or why it was refused (then nothing did), and the round after it."""

    act: str
    seat: int
    refused: Reason | None
    events: tuple[Event, ...]
    after: Round


def in_edition(text: str, edition: str) -> str:
    """Write a position or an act with yellow as the edition has it: the Zelda edition in gold.

    >>> in_edition("P1[Y9 W4] P2[Y+2]; top W/y; owed 4 P2 y bluff", "zelda")
    'P1[A9 W4] P2[A+2]; top W/a; owed 4 P2 a bluff'
    """
    if edition != "zelda":
        return text
    return _YELLOW_NAMED.sub("a", _YELLOW_CARD.sub("A", text))


def read(position: str, rules: Ruleset, seed: int = 0) -> Round:
    """Read a position; where it does not seat four, partners count for nothing in it.

    Raises as `parse_position` does.

    >>> read("P1[R2] P2[B7]; top R7", Ruleset.of("c108", teams=1)).rules.teams
    0
    """
    if rules.teams and position.partition(";")[0].count("[") != PARTNERS:
        rules = rules.replace(teams=0)
    return parse_position(position, rules, seed)


def walk(position: str, acts: Iterable[str], rules: Ruleset, seed: int = 0) -> list[Step]:
    """Do acts (`P1:R5`) from a position, as far as the first that is refused.

    Raises `NotationError` on what cannot be read.

    >>> steps = walk("P1[R2 W] P2[B7 Y9]; top R7", ["P1:R2!", "P2:Y9"], Ruleset.of("c108"))
    >>> [step.refused.code if step.refused else step.after.turn for step in steps]
    [1, 'action/no_match']
    """
    round_ = read(position, rules, seed)
    steps = []
    for act in acts:
        step = do(round_, act)
        steps.append(step)
        if step.refused is not None:
            break
        round_ = step.after
    return steps


def told(steps: Iterable[Step], seat: int | None) -> list[dict[str, Any]]:
    """Return steps as JSON, as a seat (`None`: a watcher) sees them.

    Each is `{act, seat, refused: {code, text, ruling} or null, events: [Event, …], view: View,
    position}`; Event and View are those of docs/wire.md, `position` is the text to go on from, all
    hands open.
    """
    return [
        {
            "act": step.act,
            "seat": step.seat,
            "refused": None if step.refused is None else asdict(step.refused),
            "events": [
                seen.to_json(gold=step.after.rules.gold)
                for seen in (event.seen_by(seat) for event in step.events)
                if seen is not None
            ],
            "view": view_of(step.after, seat),
            "position": print_position(step.after),
        }
        for step in steps
    ]


def do(round_: Round, act: str) -> Step:
    """Do one act in a copy of a round. Raises `NotationError` on what is none."""
    found = _ACT.fullmatch(act.strip())
    if found is None:
        raise NotationError("notation/bad_action", f"no act of a seat: {act!r} (as in P1:R5)")
    seat = parse_seat(found[1], round_.players)
    after = round_.copy()
    if found[2].lower() == "leave":
        return Step(act, seat, None, tuple(after.leave(seat)), after)
    try:
        action = parse_action(found[2], round_.rules, seat, round_.players)
    except IllegalAction as error:
        # What can never be done, such as a wild without a colour.
        return Step(act, seat, round_.reason(error.code), (), after)
    refused = round_.explain(seat, action)
    events = () if refused else tuple(after.push(seat, action))
    return Step(act, seat, refused, events, after)


def with_hand(round_: Round, seat: int, faces: Iterable[int], color: int | None = None) -> Round:
    """Return a copy in which a seat holds these faces, and another colour may be in force.

    For questions such as "would this card alone make it a bluff"; cards are not conserved.
    """
    state = copy_record(round_.state)
    state.hands[seat] = 0
    for face in faces:
        state.hands[seat, face] += 1
    held = [face for face, count in enumerate(state.hands[seat].tolist()) if count]
    state.hand_mask[seat] = sum(1 << face for face in held)
    state.hand_count[seat] = state.hands[seat].sum()
    if color is not None:
        state.color = color
    return Round(round_.rules, state)
