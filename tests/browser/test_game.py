"""The page of a match that is over: stepping, other eyes, keys, sharing, embedding, playing on."""

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import APIRequestContext, Browser, Page, expect

from tests.browser.axe import barriers
from tests.browser.finished import Finished, finished

STATUS = '[role="status"]'


@pytest.fixture(scope="module")
def over(browser: Browser, base_url: str) -> Iterator[Finished]:
    """A match of three that is over, played by somebody else."""
    context = browser.new_context()
    yield finished(context.request, base_url, rules={"target": 60, "hand": 4}, name="Kim")
    context.close()


def frames_of(
    request: APIRequestContext, base_url: str, match: str, seat: int | None = None
) -> list[dict[str, Any]]:
    """Return the frames of the first round with their whole views."""
    asked = "" if seat is None else f"?seat={seat}"
    view: dict[str, Any] = {}
    found = []
    told = request.get(f"{base_url}api/matches/{match}/game/rounds/1{asked}").json()
    for frame in told["frames"]:
        view = {**view, **frame["view"]}
        found.append({**frame, "view": view})
    return found


def number_at(page: Page) -> int:
    """Return the entry that the address names."""
    return int(parse_qs(urlsplit(page.url).query)["at"][0])


def expect_at(page: Page, number: int) -> None:
    """Wait until an entry is shown."""
    expect(page).to_have_url(re.compile(rf"[?&]at={number}(&|$)"))


def hands(page: Page, seat: int) -> Any:
    """Return the cards that are shown of a seat's hand."""
    return page.locator(f'[data-hand="{seat}"] [data-face]')


def test_every_move_is_shown_with_all_hands(page: Page, base_url: str, over: Finished) -> None:
    frames = frames_of(page.request, base_url, over.match)
    page.goto(f"{base_url}game/{over.match}")
    for frame in frames[:8]:
        expect_at(page, frame["number"])
        for seat, hand in enumerate(frame["view"]["hands"]):
            expect(hands(page, seat)).to_have_count(len(hand))
            shown = hands(page, seat).evaluate_all("cards => cards.map(one => one.dataset.face)")
            assert sorted(shown) == sorted(hand)
        page.get_by_role("button", name="One move on").click()


def test_a_seat_shows_its_own_hand_and_nobody_elses(
    page: Page, base_url: str, over: Finished
) -> None:
    frames = frames_of(page.request, base_url, over.match, seat=1)
    middle = frames[len(frames) // 2]
    page.goto(f"{base_url}game/{over.match}?at={middle['number']}&seat=1")
    expect(hands(page, 1)).to_have_count(len(middle["view"]["hand"]))
    expect(page.locator("[data-hand]")).to_have_count(1)
    page.keyboard.press("0")
    expect(page.locator("[data-hand]")).to_have_count(3)
    expect_at(page, middle["number"])
    page.keyboard.press("3")
    expect(page.locator('[data-hand="2"]')).to_be_visible()
    expect(page.locator("[data-hand]")).to_have_count(1)


def test_the_keyboard_alone_goes_through_the_game(
    page: Page, base_url: str, over: Finished
) -> None:
    page.goto(f"{base_url}game/{over.match}")
    expect_at(page, 1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_have_attribute("data-place", "3")
    expect(page.locator(STATUS)).not_to_be_empty()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".where")).to_have_attribute("data-place", "2")
    page.keyboard.press("End")
    expect_at(page, over.number)
    page.keyboard.press("Home")
    expect_at(page, 1)
    page.keyboard.press(".")
    expect(page.locator("[data-kind] [aria-current]")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".where")).not_to_have_attribute("data-place", "1")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_move_in_the_list_leads_to_it(page: Page, base_url: str, over: Finished) -> None:
    page.goto(f"{base_url}game/{over.match}")
    move = page.locator("[data-number]").nth(5)
    number = move.get_attribute("data-number")
    move.get_by_role("button").click()
    expect_at(page, int(number or 0))
    expect(move.get_by_role("button")).to_have_attribute("aria-current", "step")


def test_a_link_leads_to_the_same_move_and_eyes(page: Page, base_url: str, over: Finished) -> None:
    page.goto(f"{base_url}game/{over.match}?at=5&seat=2")
    expect(page.locator('[data-hand="2"]')).to_be_visible()
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link", exact=True)
    expect(link).to_have_value(f"{base_url}game/{over.match}?at=5&seat=2")
    page.locator(".qr").wait_for()
    page.get_by_label("Begin at this move").uncheck()
    expect(link).to_have_value(f"{base_url}game/{over.match}")
    assert "/embed" in page.locator("textarea").input_value()
    with page.expect_download() as download:
        page.get_by_role("link", name="As JSON").click()
    record = json.loads(download.value.path().read_text())
    assert record["headers"]["Match"] == over.match


def test_playing_on_begins_at_the_move_in_the_own_seat(
    page: Page, base_url: str, over: Finished
) -> None:
    frames = frames_of(page.request, base_url, over.match)
    mine = next(one for one in frames[3:] if one["view"]["turn"] == 0 and one["view"]["top"])
    page.goto(f"{base_url}game/{over.match}?at={mine['number']}")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_contain_text("the draw pile too")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    page.locator("#app[data-mine=true]").wait_for(timeout=30_000)
    assert page.locator("#app").get_attribute("data-number") == str(mine["number"])
    expect(page.locator(".hand li")).to_have_count(len(mine["view"]["hands"][0]))


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """Return the address of another site, which has one page with a frame in it."""

    class Outer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><iframe width=700 height=600></iframe>")

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Outer) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_the_game_stands_in_another_page_and_nothing_else_does(
    page: Page, base_url: str, over: Finished, elsewhere: str, complaints: list[str]
) -> None:
    show = "src => document.querySelector('iframe').src = src"
    page.goto(elsewhere)
    page.evaluate(show, f"{base_url}game/{over.match}/embed?at=4")
    frame = page.frame_locator("iframe")
    expect(frame.locator("[data-hand]")).to_have_count(3)
    frame.get_by_role("button", name="One move on").click()
    expect(frame.locator(".where")).to_have_attribute("data-place", "5")
    expect(frame.get_by_role("button", name="Play on from here")).to_have_count(0)
    assert not [line for line in complaints if not line.startswith("a request to somebody else")]
    with page.expect_console_message(lambda one: "frame-ancestors" in one.text):
        page.evaluate(show, f"{base_url}game/{over.match}")
    expect(frame.locator("[data-hand]")).to_have_count(0)
    complaints.clear()


def test_without_scripts_the_result_and_the_record_are_there(
    browser: Browser, base_url: str, over: Finished
) -> None:
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    page.goto(f"{base_url}game/{over.match}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins the game")
    expect(page.locator("pre")).to_contain_text("Round 1 dealer")
    context.close()


def test_a_game_that_goes_on_shows_nothing(page: Page, base_url: str) -> None:
    body = {"edition": "classic108", "opponents": ["easy"], "pace": "slow"}
    match = page.request.post(f"{base_url}api/matches", data=body).json()["match"]
    answer = page.goto(f"{base_url}game/{match}")
    assert answer is not None
    assert answer.status == 409
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is still being played")
    expect(page.locator(".wp-card")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900), (320, 568)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_leaves_the_window_and_axe_finds_nothing(
    page: Page, base_url: str, over: Finished, width: int, height: int, scheme: Any
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{base_url}game/{over.match}?at=9")
    expect(page.locator("[data-hand]")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert barriers(page) == []
