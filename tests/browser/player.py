"""Somebody at the table who knows only what the page shows, and has a pointer or a keyboard."""

from __future__ import annotations

import random
import re
import time
from typing import Any, Literal

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Waited

By = Literal["pointer", "keyboard"]
PATIENCE = 6_000
# By the clock: asking at every frame would make the page draw frames for nothing.
POLLING = 25
# What was seen may be gone: the round can end while a catch is on its way.
PRESS = 2_000
STALLS = 3

# Cards overlap and are turned: the middle of the part of one that lies free.
FREE = """async e => {
  const moving = e.closest('.hand').getAnimations({ subtree: true });
  await Promise.all(moving.map(animation => animation.finished.catch(() => undefined)));
  const box = e.getBoundingClientRect();
  const look = step => {
    const found = [];
    for (let y = box.top + 2; y < box.bottom; y += step)
      for (let x = box.left + 2; x < box.right; x += step)
        if (e.contains(document.elementFromPoint(x, y))) found.push([x, y]);
    return found;
  };
  // Asking what lies at a point is slow: coarsely first.
  const coarse = look(10);
  const free = coarse.length > 5 ? coarse : look(4);
  if (!free.length) return null;
  const middle = i => free.reduce((sum, at) => sum + at[i], 0) / free.length;
  const [cx, cy] = [middle(0), middle(1)];
  const off = at => Math.hypot(at[0] - cx, at[1] - cy);
  return free.sort((a, b) => off(a) - off(b))[0];
}"""
LOOK = r"""
() => {
  const isSeen = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
  const all = s => [...document.querySelectorAll(s)].filter(isSeen);
  const text = e => e ? e.textContent.replace(/\s+/g, ' ').trim() : '';
  const isOn = e => !e.disabled && e.getAttribute('aria-disabled') !== 'true';
  const uno = document.querySelector('.a-uno');
  return {
    end: text(all('.end h2')[0]),
    foot: all('.end .foot .btn').map(text),
    prompt: text(document.querySelector('.say h1')),
    hand: all('.hand button').map(e => e.getAttribute('aria-label')),
    colours: all('.quad, .player').length,
    buttons: all('#app button').filter(e => isOn(e) && !e.closest('.hand')).map(text),
    armed: uno?.getAttribute('aria-pressed') === 'true',
    tip: text(all('.tip')[0]),
    number: document.querySelector('#app')?.dataset.number,
    busy: document.querySelector('#app')?.dataset.busy === 'true',
  };
}
"""
# A move is done when the table has a new number; opening a choice and arming a call are done here.
# Asked often, so only what is cheap comes first.
CHANGED = f"""before => {{
  const app = document.querySelector('#app');
  if (!app || app.dataset.busy === 'true') return null;
  const text = s => (document.querySelector(s)?.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const tip = text('.tip');
  const isArmed = document.querySelector('.a-uno')?.getAttribute('aria-pressed') === 'true';
  return app.dataset.number !== before.number
    || document.querySelectorAll('.quad, .player').length > before.colours
    || isArmed && !before.armed
    || text('.end h2') !== before.end || tip && tip !== before.tip ? ({LOOK})() : null;
}}"""
IS_ON = (
    *("Your turn", "Two cards left", "UNO is called", "You drew", "You name", "Answer"),
    *("Nothing", "No ", "Take", "On the pile"),
)
PLAIN = (
    *(("Draw a card", "d"), ("Draw three", "t"), ("Draw another", "d")),
    *(("Keep", "p"), ("End turn", "p"), ("Pass", "p")),
)
CALLS = ("Two cards left", "Call UNO")


def tap(card: Locator) -> None:
    """Press a card with the pointer where it can be seen."""
    point = card.evaluate(FREE)
    assert point, f"{card} is covered"
    card.page.mouse.click(*point)


# What a press on a card did: the first lifts it, unless it asks something or plays at once.
DID = """([key, number]) => {
  const app = document.querySelector('#app');
  if (app?.dataset.busy === 'true' || app?.dataset.number !== number) return 'played';
  if (document.querySelector('.quad, .player, .tip')) return 'asked';
  return document.querySelector(`.sel [data-card="${CSS.escape(key)}"]`) ? 'lifted' : null;
}"""


def play_card(card: Locator) -> None:
    """Play a card with the pointer: a second press follows where the first lifted it."""
    page = card.page
    pressed = [card.get_attribute("data-card"), page.locator("#app").get_attribute("data-number")]
    tap(card)
    did = page.wait_for_function(DID, arg=pressed, timeout=PRESS, polling=POLLING).json_value()
    if did == "lifted":
        tap(page.locator(f'[data-card="{pressed[0]}"]'))


class Player:
    """Plays a match through the page. `moves` counts what was pressed that the table took."""

    def __init__(self, page: Page, by: By, seed: int = 1, prefers: tuple[str, ...] = ()) -> None:
        """Play cards at random, but those first whose names hold one of `prefers`."""
        self.page = page
        self.by = by
        self.prefers = prefers
        self.moves = 0
        self.rounds = 0
        self._random = random.Random(seed)

    def look(self) -> dict[str, Any]:
        """Return what is on the page."""
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def look_when_changed(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Wait until something has happened since; return what is on the page then."""
        changed = self.page.wait_for_function(CHANGED, arg=seen, timeout=PATIENCE, polling=POLLING)
        found: dict[str, Any] = changed.json_value()
        return found

    def play_match(self, seconds: float, moves: int | None = None) -> str:
        """Play to the end of the match, or that many moves; return how the end is told."""
        until = time.monotonic() + seconds
        stalls = 0
        seen = self.look()
        while True:
            assert time.monotonic() < until, f"the match goes on after {seconds} s: {seen}"
            assert not seen["tip"].startswith("Not taken"), seen
            if self.moves == moves or any(one.startswith("Play again") for one in seen["foot"]):
                return str(seen["end"])
            did = None
            try:
                did = self.act(seen)
                seen = self.look_when_changed(seen)
                self.moves += did is not None
                stalls = 0
            except Waited as reason:
                stalls += 1
                if stalls == STALLS:
                    raise AssertionError(f"nothing happens after {did}: {seen}") from reason
                seen = self.look()

    def act(self, seen: dict[str, Any]) -> str | None:
        """Do one thing that fits what is seen; return it, or `None` where others are to move."""
        if seen["end"]:
            self.rounds += 1
            return self.press("Next round", "n")
        if seen["colours"]:
            return self.choose(self._random.randrange(seen["colours"]))
        prompt: str = seen["prompt"]
        if self.has(seen, "Play on"):
            # A hand is shown over whatever comes next; on the keyboard the sheet has the focus.
            return self.press("Play on", "Escape")
        if " has one card and has not called" in prompt:
            return self.press("Catch", "c")
        if " have not called" in prompt:
            return self.press("UNO!", "u")
        fits = [i for i, name in enumerate(seen["hand"]) if ", playable" in name]
        if prompt.startswith(CALLS) and not seen["armed"]:
            return self.press("UNO!", "u")
        if fits:
            better = [i for i in fits if any(one in seen["hand"][i] for one in self.prefers)]
            return self.play(self._random.choice(better or fits), seen["hand"])
        for name, key in PLAIN:
            if self.is_mine(prompt) and self.has(seen, name):
                return self.press(name, key)
        if " played " in prompt:
            options = [("Challenge", "h"), ("Take", "t")]
            offered = [one for one in options if self.has(seen, one[0])]
            if offered:
                return self.press(*self._random.choice(offered))
        return None

    @staticmethod
    def is_mine(prompt: str) -> bool:
        """Tell whether the prompt asks this player."""
        return prompt.startswith(IS_ON)

    @staticmethod
    def has(seen: dict[str, Any], name: str) -> bool:
        """Tell whether a button can be pressed."""
        return any(text.startswith(name) for text in seen["buttons"])

    def press(self, name: str, key: str) -> str:
        """Press a button, or the key that stands for it."""
        if self.by == "keyboard":
            self.page.keyboard.press(key)
        else:
            places = ":is(.acts, .scrim, .end) button:visible:not([inert] *)"
            self.page.locator(places).filter(has_text=re.compile(rf"^\s*{name}")).first.click(
                timeout=PRESS
            )
        return name

    def choose(self, which: int) -> str:
        """Choose the colour of a wild, or whose hand a 7 swaps for."""
        if self.by == "keyboard":
            self.page.keyboard.press(str(which + 1))
        else:
            self.page.locator(".quad, .player").nth(which).click()
        return f"choice {which + 1}"

    def play(self, which: int, hand: list[str]) -> str:
        """Play a card of the hand by its place."""
        if self.by == "pointer":
            play_card(self.page.locator(".hand button").nth(which))
            return hand[which]
        self.page.keyboard.press("j")
        self.page.keyboard.press("Home")
        for _ in range(which):
            self.page.keyboard.press("ArrowRight")
        focused = self.page.evaluate("document.activeElement.getAttribute('aria-label')")
        if focused != hand[which]:  # the table moved on under the keys, or they do not lead there
            raise Waited(f"the focus is on {focused!r}, not on {hand[which]!r}")
        self.page.keyboard.press("Enter")
        return hand[which]
