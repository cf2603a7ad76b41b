"""Who is connected: told to whoever listens, never numbered, never kept."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from typing import Any, Literal

Presence = Literal["here", "weak", "gone"]

GRACE_SECONDS = 3.0
"""A page that is loaded again is not gone."""
WEAK_SECONDS = 60.0
WEAK_BREAKS = 2


class Attendance:
    """The open streams of each seat of one table, in this process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._open: dict[int, int] = defaultdict(int)
        self._breaks: dict[int, deque[float]] = defaultdict(lambda: deque(maxlen=WEAK_BREAKS))
        self._since = clock()

    def enter(self, seat: int) -> None:
        """Note a stream that was opened."""
        self._open[seat] += 1

    def leave(self, seat: int) -> None:
        """Note a stream that has ended."""
        self._open[seat] -= 1
        self._breaks[seat].append(self._clock())

    def of(self, seat: int) -> Presence:
        """Return how a seat is connected."""
        breaks, now = self._breaks[seat], self._clock()
        if self._open[seat] == 0:
            last = breaks[-1] if breaks else self._since
            if now - last > GRACE_SECONDS:
                return "gone"
        is_weak = len(breaks) == WEAK_BREAKS and now - breaks[0] < WEAK_SECONDS
        return "weak" if is_weak else "here"

    def told(self, seats: Iterable[int]) -> dict[str, Any]:
        """Return the Presence of docs/wire.md for some seats."""
        return {"seats": [{"seat": seat, "presence": self.of(seat)} for seat in seats]}
