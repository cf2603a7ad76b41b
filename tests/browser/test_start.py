"""The start page, and where links that lead nowhere end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints
from tests.browser.tables import table_where


def test_choices_are_remembered(page: Page) -> None:
    page.goto("./")
    page.get_by_role("radio", name="Zelda, 112 cards, Wild Triforce").click()
    page.get_by_role("radio", name="7", exact=True).click()
    page.get_by_role("radio", name="Hard").click()
    page.get_by_text("Your name and the pace").click()
    page.get_by_label("Your name, if you like").fill("Ilka")
    page.reload()
    expect(page.get_by_role("radio", name=re.compile("^Zelda"))).to_be_checked()
    expect(page.get_by_role("radio", name="7", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="Hard")).to_be_checked()
    expect(page.get_by_label("Your name, if you like")).to_have_value("Ilka")
    expect(page.locator("html")).to_have_attribute("data-edition", "zelda")


def test_a_game_begun_can_be_gone_on_with(page: Page) -> None:
    page.goto("./")
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand button").first.wait_for()
    table = page.url
    page.goto("./")
    waiting = page.get_by_role("link", name=re.compile("Classic Round 1, 4 players, just now"))
    expect(waiting).to_have_count(1)
    waiting.click()
    page.wait_for_url(table)
    expect(page.locator(".hand button").first).to_be_visible()


def test_on_a_phone_play_stays_in_the_window_beside_games_to_go_on_with(
    page: Page, base_url: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("./")
    body = {"edition": "zelda", "opponents": ["easy"] * 3, "pace": "off"}
    for _ in range(3):
        assert page.request.post(f"{base_url}api/matches", data=body).ok
    page.reload()
    expect(page.get_by_role("link", name="Go on: Zelda edition")).to_have_count(1)
    expect(page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="All 3").click()
    expect(page.get_by_role("link", name="Zelda edition")).to_have_count(3)


def test_leaving_a_game_asks_first_and_ends_it(page: Page, base_url: str) -> None:
    page.goto("./")
    page.goto(table_where(page.request, base_url, lambda view: view["phase"] == "play"))
    page.locator(".hand button").first.wait_for()
    page.keyboard.press("m")
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave for good").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Pull up a chair"))


@pytest.mark.parametrize("address", ["#/nowhere", "#/m/abc", "#/m/abc/x"])
def test_a_broken_link_says_so_and_leads_back(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("No table stands here.")
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_match_that_nobody_knows_is_told_apart(page: Page, complaints: Complaints) -> None:
    page.goto("#/m/unknownmatch/0")
    expect(page.get_by_role("link", name="To the start")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    complaints.clear()  # the browser writes every refused request into the console


def test_a_server_that_does_not_answer_is_told_in_a_sentence(
    page: Page, complaints: Complaints
) -> None:
    away = "**/api/matches"
    page.route(
        away, lambda route: route.abort() if route.request.method == "POST" else route.continue_()
    )
    page.goto("./")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_have_text(
        "The server does not answer. Look whether it runs, and try again."
    )
    page.unroute(away)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand button").first).to_be_visible()
    complaints.clear()


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_the_theme_is_kept(page: Page, theme: str) -> None:
    page.goto("./")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name=theme).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", theme.lower())
