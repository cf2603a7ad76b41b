"""What the pages say: the catalogues of `wildpile/words`, in one language, about one table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from starlette.requests import Request

from wildpile.cards import COLORED_FACES, RANKS, parse_face
from wildpile.errors import WildpileError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CATALOGUES = Path(__file__).parents[2] / "words"
LANGUAGES = {
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "de": "Deutsch",
    "pt": "Português",
    "ja": "日本語",
}
COOKIE = "wildpile_language"
LOCALES = {"en": "en-GB", "pt": "pt-BR"}
COLORS = {"r": "red", "y": "yellow", "a": "gold", "g": "green", "b": "blue"}
# The client's own texts, which no page here says.
NOT_SAID = {"menu", "howto", "prompt", "end", "sheets"}
# Messages that choose by the rules of the table.
ABOUT_THE_TABLE = ("learn-", "ask-")
_KINDS = {10: "skip", 11: "reverse", 12: "draw"}
_WILDS = {
    "W": "wild",
    "W4": "wild-draw",
    "WT": "wild-triforce",
    "WS": "wild-shuffle",
    "WC": "wild-custom",
}


def language_of(request: Request) -> str:
    """Return the language a request asks for: `?lang=`, else the cookie, else the browser's."""
    asked = [request.query_params.get("lang", ""), request.cookies.get(COOKIE, "")]
    asked += _accepted(request.headers.get("accept-language", ""))
    short = (tag.strip().lower().partition("-")[0] for tag in asked)
    return next((tag for tag in short if tag in LANGUAGES), "en")


def _accepted(header: str) -> list[str]:
    """Return the tags of an Accept-Language, the most wanted first."""
    found = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, weight = part.partition(";q=")
        try:
            found.append((-float(weight or 1), place, tag))
        except ValueError:
            continue
    return [tag for _, _, tag in sorted(found)]


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    # Not at the top: it takes half a second, which a server that starts has no use for.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    for file in sorted((CATALOGUES / language).glob("*.ftl")):
        if file.stem not in NOT_SAID:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@dataclass(frozen=True, slots=True)
class Voice:
    """A language, and variables that every message may use (`lessons.house.facts`)."""

    language: str
    given: Mapping[str, Any] = field(default_factory=dict)

    def say(self, key: str, part: str = "", **values: Any) -> str:
        """Return a message, or the `part` of one; what a catalogue lacks is said in English.

        >>> Voice("en").say("learn-mark"), Voice("en").say("learn-cards-skip", "name")
        ('Not official', 'Skip')
        """
        found = self.say_if(key, part, **values)
        return key if found is None else found

    def say_if(self, key: str, part: str = "", **values: Any) -> str | None:
        """Return a message, or `None` where there is none in English either."""
        for language in dict.fromkeys((self.language, "en")):
            bundle = _bundle(language)
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            pattern = message.attributes.get(part) if part else message.value
            if pattern is not None:
                # Turning forty facts into Fluent's own kinds takes longer than all the rest.
                facts = self.given if key.startswith(ABOUT_THE_TABLE) else {}
                text, _ = bundle.format_pattern(pattern, {**facts, **values})
                return cast(str, text)
        return None

    def speaks(self, key: str) -> bool:
        """Tell whether the language itself has a message."""
        return _bundle(self.language).has_message(key)

    def about(self, given: Mapping[str, Any]) -> Voice:
        """Return the same language about another table."""
        return Voice(self.language, given)

    def face(self, face: str, *, label: bool = False) -> str:
        """Return a face in a sentence, or as a label.

        >>> Voice("en").face("R7"), Voice("en").face("AS", label=True)
        ('red 7', 'Gold Skip')
        """
        return _face(self.language, face, label)

    def color(self, color: str) -> str:
        """Return a colour in a sentence."""
        return self.say("color", color=color)

    def sentences(self, texts: Iterable[str]) -> str:
        """Return one sentence after another."""
        told = ""
        for text in filter(None, texts):
            told = self.say("sentences", first=told, second=text) if told else text
        return told

    def listed(self, texts: list[str]) -> str:
        """Return several things in one place of a sentence."""
        from babel.lists import format_list

        locale = LOCALES.get(self.language, self.language).replace("-", "_")
        return format_list(texts, locale=locale) if texts else ""

    def reason(self, code: str) -> str:
        """Return why: the code of a refusal (`action/…`) or of a lesson (`lesson/…`)."""
        room, _, name = code.partition("/")
        if room == "lesson":
            return self.say(f"lesson-{name}")
        if name == "answer_first" and self.given.get("answers") == 0:
            return self.say("pages-take-or-challenge")
        return self.say_if(f"reason-{name}") or self.say("reason-other")

    def error(self, error: WildpileError) -> str:
        """Return what one of our errors says: in the language where it has words for it."""
        return self.say_if(f"error-{error.code.replace('/', '-')}") or error.message

    def source(self, ruling: str) -> str:
        """Return the name of a ruling: a paragraph by its number, a switch by its heading.

        >>> Voice("en").source("2.6"), Voice("en").source("jump")
        ('Ruling 2.6', 'The twin of the top card may be played out of turn')
        """
        return self.say_if(f"switch-{ruling}") or self.say("learn-source", ruling=ruling)

    def switch(self, key: str, value: str | int) -> str:
        """Return the sentence of a switch's value."""
        from wildpile.choices import SWITCHES

        found = None if key == "stack" else self.say_if(f"switch-{key}--{value}")
        if key == "stack" and value == "none":
            found = self.say("switch-stack--none")
        elif key == "stack":
            kinds = [self.say(f"switch-stack--{kind}") for kind in str(value).split(",")]
            found = self.say_if("switch-stack--kinds", kinds=self.listed(kinds))
        if found is None:
            found = self.say_if(f"switch-{key}--n", n=value)
        return found or SWITCHES[key].say(value)


@lru_cache(maxsize=2048)
def _face(language: str, face: str, label: bool) -> str:
    text = Voice(language).say("face-name" if label else "face", **face_codes(face))
    return capital(text) if label else text


def capital(text: str) -> str:
    """Return a text that begins with a capital."""
    return text[:1].upper() + text[1:]


def face_codes(face: str) -> dict[str, str]:
    """Return the variables by which the catalogues name a face."""
    if face.startswith("W"):
        return {"kind": _WILDS[face], "color": "", "rank": ""}
    number = parse_face(face)
    assert number < COLORED_FACES
    rank = number % RANKS
    return {"kind": _KINDS.get(rank, "number"), "color": face[0].lower(), "rank": face[1:]}
