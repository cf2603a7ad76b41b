"""What the bots are called."""

from __future__ import annotations

import random
from collections.abc import Iterable

NAMES = (
    "Ada",
    "Bruno",
    "Chiara",
    "Dario",
    "Edda",
    "Finn",
    "Greta",
    "Hugo",
    "Ines",
    "Jonas",
    "Kaya",
    "Lino",
    "Mara",
    "Nils",
    "Olga",
    "Piet",
    "Quinn",
    "Rosa",
    "Sami",
    "Tilda",
    "Uwe",
    "Vera",
    "Wim",
    "Yara",
    "Zoe",
)


def bot_names(count: int, *, taken: Iterable[str] = ()) -> list[str]:
    """Return different names, none of them one that is taken.

    >>> len(set(bot_names(9, taken=["Ada"])))
    9
    """
    lowered = {name.strip().lower() for name in taken}
    free = [name for name in NAMES if name.lower() not in lowered]
    return random.SystemRandom().sample(free, count)
