"""The tables of docs/study.md, between its markers, and the files beside it."""

from __future__ import annotations

import csv
import math
from collections.abc import Iterable, Sequence
from pathlib import Path

from study.claims import claims
from study.figures import Figure, change
from study.measures import SEED, Measured, Size
from study.published import TASKS, Claim
from wildpile.rulescode import rules_code

HEAD = (
    "rules",
    "turns per round",
    "change",
    "points per round",
    "first place",
    "rounds per match",
    "turns per match",
    "rounds won by hard",
    "matches won by hard",
    "blocked, cut off",
)


def between(page: str, marker: str, text: str) -> str:
    """Put a text between a page's markers. Raises `ValueError` where they are missing."""
    start, end = f"<!-- {marker} -->", f"<!-- end of {marker} -->"
    before, found, rest = page.partition(start)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"the page has no markers {start} and {end}")
    return f"{before}{start}\n{text.strip()}\n{end}{after}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table."""
    lines = [f"| {' | '.join(head)} |", f"| {' | '.join('---' for _ in head)} |"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(lines)


def method(size: Size) -> str:
    """Say how much was played, from which seeds."""
    rounds, matches = size.rounds, size.matches
    return (
        f"Each row: {rounds:,} rounds of four `normal` bots (seeds {SEED} to {rounds}) and "
        f"{matches:,} matches of one `hard` bot against three `easy` ones (seeds {SEED} to "
        f"{matches})."
    )


def changes(measured: Sequence[Measured]) -> dict[str, Figure]:
    """Return how each setting changes the turns per round, on the same deals."""
    by_name = {one.setting.name: one for one in measured}
    found = {}
    for one in measured:
        base = by_name.get(one.setting.against)
        if base:
            ours, theirs = ([block[0] for block in blocks.blocks] for blocks in (one, base))
            found[one.setting.name] = change(ours, theirs)
    return found


def is_far(figure: Figure) -> bool:
    """Tell whether a change is clearly not zero."""
    return figure.is_clear(Figure(0.0))


def house(measured: Sequence[Measured]) -> str:
    """Return the tables of house rules, a group under each heading."""
    found, by_name = changes(measured), {one.setting.name: one for one in measured}
    parts = []
    for group in dict.fromkeys(one.setting.group for one in measured):
        rows = [
            _row(one, by_name.get(one.setting.against), found.get(one.setting.name))
            for one in measured
            if one.setting.group == group
        ]
        parts.append(f"### {group}\n\n{table(HEAD, rows)}")
    return "\n\n".join(parts)


def _row(one: Measured, base: Measured | None, changed: Figure | None) -> list[str]:
    figures, setting = one.figures(), one.setting
    theirs = base.figures() if base else {}

    def cell(measure: str, digits: int, *, percent: bool = False) -> str:
        figure = figures[measure]
        if math.isnan(figure.value):
            return "–"
        text = figure.text(digits, percent=percent)
        is_clear = measure in theirs and figure.is_clear(theirs[measure])
        return f"**{text}**" if is_clear else text

    name = f"`{setting.name}`"
    if setting.against not in ("", "official"):
        name += f" against `{setting.against}`"
    text = changed.text(2, signed=True) if changed else "–"
    return [
        name,
        figures["turns per round"].text(2),
        f"**{text}**" if changed and is_far(changed) else text,
        cell("points per round", 1),
        cell("rounds won by the first place", 2, percent=True),
        cell("rounds per match", 2),
        cell("turns per match", 0),
        cell("rounds won by hard", 2, percent=True),
        cell("matches won by hard", 1, percent=True),
        f"{int(one.rounds.blocked)}, {int(one.rounds.cut)}",
    ]


def write_house(path: Path, measured: Sequence[Measured]) -> None:
    """Write every figure of every setting as CSV."""
    found = changes(measured)
    with path.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(
            ["group", "rules", "code", "players", "against", "measure", "value", "low", "high"]
        )
        for one in measured:
            setting = one.setting
            figures = one.figures()
            if setting.name in found:
                figures["change of turns per round"] = found[setting.name]
            for measure, figure in figures.items():
                ends = (figure.value, figure.value - figure.half, figure.value + figure.half)
                numbers = [f"{number:.6g}" for number in ends]
                code = rules_code(setting.rules)
                told = [setting.group, setting.name, code, setting.players, setting.against]
                writer.writerow([*told, measure, *numbers])


def published(found: dict[str, object], size: Size) -> str:
    """Return the table of published figures, and what was played for it."""
    why: list[str] = []
    rows = [_claim(claim, claim.measure(found[claim.task]), why) for claim in claims()]
    head = ("source", "figure", "published", "ours", "setting", "agrees")
    agreed = sum(row[-1] == "yes" for row in rows)
    reasons = "\n".join(f"{place}. {reason}" for place, reason in enumerate(why, 1))
    commands = [(name, f"`{task.command(size)}`") for name, task in TASKS.items()]
    return (
        f"{agreed} of {len(rows)} figures agree.\n\n{table(head, rows)}\n\n"
        f"Why not:\n{reasons}\n\n"
        f"{table(('setting', 'command'), commands)}"
    )


def _claim(claim: Claim, ours: Figure, why: list[str]) -> list[str]:
    """Return a claim's row; what explains a difference is added to the reasons, once."""
    words = "yes"
    if not claim.agrees(ours):
        reason = claim.why or "not explained"
        if reason not in why:
            why.append(reason)
        words = f"no ({why.index(reason) + 1})"
    texts = (figure.text(claim.digits, percent=claim.percent) for figure in (claim.theirs, ours))
    unit = " %" if claim.percent else ""
    theirs, own = (f"{text}{unit}" for text in texts)
    return [claim.source, claim.says, theirs, own, claim.task, words]


def write_published(path: Path, found: dict[str, object]) -> None:
    """Write the published figures and ours as CSV."""
    with path.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["source", "figure", "published", "±", "ours", "±", "setting", "agrees"])
        for claim in claims():
            ours = claim.measure(found[claim.task])
            pairs = (claim.theirs.value, claim.theirs.half, ours.value, ours.half)
            numbers = [f"{number:.6g}" for number in pairs]
            is_good = int(claim.agrees(ours))
            writer.writerow([claim.source, claim.says, *numbers, claim.task, is_good])
