"""How many bytes of scripts a page loads, as the server sends them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any

from tests.server.servers import ROOT

STATIC = ROOT / "src/wildpile/static"
LEVEL = 6  # of the server's own compression
# What a page may load before it can be used, in bytes.
MOST = {"play": 90_000, "learn": 40_000}
ENTRIES = {
    "play": ("index.html", "src/pages/Table.svelte"),
    "learn": ("src/teach/learn.ts",),
}
WORDS = {"play": "src/words/", "learn": None}


def script_size(name: str) -> int:
    """Return the bytes of a page's scripts, gzipped: in the language that needs the most."""
    manifest = json.loads((STATIC / "manifest.json").read_text(encoding="utf-8"))
    files = {file for entry in ENTRIES[name] for file in _files(manifest, entry)}
    found = sum(map(_bytes, files))
    words = WORDS[name]
    if words is None:
        return found
    catalogues = [one["file"] for key, one in manifest.items() if key.startswith(words)]
    return found + max(map(_bytes, catalogues))


def _files(manifest: dict[str, Any], key: str) -> set[str]:
    """Return the scripts that an entry needs at once, itself included."""

    def walk(one: str) -> Iterator[str]:
        yield manifest[one]["file"]
        for other in manifest[one].get("imports", ()):
            yield from walk(other)

    return {file for file in walk(key) if file.endswith(".js")}


def _bytes(file: str) -> int:
    return len(gzip.compress((STATIC / file).read_bytes(), LEVEL))
