"""Whole matches, played like a person plays them: by pointer alone or by keyboard alone."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import By, Player

DESKTOP, PHONE = (1440, 900), (360, 740)
# Some ten seconds on a machine with nothing else to do, above a minute on one with much.
SECONDS = 240.0
# A round of two takes 20 to 120 turns, and a bot about one and a half seconds for each.
ROUND_SECONDS = 300.0

MATCHES: list[tuple[str, tuple[int, int], By]] = [
    ("Classic", DESKTOP, "pointer"),
    ("Classic plus", PHONE, "pointer"),
    ("Zelda", DESKTOP, "keyboard"),
    ("Classic", PHONE, "keyboard"),
    ("Classic plus", DESKTOP, "keyboard"),
    ("Zelda", PHONE, "pointer"),
]


def begin(
    page: Page,
    edition: str,
    by: By,
    *,
    opponents: int,
    pace: str,
    length: str,
    rules: str = "Official",
    level: str = "Easy",
) -> None:
    """Choose on the start page and play, with the pointer or the keys alone."""
    page.goto("./")
    choices = [
        (edition, rf"^{edition}, "),
        ("opponents", rf"^{opponents}$"),
        ("level", f"^{level}$"),
        ("length", rf"^{length}$"),
        ("rules", rf"^{rules}$"),
    ]
    if by == "keyboard":
        for _, name in choices:
            choose_by_keys(page, name)
        focus_by_keys(page, "Your name and the pace")
        page.keyboard.press("Enter")
        choose_by_keys(page, f"^{pace}$")
        focus_by_keys(page, "Play now")
        page.keyboard.press("Enter")
    else:
        for _, name in choices:
            page.get_by_role("radio", name=re.compile(name)).click()
        page.get_by_text("Your name and the pace").click()
        page.get_by_role("group", name="The bots think").get_by_label(pace).click()
        page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile(r"#/m/[\w-]+/0$"))
    page.locator(".hand button").first.wait_for()


FOCUSED = """() => {
  const { activeElement: e } = document;
  if (e === document.body) return '';
  return e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent.trim() ?? e.textContent.trim();
}"""


def focus_by_keys(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(40):
        if re.search(name, page.evaluate(FOCUSED)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} is out of the keyboard's reach")


def choose_by_keys(page: Page, name: str) -> None:
    """Press Tab to the group of radio buttons that has this one, then the arrows to it."""
    wanted = page.get_by_role("radio", name=re.compile(name))
    group = wanted.evaluate("e => e.name")
    for _ in range(40):
        if page.evaluate("document.activeElement.name") == group:
            break
        page.keyboard.press("Tab")
    for _ in range(10):
        if wanted.is_checked():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"{name} is out of the keyboard's reach")


@pytest.mark.timeout(ROUND_SECONDS + 60)
def test_a_round_at_normal_pace_can_be_played_and_played_again(page: Page) -> None:
    begin(page, "Classic", "pointer", opponents=1, pace="Normal", length="One round")
    # Each of these keeps the turn, where there are two.
    player = Player(page, "pointer", prefers=("Skip", "Reverse", "Draw Two"))
    assert re.search("wins? the match$", player.play_match(ROUND_SECONDS))
    first = page.url
    page.locator(".end").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    # Who draws two, by the first card or a quick bot, has more than the seven that were dealt.
    expect(page.locator(".log")).to_contain_text("You get seven cards")
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".hand button").nth(6)).to_be_visible()


@pytest.mark.timeout(SECONDS + 30)
@pytest.mark.parametrize(
    ("edition", "window", "by"),
    MATCHES,
    ids=lambda value: value if isinstance(value, str) else f"{value[0]}x{value[1]}",
)
def test_a_whole_match_can_be_played(
    page: Page, edition: str, window: tuple[int, int], by: By
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    # At a full table a round brings the winner many points, and good players need few turns.
    begin(page, edition, by, opponents=9, pace="No wait", length="To 500", level="Hard")
    player = Player(page, by)
    start = time.monotonic()
    told = player.play_match(SECONDS)
    assert re.search(r"wins? the match$", told)
    # The winner has the points: 500 or more, whether it took one round or many.
    total = page.locator(".end .win .tot b").inner_text()
    assert int(total) >= 500
    print(f"{edition}: {player.moves} moves in {time.monotonic() - start:.1f} s")


def test_the_start_page_leads_to_a_hand_in_one_press(page: Page) -> None:
    page.goto("./")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand button").first).to_be_visible()
