"""Nothing that axe knows of stands in anybody's way; the states of the table: test_layout.py."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import barriers
from tests.browser.player import tap
from tests.browser.states import open_state

Scheme = Literal["light", "dark"]
Looks = list[tuple[tuple[int, int], Scheme]]
DESKTOP, PHONE = (1440, 900), (360, 740)
DAY: Looks = [(DESKTOP, "light"), (PHONE, "dark")]
NIGHT: Looks = [(DESKTOP, "dark"), (PHONE, "light")]


def assert_no_barriers(page: Page, looks: Looks) -> None:
    """Look in windows of these sizes and schemes."""
    for window, scheme in looks:
        page.set_viewport_size({"width": window[0], "height": window[1]})
        page.emulate_media(color_scheme=scheme)
        assert not barriers(page), (window, scheme)


@pytest.mark.parametrize(("edition", "looks"), [("Classic", NIGHT), ("Zelda", DAY)])
def test_the_start_page_has_no_barriers(page: Page, edition: str, looks: Looks) -> None:
    page.goto("./")
    page.get_by_role("radio", name=f"{edition}, ").click()
    assert_no_barriers(page, DAY + NIGHT)
    page.get_by_text("Your name and the pace").click()
    page.get_by_role("button", name="How to play").click()
    assert_no_barriers(page, looks)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Settings").click()
    assert_no_barriers(page, looks)


@pytest.mark.parametrize(("key", "name"), [("m", "Menu"), ("?", "Rules and keys")])
def test_menu_and_help_have_no_barriers(board: Page, base_url: str, key: str, name: str) -> None:
    open_state(board, base_url, "zelda")
    board.keyboard.press(key)
    expect(board.get_by_role("dialog", name=name)).to_be_visible()
    assert_no_barriers(board, DAY)
    board.keyboard.press("Escape")
    expect(board.get_by_role("dialog")).to_have_count(0)


def test_a_chosen_wild_and_a_refused_card_have_no_barriers(board: Page, base_url: str) -> None:
    open_state(board, base_url, "turn")
    hand = board.locator(".hand button")
    tap(hand.nth(2))
    expect(board.locator(".tip")).to_contain_text("Yellow 4 does not match.")
    assert not barriers(board)
    tap(hand.last)
    expect(board.locator(".quad")).to_have_count(4)
    assert not barriers(board)


def test_a_link_that_leads_nowhere_has_no_barriers(page: Page) -> None:
    page.goto("#/nowhere")
    page.get_by_role("link", name="To the start").wait_for()
    assert not barriers(page)


def test_high_contrast_has_no_barriers(browser: Browser, base_url: str) -> None:
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        context = browser.new_context(color_scheme=scheme, contrast="more")
        page = context.new_page()
        open_state(page, base_url, "turn")
        assert page.locator("html").get_attribute("data-contrast") == "more"
        assert not barriers(page)
        context.close()
