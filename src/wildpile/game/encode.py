"""Rules as the kernel reads them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from wildpile.cards import (
    COLORED_FACES,
    DRAW_TWO,
    EDITIONS,
    FACES,
    RANKS,
    SKIP,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE,
    deck,
    hand_faces,
)
from wildpile.choices import SWITCHES
from wildpile.kernel.layout import RULES, new_record
from wildpile.rules import Ruleset

SEVEN = 7
COLORED = range(COLORED_FACES)
WILDS = range(COLORED_FACES, FACES)


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
    record.card_count = len(cards)
    record.cards[: len(cards)] = cards
    for key, switch in SWITCHES.items():
        setattr(record, key, switch.number(getattr(rules, key)))
    for name, faces in face_sets(rules).items():
        setattr(record, name, np.uint64(sum(1 << face for face in faces)))
    stack = rules.stack.split(",")
    bounces = bool(rules.skip_bounce or rules.reverse_bounce)
    record.two_waits = "22" in stack or "42" in stack or bool(rules.jump) or bounces
    record.four_waits = (
        rules.wd4 == "bluff" or "44" in stack or "24" in stack or bool(rules.jump and rules.jump_w4)
    )
    return record


def face_sets(rules: Ruleset) -> dict[str, set[int]]:
    """Return the sets of faces that switches single out, by the name of their field in RULES."""
    twos = {face for face in COLORED if face % RANKS == DRAW_TWO}
    sevens = {face for face in COLORED if face % RANKS == SEVEN} if rules.seven0 else set()
    late = {WILD_SHUFFLE} if rules.ws_colour == "after_deal" else set()
    stack = rules.stack.split(",")
    last = {
        "any": {*COLORED, *WILDS},
        "number": {face for face in COLORED if face % RANKS < SKIP},
        "no_wild": {*COLORED},
        "no_draw": {*COLORED, *WILDS} - twos - {WILD_DRAW_FOUR},
    }
    jumped = {*COLORED} | ({WILD_DRAW_FOUR} if rules.jump_w4 else set())
    return {
        "single": ({*COLORED} - sevens) | late,
        "swaps": sevens,
        "last_faces": last[rules.finish],
        "jump_faces": jumped if rules.jump else set(),
        "on_two": (twos if "22" in stack else set())
        | ({WILD_DRAW_FOUR} if "42" in stack else set()),
        "on_four": ({WILD_DRAW_FOUR} if "44" in stack else set())
        | (twos if "24" in stack else set()),
    }
