"""Languages: chosen without a reload, kept, and no text that its place cannot hold."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.states import REQUESTS, SOURCE, snapshot_of
from tests.browser.tables import table_where

LANGUAGES = ("es", "fr", "de", "pt", "ja")
STATES = ("turn", "challenge", "draw-three-ways", "teams", "end", "ten")
# What is wider than its place, or out of the window; a name or the last line of the log may be cut,
# and a wide table scrolls within itself.
CUT = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const places = 'button:not(.tick), a.btn, .tag, .chip, .cap, h1, h2, legend, label, .what';
  const cut = [...document.querySelectorAll(places)].filter(one => {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility({ visibilityProperty: true }) || box.width < 2) return false;
    if (one.closest('.vh, .hand, .wide')) return false;
    if (getComputedStyle(one).display === 'inline') return false;
    return one.scrollWidth > one.clientWidth + 1 || box.right > innerWidth + 1 || box.left < -1;
  });
  return [...(wide > 0 ? [`${wide} px wider than the window`] : []),
          ...cut.map(one => `${one.className}: ${one.textContent.trim()}`)];
}"""


def show(page: Page, state: str) -> None:
    """Show a made-up table in the language that the page speaks."""
    snapshot = snapshot_of(state)
    page.route(REQUESTS, lambda route: route.fulfill(json=snapshot))
    page.evaluate("shown => { window.shown = shown; location.hash = '#/nowhere'; }", snapshot)
    page.locator("#app").wait_for(state="detached")
    page.evaluate("state => { location.hash = `#/m/mock-${state}/0`; }", state)
    page.locator("#app").wait_for()


def test_a_language_is_chosen_without_a_reload_and_kept(page: Page) -> None:
    page.goto("./?lang=fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.evaluate("window.stays = true")
    page.get_by_label("Langue").select_option("de")
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    expect(page).to_have_title("Wildpile: sofort UNO spielen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate("window.stays")
    assert "lang=" not in page.url
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("dialog").get_by_label("Sprache").select_option("ja")
    expect(page.get_by_role("dialog", name="設定")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="いますぐ遊ぶ")).to_be_visible()


def test_the_language_changes_in_the_midst_of_a_match(page: Page, base_url: str) -> None:
    page.goto("./")
    page.goto(table_where(page.request, base_url, lambda view: len(view["hand"]) == 7))
    expect(page.get_by_role("list", name="Your hand, 7 cards")).to_be_visible()
    page.keyboard.press("e")
    page.get_by_role("dialog", name="Settings").get_by_label("Language").select_option("pt")
    page.keyboard.press("Escape")
    expect(page.get_by_role("list", name="Sua mão, 7 cartas")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("recebe sete cartas")


def test_the_browser_says_which_language(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, locale="es-MX")
    page = context.new_page()
    page.goto("./")
    expect(page.get_by_role("button", name="Jugar ya")).to_be_visible()
    context.close()


@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("language", [*LANGUAGES, "ar-XB"])
def test_nothing_is_cut_off(page: Page, language: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740 if width < 900 else 900})
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(SOURCE % "null")
    page.goto(f"./?lang={language}")
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "ar-XB" else "ltr")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(CUT) == []
    for state in STATES:
        show(page, state)
        assert page.evaluate(CUT) == [], state


def test_only_the_language_in_use_is_fetched(page: Page) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    page.goto("./?lang=de")
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    chunks = [name for name in fetched if re.match(r"(?:en|es|fr|de|pt|ja)-[\w-]+\.js", name)]
    assert {name[:3] for name in chunks} == {"de-"}
