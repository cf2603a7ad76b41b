"""A position that is put to somebody shows all that its answer hangs on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from wildpile.cards import color_text, face_text
from wildpile.errors import WildpileError
from wildpile.lessons.making import make
from wildpile.lessons.tasks import KINDS, LEVELS, Task, solve
from wildpile.lessons.trainer import TASKS, chosen_under
from wildpile.lessons.trying import try_tasks
from wildpile.notation.position import print_position
from wildpile.rules import Ruleset
from wildpile.server.teach import posing
from wildpile.server.teach.telling import name_of
from wildpile.server.teach.voice import Voice

EDITIONS = ("classic108", "classic112", "zelda")
ENGLISH = Voice("en")
SEEDS = 1


@cache
def posed(task: Task) -> dict[str, object]:
    """Return what is shown, without the names of the task."""
    found = posing.posed(ENGLISH, task)
    return {key: value for key, value in found.items() if key not in ("key", "level", "rules")}


def says(task: Task) -> str:
    """Return what is said besides the cards."""
    scene = posed(task)["scene"]
    assert isinstance(scene, dict)
    return str(scene["says"])


def endless() -> Iterator[Task]:
    """Yield made positions of every kind and level, by official rules and by a house's."""
    tables = [Ruleset.default(edition) for edition in EDITIONS]
    tables.append(Ruleset.of("classic112", stack="22,44,24", dtm="may", jump=1, skip_bounce=1))
    tables.append(Ruleset.of("zelda", opening="apply", seven0=1, tri_after="play_drawn"))
    for rules in tables:
        for kind in KINDS:
            for level in LEVELS:
                for seed in range(1, SEEDS + 1):
                    try:
                        yield make(kind, level, rules, seed)
                    except WildpileError:
                        break  # a kind that these rules do not have


MADE = [*endless()]
CHOSEN = [
    *TASKS,
    *(task for edition in EDITIONS for task in chosen_under(Ruleset.default(edition))),
    *(task for edition in EDITIONS for task in try_tasks(Ruleset.default(edition))),
]
ALL = [*CHOSEN, *MADE]


def others(task: Task) -> Iterator[Task]:
    """Yield the same cards on the table where something else goes on."""
    text = print_position(task.start())
    gold = "a" if task.rules.gold else "y"
    plain = re.sub(r"; (drawn|owed|demand|naming) [^;]*", "", text)
    held = re.findall(r"\[([^\]]*)\]", text)[task.seat].split()
    found = {plain, f"{plain}; jumpable", text.replace("; jumpable", "")}
    found |= {f"{plain}; drawn {face}" for face in held}
    for color in f"r{gold}gb":
        found.add(re.sub(r"(; owed \d+ P\d+) \w (fair|bluff)", rf"\1 {color} \2", text))
        named = re.sub(r"; top (W\w?)/\w", rf"; top \1/{color}", text)
        found.add(re.sub(r"; demand \w", f"; demand {color}", named))
    for seat in range(1, task.start().players + 1):
        found.add(re.sub(r"; turn P\d+", f"; turn P{seat}", text))
        found.add(re.sub(r"; dealer P\d+", "", text) + f"; dealer P{seat}" * (seat > 1))
    found |= {re.sub(r"; dir [+-]", f"; dir {way}", text) for way in "+-"}
    for position in sorted(found - {text}):
        yield replace(task, position=position)


@pytest.mark.parametrize("tasks", [CHOSEN, MADE], ids=["chosen", "endless"])
def test_positions_that_look_alike_have_the_same_answer(tasks: list[Task]) -> None:
    compared = 0
    for task in tasks:
        shown, expected = posed(task), solve(task).expected
        for other in others(task):
            try:
                answer = solve(other)
            except (WildpileError, AssertionError):
                continue  # no position, or one that does not ask this
            compared += 1
            if answer.expected != expected:
                assert posed(other) != shown, (task.key, task.position, other.position)
    assert compared > 2 * len(tasks)


def test_the_card_just_drawn_is_named() -> None:
    found = [task for task in ALL if task.start().phase == "drawn"]
    assert len(found) > 8
    for task in found:
        round_ = task.start()
        assert round_.turn == task.seat
        bits = int(round_.state.drawn)
        for face in range(bits.bit_length()):
            if bits >> face & 1:
                name = ENGLISH.face(face_text(face, gold=task.rules.gold), label=True)
                assert re.search(rf"just drawn: .*{re.escape(name)}", says(task)), task.position
        assert "drawn" in says(task)


def test_who_deals_is_named_before_the_first_card_is_turned() -> None:
    found = [task for task in ALL if task.start().phase == "open"]
    assert len(found) > 3
    for task in found:
        dealer = task.start().dealer
        assert says(task) == ("You deal." if dealer == task.seat else f"{name_of(dealer)} deals.")


def test_the_color_that_a_challenge_asks_for_is_named() -> None:
    found = [task for task in ALL if task.start().owes_four]
    assert len(found) > 20
    for task in found:
        state = task.start().state
        color = ENGLISH.color(color_text(int(state.accused_color), gold=task.rules.gold))
        assert f"The colour was {color} when {name_of(int(state.pending_by))}" in says(task)
        assert f"You owe {int(state.pending)} cards." in says(task)


def test_a_draw_card_that_is_paid_for_is_told_from_one_that_is_not() -> None:
    paid = "Nobody has to draw for the top card any more."
    tops = re.compile(r"top (\w\+2|W4|WT)\b")
    found = [task for task in ALL if tops.search(task.position)]
    assert len(found) > 30
    for task in found:
        owed = task.start().phase in ("answer", "triforce")
        assert (paid in says(task)) == (task.start().phase == "play"), task.position
        assert not (owed and paid in says(task))


def test_it_is_said_when_it_is_anothers_turn() -> None:
    task = next(task for task in TASKS if task.key == "c-not-yet")
    assert says(task) == "Finn is to move."
    task = next(task for task in TASKS if task.key == "c-twin")
    assert says(task) == "Finn is to move. The top card has just been laid."


def test_what_is_said_is_in_no_answer() -> None:
    for task in ALL:
        assert "fair" not in says(task)
        assert "bluff" not in says(task)


def test_the_hands_that_a_round_scores_lie_open() -> None:
    for task in [task for task in ALL if task.kind == "points" and task.acts]:
        shown = posed(task)["open"]
        assert isinstance(shown, list)
        end = task.end()
        held = [end.hand(seat) for seat in range(end.players)]
        assert sum(len(one["hand"]) for one in shown) == sum(map(len, held))
