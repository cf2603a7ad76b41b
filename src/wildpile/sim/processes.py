"""Processes of this machine, as an executor.

Loky's do not run the caller's script again, so a script needs no `if __name__ == "__main__":`.
"""

from __future__ import annotations

import signal

from loky import ProcessPoolExecutor
from loky.backend import get_context

IDLE = 20
"""Seconds without work after which a worker ends: whoever gave it work may have been killed."""


class Processes(ProcessPoolExecutor):  # type: ignore[misc]  # Loky has no types
    """A pool of so many processes, which end at once when it is shut down."""

    ends_at_once = True

    def __init__(self, workers: int) -> None:
        context = get_context("loky")
        super().__init__(workers, timeout=IDLE, context=context, initializer=_go_on)

    def shutdown(self, wait: bool = True, *, kill_workers: bool = True) -> None:
        """End the processes: what they still do is not wanted."""
        super().shutdown(wait=wait, kill_workers=kill_workers)


def _go_on() -> None:
    """Let a worker finish its share when somebody presses Ctrl+C: the run's process ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
