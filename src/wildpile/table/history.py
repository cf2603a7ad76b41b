"""The numbered history of a live table, and what each audience is told of it.

A record is never changed: the match in it is the one after its entry, so that what an audience is
sent is a pure function of record and audience, made when somebody looks.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from wildpile.game.match import Match
from wildpile.game.view import view_of
from wildpile.table.entry import Entry, Setup, is_over

MOST_RECENT = 60

Audience = int | None
"""A seat, or `None` for the watchers, who see what everybody sees."""


@dataclass(frozen=True, slots=True)
class Record:
    """An entry, with the match after it. Nobody changes the match."""

    setup: Setup
    entry: Entry
    match: Match
    _updates: dict[Audience, bytes] = field(default_factory=dict, compare=False, repr=False)

    @property
    def number(self) -> int:
        """The number of the entry."""
        return self.entry.number

    def view(self, audience: Audience) -> dict[str, Any]:
        """Return the View of docs/wire.md."""
        view = {
            "match": self.setup.match,
            "pace": self.entry.pace,
            "ended": is_over(self.setup, self.match),
            "gathering": None if audience is None else self.setup.gathering,
            **self.entry.standing.to_json(),
            **view_of(self.match.round, audience),
        }
        # Who came later has a seat in the setup of a match that is loaded, and none in this view.
        for seat, who in zip(view["seats"], self.setup.seats, strict=False):
            seat["name"], seat["bot"] = who.name, who.bot
        return view

    def events(self, audience: Audience) -> list[dict[str, Any]]:
        """Return the entry's events as an audience may know them."""
        gold = self.setup.rules.gold
        seen = (event.seen_by(audience) for event in self.entry.events)
        return [event.to_json(gold=gold) for event in seen if event is not None]

    def update(self, audience: Audience) -> dict[str, Any]:
        """Return the Update of docs/wire.md."""
        return {"number": self.number, "events": self.events(audience), "view": self.view(audience)}

    def update_bytes(self, audience: Audience) -> bytes:
        """Return the update as JSON; made once for each audience that looks."""
        found = self._updates.get(audience)
        if found is None:
            found = self._updates[audience] = to_bytes(self.update(audience))
        return found


def missed(records: Sequence[Record], after: int) -> list[Record] | None:
    """Return the records after a number, `None` where they are not, or not yet, among these."""
    if not records or after > records[-1].number or after + 1 < records[0].number:
        return None
    return list(records[after + 1 - records[0].number :])


def snapshot(records: Sequence[Record], audience: Audience, answer: str) -> dict[str, Any]:
    """Return the Snapshot of docs/wire.md after the last of the records."""
    last = records[-1]
    recent: list[dict[str, Any]] = []
    for record in reversed(records):
        recent[:0] = record.events(audience)
        if record.entry.kind == "deal" or len(recent) >= MOST_RECENT:
            break
    return {
        "number": last.number,
        "answer": answer,
        "view": last.view(audience),
        "recent": recent[-MOST_RECENT:],
    }


def to_bytes(data: object) -> bytes:
    """Return JSON in UTF-8 without spaces or line breaks."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
