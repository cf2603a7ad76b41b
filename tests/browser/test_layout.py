"""Everything is in the window, within reach and large enough, in every window, and no barriers."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.player import tap
from tests.browser.states import STATES, open_state, view_of

DESKTOP, PHONE = (1440, 900), (360, 740)
WINDOWS = [(320, 568), PHONE, (844, 390), DESKTOP]
BETWEEN = [(390, 844), (768, 1024), (1024, 768)]
# Where the most is on the page: looked at in the windows between as well.
CROWDED = ("turn", "challenge", "triforce", "hand25", "ten", "end", "stack-four", "swap-ten")
SMALLEST = 24

# Buttons and links that can be pressed: how much of each is free, by asking what lies at the points
# of a grid of 8 px, and whether it is in the window. Asking is slow, and cards overlap: each point
# is asked about once, and edges are looked for only where the grid alone does not tell.
TARGETS = """smallest => {
  const isSeen = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const found = [];
  const known = new Map();
  const at = (x, y) => {
    const point = x * 10000 + y;
    if (!known.has(point)) known.set(point, document.elementFromPoint(x, y));
    return known.get(point);
  };
  for (const e of document.querySelectorAll('#app button, #app a[href]')) {
    if (!isSeen(e) || e.disabled || e.closest('.end') || e.closest('[inert]')) continue;
    const box = e.getBoundingClientRect();
    const isFree = (x, y) => e.contains(document.elementFromPoint(x, y));
    const free = [];
    for (let y = Math.ceil((box.top + 1) / 8) * 8; y < box.bottom; y += 8)
      for (let x = Math.ceil((box.left + 1) / 8) * 8; x < box.right; x += 8)
        if (e.contains(at(x, y))) free.push([x, y]);
    // How far a direction is free: its outermost points, each pushed on while free (corners
    // are round, so one row may end before another).
    const edge = (dx, dy) => {
      const along = ([x, y]) => x * dx + y * dy;
      const most = Math.max(...free.map(along));
      return Math.max(...free.filter(point => along(point) > most - 8).map(([x, y]) => {
        while (isFree(x + dx / 2, y + dy / 2)) { x += dx / 2; y += dy / 2; }
        return along([x, y]);
      }));
    };
    const along = i => free.map(point => point[i]);
    const span = i => Math.max(...along(i)) - Math.min(...along(i));
    const isLarge = free.length && Math.min(span(0), span(1)) >= smallest;
    const width = !free.length ? 0 : isLarge ? span(0) : edge(1, 0) + edge(-1, 0) + 0.5;
    const height = !free.length ? 0 : isLarge ? span(1) : edge(0, 1) + edge(0, -1) + 0.5;
    const name = e.getAttribute('aria-label') ?? e.textContent.trim();
    found.push({ name, width, height,
      scrim: !!document.querySelector('.scrim'), board: !!e.closest('.board, .bar'),
      out: box.left < -1 || box.right > innerWidth + 1
        || box.top < -1 || box.bottom > innerHeight + 1 });
  }
  return found;
}"""


def size(page: Page, window: tuple[int, int]) -> None:
    """Set the window's size, and let the hand lie down again."""
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")


def too_small(page: Page) -> list[Any]:
    """Return the targets that are out of the window, covered, or too small to press."""
    return [
        one
        for one in page.evaluate(TARGETS, SMALLEST)
        if one["out"]
        or (min(one["width"], one["height"]) < SMALLEST and not (one["scrim"] and one["board"]))
    ]


def overflow(page: Page) -> int:
    """Return by how many pixels the page is wider than the window."""
    found: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found


@pytest.mark.parametrize("state", STATES)
def test_every_target_is_free_in_every_window_and_axe_finds_no_barriers(
    board: Page, base_url: str, state: str
) -> None:
    open_state(board, base_url, state)
    expect(board.get_by_role("main")).to_have_count(1)
    expect(board.get_by_role("heading", level=1)).to_have_count(1)
    for window in WINDOWS + BETWEEN * (state in CROWDED):
        size(board, window)
        assert overflow(board) <= 0, window
        assert not too_small(board), window
        if window in (DESKTOP, PHONE):
            board.emulate_media(color_scheme="light" if window == DESKTOP else "dark")
            assert not barriers(board), window


def test_each_of_25_cards_can_be_pressed_at_360_px(board: Page, base_url: str) -> None:
    size(board, PHONE)
    open_state(board, base_url, "hand25")
    cards = board.locator(".hand button")
    expect(cards).to_have_count(25)
    for place in range(25):
        card = cards.nth(place)
        name = card.get_attribute("aria-label") or ""
        # What is pressed while a move is on its way counts for nothing.
        expect(board.locator("#app")).to_have_attribute("data-busy", "false", timeout=10_000)
        tap(card)
        if ", playable" not in name:
            expect(board.locator(".tip")).to_contain_text(name.partition(",")[0])
        elif name.startswith("Wild"):
            expect(board.locator(".quad")).to_have_count(4)
            board.keyboard.press("Escape")


@pytest.mark.parametrize("window", [(320, 568), (360, 740), (800, 1000), (1440, 900)])
def test_the_start_page_fits(page: Page, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto("./")
    assert overflow(page) <= 0
    for button in page.get_by_role("button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= SMALLEST


def test_the_end_shows_every_card_with_its_points(board: Page, base_url: str) -> None:
    open_state(board, base_url, "end")
    hands = board.get_by_role("list", name="Hands and points").locator("> li")
    expect(hands).to_have_count(4)
    expect(hands.first).to_contain_text("went out with red 9")
    mara = hands.filter(has_text="Mara")
    expect(mara.get_by_role("listitem")).to_have_text(["Green Skip,20", "Blue 3,3", "Wild,50"])
    expect(mara).to_contain_text("73")
    board.get_by_role("button", name="See the table").click()
    expect(board.locator(".end")).to_have_count(0)


# How far the last card stays inside its seat, and the discards left of the colour in force.
ROOM = """() => {
  const right = e => e.getBoundingClientRect().right;
  const seats = [...document.querySelectorAll('.seat')];
  const force = document.querySelector('.force .chip').getBoundingClientRect();
  return Math.min(
    ...seats.map(seat => right(seat) - right(seat.querySelector('.last'))),
    ...[...document.querySelectorAll('.dis > .c')].map(card => force.left - right(card)));
}"""


@pytest.mark.parametrize("state", ["turn", "ten"])
def test_long_hands_keep_to_their_seats_and_the_discards_to_their_place(
    board: Page, base_url: str, state: str
) -> None:
    seats = [{**seat, "cards": 23, "last": "R7"} for seat in view_of(state)["seats"]]
    open_state(board, base_url, state, seats=seats, color="y", under=["Y7", "Y2", "G3"])
    for window in [*WINDOWS, *BETWEEN, (667, 375), (1280, 800)]:
        size(board, window)
        assert board.evaluate(ROOM) > 0, window


def test_partners_share_one_line_of_points(board: Page, base_url: str) -> None:
    open_state(board, base_url, "teams")
    points = board.get_by_role("list", name="Points").get_by_role("listitem")
    expect(points.locator("span")).to_have_text(["You & Jonas", "Mara & Aiko"])


def test_a_game_that_has_ended_leads_to_the_start(board: Page, base_url: str) -> None:
    open_state(board, base_url, "ended")
    expect(board.get_by_role("heading", level=1)).to_have_text(
        "You have left. This game has ended."
    )
    expect(board.locator(".seat .tag")).to_have_count(0)
    board.get_by_role("button", name="To the start").click()
    expect(board.locator("#app")).to_have_count(0)
