"""Rules as the kernel reads them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from wildpile.cards import COLORED_FACES, EDITIONS, WILD_SHUFFLE, deck, hand_faces
from wildpile.kernel.layout import RULES, SWITCH_FIELDS, new_record
from wildpile.rules import Ruleset
from wildpile.switches import SWITCHES


@lru_cache(maxsize=256)
def rules_record(rules: Ruleset) -> Any:
    """Return a ruleset as the kernel's RULES record. It is shared: nobody writes to it.

    >>> rules_record(Ruleset.of("zelda", uno_penalty=4)).uno_penalty.item()
    4
    """
    record = new_record(RULES)
    record.deck = EDITIONS.index(rules.edition)
    copies = deck(rules.edition, rules.decks)
    cards = hand_faces(copies)
    record.copies[:] = copies
    record.single = (1 << COLORED_FACES) - 1
    if rules.ws_colour == "after_deal":
        record.single |= np.uint64(1 << WILD_SHUFFLE)
    record.card_count = len(cards)
    record.cards[: len(cards)] = cards
    for key in SWITCH_FIELDS:
        setattr(record, key, SWITCHES[key].number(getattr(rules, key)))
    return record
