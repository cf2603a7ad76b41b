"""Contact sheets: many small pictures in one, to be looked at by a person."""

from __future__ import annotations

import base64
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page

MANY = 40
STYLE = """<style>body { margin: 8px; font: 11px sans-serif; display: grid; gap: 8px;
grid-template-columns: repeat(8, 224px); align-items: start } figure { margin: 0 }
img { width: 224px; max-height: 300px; object-fit: contain; border: 1px solid #888 }</style>"""


class Sheets:
    """Gathers pictures, and writes a sheet whenever there are enough."""

    def __init__(self, browser: Browser, folder: Path, name: str) -> None:
        self.browser, self.folder, self.name = browser, folder, name
        self.count = 0
        self._figures: list[str] = []
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, page: Page, text: str) -> None:
        """Take a picture of what the window shows."""
        shot = page.screenshot(type="jpeg", quality=70, animations="disabled")
        data = base64.b64encode(shot).decode()
        self._figures.append(
            f'<figure><img src="data:image/jpeg;base64,{data}">{escape(text)}</figure>'
        )
        if len(self._figures) == MANY:
            self.end()

    def end(self) -> None:
        """Write what has been gathered, if anything has."""
        if not self._figures:
            return
        page = self.browser.new_page(viewport={"width": 1880, "height": 800})
        page.set_content(STYLE + "".join(self._figures))
        self.count += 1
        page.screenshot(path=self.folder / f"{self.name}-{self.count:02}.png", full_page=True)
        page.close()
        self._figures = []
