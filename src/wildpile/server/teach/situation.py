"""What is going on in a position, in sentences: all that the cards on the table do not show."""

from __future__ import annotations

from wildpile.cards import (
    COLORED_FACES,
    DRAW_TWO,
    FACES,
    RANKS,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE,
    WILD_TRIFORCE,
    face_text,
)
from wildpile.game.round import Round
from wildpile.server.teach.telling import Teller
from wildpile.server.teach.voice import Voice


def situation(voice: Voice, round_: Round, seat: int) -> str:
    """Return what a seat must be told besides the cards: whose turn it is where it is another's,
    who deals, what was drawn, what is owed and on what colour, and that nothing is owed any more.
    """
    return voice.sentences(_sentences(voice, Teller(voice, round_.rules, seat), round_, seat))


def _sentences(voice: Voice, told: Teller, round_: Round, seat: int) -> list[str]:
    mover = told.who(round_.turn)
    if round_.phase == "over":
        return []
    if round_.phase == "open":
        return [voice.say("pages-deals", **told.who(round_.dealer))]
    if round_.phase == "color":
        card = "shuffled" if round_.top == WILD_SHUFFLE else "first"
        return [voice.say("pages-names", card=card, **mover)]
    if round_.phase == "triforce":
        return [voice.say("pages-answers", **mover)]
    if round_.phase == "answer":
        owed = voice.say("pages-owes", count=int(round_.state.pending), **mover)
        return [_laid_on(voice, told, round_), owed]
    turn = "" if round_.turn == seat else voice.say("log-turn", **mover)
    if round_.phase == "drawn":
        return [_drawn(voice, told, round_, seat)]
    return [turn, _jump(voice, round_, seat), _paid(voice, round_)]


def _laid_on(voice: Voice, told: Teller, round_: Round) -> str:
    """Return who laid a Wild Draw Four, and the colour before it, which a challenge asks for."""
    state = round_.state
    if not round_.owes_four or state.pending_by < 0:
        return ""
    color = told.color(int(state.accused_color))
    return voice.say("pages-laid-on", color=color, **told.who(int(state.pending_by)))


def _drawn(voice: Voice, told: Teller, round_: Round, seat: int) -> str:
    who = told.who(round_.turn)
    if round_.turn != seat:
        return voice.say("pages-drawn", cards="", **who)
    bits = int(round_.state.drawn)
    faces = [face for face in range(FACES) if bits >> face & 1]
    if not faces:
        return voice.say("pages-drawn-nothing")
    gold = round_.rules.gold
    names = [voice.face(face_text(face, gold=gold), label=True) for face in faces]
    return voice.say("pages-drawn", cards=voice.listed(names), **who)


def _jump(voice: Voice, round_: Round, seat: int) -> str:
    """Return that the top card may be jumped, where somebody waits who might."""
    waits = round_.rules.jump and round_.turn != seat and round_.state.jumpable
    return voice.say("pages-just-laid") if waits else ""


def _paid(voice: Voice, round_: Round) -> str:
    """Return that nothing is owed for the top card, where it is one that makes somebody draw."""
    top = round_.top
    if top is None or top not in _DRAWS:
        return ""
    return voice.say("pages-paid")


_TWOS = {face for face in range(COLORED_FACES) if face % RANKS == DRAW_TWO}
_DRAWS = {*_TWOS, WILD_DRAW_FOUR, WILD_TRIFORCE}
