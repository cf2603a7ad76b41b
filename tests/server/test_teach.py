"""The pages that teach: whole without scripts, in every language, by every table's rules."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import pytest

from tests.server.servers import Client
from wildpile.cards import deck, face_text
from wildpile.lessons.examples import SECTIONS
from wildpile.lessons.questions import QUESTIONS
from wildpile.lessons.reasons import LESSONS
from wildpile.lessons.tasks import KINDS, solve
from wildpile.lessons.trainer import chosen_under
from wildpile.rules import Ruleset
from wildpile.rulescode import rules_code
from wildpile.server.settings import STATIC
from wildpile.server.teach.drawings import drawn
from wildpile.server.teach.page import spoken
from wildpile.server.teach.scene import source_of
from wildpile.server.teach.voice import Voice

EDITIONS = ("classic108", "classic112", "zelda")
PAGES = [*(f"/learn/{edition}" for edition in EDITIONS), "/settle", "/ask", "/train", "/rules"]
PAGES += ["/settle/two-on-two", "/settle/triforce-last", "/settle?edition=zelda"]
POSITION = "P1[R2 G5 W4] P2[B7]; top R7"
HOUSE = rules_code(Ruleset.of("classic108", stack="22", uno_penalty=4, wd4="strict"))
VOID = {"meta", "link", "input", "br", "hr", "img", "path", "rect", "circle", "use", "polygon"}


class Reader(HTMLParser):
    """Reads a page: elements balanced, ids, links, headings, text, JSON."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.headings: list[int] = []
        self.metas: dict[str, str] = {}
        self.alternates: dict[str, str] = {}
        self.html: dict[str, str | None] = {}
        self.text = ""
        self.data: dict[str, Any] = {}
        self._script: str | None = None
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        assert len(found) == len(attrs), (tag, attrs)
        assert not any(name.startswith("on") for name in found), "a strict CSP takes no handlers"
        if tag not in VOID:
            self.open.append(tag)
        if "id" in found:
            self.ids.append(str(found["id"]))
        if tag == "a":
            self.links.append(str(found["href"]))
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag == "meta" and "content" in found:
            self.metas[str(found.get("name") or found.get("property"))] = str(found["content"])
        if tag == "link" and found.get("hreflang"):
            self.alternates[str(found["hreflang"])] = str(found["href"])
        if tag == "html":
            self.html = found
        if tag == "script":
            kind = found.get("type") or ""
            assert "src" in found or "json" in kind, "a strict CSP takes no scripts in the page"
            self._script = str(found.get("id") or kind) if "json" in kind else None

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag
        if tag == "script":
            self._script = None

    def handle_data(self, data: str) -> None:
        if self._script is not None:
            self.data[self._script] = json.loads(data)
        elif self.open and self.open[-1] != "script":
            self.text += data


@pytest.fixture(scope="module")
def visitor(port: int) -> Client:
    """A reader, who is nobody."""
    return Client(port)


def get(client: Client, path: str, status: int = 200, **headers: str) -> Reader:
    """Return a page, read."""
    found, text, _ = client.call("GET", path, headers=headers)
    assert found == status, (path, text)
    return Reader(text)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole(visitor: Client, path: str) -> None:
    page = get(visitor, path)
    assert len({*page.ids}) == len(page.ids)
    assert page.headings[0] == 1
    assert page.headings.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(page.headings))
    assert 40 < len(page.metas["description"]) < 400
    assert {"og:title", "og:description", "og:url"} <= {*page.metas}
    assert page.metas["og:url"].startswith("http://127.0.0.1")
    assert page.html["lang"] == "en"
    assert "x-default" in page.alternates
    assert not re.search(
        r"\{ ?\$|\b(learn|ask|settle|train|engine|pages|lesson|reason)-[a-z]", page.text
    )


@pytest.mark.parametrize("path", PAGES)
def test_every_link_leads_somewhere(visitor: Client, path: str) -> None:
    page = get(visitor, path)
    places = {link for link in page.links if not link.startswith("#")} | {
        case["source"]["href"] for case in sources(page.data)
    }
    for link in sorted(places):
        parts = urlsplit(link)
        assert not parts.netloc
        if parts.path == "/":
            continue  # the client, which tests/server do not build
        status, text, _ = visitor.call(
            "GET", parts.path + (f"?{parts.query}" if parts.query else "")
        )
        assert status in (200, 307), link
        if parts.fragment:
            assert f'id="{parts.fragment}"' in text, link


def sources(data: Any) -> list[dict[str, Any]]:
    """Return everything with a source in what a page gives its scripts."""
    if isinstance(data, dict):
        own = [data] if isinstance(data.get("source"), dict) else []
        return own + [one for value in data.values() for one in sources(value)]
    return [one for value in data for one in sources(value)] if isinstance(data, list) else []


def test_every_ruling_that_an_answer_names_has_its_place(visitor: Client) -> None:
    ids = {*get(visitor, "/rules").ids}
    rulings = {ruling for one in QUESTIONS for ruling in one.rulings}
    rulings |= {ruling for ruling, _ in LESSONS.values()}
    assert len(rulings) > 30
    for ruling in rulings:
        assert source_of(Voice("en"), ruling)["href"].removeprefix("/rules#") in ids, ruling


@pytest.mark.parametrize("edition", EDITIONS)
def test_learn_has_its_sections_in_order_and_every_answer_in_the_text(
    visitor: Client, edition: str
) -> None:
    page = get(visitor, f"/learn/{edition}")
    assert [one for one in page.ids if one in SECTIONS] == list(SECTIONS)
    for task in page.data["tasks"]:
        assert task["why"] in page.text
        for card in task["cards"]:
            assert card["why"] in page.text


def test_learn_chooses_an_edition_and_a_table_chooses_its_own(visitor: Client) -> None:
    status, _, headers = visitor.call("GET", "/learn")
    assert (status, headers["location"]) == (307, "/learn/classic108")
    code = rules_code(Ruleset.of("zelda", tri_after="free_turn"))
    status, _, headers = visitor.call("GET", f"/learn/classic108?rules={code}")
    assert (status, headers["location"]) == (307, f"/learn/zelda?rules={code}")
    assert visitor.call("GET", "/learn/nowhere")[0] == 307


def test_a_table_is_taught_by_its_rules_and_what_is_not_official_is_marked(
    visitor: Client,
) -> None:
    official, house = (
        get(visitor, "/learn/classic108"),
        get(visitor, f"/learn/classic108?rules={HOUSE}"),
    )
    assert "Not official" not in official.text
    assert house.text.count("Not official") >= 3
    assert "you draw 4 cards" in house.text
    assert "This table plays the house rule." in house.text
    assert f"/settle?rules={HOUSE}" in house.links


@pytest.mark.parametrize("path", ["/learn", "/learn/zelda", "/settle", "/ask", "/train", "/rules"])
def test_a_rules_code_that_is_none_is_said_in_plain_words(visitor: Client, path: str) -> None:
    page = get(visitor, f"{path}?rules=<b>zz", 400)
    assert "No table has the rules code “<b>zz”" in page.text
    assert page.metas["robots"] == "noindex"


@pytest.mark.parametrize("language", ["es", "fr", "de", "pt", "ja"])
def test_a_language_without_these_pages_reads_them_in_english(
    visitor: Client, language: str
) -> None:
    wanted = language if language in spoken() else "en"
    asked = {"Accept-Language": f"xx, {language}-XX;q=0.9, en;q=0.5"}
    assert get(visitor, "/train", **asked).html["lang"] == wanted
    assert get(visitor, "/train", Cookie=f"wildpile_language={language}").html["lang"] == wanted
    assert (
        get(visitor, f"/train?lang={language}", **{"Accept-Language": "en"}).html["lang"] == wanted
    )
    assert get(visitor, "/train?lang=en", **asked).html["lang"] == "en"


def test_every_question_has_a_page(visitor: Client) -> None:
    for question in QUESTIONS:
        page = get(visitor, f"/settle/{question.key}")
        answer = page.data["application/ld+json"]["mainEntity"][0]["acceptedAnswer"]["text"]
        assert answer in page.text
    assert "There is no such question." in get(visitor, "/settle/nothing", 404).text


def test_ask_answers_for_the_position_in_the_address(visitor: Client) -> None:
    page = get(visitor, f"/ask?at={quote(POSITION)}")
    assert "A Wild Draw Four from this hand would be a bluff." in page.text
    assert page.data["given"]["laid"]["hand"] == ["R2", "G5", "W4"]
    page = get(visitor, "/ask?at=nonsense", 400)
    assert page.data["given"]["asked"] is None
    assert page.data["given"]["trouble"]


def test_what_is_laid_out_comes_back_from_its_link(visitor: Client) -> None:
    layouts = [
        {"top": "W", "color": "g", "hand": ["G1", "R2"], "players": 4},
        {"top": "R+2", "hand": ["G+2", "R2"], "owed": 4},
        {"top": "W4", "color": "b", "hand": ["G+2"], "owed": 4, "laid_on": "y"},
        {"top": "R5", "hand": ["R5", "G1"], "waits": True},
        {"top": "R5", "hand": ["R5", "G1"], "drawn": "R5", "empty": True},
    ]
    code = rules_code(Ruleset.of("classic108", stack="22", jump=1))
    for layout in layouts:
        body = {"rules": code, "layout": layout}
        status, asked, _ = visitor.call("POST", "/api/lessons/ask", body)
        assert status == 200, asked
        page = get(visitor, f"/ask?rules={code}&at={quote(asked['position'])}")
        laid = page.data["given"]["laid"]
        assert {key: laid[key] for key in layout} | {"hand": 0} == layout | {"hand": 0}
        assert sorted(laid["hand"]) == sorted(layout["hand"])  # type: ignore[call-overload]  # a list
        assert page.data["given"]["asked"]["cards"] == asked["cards"]


def test_asking_for_what_cannot_be_is_told_why(visitor: Client) -> None:
    for layout, code in [
        ({"top": "R7", "hand": []}, "lessons/empty_hand"),
        ({"top": "W", "hand": ["R2"]}, "lessons/color_missing"),
        ({"top": "R7", "hand": ["R0", "R0"]}, "lessons/too_many_copies"),
        ({"top": "R7", "hand": ["XX"]}, "notation/bad_card"),
    ]:
        body = {"rules": "c15", "layout": layout}
        status, problem, _ = visitor.call("POST", "/api/lessons/ask", body)
        assert (status, problem["code"]) == (422, code)
        assert problem["said"]


def test_an_act_is_done_or_refused_with_its_source(visitor: Client) -> None:
    body = {"rules": "c15", "position": POSITION, "seat": 0}
    status, done, _ = visitor.call("POST", "/api/lessons/act", {**body, "act": "P1:R2"})
    assert (status, done["refused"]) == (200, None)
    assert done["say"] == "You play red 2."
    assert [card["face"] for card in done["scene"]["hand"]] == ["G5", "W4"]
    status, done, _ = visitor.call("POST", "/api/lessons/act", {**body, "act": "P1:G5"})
    assert done["refused"]["source"]["href"] == "/rules#r2-3"
    for wrong in ({"act": "R2"}, {"act": "P1:R2", "position": "P1["}, {"act": "P1:R2", "seat": 5}):
        assert visitor.call("POST", "/api/lessons/act", {**body, **wrong})[0] == 422


ANSWERS = {"expected", "right", "cards", "why", "because", "chance", "teaches", "legal", "position"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_task_gives_its_answer_away(visitor: Client, edition: str) -> None:
    rules = Ruleset.default(edition)
    code = rules_code(rules)
    status, listed, _ = visitor.call("GET", f"/api/lessons/tasks?rules={code}")
    assert status == 200
    assert len(listed) > 40
    by_key = {task.key: task for task in chosen_under(rules)}
    for key, task in by_key.items():
        _, posed, _ = visitor.call("GET", f"/api/lessons/tasks/{key}?rules={code}")
        assert not {*posed} & ANSWERS
        assert posed["scene"]["acts"] == []
        assert "P2[" not in json.dumps(posed), "the other hands are nobody's to see"
        given = solve(task).expected
        body = {"rules": code, "key": key, "given": given}
        _, judged, _ = visitor.call("POST", "/api/lessons/judge", body)
        assert judged["right"] is True, key
        assert judged["why"]


@pytest.mark.parametrize("kind", KINDS)
def test_endless_tasks_are_made_and_judged_alike(visitor: Client, kind: str) -> None:
    code = rules_code(Ruleset.default("zelda"))
    made = {"kind": kind, "level": 2, "seed": 11}
    query = f"kind={kind}&level=2&seed=11&rules={code}"
    status, posed, _ = visitor.call("GET", f"/api/lessons/made?{query}")
    assert status == 200
    assert visitor.call("GET", f"/api/lessons/made?{query}")[1] == posed
    body = {"rules": code, "made": made, "given": None}
    _, solved, _ = visitor.call("POST", "/api/lessons/solve", body)
    body["given"] = solved["expected"]
    assert visitor.call("POST", "/api/lessons/judge", body)[1]["right"] is True


def test_what_is_not_there_is_not_found(visitor: Client) -> None:
    assert visitor.call("GET", "/api/lessons/tasks/nothing?rules=c15")[0] == 404
    assert visitor.call("GET", "/api/lessons/questions/nothing?rules=c15")[0] == 404
    status, problem, _ = visitor.call("GET", "/api/lessons/tasks?rules=bogus")
    assert (status, problem["code"].split("/")[0]) == (422, "rules")
    body = {"rules": "c15", "key": "c-twin", "given": "x" * 99}
    assert visitor.call("POST", "/api/lessons/judge", body)[0] == 422
    made = "/api/lessons/made?kind=triforce&level=1&seed=1&rules=c15"
    assert visitor.call("GET", made)[0] == 422


def test_a_question_is_told_as_json(visitor: Client) -> None:
    _, found, _ = visitor.call("GET", f"/api/lessons/questions/two-on-two?rules={HOUSE}")
    assert found["a"].startswith("No.")
    assert found["here"] == ["Draw cards may be stacked: Draw Two on Draw Two."]


def test_the_built_drawings_name_every_face() -> None:
    if not (Path(STATIC) / "faces.json").exists():
        pytest.skip("the client is not built")
    faces = drawn(STATIC)["faces"]
    for edition in EDITIONS:
        zelda = edition == "zelda"
        texts = [face_text(f, gold=zelda) for f, copies in enumerate(deck(edition)) if copies]
        assert {*texts, "back"} <= {*faces["zelda" if zelda else "classic"]}
