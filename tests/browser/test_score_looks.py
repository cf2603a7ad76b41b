"""The score pad in every window: nothing cut off, large enough to press, no barriers."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import barriers
from tests.browser.pad import draft, make_match, open_match
from tests.browser.test_layout import overflow

WINDOWS = [(320, 568), (360, 740), (740, 360), (768, 1024), (1440, 900)]
LANGUAGES = ("es", "fr", "de", "pt", "ja", "en-XA", "ar-XB")
SMALLEST = 24
Looks = list[tuple[tuple[int, int], Literal["light", "dark"]]]

# Buttons, links and fields: their size and whether they are in the window from left to right; a
# box that scrolls may hold more than it shows. Words that do not fit into their button.
TARGETS = """() => [...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter(e => e.checkVisibility({ visibilityProperty: true }) && !e.matches('.vh, .vh *'))
  .map(e => {
    const within = e.matches('input[type=radio], input[type=checkbox], input[type=file]');
    const box = (within ? e.closest('label') : e).getBoundingClientRect();
    const scrolls = e.closest('.wide') !== null;
    return {
      name: (e.getAttribute('aria-label') ?? e.textContent).trim(),
      small: Math.min(box.width, box.height),
      out: !scrolls && (box.left < -1 || box.right > innerWidth + 1),
      cut: e.matches('button, a') && (e.scrollWidth > e.clientWidth + 1
        || e.scrollHeight > e.clientHeight + 1),
    };
  })"""

STATES: dict[str, dict[str, Any]] = {
    "who": make_match(4, 5),
    "two": make_match(2, 3, draft=draft(2, 0, 1, "3SW")),
    "five": make_match(5, 4, draft=draft(5, 0, 1, "3SW")),
    "ten": make_match(10, 6, draft=draft(10, 0, 3, "99RRDWF334455")),
    "typed": make_match(4, 2, draft=draft(4, 0, 1, 73)),
    "zelda": make_match(4, 3, edition="zelda", draft=draft(4, 0, 1, "36T")),
    "plus": make_match(4, 3, edition="classic112", draft=draft(4, 0, 1, "36HC")),
    "teams": make_match(4, 4, teams=True),
    "lowest": make_match(4, 4, scoring="lowest", target=150),
    "end": make_match(10, 6, scoring="lowest", target=277),
}


def faults(page: Page) -> list[Any]:
    """Return the targets that are out of the window, too small, or hold more than fits."""
    return [
        one for one in page.evaluate(TARGETS) if one["out"] or one["cut"] or one["small"] < SMALLEST
    ]


PHONE, DESKTOP = (360, 740), (1440, 900)
ALL: Looks = [(PHONE, "light"), (PHONE, "dark"), (DESKTOP, "light"), (DESKTOP, "dark")]
BOTH: Looks = [(PHONE, "dark"), (DESKTOP, "light")]
ONE: Looks = [(PHONE, "dark")]


def look(page: Page, axe: Looks = ALL) -> None:
    """Look in every window, and for barriers in some, light or dark."""
    for window in WINDOWS:
        page.set_viewport_size({"width": window[0], "height": window[1]})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        assert overflow(page) <= 0, window
        assert not faults(page), window
        for scheme in (scheme for where, scheme in axe if where == window):
            page.emulate_media(color_scheme=scheme)
            assert not barriers(page), (window, scheme)


@pytest.mark.parametrize("state", STATES)
def test_a_match_fits_every_window_and_has_no_barriers(page: Page, state: str) -> None:
    open_match(page, STATES[state])
    expect(page.get_by_role("main")).to_have_count(1)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_count(1)
    if state == "end":
        expect(heading).to_contain_text("wins the match")
    look(page, ALL if state in ("who", "five") else BOTH)


def test_the_list_a_new_match_and_the_sheets_have_no_barriers(page: Page) -> None:
    page.goto("score")
    page.get_by_text("Decks and blocked rounds").click()
    for _ in range(8):
        page.get_by_role("button", name="One more player").click()
    look(page)
    open_match(page, STATES["ten"])
    page.get_by_role("button", name="Menu").click()
    look(page)
    page.get_by_role("dialog").get_by_role("button", name="Share").click()
    page.locator(".qr").wait_for()
    link = page.get_by_label("Link", exact=True).input_value()
    look(page)
    page.goto(link)
    page.locator("h1").wait_for()
    look(page)
    page.goto("score#/")
    page.get_by_role("button", name="Delete the match").click()
    look(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_fits_in_every_language(page: Page, language: str) -> None:
    open_match(page, STATES["who"], more=f"&lang={language}")
    look(page, ONE)
    assert "{" not in page.locator("body").inner_text()
    open_match(page, STATES["plus"], more=f"1&lang={language}")
    look(page, [])
    page.locator("header button").last.click()
    look(page, [])
    page.goto(f"score?lang={language}#/new")
    look(page, ONE)


def test_text_of_twice_the_size_fits(page: Page) -> None:
    for state in ("who", "five", "ten", "typed"):
        open_match(page, STATES[state], more=state)
        page.add_style_tag(content="html { font-size: 200%; }")
        for window in ((360, 740), (1440, 900)):
            page.set_viewport_size({"width": window[0], "height": window[1]})
            assert overflow(page) <= 0, (state, window)
            assert not faults(page), (state, window)


def test_high_contrast_has_no_barriers(browser: Browser, base_url: str) -> None:
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        context = browser.new_context(
            base_url=base_url, color_scheme=scheme, contrast="more", locale="en-GB"
        )
        page = context.new_page()
        open_match(page, STATES["five"])
        assert page.locator("html").get_attribute("data-contrast") == "more"
        assert not barriers(page)
        context.close()
