"""Tables before their match, over the API: who may what, races, what each is told."""

import threading
from collections import Counter
from typing import Any

import pytest

from tests.server.people import Guest, guest, hearing, match_of, play, table_of
from tests.server.servers import Client, server_thread
from tests.server.test_api import refused
from wildpile.rules import Ruleset
from wildpile.rulescode import rules_code, rules_of
from wildpile.server.gathering_bodies import GatheringInfo


def test_a_guest_makes_a_table_and_another_sits_by_its_link(port: int) -> None:
    host = Guest(port)
    status, made, headers = host.call(
        "POST", "/api/gatherings", {"edition": "zelda", "rules": {"hand": 5}, "name": "Ada"}
    )
    GatheringInfo.model_validate(made)
    assert (status, made["state"], made["you"], made["host"]) == (201, "open", 0, True)
    assert headers["set-cookie"].startswith("wildpile_player=")
    code = made["link"].partition("?rules=")[2]
    assert made["link"].startswith(f"http://127.0.0.1:{port}/g/{made['gathering']}?")
    assert rules_of(code).hand == 5
    table = f"/api/gatherings/{made['gathering']}"
    seen = Client(port).ok("GET", table)
    assert seen["rules"]["differs"] == made["rules"]["differs"] != []
    assert (seen["you"], seen["host"], seen["match"]) == (None, False, None)
    found = Client(port).ok("GET", f"/api/codes/{made['code'].upper()}")
    assert found == {"gathering": made["gathering"]}
    status, sat, headers = Guest(port).call("POST", f"{table}/sit", {"name": "Bo"})
    assert (status, sat["you"], "set-cookie" in headers) == (200, 1, True)


def test_rules_come_by_a_code_or_by_switches_and_not_by_both(port: int) -> None:
    one = guest(port)
    code = rules_code(Ruleset.of("classic108", stack="22"))
    assert one.ok("POST", "/api/gatherings", {"code": code})["rules"]["code"] == code
    for body in ({}, {"code": code, "edition": "zelda"}, {"code": code, "rules": {"hand": 5}}):
        refused(one.call("POST", "/api/gatherings", body), 422, "request/invalid")
    wrong = one.call("POST", "/api/gatherings", {"code": "c1zzzy"})
    assert wrong[1]["code"].startswith("rules/")


def test_only_the_host_does_what_is_the_hosts(port: int) -> None:
    table, (host, other) = table_of(port)
    nobody, unknown = Guest(port), Guest(port, "not-a-token")
    for act, body in (
        ("kick", {"seat": 1}),
        ("lock", {"locked": True}),
        ("bots", {"level": "easy"}),
        ("arrange", {"places": 3}),
        ("rules", {"edition": "zelda"}),
        ("host", {"seat": 1}),
        ("start", None),
        ("close", None),
    ):
        refused(other.call("POST", f"{table}/{act}", body), 403, "gathering/not_host")
        refused(nobody.call("POST", f"{table}/{act}", body), 401, "table/no_player")
        refused(unknown.call("POST", f"{table}/{act}", body), 401, "table/no_player")
        gone = host.call("POST", f"/api/gatherings/nowhere/{act}", body)
        refused(gone, 404, "gathering/unknown")


def test_the_host_arranges_hands_over_locks_and_sends_away(port: int) -> None:
    table, (host, other) = table_of(port)
    change = {"places": 5, "title": " At  home ", "watch": "live", "pace": "fast"}
    seen = host.ok("POST", f"{table}/arrange", change)
    assert [seen[key] for key in change] == [5, "At home", "live", "fast"]
    assert host.ok("POST", f"{table}/rules", {"edition": "zelda"})["edition"] == "zelda"
    bots = host.ok("POST", f"{table}/bots", {"level": "hard", "seat": 4})["seats"]
    assert bots[-1]["bot"] == "hard"
    host.ok("POST", f"{table}/lock", {"locked": True})
    refused(guest(port).call("POST", f"{table}/sit", {"name": "C"}), 409, "gathering/locked")
    assert other.ok("POST", f"{table}/sit", {"name": "N1"})["you"] == 1
    assert not host.ok("POST", f"{table}/host", {"seat": 1})["host"]
    other.ok("POST", f"{table}/kick", {"seat": 0})
    other.ok("POST", f"{table}/lock", {"locked": False})
    refused(host.call("POST", f"{table}/sit", {"name": "A"}), 403, "gathering/barred")
    other.ok("POST", f"{table}/close")
    refused(guest(port).call("POST", f"{table}/sit", {"name": "C"}), 410, "gathering/ended")


def test_of_fifty_who_take_the_last_seat_at_once_one_sits(port: int) -> None:
    table, _ = table_of(port, 1, places=2)
    guests = [guest(port) for _ in range(50)]
    answers: list[Any] = []
    gate = threading.Barrier(50)

    def sit(one: Guest, name: str) -> None:
        gate.wait()
        answers.append(one.call("POST", f"{table}/sit", {"name": name}))

    threads = [
        threading.Thread(target=sit, args=(one, f"N{number}")) for number, one in enumerate(guests)
    ]
    for one in threads:
        one.start()
    for one in threads:
        one.join(30)
    assert Counter(answer[0] for answer in answers) == {200: 1, 409: 49}
    assert {one[1]["code"] for one in answers if one[0] == 409} == {"gathering/full"}


def test_start_sent_many_times_begins_one_match_for_all(port: int) -> None:
    table, guests = table_of(port, 3)
    places: list[Any] = []

    def start() -> None:
        places.append(Client(port, guests[0].token).ok("POST", f"{table}/start")["match"])

    threads = [threading.Thread(target=start) for _ in range(10)]
    for one in threads:
        one.start()
    for one in threads:
        one.join(30)
    assert len(set(places)) == 1
    seats = [one.ok("POST", f"{table}/start") for one in guests]
    assert [(one["match"], one["seat"]) for one in seats] == [(places[0], n) for n in range(3)]
    refused(guest(port).call("POST", f"{table}/start"), 403, "gathering/not_host")


def test_everybody_who_listens_is_told_of_each_change_and_of_who_is_there(port: int) -> None:
    table, (host, other) = table_of(port)
    stranger = guest(port)
    with hearing(stranger, table) as heard:
        first = heard.wait("gathering")[0]
        assert (first["id"], first["data"]["you"]) == (first["data"]["number"], None)
        host.ok("POST", f"{table}/lock", {"locked": True})
        assert heard.wait("gathering", 2)[-1]["data"]["locked"]
        with hearing(other, table) as mine:
            assert mine.wait("gathering")[0]["data"]["you"] == 1
            host.ok("POST", f"{table}/start")
            told = mine.wait("gathering", 2)[-1]["data"]
            assert (told["state"], told["seat"]) == ("playing", 1)
        assert heard.wait("gathering", 3)[-1]["data"]["match"] is None


def test_the_lobby_lists_public_tables_alone_and_nothing_that_is_hidden(port: int) -> None:
    one = guest(port)
    tables = [one.gather(kind=kind, title=kind) for kind in ("private", "unlisted", "public")]
    listed = Client(port).ok("GET", "/api/gatherings")
    ids = [found["gathering"] for found in listed["gatherings"]]
    assert [table.rpartition("/")[2] in ids for table in tables] == [False, False, True]
    assert one.see(tables[0])["code"] is None
    refused(one.call("GET", "/api/gatherings?after=x"), 422, "request/invalid")
    for _ in range(3):
        host = guest(port)
        for _ in range(8):
            host.gather(kind="public")
    page = Client(port).ok("GET", "/api/gatherings")
    more = Client(port).ok("GET", f"/api/gatherings?after={page['next']}")
    seen = [found["gathering"] for found in page["gatherings"] + more["gatherings"]]
    assert len(seen) == len(set(seen)) == 25
    assert more["next"] is None


def test_short_codes_cannot_be_tried_in_masses(tmp_path: Any) -> None:
    with server_thread(tmp_path / "wildpile.db", rates=True) as server:
        one = Client(server.config.port)
        for _ in range(20):
            refused(one.call("GET", "/api/codes/zzzzzz"), 404, "gathering/unknown")
        late = one.call("GET", "/api/codes/zzzzzz")
        refused(late, 429, "request/too_many")
        assert int(late[2]["retry-after"]) >= 1


def test_a_match_of_three_is_played_and_the_next_one_is_the_same_for_all(port: int) -> None:
    table, people = match_of(port, 3, rules={"scoring": "single"})
    play(people)
    host = people[0][0]
    seen = host.see(table)
    assert (seen["state"], seen["matches"], len(seen["seats"])) == ("open", 1, 3)
    old = people[0][1].split("/")[3]
    refused(people[1][0].call("POST", f"/api/matches/{old}/again"), 403, "gathering/not_host")
    rules = {"edition": "classic108", "rules": {"scoring": "single", "stack": "22"}}
    people[1][0].ok("POST", f"{table}/rules", rules)
    asked = host.ok("POST", f"{table}/vote", {"agree": True})
    assert (asked["proposal"], asked["rules"]["switches"]["stack"]) == (None, "22")
    begun = host.ok("POST", f"/api/matches/{old}/again")
    assert begun["match"] != old
    again = [one.ok("POST", f"/api/matches/{old}/again") for one, _ in people]
    assert again == [{"match": begun["match"], "seat": seat} for seat in range(3)]


def test_who_comes_late_is_dealt_in_at_the_next_deal(port: int) -> None:
    table, people = match_of(port, 2, rules={"target": 5000})
    late = guest(port)
    sat = late.sit(table, "Late")
    assert (sat["state"], sat["seat"], late.sit(table, "Late")["seat"]) == ("playing", 2, 2)
    seat = late.seat(table)
    view = late.ok("GET", seat)["view"]
    assert (view["hand"], view["seats"][2]["out"], view["gathering"]) == (
        [],
        True,
        table.rpartition("/")[2],
    )
    for _ in range(400):
        play(people, 1)
        view = late.ok("GET", seat)["view"]
        if view["round"] > 1:
            break
    assert len(view["hand"]) >= 7
    assert not view["seats"][2]["out"]
    refused(people[0][0].call("GET", seat), 403, "table/not_your_seat")


def test_who_leaves_may_come_back_and_a_match_without_people_ends_the_table(port: int) -> None:
    table, people = match_of(port, 2, rules={"target": 5000})
    (host, seat), (other, _) = people
    assert other.ok("POST", f"{table}/leave")["you"] is None
    assert host.ok("GET", seat)["view"]["seats"][1]["left"]
    assert other.sit(table, "Back")["seat"] == 1
    assert not host.ok("GET", seat)["view"]["seats"][1]["left"]
    host.ok("POST", f"{table}/leave")
    assert other.see(table)["host"]
    assert other.ok("POST", f"{table}/leave")["state"] == "ended"


def test_the_qr_code_is_drawn_here(port: int) -> None:
    status, drawn, headers = guest(port).call("GET", f"{guest(port).gather()}/qr")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert "<path" in drawn
    assert "<script" not in drawn


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"places": 1}, "request/invalid"),
        ({"places": 11}, "request/invalid"),
        ({"kind": "secret"}, "request/invalid"),
        ({"title": "x" * 41}, "request/invalid"),
        ({"name": "a\u0000b"}, "request/invalid"),
        ({"host": 1}, "request/invalid"),
        ({"rules": {"nonsense": 1}}, "rules/unknown_switch"),
    ],
)
def test_a_table_that_cannot_be_is_refused(port: int, change: Any, code: str) -> None:
    body = {"edition": "classic108", **change}
    refused(guest(port).call("POST", "/api/gatherings", body), 422, code)
