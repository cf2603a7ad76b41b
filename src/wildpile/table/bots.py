"""The bots at a table.

They wait as long as people do, whatever they hold, and know only what their seat sees.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, Protocol

from wildpile.bots.levels import new_rng
from wildpile.errors import IllegalAction, TableError
from wildpile.game.actions import Action
from wildpile.game.match import Match
from wildpile.table.table import Table

log = logging.getLogger("wildpile.table")

# While a seat can be caught, the next bot waits at least that long (seconds), so that call and
# catch can race.
CATCH_PAUSE = {"slow": 2.6, "normal": 1.7, "fast": 0.9, "off": 0.0}
# Entries that are no turn action, after which bots think anew all the same.
STIRS = ("pace", "leave", "wish")
MOST_TRIES = 3
TRY_AGAIN_SECONDS = 2.0


class Minds(Protocol):
    """How bots decide, and how long they take.

    `wildpile.bots.levels`, or what a test puts there.
    """

    def decide(self, level: str, obs: Any, rng: Any) -> Action:
        """Choose an action from what a seat sees; a call goes with it where it is not forgotten."""

    def think_seconds(self, level: str, pace: str, rng: Any) -> float:
        """Return how long a turn takes; it must not depend on what is held."""

    def catch_seconds(self, level: str, pace: str, rng: Any) -> float | None:
        """Return the time until the bot catches a seat that forgot to call; `None`.

        It does not notice.
        """

    def late_call_seconds(self, level: str, pace: str, rng: Any) -> float | None:
        """Return the time until a bot that forgot calls after all; `None`: it does not notice."""


class Bots:
    """Plays the bots' seats of one table, from `start` to `stop`."""

    def __init__(self, table: Table, minds: Minds) -> None:
        self.table = table
        self._minds = minds
        self._levels = {seat: who.bot for seat, who in enumerate(table.setup.seats) if who.bot}
        # Their own, never the deck's.
        self._rng = {seat: new_rng(secrets.randbits(64)) for seat in self._levels}
        self._moment: tuple[int, int] | None = None
        self._noticed: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Look at the table now, and after each entry."""
        self.table.watch = self._look
        self._look()

    def stop(self) -> None:
        """Think no further."""
        self.table.watch = None
        self._forget()

    @property
    def is_busy(self) -> bool:
        """Whether a bot is about to do something."""
        return bool(self._tasks)

    def _forget(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._noticed.clear()

    def _look_again(self) -> None:
        if self.table.watch is not None:
            self._look()

    def _look(self) -> None:
        """Begin what the newest entry asks of the bots, and drop what it has overtaken."""
        table = self.table
        round_ = table.match.round
        is_new = table.moment != self._moment or table.last.entry.kind in STIRS
        if is_new:
            self._forget()
            self._moment = table.moment
        if table.is_over or round_.is_over or table.standing.paused:
            self._forget()
            return
        if is_new and round_.turn in self._levels:
            self._begin(self._take_turn(round_.turn, table.moment))
        if is_new and int(round_.state.jumpable):
            self._see_twins()
        for culprit in range(round_.players):
            if round_.is_exposed(culprit) and culprit not in self._noticed:
                self._noticed.add(culprit)
                self._notice(culprit)

    def _notice(self, culprit: int) -> None:
        pace, round_ = self.table.pace, self.table.match.round
        for seat, level in self._levels.items():
            if seat == culprit:
                wait = self._minds.late_call_seconds(level, pace, self._rng[seat])
                word = "uno"
            elif not round_.has_left(seat):
                wait = self._minds.catch_seconds(level, pace, self._rng[seat])
                word = f"catch,P{culprit + 1}"
            else:
                continue
            if wait is not None:
                self._begin(self._speak(seat, word, culprit, wait, self.table.moment))

    def _see_twins(self) -> None:
        """Let bots that hold the twin of the top card jump in, once they have noticed."""
        table = self.table
        round_ = table.match.round
        for seat, level in self._levels.items():
            if seat != round_.turn and any(action.jump for action in round_.legal(seat)):
                wait = self._minds.catch_seconds(level, table.pace, self._rng[seat])
                if wait is not None:
                    self._begin(self._jump_in(seat, wait, table.moment))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot of match %s failed", self.table.setup.match, exc_info=error)
            self._moment = None
            asyncio.get_running_loop().call_later(TRY_AGAIN_SECONDS, self._look_again)

    async def _speak(
        self, seat: int, word: str, culprit: int, wait: float, moment: tuple[int, int]
    ) -> None:
        """Call or catch after a while, if the culprit can still be caught then."""
        await asyncio.sleep(wait)

        def is_open(match: Match) -> bool:
            return self.table.moment == moment and match.round.is_exposed(culprit)

        try:
            await self.table.act(seat, word, check=is_open)
        except (IllegalAction, TableError) as late:
            log.debug("P%d said nothing: %s", seat + 1, late)

    async def _jump_in(self, seat: int, wait: float, moment: tuple[int, int]) -> None:
        """Jump in after a while, if nobody has taken a turn action until then."""
        await asyncio.sleep(wait)
        if self.table.moment != moment:
            return
        action = await self._decide(seat)
        try:
            text = self.table.match.round.text(seat, action)
            await self.table.act(seat, text, check=lambda _: self.table.moment == moment)
        except (IllegalAction, TableError) as late:
            log.debug("P%d did not jump in: %s", seat + 1, late)

    async def _take_turn(self, seat: int, moment: tuple[int, int]) -> None:
        """Think, wait until the time is over that was drawn beforehand, and act."""
        table, pace = self.table, self.table.pace
        wait = self._minds.think_seconds(self._levels[seat], pace, self._rng[seat])
        if int(table.match.state.exposed):
            wait = max(wait, CATCH_PAUSE[pace])
        until = asyncio.get_running_loop().time() + wait
        number, action = table.number, await self._decide(seat)
        await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))
        for attempt in range(MOST_TRIES):
            if table.moment != moment:
                return
            if table.number != number or attempt:
                number, action = table.number, await self._decide(seat)
            text = table.match.round.text(seat, action)
            try:
                await table.act(seat, text, check=lambda _: table.moment == moment)
                return
            except TableError:
                return
            except IllegalAction as refused:
                log.warning("match %s: %s", table.setup.match, refused)
        legal = table.match.round.legal(seat)
        await table.act(
            seat,
            table.match.round.text(seat, legal[0]),
            check=lambda _: table.moment == moment,
        )

    async def _decide(self, seat: int) -> Action:
        obs = self.table.match.round.observe(seat)
        return await asyncio.to_thread(self._minds.decide, self._levels[seat], obs, self._rng[seat])
