"""The rulings, as a page: docs/rules.md, so that every source named has its place."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import Response
from markupsafe import Markup

from wildpile.server.teach.page import Page, rules_in

router = APIRouter(include_in_schema=False)

PACKAGE = Path(__file__).parents[2]
# In the wheel beside the package's own files, in a clone where it is written.
PLACES = (PACKAGE / "rules.md", PACKAGE.parents[1] / "docs/rules.md")
_HEADING = re.compile(r"<h2>(.*?)</h2>")
_SWITCH = re.compile(r"<tr>\n<td><code>(\w+)</code></td>")


@router.get("/rules")
def rulings_page(request: Request) -> Response:
    """Show every ruling."""
    page = Page.of(request, rules_in(request))
    title = page.voice.say("pages-rulings")
    return page.html(
        "rulings.html",
        title=title,
        description=page.voice.say("settle-description"),
        script="rulings",
        text=Markup(rulings()),
    )


@lru_cache(maxsize=1)
def rulings() -> str:
    """Return docs/rules.md as HTML, with an anchor at every heading, ruling and switch.

    Its links into the other papers, which are not here, are left as words.
    """
    from markdown_it import MarkdownIt

    text = next(place for place in PLACES if place.is_file()).read_text(encoding="utf-8")
    markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
    html = markdown.render(text)
    html = _HEADING.sub(lambda found: f'<h2 id="{_slug(found[1])}">{found[1]}</h2>', html)
    html = _SWITCH.sub(r'<tr id="switch-\1">\n<td><code>\1</code></td>', html)
    html = re.sub(r'<a id="([^"]*)"></a>', r'<span id="\1"></span>', html)
    html = re.sub(r'<a href="(?!#)[^"]*">(.*?)</a>', r"\1", html)
    return html.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace(
        "</table>", "</table></div>"
    )


def _slug(heading: str) -> str:
    """Return the anchor that GitHub gives a heading: `3 Switches` is `3-switches`."""
    return re.sub(r"[^\w-]", "", re.sub(r"<.*?>", "", heading).lower().replace(" ", "-"))
