"""The set-up: what is pinned, what Node.js is taken, and when the client is built anew."""

import importlib.util
import os
import re
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

_spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
assert _spec is not None
assert _spec.loader is not None
hatch_build = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(hatch_build)


def name_of(requirement: str) -> str:
    return re.split(r"[\[<>=!~; ]", requirement)[0].lower().replace("_", "-")


def test_every_dependency_is_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [project["dependencies"], *project["optional-dependencies"].values()]
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    assert all("==" in line for line in lines)
    pinned = {name_of(line) for line in lines}
    assert {name_of(requirement) for group in wanted for requirement in group} <= pinned
    assert name_of(hatch_build.NODE_PACKAGE) in pinned


def test_no_pin_names_a_registry():
    assert "://" not in (ROOT / "constraints.txt").read_text()
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text()


@pytest.mark.parametrize(
    ("version", "is_good"),
    [
        ((18, 20), False),
        ((20, 18), False),
        ((20, 19), True),
        ((21, 7), False),
        ((22, 11), False),
        ((22, 12), True),
        ((24, 0), True),
    ],
)
def test_node_is_taken_only_where_vite_runs_on_it(version: tuple[int, int], is_good: bool):
    assert hatch_build.is_node_ok(version) is is_good


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
def test_an_old_node_on_the_path_is_passed_over(tmp_path: Path):
    for name, says in (("node", "v18.20.4"), ("npm", "10.0.0")):
        script = tmp_path / name
        script.write_text(f"#!/bin/sh\necho {says}\n")
        script.chmod(0o755)
    assert hatch_build.system_npm({"PATH": str(tmp_path)}) is None
    (tmp_path / "node").write_text("#!/bin/sh\necho v24.1.0\n")
    assert hatch_build.system_npm({"PATH": str(tmp_path)}) == str(tmp_path / "npm")
    assert hatch_build.system_npm({"PATH": str(tmp_path), "WILDPILE_NODE": "wheel"}) is None


def test_the_client_is_built_anew_when_a_source_changes(tmp_path: Path):
    web, static = tmp_path / "web", tmp_path / "src/wildpile/static"
    (web / "node_modules").mkdir(parents=True)
    static.mkdir(parents=True)
    (web / "page.ts").write_text("1")
    assert not hatch_build.is_fresh(tmp_path)
    (static / "index.html").write_text("built")
    (static / "built-from").write_text(hatch_build.source_hash(tmp_path))
    assert hatch_build.is_fresh(tmp_path)
    (web / "node_modules/package.js").write_text("anything")
    assert hatch_build.is_fresh(tmp_path)
    words = tmp_path / "src/wildpile/words/en"
    words.mkdir(parents=True)
    (words / "log.ftl").write_text("hello = Hello")
    assert not hatch_build.is_fresh(tmp_path)
    (static / "built-from").write_text(hatch_build.source_hash(tmp_path))
    (web / "page.ts").write_text("2")
    assert not hatch_build.is_fresh(tmp_path)


def test_this_python_is_new_enough():
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert wanted == ">=3.11"
    assert sys.version_info >= (3, 11)
