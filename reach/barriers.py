"""Look for barriers with axe on every page and state: `python -m reach.barriers`.

Light and dark, on a phone and a wide window, in every language (or those named); `make test` looks
at each state too, in English and in one scheme a window.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Literal

from playwright.sync_api import Page

from reach.layout import PAGES, show
from reach.opened import opened
from tests.browser.axe import barriers
from tests.browser.pad import make_match, open_match
from tests.browser.states import SOURCE, STATES, snapshot_of
from tests.browser.test_layout import DESKTOP, PHONE, size
from tests.conftest import CHROMIUM, NO_CHROMIUM
from wildpile.server.teach.voice import LANGUAGES

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def looked_at(page: Page, where: str) -> Iterator[str]:
    """Look at what is open in each window and scheme; yield each barrier with its place."""
    for window in (DESKTOP, PHONE):
        size(page, window)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            for found in barriers(page):
                yield f"{where}, {window[0]}x{window[1]}, {scheme}: {found}"


def in_a_language(page: Page, url: str, language: str) -> Iterator[str]:
    """Look at everything in a language."""
    page.goto(f"{url}?lang={language}")
    page.get_by_role("heading", level=1).wait_for()
    yield from looked_at(page, f"{language}: start")
    for state in STATES:
        show(page, snapshot_of(state))
        yield from looked_at(page, f"{language}: {state}")
    page.get_by_role("button").first.press("Enter")
    page.get_by_role("log").wait_for()
    yield from looked_at(page, f"{language}: commands")
    for path in (*PAGES[1:], "rules", "score"):
        page.goto(f"{url}{path}?lang={language}")
        if path == "score":
            yield from looked_at(page, f"{language}: /score, at first")
            open_match(page, make_match(5, 7, target=1000), more=f"&lang={language}", url=url)
        yield from looked_at(page, f"{language}: /{path}")


def main(languages: list[str]) -> int:
    """Look in the languages named, or all; return the exit code."""
    if CHROMIUM is None:
        print(NO_CHROMIUM, file=sys.stderr)
        return 1
    count = 0
    with opened() as (browser, url):
        for language in languages or LANGUAGES:
            page = browser.new_page(reduced_motion="reduce")
            page.add_init_script(SOURCE % "null")
            for fault in in_a_language(page, url, language):
                print(fault, flush=True)
                count += 1
            page.close()
    print(f"{count} barriers")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
