"""The pages that teach, played: by pointer and by keyboard, in every window, without barriers."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import barriers
from tests.browser.conftest import Complaints
from wildpile.server.settings import STATIC

Scheme = Literal["light", "dark"]
PLACES = [
    "learn/classic108",
    "learn/zelda",
    "settle",
    "settle/two-on-two",
    "ask?rules=c15&at=P1%5BR2+G5+W4%5D+P2%5BB7+B3%5D%3B+top+R7",
    "train?edition=zelda",
    "rules",
]
MOST_SCRIPT = 40_000
SMALLEST = 24
SMALL = """least => [...document.querySelectorAll('a, button, summary, input, select, label')]
  .filter(one => {
    const box = one.getBoundingClientRect();
    const inLine = getComputedStyle(one).display === 'inline';
    return box.width && !inLine && !one.matches('.vh, .skip, label')
      && (box.height < least - .5 || box.width < least - .5);
  })
  .map(one => one.outerHTML.slice(0, 120))"""


def unfold(page: Page) -> None:
    """Open whatever is folded."""
    page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
    page.wait_for_timeout(150)


@pytest.mark.parametrize("place", PLACES)
def test_there_are_no_barriers_and_nothing_is_cut_off(page: Page, place: str) -> None:
    page.goto(f"./{place}")
    if place.startswith("train"):
        page.get_by_role("button", name="Start").click()
        page.locator("#asked").wait_for()
    unfold(page)
    for width in (320, 360, 768, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert over <= 0, f"{over} too wide at {width}"
        assert page.evaluate(SMALL, SMALLEST) == [], width
    schemes: list[Scheme] = ["light", "dark"]
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        assert barriers(page) == [], scheme


@pytest.mark.parametrize("language", ["es", "fr", "de", "pt", "ja"])
def test_nothing_is_cut_off_in_any_language(page: Page, language: str) -> None:
    for place in ("learn/classic112", "settle/two-on-two", "ask", "train"):
        page.goto(f"./{place}?lang={language}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        unfold(page)
        for width in (320, 1440):
            page.set_viewport_size({"width": width, "height": 800})
            over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, f"{place}: {over} too wide at {width}"
            assert page.evaluate(SMALL, SMALLEST) == [], (place, width)
    assert barriers(page) == []


def test_try_a_turn_by_pointer(page: Page) -> None:
    page.goto("./learn/classic108")
    turn = page.locator(".tryout")
    said = turn.get_by_role("status")
    turn.get_by_role("button", name="Green 9").click()
    expect(said).to_contain_text("No. That card matches neither")
    expect(said.get_by_role("link")).to_have_attribute("href", "/rules#r2-3")
    for name in ("Red 0", "Red 2", "Yellow 7", "Green 7"):
        turn.get_by_role("button", name=name, exact=True).click()
        expect(said).to_contain_text("Yes.")
    expect(said).to_contain_text("one of them is enough")
    expect(turn.get_by_text("1 of 7 done")).to_be_visible()
    turn.get_by_role("button", name="Next one").click()
    expect(turn.get_by_role("heading")).to_be_focused()
    expect(turn.get_by_role("heading")).to_have_text("A blue 0 lies on top.")


def test_try_a_turn_by_keyboard_alone(page: Page) -> None:
    page.goto("./learn/zelda")
    turn = page.locator(".tryout")
    for _ in range(9):
        turn.get_by_role("button", name="Show all").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
    expect(turn.get_by_text("9 of 9 done")).to_be_visible()


def test_an_example_plays_and_can_be_played(page: Page) -> None:
    page.goto("./learn/classic108")
    fold = page.locator(".s-challenge .fold").nth(1)
    fold.locator("summary").first.click()
    fold.get_by_role("button", name="Wild Draw Four").click()
    fold.get_by_role("button", name="green", exact=True).click()
    expect(fold.get_by_text("You play Wild Draw Four and name green.")).to_be_visible()
    fold.get_by_role("button", name="Next step").click()
    expect(fold.get_by_text("so it was a bluff")).to_be_visible()
    fold.get_by_role("button", name="Again").click()
    fold.get_by_role("button", name="Green 5").click()
    expect(fold.get_by_role("status")).to_contain_text("matches neither")


def test_both_sides_of_the_challenge(page: Page) -> None:
    page.goto("./learn/classic108")
    fold = page.locator(".s-challenge .fold", has_text="still holds eight cards")
    fold.locator("summary").first.click()
    fold.get_by_role("button", name="Challenge", exact=True).click()
    expect(fold.get_by_text("It was a bluff")).to_be_visible()
    fold.get_by_role("button", name="Next step").click()
    fold.get_by_role("button", name="Again").click()
    fold.get_by_role("button", name="Take the cards").click()
    expect(fold.get_by_text("You draw").first).to_be_visible()


def test_what_comes_of_a_challenge_is_told_after_the_move_alone(
    page: Page, browser: Browser, base_url: str
) -> None:
    outcome = "One card, and it was not red. You draw six and miss the turn."
    page.goto("./learn/classic108")
    fold = page.locator(".s-challenge .fold", has_text="one card left")
    fold.locator("summary").first.click()
    expect(fold.get_by_text("The colour was red when Mara laid")).to_be_visible()
    expect(page.get_by_text(outcome)).to_have_count(0)
    fold.get_by_role("button", name="Take the cards").click()
    expect(fold.get_by_text("You draw").first).to_be_visible()
    expect(page.get_by_text(outcome)).to_have_count(0)
    fold.get_by_role("button", name="Again").click()
    fold.get_by_role("button", name="Challenge", exact=True).click()
    expect(fold.get_by_text(outcome)).to_be_visible()
    with browser.new_context(java_script_enabled=False, base_url=base_url) as plain:
        reader = plain.new_page()
        reader.goto("./learn/classic108")
        fold = reader.locator(".s-challenge .fold", has_text="one card left")
        fold.locator("summary").first.click()
        expect(fold.get_by_text(outcome)).to_be_visible()


def test_the_hands_that_were_scored_are_shown(page: Page) -> None:
    page.goto("./learn/zelda")
    fold = page.locator(".s-winning .fold").first
    fold.locator("summary").first.click()
    expect(fold.get_by_role("img", name="Wild Triforce")).to_have_count(0)
    fold.get_by_role("button", name="Show it").click()
    expect(fold.get_by_text("223 points").last).to_be_visible()
    expect(fold.get_by_role("img", name="Wild Triforce")).to_be_visible()


COUNT = """() => {
  const words = text => text.split(/\\s+/).filter(one => /[\\p{L}\\p{N}]/u.test(one)).length;
  const parts = ['.hero', '.s-aim', '.s-moves', '.try', '.s-cards', '.s-challenge', '.s-one'];
  const first = parts.map(one => words(document.querySelector(one).innerText));
  return [first.reduce((a, b) => a + b, 0), words(document.querySelector('main').innerText)];
}"""


@pytest.mark.parametrize(
    ("edition", "start", "whole"),
    [("classic108", 700, 950), ("classic112", 760, 1000), ("zelda", 820, 1050)],
)
def test_learn_is_read_in_three_minutes(page: Page, edition: str, start: int, whole: int) -> None:
    page.goto(f"./learn/{edition}", wait_until="networkidle")
    page.locator(".tryout").wait_for()
    count = page.evaluate(COUNT)
    assert count[0] <= start
    assert count[1] <= whole


def test_a_table_is_laid_out_by_tapping_and_sent(
    page: Page, browser: Browser, base_url: str
) -> None:
    page.goto("./ask")
    for name in ("Red 2", "Green 5", "Wild Draw Four"):
        page.locator(".picker").get_by_role("button", name=name, exact=True).click()
    result = page.locator(".result")
    expect(result.get_by_text("may be laid as a bluff")).to_be_visible()
    page.get_by_role("button", name="Choose the top card").click()
    page.locator(".picker").get_by_role("button", name="Wild", exact=True).click()
    page.get_by_role("radio", name="green").check()
    expect(result.locator("li", has_text="Green 5")).to_have_class("yes")
    expect(result.locator("li", has_text="Red 2")).to_have_class("no")
    page.get_by_role("button", name="Take back: Green 5").click()
    expect(result.get_by_text("would be fair")).to_be_visible()
    page.wait_for_url(re.compile("at="))
    with browser.new_context(java_script_enabled=False) as other:
        reader = other.new_page()
        reader.goto(page.url)
        expect(reader.get_by_text("A Wild Draw Four from this hand would be fair.")).to_be_visible()
    page.reload()
    expect(result.get_by_text("would be fair")).to_be_visible()
    expect(page.get_by_role("radio", name="green")).to_be_checked()


def test_a_house_rule_changes_what_the_engine_says(page: Page) -> None:
    page.goto("./ask")
    page.get_by_role("button", name="Choose the top card").click()
    page.locator(".picker").get_by_role("button", name="Red Draw Two").click()
    page.locator(".picker").get_by_role("button", name="Green Draw Two").click()
    page.get_by_role("radio", name="You owe 2 cards").check()
    result = page.locator(".result")
    expect(result.locator(".why li")).to_have_class("no")
    page.get_by_text("Rules", exact=True).click()
    page.get_by_label("Draw cards that may answer draw cards").select_option(
        "Draw cards may be stacked: Draw Two on Draw Two."
    )
    expect(result.locator(".why li")).to_have_class("yes")


def test_what_does_not_go_together_is_said_in_the_page_s_language(page: Page) -> None:
    page.goto("./ask?lang=de")
    page.get_by_text("Regeln", exact=True).last.click()
    page.get_by_label("Legen ist Pflicht, wenn es geht").select_option(
        "Eine gezogene Karte, die passt, muss gelegt werden."
    )
    page.locator("select").filter(has_text="gezogene").nth(1).select_option(index=1)
    expect(page.locator(".result")).to_contain_text(
        "Eine gezogene Karte kann nicht zugleich Pflicht und verboten sein."
    )


def test_what_cannot_be_is_said(page: Page, complaints: Complaints) -> None:
    page.goto("./ask")
    for _ in range(2):
        page.locator(".picker").get_by_role("button", name="Red 0", exact=True).click()
    expect(page.locator(".result")).to_contain_text("The deck has not so many of that card.")
    complaints.clear()


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("stakcing +2", "May I put a Draw Two on a Draw Two?"),
        ("draw untill i can play", "Must I draw until I can play?"),
        ("jumpng in ofical", "Is jumping in with the same card official?"),
    ],
)
def test_settle_finds_what_people_type(page: Page, typed: str, found: str) -> None:
    page.goto("./settle")
    page.get_by_label("Search the questions").fill(typed)
    expect(page.locator("#topics")).to_be_hidden()
    expect(page.locator(".q[open] h3").first).to_have_text(found)
    page.get_by_label("Search the questions").fill("")
    expect(page.locator("#topics")).to_be_visible()
    expect(page.locator("#topics .q")).to_have_count(57)
    page.get_by_label("Search the questions").fill("xylophone")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


def test_the_trainer_keeps_what_was_solved(page: Page) -> None:
    page.goto("./train")
    page.get_by_role("radio", name="What can you play?").check()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".say")).to_contain_text("Not quite.")
    expect(page.get_by_text("One position comes back today.")).to_be_visible()
    page.get_by_role("button", name="Next one").first.click()
    page.locator("#asked").wait_for()
    page.get_by_role("button", name="Check").wait_for()
    # The engine knows: what it calls right is chosen.
    asked = page.evaluate(
        """async () => (await (await fetch('/api/lessons/solve', {method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({rules: 'c15', key: 'c-green-four', given: null})})).json())
        .expected"""
    )
    names = {"B4": "Blue 4", "G0": "Green 0"}
    for face in asked:
        page.get_by_role("button", name=names[face], exact=True).click()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".say")).to_contain_text("Right.")
    expect(page.locator(".say")).to_be_focused()
    page.reload()
    expect(page.get_by_text("One position solved")).to_be_visible()
    expect(page.get_by_text("One position comes back today.")).to_be_visible()


def test_endless_positions_of_every_kind_can_be_answered(page: Page) -> None:
    page.goto("./train?edition=zelda")
    page.get_by_role("radio", name="Endless").check()
    for kind in page.locator('input[name="kind"]').all()[1:]:
        page.locator(".setup details").evaluate("one => (one.open = true)")
        kind.check()
        page.locator(".setup .btn").click()
        page.get_by_role("button", name="Show the answer").click()
        expect(page.locator(".say")).to_be_visible()


def test_the_look_of_the_game_is_that_of_the_pages(page: Page) -> None:
    page.goto("./learn/classic108")
    page.evaluate("localStorage.setItem('wildpile', JSON.stringify({theme: 'dark'}))")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_without_scripts_everything_is_there(browser: Browser, base_url: str) -> None:
    with browser.new_context(java_script_enabled=False, base_url=base_url) as plain:
        page = plain.new_page()
        page.goto("./learn/classic108")
        expect(page.locator(".tasks > li")).to_have_count(7)
        answer = page.locator(".tasks .fold").first
        answer.locator("summary").click()
        expect(answer.get_by_text("It has the colour in force.").first).to_be_visible()
        fold = page.locator(".s-challenge .fold").first
        fold.locator("summary").first.click()
        expect(fold.locator(".steps li")).to_have_count(2)
        page.goto("./settle")
        page.locator(".q summary").first.click()
        expect(page.get_by_text("the penalty is not passed on").first).to_be_visible()


def test_the_scripts_of_learn_are_small(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if one.resource_type == "script" else None)
    page.goto("./learn/classic108", wait_until="networkidle")
    files = [STATIC / urlsplit(url).path.lstrip("/") for url in {*asked}]
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 6)) for file in files}
    assert len(sizes) > 2
    assert sum(sizes.values()) < MOST_SCRIPT, json.dumps(sizes)


@pytest.mark.parametrize("edition", ["classic108", "classic112", "zelda"])
def test_learn_prints_on_one_sheet(page: Page, tmp_path: Path, edition: str) -> None:
    page.goto(f"./learn/{edition}")
    sheet = page.pdf(path=tmp_path / "learn.pdf", prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1
    for language in ("es", "fr", "de", "pt", "ja"):
        page.goto(f"./learn/{edition}?lang={language}")
        sheet = page.pdf(prefer_css_page_size=True, print_background=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1, language
    page.goto(f"./learn/{edition}")
    # What is folded is on the sheet too.
    page.emulate_media(media="print")
    expect(page.get_by_text("Everybody waits for their turn.")).to_be_visible()
    expect(page.get_by_text("Any of you may deal first.")).to_be_visible()
