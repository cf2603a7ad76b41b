"""A server of one's own and a browser to look at it with, for the looks of this folder."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.site import Site
from tests.conftest import CHROMIUM


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """Yield a browser and the server's address; both end with the block."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM)
            yield browser, site.url
            browser.close()
        finally:
            site.end()
