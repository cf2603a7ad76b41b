"""The routes of docs/wire.md, who may use them, and how they refuse."""

import http.client
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.servers import Client, server_thread
from wildpile.choices import SWITCHES
from wildpile.notation.record_json import parse_record
from wildpile.notation.replay import check
from wildpile.server.answers import Snapshot
from wildpile.server.settings import Settings

WIRE = Path(__file__).resolve().parents[2] / "docs/wire.md"


def act(client: Client, seat: str, action: str, at: int, name: str = "m") -> tuple[int, Any]:
    """Send a move; return status and answer."""
    body = {"id": f"{name}{at}", "at": at, "action": action}
    return client.call("POST", f"{seat}/moves", body)[:2]


def my_turn(client: Client, seat: str) -> dict[str, Any]:
    """Return the snapshot once it is seat 0's turn, or the round is over."""
    for _ in range(2000):
        snapshot: dict[str, Any] = client.ok("GET", seat)
        if snapshot["view"]["turn"] in (0, None):
            return snapshot
    raise AssertionError("it never was the person's turn")


def refused(answer: tuple[int, Any, dict[str, str]], status: int, code: str) -> dict[str, Any]:
    """Check that an answer is a problem with this code, and return it."""
    got, data, headers = answer
    assert (got, data.get("code")) == (status, code), data
    assert headers["content-type"] == "application/problem+json"
    assert set(data) >= {"type", "title", "status", "code", "detail"}
    assert data["status"] == status
    return dict(data)


def test_a_match_is_begun_played_and_listed(client: Client) -> None:
    seat = client.match(edition="zelda", opponents=["easy", "hard"], name=" Zoë  B ", pace="off")
    snapshot = my_turn(client, seat)
    Snapshot.model_validate(snapshot)
    view = snapshot["view"]
    assert view["edition"] == "zelda"
    assert [who["bot"] for who in view["seats"]] == [None, "easy", "hard"]
    assert view["seats"][0]["name"] == "Zoë B"
    assert len({who["name"] for who in view["seats"]}) == 3
    status, done = act(client, seat, view["legal"][0], snapshot["number"])
    assert (status, set(done)) == (200, {"number"})
    assert done["number"] == snapshot["number"] + 1
    listed = client.ok("GET", "/api/matches")[0]
    assert f"/api/matches/{listed['match']}/seats/{listed['seat']}" == seat
    assert (listed["edition"], listed["players"], listed["round"]) == ("zelda", 3, 1)
    assert listed["over"] is False


def test_the_switches_of_the_rules_reach_the_table(client: Client) -> None:
    seat = client.match(rules={"scoring": "single", "hand": 5, "wd4": "strict"})
    rules = client.ok("GET", seat)["view"]["rules"]
    assert rules["scoring"] == "single"
    assert rules["target"] is None
    assert not rules["official"]
    official = client.ok("GET", client.match(rules={"target": 200}))["view"]["rules"]
    assert official["official"]
    assert official["target"] == 200


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": {"nonsense": 1}}, "rules/unknown_switch"),
        ({"rules": {"hand": 99}}, "rules/bad_value"),
        ({"rules": {"hand": 15, "decks": 1}, "opponents": ["easy"] * 9}, "rules/players"),
        ({"rules": {"jump_w4": 0}}, "rules/contradiction"),
        ({"rules": {"teams": 1}}, "rules/players"),
        ({"edition": "another"}, "request/invalid"),
        ({"opponents": []}, "request/invalid"),
        ({"opponents": ["easy"] * 10}, "request/invalid"),
        ({"opponents": ["godlike"]}, "request/invalid"),
        ({"name": ""}, "request/invalid"),
        ({"name": "a\u0000b"}, "request/invalid"),
        ({"name": "x" * 25}, "request/invalid"),
        ({"pace": "instant"}, "request/invalid"),
        ({"seed": 1}, "request/invalid"),
    ],
)
def test_a_match_that_cannot_be_is_refused(client: Client, change: Any, code: str) -> None:
    body = {"edition": "classic108", "opponents": ["easy"], **change}
    refused(client.call("POST", "/api/matches", body), 422, code)


def test_the_same_move_sent_twice_acts_once(client: Client) -> None:
    seat = client.match()
    snapshot = my_turn(client, seat)
    action, number = snapshot["view"]["legal"][0], snapshot["number"]
    first = act(client, seat, action, number)
    assert first[0] == 200
    my_turn(client, seat)
    assert act(client, seat, action, number) == first


def test_a_stale_move_is_refused_with_the_current_number(client: Client) -> None:
    seat = client.match()
    snapshot = my_turn(client, seat)
    assert act(client, seat, snapshot["view"]["legal"][0], snapshot["number"])[0] == 200
    now = my_turn(client, seat)
    body = {"id": "late", "at": snapshot["number"], "action": "draw"}
    found = refused(client.call("POST", f"{seat}/moves", body), 409, "table/stale")
    assert found["number"] == now["number"]


def still(client: Client) -> tuple[str, int]:
    """Return a seat whose turn it is, at a table that no bot moves on, and the table's number."""
    for _ in range(50):
        seat = client.match(pace="off")
        snapshot = client.ok("GET", seat)
        view = snapshot["view"]
        if (
            view["phase"] == "play"
            and view["legal"]
            and not any(s["exposed"] for s in view["seats"])
        ):
            return seat, snapshot["number"]
    raise AssertionError("no table stands still")


def test_a_refused_move_names_its_reason_and_changes_nothing(client: Client) -> None:
    seat, number = still(client)
    body = {"id": "a", "at": number, "action": "next"}
    refused(client.call("POST", f"{seat}/moves", body), 422, "action/unknown")
    body = {"id": "b", "at": number, "action": "keep"}
    refused(client.call("POST", f"{seat}/moves", body), 422, "action/nothing_to_keep")
    body = {"id": "c", "at": number, "action": "fly"}
    refused(client.call("POST", f"{seat}/moves", body), 422, "action/unknown")
    body = {"id": "d", "at": number, "action": "W>a"}
    found = refused(client.call("POST", f"{seat}/moves", body), 422, "action/unknown")
    assert "write 'y', not 'a'" in found["detail"]
    assert client.ok("GET", seat)["number"] == number


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"id": "a", "at": 1},
        {"id": "", "at": 1, "action": "draw"},
        {"id": "x" * 65, "at": 1, "action": "draw"},
        {"id": "a", "at": -1, "action": "draw"},
        {"id": "a", "at": "1", "action": "draw"},
        {"id": "a", "at": True, "action": "draw"},
        {"id": "a", "at": 2**40, "action": "draw"},
        {"id": "a", "at": 1, "action": "draw", "seat": 1},
        {"id": "a\u0000", "at": 1, "action": "draw"},
    ],
)
def test_a_move_that_is_none_is_invalid(client: Client, body: Any) -> None:
    refused(client.call("POST", f"{client.match()}/moves", body), 422, "request/invalid")


def test_the_pace_is_changed(client: Client) -> None:
    seat = client.match(pace="slow")
    assert client.ok("POST", f"{seat}/pace", {"pace": "off"}) == {"pace": "off"}
    assert my_turn(client, seat)["view"]["pace"] == "off"


def test_again_begins_another_match_of_the_same_seats(client: Client) -> None:
    seat = client.match(edition="classic112", opponents=["hard", "easy"], rules={"target": 77})
    match = seat.split("/")[3]
    made = client.ok("POST", f"/api/matches/{match}/again")
    assert made["match"] != match
    fresh = client.ok("GET", f"/api/matches/{made['match']}/seats/{made['seat']}")["view"]
    old = client.ok("GET", seat)["view"]
    assert fresh["rules"] == old["rules"]
    names = [[(who["name"], who["bot"]) for who in view["seats"]] for view in (fresh, old)]
    assert names[0] == names[1]
    assert fresh["round"] == 1


def test_leaving_ends_the_match_for_its_only_person(client: Client) -> None:
    seat = client.match()
    assert act(client, seat, "leave", 0)[0] == 200
    assert client.ok("GET", "/api/matches")[0]["over"] is True
    view = client.ok("GET", seat)["view"]
    assert view["legal"] == []


# --- Who may ------------------------------------------------------------------------------------


def test_nobody_plays_without_a_token_nor_at_anothers_seat(port: int, client: Client) -> None:
    seat = client.match(opponents=["easy", "easy"])
    other, nobody, unknown = Client(port).join(), Client(port), Client(port, "not-a-token")
    move = {"id": "a", "at": 1, "action": "draw"}
    for method, path, body in (
        ("GET", seat, None),
        ("GET", f"{seat}/stream", None),
        ("POST", f"{seat}/moves", move),
        ("POST", f"{seat}/pace", {"pace": "off"}),
    ):
        refused(nobody.call(method, path, body), 401, "table/no_player")
        refused(unknown.call(method, path, body), 401, "table/no_player")
        refused(other.call(method, path, body), 403, "table/not_your_seat")
        bots = path.replace("/seats/0", "/seats/1")
        refused(client.call(method, bots, body), 403, "table/not_your_seat")
        missing = path.replace("/seats/0", "/seats/7")
        refused(client.call(method, missing, body), 404, "table/unknown_seat")
        nowhere = path.replace(seat.split("/")[3], "nowhere")
        refused(client.call(method, nowhere, body), 404, "table/unknown_match")
    match = "/".join(seat.split("/")[:4])
    refused(nobody.call("POST", f"{match}/again"), 401, "table/no_player")
    refused(other.call("POST", f"{match}/again"), 403, "table/not_your_seat")
    assert other.ok("GET", "/api/matches") == []
    assert nobody.ok("GET", "/api/matches") == []
    refused(unknown.call("POST", "/api/matches", _body()), 401, "table/no_player")


def _body() -> dict[str, Any]:
    return {"edition": "classic108", "opponents": ["easy"]}


def test_a_browser_becomes_a_player_by_its_first_match(port: int) -> None:
    browser = Client(port)
    status, made, headers = browser.call("POST", "/api/matches", _body())
    assert status == 201
    cookie = headers["set-cookie"]
    assert cookie.startswith("wildpile_player=")
    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert part in cookie
    mine = {"Cookie": cookie.partition(";")[0]}
    seat = f"/api/matches/{made['match']}/seats/{made['seat']}"
    assert browser.call("GET", seat, headers=mine)[0] == 200
    status, _, headers = browser.call("POST", "/api/matches", _body(), mine)
    assert status == 201
    assert "set-cookie" not in headers
    assert len(browser.call("GET", "/api/matches", headers=mine)[1]) == 2
    stranger = {"Cookie": "wildpile_player=gone"}
    assert "set-cookie" in browser.call("POST", "/api/matches", _body(), stranger)[2]


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://elsewhere.example"},
        {"Origin": "null"},
    ],
)
def test_pages_of_other_sites_may_do_nothing(client: Client, headers: dict[str, str]) -> None:
    answer = client.call("POST", "/api/matches", _body(), headers)
    refused(answer, 403, "request/cross_site")
    assert client.call("GET", "/api/health", headers=headers)[0] == 200


def test_our_own_page_may(client: Client, port: int) -> None:
    headers = {"Sec-Fetch-Site": "same-origin", "Origin": f"http://127.0.0.1:{port}"}
    assert client.call("POST", "/api/matches", _body(), headers)[0] == 201


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "localhost.evil.example"])
def test_another_name_for_this_machine_is_refused(client: Client, host: str) -> None:
    refused(client.call("GET", "/api/health", headers={"Host": host}), 421, "request/host")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:1", "[::1]:8000", "192.168.1.7:8000"])
def test_localhost_and_addresses_are_ours(client: Client, host: str) -> None:
    assert client.call("GET", "/api/health", headers={"Host": host})[0] == 200


# --- Answers of every kind ----------------------------------------------------------------------


def test_errors_of_every_kind_are_problems(client: Client) -> None:
    refused(client.call("GET", "/api/nothing"), 404, "request/not_found")
    refused(client.call("DELETE", "/api/matches"), 405, "request/method")
    body = b"{broken"
    connection = http.client.HTTPConnection("127.0.0.1", client.port, timeout=10)
    headers = {"Content-Type": "application/json", **client.authorization()}
    connection.request("POST", "/api/matches", body, headers)
    answer = connection.getresponse()
    data = json.loads(answer.read())
    assert (answer.status, data["code"]) == (400, "request/bad_json")
    connection.request("POST", "/api/matches", b" " * 100_000, headers)
    answer = connection.getresponse()
    data = json.loads(answer.read())
    assert (answer.status, data["code"]) == (413, "request/too_large")
    connection.close()


def test_a_large_body_in_chunks_is_refused_as_one_that_says_its_length(client: Client) -> None:
    seat = client.match()
    connection = http.client.HTTPConnection("127.0.0.1", client.port, timeout=20)
    headers = {"Content-Type": "application/json", **client.authorization()}
    chunks = [b"x" * 10_000] * 20
    connection.request("POST", f"{seat}/moves", iter(chunks), headers, encode_chunked=True)
    answer = connection.getresponse()
    data = json.loads(answer.read())
    assert (answer.status, data["code"]) == (413, "request/too_large")
    connection.close()


@pytest.mark.parametrize("name", ["علی\u200cرضا", "👩\u200d👩\u200d👧", "Ann Lee"])
def test_names_of_all_scripts_are_taken(client: Client, name: str) -> None:
    seat = client.match(name=name)
    assert client.ok("GET", seat)["view"]["seats"][0]["name"] == name


def test_when_the_last_person_has_left_the_table_says_that_it_ended(client: Client) -> None:
    seat = client.match(opponents=["easy", "easy"], pace="slow")
    assert client.ok("GET", seat)["view"]["ended"] is False
    assert act(client, seat, "leave", 0)[0] == 200
    assert client.ok("GET", seat)["view"]["ended"] is True
    text = client.call("GET", f"{seat.partition('/seats/')[0]}/record")[1]
    assert '[Winner "-"]' in text
    assert check(parse_record(text)) is None


def test_answers_are_not_stored_and_nothing_of_other_sites_is_allowed(client: Client) -> None:
    _, _, headers = client.call("GET", "/api/health")
    assert headers["cache-control"] == "no-store"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_the_api_is_described_without_other_sites(client: Client) -> None:
    status, page, headers = client.call("GET", "/api/docs")
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert not re.search(r"(src|href)=.(https?:)?//", page)
    assert "<script" not in page
    schema = client.ok("GET", "/api/openapi.json")
    for path in schema["paths"]:
        assert path in page
    assert {"View", "Snapshot", "Update", "ProblemDetails"} <= set(schema["components"]["schemas"])


def test_every_route_of_the_wire_protocol_is_there_and_none_besides(client: Client) -> None:
    rows = re.findall(r"^\| `(GET|POST) (/api/\S+)` \|", WIRE.read_text(), re.M)
    paths = client.ok("GET", "/api/openapi.json")["paths"]
    described = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert described == set(rows)


def test_editions_and_health(client: Client) -> None:
    editions = client.ok("GET", "/api/editions")
    assert [one["cards"] for one in editions] == [108, 112, 112]
    assert all(one["players"] == [2, 10] for one in editions)
    health = client.ok("GET", "/api/health")
    assert health["status"] == "ok"
    assert health["kernel"] in ("compiled", "interpreted")


@pytest.mark.parametrize("edition", ["classic108", "classic112", "zelda"])
def test_every_switch_of_an_edition_is_offered_with_words_for_every_value(
    client: Client, edition: str
) -> None:
    offer = client.ok("GET", f"/api/rules/{edition}")
    keys = [one["key"] for one in offer["switches"]]
    assert sorted(keys) == sorted(key for key, one in SWITCHES.items() if edition in one.only)
    for one in offer["switches"]:
        assert one["says"]
        assert one["group"]
        assert str(one["default"]) in one["words"]
        assert set(one["words"]) >= {str(value) for value in one["values"] or ["{n}"]}
        assert all(one["words"].values())
        assert (one["low"] is None) == (one["values"] is not None)
    defaults = {one["key"]: one["default"] for one in offer["switches"]}
    assert client.ok("POST", "/api/rules", {"edition": edition, "rules": defaults})["differs"] == []


def test_every_preset_can_be_played(client: Client) -> None:
    presets = client.ok("GET", "/api/rules/zelda")["presets"]
    assert presets[0]["name"] == "official"
    for one in presets:
        body = {"edition": "zelda", "rules": one["rules"], "players": 4}
        checked = client.ok("POST", "/api/rules", body)
        assert checked["problems"] == []
        assert checked["differs"] == one["differs"]
        rules = client.ok("GET", client.match(edition="zelda", rules=one["rules"]))["view"]["rules"]
        assert (rules["code"], rules["switches"]) == (checked["code"], one["rules"])


def test_all_that_is_wrong_with_rules_is_said_at_once(client: Client) -> None:
    rules = {"draw_pass": 1, "dtm": "may", "teams": 1, "scoring": "elimination", "jump_w4": 0}
    body = {"edition": "classic108", "rules": rules, "players": 3}
    checked = client.ok("POST", "/api/rules", body)
    assert len(checked["problems"]) == 4
    assert checked["kinds"] == ["needs", "draw_pass_dtm", "teams_elimination", "pairs"]
    assert checked["code"] is checked["text"] is None
    new = {"edition": "classic108", "rules": rules, "opponents": ["easy", "easy"]}
    problem = refused(client.call("POST", "/api/matches", new), 422, "rules/contradiction")
    assert problem["detail"] == "; ".join(checked["problems"])
    pairs = {"edition": "classic108", "rules": {"teams": 1}, "players": 3}
    assert "partners are four" in client.ok("POST", "/api/rules", pairs)["problems"][0]
    many = {"edition": "classic108", "rules": {"teams": 1, "hand": 15}, "players": 9}
    assert client.ok("POST", "/api/rules", many)["kinds"] == ["pairs", "cards"]
    refused(client.call("GET", "/api/rules/another"), 422, "request/invalid")


def test_new_players_are_limited_for_each_address(tmp_path: Path) -> None:
    with server_thread(tmp_path / "wildpile.db", rates=True) as server:
        client = Client(server.config.port)
        answers = [client.call("POST", "/api/players") for _ in range(121)]
    assert [status for status, _, _ in answers[:120]] == [200] * 120
    refused(answers[-1], 429, "request/too_many")
    assert int(answers[-1][2]["retry-after"]) >= 1


def test_names_of_the_server_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WILDPILE_HOSTS", "play.example, cards.example")
    monkeypatch.setenv("WILDPILE_DATABASE", "postgresql://somewhere/else")
    settings = Settings.from_environment(tmp_path, lan=True)
    assert set(settings.hosts) > {"play.example", "cards.example"}
    assert any(name.endswith(".local") for name in settings.hosts)
    assert settings.database == "postgresql://somewhere/else"
    monkeypatch.delenv("WILDPILE_DATABASE")
    assert Settings.from_environment(tmp_path).database == tmp_path / "wildpile.db"
