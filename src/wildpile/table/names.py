"""What the bots are called."""

from __future__ import annotations

import random

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


def bot_names(count: int, *, taken: str = "") -> list[str]:
    """Return different names, none of them the one that is taken.

    >>> len(set(bot_names(9, taken="Ada")))
    9
    """
    free = [name for name in NAMES if name.lower() != taken.strip().lower()]
    return random.SystemRandom().sample(free, count)
