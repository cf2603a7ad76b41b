"""Faces as the client's build has drawn them (web/src/lib/sheet.ts)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from markupsafe import Markup, escape

from wildpile.server.teach.voice import COLORS

FILE = "faces.json"
COMPACT_BELOW = 80
WIDE, HIGH = 160, 230


def color_class(face: str) -> str:
    """Return the class that gives a card its colours.

    >>> color_class("A3"), color_class("W4"), color_class("back")
    ('c-gold', 'c-wild', 'c-back')
    """
    if face.startswith("W"):
        return "c-wild"
    return f"c-{COLORS.get(face[:1].lower(), 'back')}" if face != "back" else "c-back"


@lru_cache(maxsize=4)
def drawn(static: Path) -> dict[str, Any]:
    """Return what the build has drawn; nothing where the client is not built."""
    try:
        found: dict[str, Any] = json.loads((static / FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {"shapes": "", "word": "", "faces": {"classic": {}, "zelda": {}}}
    return found


@dataclass
class Sheet:
    """The faces that one page shows: each is drawn once, at its end, and used from there."""

    static: Path
    skin: str
    used: dict[tuple[str, str], None] = field(default_factory=dict)

    def card(self, face: str, width: int, name: str = "") -> Markup:
        """Return a card of a width in pixels; without a name it is an ornament."""
        size = "compact" if width < COMPACT_BELOW else "full"
        self.used[face, size] = None
        height = round(width * HIGH / WIDE)
        named = Markup('role="img" aria-label="{}"').format(name) if name else 'aria-hidden="true"'
        return Markup(
            '<svg class="wp-card {}" viewBox="0 0 160 230" width="{}" height="{}" {}>'
            '<use href="#{}"/></svg>'
        ).format(color_class(face), width, height, Markup(named), symbol(face, size))

    def shape(self, color: str) -> Markup:
        """Return the shape of a colour, as an ornament."""
        name = {"r": "circle", "g": "triangle", "b": "star"}.get(color, "square")
        return Markup(
            '<svg class="wp-shape" viewBox="-54 -54 108 108" aria-hidden="true">'
            '<use href="#wp-{}"/></svg>'
        ).format(name)

    def word(self) -> Markup:
        """Return the wordmark."""
        return Markup(
            '<svg class="wp-word" viewBox="0 -6 372 122" width="104" height="34" role="img" '
            'aria-label="Wildpile">{}</svg>'
        ).format(Markup(drawn(self.static)["word"]))

    def sprite(self) -> Markup:
        """Return the drawings of all that was used, hidden."""
        found = drawn(self.static)
        faces = found["faces"][self.skin]
        symbols = "".join(
            f'<symbol id="{escape(symbol(face, size))}" viewBox="0 0 160 230">'
            f"{faces[face][size]}</symbol>"
            for face, size in self.used
            if face in faces
        )
        return Markup(
            '<svg width="0" height="0" class="sprite" aria-hidden="true">'
            f"<defs>{found['shapes']}{symbols}</defs></svg>"
        )


def symbol(face: str, size: str) -> str:
    """Return the id of a drawing: `f-R7`, `c-Yp2` the compact one."""
    return f"{size[0]}-{face.replace('+', 'p')}"
