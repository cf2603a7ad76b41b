"""A table before its match: who sits, by which rules, and what each may do. Values alone.

Every change is a function that returns the gathering after it, or raises `GatheringError`; the
store decides which of several changes was first. Design: docs/decisions/0007-gathering.md.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from wildpile.errors import GatheringError
from wildpile.rules import Ruleset
from wildpile.table.entry import Pace, Seat, Watching

Kind = Literal["private", "unlisted", "public"]
State = Literal["open", "playing", "ended"]

HERE_SECONDS = 45.0
"""Somebody seen that lately is there: a stream says so every 15 s."""
HOST_SECONDS = 120.0
STRANGER_SECONDS = 300.0
EMPTY_SECONDS = 600.0
DESERTED_SECONDS = 86_400.0
MOST_BARRED = 100

Seats = tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class Proposal:
    """Rules that somebody proposes for the next match, and who is for them."""

    rules: Ruleset
    by: int
    votes: frozenset[bytes]


@dataclass(frozen=True, slots=True)
class Gathering:
    """A gathering as it is after `number` changes.

    `seats` has as many places as there may be players, `None` where nobody sits; `host` is a
    person; `seen` says when each person who sits was last there.
    """

    gathering: str
    code: str | None
    kind: Kind
    title: str
    rules: Ruleset
    seats: Seats
    host: bytes = field(repr=False)
    pace: Pace = "normal"
    watch: Watching = "off"
    locked: bool = False
    state: State = "open"
    match: str | None = None
    matches: int = 0
    proposal: Proposal | None = None
    barred: frozenset[bytes] = field(default=frozenset(), repr=False)
    seen: Mapping[bytes, float] = field(default_factory=dict, repr=False)
    number: int = 1
    created: float = 0.0
    updated: float = 0.0

    # --- What is so -------------------------------------------------------------------------

    def seat_of(self, owner: bytes | None) -> int | None:
        """Return a person's seat, `None` for none."""
        return next((seat for seat, who in self.taken() if owner and who.owner == owner), None)

    def taken(self) -> list[tuple[int, Seat]]:
        """Return the seats at which somebody sits, bots too."""
        return [(seat, who) for seat, who in enumerate(self.seats) if who is not None]

    def people(self) -> list[bytes]:
        """Return the persons who sit, in the order of their seats."""
        return [who.owner for _, who in self.taken() if who.owner is not None]

    def is_here(self, owner: bytes | None, now: float) -> bool:
        """Tell whether somebody was there lately."""
        return owner is not None and now - self.seen.get(owner, 0.0) < HERE_SECONDS

    @property
    def free(self) -> int:
        """How many seats are free."""
        return self.seats.count(None)

    @property
    def needed(self) -> int:
        """How many votes a proposal needs: more than half of the people."""
        return len(self.people()) // 2 + 1


# --- What anybody may ------------------------------------------------------------------------


def sit(was: Gathering, owner: bytes, name: str, seat: int | None, now: float) -> Gathering:
    """Let a person sit; who sits already keeps the seat. Raises `GatheringError`."""
    _not_ended(was)
    if was.seat_of(owner) is not None:
        return was
    if owner in was.barred:
        raise GatheringError("gathering/barred", "the host has sent you away from this table")
    if was.locked:
        raise GatheringError("gathering/locked", "the host has locked this table")
    if was.free == 0:
        raise GatheringError("gathering/full", f"all {len(was.seats)} seats are taken")
    place = was.seats.index(None) if seat is None else seat
    if place >= len(was.seats):
        raise GatheringError("gathering/unknown_seat", f"there is no seat {place} at this table")
    if was.seats[place] is not None:
        raise GatheringError("gathering/seat_taken", f"somebody sits at seat {place} already")
    if name_key(name) in {name_key(who.name) for _, who in was.taken() if who.bot is None}:
        raise GatheringError("gathering/name_taken", f"somebody here is called {name!r} already")
    sitting = _placed(was, place, Seat(name, owner=owner))
    seen = {**was.seen, owner: now}
    # A table that its people have left belongs to the next who sits.
    return replace(sitting, seen=seen, host=was.host if was.people() else owner)


def change_device(was: Gathering, owner: bytes, other: bytes) -> Gathering:
    """Give a person's seat, and what hangs on it, to their other device."""
    seat = was.seat_of(owner)
    who = None if seat is None else was.seats[seat]
    if seat is None or who is None:
        return was
    now = _placed(was, seat, replace(who, owner=other))
    seen = {other if key == owner else key: at for key, at in was.seen.items()}
    return replace(now, seen=seen, host=other if was.host == owner else was.host)


def stand_up(was: Gathering, owner: bytes) -> Gathering:
    """Let a person stand up; somebody else who sits becomes host where it was the host."""
    seat = was.seat_of(owner)
    return was if seat is None else _without(was, seat)


def propose(was: Gathering, owner: bytes, rules: Ruleset) -> Gathering:
    """Propose rules for the next match, in place of what was proposed before."""
    seat = _seated(was, owner)
    _check_rules(was, rules)
    return _counted(replace(was, proposal=Proposal(rules, seat, frozenset({owner}))))


def vote(was: Gathering, owner: bytes, *, agree: bool) -> Gathering:
    """Be for the proposed rules, or no longer for them."""
    _seated(was, owner)
    if was.proposal is None:
        raise GatheringError("gathering/nothing_proposed", "nobody has proposed other rules")
    votes = was.proposal.votes | {owner} if agree else was.proposal.votes - {owner}
    proposal = replace(was.proposal, votes=votes) if votes else None
    return _counted(replace(was, proposal=proposal))


# --- What the host may -----------------------------------------------------------------------


def kick(was: Gathering, owner: bytes, seat: int) -> Gathering:
    """Send away who sits at a seat; a person may not sit here again."""
    _hosting(was, owner)
    _open(was)
    who = was.seats[seat] if seat < len(was.seats) else None
    if who is None:
        raise GatheringError("gathering/unknown_seat", f"nobody sits at seat {seat}")
    if who.owner == owner:
        raise GatheringError("gathering/not_yourself", "you cannot send yourself away: stand up")
    barred = was.barred if who.owner is None else was.barred | {who.owner}
    if len(barred) > MOST_BARRED:
        raise GatheringError("gathering/too_many", "that many were sent away: lock the table")
    return replace(_without(was, seat), barred=barred)


def hand_over(was: Gathering, owner: bytes, seat: int) -> Gathering:
    """Make somebody else who sits here the host."""
    _hosting(was, owner)
    who = was.seats[seat] if seat < len(was.seats) else None
    if who is None or who.owner is None:
        raise GatheringError("gathering/unknown_seat", f"no person sits at seat {seat}")
    return replace(was, host=who.owner)


def lock(was: Gathering, owner: bytes, *, locked: bool) -> Gathering:
    """Let nobody else sit, or let them again."""
    _hosting(was, owner)
    _not_ended(was)
    return replace(was, locked=locked)


def seat_bots(
    was: Gathering, owner: bytes, level: str, seat: int | None, names: Callable[[int], list[str]]
) -> Gathering:
    """Put a bot on a free seat, or bots on all; `names` gives so many that nobody has here."""
    _hosting(was, owner)
    _open(was)
    if seat is None:
        places = [place for place, who in enumerate(was.seats) if who is None]
    elif seat >= len(was.seats) or was.seats[seat] is not None:
        raise GatheringError("gathering/seat_taken", f"seat {seat} is not free")
    else:
        places = [seat]
    for place, name in zip(places, names(len(places)), strict=True):
        was = _placed(was, place, Seat(name, bot=level))
    return was


def arrange(was: Gathering, owner: bytes, places: int | None = None, **change: object) -> Gathering:
    """Change how many may sit, the title, the pace, or whether others may watch."""
    _hosting(was, owner)
    _open(was)
    if places is not None:
        was = _with_places(was, places)
    given = {name: value for name, value in change.items() if value is not None}
    return replace(was, **given) if given else was  # type: ignore[arg-type]  # checked by the body


def set_rules(was: Gathering, owner: bytes, rules: Ruleset) -> Gathering:
    """Choose the rules, before the first match; later they are voted on."""
    _hosting(was, owner)
    _open(was)
    if was.matches:
        raise GatheringError(
            "gathering/by_vote", "after a match, new rules are proposed and voted on"
        )
    return replace(was, rules=rules, proposal=None)


def close(was: Gathering, owner: bytes) -> Gathering:
    """End the gathering for everybody."""
    _hosting(was, owner)
    _open(was)
    return replace(was, state="ended")


def begin(was: Gathering, owner: bytes, match: str) -> Gathering:
    """Start the match of those who sit, moved together. Raises `GatheringError`, `RulesError`."""
    _hosting(was, owner)
    _open(was)
    seats = tuple(who for _, who in was.taken())
    if len(seats) < 2:
        raise GatheringError("gathering/too_few", "a match takes two: wait, or add a bot")
    was.rules.check_players(len(seats))
    places = seats + (None,) * (len(was.seats) - len(seats))
    return replace(
        was, seats=places, state="playing", match=match, matches=was.matches + 1, proposal=None
    )


# --- What comes by itself --------------------------------------------------------------------


def after_match(
    was: Gathering, played: Sequence[Seat], left: Collection[int], now: float
) -> Gathering:
    """Open it again: who `played` and has not `left` the match, then who waited for the next."""
    stay = [who for seat, who in enumerate(played) if seat not in left]
    owners = {who.owner for who in played if who.owner is not None}
    stay += [who for _, who in was.taken() if who.owner is not None and who.owner not in owners]
    free = (None,) * (len(was.seats) - len(stay))
    opened = replace(was, seats=(*stay, *free), state="open")
    opened = replace(opened, seen=dict.fromkeys(opened.people(), now))
    if not opened.people():
        return replace(opened, state="ended")
    return opened if opened.host in opened.people() else replace(opened, host=opened.people()[0])


def refreshed(was: Gathering, now: float) -> Gathering:
    """Return the gathering after what time alone does: a new host, strangers gone, the end."""
    if was.state != "open":
        return was
    last = max((was.seen.get(owner, 0.0) for owner in was.people()), default=0.0)
    idle = now - max(last, was.updated)
    if idle > (DESERTED_SECONDS if was.people() else EMPTY_SECONDS):
        return replace(was, state="ended")
    if was.kind == "public":
        for seat, who in was.taken():
            if who.owner and now - was.seen.get(who.owner, 0.0) > STRANGER_SECONDS:
                was = _without(was, seat)
    if was.host in was.people() and now - was.seen.get(was.host, 0.0) <= HOST_SECONDS:
        return was
    here = [owner for owner in was.people() if was.is_here(owner, now)]
    return replace(was, host=here[0]) if here else was


def name_key(name: str) -> str:
    """Return what two names that look alike have in common.

    >>> name_key("Zoé") == name_key(" ｚoe ")
    True
    """
    letters = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in letters if letter.isalnum()) or letters.strip()


# --- Parts -----------------------------------------------------------------------------------


def _not_ended(was: Gathering) -> None:
    if was.state == "ended":
        raise GatheringError("gathering/ended", "this table has been closed")


def _open(was: Gathering) -> None:
    _not_ended(was)
    if was.state != "open":
        raise GatheringError("gathering/playing", "the match has begun")


def _seated(was: Gathering, owner: bytes) -> int:
    _open(was)
    seat = was.seat_of(owner)
    if seat is None:
        raise GatheringError("gathering/not_seated", "this is for those who sit at the table")
    return seat


def _hosting(was: Gathering, owner: bytes) -> None:
    if was.host != owner:
        raise GatheringError("gathering/not_host", "this is for the host of the table")


def _placed(was: Gathering, seat: int, who: Seat | None) -> Gathering:
    return replace(was, seats=(*was.seats[:seat], who, *was.seats[seat + 1 :]))


def _without(was: Gathering, seat: int) -> Gathering:
    """Free a seat; votes and host go with who sat there."""
    who = was.seats[seat]
    now = _placed(was, seat, None)
    owner = who.owner if who else None
    if owner is None:
        return now
    now = replace(now, seen={key: at for key, at in was.seen.items() if key != owner})
    if now.host == owner and now.people():
        best = max(now.people(), key=lambda one: now.seen.get(one, 0.0) // HERE_SECONDS)
        now = replace(now, host=best)
    if now.proposal is not None:
        votes = now.proposal.votes - {owner}
        now = replace(now, proposal=replace(now.proposal, votes=votes) if votes else None)
    return _counted(now)


def _with_places(was: Gathering, places: int) -> Gathering:
    seats = was.seats + (None,) * (places - len(was.seats))
    # Free seats go first, from the end.
    for seat in reversed(range(len(seats))):
        if len(seats) > places and seats[seat] is None:
            seats = seats[:seat] + seats[seat + 1 :]
    if len(seats) > places:
        raise GatheringError("gathering/too_few_seats", f"{len(seats)} sit here already")
    return replace(was, seats=seats)


def _check_rules(was: Gathering, rules: Ruleset) -> None:
    if not was.matches:
        raise GatheringError("gathering/by_host", "before the first match the host sets the rules")
    rules.check_players(max(2, len(was.taken())))


def _counted(was: Gathering) -> Gathering:
    """Adopt what is proposed, where enough people are for it."""
    if was.proposal is None or len(was.proposal.votes) < was.needed:
        return was
    return replace(was, rules=was.proposal.rules, proposal=None)
