"""Simulations: the plan decides the result, whoever plays it, and nothing played is lost."""

from __future__ import annotations

import csv
import json
import os
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from wildpile.cli import app
from wildpile.errors import RulesError
from wildpile.rules import Ruleset
from wildpile.sim import Plan, columns, run, simulate
from wildpile.sim.output import write
from wildpile.sim.plan import PlanError
from wildpile.sim.processes import Processes
from wildpile.sim.results import mean_of, quantile, wilson

OFFICIAL = Ruleset.of("classic108")
Work = Callable[..., Any]


def plan(rounds: int = 60, **more: int) -> Plan:
    return Plan.of(OFFICIAL, ["hard", "easy", "normal"], rounds=rounds, seed=7, **more)


def test_the_result_does_not_depend_on_who_plays_it() -> None:
    alone = run([plan()], workers=0)[0]
    pool = run([plan()], workers=2, opened=lambda: ThreadPoolExecutor(2))[0]
    apart = run([plan()], workers=2)[0]
    assert alone.record.tobytes() == pool.record.tobytes() == apart.record.tobytes()
    assert alone.is_whole


def test_rounds_and_matches_add_up() -> None:
    result = simulate("zelda", bots=["hard", "easy"], matches=4, seed=3, workers=0, target=60)
    told = result.record
    assert told.matches == 4 == sum(told.match_wins)
    assert told.rounds == told.match_rounds == sum(told.turn_counts)
    assert told.turns == told.match_turns
    assert sum(told.seat_wins) == sum(told.place_wins) == told.rounds
    assert result.value("matches") == 4


def test_every_rate_has_an_interval_as_wide_as_its_rounds_differ() -> None:
    rounds = [simulate(bots=["hard", "easy"], rounds=1, seed=s, workers=0) for s in range(1, 61)]
    whole = simulate(bots=["hard", "easy"], rounds=60, seed=1, workers=0)
    for measure in ("decisions", "challenges", "calls forgotten", "calls caught"):
        values = [one.value(f"{measure} per round") for one in rounds]
        row = next(row for row in whole.rows() if row.measure == f"{measure} per round")
        half = 1.96 * statistics.stdev(values) / len(values) ** 0.5
        assert row.value == pytest.approx(statistics.mean(values))
        assert row.high - row.value == pytest.approx(half, rel=1e-3)
        assert row.low == pytest.approx(max(0.0, row.value - half), rel=1e-2)


def test_the_better_bot_wins_more() -> None:
    result = simulate(bots=["easy", "hard"], rounds=400, workers=0)
    won = next(row for row in result.rows() if row.measure == "rounds won by P2 (hard)")
    assert won.low > 0.5


def test_levels_forget_calls_and_are_caught() -> None:
    told = simulate(bots=["easy"] * 4, rounds=60, workers=0).record
    assert 0 < told.caught <= told.forgotten
    told = simulate(bots=["play_if_able"] * 4, rounds=60, workers=0).record
    assert told.caught == told.forgotten == 0


class Losing(Executor):
    """An executor whose worker dies at its third share."""

    def __init__(self) -> None:
        self.done = 0

    def submit(self, work: Work, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.done += 1
        if self.done == 3:
            future.set_exception(BrokenProcessPool("a worker is gone"))
        else:
            future.set_result(work(*args, **kwargs))
        return future


def test_a_lost_worker_costs_nothing_but_time() -> None:
    lost = run([plan()], opened=Losing, workers=1)[0]
    assert lost.is_whole
    assert lost.record.tobytes() == run([plan()], workers=0)[0].record.tobytes()


def test_workers_lost_again_and_again_are_given_up() -> None:
    class Dead(Losing):
        def submit(self, work: Work, /, *args: Any, **kwargs: Any) -> Future[Any]:
            raise BrokenProcessPool("no worker")

    with pytest.raises(PlanError) as caught:
        run([plan()], opened=Dead, workers=1)
    assert caught.value.code == "sim/workers"


def test_an_interrupted_run_goes_on_from_what_it_kept(tmp_path: Path) -> None:
    keep = tmp_path / "kept"

    class Stopped(Losing):
        def submit(self, work: Work, /, *args: Any, **kwargs: Any) -> Future[Any]:
            self.done += 1
            if self.done == 6:
                raise KeyboardInterrupt
            future: Future[Any] = Future()
            future.set_result(work(*args, **kwargs))
            return future

    first = run([plan()], opened=Stopped, workers=1, keep=keep)[0]
    assert 0 < first.done < 60
    assert not first.is_whole
    with keep.open("a") as file:
        file.write('{"plan": "cut o')  # as a power cut leaves it
    once = run([plan()], opened=Stopped, workers=1, keep=keep)[0]
    assert first.done < once.done < 60
    whole = run([plan()], workers=0, keep=keep)[0]
    assert whole.record.tobytes() == run([plan()], workers=0)[0].record.tobytes()


def test_a_file_that_keeps_something_else_is_refused(tmp_path: Path) -> None:
    keep = tmp_path / "notes"
    keep.write_text("milk\nbread\n")
    with pytest.raises(PlanError) as caught:
        run([plan()], workers=0, keep=keep)
    assert caught.value.code == "sim/keep"
    assert keep.read_text() == "milk\nbread\n"


def test_a_file_that_cannot_keep_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(128, 256)))
    for keep in (tmp_path / "none" / "kept", tmp_path, binary):
        with pytest.raises(PlanError) as caught:
            run([plan()], workers=0, keep=keep)
        assert caught.value.code == "sim/keep"


@pytest.mark.parametrize(
    ("bots", "more", "code"),
    [
        (["hard", "frog"], {"rounds": 5}, "sim/bots"),
        (["hard", "easy"], {}, "sim/count"),
        (["hard", "easy"], {"rounds": 5, "matches": 5}, "sim/count"),
        (["hard", "easy"], {"rounds": 0}, "sim/count"),
        (["hard"], {"rounds": 5}, "rules/players"),
        (["hard", "easy"], {"rounds": 5, "seed": -1}, "sim/seed"),
    ],
)
def test_what_cannot_be_simulated_is_refused_by_name(
    bots: list[str], more: dict[str, Any], code: str
) -> None:
    with pytest.raises((PlanError, RulesError)) as caught:
        Plan.of(OFFICIAL, bots, **more)
    assert caught.value.code == code


def test_tables_are_written_in_three_forms_and_read_alike(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    results = run([plan(20)], workers=0)
    for ending in ("csv", "json", "parquet"):
        write(tmp_path / f"table.{ending}", results)
    found = columns(results)
    with (tmp_path / "table.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["measure"] for row in rows] == found["measure"]
    assert [float(row["value"]) for row in rows] == found["value"]
    measures = json.loads((tmp_path / "table.json").read_text())[0]["measures"]
    assert measures["rounds"]["value"] == 20
    assert pq.read_table(tmp_path / "table.parquet").to_pydict() == found


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_plots_are_drawn(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"plot.{ending}"
    write(path, run([plan(20), Plan.of(OFFICIAL, ["easy"] * 3, rounds=20)], workers=0))
    start = path.read_bytes()[:100]
    assert start.startswith(b"\x89PNG") or b"<?xml" in start


def test_intervals_are_those_of_the_books() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(0, 10)[1] == pytest.approx(0.2775, abs=1e-4)
    assert mean_of(6, 14, 3) == (2.0, pytest.approx((2 / 3 / 2) ** 0.5))
    assert [quantile([0, 1, 2, 1], share) for share in (0, 0.25, 0.5, 0.76, 1)] == [1, 1, 2, 3, 3]


def shell(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wildpile", "simulate", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_the_command_compares_rules_on_the_same_deals(tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    args = ["--rounds", "30", "--bots", "normal", "--players", "3", "--workers", "0"]
    shown = CliRunner().invoke(
        app, ["simulate", "official", "party", *args, "--compare", "jump=1", "--out", str(out)]
    )
    assert shown.exit_code == 0, shown.output
    assert "classic108 party" in shown.output
    assert [one["label"] for one in json.loads(out.read_text())] == [
        "classic108 official",
        "classic108 party",
        "classic108 jump=1",
    ]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "frog"], "no such bots: frog"),
        (["--edition", "dice"], "unknown edition"),
        (["jump=7"], "jump=7"),
        (["zzz"], "nor is it a preset (official, mobile, party, no_mercy_style)"),
        (["--out", "table.doc"], "the name must end with"),
        (["--players", "3", "--bots", "hard,easy"], "2 bots for 3 players"),
        (["--dask", "tcp://127.0.0.1:9", "--rounds", "10"], "no Dask cluster"),
    ],
)
def test_the_command_says_in_one_line_what_cannot_be(args: list[str], said: str) -> None:
    shown = CliRunner().invoke(app, ["simulate", *args])
    assert shown.exit_code == 1
    assert said in shown.stderr
    assert len(shown.stderr.splitlines()) == 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_ends_a_run_keeps_what_was_played(tmp_path: Path, number: signal.Signals) -> None:
    keep = tmp_path / "kept"
    command = [sys.executable, "-m", "wildpile", "simulate", "--rounds", "100000000"]
    process = subprocess.Popen(
        [*command, "--keep", str(keep), "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Who runs the tests in the background may have told them not to listen to Ctrl+C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    until = time.monotonic() + 90
    while not (keep.exists() and keep.stat().st_size) and time.monotonic() < until:
        time.sleep(0.05)
    assert keep.stat().st_size
    os.kill(process.pid, number)
    try:
        out, err = process.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "turns per round" in out
    assert f"goes on from {keep}" in err
    assert "Traceback" not in err


def test_the_command_says_that_it_compiles_first(tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="there is nothing to compile with")
    process = subprocess.Popen(
        [sys.executable, "-m", "wildpile", "simulate", "--rounds", "10"],
        env={**os.environ, "WILDPILE_JIT": "1", "WILDPILE_CACHE": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    try:
        assert "wildpile: Compiling the rules" in process.stderr.readline()
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=60)


SCRIPT = """
from wildpile.sim import simulate
print(simulate(bots=["hard", "easy"], rounds=80, seed=3, workers=2).record.tobytes().hex())
"""


@pytest.mark.parametrize("piped", [False, True])
def test_a_script_needs_no_guard_for_its_processes(tmp_path: Path, piped: bool) -> None:
    assert issubclass(Processes, Executor)
    script = tmp_path / "three.py"
    script.write_text(SCRIPT)
    command = [sys.executable, "-" if piped else str(script)]
    done = subprocess.run(
        command, input=SCRIPT if piped else "", capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    here = simulate(bots=["hard", "easy"], rounds=80, seed=3, workers=0)
    assert done.stdout.strip() == here.record.tobytes().hex()


def test_a_dask_cluster_gives_the_same_table_also_when_a_worker_dies() -> None:
    from distributed import Client, LocalCluster

    from wildpile.sim.dask import executor_of

    wanted = run([plan(200)], workers=0)[0]
    options = {"dashboard_address": ":0", "host": "127.0.0.1", "threads_per_worker": 1}
    args = ["simulate", "--rounds", "30", "--bots", "hard,easy,normal", "--seed", "7"]
    with LocalCluster(n_workers=2, **options) as cluster, Client(cluster) as client:
        there = CliRunner().invoke(app, [*args, "--dask", cluster.scheduler_address])
        here = CliRunner().invoke(app, [*args, "--workers", "0"])
        assert there.exit_code == here.exit_code == 0
        assert there.stdout == here.stdout != ""
        killed = []

        def kill(_: object) -> None:
            if not killed:
                killed.append(min(worker.process.pid for worker in cluster.workers.values()))
                os.kill(killed[0], signal.SIGKILL)

        found = run([plan(200)], workers=2, opened=lambda: executor_of(client), progress=kill)[0]
    assert killed
    assert found.record.tobytes() == wanted.record.tobytes()
