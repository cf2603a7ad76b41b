"""A table before its match: who may do what, as values."""

from collections.abc import Callable
from typing import Any

import pytest

from wildpile.errors import GatheringError
from wildpile.rules import Ruleset
from wildpile.table import Seat
from wildpile.table import gathering as acts
from wildpile.table.gathering import Gathering

A, B, C, D = (letter * 32 for letter in (b"a", b"b", b"c", b"d"))
RULES = Ruleset.of("classic108")
OTHER = Ruleset.of("classic108", stack="22")
NOW = 1000.0


def table(*people: bytes, places: int = 4, **change: Any) -> Gathering:
    """Return a gathering at which people sit, the first of them its host."""
    made = Gathering("g", "k7q2xm", "unlisted", "", RULES, (None,) * places, A, **change)
    for number, owner in enumerate(people):
        made = acts.sit(made, owner, f"N{number}", None, NOW)
    return made


def refused(code: str, act: Callable[[], object]) -> None:
    """Check that something is refused by a code."""
    with pytest.raises(GatheringError) as error:
        act()
    assert error.value.code == f"gathering/{code}"


def test_who_sits_keeps_the_seat_and_nobody_sits_twice_or_on_anothers() -> None:
    two = table(A, B)
    assert acts.sit(two, B, "Other", 3, NOW) == two
    assert acts.sit(two, C, "Cleo", 3, NOW).seat_of(C) == 3
    refused("seat_taken", lambda: acts.sit(two, C, "Cleo", 1, NOW))
    refused("unknown_seat", lambda: acts.sit(two, C, "Cleo", 4, NOW))
    refused("full", lambda: acts.sit(table(A, B, places=2), C, "Cleo", None, NOW))


@pytest.mark.parametrize("name", ["n1", " N1 ", "Ｎ1", "N\u0301 1", "N-1"])
def test_a_name_that_looks_like_anothers_is_refused(name: str) -> None:
    refused("name_taken", lambda: acts.sit(table(A, B), C, name, None, NOW))


def test_only_the_host_acts_as_host_and_only_before_the_start() -> None:
    two = table(A, B)
    playing = acts.begin(two, A, "m")
    for act in (
        lambda was, who: acts.kick(was, who, 1 - (who == B)),
        lambda was, who: acts.seat_bots(was, who, "easy", None, lambda n: ["X"] * n),
        lambda was, who: acts.arrange(was, who, places=5),
        lambda was, who: acts.set_rules(was, who, OTHER),
        lambda was, who: acts.begin(was, who, "m2"),
        acts.close,
    ):
        act(two, A)
        refused("not_host", lambda act=act: act(two, B))
        refused("playing", lambda act=act: act(playing, A))
    for either in (
        lambda was, who: acts.lock(was, who, locked=True),
        lambda was, who: acts.hand_over(was, who, 1),
    ):
        either(playing, A)
        refused("not_host", lambda act=either: act(two, B))


def test_who_was_sent_away_stays_away_and_a_lock_shuts_the_door() -> None:
    one = acts.kick(table(A, B), A, 1)
    assert one.people() == [A]
    refused("barred", lambda: acts.sit(one, B, "Bo", None, NOW))
    refused("not_yourself", lambda: acts.kick(one, A, 0))
    locked = acts.lock(one, A, locked=True)
    refused("locked", lambda: acts.sit(locked, C, "Cleo", None, NOW))
    assert acts.sit(locked, A, "Ada", None, NOW) == locked, "who sits is not shut out"


def test_a_host_who_stands_up_or_stays_away_is_followed_by_one_who_is_there() -> None:
    three = table(A, B, C)
    assert acts.stand_up(three, A).host == B
    later = NOW + acts.HOST_SECONDS + 1
    away = acts.replace(three, seen={A: NOW, B: NOW, C: later}, updated=NOW)
    assert acts.refreshed(away, NOW + 60).host == A
    assert acts.refreshed(away, later).host == C
    nobody = acts.replace(away, seen={A: NOW, B: NOW, C: NOW})
    assert acts.refreshed(nobody, later).host == A, "nobody is there to follow"
    assert acts.sit(acts.stand_up(table(A), A), D, "Dora", None, NOW).host == D


def test_deserted_gatherings_end_and_strangers_lose_their_seats_at_public_ones() -> None:
    two = table(A, B, updated=NOW)
    later = NOW + acts.STRANGER_SECONDS + 1
    assert acts.refreshed(two, later).people() == [A, B]
    public = acts.replace(two, kind="public", seen={A: later, B: NOW})
    assert acts.refreshed(public, later).people() == [A]
    assert acts.refreshed(two, NOW + acts.DESERTED_SECONDS + 1).state == "ended"
    empty = acts.stand_up(table(A, updated=NOW), A)
    assert acts.refreshed(empty, NOW + acts.EMPTY_SECONDS + 1).state == "ended"
    ended = acts.close(two, A)
    refused("ended", lambda: acts.sit(ended, C, "Cleo", None, NOW))


def test_those_who_sit_move_together_at_the_start() -> None:
    spread = acts.sit(table(A), B, "Bo", 3, NOW)
    begun = acts.begin(spread, A, "m")
    assert [seat for seat, _ in begun.taken()] == [0, 1]
    assert (begun.state, begun.match, begun.matches, len(begun.seats)) == ("playing", "m", 1, 4)
    refused("too_few", lambda: acts.begin(table(A), A, "m"))


def test_after_a_match_it_is_open_again_without_those_who_left_it() -> None:
    begun = acts.begin(table(A, B, C), A, "m")
    late = acts.sit(begun, D, "Dora", None, NOW)
    played = [who for _, who in begun.taken()]
    opened = acts.after_match(late, played, {0}, NOW)
    assert (opened.people(), opened.host, opened.state) == ([B, C, D], B, "open")
    assert acts.after_match(begun, played, {0, 1, 2}, NOW).state == "ended"
    bots = [*played, Seat("Bot", bot="easy")]
    assert len(acts.after_match(begun, bots, set(), NOW).taken()) == 4


def test_rules_are_the_hosts_before_the_first_match_and_then_voted_on() -> None:
    three = table(A, B, C)
    refused("by_host", lambda: acts.propose(three, B, OTHER))
    assert acts.set_rules(three, A, OTHER).rules == OTHER
    again = acts.replace(three, matches=1)
    refused("by_vote", lambda: acts.set_rules(again, A, OTHER))
    refused("nothing_proposed", lambda: acts.vote(again, A, agree=True))
    refused("not_seated", lambda: acts.propose(again, D, OTHER))
    asked = acts.propose(again, B, OTHER)
    assert asked.rules == RULES
    assert asked.proposal is not None
    assert acts.vote(asked, B, agree=True) == asked, "one vote a person"
    assert acts.vote(asked, B, agree=False).proposal is None
    done = acts.vote(asked, C, agree=True)
    assert (done.rules, done.proposal) == (OTHER, None)
    fewer = acts.stand_up(acts.stand_up(asked, C), A)
    assert fewer.rules == OTHER, "who is left agrees"
    assert acts.stand_up(asked, B).proposal is None


def test_bots_take_free_seats_and_places_are_never_fewer_than_who_sits() -> None:
    full = acts.seat_bots(table(A, B), A, "hard", None, lambda n: ["X", "Y", "Z"][:n])
    assert [who.bot for _, who in full.taken()] == [None, None, "hard", "hard"]
    refused("seat_taken", lambda: acts.seat_bots(full, A, "easy", 2, lambda n: ["X"] * n))
    refused("too_few_seats", lambda: acts.arrange(full, A, places=3))
    assert len(acts.arrange(full, A, places=10).seats) == 10
    spread = acts.sit(table(A), B, "Bo", 3, NOW)
    assert acts.arrange(spread, A, places=2).people() == [A, B]
    assert acts.kick(full, A, 2).free == 1


def test_another_device_keeps_seat_host_and_presence() -> None:
    moved = acts.change_device(table(A, B), A, D)
    assert (moved.people(), moved.host) == ([D, B], D)
    assert moved.is_here(D, NOW)
    assert acts.change_device(moved, A, C) == moved
