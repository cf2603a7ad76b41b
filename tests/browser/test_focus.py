"""What comes unasked costs nothing when Enter is pressed, for that was meant for something else."""

import json
import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.states import open_state, snapshot_of


@pytest.fixture
def sent(page: Page) -> list[str]:
    """The moves that the page sends to a made-up table."""
    found: list[str] = []

    def listen(request: Request) -> None:
        if request.url.endswith("/moves"):
            found.append(json.loads(request.post_data or "")["action"])

    page.on("request", listen)
    return found


def press_what_was_meant_for_something_else(page: Page) -> None:
    """Press Enter and Space, and give a move the time to be sent."""
    for key in ("Enter", "Space", "Enter"):
        page.keyboard.press(key)
    page.wait_for_timeout(100)


@pytest.mark.parametrize(
    ("state", "heading", "first", "key", "action"),
    [
        ("challenge", "call the bluff", "Take 4", "h", "challenge"),
        ("opening", "Which colour", "Red", "3", "colour,g"),
        ("end", "round", "Next round", "n", "next"),
    ],
)
def test_a_sheet_that_opens_takes_no_enter(
    page: Page,
    base_url: str,
    sent: list[str],
    state: str,
    heading: str,
    first: str,
    key: str,
    action: str,
) -> None:
    open_state(page, base_url, "turn")
    page.keyboard.press("j")
    page.evaluate("shown => window.show(shown)", snapshot_of(state, 41))
    expect(page.get_by_role("heading", level=2, name=heading)).to_be_focused()
    press_what_was_meant_for_something_else(page)
    assert sent == []
    page.keyboard.press("Tab")
    expect(page.locator("button:focus")).to_contain_text(first)
    with page.expect_request("**/moves"):
        page.keyboard.press(key)
    assert sent == [action]


def test_a_wild_chosen_twice_names_no_colour(page: Page, base_url: str, sent: list[str]) -> None:
    open_state(page, base_url, "turn")
    page.keyboard.press("j")
    page.keyboard.press("End")
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")  # held down
    page.keyboard.up("Enter")
    expect(page.get_by_role("heading", name="Which colour?")).to_be_focused()
    press_what_was_meant_for_something_else(page)
    assert sent == []
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("button:focus")).to_contain_text("Yellow")
    with page.expect_request("**/moves"):
        page.keyboard.press("Enter")
    assert sent == ["W>y"]


def test_a_demand_takes_no_enter_that_was_meant_for_the_draw_pile(
    page: Page, base_url: str, sent: list[str]
) -> None:
    open_state(page, base_url, "turn")
    page.locator(".a-mid").focus()
    page.evaluate("shown => window.show(shown)", snapshot_of("wait", 41))
    page.evaluate("shown => window.show(shown)", snapshot_of("triforce", 42))
    expect(page.locator(".a-mid")).to_contain_text("Draw three")
    press_what_was_meant_for_something_else(page)
    assert sent == []
    with page.expect_request("**/moves"):
        page.keyboard.press("t")
    assert sent == ["take"]


def test_a_card_held_down_plays_no_second_card(page: Page, base_url: str, sent: list[str]) -> None:
    open_state(page, base_url, "turn")
    page.keyboard.press("j")
    page.keyboard.press("Home")
    page.keyboard.down("Enter")
    page.evaluate("shown => window.show(shown)", snapshot_of("turn", 41, hand=["R9", "Y4", "W"]))
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.wait_for_timeout(100)
    assert sent == ["R2"]


def test_catch_and_uno_answer_to_their_keys_alone(
    page: Page, base_url: str, sent: list[str]
) -> None:
    open_state(page, base_url, "turn")
    page.keyboard.press("j")
    page.evaluate("shown => window.show(shown)", snapshot_of("catch", 41))
    expect(page.locator(".catch.hot")).to_be_visible()
    press_what_was_meant_for_something_else(page)
    assert sent == []
    with page.expect_request("**/moves"):
        page.keyboard.press("c")
    assert sent == ["catch,P2"]


def test_the_shown_hand_marks_what_made_it_a_bluff(page: Page, base_url: str) -> None:
    open_state(page, base_url, "reveal")
    marked = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="forbids")
    expect(marked).to_have_text([re.compile("^Red 3, which forbids the Wild Draw Four")])
    expect(page.get_by_role("dialog")).to_contain_text("Aiko held red 3, so it was a bluff.")


def test_another_wild_makes_a_bluff_in_the_zelda_edition(page: Page, base_url: str) -> None:
    shown = {"seat": 3, "hand": ["G5", "W", "WT"], "guilty": True}
    open_state(page, base_url, "reveal", edition="zelda", shown=shown)
    marked = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="forbids")
    expect(marked).to_have_text([re.compile("^Wild, which"), re.compile("^Wild Triforce, which")])


def test_the_keyboard_gets_to_the_log_and_back_to_the_hand(page: Page, base_url: str) -> None:
    open_state(page, base_url, "turn")
    page.keyboard.press("l")
    expect(page.get_by_role("group", name="What happened")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".hand button:focus")).to_have_count(1)


def test_the_verdict_stays_what_it_was_when_somebody_plays_on(page: Page, base_url: str) -> None:
    open_state(page, base_url, "reveal")
    later = snapshot_of("reveal", 41, color="b", top="B5", turn=2, legal=[])
    page.evaluate("shown => window.show(shown)", later)
    expect(page.locator("#app")).to_have_attribute("data-turn", "2")
    expect(page.get_by_role("dialog")).to_contain_text("draws four and the turn is yours;")
    expect(page.locator(".verdict")).to_contain_text("green stands.")


def test_a_challenge_says_which_colour_was_named(page: Page, base_url: str) -> None:
    open_state(page, base_url, "challenge")
    expect(page.get_by_role("dialog")).to_contain_text("Aiko names green.")
    expect(page.get_by_role("heading", level=1)).to_contain_text("on red, naming green")
