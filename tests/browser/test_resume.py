"""What is under way survives a reload, and a server that went away and came back."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints
from tests.browser.player import tap
from tests.browser.site import Site
from tests.browser.tables import table_where


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
    expect(page.locator(".log")).to_contain_text("You play Wild and name green")


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
    sent: list[str] = []
    answers = iter([False, False])

    def away(route: Any) -> None:
        sent.append(json.loads(route.request.post_data)["id"])
        if next(answers, True):
            route.continue_()
        else:
            route.abort()

    # Before there is a page: one that stands lets requests through until Chromium has told it.
    page.route("**/moves", away)
    page.goto("./")
    page.goto(table_where(page.request, base_url, lambda view: "draw" in view["legal"]))
    page.locator(".hand button").first.wait_for()
    # Draws of the moves before stand in the log already: it is the number that tells.
    number = page.locator("#app").get_attribute("data-number")
    page.keyboard.press("d")
    expect(page.locator("#app")).not_to_have_attribute("data-number", str(number))
    expect(page.locator(".log")).to_contain_text("You draw")
    assert len(sent) == 3
    assert len(set(sent)) == 1
    complaints.clear()
