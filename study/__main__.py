"""Play the study anew and write its page's tables, its CSV files and its plots: `make study`.

python -m study                   everything, on all cores
python -m study --workers 1       in this process alone
python -m study --only jump       the settings that name it, shown and not written
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from study import page, plots
from study.measures import Measured, Size, measure
from study.published import TASKS
from study.settings import Setting, settings
from wildpile.kernel.jit import is_compiled, warm
from wildpile.sim.runs import cores

DOCS = Path(__file__).resolve().parents[1] / "docs"


def every(work: Callable[[Any], Any], items: Sequence[Any], workers: int) -> Iterator[Any]:
    """Give the result of each item in order, from that many processes."""
    if workers < 2:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, items)


def play(name: str, size: Size) -> Any:
    """Play one published setting."""
    return TASKS[name].play(size)


def study(size: Size, workers: int, chosen: Sequence[Setting]) -> list[Measured]:
    """Play the settings and say how far it is."""
    found = []
    for one in every(partial(measure, size=size), chosen, workers):
        found.append(one)
        turns = one.figures()["turns per round"].text(2)
        print(f"{len(found):3}/{len(chosen)}  {one.setting.name}: {turns} turns", flush=True)
    return found


def write(folder: Path, size: Size, measured: Sequence[Measured], found: dict[str, Any]) -> None:
    """Write the tables into study.md, and the files beside it."""
    text = (folder / "study.md").read_text()
    for marker, inside in (
        ("method", page.method(size)),
        ("house rules", page.house(measured)),
        ("published", page.published(found, size)),
    ):
        text = page.between(text, marker, inside)
    (folder / "study.md").write_text(text)
    beside = folder / "study"
    beside.mkdir(exist_ok=True)
    page.write_house(beside / "house.csv", measured)
    page.write_published(beside / "published.csv", found)
    for name, drawn in (
        ("turns", plots.turns_plot),
        ("skill", plots.skill_plot),
        ("lengths", plots.lengths_plot),
    ):
        (beside / f"{name}.svg").write_text(drawn(measured))


def main(args: Sequence[str] | None = None, size: Size | None = None) -> int:
    """Play and write; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m study", description=__doc__.split("\n")[0])
    parser.add_argument("--workers", type=int, default=cores(), help="processes")
    parser.add_argument("--only", metavar="TEXT", help="show the settings that name it")
    parser.add_argument("--docs", type=Path, default=DOCS, help="folder of study.md")
    options = parser.parse_args(args)
    size = size or Size()
    started = time.monotonic()
    if is_compiled():
        warm(lambda line: print(f"study: {line}", flush=True))
    everything = settings()
    if options.only:
        wanted = [one for one in everything if options.only in one.name]
        bases = {name for one in wanted for name in (one.name, one.against, "official")}
        chosen = [one for one in everything if one.name in bases]
        print(page.house(study(size, options.workers, chosen)))
        return 0
    measured = study(size, options.workers, everything)
    print("published figures", flush=True)
    results = every(partial(play, size=size), list(TASKS), options.workers)
    found = dict(zip(TASKS, results, strict=True))
    write(options.docs, size, measured, found)
    print(f"study: {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
