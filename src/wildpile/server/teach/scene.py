"""Positions as a page shows them: what lies there, which cards fit and why, and what acts do."""

from __future__ import annotations

from typing import Any

from wildpile.cards import COLORED_FACES, color_text, face_text
from wildpile.choices import SWITCHES
from wildpile.errors import LessonError
from wildpile.game.reasons import Reason
from wildpile.game.round import Round
from wildpile.lessons import sources
from wildpile.lessons.acting import Step, read
from wildpile.lessons.examples import Example
from wildpile.lessons.fitting import Card, cards_of
from wildpile.notation.position import print_position
from wildpile.rules import Ruleset
from wildpile.rulescode import rules_code
from wildpile.server.teach.drawings import color_class
from wildpile.server.teach.situation import situation
from wildpile.server.teach.telling import Teller, name_of
from wildpile.server.teach.voice import COLORS, Voice, capital

ASKED = ("play", "drawn", "answer", "triforce")
"""Phases in which a card is asked for."""


def source_of(voice: Voice, ruling: str) -> dict[str, str]:
    """Return what to call a ruling, and where it stands: a switch has a row of its own there."""
    anchor = f"switch-{ruling}" if ruling in SWITCHES else sources.source(ruling).anchor
    return {"text": voice.source(ruling), "href": f"/rules#{anchor}"}


def scene(voice: Voice, round_: Round, seat: int) -> dict[str, Any]:
    """Return a position as a seat sees it, with the names of all that lies there.

    `{top, color, named, hand, others: [{name, cards, count}], says, open: [{name, hand}], mine,
    acts: [{act, label}], direction}`; a card is `{face, name, css}`, a colour `{code, name, css}`.
    `says` is what the cards do not show (`situation`), `open` the other hands once a round is over.
    """
    gold = round_.rules.gold
    top, color = round_.top, round_.color
    code = None if color is None else color_text(color, gold=gold)
    return {
        "top": None if top is None else card(voice, face_text(top, gold=gold)),
        "color": code and {"code": code, "name": voice.color(code), "css": f"c-{COLORS[code]}"},
        "named": top is not None and top >= COLORED_FACES and code is not None,
        "hand": [card(voice, face_text(face, gold=gold)) for face in round_.hand(seat)],
        "others": [
            {
                "name": name_of(other),
                "cards": round_.counts[other],
                "count": voice.say("card-count", count=round_.counts[other]),
            }
            for other in _from_left(round_, seat)
        ],
        "says": situation(voice, round_, seat),
        "open": opened(voice, round_, seat, own=False) if round_.is_over else [],
        "mine": round_.turn == seat and round_.phase in ASKED,
        "acts": _acts(voice, round_, seat),
        "direction": voice.say("direction", direction="back" if round_.direction < 0 else "forth"),
    }


def opened(voice: Voice, round_: Round, seat: int, *, own: bool = True) -> list[dict[str, Any]]:
    """Return the hands that still hold cards, face up: `[{name, hand}]`, the own one first."""
    gold, told = round_.rules.gold, teller(voice, round_, seat)
    return [
        {
            "name": told.name(one),
            "hand": [card(voice, face_text(face, gold=gold)) for face in round_.hand(one)],
        }
        for one in [*[seat] * own, *_from_left(round_, seat)]
        if round_.hand(one)
    ]


def _from_left(round_: Round, seat: int) -> list[int]:
    """Return the other seats, from the left of one on."""
    return [(seat + place) % round_.players for place in range(1, round_.players)]


# What may be done besides playing a card, in the order of the buttons.
_ACTS = ("draw", "keep", "take", "challenge", "pass", "uno")


def _acts(voice: Voice, round_: Round, seat: int) -> list[dict[str, str]]:
    """Return what a seat may do besides playing a card, with words for it."""
    may = {round_.text(seat, action) for action in round_.legal(seat) if not action.is_play}
    return [
        {"act": act, "label": capital(voice.say(f"engine-act-{act}"))}
        for act in _ACTS
        if act in may
    ]


def colors(voice: Voice, rules: Ruleset) -> list[dict[str, str]]:
    """Return the four colours of an edition."""
    codes = "ragb" if rules.gold else "rygb"
    return [{"code": one, "name": voice.color(one), "css": f"c-{COLORS[one]}"} for one in codes]


def card(voice: Voice, face: str) -> dict[str, str]:
    """Return a face with its name and the class that gives it its colours."""
    return {"face": face, "name": voice.face(face, label=True), "css": color_class(face)}


def teller(voice: Voice, round_: Round, seat: int) -> Teller:
    """Return who tells what happens in a round to a seat."""
    return Teller(voice, round_.rules, seat)


def verdict(voice: Voice, found: Card) -> dict[str, Any]:
    """Return what the engine says of a card: `{face, name, css, may, bluff, why, source}`."""
    return {
        **card(voice, found.face),
        "may": found.may,
        "bluff": found.may and not found.counts,
        "why": voice.reason(found.code),
        "source": source_of(voice, found.ruling),
    }


def verdicts(voice: Voice, round_: Round, seat: int) -> list[dict[str, Any]]:
    """Return what the engine says of every card of a hand, where that seat is to play one."""
    if round_.turn != seat or round_.phase not in ASKED:
        return []
    return [verdict(voice, found) for found in cards_of(round_, seat)]


def step(voice: Voice, done: Step, seat: int) -> dict[str, Any]:
    """Return what an act did: `{act, say, refused: {why, source} or null, scene, position}`."""
    after = done.after
    said = teller(voice, after, seat).tell(done.events)
    refused = None if done.refused is None else refusal(voice, done.refused)
    return {
        "act": done.act,
        "say": said,
        "refused": refused,
        "scene": scene(voice, after, seat),
        "position": print_position(after),
    }


def refusal(voice: Voice, reason: Reason) -> dict[str, Any]:
    """Return why an act was refused, and by which ruling."""
    # What the rules of a table have no move for is, on these pages, another table's house rule.
    unknown = reason.code == "action/unknown"
    why = voice.say("pages-not-here") if unknown else voice.reason(reason.code)
    found: dict[str, Any] = {"why": why, "source": None}
    try:
        found["source"] = source_of(voice, reason.ruling)
    except LessonError:  # a refusal without a ruling
        return found
    return found


def played(voice: Voice, example: Example, rules: Ruleset) -> dict[str, Any]:
    """Return an example with what its acts do: the position, its cards, a step for each act.

    `{scene, cards, steps, live}`; `live` is what an act there is asked with.
    """
    position = example.position_in(rules.edition)
    steps = example.play(rules)
    start = read(position, rules)
    own = steps and steps[0].seat == example.seat
    return {
        "scene": scene(voice, start, example.seat),
        "cards": verdicts(voice, start, example.seat) if own else [],
        "steps": [step(voice, done, example.seat) for done in steps],
        "live": {
            "rules": rules_code(rules),
            "position": print_position(start),
            "seat": example.seat,
        },
    }
