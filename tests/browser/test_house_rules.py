"""House rules: chosen on the start page, and every act of them by pointer and by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.player import By, Player, play_card, tap
from tests.browser.states import open_state, snapshot_of
from tests.browser.test_layout import SMALLEST, overflow, size
from tests.browser.test_matches import DESKTOP, PHONE, begin

# Swapped hands and stacks let a round last: this many moves of one's own are enough of it.
MOVES, SECONDS = 25, 120.0


@pytest.mark.timeout(SECONDS + 60)
@pytest.mark.parametrize(
    ("rules", "edition", "window", "by"),
    [
        ("Party", "Classic", PHONE, "pointer"),
        ("No mercy", "Zelda", DESKTOP, "pointer"),
        ("Mobile", "Classic plus", DESKTOP, "pointer"),
        ("Party", "Zelda", DESKTOP, "keyboard"),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{value[0]}x{value[1]}",
)
def test_a_round_by_house_rules_can_be_played(
    page: Page, rules: str, edition: str, window: tuple[int, int], by: By
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    begin(
        page,
        edition,
        by,
        opponents=3,
        pace="No wait",
        length="One round",
        rules=rules,
    )
    player = Player(page, by, prefers=(" 7", " 0", "Draw Two"))
    told = player.play_match(SECONDS, moves=MOVES)
    assert player.moves == MOVES or re.search("wins? the match$|The match is over", told)


# --- The start page -----------------------------------------------------------------------------


def test_a_preset_says_what_it_does_and_reaches_the_table(page: Page) -> None:
    page.goto("./")
    page.get_by_role("radio", name="Party").click()
    expect(page.locator(".differs")).to_contain_text("A 7 swaps hands with a player")
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand button").first.wait_for()
    page.keyboard.press("?")
    rules = page.get_by_role("dialog").get_by_role("list").first
    expect(rules).to_contain_text("Whoever holds the same card as the top one may play it")


def test_every_switch_is_there_and_a_contradiction_is_said_before_the_game(page: Page) -> None:
    page.goto("./")
    page.get_by_text("House rules, one by one").click()
    page.get_by_text("Drawing", exact=True).click()
    page.get_by_role("switch", name="A drawn card may not be played").click()
    page.get_by_label("Draw until a card fits").select_option("may")
    expect(page.get_by_role("group", name="Rules: your own")).to_be_visible()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("must be allowed to play it")
    page.get_by_text("Going out and points").click()
    page.get_by_role("switch", name="Partners sit opposite").click()
    page.get_by_role("radio", name="7", exact=True).click()
    expect(alert.get_by_role("listitem")).to_have_count(2)
    assert not barriers(page)
    page.get_by_role("button", name="Play now").click(force=True)
    expect(page).not_to_have_url(re.compile("#/m/"))
    page.get_by_role("button", name="Back to the official rules").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("radio", name="Official")).to_be_checked()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("#/m/"))


def test_house_rules_are_remembered_and_another_edition_drops_what_it_lacks(page: Page) -> None:
    page.goto("./")
    page.get_by_role("radio", name=re.compile("^Zelda")).click()
    page.get_by_text("House rules, one by one").click()
    page.get_by_text("Wilds", exact=True).click()
    page.get_by_label("What answers a Wild Triforce").select_option("anywild")
    page.get_by_text("Hands", exact=True).click()
    page.get_by_label("Hand size that eliminates").fill("20")
    page.get_by_label("Hand size that eliminates").press("Tab")
    expect(page.locator(".differs")).to_contain_text("Whoever holds 20 cards is out")
    page.reload()
    expect(page.locator(".differs")).to_contain_text("A Wild or Wild Triforce answers")
    page.get_by_role("radio", name="Classic, ").click()
    expect(page.locator(".differs")).not_to_contain_text("Triforce")
    expect(page.locator(".differs")).to_contain_text("Whoever holds 20 cards is out")


PRESS_AT_ONCE = """async shown => {
  window.show(shown);
  await new Promise(done => setTimeout(done));
  document.querySelector(".a-mid").click();
}"""


def test_the_house_rules_fit_and_have_no_barriers(page: Page) -> None:
    page.goto("./")
    page.get_by_role("radio", name="No mercy").click()
    page.get_by_text("House rules, one by one").click()
    for summary in page.locator(".all summary").all():
        summary.click()
    for window in [(320, 568), PHONE, DESKTOP]:
        size(page, window)
        assert overflow(page) <= 0, window
        page.emulate_media(color_scheme="dark" if window == PHONE else "light")
        assert not barriers(page), window


# --- A 7 swaps hands ----------------------------------------------------------------------------


def test_a_seven_asks_with_whom_and_takes_no_enter(
    board: Page, base_url: str, sent: list[str]
) -> None:
    open_state(board, base_url, "swap")
    tap(board.locator('[data-card="Y7#0"]'))
    expect(board.get_by_role("heading", level=2, name="Whose hand")).to_be_focused()
    board.keyboard.press("Enter")
    board.keyboard.press("Space")
    assert sent == []
    board.keyboard.press("Escape")
    expect(board.locator(".player")).to_have_count(0)
    tap(board.locator('[data-card="Y7#0"]'))
    expect(board.locator(".player")).to_contain_text(["Mara", "Jonas", "Aiko", "nobody"])
    board.keyboard.press("ArrowDown")
    board.keyboard.press("ArrowDown")
    with board.expect_request("**/moves"):
        board.keyboard.press("Enter")
    assert sent == ["Y7>P3"]


@pytest.mark.parametrize(("key", "action"), [("1", "Y7>P2"), ("4", "Y7")])
def test_a_seven_is_aimed_with_a_key(
    board: Page, base_url: str, sent: list[str], key: str, action: str
) -> None:
    open_state(board, base_url, "swap")
    tap(board.locator('[data-card="Y7#0"]'))
    board.locator(".player").first.wait_for()
    with board.expect_request("**/moves"):
        board.keyboard.press(key)
    assert sent == [action]


def test_ten_at_the_table_can_all_be_chosen(board: Page, base_url: str, sent: list[str]) -> None:
    open_state(board, base_url, "swap-ten")
    tap(board.locator('[data-card="Y7#0"]'))
    players = board.locator(".player")
    for window in [(320, 568), PHONE, (844, 390), DESKTOP]:
        size(board, window)
        expect(players).to_have_count(10)
        boxes = [player.bounding_box() for player in players.all()]
        assert all(box and box["height"] >= SMALLEST for box in boxes), window
        assert not barriers(board), window
    with board.expect_request("**/moves"):
        players.nth(8).click()
    assert sent == ["Y7>P10"]


def test_a_swap_is_told_and_the_hand_is_the_new_one(board: Page, base_url: str) -> None:
    open_state(board, base_url, "swapped")
    expect(board.locator('[data-event="swapped"]')).to_have_text("You swap hands with Mara.")
    expect(board.locator(".hand button")).to_have_count(5)


# --- Jumping in ---------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["card", "button", "key"])
def test_a_twin_is_played_out_of_turn(board: Page, base_url: str, sent: list[str], by: str) -> None:
    open_state(board, base_url, "jump")
    card = board.locator('[data-card="R9#0"]')
    expect(card).to_have_attribute("aria-label", "Red 9, playable out of turn, 2 of 8")
    with board.expect_request("**/moves"):
        if by == "card":
            play_card(card)
        elif by == "button":
            board.get_by_role("button", name="Jump in!").click()
        else:
            board.keyboard.press("i")
    assert sent == ["jump,R9"]


def test_a_jump_with_a_seven_asks_with_whom_and_takes_the_call_along(
    board: Page, base_url: str, sent: list[str]
) -> None:
    open_state(board, base_url, "jump-seven")
    board.keyboard.press("u")
    board.get_by_role("button", name="Jump in!").click()
    with board.expect_request("**/moves"):
        board.locator(".player").nth(1).click()
    assert sent == ["jump,Y7>P3!"]


def test_a_jump_that_comes_too_late_is_told_so_and_draws_nothing(
    board: Page, base_url: str, sent: list[str]
) -> None:
    open_state(board, base_url, "jump-seven")
    board.get_by_role("button", name="Jump in!").click()
    board.locator(".player").first.wait_for()
    # Pressed in the page itself, just after the change: a busy machine must not make it later.
    board.evaluate(PRESS_AT_ONCE, snapshot_of("turn", 41))
    expect(board.locator(".player")).to_have_count(0)
    board.wait_for_timeout(100)
    assert sent == []


# --- Answers, drawing on, duties ----------------------------------------------------------------


@pytest.mark.parametrize("window", [PHONE, DESKTOP])
def test_a_stacked_four_can_be_passed_on_from_the_hand_and_from_the_sheet(
    board: Page, base_url: str, sent: list[str], window: tuple[int, int]
) -> None:
    size(board, window)
    open_state(board, base_url, "stack-four")
    expect(board.get_by_role("heading", name="Take eight, call the bluff")).to_be_focused()
    tap(board.locator('[data-card="W4#0"]'))
    expect(board.locator(".quad")).to_have_count(4)
    board.keyboard.press("Escape")
    board.get_by_role("button", name="Pass it on with Wild Draw Four").click()
    with board.expect_request("**/moves"):
        board.locator(".quad").nth(2).click()
    assert sent == ["W4>g"]


@pytest.mark.parametrize(
    ("state", "button", "key", "action"),
    [
        ("stack", "Take 4", "t", "take"),
        ("stack-take", "Take 6", "t", "take"),
        ("draw-on", "Draw another", "d", "draw"),
        ("draw-on", "End turn", "p", "keep"),
        ("draw-three-ways", "Keep", "p", "keep"),
        ("must-play-drawn", "Play", "Enter", "R5"),
        ("jump-answer", "Jump in!", "i", "jump,B+2"),
    ],
)
@pytest.mark.parametrize("by", ["pointer", "keyboard"])
def test_each_act_has_its_button_and_its_key(
    board: Page,
    base_url: str,
    sent: list[str],
    state: str,
    button: str,
    key: str,
    action: str,
    by: str,
) -> None:
    board.set_viewport_size({"width": 360, "height": 740})
    open_state(board, base_url, state)
    with board.expect_request("**/moves"):
        if by == "pointer":
            board.locator(".acts").get_by_role("button", name=button).click()
        else:
            board.keyboard.press(key)
    assert sent == [action]


@pytest.mark.parametrize(
    ("state", "key", "reason"),
    [
        ("must-play", "d", "you play when you can"),
        ("must-play-drawn", "p", "you play when you can"),
        ("stack", "d", "Take the cards or answer them first"),
        ("turn", "i", "You jump in with the very card that lies on top"),
    ],
)
def test_what_the_rules_bar_is_refused_with_its_reason(
    board: Page, base_url: str, sent: list[str], state: str, key: str, reason: str
) -> None:
    open_state(board, base_url, state)
    board.keyboard.press(key)
    expect(board.locator(".tip")).to_contain_text(reason)
    assert sent == []


def test_whoever_is_out_sees_that_and_can_do_nothing(board: Page, base_url: str) -> None:
    open_state(board, base_url, "out")
    expect(board.get_by_role("heading", level=1)).to_contain_text("You are out of this round.")
    expect(
        board.get_by_role("article", name=re.compile("Mara, .*out of the round"))
    ).to_be_visible()
    expect(board.locator(".a-mid")).to_have_attribute("aria-disabled", "true")
