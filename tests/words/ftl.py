"""Read the catalogues: a message's text, its variables, and how it comes out for one value.

Only what the tests here need; web/src/lib/words.test.ts reads them with Fluent itself.
"""

import re
from pathlib import Path

import wildpile

WORDS = Path(wildpile.__file__).parent / "words"
LANGUAGES = ("en", "es", "fr", "de", "pt", "ja")
# Rooms of the server's own pages.
SERVER_ROOMS = ("learn", "pages", "result", "settle", "train")
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)
OTHER = re.compile(r"\*\[\w+\] ?(.*)")


def read(language: str) -> dict[str, str]:
    """Return the text of every message of a language, by its key."""
    files = sorted((WORDS / language).glob("*.ftl"))
    found = [pair for file in files for pair in MESSAGE.findall(file.read_text(encoding="utf-8"))]
    messages = {key: text.strip() for key, text in found}
    assert len(messages) == len(found) > 0, "a key stands twice"
    return messages


def told(text: str, **values: int) -> str:
    """Return what a message of one sentence, or of one for each number, says of many."""
    other = OTHER.search(text)
    text = other[1] if other else text
    for name, value in values.items():
        text = text.replace(f"{{ ${name} }}", str(value))
    return text
