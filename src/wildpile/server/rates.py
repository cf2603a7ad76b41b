"""How often one address may make people and matches: generous for a family, tight for a flood."""

from __future__ import annotations

import time

from fastapi import Request
from limits import RateLimitItem, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from wildpile.server.problems import RequestError

RATES: dict[str, RateLimitItem] = {
    "players": RateLimitItemPerMinute(120),
    "matches": RateLimitItemPerMinute(240),
    # Each replays a round.
    "rounds": RateLimitItemPerMinute(600),
    # Each copies a log.
    "continued": RateLimitItemPerMinute(30),
    "gatherings": RateLimitItemPerMinute(30),
    "codes": RateLimitItemPerMinute(20),
    "acts at a gathering": RateLimitItemPerMinute(300),
    "tickets": RateLimitItemPerMinute(30),
    "keys": RateLimitItemPerMinute(30),
}


class Rates:
    """Counts what each address does."""

    def __init__(self, *, enforced: bool) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage()) if enforced else None

    async def count(self, what: str, request: Request) -> None:
        """Count one. Raises `RequestError` (`request/too_many`, 429) where it is one too many."""
        if self._limiter is None:
            return
        who = request.client.host if request.client else "unknown"
        if not await self._limiter.hit(RATES[what], what, who):
            reset, _ = await self._limiter.get_window_stats(RATES[what], what, who)
            wait = max(1, int(reset - time.time()) + 1)
            message = f"too many {what} from this address; try again in {wait} s"
            raise RequestError(429, "request/too_many", message, {"Retry-After": str(wait)})
