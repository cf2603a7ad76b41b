"""Looking back: at a round that goes on, at a match that ended, at the games of this device."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import barriers
from tests.browser.finished import finished
from tests.browser.tables import table_where

KEY = "wildpile-games"
REFUSE = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })"


def entry_of(match: str, **more: Any) -> dict[str, Any]:
    """Return a game as the page keeps it."""
    zeros = dict.fromkeys(("rounds", "best", "longest", "challenged", "found", "catches"), 3)
    return {
        **zeros,
        **{"match": match, "seat": 0, "time": 1_790_000_000_000, "edition": "zelda", "players": 3},
        **{"caught": 1, "points": 210, "single": False, "won": True, "continued": False, **more},
    }


def open_history(page: Page, games: list[dict[str, Any]]) -> None:
    """Open the games of this device, with some in it."""
    page.goto("./#/nowhere")
    text = json.dumps({"version": 1, "games": games})
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])
    page.goto("./#/games")
    page.get_by_role("heading", level=1, name="Your games").wait_for()


def test_a_match_that_ends_has_its_story_and_is_kept_once(page: Page, base_url: str) -> None:
    over = finished(page.request, base_url, rules={"target": 60, "hand": 4}, name="Kim")
    page.goto(f"./#/m/{over.match}/0")
    story = page.get_by_role("region", name="The story of the game")
    expect(story).to_contain_text("held the largest hand")
    expect(page.get_by_label("Link", exact=True)).to_have_value(f"{base_url}game/{over.match}")
    page.reload()
    expect(story).to_be_visible()
    page.goto("./#/games")
    game = page.locator(".list a")
    expect(game).to_have_count(1)
    won = over.view["result"]["match_winner"] == 0
    expect(game).to_contain_text("Won" if won else "Lost")
    game.click()
    expect(page.locator('[data-hand="0"]')).to_be_visible()


def test_what_was_played_on_is_listed_and_not_counted(page: Page) -> None:
    games = [entry_of("a"), entry_of("b", won=False), entry_of("c", continued=True)]
    open_history(page, games)
    expect(page.locator(".list a")).to_have_count(3)
    expect(page.locator(".wide")).to_contain_text("1 of 2: 50 %")
    expect(page.locator(".wide")).to_contain_text("9 to 91 %")
    expect(page.get_by_text("not counted")).to_have_count(1)


def test_games_are_saved_and_forgotten(page: Page) -> None:
    open_history(page, [entry_of("a")])
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(download.value.path().read_text())["games"][0]["match"] == "a"
    page.get_by_role("button", name="Forget all").click()
    page.get_by_role("button", name="Keep them").click()
    expect(page.locator(".list a")).to_have_count(1)
    page.get_by_role("button", name="Forget all").click()
    page.get_by_role("button", name="Really forget all").click()
    expect(page.get_by_role("heading", name="No game yet")).to_be_visible()
    assert page.evaluate(f"localStorage.getItem('{KEY}')") is None


def test_a_browser_that_keeps_nothing_says_so(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, locale="en-GB")
    context.add_init_script(REFUSE)
    page = context.new_page()
    page.goto("./#/games")
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    context.close()


@pytest.mark.parametrize(("width", "height", "scheme"), [(360, 740, "dark"), (1440, 900, "light")])
def test_the_list_stays_in_the_window_and_bars_nobody(
    page: Page, width: int, height: int, scheme: Any
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme)
    open_history(page, [entry_of(f"m{i}", players=2 + i % 4, won=i % 3 == 0) for i in range(40)])
    expect(page.locator(".list a")).to_have_count(30)
    page.get_by_role("button", name="Show all 40").click()
    expect(page.locator(".list a")).to_have_count(40)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert barriers(page) == []


def test_one_looks_back_and_plays_nothing_from_there(page: Page, base_url: str) -> None:
    moved = table_where(
        page.request, base_url, lambda view: view["turn"] == 0 and view["phase"] == "play"
    )
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if one.url.endswith("/moves") else None)
    page.goto(moved)
    page.locator("#app[data-mine=true]").wait_for()
    expect(page.get_by_role("button", name="Look back")).to_be_disabled()
    page.keyboard.press("d")
    back = page.get_by_role("button", name="Look back")
    expect(back).to_be_enabled()
    sent.clear()
    number = page.locator("#app").get_attribute("data-number")
    page.keyboard.press("Shift+ArrowLeft")
    past = page.get_by_role("dialog", name="What you saw")
    expect(past.get_by_role("status")).to_contain_text("ago")
    for key in ("d", "1", "p", "Enter", "u", "c", "t"):
        page.keyboard.press(key)
    expect(past.locator("li button")).to_have_count(0)
    if past.count():
        assert barriers(page) == []
        page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    assert sent == []
    assert page.locator("#app").get_attribute("data-number") >= (number or "")
