"""Results as files: CSV, JSON, Parquet, and plots."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from wildpile.sim.plan import PlanError
from wildpile.sim.results import Result, Row, columns

TABLES = (".csv", ".json", ".parquet")
PLOTS = (".png", ".svg")
COLORS = ("#2f6fb0", "#c8452f", "#3d8a4e", "#b5830a", "#7a4fa3", "#5b6770")
MARKS = ("-", "--", "-.", ":")


def needs(package: str) -> PlanError:
    """Return the error that names the extra to install."""
    return PlanError("sim/extra", f"{package} is not installed: pip install 'wildpile[sim]'")


def check_path(path: Path) -> None:
    """Refuse a file of a kind that cannot be written, before hours of work.

    Raises `PlanError` (`sim/output`, `sim/extra`).
    """
    ending = path.suffix.lower()
    if ending not in TABLES + PLOTS:
        known = ", ".join(TABLES + PLOTS)
        raise PlanError("sim/output", f"cannot write {path}: the name must end with one of {known}")
    if not path.resolve().parent.is_dir():
        raise PlanError("sim/output", f"cannot write {path}: there is no such folder")
    try:
        if ending == ".parquet":
            import pyarrow  # noqa: F401  # only whether it is there
        elif ending in PLOTS:
            import matplotlib  # noqa: F401  # only whether it is there
    except ImportError as error:
        raise needs("pyarrow" if ending == ".parquet" else "matplotlib") from error


def write(path: Path, results: Sequence[Result]) -> None:
    """Write the table, or the plots, of some results; the name's ending says how."""
    check_path(path)
    ending = path.suffix.lower()
    if ending == ".csv":
        with path.open("w", newline="") as file:
            writer = csv.DictWriter(file, list(Row.__dataclass_fields__), lineterminator="\n")
            writer.writeheader()
            writer.writerows(asdict(row) for result in results for row in result.rows())
    elif ending == ".json":
        path.write_text(json.dumps(as_json(results), ensure_ascii=False, indent=1) + "\n")
    elif ending == ".parquet":
        import pyarrow as pa
        import pyarrow.parquet as pq

        pq.write_table(pa.table(columns(results)), path)
    else:
        plot(path, results)


def as_json(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Return each result as an object: its plan, and its rows by measure."""
    return [
        {
            "label": result.plan.name,
            "edition": result.plan.rules.edition,
            "switches": result.plan.rules.text,
            "bots": list(result.plan.bots),
            "seed": result.plan.seed,
            "matches" if result.plan.matches else "rounds": result.done,
            "whole": result.is_whole,
            "measures": {
                row.measure: {
                    "value": row.value,
                    "low": row.low,
                    "high": row.high,
                    "count": row.count,
                }
                for row in result.rows()
            },
        }
        for result in results
    ]


def plot(path: Path, results: Sequence[Result]) -> None:
    """Draw how long rounds last, and who wins them, one line or bar for each result."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    matplotlib.rcParams["svg.hashsalt"] = "wildpile"
    figure, (lengths, wins) = plt.subplots(1, 2, figsize=(12, 4.6), layout="constrained")
    longest = 20
    for place, result in enumerate(results):
        counts = np.asarray(result.record.turn_counts[:-1], dtype=float)
        total = counts.sum() or 1.0
        longest = max(longest, int(np.searchsorted(np.cumsum(counts) / total, 0.995)))
        style = {"color": COLORS[place % len(COLORS)], "linestyle": MARKS[place % len(MARKS)]}
        lengths.plot(np.cumsum(counts) / total, label=result.plan.name, linewidth=2, **style)
        shares = [row for row in result.rows() if row.measure.startswith("rounds won by P")]
        width = 0.8 / len(results)
        at = np.arange(len(shares)) + (place - (len(results) - 1) / 2) * width
        values = [row.value for row in shares]
        errors = [
            [max(0.0, row.value - row.low) for row in shares],
            [max(0.0, row.high - row.value) for row in shares],
        ]
        wins.bar(at, values, width * 0.92, yerr=errors, color=style["color"])
    lengths.set(xlim=(0, longest), ylim=(0, 1), xlabel="turns", ylabel="share of rounds ended")
    lengths.set_title("How long rounds last")
    lengths.grid(alpha=0.3)
    lengths.legend(loc="lower right", fontsize=9)
    bots = results[0].plan.bots
    wins.set_xticks(range(len(bots)), [f"P{seat + 1} {bot}" for seat, bot in enumerate(bots)])
    wins.set_title("Who wins rounds (95 % intervals)")
    wins.set_ylabel("share of rounds")
    wins.grid(axis="y", alpha=0.3)
    metadata = {"Date": None} if path.suffix.lower() == ".svg" else {}
    figure.savefig(path, dpi=130, metadata=metadata)
    plt.close(figure)
