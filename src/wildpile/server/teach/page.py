"""What every page that teaches has: its language, its table, its head, its drawings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.requests import Request

from wildpile.choices import SWITCHES
from wildpile.errors import RulesError
from wildpile.lessons.house import facts
from wildpile.rules import Ruleset
from wildpile.rulescode import rules_code, rules_of
from wildpile.server.settings import Settings
from wildpile.server.teach.drawings import Sheet
from wildpile.server.teach.scene import colors
from wildpile.server.teach.voice import CATALOGUES, LANGUAGES, Voice, language_of

TEMPLATES = Path(__file__).parent / "templates"
ROOMS = ("learn", "pages", "settle", "train")
EDITIONS = ("classic108", "classic112", "zelda")


def spoken() -> dict[str, str]:
    """Return the languages into which these pages are translated, each by its own name."""
    return {
        code: name
        for code, name in LANGUAGES.items()
        if all((CATALOGUES / code / f"{room}.ftl").is_file() for room in ROOMS)
    }


def voice_of(request: Request, rules: Ruleset) -> Voice:
    """Return the voice for a request, about a table: whole pages are of one language."""
    language = language_of(request)
    return Voice(language if language in spoken() else "en", facts(rules))


class BadRules(RulesError):
    """A rules code in the address that is none."""

    def __init__(self, error: RulesError) -> None:
        super().__init__(error.code, error.message)


def rules_in(request: Request, edition: str | None = None) -> Ruleset:
    """Return the rules of `?rules=`, else the edition's. Raises `BadRules`."""
    code = request.query_params.get("rules")
    if code:
        try:
            return rules_of(code)
        except RulesError as error:
            raise BadRules(error) from error
    asked = edition or request.query_params.get("edition", "")
    return Ruleset.default(asked if asked in EDITIONS else EDITIONS[0])


@lru_cache(maxsize=2)
def templates(folder: Path) -> Environment:
    """Return what draws the pages whose templates lie in a folder."""
    found = Environment(
        loader=FileSystemLoader(folder),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.filters["data"] = data
    return found


def data(value: Any) -> Markup:
    """Return a value as JSON for a script element, which nothing in it can end."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c").replace("\u2028", "\\u2028"))


@lru_cache(maxsize=4)
def built(static: Path) -> Mapping[str, Any]:
    """Return Vite's manifest: what each source became. Nothing where the client is not built."""
    try:
        text = (static / "manifest.json").read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    found: Mapping[str, Any] = json.loads(text)
    return found


@dataclass(frozen=True, slots=True)
class Page:
    """One page of one table in one language, for a request."""

    request: Request
    rules: Ruleset
    voice: Voice
    sheet: Sheet
    settings: Settings

    @classmethod
    def of(cls, request: Request, rules: Ruleset) -> Page:
        """Return the page for a request."""
        settings: Settings = request.app.state.context.settings
        skin = "zelda" if rules.edition == "zelda" else "classic"
        sheet = Sheet(settings.static, skin)
        return cls(request, rules, voice_of(request, rules), sheet, settings)

    @property
    def is_house(self) -> bool:
        """Whether the table has a rule that is not official."""
        return bool(self.rules.changes())

    @property
    def code(self) -> str:
        """The code of the rules."""
        return rules_code(self.rules)

    def link(self, path: str, **query: str) -> str:
        """Return an address that keeps the table's rules and the language that was asked for."""
        asked = {"rules": self.code} if self.is_house else {}
        return self.plain(path, **asked, **query)

    def plain(self, path: str, **query: str) -> str:
        """Return an address that keeps the language alone."""
        lang = self.request.query_params.get("lang")
        asked = {"lang": lang, **query} if lang else query
        return f"{path}?{urlencode(asked)}" if asked else path

    def html(
        self, template: str, *, title: str, description: str, status: int = 200, **more: Any
    ) -> HTMLResponse:
        """Draw a template. `script` among `more` names the page's own script."""
        here = str(self.request.url.replace(query="", fragment=""))
        keep = {key: self.request.query_params[key] for key in KEPT & {*self.request.query_params}}
        tongues = {code: f"?{urlencode({**keep, 'lang': code})}" for code in spoken()}
        content = (
            templates(TEMPLATES)
            .get_template(template)
            .render(
                page=self,
                say=self.voice.say,
                say_if=self.voice.say_if,
                sheet=self.sheet,
                rules=self.rules,
                link=self.link,
                title=title,
                description=description,
                here=f"{here}?{urlencode(keep)}" if keep else here,
                alternates={code: here + query for code, query in tongues.items()},
                tongues=tongues,
                languages=spoken(),
                differs=self.differs(),
                colors=colors(self.voice, self.rules),
                files=self.files(more.get("script")),
                **{"script": None, "robots": None, **more},
            )
        )
        return HTMLResponse(content, status, headers={"Cache-Control": "no-cache"})

    def progress(self, count: int) -> list[str]:
        """Return "so many of so many done" for every number."""
        return [
            self.voice.say("learn-try-progress", done=done, count=count)
            for done in range(count + 1)
        ]

    def owed(self) -> dict[int, str]:
        """Return how many cards one owes, in words, for what may be owed."""
        return {count: self.voice.say("engine-owed", count=count) for count in range(2, 25, 2)}

    def train_words(self, kinds: list[str], levels: list[int]) -> dict[str, Any]:
        """Return what the trainer says besides the tasks."""
        say = self.voice.say
        return {
            **{key: say(f"train-{key}") for key in TRAIN_WORDS},
            "kinds": {kind: say(f"train-kind-{kind}") for kind in kinds},
            "levels": {level: say(f"train-level-{level}") for level in levels},
            "progress": [say("train-progress", done=done) for done in range(MOST_SAID)],
            "due": [say("train-due", count=count) for count in range(MOST_SAID)],
            "top": say("engine-top"),
            "hand": say("engine-hand"),
            "offline": say("pages-offline"),
            "asking": say("pages-asking"),
            "all": say("pages-all"),
            "seen": say("pages-seen"),
            "points": say("pages-points"),
            "what": say("pages-what"),
        }

    def differs(self) -> list[str]:
        """Return the sentences of the house rules."""
        return [
            self.voice.switch(key, value)
            for key, value in self.rules.changes().items()
            if key in SWITCHES
        ]

    def files(self, script: str | None) -> dict[str, list[str]]:
        """Return the addresses of a page's built files: `css`, `scripts`, `early` (imports)."""
        found = built(self.settings.static)
        style = found.get("src/teach/teach.css", {})
        files: dict[str, list[str]] = {"css": [], "scripts": [], "early": []}
        if style:
            files["css"].append(f"/{style['file']}")
        entry = found.get(f"src/teach/{script}.ts", {})
        if entry:
            files["scripts"].append(f"/{entry['file']}")
            files["early"] += [f"/{found[one]['file']}" for one in entry.get("imports", ())]
            files["css"] += [f"/{one}" for one in entry.get("css", ())]
        return files


TRAIN_WORDS = (
    *("chosen", "endless", "start", "next", "check", "solution", "right", "wrong"),
    *("kept", "none", "yes", "no"),
)
MOST_SAID = 300  # numbers of positions that are said; more are said as the last
KEPT = frozenset({"rules", "edition", "at", "seat"})


def trouble(request: Request, error: RulesError) -> HTMLResponse:
    """Return the page for a rules code that is none."""
    page = Page.of(request, Ruleset.default(EDITIONS[0]))
    text = page.voice.say("pages-bad-rules", code=request.query_params.get("rules", "")[:60])
    return page.html(
        "trouble.html", title=text, description=text, status=400, robots="noindex", text=text
    )
