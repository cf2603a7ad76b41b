"""A newer score pad waits until it is asked for, and loses nothing."""

import functools
import re
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints
from tests.browser.pad import Keeper
from tests.server.servers import ROOT


class Files(SimpleHTTPRequestHandler):
    """A copy of the built client, in which a test may change files."""

    def translate_path(self, path: str) -> str:
        """Give the pad its address."""
        found = super().translate_path(path)
        return f"{found}.html" if found.endswith("/score") else found

    def end_headers(self) -> None:
        """Let nothing be stale, as the server does."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def copy(folder: Path) -> Iterator[tuple[Path, str]]:
    """Serve a copy of the client; return its folder and address."""
    static = folder / "static"
    shutil.copytree(ROOT / "src/wildpile/static", static)
    handler = functools.partial(Files, directory=str(static))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield static, f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_a_newer_pad_is_taken_when_asked_and_the_match_goes_on(
    page: Page, copy: tuple[Path, str], complaints: Complaints
) -> None:
    static, url = copy
    page.goto(f"{url}score")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    keeper = Keeper(page)
    keeper.begin("Ann", "Ben")
    keeper.write("Ann", {"Ben": "3SW"})
    html, worker = static / "score.html", static / "score-worker.js"
    html.write_text(html.read_text().replace("<html lang", "<html data-newer lang"))
    worker.write_text(re.sub(r'VERSION="\w+"', 'VERSION="newer"', worker.read_text()))
    page.reload()
    expect(page.get_by_text("A newer score pad is here.")).to_be_visible()
    assert page.locator("html[data-newer]").count() == 0
    page.get_by_role("button", name="Ben", exact=True).click()
    keeper.give("W")
    page.get_by_role("button", name="Use it now").click()
    page.locator("html[data-newer]").wait_for()
    expect(page.locator(".sum")).to_have_text("50")
    keeper.expect_totals({"Ann": 73, "Ben": 0})
    expect(page.get_by_text("A newer score pad is here.")).to_have_count(0)
    names = page.evaluate("caches.keys()")
    assert names == ["wildpile-score-newer"]
    assert all(line.startswith("a request to somebody else: " + url) for line in complaints)
    complaints.clear()
