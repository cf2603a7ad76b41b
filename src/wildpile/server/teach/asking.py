"""Ask the engine: a table that somebody lays out, and of each card whether it may be played."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from wildpile.cards import deck, face_text
from wildpile.choices import DEAL, SWITCHES
from wildpile.errors import WildpileError
from wildpile.game.round import Round
from wildpile.game.view import view_of
from wildpile.lessons.acting import read
from wildpile.lessons.asking import Asked, ask_position
from wildpile.rules import Ruleset
from wildpile.server.teach.page import EDITIONS, Page, rules_in
from wildpile.server.teach.scene import card, scene, verdict
from wildpile.server.teach.voice import Voice

router = APIRouter(include_in_schema=False)

LONGEST = 1500
MOST_VALUES = 16
# Kinds of what does not go together (`kinds` of POST /api/rules), where a table is laid out.
CONFLICTS = (
    *("edition", "needs", "dearer_triforce", "single_target", "draw_pass_dtm"),
    *("draw_pass_force", "stack_challenge", "teams_elimination", "mercy_hand"),
)
NOT_OF_A_TURN = ("blocked", "scoring", "target", "teams")


@router.get("/ask")
def ask_page(request: Request) -> Response:
    """Answer for the position in the address (`?at=`), and let another be laid out."""
    rules = rules_in(request)
    page = Page.of(request, rules)
    at, seat = request.query_params.get("at", "")[:LONGEST], _seat(request)
    asked, laid, trouble, shown = None, None, "", None
    if at:
        try:
            asked = answer(page.voice, rules, ask_position(rules, at, seat))
            round_ = read(at, rules)
            laid, shown = layout_of(round_, seat), scene(page.voice, round_, seat)
        except WildpileError as error:
            asked, trouble = None, page.voice.error(error)
    return page.html(
        "ask.html",
        title=page.voice.say("engine-title"),
        description=page.voice.say("engine-description"),
        script="ask",
        status=400 if trouble else 200,
        asked=asked,
        shown=shown,
        trouble=trouble,
        editions=EDITIONS,
        faces=faces(page.voice, rules),
        given={"laid": laid, "asked": asked, "trouble": trouble},
        switches=_switches(page.voice, rules),
        conflicts=_conflicts(page.voice, rules),
    )


def _seat(request: Request) -> int:
    text = request.query_params.get("seat", "0")
    return int(text) if text.isdigit() and len(text) == 1 else 0


def faces(voice: Voice, rules: Ruleset) -> list[dict[str, str]]:
    """Return every face of an edition."""
    found = (face for face, copies in enumerate(deck(rules.edition)) if copies)
    return [card(voice, face_text(face, gold=rules.gold)) for face in found]


def answer(voice: Voice, rules: Ruleset, asked: Asked) -> dict[str, Any]:
    """Return the engine's answer in words: `{position, seat, cards, acts, fair, because}`."""
    fair = ""
    if asked.fair is not None and rules.wd4 != "free":
        fair = voice.say("engine-fair" if asked.fair else "engine-bluff")
    return {
        "position": asked.position,
        "seat": asked.seat,
        "cards": [verdict(voice, one) for one in asked.cards],
        "acts": [
            text
            for text in (voice.say_if(f"engine-act-{act}") for act in asked.acts)
            if text is not None
        ],
        "fair": fair,
        "because": [voice.face(face, label=True) for face in asked.because],
    }


def layout_of(round_: Round, seat: int) -> dict[str, Any]:
    """Return the layout that a position came from, as far as it can be laid out again."""
    view = view_of(round_, seat)
    is_mine = view["turn"] == seat
    owes = view["pending"] if is_mine else None
    is_wild = (view["top"] or "").startswith("W")
    return {
        "top": view["top"],
        "color": view["color"] if is_wild else None,
        "hand": view["hand"],
        "players": round_.players,
        "waits": not is_mine,
        "drawn": view["drawn"][0] if view["drawn"] else None,
        "owed": owes["cards"] if owes else 0,
        "laid_on": view["accused_color"] if owes and is_wild else None,
        "demand": is_mine and view["demand"] is not None,
        "empty": round_.draw_count == 0,
    }


def _conflicts(voice: Voice, rules: Ruleset) -> dict[str, str]:
    """Return what to say of each kind; the script puts in the mercy that is chosen."""
    return {
        kind: voice.say(f"conflict-{kind}", hand=rules.hand, mercy="{mercy}") for kind in CONFLICTS
    }


def _switches(voice: Voice, rules: Ruleset) -> list[dict[str, Any]]:
    """Return the switches that bear on a single turn, with their values in words."""
    default = Ruleset.default(rules.edition)
    return [
        {
            "key": switch.key,
            "text": voice.say_if(f"switch-{switch.key}") or switch.says,
            "value": getattr(rules, switch.key),
            "default": getattr(default, switch.key),
            "values": [
                {"value": value, "text": voice.switch(switch.key, value)}
                for value in switch.choices
            ],
        }
        for switch in SWITCHES.values()
        if rules.edition in switch.only
        and switch.key not in NOT_OF_A_TURN
        and switch.group != DEAL
        and len(switch.choices) <= MOST_VALUES
    ]
