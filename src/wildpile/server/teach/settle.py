"""Settle: what people argue about, each with its answer, the switch that changes it, a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from wildpile.choices import SWITCHES
from wildpile.errors import LessonError
from wildpile.lessons.examples import Example
from wildpile.lessons.house import facts
from wildpile.lessons.questions import TOPICS, Question, question_of
from wildpile.rules import Ruleset
from wildpile.server.teach.page import EDITIONS, Page, rules_in
from wildpile.server.teach.scene import played, source_of
from wildpile.server.teach.voice import Voice

router = APIRouter(include_in_schema=False)

KEPT_QUESTIONS = 256


@router.get("/settle")
def settle_page(request: Request) -> Response:
    """List every question of an edition by its topic, with its answer."""
    rules = rules_in(request)
    page = Page.of(request, rules)
    topics = {
        topic: [_listed(page.voice, rules, one) for one in found if rules.edition in one.editions]
        for topic, found in TOPICS.items()
    }
    shown = {topic: found for topic, found in topics.items() if found}
    return page.html(
        "settle.html",
        title=page.voice.say("settle-title"),
        description=page.voice.say("settle-description"),
        script="settle",
        topics=shown,
        editions=EDITIONS,
        count=sum(len(found) for found in shown.values()),
        faq=faq([one for found in shown.values() for one in found]),
    )


@router.get("/settle/{key}")
def question_page(key: str, request: Request) -> Response:
    """Settle one question."""
    try:
        question = question_of(key)
    except LessonError:
        page = Page.of(request, rules_in(request))
        text = page.voice.error(LessonError("lessons/unknown_question", key))
        return page.html(
            "trouble.html", title=text, description=text, status=404, robots="noindex", text=text
        )
    rules = rules_in(request)
    if rules.edition not in question.editions:
        rules = Ruleset.default(question.editions[0])
    page = Page.of(request, rules)
    found = settled(page.voice.language, rules, key)
    return page.html(
        "question.html",
        title=found["q"],
        description=found["a"],
        script="settle",
        found=found,
        editions=[edition for edition in EDITIONS if edition in question.editions],
        faq=faq([found]),
    )


def _listed(voice: Voice, rules: Ruleset, question: Question) -> dict[str, Any]:
    """Return a question as the list has it."""
    return {
        "key": question.key,
        "q": voice.say(f"ask-{question.key}", "q"),
        "a": voice.say(f"ask-{question.key}", "a"),
        "say": voice.say(f"ask-{question.key}", "say"),
        "changed": bool(question.changed(rules)),
        "source": source_of(voice, question.rulings[0]),
    }


@lru_cache(maxsize=KEPT_QUESTIONS)
def settled(language: str, rules: Ruleset, key: str) -> dict[str, Any]:
    """Return all that is said of a question, for a table. Raises `LessonError` for no question."""
    voice, question = Voice(language, facts(rules)), question_of(key)
    changes = rules.changes()
    return {
        **_listed(voice, rules, question),
        "evidence": voice.say(f"evidence-{question.evidence}"),
        "sources": [source_of(voice, ruling) for ruling in question.rulings],
        "switches": [
            {"key": one, "text": voice.say_if(f"switch-{one}") or SWITCHES[one].says}
            for one in question.switches
        ],
        "here": [voice.switch(one, changes[one]) for one in question.changed(rules)],
        "limited": len(question.editions) < len(EDITIONS),
        "tries": [_try(voice, rules, one) for one in question.tries_in(rules.edition)],
    }


def _try(voice: Voice, rules: Ruleset, example: Example) -> dict[str, Any]:
    """Return a position: by official rules, by the house rule, and by this table's if different."""
    official = Ruleset.default(rules.edition)
    found: dict[str, Any] = {"official": played(voice, example, official), "house": None}
    if rules.changes():
        found["here"] = played(voice, example, rules)
    if example.house:
        house = example.house_rules(rules.edition)
        says = [voice.switch(key, value) for key, value in house.changes().items()]
        found["house"] = {"says": says, "play": played(voice, example, house)}
    return found


def faq(found: list[dict[str, Any]]) -> dict[str, Any]:
    """Return questions as search engines read them (schema.org)."""
    return {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        "mainEntity": [
            {
                "@type": "Question",
                "name": one["q"],
                "acceptedAnswer": {"@type": "Answer", "text": one["a"]},
            }
            for one in found
        ],
    }
