"""A server, and a page whose every complaint fails the test."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from tests.browser.site import Site

TIMEOUT = 10_000


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all the tests."""
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.end()


@pytest.fixture(scope="session")
def base_url(site: Site) -> str:
    """Where the pages are."""
    return site.url


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Wide windows and English unless a test says otherwise."""
    return {**browser_context_args, "viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}


LOST = re.compile(r"the server responded with a status of (409|422)")


def is_lost_race(status: int, sent: str | None) -> bool:
    """Tell whether a bot was quicker: a move came when the table had moved on, as may happen."""
    action = str(json.loads(sent or "{}").get("action", ""))
    return status == 409 or (status == 422 and action.startswith(("catch", "uno", "jump")))


class Complaints(list[str]):
    """What a page said that it should not have; a test that breaks things on purpose clears it."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.late = 0
        self._host = urlsplit(url).netloc

    def watch(self, page: Page) -> None:
        """Listen to a page."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.append(f"page error: {error}"))
        page.on("request", self._asked)
        page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.append(f"{message.type}: {message.text}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            asked = response.request
            if is_lost_race(response.status, asked.post_data):
                self.late += 1
                return
            self.append(f"{response.status} to {asked.method} {asked.url} {asked.post_data}")

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != self._host:
            self.append(f"a request to somebody else: {request.url}")


@pytest.fixture(autouse=True)
def complaints(context: BrowserContext, base_url: str) -> Iterator[Complaints]:
    """No error or warning in the console, no error in the page, no request to anybody else."""
    found = Complaints(base_url)
    context.on("page", found.watch)
    context.set_default_timeout(TIMEOUT)
    yield found
    # The browser writes each into the console, in its own words.
    for one in [line for line in found if LOST.search(line)][: found.late]:
        found.remove(one)
    assert not found, "\n".join(found)


@pytest.fixture(scope="session")
def showroom(
    browser: Browser, browser_context_args: dict[str, Any], base_url: str
) -> Iterator[tuple[Page, Complaints]]:
    """One page for all the made-up tables, and what it complains of."""
    context = browser.new_context(**browser_context_args)
    context.set_default_timeout(TIMEOUT)
    page, found = context.new_page(), Complaints(base_url)
    found.watch(page)
    yield page, found
    context.close()


@pytest.fixture
def board(showroom: tuple[Page, Complaints]) -> Iterator[Page]:
    """The page for made-up tables, in a wide window and in light; `open_state` sets one up."""
    page, found = showroom
    found.clear()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="light")
    yield page
    assert not found, "\n".join(found)


@pytest.fixture
def sent(board: Page) -> Iterator[list[str]]:
    """The moves that the page sends to a made-up table."""
    found: list[str] = []

    def listen(request: Request) -> None:
        if request.url.endswith("/moves"):
            found.append(json.loads(request.post_data or "")["action"])

    board.on("request", listen)
    yield found
    board.remove_listener("request", listen)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for a server of the test's own."""
    return tmp_path
