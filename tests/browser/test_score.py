"""The score pad: a match to 500 without a server, what is kept, shared and refused."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Complaints
from tests.browser.pad import NAMES, Keeper, draft, make_match, open_match, points_of
from tests.browser.site import Site

TARGET = 500
READY = "navigator.serviceWorker.ready.then(found => found.active.state)"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def deal(chance: random.Random, names: tuple[str, ...]) -> tuple[str, dict[str, int | str]]:
    """Return who goes out, and what the others hold, from the winner's left on."""
    winner = chance.randrange(len(names))
    others = [names[(winner + step) % len(names)] for step in range(1, len(names))]
    hands = ("3SW", "DDF", "RS3", "33", "WF")
    return names[winner], {
        name: chance.randint(1, 60) if chance.random() < 0.5 else chance.choice(hands)
        for name in others
    }


def test_a_match_to_500_with_the_server_stopped_an_undo_and_a_reload(
    page: Page, folder: Path, complaints: Complaints
) -> None:
    site, keeper, chance = Site(folder), Keeper(page), random.Random(500)
    names = NAMES[:4]
    try:
        page.goto(f"{site.url}score")
        page.wait_for_function(CONTROLLED)
    finally:
        site.end()
    page.reload()
    keeper.begin(*names)
    wanted = dict.fromkeys(names, 0)
    rounds = 0
    while max(wanted.values()) < TARGET:
        winner, hands = deal(chance, names)
        before = dict(wanted)
        keeper.write(winner, hands)
        wanted[winner] += sum(map(points_of, hands.values()))
        keeper.expect_totals(wanted)
        rounds += 1
        if rounds == 2:
            page.get_by_role("button", name="Undo: round 2").click()
            keeper.expect_totals(before)
            page.reload()
            keeper.expect_totals(before)
            page.get_by_role("button", name="Put it back").click()
            keeper.expect_totals(wanted)
        if rounds == 3:
            # The phone is locked in the middle of a hand, and the page is gone.
            page.get_by_role("button", name=names[0], exact=True).click()
            keeper.give("3S")
            page.reload()
            expect(page.get_by_role("heading", name=f"What did {names[1]} hold?")).to_be_visible()
            expect(page.locator(".sum")).to_have_text("23")
            page.get_by_role("button", name="Back").click()
            page.get_by_role("button", name="Leave it as it was").click()
    best = max(wanted, key=lambda name: wanted[name])
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{best} wins the match")
    expect(page.get_by_text(f"{wanted[best]} points after {rounds} rounds.")).to_be_visible()
    page.reload()
    keeper.expect_totals(wanted)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{best} wins the match")
    page.get_by_role("button", name="Play again").click()
    keeper.expect_totals(dict.fromkeys(names, 0))
    # This server is the test's own, and the browser looks there for a newer worker in vain.
    own = (f"a request to somebody else: {site.url}", "error: Failed to load resource: net::ERR")
    assert not [line for line in complaints if not line.startswith(own)]
    complaints.clear()


def test_the_worker_keeps_the_pad_alone(page: Page, base_url: str) -> None:
    page.goto("score")
    assert page.evaluate(READY) in ("activating", "activated")
    assert page.evaluate("navigator.serviceWorker.ready.then(r => r.scope)") == f"{base_url}score"
    kept = page.evaluate(
        "caches.keys().then(async names => (await (await caches.open(names[0])).keys())"
        ".map(one => new URL(one.url).pathname))"
    )
    assert "/score" in kept
    assert "/" not in kept
    assert "/index.html" not in kept
    page.goto("./")
    page.get_by_role("button", name="Play now").wait_for()
    assert page.evaluate("navigator.serviceWorker.controller") is None


def test_a_match_is_shared_by_a_link_that_can_only_be_read(
    page: Page, browser: Browser, base_url: str
) -> None:
    open_match(page, make_match(4, 5))
    totals = Keeper(page).totals()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Share").click()
    shown = page.get_by_label("Link", exact=True)
    expect(shown).to_have_value(re.compile(f"^{re.escape(base_url)}score#see="))
    link = shown.input_value()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    context = browser.new_context(locale="en-GB", viewport={"width": 360, "height": 740})
    other = context.new_page()
    other.goto(link)
    expect(other.get_by_role("heading", level=1)).to_contain_text("after 5 rounds")
    Keeper(other).expect_totals(totals)
    assert other.get_by_role("button").count() == 0
    assert other.evaluate("Object.keys(localStorage).filter(key => key !== 'wildpile')") == []
    other.goto(f"{base_url}score#see=AAAA")
    expect(other.get_by_role("heading", level=1)).to_contain_text("This link is damaged")
    context.close()


def saved(page: Page, button: str) -> str:
    """Press a button of the menu; return the text of the file that it saves."""
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name=button).click()
    page.keyboard.press("Escape")
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_a_match_is_saved_and_opened_elsewhere(page: Page, tmp_path: Path) -> None:
    open_match(page, make_match(3, 4))
    totals = Keeper(page).totals()
    table = saved(page, "Save as CSV").splitlines()
    assert table[0].startswith("\ufeffRound,Dealer,Went out,Mara: held,Mara: gained,Mara: total,")
    assert len(table) == 5
    file = tmp_path / "match.json"
    file.write_text(saved(page, "Save as JSON"), encoding="utf-8")
    page.evaluate("localStorage.clear()")
    page.goto("score#/")
    page.reload()
    # Without a match there is only the way to a new one.
    Keeper(page).begin("Ann", "Ben")
    page.goto("score#/")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("heading", name="Who went out?")).to_be_visible()
    Keeper(page).expect_totals(totals)
    page.goto("score#/")
    expect(page.get_by_role("listitem")).to_have_count(2)
    file.write_text(json.dumps({"wildpile_score": 1, "match": {"id": "x"}}), encoding="utf-8")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("This file holds no match")


REFUSED = "Storage.prototype.setItem = () => { throw new DOMException('no', '%s'); }"


@pytest.mark.parametrize(
    ("error", "says"),
    [("SecurityError", "does not let the pad keep"), ("QuotaExceededError", "no room left")],
)
def test_a_browser_that_keeps_nothing_says_so_and_still_counts(
    page: Page, error: str, says: str
) -> None:
    page.add_init_script(REFUSED % error)
    page.goto("score")
    keeper = Keeper(page)
    keeper.begin("Ann", "Ben")
    expect(page.get_by_role("alert").filter(has_text=says)).to_be_visible()
    keeper.write("Ann", {"Ben": "3SW"})
    keeper.expect_totals({"Ann": 73, "Ben": 0})
    assert '"3SW"' in saved(page, "Save as JSON")


def test_what_cannot_be_is_refused_in_words(page: Page) -> None:
    open_match(page, make_match(3, 1, draft=draft(3, 0, 1, "WWWW")))
    alert = page.locator(".pad [role=alert]")
    page.get_by_role("group", name="Other cards").get_by_role("button", name="Wild").click()
    expect(alert).to_contain_text("Wild: the deck has 4, and all hands together would hold 5.")
    page.get_by_role("button", name="Next: Aiko").click()
    page.get_by_role("button", name="Write it down").click()
    expect(alert).to_contain_text("Enter what Aiko held first.")
    page.get_by_role("button", name="Type it").click()
    page.locator(".pad input").fill("9999")
    expect(alert).to_contain_text("Points are a number from 0 to 1,240.")
    page.locator(".pad input").fill("1200")
    page.get_by_role("button", name="Write it down").click()
    expect(alert).to_contain_text("All hands together would hold 1,400 points")
    page.locator(".pad input").fill("12")
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_role("heading", name="Who went out?")).to_be_visible()


def test_an_old_round_is_written_anew_and_undone(page: Page) -> None:
    open_match(page, make_match(2, 3))
    keeper = Keeper(page)
    before = keeper.totals()
    page.get_by_role("button", name="Change round 1").click()
    expect(page.get_by_role("heading", name="Round 1 again: who went out?")).to_be_focused()
    page.get_by_role("button", name="Mara", exact=True).click()
    expect(page.locator(".sum")).to_have_text("7")
    keeper.give("SS")
    page.get_by_role("button", name="Write it down").click()
    keeper.expect_totals({**before, "Mara": before["Mara"] + 40})
    page.get_by_role("button", name="Undo: the change of round 1").click()
    keeper.expect_totals(before)


def test_a_round_by_keyboard_alone(page: Page) -> None:
    open_match(page, make_match(3, 1))
    keeper = Keeper(page)
    before = keeper.totals()

    def go_to(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent.trim()") == name:
                return
        raise AssertionError(f"Tab does not lead to {name}")

    go_to("Aiko")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What did Mara hold?")).to_be_focused()
    go_to("Type it")
    page.keyboard.press("Enter")
    page.keyboard.type("40")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What did Jonas hold?")).to_be_visible()
    page.keyboard.type("x")
    expect(page.locator(".pad [role=alert]")).to_contain_text("Points are a number")
    page.keyboard.press("Backspace")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Who went out?")).to_be_focused()
    keeper.expect_totals({**before, "Aiko": before["Aiko"] + 42})


def test_two_pages_show_the_same_match(page: Page) -> None:
    open_match(page, make_match(2, 2))
    other = page.context.new_page()
    other.goto(page.url)
    Keeper(other).write("Mara", {"Jonas": 5})
    expect(page.get_by_text(re.compile("Round 4"))).not_to_have_count(0)
    Keeper(page).expect_totals(Keeper(other).totals())


def test_who_leaves_is_dealt_to_no_more_and_may_come_back(page: Page) -> None:
    open_match(page, make_match(3, 2))
    menu: Callable[[], Any] = page.get_by_role("button", name="Menu").click
    menu()
    page.get_by_role("button", name="Leaves: Jonas").click()
    page.get_by_role("textbox", name="Name of Aiko").fill("Aiko T.")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Aiko T.", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Jonas", exact=True)).to_have_count(0)
    menu()
    page.get_by_role("button", name="Comes back: Jonas").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Jonas", exact=True)).to_be_visible()
