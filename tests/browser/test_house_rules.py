"""House rules: chosen on the start page, and every act of them by pointer and by keyboard."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.axe import barriers
from tests.browser.player import By, Player, tap
from tests.browser.states import open_state, snapshot_of
from tests.browser.test_matches import DESKTOP, PHONE, begin

ROUND_SECONDS = 240.0


@pytest.fixture
def sent(page: Page) -> list[str]:
    """The moves that the page sends to a made-up table."""
    found: list[str] = []

    def listen(request: Request) -> None:
        if request.url.endswith("/moves"):
            found.append(json.loads(request.post_data or "")["action"])

    page.on("request", listen)
    return found


@pytest.mark.timeout(ROUND_SECONDS + 60)
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
def test_a_whole_round_by_house_rules_can_be_played(
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
    start = time.monotonic()
    told = player.play_match(ROUND_SECONDS)
    assert re.search("wins? the match$|The match is over", told)
    print(f"{rules}: {player.moves} moves in {time.monotonic() - start:.1f} s")


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


@pytest.mark.parametrize("window", [(320, 568), PHONE, DESKTOP])
def test_the_house_rules_fit_and_have_no_barriers(page: Page, window: tuple[int, int]) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    page.goto("./")
    page.get_by_role("radio", name="No mercy").click()
    page.get_by_text("House rules, one by one").click()
    for summary in page.locator(".all summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert not barriers(page)


# --- A 7 swaps hands ----------------------------------------------------------------------------


def test_a_seven_asks_with_whom_and_takes_no_enter(
    page: Page, base_url: str, sent: list[str]
) -> None:
    open_state(page, base_url, "swap")
    tap(page.locator('[data-card="Y7#0"]'))
    expect(page.get_by_role("heading", level=2, name="Whose hand")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert sent == []
    page.keyboard.press("Escape")
    expect(page.locator(".player")).to_have_count(0)
    tap(page.locator('[data-card="Y7#0"]'))
    expect(page.locator(".player")).to_contain_text(["Mara", "Jonas", "Aiko", "nobody"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    with page.expect_request("**/moves"):
        page.keyboard.press("Enter")
    assert sent == ["Y7>P3"]


@pytest.mark.parametrize(("key", "action"), [("1", "Y7>P2"), ("4", "Y7")])
def test_a_seven_is_aimed_with_a_key(
    page: Page, base_url: str, sent: list[str], key: str, action: str
) -> None:
    open_state(page, base_url, "swap")
    tap(page.locator('[data-card="Y7#0"]'))
    page.locator(".player").first.wait_for()
    with page.expect_request("**/moves"):
        page.keyboard.press(key)
    assert sent == [action]


@pytest.mark.parametrize("window", [(320, 568), PHONE, (844, 390), DESKTOP])
def test_ten_at_the_table_can_all_be_chosen(
    page: Page, base_url: str, sent: list[str], window: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    open_state(page, base_url, "swap-ten")
    tap(page.locator('[data-card="Y7#0"]'))
    expect(page.locator(".player")).to_have_count(10)
    for player in page.locator(".player").all():
        box = player.bounding_box()
        assert box
        assert box["height"] >= 24
    assert not barriers(page)
    with page.expect_request("**/moves"):
        page.locator(".player").nth(8).click()
    assert sent == ["Y7>P10"]


def test_a_swap_is_told_and_the_hand_is_the_new_one(page: Page, base_url: str) -> None:
    open_state(page, base_url, "swapped")
    expect(page.locator('[data-event="swapped"]')).to_have_text("You swap hands with Mara.")
    expect(page.locator(".hand button")).to_have_count(5)


# --- Jumping in ---------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["card", "button", "key"])
def test_a_twin_is_played_out_of_turn(page: Page, base_url: str, sent: list[str], by: str) -> None:
    open_state(page, base_url, "jump")
    card = page.locator('[data-card="R9#0"]')
    expect(card).to_have_attribute("aria-label", "Red 9, playable out of turn, 2 of 8")
    with page.expect_request("**/moves"):
        if by == "card":
            tap(card)
        elif by == "button":
            page.get_by_role("button", name="Jump in!").click()
        else:
            page.keyboard.press("i")
    assert sent == ["jump,R9"]


def test_a_jump_with_a_seven_asks_with_whom_and_takes_the_call_along(
    page: Page, base_url: str, sent: list[str]
) -> None:
    open_state(page, base_url, "jump-seven")
    page.keyboard.press("u")
    page.get_by_role("button", name="Jump in!").click()
    with page.expect_request("**/moves"):
        page.locator(".player").nth(1).click()
    assert sent == ["jump,Y7>P3!"]


def test_a_jump_that_comes_too_late_is_told_so_and_draws_nothing(
    page: Page, base_url: str, sent: list[str]
) -> None:
    open_state(page, base_url, "jump-seven")
    page.get_by_role("button", name="Jump in!").click()
    page.locator(".player").first.wait_for()
    # Pressed in the page itself, just after the change: a busy machine must not make it later.
    page.evaluate(PRESS_AT_ONCE, snapshot_of("turn", 41))
    expect(page.locator(".player")).to_have_count(0)
    page.wait_for_timeout(100)
    assert sent == []


# --- Answers, drawing on, duties ----------------------------------------------------------------


@pytest.mark.parametrize("window", [PHONE, DESKTOP])
def test_a_stacked_four_can_be_passed_on_from_the_hand_and_from_the_sheet(
    page: Page, base_url: str, sent: list[str], window: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": window[0], "height": window[1]})
    open_state(page, base_url, "stack-four")
    expect(page.get_by_role("heading", name="Take eight, call the bluff")).to_be_focused()
    tap(page.locator('[data-card="W4#0"]'))
    expect(page.locator(".quad")).to_have_count(4)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass it on with Wild Draw Four").click()
    with page.expect_request("**/moves"):
        page.locator(".quad").nth(2).click()
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
    page: Page,
    base_url: str,
    sent: list[str],
    state: str,
    button: str,
    key: str,
    action: str,
    by: str,
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    open_state(page, base_url, state)
    with page.expect_request("**/moves"):
        if by == "pointer":
            page.locator(".acts").get_by_role("button", name=button).click()
        else:
            page.keyboard.press(key)
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
    page: Page, base_url: str, sent: list[str], state: str, key: str, reason: str
) -> None:
    open_state(page, base_url, state)
    page.keyboard.press(key)
    expect(page.locator(".tip")).to_contain_text(reason)
    assert sent == []


def test_whoever_is_out_sees_that_and_can_do_nothing(page: Page, base_url: str) -> None:
    open_state(page, base_url, "out")
    expect(page.get_by_role("heading", level=1)).to_contain_text("You are out of this round.")
    expect(page.get_by_role("article", name=re.compile("Mara, .*out of the round"))).to_be_visible()
    expect(page.locator(".a-mid")).to_have_attribute("aria-disabled", "true")
