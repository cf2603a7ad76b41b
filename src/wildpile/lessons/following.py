"""Who moves after some acts, and by which ruling."""

from __future__ import annotations

from wildpile.cards import (
    COLORED_FACES,
    DRAW_TWO,
    RANKS,
    REVERSE,
    SKIP,
    WILD_CUSTOM,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE,
    WILD_TRIFORCE,
)
from wildpile.game.reasons import Reason
from wildpile.game.round import Round
from wildpile.lessons.acting import Step
from wildpile.lessons.reasons import lesson

_WILDS = {WILD_DRAW_FOUR: "2.6", WILD_TRIFORCE: "2.7", WILD_SHUFFLE: "2.8", WILD_CUSTOM: "2.9"}
_WORDS = {"challenge": "2.6", "pass": "2.12", "leave": "2.13", "open": "2.2", "colour": "2.2"}
_TWO = 2


def next_seat(steps: list[Step]) -> int | None:
    """Return who moves after the steps, `None` where the round is over."""
    after = steps[-1].after
    return None if after.is_over else after.turn


def next_reason(start: Round, steps: list[Step]) -> Reason:
    """Return why: what the last act did to the turn."""
    last = steps[-1]
    before = steps[-2].after if len(steps) > 1 else start
    ruling = _ruling(before, last)
    happened = {event.type for event in last.events}
    if last.after.is_over:
        return lesson("next_over", "2.11")
    if last.after.phase in ("answer", "triforce"):
        return lesson("next_answers", ruling)
    if (
        last.seat == last.after.turn
        and _seated(last.after) == _TWO
        and ("skipped" in happened or "reversed" in happened)
    ):
        return lesson("next_two", "2.4")
    if last.seat == last.after.turn and last.act.rpartition(":")[2] != "open":
        return lesson("next_same", ruling)
    if "reversed" in happened:
        return lesson("next_turned", ruling)
    if "skipped" in happened:
        return lesson("next_skipped", ruling)
    return lesson("next_order", ruling)


def _seated(round_: Round) -> int:
    return sum(not round_.has_left(seat) for seat in range(round_.players))


def _ruling(before: Round, step: Step) -> str:
    """Return the ruling that says what an act does."""
    word = step.act.partition(":")[2]
    for begin, ruling in _WORDS.items():
        if word.lower().startswith(begin):
            return ruling
    if word.lower() == "take":
        return "2.7" if before.phase == "triforce" else "2.6"
    if word.lower().startswith("jump"):
        return "jump"
    face = next((event.face for event in step.events if event.type == "played"), None)
    if face is None:
        return "2.3"
    if face >= COLORED_FACES:
        return _WILDS.get(face, "2.5")
    if before.phase == "answer":
        return "stack" if face % RANKS == DRAW_TWO else "skip_bounce"
    if before.phase == "triforce":
        return "2.7"
    rank = face % RANKS
    if before.rules.seven0 and rank in (0, 7):
        return "seven0"
    return "2.4" if rank in (SKIP, REVERSE, DRAW_TWO) else "2.3"
