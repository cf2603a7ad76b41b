"""Tasks: a position, a question of one kind, and the engine's judgment of what is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wildpile.cards import face_text, parse_face
from wildpile.errors import LessonError, NotationError
from wildpile.game.round import Round
from wildpile.game.view import view_of
from wildpile.lessons.acting import read, walk
from wildpile.lessons.challenging import challenge_chance, is_worth_it
from wildpile.lessons.fitting import Card, accusers, cards_of, cards_reason, four_reason
from wildpile.lessons.following import next_reason, next_seat
from wildpile.lessons.reasons import lesson
from wildpile.rules import Ruleset

Given = list[str] | bool | int | None
"""What is answered: faces (play, triforce), yes or no (four, challenge), a seat or None where
nobody moves (next), a number (points)."""

KINDS = ("play", "four", "challenge", "triforce", "next", "points")
LEVELS = range(1, 6)


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """A question about a position, from the eyes of a seat.

    `kind` is what is asked: `play` which cards may be played now, `four` whether a Wild Draw Four
    of this hand would be fair, `challenge` whether to challenge, `triforce` which cards answer,
    `next` which seat moves after `acts`, `points` what the hand is worth, or after `acts` the
    round. `teaches` is the key of the message `teach-<teaches>`.
    """

    key: str
    kind: str
    rules: Ruleset
    position: str
    seat: int = 0
    acts: tuple[str, ...] = ()
    level: int = 1
    teaches: str = ""

    def start(self) -> Round:
        """Return the position, before the acts."""
        return read(self.position, self.rules)

    def end(self) -> Round:
        """Return the round after the acts. Raises `LessonError` where one is refused."""
        if not self.acts:
            return self.start()
        last = walk(self.position, self.acts, self.rules)[-1]
        if last.refused is not None:
            raise LessonError(
                "lessons/refused_act", f"{last.act} in {self.key}: {last.refused.text}"
            )
        return last.after


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """The judgment: `expected` is what was right, `None` for a seat also where nobody moves.

    `cards` is every distinct card of the hand (play, triforce); `because` the cards that make a
    Wild Draw Four a bluff; `chance` of a bluff as far as the cards in sight tell (challenge).
    `is_open`: the cards do not decide it, and either answer is right.
    """

    right: bool
    expected: Given
    code: str
    ruling: str
    cards: tuple[Card, ...] = ()
    because: tuple[str, ...] = ()
    chance: float | None = None
    is_open: bool = False


def judge(task: Task, given: Given) -> Answer:
    """Judge an answer by the rules of the task.

    Raises `LessonError`: `lessons/bad_answer` (not of the task's kind), `lessons/bad_task` (the
    position does not ask this).

    >>> rules = Ruleset.of("c108")
    >>> task = Task(key="x", kind="play", rules=rules, position="P1[R2 G5] P2[B7]; top R7")
    >>> judge(task, ["R2"]).right, judge(task, ["R2", "G5"]).code
    (True, 'action/no_match')
    """
    if task.kind not in KINDS:
        raise LessonError("lessons/bad_task", f"no such kind: {task.kind!r} ({', '.join(KINDS)})")
    return _JUDGES[task.kind](task, given)


def solve(task: Task) -> Answer:
    """Return the right answer, judged as given. Raises `LessonError` (`lessons/bad_task`)."""
    found = judge(task, _BLANKS.get(task.kind))
    return found if found.right else judge(task, found.expected)


def lay_out(task: Task) -> dict[str, Any]:
    """Return what is shown: `view` (docs/wire.md, what the seat may know), `acts`, and `open`.

    `open` is the other hands, face up, where the points of a round are asked; else `None`.
    """
    shown: dict[str, Any] = {
        "view": view_of(task.start(), task.seat),
        "acts": list(task.acts),
        "open": None,
    }
    if task.kind == "points" and task.acts:
        end = task.end()
        shown["open"] = [_texts(end.hand(seat), end) for seat in range(end.players)]
    return shown


def _judge_cards(task: Task, given: Given) -> Answer:
    if not isinstance(given, list):
        raise _bad_answer(task, given, "a list of cards")
    round_ = task.start()
    if task.kind == "triforce" and (round_.phase, round_.turn) != ("triforce", task.seat):
        raise _bad_task(task, "no Triforce is to be answered")
    try:
        chosen = {face_text(parse_face(text), gold=task.rules.gold) for text in given}
    except (NotationError, AttributeError) as error:  # no card, or no text at all
        raise _bad_answer(task, given, "a list of cards") from error
    cards = cards_of(round_, task.seat)
    strange = chosen - {card.face for card in cards}
    if strange:
        raise _bad_answer(task, given, "cards of the hand")
    wrong = [card for card in cards if card.counts and card.may != (card.face in chosen)]
    code, ruling = (
        (wrong[0].code, wrong[0].ruling) if wrong else cards_reason(round_, task.seat, cards)
    )
    right = [card.face for card in cards if card.may and card.counts]
    return Answer(right=not wrong, expected=right, code=code, ruling=ruling, cards=cards)


def _judge_four(task: Task, given: Given) -> Answer:
    if not isinstance(given, bool):
        raise _bad_answer(task, given, "yes or no")
    round_ = task.start()
    if round_.color is None or "W4" not in _texts(round_.hand(task.seat), round_):
        raise _bad_task(task, "there is no Wild Draw Four in the hand")
    fair = round_.is_fair_draw_four(task.seat)
    because = accusers(round_, task.seat)
    reason = four_reason(round_, fair=fair, because=because)
    return Answer(
        right=given == fair,
        expected=fair,
        code=reason.code,
        ruling=reason.ruling,
        because=tuple(_texts(because, round_)),
    )


def _judge_challenge(task: Task, given: Given) -> Answer:
    if not isinstance(given, bool):
        raise _bad_answer(task, given, "yes or no")
    round_ = task.start()
    challenge = [
        action
        for action in round_.legal(task.seat)
        if round_.text(task.seat, action) == "challenge"
    ]
    if not challenge:
        raise _bad_task(task, "there is nothing to challenge")
    chance = challenge_chance(round_, task.seat)
    worth = is_worth_it(chance, int(round_.state.pending))
    code = {None: "challenge_open", True: "challenge_worth", False: "challenge_risky"}[worth]
    if chance in (0, 1):
        code = "challenge_sure" if chance else "challenge_never"
    reason = lesson(code)
    return Answer(
        right=worth is None or given == worth,
        expected=worth,
        code=reason.code,
        ruling=reason.ruling,
        chance=float(chance),
        is_open=worth is None,
    )


def _judge_next(task: Task, given: Given) -> Answer:
    if isinstance(given, (bool, list)):
        raise _bad_answer(task, given, "a seat, or none")
    start = task.start()
    steps = walk(task.position, task.acts, task.rules)
    if not steps or steps[-1].refused is not None:
        raise _bad_task(task, "the acts cannot be done")
    expected = next_seat(steps)
    reason = next_reason(start, steps)
    return Answer(
        right=given == expected, expected=expected, code=reason.code, ruling=reason.ruling
    )


def _judge_points(task: Task, given: Given) -> Answer:
    if isinstance(given, bool) or not isinstance(given, int):
        raise _bad_answer(task, given, "a number")
    round_ = task.end()
    if not task.acts:
        expected, reason = round_.score(task.seat), lesson("points_hand")
    elif round_.is_over:
        expected, reason = int(round_.state.points), lesson("points_round")
    else:
        raise _bad_task(task, "the round is not over")
    return Answer(
        right=given == expected, expected=expected, code=reason.code, ruling=reason.ruling
    )


def _texts(faces: list[int], round_: Round) -> list[str]:
    return [face_text(face, gold=round_.rules.gold) for face in faces]


def _bad_answer(task: Task, given: Given, right: str) -> LessonError:
    return LessonError("lessons/bad_answer", f"{given!r} where {right} belongs ({task.kind})")


def _bad_task(task: Task, problem: str) -> LessonError:
    return LessonError("lessons/bad_task", f"{problem} (in {task.key}: {task.position!r})")


_JUDGES = {
    "play": _judge_cards,
    "triforce": _judge_cards,
    "four": _judge_four,
    "challenge": _judge_challenge,
    "next": _judge_next,
    "points": _judge_points,
}
_BLANKS: dict[str, Given] = {
    "play": [],
    "triforce": [],
    "four": True,
    "challenge": True,
    "next": None,
    "points": 0,
}
