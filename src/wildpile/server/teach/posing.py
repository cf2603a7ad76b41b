"""A task as it is put to somebody, and its answer once it is given."""

from __future__ import annotations

from typing import Any

from wildpile.cards import face_text
from wildpile.game.round import Round
from wildpile.lessons.acting import walk
from wildpile.lessons.tasks import Answer, Task
from wildpile.rulescode import rules_code
from wildpile.server.teach.scene import card, opened, scene, source_of, teller, verdict
from wildpile.server.teach.voice import Voice


def posed(voice: Voice, task: Task) -> dict[str, Any]:
    """Return a task without its answer.

    `{key, kind, level, rules, ask, scene, acts, open, discards, seats}`: `acts` says what players
    do before the question, `open` the hands face up, `discards` what lies under the top card,
    `seats` who may move (`next`). Whatever the answer needs is in it.
    """
    start = task.start()
    shown = scene(voice, start, task.seat)
    asked = "round" if task.kind == "points" and task.acts else task.kind
    return {
        "key": task.key,
        "kind": task.kind,
        "level": task.level,
        "rules": rules_code(task.rules),
        "ask": voice.say(f"train-ask-{asked}"),
        # What may be done would say much of the answer.
        "scene": {**shown, "acts": []},
        "acts": _acts(voice, task),
        "open": _open(voice, task),
        "discards": _discards(voice, start) if task.kind == "challenge" else [],
        "seats": _seats(voice, task, start) if task.kind == "next" else [],
    }


def judged(voice: Voice, task: Task, answer: Answer) -> dict[str, Any]:
    """Return the judgment in words.

    `{right, expected, said, why, source, cards, because, chance, teaches}`: `said` is the right
    answer as a sentence.
    """
    return {
        "right": answer.right,
        "expected": answer.expected,
        "said": _said(voice, task, answer),
        "why": voice.reason(answer.code),
        "source": source_of(voice, answer.ruling),
        "cards": [verdict(voice, one) for one in answer.cards],
        "because": [voice.face(face, label=True) for face in answer.because],
        "chance": None
        if answer.chance is None
        else voice.say("train-chance", percent=round(100 * answer.chance)),
        "teaches": voice.say_if(f"teach-{task.teaches}") or "",
    }


def _said(voice: Voice, task: Task, answer: Answer) -> str:
    expected = answer.expected
    if task.kind == "points":
        return voice.say("train-expected-points", points=expected)
    if task.kind == "next":
        if expected is None:
            return voice.say("train-nobody")
        assert isinstance(expected, int)
        return teller(voice, task.start(), task.seat).name(expected)
    if isinstance(expected, bool):
        return voice.say("train-yes" if expected else "train-no")
    if isinstance(expected, list):
        names = [voice.face(face, label=True) for face in expected]
        return voice.listed(names) if names else voice.say("train-none")
    return ""


def _acts(voice: Voice, task: Task) -> list[str]:
    """Return what players do, without what comes of it: that is asked."""
    told = teller(voice, task.start(), task.seat)
    steps = walk(task.position, task.acts, task.rules)
    return [text for text in (told.told_acts(step.events) for step in steps) if text]


def _open(voice: Voice, task: Task) -> list[dict[str, Any]]:
    """Return the hands that lie face up where the points of a round are asked."""
    if task.kind != "points" or not task.acts:
        return []
    return opened(voice, task.end(), task.seat)


def _discards(voice: Voice, round_: Round) -> list[dict[str, str]]:
    """Return what has been laid under the top card, which everybody has seen."""
    faces = sorted(round_.discards)
    top = round_.top
    if top is not None and top in faces:
        faces.remove(top)
    return [card(voice, face_text(face, gold=round_.rules.gold)) for face in faces]


def _seats(voice: Voice, task: Task, round_: Round) -> list[dict[str, Any]]:
    """Return who may be named as the next to move; nobody is among them."""
    told = teller(voice, round_, task.seat)
    found: list[dict[str, Any]] = [
        {"seat": seat, "name": told.name(seat)} for seat in range(round_.players)
    ]
    return [*found, {"seat": None, "name": voice.say("train-nobody")}]
