"""The rules code: all choices of a ruleset in a few letters that go into any address.

```
z1y        the Zelda edition, official
c1cwd      classic108, the preset `mobile`
```
An edition's letter (`c` classic108, `d` classic112, `z` zelda), the version of the rules, the
choices, a check character. All characters are of Crockford's base 32: digits and lower-case letters
without i, l, o and u, which are read as 1, 1, 0 and refused; capitals are read alike.

The choices are one whole number with mixed bases: each switch is a digit, in `ORDER`, the lowest
first, its value counted on from the edition's default and wrapped, its base the number of values.
So official rules are 0, and what is common stays short. What a code means is fixed for a version:
whatever changes a place in `SETTLED`, a switch's values or a default raises `RULES_VERSION`. A new
switch, off by default, comes after them and changes no code that there was; the release that
brings it settles its place, and raises nothing.
"""

from __future__ import annotations

from wildpile.choices import SWITCHES
from wildpile.errors import RulesError
from wildpile.rules import RULES_VERSION, Ruleset

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LETTERS = {"classic108": "c", "classic112": "d", "zelda": "z"}
EDITIONS_BY_LETTER = {letter: edition for edition, letter in LETTERS.items()}
READ_AS = str.maketrans("ilo", "110")
MOST = 40

# The switches whose place is settled.
SETTLED = (
    "scoring",
    "stack",
    "jump",
    "seven0",
    "dtm",
    "force",
    "wd4",
    "draw_pass",
    "uno_penalty",
    "finish",
    "mercy",
    "teams",
    "target",
    "hand",
    "stack_challenge",
    "jump_w4",
    "jump_on_penalty",
    "seven_optional",
    "zero_again",
    "dtm_on_choice",
    "skip_bounce",
    "reverse_bounce",
    "last_draw",
    "two_rev",
    "uno_swap",
    "uno_required",
    "false_uno_penalty",
    "false_catch_penalty",
    "wd4_match",
    "opening",
    "opening_reverse",
    "opening_ignored",
    "decks",
    "blocked",
    "tri_after",
    "tri_answer",
    "tri_last",
    "tri_chain_add",
    "ws_last",
    "ws_colour",
    "wc_rule",
)
ORDER = (*SETTLED, *(key for key in SWITCHES if key not in SETTLED))


def rules_code(rules: Ruleset) -> str:
    """Return the code of a ruleset. Raises `RulesError` where a number is outside its switch.

    >>> rules_code(Ruleset.of("c108")), rules_code(Ruleset.of("zelda", stack="22,44", jump=1))
    ('c15', 'z1c2m')
    """
    default = Ruleset.default(rules.edition)
    number = 0
    for key in reversed(ORDER):
        switch = SWITCHES[key]
        choices = switch.choices
        value, usual = getattr(rules, key), getattr(default, key)
        if value not in choices:
            raise RulesError("rules/bad_value", f"{key}={value} has no place in a rules code")
        digit = (choices.index(value) - choices.index(usual)) % len(choices)
        number = number * len(choices) + digit
    body = LETTERS[rules.edition] + ALPHABET[RULES_VERSION] + _digits(number)
    return body + _check(body)


def rules_of(code: str) -> Ruleset:
    """Read a code. Raises `RulesError` (`rules/bad_code`), or what `Ruleset.of` raises.

    >>> rules_of("z1c2m").text
    'stack=22,44 jump=1'
    """
    text = code.strip().lower().translate(READ_AS)
    if not 3 <= len(text) <= MOST or any(letter not in ALPHABET for letter in text):
        raise _bad(code, "it is not made of 3 to 40 digits and letters")
    if text[0] not in EDITIONS_BY_LETTER:
        raise _bad(code, f"it begins with one of {', '.join(LETTERS.values())}")
    if _check(text[:-1]) != text[-1]:
        raise _bad(code, "a letter is wrong or missing")
    if text[1] != ALPHABET[RULES_VERSION]:
        raise _bad(
            code, f"it is of version {ALPHABET.index(text[1])} of the rules, not {RULES_VERSION}"
        )
    edition = EDITIONS_BY_LETTER[text[0]]
    default = Ruleset.default(edition)
    number = sum(
        ALPHABET.index(letter) * len(ALPHABET) ** place for place, letter in enumerate(text[2:-1])
    )
    chosen: dict[str, str | int] = {}
    for key in ORDER:
        choices = SWITCHES[key].choices
        number, digit = divmod(number, len(choices))
        if digit:
            place = (choices.index(getattr(default, key)) + digit) % len(choices)
            chosen[key] = choices[place]
    rules = Ruleset.of(edition, **chosen)
    if number or rules_code(rules) != text:
        raise _bad(code, "it is not the code of any rules")
    return rules


def _bad(code: str, problem: str) -> RulesError:
    return RulesError("rules/bad_code", f"no rules code: {code[:60]!r}: {problem}")


def _digits(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, len(ALPHABET))
        text += ALPHABET[digit]
    return text


def _check(body: str) -> str:
    """Return the character that shows any one wrong letter, and most neighbours changed over."""
    total = 0
    for letter in body:
        total = (total * 3 + ALPHABET.index(letter)) % len(ALPHABET)
    return ALPHABET[total]
