"""Learn: one page an edition, in three minutes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from wildpile.lessons.acting import read
from wildpile.lessons.examples import SHOWN_BEFORE
from wildpile.lessons.house import facts
from wildpile.lessons.learning import Section, learn
from wildpile.lessons.questions import question_of
from wildpile.lessons.tasks import Task, solve
from wildpile.rules import Ruleset
from wildpile.server.teach.page import EDITIONS, Page, rules_in
from wildpile.server.teach.scene import played, scene, source_of, verdict
from wildpile.server.teach.voice import Voice

router = APIRouter(include_in_schema=False)

KEPT_PAGES = 32  # of tables and languages


@router.get("/learn")
async def choose(request: Request) -> Response:
    """Go to the edition of the rules code, else to the classic one."""
    rules = rules_in(request)
    return RedirectResponse(Page.of(request, rules).link(f"/learn/{rules.edition}"), 307)


@router.get("/learn/{edition}")
def learn_page(edition: str, request: Request) -> Response:
    """Teach an edition, or the table of the rules code."""
    rules = rules_in(request, edition)
    page = Page.of(request, rules)
    if edition != rules.edition:
        return RedirectResponse(page.link(f"/learn/{rules.edition}"), 307)
    sections, tasks = _content(rules, page.voice.language)
    return page.html(
        "learn.html",
        title=page.voice.say("learn-title"),
        description=page.voice.say("learn-description"),
        script="learn",
        sections=sections,
        tasks=tasks,
        editions=EDITIONS,
    )


@lru_cache(maxsize=KEPT_PAGES)
def _content(rules: Ruleset, language: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the sections by their keys, and the turns to try: a hundred positions to play."""
    voice = Voice(language, facts(rules))
    found = learn(rules)
    tasks = [_task(voice, task) for section in found for task in section.tasks]
    return {section.key: _section(voice, rules, section) for section in found}, tasks


def _section(voice: Voice, rules: Ruleset, section: Section) -> dict[str, Any]:
    """Return a section with its examples done, and what is not official in it in words."""
    changes = rules.changes()
    return {
        "key": section.key,
        "texts": section.texts,
        "examples": {one.key: played(voice, one, rules) for one in section.examples},
        "cards": [
            {
                "key": entry.key,
                "face": entry.face,
                "points": entry.points,
                "examples": {one.key: played(voice, one, rules) for one in entry.examples},
            }
            for entry in section.cards
        ],
        "rows": [
            {
                "key": row.key,
                "question": row.question,
                "followed": row.followed(rules),
                "example": played(voice, row.example, rules),
            }
            for row in section.rows
        ],
        "worths": section.worths,
        "questions": [_answer(voice, key) for key in section.questions],
        "shown": SHOWN_BEFORE,
        "marks": [voice.switch(key, changes[key]) for key in section.marks],
    }


def _answer(voice: Voice, key: str) -> dict[str, Any]:
    question = question_of(key)
    return {"key": key, "source": source_of(voice, question.rulings[0])}


def _task(voice: Voice, task: Task) -> dict[str, Any]:
    """Return a turn to try with its answer, which without scripts is folded beneath it."""
    found = solve(task)
    return {
        "key": task.key,
        "text": voice.say(f"learn-{task.key}"),
        "scene": scene(voice, read(task.position, task.rules), task.seat),
        "cards": [verdict(voice, card) for card in found.cards],
        "why": voice.reason(found.code),
        "source": source_of(voice, found.ruling),
        "teaches": voice.say(f"teach-{task.teaches}"),
    }
