"""Plots as SVG: small, and readable on light and dark pages alike."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from study.figures import Figure
from study.measures import Measured
from study.page import changes, is_far

STYLE = """
:root{--page:#fff;--ink:#24292f;--grid:#d0d7de;--a:#0b5cad;--b:#b3261e}
@media(prefers-color-scheme:dark){:root{--page:#0d1117;--ink:#e6edf3;--grid:#30363d;--a:#6cb6ff;--b:#ff8a80}}
rect{fill:var(--page)}
text{font:12px system-ui,sans-serif;fill:var(--ink)}
.h{font-size:14px;font-weight:600}
.g{stroke:var(--grid)}
.z{stroke:var(--ink)}
.a{stroke:var(--a);fill:var(--a)}
.b{stroke:var(--b);fill:var(--b)}
.r{text-anchor:end}
.m{text-anchor:middle}
polyline{fill:none!important;stroke-width:2}
""".strip()
ROW, LEFT, WIDTH, TOP, BOTTOM = 18, 300, 420, 70, 30


def svg(width: int, height: int, title: str, body: Sequence[str]) -> str:
    """Return a picture with a title, on a page of its own."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}"/>',
        f'<text class="h" x="12" y="22">{escape(title)}</text>',
        *body,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def ticks(low: float, high: float, wanted: int = 6) -> list[float]:
    """Return round numbers from low to high.

    >>> ticks(-1.2, 3.1)
    [-1.0, 0.0, 1.0, 2.0, 3.0]
    """
    rough = (high - low) / wanted
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * by for by in (1, 2, 5, 10) if power * by >= rough)
    first = int(low // step)
    marks = [round(step * place, 6) for place in range(first, first + 2 * wanted + 3)]
    return [mark for mark in marks if low <= mark <= high]


def intervals(
    title: str, unit: str, rows: Sequence[tuple[str, Figure]], zero: float, by: float = 1
) -> str:
    """Draw a dot and its interval for each row, and a line where nothing changes."""
    ends = [(figure.value + sign * figure.half) * by for _, figure in rows for sign in (-1, 1)] or [
        0.0
    ]
    low, high = min(*ends, zero * by), max(*ends, zero * by)
    margin = (high - low or 1.0) * 0.05
    low, high = low - margin, high + margin
    bottom = TOP + ROW * len(rows)

    def across(value: float) -> float:
        return round(LEFT + (value - low) / (high - low) * WIDTH, 1)

    body = [f'<text x="{LEFT}" y="{TOP - 26}">{escape(unit)}</text>']
    for mark in ticks(low, high):
        x = across(mark)
        body.append(f'<path class="g" d="M{x} {TOP}V{bottom}"/>')
        for y in (TOP - 6, bottom + 18):
            body.append(f'<text class="m" x="{x}" y="{y}">{mark:g}</text>')
    body.append(f'<path class="z" d="M{across(zero * by)} {TOP}V{bottom}"/>')
    for place, (name, figure) in enumerate(rows):
        y = TOP + ROW * place + ROW // 2
        kind = "a" if figure.value >= zero else "b"
        start, x, end = (across((figure.value + sign * figure.half) * by) for sign in (-1, 0, 1))
        body.append(f'<text class="r" x="{LEFT - 10}" y="{y + 4}">{escape(name)}</text>')
        body.append(f'<path class="{kind}" d="M{start} {y}H{end}"/>')
        body.append(f'<circle class="{kind}" cx="{x}" cy="{y}" r="3"/>')
    return svg(LEFT + WIDTH + 30, bottom + BOTTOM, title, body)


def turns_plot(measured: Sequence[Measured]) -> str:
    """Draw how each rule changes a round's length; what changes nothing clearly is left out."""
    rows = [(name, figure) for name, figure in changes(measured).items() if is_far(figure)]
    rows.sort(key=lambda row: -row[1].value)
    return intervals("Change of turns per round", "turns, with 95 % intervals", rows, 0.0)


def skill_plot(measured: Sequence[Measured]) -> str:
    """Draw how many rounds the hard bot wins over its fair share, where a rule changes that."""
    by_name = {one.setting.name: one for one in measured}
    rows = []
    for one in measured:
        base = by_name.get(one.setting.against)
        if one.setting.players != 4 or one.setting.rules.teams:
            continue
        ours = one.figures()["rounds won by hard"]
        if base is None or ours.is_clear(base.figures()["rounds won by hard"]):
            rows.append((one.setting.name, Figure(ours.value - one.fair, ours.half)))
    rows.sort(key=lambda row: -row[1].value)
    official = by_name["official"]
    zero = official.figures()["rounds won by hard"].value - official.fair
    title = "Rounds that a hard bot wins over a quarter"
    unit = "percentage points against three easy bots; the line is official play"
    return intervals(title, unit, rows, zero, by=100)


def lengths_plot(measured: Sequence[Measured]) -> str:
    """Draw which share of rounds goes on after so many turns, by official rules and presets."""
    width, height, left, bottom, longest = 710, 400, 56, 350, 150
    body = []
    for percent in range(0, 101, 20):
        y = bottom - percent * 3
        body.append(f'<path class="g" d="M{left} {y}H{width - 20}"/>')
        body.append(f'<text class="r" x="{left - 8}" y="{y + 4}">{percent} %</text>')
    step = (width - 20 - left) / longest
    for mark in range(0, longest + 1, 25):
        x = round(left + mark * step, 1)
        body.append(f'<text class="m" x="{x}" y="{bottom + 20}">{mark}</text>')
    body.append(f'<text class="m" x="{(left + width) // 2}" y="{height - 10}">turns</text>')
    dashes = ("", "8 3", "2 3", "10 3 2 3")
    chosen = [one for one in measured if one.setting.name == "official" or one.setting.preset]
    for place, one in enumerate(chosen):
        counts = [int(count) for count in one.rounds.turn_counts]
        total, left_over = max(1, sum(counts)), sum(counts)
        points = []
        for turn in range(longest + 1):
            left_over -= counts[turn]
            points.append(f"{left + turn * step:.1f},{bottom - 300 * left_over / total:.1f}")
        kind, dash = ("a", "b")[place % 2], dashes[place % 4]
        style = f' stroke-dasharray="{dash}"' if dash else ""
        body.append(f'<polyline class="{kind}"{style} points="{" ".join(points)}"/>')
        y = 70 + 20 * place
        body.append(f'<path class="{kind}" stroke-width="2"{style} d="M480 {y}H530"/>')
        body.append(f'<text x="540" y="{y + 4}">{escape(one.setting.name)}</text>')
    return svg(width, height, "Rounds that go on after so many turns", body)
