"""What a question is, and how the lists write one down.

The words stand in `words/<language>/settle.ftl` as `ask-<key>`: `.q` the question, `.a` the answer,
`.say` other ways in which people type it, between semicolons.
"""

from __future__ import annotations

from dataclasses import dataclass

from wildpile.lessons.examples import ALL, Example
from wildpile.rules import Ruleset

ZELDA, C112 = ("zelda",), ("classic112",)
EVIDENCE = ("sheet", "answer", "custom", "ours")


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question, and what settles it.

    `number` is the place among the forty of the first list, `None` beyond it. `evidence` is who
    says so: the printed `sheet`, a public `answer` of the publisher, `custom` where both are silent
    and all play alike, or it is `ours`. `switches` change the answer; `tries` are positions that
    show it, for some editions each, with the house rule under which they go otherwise.
    """

    key: str
    number: int | None
    rulings: tuple[str, ...]
    switches: tuple[str, ...]
    evidence: str
    editions: tuple[str, ...]
    tries: tuple[Example, ...]

    def tries_in(self, edition: str) -> list[Example]:
        """Return the positions to try in an edition."""
        return [example for example in self.tries if edition in example.editions]

    def changed(self, rules: Ruleset) -> list[str]:
        """Return which of its switches a table has set otherwise than officially."""
        changes = rules.changes()
        return [key for key in self.switches if key in changes]


def question(
    key: str,
    number: int | None,
    evidence: str,
    rulings: str,
    *tries: Example,
    switches: str = "",
    editions: tuple[str, ...] = ALL,
) -> Question:
    return Question(
        key=key,
        number=number,
        rulings=tuple(rulings.split()),
        switches=tuple(switches.split()),
        evidence=evidence,
        editions=editions,
        tries=tries,
    )


def try_(
    position: str,
    acts: str,
    expect: str,
    house: str = "",
    house_expect: str = "",
    *,
    editions: tuple[str, ...] = ALL,
    seat: int = 0,
) -> Example:
    return Example(
        key="",
        section="settle",
        position=position,
        acts=tuple(acts.split()),
        expect=expect,
        house=house,
        house_expect=house_expect,
        editions=editions,
        seat=seat,
    )
