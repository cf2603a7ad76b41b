"""Cards as ints: a card is its face, copies of a face are the same card.

```
face 0 … 51   coloured, color * 13 + rank
              color: 0 red, 1 yellow (gold), 2 green, 3 blue
              rank:  0 … 9 the numbers, 10 Skip, 11 Reverse, 12 Draw Two
face 52       W   Wild
face 53       W4  Wild Draw Four
face 54       WT  Wild Triforce
face 55       WS  Wild Shuffle Hands
face 56       WC  Wild Customizable
```

Texts: `R7`, `Y+2`, `GS`, `BR`; `A` is gold, which takes yellow's place in the Zelda edition.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wildpile.errors import NotationError

RED, YELLOW, GREEN, BLUE = range(4)
COLORS = 4
COLOR_NAMES = ("red", "yellow", "green", "blue")
COLOR_LETTERS = "RYGB"
GOLD_LETTERS = "RAGB"

RANKS = 13
SKIP, REVERSE, DRAW_TWO = 10, 11, 12
RANK_TEXTS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2")

COLORED_FACES = COLORS * RANKS
WILD, WILD_DRAW_FOUR, WILD_TRIFORCE, WILD_SHUFFLE, WILD_CUSTOM = range(52, 57)
WILD_TEXTS = ("W", "W4", "WT", "WS", "WC")
FACES = 57
NO_FACE = -1

TRIFORCE_RANKS = (3, 6, 9)

EDITIONS = ("classic108", "classic112", "zelda")
EDITION_NAMES = {
    "classic108": "Classic 108",
    "classic112": "Classic 112",
    "zelda": "The Legend of Zelda edition",
}
MOST_CARDS = 224
"""Two decks of 112: the most cards that a table can hold."""


def is_wild(face: int) -> bool:
    """Tell whether a face belongs to the wild family.

    >>> is_wild(parse_face("W4")), is_wild(parse_face("R7"))
    (True, False)
    """
    return face >= COLORED_FACES


def points(face: int) -> int:
    """Return what a card left in a hand scores: numbers their value, actions 20, W W4 WT 50, WS WC
    40.

    >>> [points(parse_face(text)) for text in ("R0", "B9", "Y+2", "W", "WS")]
    [0, 9, 20, 50, 40]
    """
    if face < COLORED_FACES:
        rank = face % RANKS
        return rank if rank < SKIP else 20
    return 40 if face in (WILD_SHUFFLE, WILD_CUSTOM) else 50


def deck(edition: str, decks: int = 1) -> tuple[int, ...]:
    """Return the copies of each face (57 counts) in `decks` decks of an edition.

    >>> [sum(deck(edition)) for edition in EDITIONS]
    [108, 112, 112]
    """
    copies = [1 if face % RANKS == 0 else 2 for face in range(COLORED_FACES)] + [4, 4, 0, 0, 0]
    if edition == "classic112":
        copies[WILD_SHUFFLE], copies[WILD_CUSTOM] = 1, 3
    elif edition == "zelda":
        copies[WILD_TRIFORCE] = 4
    elif edition != "classic108":
        raise ValueError(f"unknown edition {edition!r}: one of {', '.join(EDITIONS)}")
    return tuple(count * decks for count in copies)


def parse_face(text: str, *, gold: bool | None = None) -> int:
    """Read a face; yellow and gold are the same color, unless `gold` says which the edition has.

    Raises `NotationError` (`notation/bad_card`; `notation/bad_color` for the other's letter).

    >>> parse_face("R7"), parse_face("A3") == parse_face("Y3"), parse_face("WT")
    (7, True, 54)
    """
    upper = text.strip().upper()
    if upper in WILD_TEXTS:
        return COLORED_FACES + WILD_TEXTS.index(upper)
    if len(upper) >= 2 and upper[1:] in RANK_TEXTS:
        color = parse_color(upper[0], None)
        if color is not None:
            if color == YELLOW and gold is not None:
                _check_letter(upper, gold=gold)
            return color * RANKS + RANK_TEXTS.index(upper[1:])
    raise NotationError(
        "notation/bad_card", f"no such card: {text!r} (cards look like R7 Y+2 GS BR W W4)"
    )


def parse_color(text: str, default: int | None = -1, *, gold: bool | None = None) -> int | None:
    """Read a color letter `r y g b` or `a` (gold), any case; the default, or `NotationError`.

    Yellow and gold are the same color, unless `gold` says which the edition has.

    >>> parse_color("g"), parse_color("A")
    (2, 1)
    """
    letter = text.strip().upper()
    if letter in ("Y", "A") and gold is not None:
        _check_letter(letter.lower(), gold=gold)
    if len(letter) == 1:
        if letter in COLOR_LETTERS:
            return COLOR_LETTERS.index(letter)
        if letter == "A":
            return YELLOW
    if default == -1:
        raise NotationError(
            "notation/bad_color", f"no such colour: {text!r} (one of r y g b, a for gold)"
        )
    return default


def _check_letter(text: str, *, gold: bool) -> None:
    """Refuse a color or card in yellow where the edition has gold, in gold where it has yellow."""
    if (text[0] in "aA") == gold:
        return
    has, lacks = ("gold", "yellow") if gold else ("yellow", "gold")
    right = text.translate(str.maketrans("yYaA", "aAyY"))
    raise NotationError(
        "notation/bad_color",
        f"this edition has {has} and no {lacks}: write {right!r}, not {text!r}",
    )


def face_text(face: int, *, gold: bool = False) -> str:
    """Print a face, with `A` for yellow where the edition has gold.

    >>> face_text(7), face_text(16, gold=True), face_text(53)
    ('R7', 'A3', 'W4')
    """
    if face >= COLORED_FACES:
        return WILD_TEXTS[face - COLORED_FACES]
    return (GOLD_LETTERS if gold else COLOR_LETTERS)[face // RANKS] + RANK_TEXTS[face % RANKS]


def color_text(color: int, *, gold: bool = False) -> str:
    """Print a color as its small letter.

    >>> color_text(1), color_text(1, gold=True)
    ('y', 'a')
    """
    return (GOLD_LETTERS if gold else COLOR_LETTERS)[color].lower()


def hand_faces(copies: Sequence[int]) -> list[int]:
    """Spell out 57 counts as a sorted list of faces.

    >>> hand_faces([2] + [0] * 51 + [1] + [0] * 4)
    [0, 0, 52]
    """
    return [face for face, count in enumerate(copies) for _ in range(int(count))]


def hand_text(faces: Iterable[int], *, gold: bool = False) -> str:
    """Print faces with spaces between them.

    >>> hand_text([7, 52])
    'R7 W'
    """
    return " ".join(face_text(face, gold=gold) for face in faces)
