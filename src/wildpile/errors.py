"""The one tree of errors.

Each has a stable `code`, which programs test; the message is for people.
"""

from __future__ import annotations


class WildpileError(Exception):
    """Base of all errors that the package raises on bad input."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class NotationError(WildpileError):
    """A text that cannot be read: card, action, position, scenario. Codes `notation/…`."""


class RulesError(WildpileError):
    """Switches that do not exist or contradict each other.

    Codes `rules/…`; `problems` lists all, and `kinds` has a short stable name for each.
    """

    def __init__(
        self,
        code: str,
        message: str,
        problems: tuple[str, ...] = (),
        kinds: tuple[str, ...] = (),
    ) -> None:
        super().__init__(code, message)
        self.problems = problems or (message,)
        self.kinds = kinds or (code.partition("/")[2],)


class IllegalAction(WildpileError):
    """An action that the rules refuse; nothing has changed. Codes `action/…`."""


class TableError(WildpileError):
    """A request that a live table refuses: stale, full, unknown seat. Codes `table/…`."""


class GatheringError(WildpileError):
    """What a table before its match refuses: full, locked, not the host. Codes `gathering/…`."""


class LessonError(WildpileError):
    """A lesson asked in a way that cannot be: a layout, an answer, a level. Codes `lessons/…`."""
