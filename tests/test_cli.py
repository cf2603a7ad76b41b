"""The command line: quick answers, and one clear line for what cannot work."""

import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.notation.test_record import played
from wildpile import __version__
from wildpile.cli import app, serving
from wildpile.notation.record_text import print_record
from wildpile.rules import Ruleset


def wildpile(*args: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own."""
    command = [sys.executable, "-m", "wildpile", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_version_and_help_answer_within_three_tenths_of_a_second():
    for option in ("--version", "--help"):
        times = []
        for _ in range(5):
            # Processor time: the clock on the wall also measures the tests in the other process.
            before = os.times()
            assert wildpile(option).returncode == 0
            after = os.times()
            times.append(
                after.children_user
                - before.children_user
                + after.children_system
                - before.children_system
            )
        assert statistics.median(times) < 0.3, (option, times)


def test_version_imports_no_room_and_no_library():
    code = (
        "import sys; sys.argv = ['wildpile', '--version']\n"
        "from wildpile.__main__ import main; main()\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names))"
    )
    shown = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path.insert(0, 'src')\n{code}"],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert shown[0] == f"wildpile {__version__}"
    assert shown[1].split() == ["__main__", "wildpile"]


def test_help_needs_no_room():
    code = (
        "import sys; from wildpile.cli import app\n"
        "print(*({'numpy', 'numba', 'fastapi', 'sqlalchemy', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == ""


@pytest.mark.parametrize("command", ["serve", "check", "warm", "version"])
def test_help_tells_of_every_command(command: str):
    assert command in CliRunner().invoke(app, ["--help"]).output
    assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0


def test_a_busy_port_is_one_line_with_a_way_out(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = wildpile("serve", "--port", str(port), "--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert f"port {port} is busy" in line
    assert f'make play ARGS="--port {port + 1}"' in line


def test_a_data_folder_that_cannot_be_made_is_one_line(tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    done = wildpile("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert str(tmp_path / "file" / "data") in line
    assert "--data" in line


def test_an_address_that_is_not_this_machines_is_one_line(tmp_path: Path):
    done = wildpile("serve", "--host", "192.0.2.1", "--data", str(tmp_path))
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1


def test_a_missing_scenario_file_is_named():
    done = wildpile("check", "no-such-file.txt")
    assert done.returncode == 2
    (line,) = (done.stdout + done.stderr).splitlines()
    assert "no-such-file.txt" in line


def test_port_zero_takes_a_free_port():
    assert 0 < serving.claim_port("127.0.0.1", 0) < 65536


def test_the_greeting_names_the_address_and_the_folder(tmp_path: Path):
    said = "\n".join(serving.greeting("127.0.0.1", 8000, str(tmp_path), lan=False))
    assert "http://127.0.0.1:8000/" in said
    assert str(tmp_path) in said


def test_the_greeting_for_the_network_has_a_qr_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(serving, "lan_address", lambda: "10.1.2.3")
    said = "\n".join(serving.greeting("0.0.0.0", 8000, str(tmp_path), lan=True))
    assert "http://10.1.2.3:8000/" in said
    assert serving.qr_code("http://10.1.2.3:8000/") in said
    assert "\n" in serving.qr_code("http://10.1.2.3:8000/")


def test_without_a_network_the_greeting_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(serving, "lan_address", lambda: None)
    assert "no local network" in "\n".join(serving.greeting("0.0.0.0", 80, str(tmp_path), lan=True))


@pytest.mark.parametrize(("cold", "jit"), [(True, "interpreted"), (False, "compiled")])
def test_a_server_serves_interpreted_until_the_rules_are_compiled(
    tmp_path: Path, cold: bool, jit: str
):
    pytest.importorskip("numba", reason="there is nothing to compile with")
    code = (
        "from wildpile.cli import serving\n"
        "from wildpile.kernel import jit\n"
        f"cold = {cold}\n"
        "if not cold:\n"
        "    jit.cache_folder().mkdir(parents=True); (jit.cache_folder() / 'ready').touch()\n"
        "assert serving.choose_interpreted() is cold\n"
        "assert ('wildpile warm' in str(serving.why_interpreted(is_cold=cold))) is cold\n"
        "from wildpile.kernel import layout, legal\n"
        "print('compiled' if jit.is_compiled() else 'interpreted')"
    )
    environment = {k: v for k, v in os.environ.items() if k != "WILDPILE_JIT"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**environment, "WILDPILE_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == jit


@contextmanager
def served(tmp_path: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """Run `wildpile serve` in a process of its own, with its output in pipes."""
    command = [sys.executable, "-m", "wildpile", "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "WILDPILE_JIT": "0", **environment},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("presses", [1, 3])
def test_who_follows_the_address_at_once_gets_an_answer_and_ctrl_c_ends_well(
    tmp_path: Path, presses: int
):
    with served(tmp_path) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while "play at " not in (line := process.stdout.readline()):
            assert line, "the server ended"
        url = line.split("play at ")[1].strip()
        with urllib.request.urlopen(f"{url}api/health", timeout=10) as answer:
            assert json.load(answer)["kernel"] == "interpreted"
        for _ in range(presses):
            process.send_signal(signal.SIGINT)
            time.sleep(0.02)
        rest, errors = process.stdout.read(), process.stderr.read()
        assert (process.wait(20), errors) == (0, "")
    assert "interpreted, slower: WILDPILE_JIT is 0" in rest


def test_without_numba_the_server_says_what_helps():
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from wildpile.cli import serving\n"
        "print(serving.why_interpreted(is_cold=serving.choose_interpreted()))"
    )
    environment = {k: v for k, v in os.environ.items() if k != "WILDPILE_JIT"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert "interpreted, slower: pip install 'wildpile[fast]'" in done.stdout
    assert len(done.stdout.splitlines()) == 1


def recorded(tmp_path: Path) -> Path:
    """Return the file of a record of one round."""
    path = tmp_path / "match.txt"
    path.write_text(print_record(played(Ruleset.of("zelda", hand=3), 3, 12, rounds=1, most=400)))
    return path


def test_replay_shows_each_action_and_the_hands(tmp_path: Path):
    shown = CliRunner().invoke(app, ["replay", str(recorded(tmp_path))])
    assert shown.exit_code == 0
    assert "   1  P1:open(" in shown.output
    assert "P2: " in shown.output
    alone = CliRunner().invoke(app, ["replay", str(recorded(tmp_path)), "--seat", "1"])
    assert "      P2: " not in alone.output
    assert "      P1: " in alone.output


def test_replay_prints_a_record_in_both_forms(tmp_path: Path):
    path = recorded(tmp_path)
    text = CliRunner().invoke(app, ["replay", str(path), "--print", "text"])
    assert text.output == path.read_text()
    data = CliRunner().invoke(app, ["replay", str(path), "--print", "json"])
    path.write_text(data.output)
    again = CliRunner().invoke(app, ["replay", str(path), "--print", "text"])
    assert again.output == text.output


def test_replay_keeps_what_came_before_and_names_what_is_wrong(tmp_path: Path):
    path = recorded(tmp_path)
    path.write_text(path.read_text().replace("\n= ", " P1:frog\n= "))
    shown = CliRunner().invoke(app, ["replay", str(path)])
    assert shown.exit_code == 1
    assert "   2  P" in shown.stdout
    assert "record/bad_action" in shown.stderr or "record/bad_line" in shown.stderr
    assert "frog" in shown.stderr


def test_replay_of_a_missing_file_says_one_line(tmp_path: Path):
    shown = CliRunner().invoke(app, ["replay", str(tmp_path / "none")])
    assert shown.exit_code == 1
    assert len(shown.stderr.splitlines()) == 1


def test_replay_of_a_seat_that_is_not_there_says_one_line(tmp_path: Path):
    shown = CliRunner().invoke(app, ["replay", str(recorded(tmp_path)), "--seat", "9"])
    assert shown.exit_code == 1
    assert "no seat P9" in shown.stderr


@pytest.mark.parametrize("database", ["garbage://x", "sqlite:////nope/x.db", "nonsense"])
def test_a_database_that_cannot_be_opened_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
):
    monkeypatch.setenv("WILDPILE_DATABASE", database)
    shown = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert shown.exit_code == 1
    assert "WILDPILE_DATABASE cannot be opened" in shown.stderr
    assert len(shown.stderr.splitlines()) == 1
    assert "play at" not in shown.stdout


def test_where_games_are_kept_is_told_without_a_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    assert serving.claim_database(tmp_path) == str(tmp_path)
    monkeypatch.setenv("WILDPILE_DATABASE", f"sqlite:///{tmp_path}/games.db")
    assert serving.claim_database(tmp_path) == f"sqlite:///{tmp_path}/games.db"


def test_a_public_address_is_said_and_one_that_is_none_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WILDPILE_ADDRESS", "https://play.example/cards/")
    public = serving.claim_address()
    assert public == "https://play.example/cards"
    lines = list(serving.greeting("127.0.0.1", 8000, "x", lan=True, public=public))
    assert f"wildpile: play at {public}/" in lines
    for wrong in ("play.example", "ftp://play.example", "https://"):
        monkeypatch.setenv("WILDPILE_ADDRESS", wrong)
        with pytest.raises(serving.CannotServe, match="WILDPILE_ADDRESS"):
            serving.claim_address()
