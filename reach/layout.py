"""Look for what is cut off, overlapping or too small, in every window: `python -m reach.layout`.

python -m reach.layout                 the table with 1, 7, 15 and 30 cards and 2 to 10 players, and
                                       the other pages, in every language, in eight windows
python -m reach.layout de ja           in those languages
python -m reach.layout en --sheets F   and pictures of it all into the folder F, forty on a sheet

tests/browser/test_layout.py looks at each state of the table, this at the sizes of hand and table.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from reach.opened import opened
from reach.sheets import Sheets
from tests.browser.pad import make_match, open_match
from tests.browser.states import SOURCE, snapshot_of, view_of
from tests.browser.test_layout import SMALLEST, overflow, size, too_small
from tests.browser.test_words import CUT, REQUESTS
from tests.conftest import CHROMIUM, NO_CHROMIUM
from wildpile.cards import deck, face_text
from wildpile.server.teach.voice import LANGUAGES

WIDE = [(320, 568), (360, 740), (768, 1024), (900, 1440)]
WINDOWS = [*WIDE, *((high, wide) for wide, high in WIDE)]
HANDS, PLAYERS = (1, 7, 15, 30), range(2, 11)
NAMES = ("Mara", "Jonas", "Aiko", "Bartholomäus", "Ines", "Li", "Svetlana-Marie", "Tom", "Zoë")
PSEUDO = ("ar-XB", "en-XA")  # docs/translating.md
PAGES = ("", "learn/classic108", "learn/zelda", "settle", "settle/two-on-two", "ask", "train")
SECTIONS = (
    "#app .seat, #app .centre .pile, #app .force .chip, #app .tick, #app .me, #app .bar, #app .log"
)

# Boxes that lie on each other though none is in the other; seats may stand on the edge of the mat.
OVERLAPS = """sections => {
  const seen = [...document.querySelectorAll(sections)].filter(one => one.checkVisibility());
  const name = one => one.className + ' ' + (one.getAttribute('aria-label') ?? '');
  const found = [];
  for (const [i, a] of seen.entries()) for (const b of seen.slice(i + 1)) {
    const [p, q] = [a, b].map(one => one.getBoundingClientRect());
    const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (across > 2 && down > 2) found.push(`${name(a)} on ${name(b)}: ${across | 0} x ${down | 0}`);
  }
  return found;
}"""
# Of a page of text: what is to be pressed, links within sentences excepted (WCAG 2.5.8).
SMALL = """smallest => [...document.querySelectorAll('a[href], button, summary, select, input')]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(one => getComputedStyle(one).display !== 'inline' && !one.closest('.vh'))
  .map(one => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([one, box]) => box.width > 1 && Math.min(box.width, box.height) < smallest - .5)
  .map(([one, box]) => `${one.tagName} ${one.textContent.trim() || one.ariaLabel}: `
    + `${box.width | 0} x ${box.height | 0}`)"""


def hand_of(count: int) -> list[str]:
    """Return so many cards of a deck, every few of it, sorted as the server sorts them."""
    cards = [
        face_text(face) for face, copies in enumerate(deck("classic108")) for _ in range(copies)
    ]
    return sorted(
        (cards[place * len(cards) // count] for place in range(count)),
        key=lambda face: cards.index(face),
    )


def table(hand: int, players: int) -> dict[str, Any]:
    """Return what such a table changes of the state `turn`."""
    base = view_of("turn")
    me, other = base["seats"][0], base["seats"][1]
    others = [
        {**other, "seat": seat, "name": NAMES[seat - 1], "cards": 3 + seat * 2}
        for seat in range(1, players)
    ]
    held = hand_of(hand)
    plays = [face for face in dict.fromkeys(held) if face[0] == "R" or face[1:] == "7"]
    wilds = [f"{face}>{color}" for face in ("W", "W4") if face in held for color in "rygb"]
    return {
        "seats": [{**me, "cards": hand}, *others],
        "hand": held,
        "legal": [*plays, *wilds, "draw"],
        "dealer": players - 1,
        "next": 1,
    }


def show(page: Page, snapshot: dict[str, Any]) -> None:
    """Show a made-up table in the language that the page speaks."""
    page.route(REQUESTS, lambda route: route.fulfill(json=snapshot))
    page.evaluate("shown => { window.shown = shown; location.hash = '#/nowhere'; }", snapshot)
    page.locator("#app").wait_for(state="detached")
    page.evaluate("location.hash = '#/m/mock-turn/0'")
    page.locator("#app").wait_for()


def at_the_table(page: Page) -> list[str]:
    """Return what is wrong with the table in this window."""
    small = [f"{one['name']}: {one['width']} x {one['height']}" for one in too_small(page)]
    return [*page.evaluate(CUT), *page.evaluate(OVERLAPS, SECTIONS), *small]


def on_a_page(page: Page) -> list[str]:
    """Return what is wrong with a page of text in this window."""
    wide = overflow(page)
    found = [f"{wide} px wider than the window"] if wide > 0 else []
    return [*found, *page.evaluate(CUT), *page.evaluate(SMALL, SMALLEST)]


def faults(page: Page, url: str, language: str, sheets: Sheets | None) -> Iterator[str]:
    """Look at everything in a language; yield each fault with its place."""
    page.goto(f"{url}?lang={language}")
    for hand in HANDS:
        for players in PLAYERS:
            show(page, snapshot_of("turn", **table(hand, players)))
            for window in WINDOWS:
                size(page, window)
                where = f"{language}: {hand} cards, {players} players, {window[0]}x{window[1]}"
                for fault in dict.fromkeys(at_the_table(page)):
                    yield f"{where}: {fault}"
                if sheets and players in (2, 4, 7, 10):
                    sheets.add(page, where)
    for path in (*PAGES, "score"):
        page.goto(f"{url}{path}?lang={language}")
        if path == "score":
            open_match(page, make_match(5, 7, target=1000), more=f"&lang={language}", url=url)
        for window in WINDOWS:
            size(page, window)
            where = f"{language}: /{path}, {window[0]}x{window[1]}"
            for fault in dict.fromkeys(on_a_page(page)):
                yield f"{where}: {fault}"
            if sheets:
                sheets.add(page, where)


def main(args: list[str]) -> int:
    """Look in the languages named, or all; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m reach.layout")
    parser.add_argument("languages", nargs="*", default=[], choices=[[], *LANGUAGES, *PSEUDO])
    parser.add_argument("--sheets", type=Path, help="a folder for pictures, forty on a sheet")
    chosen = parser.parse_args(args)
    if CHROMIUM is None:
        print(NO_CHROMIUM, file=sys.stderr)
        return 1
    count = 0
    with opened() as (browser, url):
        for language in chosen.languages or LANGUAGES:
            page = browser.new_page(reduced_motion="reduce")
            page.add_init_script(SOURCE % "null")
            sheets = Sheets(browser, chosen.sheets, language) if chosen.sheets else None
            for fault in faults(page, url, language, sheets):
                print(fault, flush=True)
                count += 1
            page.close()
            if sheets:
                sheets.end()
    looked = len(HANDS) * len(PLAYERS) * len(WINDOWS) + (len(PAGES) + 1) * len(WINDOWS)
    print(f"{count} faults in {looked * len(chosen.languages or LANGUAGES)} looks")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
