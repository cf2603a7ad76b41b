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

    Codes `rules/…`; `problems` lists all.
    """

    def __init__(self, code: str, message: str, problems: tuple[str, ...] = ()) -> None:
        super().__init__(code, message)
        self.problems = problems or (message,)


class IllegalAction(WildpileError):
    """An action that the rules refuse; nothing has changed. Codes `action/…`."""


class TableError(WildpileError):
    """A request that a live table refuses: stale, full, unknown seat. Codes `table/…`."""
