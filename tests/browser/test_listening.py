"""A match is played by ear: through the accessibility tree alone, and through commands alone."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.conftest import TIMEOUT
from tests.browser.listener import Listener
from tests.browser.states import open_state, snapshot_of

SECONDS = 100.0
ONE_ROUND = {"edition": "classic108", "pace": "off", "rules": {"scoring": "single"}}
PLAYS = re.compile(r"What fits: (.+)\.$")
OVER = re.compile(r"wins|won|win the|over", re.IGNORECASE)


def sit_down(page: Page, url: str, **choices: object) -> None:
    """Sit at a table of the server's own, of one round."""
    body = {**ONE_ROUND, "opponents": ["easy", "easy"], **choices}
    place = page.request.post(f"{url}api/matches", data=body).json()
    page.goto(f"{url}#/m/{place['match']}/{place['seat']}")
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()


@pytest.mark.timeout(150)
def test_a_match_is_played_through_the_accessibility_tree_alone(page: Page, base_url: str) -> None:
    sit_down(page, base_url)
    listener = Listener(page)
    listener.play_match(SECONDS)
    assert listener.moves > 3
    expect(page.get_by_role("list", name="Hands and points")).to_be_visible()


class Typist:
    """Plays by typing, and knows what the answers say and no more."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.field = page.get_by_role("textbox", name="Command")
        self.answers = page.get_by_role("log", name="Answers")
        self.count = 0

    def type(self, text: str) -> str:
        """Type a command; return its answer."""
        self.field.fill(text)
        self.field.press("Enter")
        self.count = min(self.count + 1, 30)
        expect(self.answers.get_by_role("paragraph")).to_have_count(self.count)
        answer = self.answers.get_by_role("paragraph").last
        return re.sub(r"\s+", " ", answer.inner_text()).removeprefix(text).strip()

    def play_match(self, seconds: float) -> int:
        """Play until the match is over; return how many commands were moves."""
        until, moves = time.monotonic() + seconds, 0
        while not OVER.search(now := self.type("now")):
            assert time.monotonic() < until, now
            if command := self.command(now):
                said = self.type(command)
                assert "is no command" not in said, (command, said)
                moves += 1
            self.page.wait_for_timeout(30)
        return moves

    def command(self, now: str) -> str | None:
        """Return the command that the table asks for, or `None` while others move."""
        if "have not called" in now:
            return "uno"
        if "name the colour" in now or "name the first colour" in now:
            return "green"
        if "has one card and has not called" in now:
            return "catch"
        if not now.startswith(("Your turn", "Two cards", "UNO is called", "You drew", "No")) and (
            " played " not in now and "Answer" not in now and "lies" not in now
        ):
            return None
        fits = PLAYS.search(self.type("hand"))
        if not fits:
            return next(
                (
                    command
                    for word, command in (
                        ("challenge", "challenge"),
                        ("take", "take"),
                        ("pass", "pass"),
                    )
                    if word in now.lower()
                ),
                "keep" if "Keep" in now or "end your turn" in now else "draw",
            )
        card = re.split(r", | and ", fits[1])[0]
        wild = " blue" if card.startswith("Wild") else ""
        return card + wild + (" uno" if now.startswith("Two cards left") else "")


@pytest.mark.timeout(150)
def test_a_match_is_played_through_the_command_field_alone(page: Page, base_url: str) -> None:
    sit_down(page, base_url)
    page.keyboard.press("Tab")
    switch = page.get_by_role("button", name="Play by commands")
    expect(switch).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Command")).to_be_focused()
    typist = Typist(page)
    assert typist.play_match(SECONDS) > 3
    assert "round" in typist.type("who") or "match" in typist.type("who")
    # It is remembered, and the field is there at once.
    page.reload()
    expect(page.get_by_role("textbox", name="Command")).to_be_visible()


def test_a_refusal_says_its_reason_and_leads_to_its_ruling(board: Page, base_url: str) -> None:
    open_state(board, base_url, "turn")
    board.get_by_role("button", name="Play by commands").press("Enter")
    typist = Typist(board)
    expect(typist.answers).to_be_empty()
    assert typist.type("y4").startswith("Yellow 4 does not match. On a red 7 you need red")
    link = typist.answers.get_by_role("link", name="Ruling 2.3")
    assert (link.get_attribute("href") or "").endswith("rules#r2-3")
    assert typist.type("take") == "There is nothing to take. Ruling 2.6"
    assert typist.type("g2") == "You do not hold green 2. Ruling 2.3"
    assert not barriers(board)
    # Neither a sheet nor the end of a round takes the focus from what somebody is typing.
    assert typist.type("w") == "Which colour for your Wild? Name one."
    expect(board.get_by_role("dialog", name="Which colour?")).to_be_visible()
    expect(typist.field).to_be_focused()
    assert typist.type("blue") == "Wild is played."
    board.evaluate("shown => window.show(shown)", snapshot_of("end", 41))
    expect(board.get_by_role("list", name="Hands and points")).to_be_visible()
    expect(typist.field).to_be_focused()
    board.get_by_role("button", name="Play by commands").press("Enter")
    expect(typist.field).to_have_count(0, timeout=TIMEOUT)


def test_others_are_told_quietly_and_what_is_asked_at_once(board: Page, base_url: str) -> None:
    open_state(board, base_url, "wait")
    expect(board.get_by_role("alert")).to_be_empty()
    board.evaluate("shown => window.show(shown)", snapshot_of("turn", 41))
    expect(board.get_by_role("alert")).to_have_text("Your turn. Match red or 7")
