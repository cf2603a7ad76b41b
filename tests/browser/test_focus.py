"""What comes unasked costs nothing when Enter is pressed, for that was meant for something else."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.states import open_state, snapshot_of


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
    board: Page,
    base_url: str,
    sent: list[str],
    state: str,
    heading: str,
    first: str,
    key: str,
    action: str,
) -> None:
    open_state(board, base_url, "turn")
    board.keyboard.press("j")
    board.evaluate("shown => window.show(shown)", snapshot_of(state, 41))
    expect(board.get_by_role("heading", level=2, name=heading)).to_be_focused()
    press_what_was_meant_for_something_else(board)
    assert sent == []
    board.keyboard.press("Tab")
    expect(board.locator("button:focus")).to_contain_text(first)
    with board.expect_request("**/moves"):
        board.keyboard.press(key)
    assert sent == [action]


def test_a_wild_chosen_twice_names_no_colour(board: Page, base_url: str, sent: list[str]) -> None:
    open_state(board, base_url, "turn")
    board.keyboard.press("j")
    board.keyboard.press("End")
    board.keyboard.down("Enter")
    board.keyboard.down("Enter")  # held down
    board.keyboard.up("Enter")
    expect(board.get_by_role("heading", name="Which colour?")).to_be_focused()
    press_what_was_meant_for_something_else(board)
    assert sent == []
    board.keyboard.press("ArrowRight")
    board.keyboard.press("ArrowRight")
    expect(board.locator("button:focus")).to_contain_text("Yellow")
    with board.expect_request("**/moves"):
        board.keyboard.press("Enter")
    assert sent == ["W>y"]


def test_a_demand_takes_no_enter_that_was_meant_for_the_draw_pile(
    board: Page, base_url: str, sent: list[str]
) -> None:
    open_state(board, base_url, "turn")
    board.locator(".a-mid").focus()
    board.evaluate("shown => window.show(shown)", snapshot_of("wait", 41))
    board.evaluate("shown => window.show(shown)", snapshot_of("triforce", 42))
    expect(board.locator(".a-mid")).to_contain_text("Draw three")
    press_what_was_meant_for_something_else(board)
    assert sent == []
    with board.expect_request("**/moves"):
        board.keyboard.press("t")
    assert sent == ["take"]


def test_a_card_held_down_plays_no_second_card(board: Page, base_url: str, sent: list[str]) -> None:
    open_state(board, base_url, "turn")
    board.keyboard.press("j")
    board.keyboard.press("Home")
    board.keyboard.down("Enter")
    board.evaluate("shown => window.show(shown)", snapshot_of("turn", 41, hand=["R9", "Y4", "W"]))
    board.keyboard.down("Enter")
    board.keyboard.up("Enter")
    board.wait_for_timeout(100)
    assert sent == ["R2"]


def test_catch_and_uno_answer_to_their_keys_alone(
    board: Page, base_url: str, sent: list[str]
) -> None:
    open_state(board, base_url, "turn")
    board.keyboard.press("j")
    board.evaluate("shown => window.show(shown)", snapshot_of("catch", 41))
    expect(board.locator(".catch.hot")).to_be_visible()
    press_what_was_meant_for_something_else(board)
    assert sent == []
    with board.expect_request("**/moves"):
        board.keyboard.press("c")
    assert sent == ["catch,P2"]


def test_the_shown_hand_marks_what_made_it_a_bluff(board: Page, base_url: str) -> None:
    open_state(board, base_url, "reveal")
    marked = board.get_by_role("dialog").get_by_role("listitem").filter(has_text="forbids")
    expect(marked).to_have_text([re.compile("^Red 3, which forbids the Wild Draw Four")])
    expect(board.get_by_role("dialog")).to_contain_text("Aiko held red 3, so it was a bluff.")


def test_another_wild_makes_a_bluff_in_the_zelda_edition(board: Page, base_url: str) -> None:
    shown = {"seat": 3, "hand": ["G5", "W", "WT"], "guilty": True}
    open_state(board, base_url, "reveal", edition="zelda", shown=shown)
    marked = board.get_by_role("dialog").get_by_role("listitem").filter(has_text="forbids")
    expect(marked).to_have_text([re.compile("^Wild, which"), re.compile("^Wild Triforce, which")])


def test_the_keyboard_gets_to_the_log_and_back_to_the_hand(board: Page, base_url: str) -> None:
    open_state(board, base_url, "turn")
    board.keyboard.press("g")
    expect(board.get_by_role("group", name="What happened")).to_be_focused()
    board.keyboard.press("Escape")
    expect(board.locator(".hand button:focus")).to_have_count(1)


@pytest.mark.parametrize(
    ("state", "heading"), [("challenge", "call the bluff"), ("opening", "Which colour")]
)
def test_an_open_log_gives_way_to_a_question(
    board: Page, base_url: str, sent: list[str], state: str, heading: str
) -> None:
    board.set_viewport_size({"width": 390, "height": 844})
    open_state(board, base_url, "wait")
    board.locator(".tick").click()
    log = board.get_by_role("dialog", name="What happened")
    expect(log).to_be_visible()
    board.evaluate("shown => window.show(shown)", snapshot_of("turn", 41))
    expect(board.locator("#app")).to_have_attribute("data-number", "41")
    expect(log).to_be_visible()
    board.evaluate("shown => window.show(shown)", snapshot_of(state, 42))
    expect(log).to_have_count(0)
    expect(board.get_by_role("heading", level=2, name=heading)).to_be_focused()
    press_what_was_meant_for_something_else(board)
    assert sent == []


def test_the_verdict_stays_what_it_was_when_somebody_plays_on(board: Page, base_url: str) -> None:
    open_state(board, base_url, "reveal")
    later = snapshot_of("reveal", 41, color="b", top="B5", turn=2, legal=[])
    board.evaluate("shown => window.show(shown)", later)
    expect(board.locator("#app")).to_have_attribute("data-turn", "2")
    expect(board.get_by_role("dialog")).to_contain_text("draws four and the turn is yours;")
    expect(board.locator(".verdict")).to_contain_text("green stands.")


def test_a_challenge_says_which_colour_was_named(board: Page, base_url: str) -> None:
    open_state(board, base_url, "challenge")
    expect(board.get_by_role("dialog")).to_contain_text("Aiko names green.")
    expect(board.get_by_role("heading", level=1)).to_contain_text("on red, naming green")
