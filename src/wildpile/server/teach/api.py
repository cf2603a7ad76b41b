"""The JSON of the pages that teach, `/api/lessons/…`: pure functions of address and body."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from wildpile.errors import LessonError, WildpileError
from wildpile.lessons.acting import do, read
from wildpile.lessons.asking import Layout, ask, ask_position
from wildpile.lessons.making import make
from wildpile.lessons.tasks import Task, judge, solve
from wildpile.lessons.trainer import chosen_under
from wildpile.lessons.trying import try_tasks
from wildpile.rulescode import rules_of
from wildpile.server.answers import problems as described
from wildpile.server.problems import problem_of
from wildpile.server.teach import asking, posing
from wildpile.server.teach.page import voice_of
from wildpile.server.teach.scene import step
from wildpile.server.teach.settle import settled
from wildpile.server.teach.voice import Voice, language_of


class Told(APIRoute):
    """A route whose errors say in the page's language what is wrong, as `said`."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Answer, and tell our errors."""
        answer = super().get_route_handler()

        async def told(request: Request) -> Response:
            try:
                return await answer(request)
            except WildpileError as error:
                return problem_of(error, said=Voice(language_of(request)).error(error))

        return told


router = APIRouter(prefix="/api/lessons", route_class=Told)

LONGEST = 4000
MOST_SEED = 2**31 - 1
Code = Annotated[str, Field(min_length=3, max_length=60)]
Card = Annotated[str, Field(min_length=1, max_length=3)]
Color = Annotated[str, Field(min_length=1, max_length=1)]
Rules = Annotated[str, Query(min_length=3, max_length=60)]
Errors = described(400, 403, 404, 422)


class Body(BaseModel):
    """A body takes nothing that it does not know."""

    model_config = ConfigDict(extra="forbid")


class ActIn(Body):
    """An act (`P1:R5`) in a position, as a seat would see it."""

    rules: Code
    position: str = Field(min_length=1, max_length=LONGEST)
    seat: int = Field(default=0, ge=0, le=9)
    act: str = Field(min_length=1, max_length=40)


class LayoutIn(Body):
    """What somebody lays out; see `lessons.asking.Layout`."""

    top: Card
    hand: list[Card] = Field(max_length=40)
    color: Color | None = None
    players: int = Field(default=3, ge=2, le=10)
    waits: bool = False
    drawn: Card | None = None
    owed: int = Field(default=0, ge=0, le=200)
    laid_on: Color | None = None
    demand: bool = False
    empty: bool = False


class AskIn(Body):
    """A layout, or a position as text."""

    rules: Code
    layout: LayoutIn | None = None
    position: str | None = Field(default=None, min_length=1, max_length=LONGEST)
    seat: int = Field(default=0, ge=0, le=9)


class Made(Body):
    """Which endless task."""

    kind: str = Field(max_length=20)
    level: int = Field(ge=1, le=5)
    seed: int = Field(ge=0, le=MOST_SEED)


class JudgeIn(Body):
    """An answer to a task: of the key, or of the made one."""

    rules: Code
    key: str | None = Field(default=None, max_length=60)
    made: Made | None = None
    given: list[Card] | StrictBool | StrictInt | None


@router.post("/act", responses=Errors)
def act(body: ActIn, request: Request) -> dict[str, Any]:
    """Do an act in a position, and tell what it did or why it was refused."""
    rules = rules_of(body.rules)
    round_ = read(body.position, rules)
    if body.seat >= round_.players:
        raise LessonError("lessons/bad_seat", f"no seat {body.seat} among {round_.players}")
    return step(voice_of(request, rules), do(round_, body.act), body.seat)


@router.post("/ask", responses=Errors)
def ask_engine(body: AskIn, request: Request) -> dict[str, Any]:
    """Say of each card of a hand whether it may be played, and why."""
    rules = rules_of(body.rules)
    if body.layout is not None:
        fields = body.layout.model_dump()
        found = ask(rules, Layout(**{**fields, "hand": tuple(fields["hand"])}))
    elif body.position is not None:
        found = ask_position(rules, body.position, body.seat)
    else:
        raise LessonError("lessons/empty_hand", "a layout or a position is needed")
    return asking.answer(voice_of(request, rules), rules, found)


@router.get("/tasks", responses=Errors)
def tasks(rules: Rules) -> list[dict[str, Any]]:
    """List the positions chosen by hand, as a table's rules have them."""
    return [
        {"key": task.key, "kind": task.kind, "level": task.level}
        for task in (*chosen_under(rules_of(rules)), *try_tasks(rules_of(rules)))
    ]


@router.get("/tasks/{key}", responses=Errors)
def task(key: str, rules: Rules, request: Request) -> dict[str, Any]:
    """Show a position, without its answer."""
    found = _task(rules, key)
    return posing.posed(voice_of(request, found.rules), found)


@router.get("/made", responses=Errors)
def made(
    kind: str,
    level: Annotated[int, Query(ge=1, le=5)],
    seed: Annotated[int, Query(ge=0, le=MOST_SEED)],
    rules: Rules,
    request: Request,
) -> dict[str, Any]:
    """Make a position, the same for the same seed, and show it without its answer."""
    found = _made(rules, kind, level, seed)
    return posing.posed(voice_of(request, found.rules), found)


@router.post("/judge", responses=Errors)
def judge_answer(body: JudgeIn, request: Request) -> dict[str, Any]:
    """Judge an answer, and say what is right and why."""
    if body.made is not None:
        found = _made(body.rules, body.made.kind, body.made.level, body.made.seed)
    elif body.key is not None:
        found = _task(body.rules, body.key)
    else:
        raise LessonError("lessons/unknown_task", "a key or a made task is needed")
    return posing.judged(voice_of(request, found.rules), found, judge(found, body.given))


@router.post("/solve", responses=Errors)
def solve_task(body: JudgeIn, request: Request) -> dict[str, Any]:
    """Give up: say what is right; `given` does not matter."""
    made = body.made
    found = (
        _made(body.rules, made.kind, made.level, made.seed)
        if made is not None
        else _task(body.rules, body.key or "")
    )
    return posing.judged(voice_of(request, found.rules), found, solve(found))


@router.get("/questions/{key}", responses=Errors)
def question(key: str, rules: Rules, request: Request) -> dict[str, Any]:
    """Settle a question, for a table."""
    table = rules_of(rules)
    return settled(voice_of(request, table).language, table, key)


def _task(code: str, key: str) -> Task:
    rules = rules_of(code)
    for found in (*chosen_under(rules), *try_tasks(rules)):
        if found.key == key:
            return found
    raise LessonError("lessons/unknown_task", f"by these rules no position has the key {key!r}")


@lru_cache(maxsize=256)
def _made(code: str, kind: str, level: int, seed: int) -> Task:
    return make(kind, level, rules_of(code), seed)
