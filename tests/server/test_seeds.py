"""Every sentence of the two texts has its place, and every place named is on the served page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.servers import Client
from tests.server.test_teach import Reader, get
from wildpile.lessons.house import facts
from wildpile.rules import Ruleset
from wildpile.server.teach.voice import Voice

PAGE = (Path(__file__).parents[2] / "docs" / "seeds.md").read_text()
ROW = re.compile(r"^\| (\d+) \| (.+?) \| (\[.+\)) \|$", re.MULTILINE)
LINK = re.compile(r"\[(\w+) #([\w-]+)\]\(http://127\.0\.0\.1:8000(/[^)]+)\)")
CLASSIC, ZELDA = PAGE.split("## The Zelda text")
TABLES = {"classic": (CLASSIC, 64), "zelda": (ZELDA, 91)}


@pytest.mark.parametrize("text", TABLES)
def test_every_sentence_has_a_place_on_a_served_page(port: int, text: str) -> None:
    table, count = TABLES[text]
    visitor = Client(port)

    @cache
    def page(path: str) -> Reader:
        return get(visitor, path)

    rows = ROW.findall(table)
    assert [int(number) for number, _, _ in rows] == [*range(1, count + 1)]
    for number, fact, places in rows:
        links = LINK.findall(places)
        assert links, (number, fact)
        for room, anchor, address in links:
            parts = urlsplit(address)
            assert (parts.path.split("/")[1], parts.fragment) == (room, anchor)
            found = page(parts.path + (f"?{parts.query}" if parts.query else ""))
            assert anchor in found.ids, (number, fact, address)


@pytest.mark.parametrize("edition", ["classic108", "classic112", "zelda"])
def test_what_stands_at_a_place_is_the_sentence_of_its_name(port: int, edition: str) -> None:
    page = get(Client(port), f"/learn/{edition}")
    voice = Voice("en", facts(Ruleset.default(edition)))
    named = {one for room, one, path in LINK.findall(PAGE) if f"/learn/{edition}#" in path}
    for anchor in sorted(named & {*page.ids}):
        said = voice.say_if(f"learn-{anchor}") or voice.say_if(f"learn-{anchor}", "official")
        assert said is None or said in page.text, anchor
    assert len(named) > 1
