"""Somebody at the table who hears the page: the accessibility tree is all they have."""

from __future__ import annotations

import random
import re
import time
from dataclasses import dataclass

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Waited

NODE = re.compile(r'^\s*- (\w+) "((?:[^"\\]|\\.)*)"(.*?):?$', re.MULTILINE)
PRESS = 2_000
COLORS = ("Red", "Yellow", "Gold", "Green", "Blue")
PLAIN = ("Draw a card", "Draw another", "Draw three", "Keep", "End turn", "Pass")
WAITS = re.compile(
    r" is thinking| is naming| is weighing| is answering| is looking|has one card|waits"
)


@dataclass(frozen=True)
class Heard:
    """What the tree tells: its text, the heading of the page, and the names of the buttons."""

    tree: str
    heading: str
    buttons: tuple[str, ...]
    is_armed: bool
    has_dialog: bool


class Listener:
    """Plays by role and name alone."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.moves = 0
        self._random = random.Random(seed)

    def hear(self) -> Heard:
        """Read the page as a screen reader has it."""
        tree = self.page.locator("body").aria_snapshot()
        nodes = NODE.findall(tree)
        headings = [name for role, name, rest in nodes if role == "heading" and "level=1" in rest]
        buttons = [
            (name, rest)
            for role, name, rest in nodes
            if role == "button" and "disabled" not in rest
        ]
        is_armed = any(name.startswith("UNO!") and "pressed" in rest for name, rest in buttons)
        has_dialog = any(role == "dialog" for role, _, _ in nodes)
        names = tuple(name for name, _ in buttons)
        return Heard(tree, headings[0] if headings else "", names, is_armed, has_dialog)

    def play_match(self, seconds: float) -> None:
        """Play until a new match is offered."""
        until = time.monotonic() + seconds
        heard = self.hear()
        while not any(name.startswith("Play again") for name in heard.buttons):
            assert time.monotonic() < until, f"the match goes on: {heard.tree}"
            wanted = self.wanted(heard)
            if wanted is not None:
                self.press(wanted)
                self.moves += 1
            heard = self.hear_more(heard, until)

    def hear_more(self, before: Heard, until: float) -> Heard:
        """Wait until the page tells something else."""
        heard = self.hear()
        while heard.tree == before.tree and time.monotonic() < until:
            self.page.wait_for_timeout(50)
            heard = self.hear()
        return heard

    def wanted(self, heard: Heard) -> str | None:
        """Return the name of the button to press, or `None` while others move."""
        found = heard.buttons
        if "Play on" in found:
            return "Play on"
        if heard.has_dialog and any(name in COLORS for name in found):
            return self._random.choice([name for name in found if name in COLORS])
        next_round = [name for name in found if name.startswith("Next round")]
        if next_round:
            return next_round[0]
        if "have not called" in heard.heading:
            return self.named(found, "UNO!")
        if WAITS.search(heard.heading):
            return None
        offered = [name for name in found if name.startswith(("Take ", "Challenge"))]
        if offered:
            return self._random.choice(offered)
        if heard.heading.startswith("Two cards left") and not heard.is_armed:
            return self.named(found, "UNO!")
        fits = [name for name in found if ", playable, " in name]
        return self._random.choice(fits) if fits else self.named(found, *PLAIN)

    @staticmethod
    def named(found: tuple[str, ...], *begins: str) -> str | None:
        """Return the first button whose name begins so."""
        return next((name for one in begins for name in found if name.startswith(one)), None)

    def press(self, name: str) -> None:
        """Press a button by its name, with the keyboard as screen readers do."""
        try:
            self.page.get_by_role("button", name=name, exact=True).first.press(
                "Enter", timeout=PRESS
            )
        except Waited:
            return  # the table has moved on
