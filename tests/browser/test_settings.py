"""The settings: each is kept on the device and does what it says; none stands in anybody's way."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import barriers
from tests.browser.states import open_state, snapshot_of
from tests.browser.test_hand import listen, set_up

SIZES = [(320, 568), (360, 740), (1440, 900)]
DURATION = "getComputedStyle(document.documentElement).getPropertyValue('--d-raise').trim()"


def open_settings(page: Page) -> Any:
    """Open the sheet from the table; return it."""
    page.keyboard.press("e")
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet.get_by_role("heading", name="Keys")).to_be_visible()
    return sheet


@pytest.mark.parametrize("text", ["Normal", "Very large"])
def test_the_settings_have_no_barriers_and_fit(page: Page, base_url: str, text: str) -> None:
    open_state(page, base_url, "turn")
    sheet = open_settings(page)
    sheet.get_by_role("radio", name=text).check()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        body = sheet.locator(".body")
        expect(body).to_be_visible()
        assert body.evaluate("e => e.scrollWidth - e.clientWidth") <= 0, width
        small = "es => es.filter(e => e.getBoundingClientRect().height < 24).length"
        assert sheet.get_by_role("button").evaluate_all(small) == 0
    assert not barriers(page)


def test_settings_open_from_the_menu_and_from_the_start(page: Page, base_url: str) -> None:
    open_state(page, base_url, "turn")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    sheet.get_by_role("radio", name="One tap").check()
    page.goto("./")
    page.get_by_role("button", name="Settings").click()
    expect(sheet.get_by_role("radio", name="One tap")).to_be_checked()


def test_a_key_is_set_anew_and_a_clash_is_said_and_resolved(page: Page, base_url: str) -> None:
    sent = listen(page)
    open_state(page, base_url, "turn")
    sheet = open_settings(page)
    sheet.get_by_role("button", name="Draw a card, or another: D").click()
    page.keyboard.press("q")
    expect(sheet.get_by_role("status")).to_have_text("Q now does this: Draw a card, or another.")
    sheet.get_by_role("button", name="Draw a card, or another: Q").click()
    page.keyboard.press("u")
    expect(sheet.get_by_role("status")).to_have_text(
        "U now does this: Draw a card, or another. It did this before: UNO!. That is on Q now."
    )
    sheet.get_by_role("button", name="Catch: C").click()
    page.keyboard.press("Escape")
    expect(sheet.get_by_role("button", name="Catch: C")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".a-mid .key")).to_have_text("U")
    page.keyboard.press("d")
    with page.expect_response("**/moves"):
        page.keyboard.press("u")
    assert sent == ["draw"]
    page.keyboard.press("?")
    help_sheet = page.get_by_role("dialog", name="Rules and keys")
    row = help_sheet.locator("dl div", has_text="Draw a card, or another")
    expect(row.locator("kbd")).to_have_text(["U"])


def test_a_key_can_be_taken_away_and_all_be_as_they_were(page: Page, base_url: str) -> None:
    open_state(page, base_url, "turn")
    sheet = open_settings(page)
    sheet.get_by_role("button", name="Menu: M").click()
    sheet.get_by_role("button", name="No key").click()
    expect(sheet.get_by_role("button", name="Menu: –")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    open_settings(page)
    sheet.get_by_role("button", name="All keys as they were").click()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def test_single_keys_off_leaves_arrows_enter_and_esc(page: Page, base_url: str) -> None:
    sent = listen(page)
    set_up(page, keys=False)
    open_state(page, base_url, "turn")
    expect(page.locator(".acts .key")).to_have_count(0)
    page.keyboard.press("d")
    page.locator(".hand button").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand button").nth(1)).to_be_focused()
    with page.expect_response("**/moves"):
        page.keyboard.press("Enter")
    assert sent == ["R9"]


@pytest.mark.parametrize("text", ["small", "large", "huge"])
def test_text_of_every_size_stays_in_its_place(page: Page, base_url: str, text: str) -> None:
    set_up(page, text=text)
    for state in ("turn", "drawn", "ten", "hand25"):
        open_state(page, base_url, state)
        for width, height in [*SIZES, (844, 390)]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(
                "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
            )
            assert page.evaluate(SPILLED) == [], (state, width)


# What reaches out of the window, or out of its own box.
SPILLED = """() => {
  const found = [];
  const parts = '#app button, .say, .seat, .seat .cnt, .stand b, .chip';
  for (const e of document.querySelectorAll(parts)) {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest('.hand, [inert]')) continue;
    const box = e.getBoundingClientRect();
    const out = box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    const cut = e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline';
    if (out || (cut && !e.closest('.tick'))) found.push(e.className + ': ' + e.textContent.trim());
  }
  return found;
}"""


@pytest.mark.parametrize(
    ("system", "motion", "moves"),
    [("reduce", "full", True), ("no-preference", "less", False), ("reduce", "auto", False)],
)
def test_motion_is_the_players_choice_in_both_directions(
    browser: Browser, base_url: str, system: Any, motion: str, moves: bool
) -> None:
    context = browser.new_context(base_url=base_url, reduced_motion=system)
    page = context.new_page()
    set_up(page, motion=motion)
    open_state(page, base_url, "turn")
    assert page.evaluate(DURATION) == (".12s" if moves else "1ms")
    context.close()


AWAY = """
window.told = [];
document.hasFocus = () => !window.isAway;
window.Notification = class {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve('granted');
  constructor(title, options) { window.told.push([title, options.body]); }
  close() {}
};
window.go = away => { window.isAway = away; window.dispatchEvent(new Event('blur')); };
"""
ICON = "document.querySelector('link[rel=icon]').href.includes('%23ffd27a')"


@pytest.mark.parametrize("wanted", [True, False])
def test_a_turn_is_told_to_who_looks_elsewhere(page: Page, base_url: str, wanted: bool) -> None:
    page.add_init_script(AWAY)
    set_up(page, away={"title": wanted, "dot": wanted, "notice": wanted, "sound": wanted})
    open_state(page, base_url, "wait")
    page.evaluate("go(true)")
    page.evaluate("shown => window.show(shown)", snapshot_of("turn", 41))
    expect(page.locator("#app")).to_have_attribute("data-mine", "true")
    expect(page).to_have_title("Your turn · Wildpile" if wanted else "Wildpile")
    assert page.evaluate(ICON) is wanted
    told = page.evaluate("told")
    assert told == ([["Your turn at Wildpile", "Classic"]] if wanted else [])
    page.evaluate("go(false)")
    page.wait_for_function(f"!({ICON})")


HEAR = """
window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  window.heard += 1;
  return start.apply(this, at);
};
"""


def test_sounds_wait_for_a_gesture_and_each_can_be_off(page: Page, base_url: str) -> None:
    page.add_init_script(HEAR)
    open_state(page, base_url, "wait")
    page.evaluate("shown => window.show(shown)", snapshot_of("turn", 41))
    expect(page.locator("#app")).to_have_attribute("data-number", "41")
    assert page.evaluate("heard") == 0
    sheet = open_settings(page)
    hear = sheet.get_by_role("button", name="Hear: Your turn")
    hear.click()
    page.wait_for_timeout(200)
    hear.click()
    page.wait_for_function("heard >= 2")
    sheet.get_by_role("switch", name=re.compile("^Your turn")).uncheck()
    page.keyboard.press("Escape")
    before = page.evaluate("heard")
    page.evaluate("shown => window.show(shown)", snapshot_of("wait", 42))
    expect(page.locator("#app")).to_have_attribute("data-mine", "false")
    page.evaluate("shown => window.show(shown)", snapshot_of("turn", 43))
    expect(page.locator("#app")).to_have_attribute("data-mine", "true")
    assert page.evaluate("heard") == before
