"""The hand: two presses or one, dragged cards, an order of one's own, and what is shown of it."""

import json
import time

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import barriers
from tests.browser.conftest import Complaints
from tests.browser.player import FREE, tap
from tests.browser.states import open_state, snapshot_of

PHONE = {"width": 360, "height": 740}
KEEP = "kept => { if (!localStorage.wildpile) localStorage.wildpile = kept; }"


def set_up(page: Page, **settings: object) -> None:
    """Put settings on the device before the page is opened."""
    page.add_init_script(f"({KEEP})({json.dumps(json.dumps(settings))})")


def listen(page: Page) -> list[str]:
    """Return the list that the moves which the page sends go into."""
    sent: list[str] = []

    def hear(body: str | None) -> None:
        sent.append(json.loads(body or "{}")["action"])

    page.on("request", lambda one: one.url.endswith("/moves") and hear(one.post_data))
    return sent


def card(page: Page, key: str) -> Locator:
    """Return a card of the hand."""
    return page.locator(f'[data-card="{key}"]')


def grip(page: Page, key: str) -> tuple[float, float]:
    """Return where a card can be taken hold of."""
    point = card(page, key).evaluate(FREE)
    assert point, f"{key} is covered"
    return point[0], point[1]


def flick(page: Page, x: float, y: float) -> None:
    """Push up what lies at a point, a hundredth of a second an event, however slow the page is."""
    devtools, now = page.context.new_cdp_session(page), time.time()
    ways = [("mousePressed", 0), ("mouseMoved", 15), ("mouseMoved", 30), ("mouseReleased", 30)]
    for place, (kind, rise) in enumerate(ways):
        point = {"x": x, "y": y - rise, "button": "left", "buttons": 1, "clickCount": 1}
        devtools.send(
            "Input.dispatchMouseEvent", {"type": kind, "timestamp": now + place / 100, **point}
        )


def drag(page: Page, key: str, by: tuple[float, float], steps: int = 6) -> None:
    """Drag a card, and hold still before letting go, so that it is no flick."""
    x, y = grip(page, key)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by[0], y + by[1], steps=steps)
    page.wait_for_timeout(150)
    page.mouse.move(x + by[0], y + by[1] + 0.5)
    page.mouse.up()


def order(page: Page) -> list[str]:
    """Return the faces of the hand from left to right."""
    return [
        (one.get_attribute("data-card") or "").split("#")[0]
        for one in page.locator(".hand button").all()
    ]


def test_the_first_press_lifts_a_card_and_the_second_plays_it(page: Page, base_url: str) -> None:
    sent = listen(page)
    open_state(page, base_url, "turn")
    tap(card(page, "R9#0"))
    expect(page.locator(".sel")).to_have_count(1)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert not barriers(page)
    tap(card(page, "R2#0"))
    expect(page.locator('.sel [data-card="R2#0"]')).to_be_visible()
    assert sent == []
    with page.expect_response("**/moves"):
        tap(card(page, "R2#0"))
    assert sent == ["R2"]


@pytest.mark.parametrize("by", ["button", "enter"])
def test_a_lifted_card_can_be_played_or_put_back(page: Page, base_url: str, by: str) -> None:
    sent = listen(page)
    open_state(page, base_url, "turn")
    tap(card(page, "R9#0"))
    expect(page.locator(".sel")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".sel")).to_have_count(0)
    tap(card(page, "R9#0"))
    with page.expect_response("**/moves"):
        if by == "button":
            page.get_by_role("button", name="Play", exact=True).click()
        else:
            page.keyboard.press("Enter")
    assert sent == ["R9"]


def test_one_press_plays_where_that_is_wanted(page: Page, base_url: str) -> None:
    sent = listen(page)
    set_up(page, taps="one")
    open_state(page, base_url, "turn")
    with page.expect_response("**/moves"):
        tap(card(page, "R9#0"))
    assert sent == ["R9"]


def test_a_card_dragged_past_the_line_or_flicked_plays(page: Page, base_url: str) -> None:
    sent = listen(page)
    open_state(page, base_url, "turn")
    with page.expect_response("**/moves"):
        drag(page, "R9#0", (40, -220))
    open_state(page, base_url, "turn")
    x, y = grip(page, "Y7#0")
    page.mouse.move(x, y)
    with page.expect_response("**/moves"):
        flick(page, x, y)
    assert sent == ["R9", "Y7"]


def test_a_card_let_go_short_of_the_line_returns(page: Page, base_url: str) -> None:
    sent = listen(page)
    open_state(page, base_url, "turn")
    drag(page, "R9#0", (30, -12))
    expect(page.locator(".dragged")).to_have_count(0)
    x, y = grip(page, "R9#0")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 200, steps=4)
    expect(page.locator('[data-aim="play"]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".dragged")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".sel")).to_have_count(0)
    assert sent == []


def test_a_dragged_wild_asks_for_its_colour_and_esc_returns_it(page: Page, base_url: str) -> None:
    open_state(page, base_url, "turn")
    drag(page, "W#0", (-200, -240))
    expect(page.locator(".quad")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator(".quad")).to_have_count(0)
    expect(page.locator(".sel, .dragged")).to_have_count(0)


def test_a_card_that_does_not_fit_says_why_when_dragged(page: Page, base_url: str) -> None:
    open_state(page, base_url, "turn")
    drag(page, "B1#0", (-60, -240))
    expect(page.locator(".tip")).to_contain_text("Blue 1 does not match.")


def test_nothing_is_dragged_where_that_is_off(page: Page, base_url: str) -> None:
    sent = listen(page)
    set_up(page, drag=False)
    open_state(page, base_url, "turn")
    x, y = grip(page, "R9#0")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 200, steps=4)
    expect(page.locator(".dragged")).to_have_count(0)
    page.mouse.up()
    assert sent == []


def test_an_own_order_is_laid_by_drag_keys_and_buttons_and_kept(page: Page, base_url: str) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    set_up(page, sort="own")
    open_state(page, base_url, "turn")
    expect(page.locator(".hand button")).to_have_count(8)
    first = order(page)
    drag(page, "R2#0", (88, 0))
    expect(page.locator(".hand button").nth(2)).to_have_attribute("data-card", "R2#0")
    page.keyboard.press("j")
    page.keyboard.press("Home")
    page.keyboard.press(".")
    expect(page.locator(".hand button").nth(1)).to_be_focused()
    assert order(page)[:3] == [first[2], first[1], "R2"]
    page.get_by_role("button", name="Arrange").click()
    assert not barriers(page)
    tap(card(page, "W#0"))
    page.get_by_role("button", name="Move the card to the left").click()
    expect(page.locator(".hand button").nth(6)).to_have_attribute("data-card", "W#0")
    page.get_by_role("button", name="Done").click()
    laid = order(page)
    # A card goes and another comes: the others stay where they are, the new one is the last.
    hand = ["R9", "Y4", "Y7", "G6", "GS", "B1", "W", "B9"]
    page.evaluate("shown => window.show(shown)", snapshot_of("turn", 41, hand=hand))
    expect(card(page, "B9#0")).to_have_count(1)
    assert order(page) == [face for face in laid if face != "R2"] + ["B9"]


def test_no_hints_hides_what_fits_but_not_why(page: Page, base_url: str) -> None:
    set_up(page, hints=False)
    open_state(page, base_url, "turn")
    expect(page.locator(".hand button")).to_have_count(8)
    expect(page.locator(".hand .can, .hand .dim")).to_have_count(0)
    expect(card(page, "R2#0")).to_have_attribute("aria-label", "Red 2, 1 of 8")
    tap(card(page, "B1#0"))
    expect(page.locator(".tip")).to_contain_text("Blue 1 does not match.")


def test_the_last_move_is_told_with_a_key(page: Page, base_url: str) -> None:
    open_state(page, base_url, "turn")
    page.keyboard.press("l")
    expect(page.locator(".tip")).to_contain_text("Aiko plays red 7.")


def test_a_finger_drags_and_the_page_stays(browser: Browser, base_url: str) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    page, found = context.new_page(), Complaints(base_url)
    found.watch(page)
    sent = listen(page)
    open_state(page, base_url, "turn")
    x, y = grip(page, "R9#0")
    finger = context.new_cdp_session(page)
    with page.expect_response("**/moves"):
        for kind, points in (
            ("touchStart", [(x, y)]),
            *(("touchMove", [(x + 4, y - rise)]) for rise in (20, 60, 120, 180)),
            ("touchEnd", []),
        ):
            at = [{"x": px, "y": py} for px, py in points]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    assert sent == ["R9"]
    assert page.evaluate("scrollY") == 0
    context.close()
    assert not found
