"""Bots at every seat of a match, without a table and without its clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wildpile.bots.levels import catch_seconds, decide, new_rng
from wildpile.game.actions import Action
from wildpile.game.round import Round


class Bots:
    """A bot of some level at each seat; they forget calls, call late, catch and jump in."""

    def __init__(self, levels: Sequence[str], seed: int) -> None:
        self.levels = tuple(levels)
        self._rngs = [new_rng(16 * seed + seat) for seat in range(len(levels))]

    def moves(self, round_: Round) -> Iterator[tuple[int, Action]]:
        """Yield what comes next: whatever others notice, then the action of the seat to act.

        The caller does each before asking for the next one; it ends where the turn has passed on.
        """
        turn, players = round_.turn, round_.players
        others = range(turn + 1, turn + players) if may_speak(round_) else ()
        for seat in (place % players for place in others):
            if not round_.legal(seat) or not self._notices(seat):
                continue
            action = self._decide(round_, seat)
            if round_.refusal(seat, action) is None:
                yield seat, action
            if round_.is_over or round_.turn != turn:
                return
        yield turn, self._decide(round_, turn)

    def _decide(self, round_: Round, seat: int) -> Action:
        return decide(self.levels[seat], round_.observe(seat), self._rngs[seat])

    def _notices(self, seat: int) -> bool:
        return catch_seconds(self.levels[seat], "off", self._rngs[seat]) is not None


def may_speak(round_: Round) -> bool:
    """Tell whether anybody may have something to do out of turn."""
    return bool(round_.rules.jump) or any(map(round_.is_exposed, range(round_.players)))
