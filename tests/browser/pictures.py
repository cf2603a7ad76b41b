"""Take the pictures of docs/pictures: `python -m tests.browser.pictures`, with the client built."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.pad import draft, make_match, open_match
from tests.browser.player import tap
from tests.browser.site import Site
from tests.browser.states import open_state
from tests.conftest import CHROMIUM, NO_CHROMIUM
from tests.server.servers import ROOT

FOLDER = ROOT / "docs/pictures"
DESKTOP, PHONE = (1440, 900), (360, 740)
# What: the state, or a page, and the theme.
TABLES = {
    "table-4": ("turn", "dark"),
    "table-10": ("ten", "light"),
    "table-zelda": ("zelda", "light"),
    "challenge": ("challenge", "light"),
    "triforce": ("triforce", "dark"),
    "catch": ("catch", "light"),
    "drawn": ("drawn", "dark"),
    "reveal": ("reveal", "light"),
    "hand-25": ("hand25", "dark"),
    "round-end": ("end", "light"),
    "match-end": ("match", "dark"),
    "stacked-four": ("stack-four", "dark"),
}


def new_page(browser: Browser, window: tuple[int, int], theme: str) -> Page:
    """Open a window."""
    return browser.new_page(
        viewport={"width": window[0], "height": window[1]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )


def take(browser: Browser, url: str, window: tuple[int, int], suffix: str) -> None:
    """Take every picture in a window of one size."""
    for name, (state, theme) in TABLES.items():
        page = new_page(browser, window, theme)
        open_state(page, url, state)
        save(page, name + suffix)
    for name, theme in (("start", "light"), ("start-dark", "dark")):
        page = new_page(browser, window, theme)
        page.goto(url)
        save(page, name + suffix)
    for name, theme in (("score", "light"), ("score-dark", "dark")):
        page = new_page(browser, window, theme)
        page.goto(f"{url}score")
        entered = draft(5, 0, 1, "3SW")
        open_match(page, make_match(5, 7, target=1000, draft=entered), url=url)
        save(page, name + suffix)
    for name, theme, key in (("menu", "dark", "m"), ("help", "light", "?")):
        page = new_page(browser, window, theme)
        open_state(page, url, "turn")
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        save(page, name + suffix)
    page = new_page(browser, window, "light")
    open_state(page, url, "turn")
    tap(page.locator(".hand button").last)
    page.locator(".quad").first.wait_for()
    save(page, "colour" + suffix)
    page = new_page(browser, window, "light")
    open_state(page, url, "turn")
    tap(page.locator(".hand button").nth(4))
    page.locator(".tip").wait_for()
    save(page, "why" + suffix)


def save(page: Page, name: str) -> None:
    """Keep what a page shows, and close it."""
    page.evaluate("document.fonts.ready")
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
    page.close()


def main() -> int:
    """Take all pictures; return the exit code."""
    if CHROMIUM is None:
        print(NO_CHROMIUM, file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM)
                take(browser, site.url, DESKTOP, "")
                take(browser, site.url, PHONE, "-phone")
                browser.close()
        finally:
            site.end()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
