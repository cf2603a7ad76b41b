"""limit.c: the official rules in hand-written C, compiled for one number of players."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("limit.c")
ROUNDS = 600_000


def pin_to_one_core() -> None:
    """Keep this process, and those that it starts, on the last core that it may use."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def build(folder: str, players: int) -> Path | None:
    """Compile limit.c; `None`, after saying so, where that cannot be done."""
    gcc = shutil.which("gcc")
    if gcc is None:
        print("bench: gcc is missing, so there is no limit to measure against; run:")
        print("bench:   sudo apt-get install build-essential")
        return None
    binary = Path(folder, f"limit-{players}")
    options = ["-O3", "-march=native", f"-DN={players}", "-DMODE=1"]
    done = subprocess.run(
        [gcc, *options, str(SOURCE), "-o", str(binary)], capture_output=True, text=True
    )
    if done.returncode:
        print(f"bench: gcc cannot compile limit.c for this machine:\n{done.stderr}")
        return None
    return binary


def speed(binary: Path, seed: int) -> float:
    """Return the rounds per second of processor time that limit.c says it played."""
    told = subprocess.run(
        [str(binary), str(ROUNDS), str(seed)], capture_output=True, text=True, check=True
    ).stdout
    return float(told.split("rounds/s")[1].split()[0])
