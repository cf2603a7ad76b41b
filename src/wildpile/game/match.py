"""A match: rounds under one ruleset until somebody has won."""

from __future__ import annotations

import hashlib
import struct
from typing import Any

import numpy as np

from wildpile.errors import IllegalAction, NotationError
from wildpile.game.actions import ALL_ACTIONS, Action
from wildpile.game.events import Event, read_log
from wildpile.game.round import Round
from wildpile.kernel import piles, rng
from wildpile.kernel.layout import (
    LAYOUT_VERSION,
    LOG,
    OVER,
    STATE,
    TURN_OPENING,
    copy_record,
    new_record,
    new_state,
)
from wildpile.rules import Ruleset

_start_match: Any = piles.start_match
_deal_round: Any = piles.deal_round
_below: Any = rng.below
_seed_live: Any = rng.seed_live
_seed_simulation: Any = rng.seed_simulation

KEY_BYTES = 32
MAGIC = b"wildpile"
_HEADER = struct.Struct("<8sI32s")  # magic, layout version, sha256 of rules and state


class Match:
    """A match. `round` is the round being played; both share one state.

    >>> match = Match.new(Ruleset.of("c108"), 2, seed=1)
    >>> match.deal()[0].type, match.totals
    ('round', [0, 0])
    """

    __slots__ = ("round", "rules")

    def __init__(self, rules: Ruleset, state: Any) -> None:
        self.rules = rules
        self.round = Round(rules, state)

    @classmethod
    def new(
        cls,
        rules: Ruleset,
        players: int,
        *,
        key: bytes | None = None,
        seed: int | None = None,
        dealer: int | None = None,
    ) -> Match:
        """Seat the players; `deal` begins the first round.

        `key` (32 bytes) shuffles by ChaCha8, for live play; `seed` (64 bits) by xoshiro256++, for
        simulations: one of the two. Without a `dealer` the generator's first number chooses one.
        Raises `RulesError` (`rules/players`).
        """
        rules.check_players(players)
        if (key is None) == (seed is None):
            raise ValueError("one of key and seed")
        if dealer is not None and not 0 <= dealer < players:
            raise ValueError(f"dealer {dealer} of {players} players")
        state = new_state()
        if key is not None:
            if len(key) != KEY_BYTES:
                raise ValueError(f"a key of {len(key)} bytes: it takes {KEY_BYTES}")
            _seed_live(state, np.frombuffer(key, "<u8").astype(np.uint64))
        else:
            assert seed is not None
            _seed_simulation(state, np.uint64(seed))
        match = cls(rules, state)
        first = int(_below(state, players)) if dealer is None else dealer
        _start_match(state, match.round.record, players, first)
        return match

    @property
    def state(self) -> Any:
        """The kernel's STATE record."""
        return self.round.state

    @property
    def players(self) -> int:
        """Seats at the table, left or not."""
        return self.round.players

    @property
    def round_number(self) -> int:
        """The round being played, from 1; 0 before the first deal."""
        return int(self.state.round_number)

    @property
    def is_round_over(self) -> bool:
        """Whether the next round may be dealt, as far as the cards go."""
        return self.round_number == 0 or int(self.state.phase) == OVER

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.state.match_over)

    @property
    def winner(self) -> int | None:
        """The seat that won the match, `None` while it goes on, or where nobody did."""
        return (
            int(self.state.match_winner) if self.is_over and self.state.match_winner >= 0 else None
        )

    @property
    def totals(self) -> list[int]:
        """Points of each seat."""
        return self.round.totals

    def deal(self) -> list[Event]:
        """Deal the next round and turn its opening card.

        Raises `IllegalAction` while a round goes on, or after the match.
        """
        if self.is_over:
            raise IllegalAction("action/round_over", "nothing more is dealt: the match is over")
        if not self.is_round_over:
            raise IllegalAction(
                "action/unknown", f"cannot deal: the round goes on (in {self.round.situation()})"
            )
        if int(self.state.present).bit_count() < 2:
            raise IllegalAction(
                "action/round_over", "nothing more is dealt: nobody is left to play with"
            )
        log = new_record(LOG)
        _deal_round(self.state, self.round.record, log)
        return read_log(log) + self.round.push(self.round.dealer, ALL_ACTIONS[TURN_OPENING])

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do an action in the round. Raises `IllegalAction`."""
        return self.round.play(seat, action)

    def leave(self, seat: int) -> list[Event]:
        """Let a seat leave the match. Raises `IllegalAction`."""
        return self.round.leave(seat)

    def join(self, seat: int) -> list[Event]:
        """Let a seat come into the match, from the next deal on.

        Raises `IllegalAction`, `RulesError`.
        """
        return self.round.join(seat)

    def copy(self) -> Match:
        """Return an independent copy."""
        return Match(self.rules, copy_record(self.state))

    def digest(self) -> str:
        """Return a hash of the whole state, generator included, and of the rules."""
        return self._hash(self.round.to_bytes()).hex()

    def to_bytes(self) -> bytes:
        """Return a snapshot, for `from_bytes` with the same rules and version of the layout."""
        data = self.round.to_bytes()
        return _HEADER.pack(MAGIC, LAYOUT_VERSION, self._hash(data)) + data

    @classmethod
    def from_bytes(cls, rules: Ruleset, data: bytes) -> Match:
        """Read a snapshot.

        Raises `NotationError` (`notation/bad_snapshot`) on another layout, other rules, or damage.
        """
        if len(data) != _HEADER.size + STATE.itemsize:
            raise NotationError(
                "notation/bad_snapshot", f"a snapshot of {len(data)} bytes: not of this layout"
            )
        magic, version, digest = _HEADER.unpack_from(data)
        if magic != MAGIC or version != LAYOUT_VERSION:
            raise NotationError(
                "notation/bad_snapshot", f"not a snapshot of layout {LAYOUT_VERSION}: {version}"
            )
        body = data[_HEADER.size :]
        state = np.frombuffer(bytearray(body), STATE).view(np.recarray)[0]
        match = cls(rules, state)
        if match._hash(body) != digest:
            raise NotationError(
                "notation/bad_snapshot", "the snapshot is damaged, or of a match by other rules"
            )
        return match

    def _hash(self, data: bytes) -> bytes:
        return hashlib.sha256(
            f"{self.rules.edition} {self.rules.text} {LAYOUT_VERSION}\n".encode() + data
        ).digest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.round == other.round

    __hash__ = None  # type: ignore[assignment]  # as Python has it: equal by value, and it changes

    def __repr__(self) -> str:
        return f"<Match, round {self.round_number}, totals {self.totals}: {self.round!r}>"
