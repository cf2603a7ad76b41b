"""What people argue about: each question with its rulings, its switches and a position to try."""

from __future__ import annotations

from wildpile.errors import LessonError
from wildpile.lessons.questioning import EVIDENCE, Question
from wildpile.lessons.questions_cards import UNO, WILDS
from wildpile.lessons.questions_table import DEAL, ENDING, HOUSE, TRIFORCE
from wildpile.lessons.questions_turn import DRAW_CARDS, DRAWING, FOURS

__all__ = ["EVIDENCE", "QUESTIONS", "TOPICS", "Question", "question_of", "questions"]

TOPICS: dict[str, tuple[Question, ...]] = {
    "draw_cards": DRAW_CARDS,
    "drawing": DRAWING,
    "fours": FOURS,
    "wilds": WILDS,
    "uno": UNO,
    "house": HOUSE,
    "ending": ENDING,
    "deal": DEAL,
    "triforce": TRIFORCE,
}
"""The headings of Settle, `ask-topic-<key>`, with their questions."""

QUESTIONS: tuple[Question, ...] = tuple(one for topic in TOPICS.values() for one in topic)
_BY_KEY = {question.key: question for question in QUESTIONS}


def questions(edition: str) -> list[Question]:
    """Return the questions that arise in an edition."""
    return [question for question in QUESTIONS if edition in question.editions]


def question_of(key: str) -> Question:
    """Return the question with a key. Raises `LessonError` (`lessons/unknown_question`)."""
    if key not in _BY_KEY:
        raise LessonError("lessons/unknown_question", f"no question with the key {key!r}")
    return _BY_KEY[key]
