"""Reduced motion: cards are simply where they go."""

import re

from playwright.sync_api import Page, expect

from tests.browser.player import Player

# Seen at every frame from the start on.
WATCH = """
window.moved = [];
const look = () => {
  for (const animation of document.getAnimations()) {
    const { duration } = animation.effect.getComputedTiming();
    if (animation.playState === 'running' && duration > 1)
      window.moved.push(`${animation.effect.target?.className} ${duration}`);
  }
  if (document.querySelector('.flight')) window.moved.push('a card in flight');
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def play_some(page: Page) -> None:
    """Watch ten moves, one's own and a bot's, at a pace that would be animated."""
    page.goto("./")
    page.get_by_text("Your name and the pace").click()
    page.get_by_role("radio", name="Fast").click()
    page.get_by_role("radio", name="1", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand button").first.wait_for()
    player = Player(page, "keyboard")
    seen = player.look()
    for _ in range(10):
        if seen["end"]:
            break
        player.act(seen)
        seen = player.look_when_changed(seen)
    page.wait_for_timeout(200)


def test_nothing_moves_where_less_motion_is_wanted(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(WATCH)
    play_some(page)
    assert page.evaluate("window.moved") == []


def test_cards_travel_where_motion_is_welcome(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    play_some(page)
    assert "a card in flight" in page.evaluate("window.moved")


def test_the_skin_follows_the_edition(page: Page) -> None:
    page.goto("./")
    page.get_by_role("radio", name=re.compile("^Zelda")).click()
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand button").first.wait_for()
    expect(page.locator("html")).to_have_attribute("data-edition", "zelda")
