"""Positions as text: `P1[R2 W4] P2[B7]; top R7; turn P2`. The grammar is in docs/notation.md."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wildpile.cards import FACES, color_text, face_text, hand_faces, hand_text
from wildpile.game.round import Round
from wildpile.kernel.layout import (
    ANSWER,
    COLOR,
    DRAWN,
    OVER,
    OWES_FOUR,
    OWES_TWO,
    TRIFORCE,
    copy_record,
)
from wildpile.notation.reader import NAMINGS, SHOWN_VERDICTS, VERDICTS, Reader
from wildpile.rules import Ruleset

GENERATOR = ("rng", "rng_block", "rng_counter", "rng_used", "generator")
"""The fields of STATE that a position does not hold."""


def parse_position(text: str, rules: Ruleset, seed: int = 0) -> Round:
    """Read a position as a round whose generator is seeded with `seed`.

    Raises `NotationError` (`notation/bad_position`, `…/bad_card`, `…/bad_color`, `…/bad_seat`).

    >>> parse_position("P1[R2 W4] P2[B7]; top R7; turn P2", Ruleset.of("c108")).turn
    1
    """
    return Reader(text, rules).read(seed)


def print_position(round_: Round) -> str:
    """Print a round, all but its generator, as `parse_position` reads it.

    >>> print_position(parse_position("P1[R2] P2[B7]; top W/g; draw -", Ruleset.of("c108")))
    'P1[R2] P2[B7]; top W/g; draw -; dir +; turn P1'
    """
    return "; ".join(_clauses(round_))


def living_state(round_: Round) -> bytes:
    """Return the bytes of all that a position holds: equal bytes, equal positions.

    Left out are the generator, and what the kernel leaves lying and never reads again: cards
    behind the end of a pile, and fields of phases that have passed.
    """
    return _living(round_.state)


def _clauses(round_: Round) -> Iterable[str]:
    state, gold = round_.state, round_.rules.gold
    seats = range(round_.players)
    hands = (hand_text(round_.hand(seat), gold=gold) for seat in seats)
    yield " ".join(f"P{seat + 1}[{hand}]" for seat, hand in enumerate(hands))
    if round_.top is not None:
        yield f"top {round_.top_text()}"
    beneath = round_.discards if round_.top is None else round_.discards[:-1]
    if beneath:
        yield f"disc {hand_text(beneath, gold=gold)}"
    yield f"draw {hand_text(round_.draw_pile, gold=gold) or '-'}"
    yield f"dir {'+' if round_.direction > 0 else '-'}"
    yield f"turn P{round_.turn + 1}"
    if round_.dealer:
        yield f"dealer P{round_.dealer + 1}"
    yield from _phase_clauses(round_)
    gone = ~int(state.present)
    out = ~int(state.seated) & ~gone
    for name, bits in (
        ("called", state.called),
        ("exposed", state.exposed),
        ("miscalled", state.false_calls),
        ("miscaught", state.false_catches),
        ("left", gone),
        ("out", out),
        ("eliminated", state.eliminated),
    ):
        named = [f"P{seat + 1}" for seat in seats if int(bits) >> seat & 1]
        if named:
            yield f"{name} {' '.join(named)}"
    if state.declared:
        yield "declared"
    if state.jumpable:
        yield "jumpable"
    if state.shown_to >= 0:
        hand = hand_text(hand_faces(state.shown.tolist()), gold=gold)
        verdict = SHOWN_VERDICTS[state.shown_guilty]
        yield f"shown P{state.shown_to + 1} P{state.shown_seat + 1} {verdict} [{hand}]"
    for name, values in (("tot", state.totals), ("gained", state.gained)):
        if values[: round_.players].any():
            yield f"{name} {' '.join(f'P{seat + 1}={values[seat]}' for seat in seats)}"
    played = [seat for seat in seats if state.last[seat] >= 0]
    if played:
        faces = (face_text(int(state.last[seat]), gold=gold) for seat in played)
        pairs = zip(played, faces, strict=True)
        yield f"last {' '.join(f'P{seat + 1}={face}' for seat, face in pairs)}"
    for name, value, usual in (
        ("passes", state.passes, 0),
        ("decisions", state.decisions, 0),
        ("turns", state.turns, 1),
        ("round", state.round_number, 1),
    ):
        if value != usual:
            yield f"{name} {value}"


def _phase_clauses(round_: Round) -> Iterable[str]:
    state, gold = round_.state, round_.rules.gold
    by = _seat_or_dash(state.pending_by)
    if state.phase == DRAWN:
        faces = [face for face in range(FACES) if int(state.drawn) >> face & 1]
        yield f"drawn {hand_text(faces, gold=gold) or '-'}{' on' * bool(state.draw_on)}"
    elif state.phase == ANSWER:
        if state.pending_kind == OWES_TWO:
            yield f"owed {state.pending} {by}{' bounced' * bool(state.skip_bounced)}"
        else:
            color = color_text(int(state.accused_color), gold=gold)
            closed = " closed" * bool(state.pending_by >= 0 and not state.challengeable)
            yield f"owed {state.pending} {by} {color} {VERDICTS[state.bluff]}{closed}"
    elif state.phase == TRIFORCE:
        yield f"demand {color_text(int(state.demand), gold=gold)} {state.pending} {by}"
    elif state.phase == COLOR:
        yield f"naming {NAMINGS[state.naming_passes]}"
    elif state.phase == OVER:
        blocked = " blocked" if state.blocked else ""
        yield f"over {_seat_or_dash(state.winner)} {state.points}{blocked}"
    if state.match_over:
        yield f"match {_seat_or_dash(state.match_winner)}"


def _seat_or_dash(seat: Any) -> str:
    return f"P{seat + 1}" if seat >= 0 else "-"


def _living(state: Any) -> bytes:
    fresh = copy_record(state)
    fresh.draw_pile[fresh.draw_count :] = 0
    fresh.discard_pile[fresh.discard_count :] = 0
    dead = list(GENERATOR)
    if fresh.phase != DRAWN:
        dead += ["drawn", "draw_on"]
    if fresh.phase == ANSWER and fresh.pending_kind != OWES_FOUR:
        dead += ["bluff", "accused_color", "challengeable"]
    if fresh.phase not in (ANSWER, TRIFORCE):
        dead += ["pending", "pending_by", "challengeable"]
    if fresh.phase != ANSWER:
        dead += ["bluff", "accused_color", "pending_kind", "skip_bounced"]
    if fresh.phase != TRIFORCE:
        dead.append("demand")
    if fresh.phase != COLOR:
        dead.append("naming_passes")
    if fresh.phase == OVER:
        dead.append("seated_count")
    if fresh.shown_to < 0:
        dead += ["shown_seat", "shown_guilty", "shown"]
    for name in dead:
        fresh[name] = 0
    return b"".join(fresh[name].tobytes() for name in fresh.dtype.names)
