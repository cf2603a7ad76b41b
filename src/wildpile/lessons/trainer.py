"""The trainer's positions, chosen by hand and graded 1 to 5, in the classic and the Zelda edition.

What is right is nowhere written down: the engine says (tasks.py). The levels: 1 one thing to see,
2 a trap or a rule that is easily missed, 3 two rules at once, 4 a rule few know or several acts,
5 many cards, a house rule or counting. `teaches` is the key of the message `teach-<teaches>`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from wildpile.errors import LessonError, WildpileError
from wildpile.lessons.tasks import Task, solve
from wildpile.lessons.trainer_classic import CLASSIC
from wildpile.lessons.trainer_zelda import ZELDA
from wildpile.rules import Ruleset, parse_rules


def _tasks(edition: str, lines: str) -> list[Task]:
    """Read `key | level | kind | rules | position | seat | acts | teaches`, one task a line."""
    tasks = []
    for line in filter(None, map(str.strip, lines.replace("\\\n", " ").splitlines())):
        fields = (" ".join(field.split()) for field in line.split("|"))
        key, level, kind, rules, position, seat, acts, teaches = fields
        tasks.append(
            Task(
                key=key,
                kind=kind,
                rules=parse_rules(edition, rules),
                position=position,
                seat=int(seat.removeprefix("P")) - 1,
                acts=() if acts == "-" else tuple(acts.split()),
                level=int(level),
                teaches=teaches,
            )
        )
    return tasks


TASKS: tuple[Task, ...] = (*_tasks("classic108", CLASSIC), *_tasks("zelda", ZELDA))
_BY_KEY = {task.key: task for task in TASKS}


def chosen(
    edition: str | None = None, kind: str | None = None, level: int | None = None
) -> list[Task]:
    """Return the positions of an edition, a kind, a level, each where it is given.

    `classic112` has those of `classic108`.

    >>> {task.kind for task in chosen("zelda", level=1)} >= {"play", "four", "triforce"}
    True
    """
    deck = "classic108" if edition == "classic112" else edition
    return [
        task
        for task in TASKS
        if deck in (None, task.rules.edition)
        and kind in (None, task.kind)
        and level in (None, task.level)
    ]


@lru_cache(maxsize=64)
def chosen_under(rules: Ruleset) -> tuple[Task, ...]:
    """Return the positions of an edition as a table's rules judge them.

    Official positions are judged anew; those that then ask nothing, or nothing that the cards
    decide, are left out, and so are positions of house rules that the table does not play.

    >>> len(chosen_under(Ruleset.of("zelda"))) > 30
    True
    """
    found = []
    for task in chosen(rules.edition):
        changes = task.rules.changes()
        if any(getattr(rules, key) != value for key, value in changes.items()):
            continue
        retold = replace(task, rules=rules)
        try:
            if not solve(retold).is_open:
                found.append(retold)
        except WildpileError:
            continue
    return tuple(found)


def task_of(key: str) -> Task:
    """Return the position with a key. Raises `LessonError` (`lessons/unknown_task`)."""
    if key not in _BY_KEY:
        raise LessonError("lessons/unknown_task", f"no position with the key {key!r}")
    return _BY_KEY[key]
