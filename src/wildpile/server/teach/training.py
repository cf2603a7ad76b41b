"""Train: graded positions, chosen by hand or made without end; the progress stays on the device."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from wildpile.lessons.tasks import KINDS, LEVELS
from wildpile.lessons.trainer import chosen_under
from wildpile.server.teach.asking import faces
from wildpile.server.teach.page import EDITIONS, Page, rules_in

router = APIRouter(include_in_schema=False)


@router.get("/train")
def train_page(request: Request) -> Response:
    """Offer positions by kind and level; the script puts them, one by one."""
    rules = rules_in(request)
    page = Page.of(request, rules)
    tasks = chosen_under(rules)
    bluffs = rules.wd4 == "bluff"
    kinds = [
        kind
        for kind in KINDS
        if (kind != "triforce" or rules.edition == "zelda")
        and (kind not in ("four", "challenge") or bluffs)
    ]
    for card in faces(page.voice, rules):
        page.sheet.used[card["face"], "compact"] = None
    return page.html(
        "train.html",
        title=page.voice.say("train-title"),
        description=page.voice.say("train-description"),
        script="train",
        editions=EDITIONS,
        kinds=kinds,
        levels=list(LEVELS),
        counts={kind: sum(task.kind == kind for task in tasks) for kind in kinds},
        given={
            "rules": page.code,
            "edition": rules.edition,
            "kinds": kinds,
            "tasks": [{"key": one.key, "kind": one.kind, "level": one.level} for one in tasks],
        },
    )
