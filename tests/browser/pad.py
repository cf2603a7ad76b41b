"""Somebody who keeps score with the pad, and matches put there beforehand."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import Page, expect

NAMES = ("Mara", "Jonas", "Aiko", "Tomás", "Edda", "Bo", "Cem", "Dora", "Emil", "Maximiliane")
# What a tapped hand may hold, by the names of the keys.
CARDS = {"3": "Add 3", "S": "Skip", "R": "Reverse", "D": "Draw Two", "W": "Wild", "F": "Draw Four"}
POINTS = {"3": 3, "S": 20, "R": 20, "D": 20, "W": 50, "F": 50}
PREFIX = "wildpile-score:"
SECONDS = 10


def make_match(players: int, rounds: int, **choices: Any) -> dict[str, Any]:
    """Return a match as the pad keeps it; hands are given by number and as cards."""
    hands = ("3SW", "07", "R4", "9")
    entries = [
        {
            "kind": "round",
            "winner": round_ * 3 % players,
            "hands": [
                None
                if seat == round_ * 3 % players
                else hands[(seat + round_) % 4]
                if seat % 2
                else (seat * 31 + round_ * 17) % 80
                for seat in range(players)
            ],
        }
        for round_ in range(rounds)
    ]
    draft = choices.pop("draft", None)
    setup = {
        "edition": "classic108",
        "decks": 1,
        "names": list(NAMES[:players]),
        "scoring": "winner",
        "target": 5000,
        "teams": False,
        "blocked": "lowest",
        "dealer": 0,
        **choices,
    }
    times = {"created": 1_790_000_000_000, "changed": 1_790_000_900_000}
    counts = {"entries": entries, "done": len(entries), "draft": draft}
    return {"id": "made", **times, "setup": setup, **counts}


def draft(players: int, winner: int, seat: int, hand: int | str | None) -> dict[str, Any]:
    """Return a round that is being written down, at one seat's hand."""
    hands = [hand if one == seat else None for one in range(players)]
    return {"round": None, "winner": winner, "seat": seat, "hands": hands}


def open_match(page: Page, match: dict[str, Any], *, more: str = "", url: str = "") -> None:
    """Put a match on the device and open it; `more` goes into the address, so that it loads."""
    if not page.url.partition("#")[0].partition("?")[0].endswith("/score"):
        page.goto(f"{url}score")
    page.evaluate(
        "([key, text]) => { localStorage.clear(); localStorage.setItem(key, text); }",
        [PREFIX + match["id"], json.dumps(match)],
    )
    page.goto(f"{url}score?open={more}#/m/{match['id']}")
    page.reload()
    page.locator("h1").wait_for()


class Keeper:
    """Writes rounds down through the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def begin(self, *names: str) -> None:
        """Begin a match of these people, by the usual rules."""
        fields = self.page.get_by_role("textbox", name=re.compile("^Name of player"))
        for seat, name in enumerate(names):
            if seat >= 2:
                self.page.get_by_role("button", name="One more player").click()
            fields.nth(seat).fill(name)
        self.page.get_by_role("button", name="Begin").click()
        expect(self.page.get_by_role("heading", name="Who went out?")).to_be_visible()

    def write(self, winner: str, hands: dict[str, int | str]) -> None:
        """Write a round down: points as numbers, cards as letters."""
        self.page.get_by_role("button", name=winner, exact=True).click()
        for place, (name, hand) in enumerate(hands.items()):
            self.page.get_by_role("heading", name=f"What did {name} hold?").wait_for()
            self.give(hand)
            last = place == len(hands) - 1
            self.page.get_by_role("button", name="Write it down" if last else "Next: ").click()

    def give(self, hand: int | str) -> None:
        """Enter what the player in question held."""
        way = self.page.get_by_role(
            "button", name="Type it" if isinstance(hand, int) else "Tap cards"
        )
        if way.count():
            way.click()
        if isinstance(hand, int):
            self.page.locator(".pad input").fill(str(hand))
            return
        for letter in hand:
            keys = self.page.locator(".keys, .six").get_by_role("button")
            keys.filter(has_text=re.compile(CARDS[letter].removeprefix("Add "))).first.click()

    def totals(self) -> dict[str, int]:
        """Return who has how many points."""
        rows = self.page.get_by_role("region", name="Totals").get_by_role("listitem")
        found = [(row.locator(".n > span"), row.locator(".p")) for row in rows.all()]
        return {name.inner_text(): int(points.inner_text()) for name, points in found}

    def expect_totals(self, wanted: dict[str, int]) -> None:
        """Wait until just these points are shown: the page follows a press a moment later."""
        until = time.monotonic() + SECONDS
        while (found := self.totals()) != wanted and time.monotonic() < until:
            self.page.wait_for_timeout(50)
        assert found == wanted


def points_of(hand: int | str) -> int:
    """Return what a hand is worth."""
    return hand if isinstance(hand, int) else sum(POINTS[letter] for letter in hand)
