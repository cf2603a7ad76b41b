"""Shares of a proof, done side by side in processes of their own.

What a share does hangs on its number alone: the result is the same for any number of processes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Share = TypeVar("Share")
Result = TypeVar("Result")

WORKERS = os.cpu_count() or 1


def side_by_side(
    work: Callable[[Share], Result], shares: Iterable[Share], workers: int = WORKERS
) -> Iterator[Result]:
    """Do every share and give the results in the order of the shares; the first error ends it.

    One worker is this process itself.
    """
    if workers == 1:
        yield from map(work, shares)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, shares)


def run_module(module: str, *arguments: object, compiled: bool) -> list[str]:
    """Run a module in a process that compiles or interprets the kernel; return the lines it prints.

    Raises `AssertionError` with what it wrote to stderr where it fails, or warns of an overflow.
    """
    command = [sys.executable, "-W", "error::RuntimeWarning", "-m", module, *map(str, arguments)]
    told = subprocess.run(
        command,
        env={**os.environ, "WILDPILE_JIT": str(int(compiled))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    return told.stdout.splitlines()
