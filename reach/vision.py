"""Show the table as others see it: `python -m reach.vision FOLDER`.

Without colour, and as with three kinds of colour blindness, in light and dark: a sheet a kind. The
numbers behind it are in the look's own table: shape and letter carry every colour besides.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from reach.opened import opened
from reach.sheets import Sheets
from tests.browser.player import tap
from tests.browser.states import open_state
from tests.browser.test_layout import DESKTOP, PHONE, size
from tests.conftest import CHROMIUM, NO_CHROMIUM

KINDS = ("none", "achromatopsia", "deuteranopia", "protanopia", "tritanopia")
TABLES = ("turn", "zelda", "hand25", "triforce", "uno", "catch")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def choose_color(page: Page, url: str) -> None:
    """Open the choice of a colour."""
    open_state(page, url, "turn")
    tap(page.locator(".hand button").last)
    page.locator(".quad").first.wait_for()


def take(page: Page, url: str, sheets: Sheets, kind: str) -> None:
    """Take every table in both schemes and windows."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        for window in (DESKTOP, PHONE):
            size(page, window)
            for state in TABLES:
                open_state(page, url, state)
                sheets.add(page, f"{kind}: {state}, {scheme}")
            choose_color(page, url)
            sheets.add(page, f"{kind}: a colour is chosen, {scheme}")


def main(args: list[str]) -> int:
    """Take the pictures into a folder; return the exit code."""
    if CHROMIUM is None or len(args) != 1:
        print(NO_CHROMIUM if CHROMIUM is None else __doc__, file=sys.stderr)
        return 1
    with opened() as (browser, url):
        for kind in KINDS:
            page = browser.new_page(reduced_motion="reduce")
            devtools = page.context.new_cdp_session(page)
            devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            sheets = Sheets(browser, Path(args[0]), kind)
            take(page, url, sheets, kind)
            sheets.end()
            page.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
