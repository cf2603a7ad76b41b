"""What is under way survives a reload, and a server that went away and came back."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Page, expect

from tests.browser.conftest import Complaints
from tests.browser.player import tap
from tests.browser.site import Site

View = dict[str, Any]
MOVES, MATCHES = 120, 60


def table_where(
    request: APIRequestContext, url: str, holds: Callable[[View], bool], **choices: Any
) -> str:
    """Play new matches over the API until one is as wanted; return its address."""
    for _ in range(MATCHES):
        body = {"edition": "classic108", "opponents": ["easy"], "pace": "off", **choices}
        place = request.post(f"{url}api/matches", data=body).json()
        seat = f"{url}api/matches/{place['match']}/seats/{place['seat']}"
        for move in range(MOVES):
            snapshot = request.get(seat).json()
            view = snapshot["view"]
            if holds(view):
                return f"{url}#/m/{place['match']}/{place['seat']}"
            if view["phase"] == "over" or not view["legal"]:
                break
            # Drawing makes the match long and the bots' wilds many.
            action = next((one for one in ("draw", "keep", "take") if one in view["legal"]), None)
            sent = {"id": str(move), "at": snapshot["number"], "action": action or view["legal"][0]}
            answer = request.post(f"{seat}/moves", data=sent)
            assert answer.ok, answer.text()
    raise AssertionError("no match came to the state wanted")


def test_a_reload_in_the_middle_of_a_colour_choice_loses_nothing(page: Page, base_url: str) -> None:
    page.goto("./")
    address = table_where(
        page.request,
        base_url,
        lambda view: view["phase"] == "play" and any(one == "W>g" for one in view["legal"]),
    )
    page.goto(address)
    wild = page.get_by_role("button", name=re.compile("^Wild, playable")).first
    tap(wild)
    expect(page.locator(".quad")).to_have_count(4)
    cards = page.locator(".hand button")
    held = cards.count()
    page.reload()
    expect(cards).to_have_count(held)
    tap(wild)
    page.locator(".quad", has_text=re.compile("green", re.IGNORECASE)).click()
    expect(page.locator(".log")).to_contain_text(re.compile(r"You play .*wild.* and name .*green"))


def test_a_reload_in_the_middle_of_a_challenge_loses_nothing(page: Page, base_url: str) -> None:
    page.goto("./")
    address = table_where(
        page.request,
        base_url,
        lambda view: view["phase"] == "answer" and "challenge" in view["legal"],
    )
    page.goto(address)
    challenge = page.get_by_role("button", name=re.compile("^Challenge"))
    expect(challenge).to_be_visible()
    page.reload()
    challenge.click()
    expect(page.locator(".log")).to_contain_text("You challenge")


def test_a_server_that_comes_back_finds_the_table_as_it_was(
    page: Page, folder: Path, complaints: Complaints
) -> None:
    site = Site(folder)
    try:
        page.goto(site.url)
        address = table_where(page.request, site.url, lambda view: "draw" in view["legal"])
        page.goto(address)
        cards = page.locator(".hand button")
        cards.first.wait_for()
        held = cards.count()
        site.end()
        lost = page.locator(".lost")
        expect(lost).to_contain_text("Connection lost")
        site.start()
        expect(lost).to_have_count(0, timeout=20_000)
        expect(cards).to_have_count(held)
        number = page.locator("#app").get_attribute("data-number")
        page.keyboard.press("d")
        expect(page.locator("#app")).not_to_have_attribute("data-number", str(number))
        expect(page.locator(".log")).to_contain_text("You draw")
    finally:
        site.end()
    complaints.clear()  # the browser writes every refused connection into the console


def test_a_move_made_while_the_server_is_away_arrives_once(
    page: Page, base_url: str, complaints: Complaints
) -> None:
    page.goto("./")
    address = table_where(page.request, base_url, lambda view: "draw" in view["legal"])
    page.goto(address)
    page.locator(".hand button").first.wait_for()
    sent: list[str] = []
    answers = iter([False, False])

    def away(route: Any) -> None:
        sent.append(json.loads(route.request.post_data)["id"])
        if next(answers, True):
            route.continue_()
        else:
            route.abort()

    # Draws of the moves before stand in the log already: it is the number that tells.
    number = page.locator("#app").get_attribute("data-number")
    page.route("**/moves", away)
    page.keyboard.press("d")
    expect(page.locator("#app")).not_to_have_attribute("data-number", str(number))
    expect(page.locator(".log")).to_contain_text("You draw")
    assert len(sent) == 3
    assert len(set(sent)) == 1
    complaints.clear()
