"""Choose between compiled and interpreted, keep the compiler's cache, compile ahead.

`WILDPILE_JIT=0` interprets, `WILDPILE_JIT=1` compiles; unset, the kernel is compiled where Numba is
installed. Compiled code is kept in `WILDPILE_CACHE`, by default the user's cache folder, under a
hash of the kernel's sources and Numba's version: Numba itself does not notice an edit in another
file.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

from wildpile.choices import SWITCHES

try:
    import fcntl
except ImportError:  # Windows: there, one process compiles at a time
    fcntl = None  # type: ignore[assignment]  # asked for by `is None`

F = TypeVar("F", bound=Callable[..., Any])


def _numba() -> Any:
    if os.environ.get("WILDPILE_JIT", "") == "0":
        return None
    try:
        import numba
    except ImportError:
        if os.environ.get("WILDPILE_JIT", "") == "1":
            raise
        return None
    return numba


numba = _numba()


def is_compiled() -> bool:
    """Tell whether this process runs the kernel compiled."""
    return numba is not None


def _cache_home() -> Path:
    wanted = os.environ.get("WILDPILE_CACHE")
    folder = (
        Path(wanted)
        if wanted
        else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "wildpile"
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        folder = (
            Path(tempfile.gettempdir())
            / f"wildpile-cache-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
        )
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def cache_folder() -> Path:
    """Return the folder of this kernel's compiled code: one for each state of the sources, Numba
    and Python.
    """
    digest = hashlib.sha256()
    here = Path(__file__).parent
    for source in [*sorted(here.glob("*.py")), here.parent / "cards.py"]:
        digest.update(source.read_bytes())
    digest.update(" ".join(SWITCHES).encode())
    try:
        from importlib.metadata import version

        digest.update(version("numba").encode())
    except ImportError:
        pass
    digest.update(f"{sys.version} {platform.machine()} {here}".encode())
    return _cache_home() / f"kernel-{digest.hexdigest()[:16]}"


def is_warm() -> bool:
    """Tell whether the compiled kernel is ready in the cache.

    Needs neither Numba nor the kernel loaded.
    """
    return (cache_folder() / "ready").exists()


_folder = str(cache_folder()) if numba is not None else ""


def _widen_integers(dispatcher: Any) -> None:
    """Let kernel functions call each other with int64 for every signed integer, constants included.

    Numba compiles a function anew for each constant and each width that it is called with: the
    event log's `record` alone 118 times. Nothing depends on this but the time that compiling takes.
    """
    resolve = dispatcher.get_call_template
    widen = numba.types.int64

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        plain = [numba.types.unliteral(argument) for argument in arguments]
        wide = [
            widen if isinstance(argument, numba.types.Integer) and argument.signed else argument
            for argument in plain
        ]
        return resolve(tuple(wide), keywords)

    dispatcher.get_call_template = get_call_template


def _save_one_at_a_time(dispatcher: Any) -> None:
    """Let processes that compile side by side keep what they compiled.

    Numba reads a function's index, picks a free name and writes both: of two at once, one would
    lose its code, or find the other's under its name.
    """
    if fcntl is None:
        return
    save = dispatcher._cache.save_overload

    def save_overload(signature: Any, compiled: Any) -> None:
        with Path(_folder, "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            save(signature, compiled)

    dispatcher._cache.save_overload = save_overload


def _compile(function: F, forceinline: bool) -> F:
    if numba is None:
        return function
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = _folder
    try:
        dispatcher = numba.njit(
            cache=True, error_model="numpy", nogil=True, forceinline=forceinline
        )(function)
        _widen_integers(dispatcher)
        _save_one_at_a_time(dispatcher)
        return cast(F, dispatcher)
    finally:
        numba.config.CACHE_DIR = before


def compiled(function: F) -> F:
    """Compile a kernel function where Numba is wanted."""
    return _compile(function, False)


def inlined(function: F) -> F:
    """Compile a small function that every decision runs through into its callers: half the time of
    a turn was calls.
    """
    return _compile(function, True)


def wrapping(function: F) -> F:
    """Compile a function that counts on unsigned overflow; interpreted, silence NumPy's warning
    about it.
    """
    if numba is not None:
        return compiled(function)

    def quiet(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return cast(F, quiet)


if numba is not None:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic
    def bit_count(typing_context: Any, bits: Any) -> Any:
        """Count the set bits of a uint64."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.uint64), generate

    @intrinsic
    def lowest_bit(typing_context: Any, bits: Any) -> Any:
        """Return the place of the lowest set bit of a uint64 that is not zero."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.uint64), generate

    @intrinsic
    def natural(typing_context: Any, number: Any) -> Any:
        """Return a number that is not negative, from 0 to 2**31, and let the compiler know it:
        as an index it then counts from the front, without a look at its sign.
        """

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            short = builder.trunc(arguments[0], ir.IntType(31))
            return builder.zext(short, ir.IntType(64))

        return types.int64(types.int64), generate

    def _deposits_bits() -> bool:
        from llvmlite import binding

        try:
            return platform.machine() in ("x86_64", "AMD64") and bool(
                binding.get_host_cpu_features().get("bmi2")
            )
        except RuntimeError:
            return False

    if _deposits_bits():

        @intrinsic
        def nth_bit(typing_context: Any, bits: Any, number: Any) -> Any:
            """Return the place of the set bit `number`, from 0, of a uint64 that has more."""

            def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                word = ir.IntType(64)
                deposit = builder.module.declare_intrinsic(
                    "llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word])
                )
                chosen = builder.call(
                    deposit, [builder.shl(ir.Constant(word, 1), arguments[1]), arguments[0]]
                )
                return builder.cttz(chosen, ir.Constant(ir.IntType(1), 1))

            return types.int64(types.uint64, types.int64), generate

    else:

        @compiled
        def nth_bit(bits: Any, number: Any) -> Any:
            """Return the place of the set bit `number`, from 0, of a uint64 that has more."""
            for _ in range(number):
                bits &= bits - np.uint64(1)
            return lowest_bit(bits)

else:

    def natural(number: Any) -> Any:
        """Return a number that is not negative."""
        return number

    def nth_bit(bits: Any, number: Any) -> int:
        """Return the place of the set bit `number`, from 0, of a uint64 that has more."""
        left = int(bits)
        for _ in range(int(number)):
            left &= left - 1
        return (left & -left).bit_length() - 1

    def bit_count(bits: Any) -> int:
        """Count the set bits of a uint64."""
        return int(bits).bit_count()

    def lowest_bit(bits: Any) -> int:
        """Return the place of the lowest set bit of a uint64 that is not zero."""
        number = int(bits)
        return (number & -number).bit_length() - 1


def warm(progress: Callable[[str], None] | None = None) -> bool:
    """Compile the kernel into the cache, in a process of its own. Returns whether it is compiled
    afterwards.

    Without Numba there is nothing to do: the kernel runs interpreted.
    """
    say = progress or (lambda _: None)
    try:
        from importlib.metadata import version

        version("numba")
    except ImportError:
        say("Numba is not installed: the rules run interpreted (pip install 'wildpile[fast]').")
        return False
    folder = cache_folder()
    if is_warm():
        say("The rules are compiled already.")
        return True
    say("Compiling the rules (once, about a minute)…")
    started = time.monotonic()
    # Two at once, then one that finds everything and compiles what is missing.
    is_parallel = fcntl is not None and (os.cpu_count() or 1) > 1
    for shares in ([["0", "1"]] if is_parallel else []) + [["all"]]:
        if not _compile_shares(shares, say):
            say("Compiling failed: the rules run interpreted, slower.")
            return False
    (folder / "ready").write_text("compiled\n")
    _forget_others(folder)
    say(f"Compiled in {time.monotonic() - started:.0f} s.")
    return True


def _compile_shares(shares: list[str], say: Callable[[str], None]) -> bool:
    """Run `warming` for each share, all at once; return whether all went well."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", "wildpile.kernel.warming", share],
            env={**os.environ, "WILDPILE_JIT": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        for share in shares
    ]

    def tell(process: subprocess.Popen[str]) -> int:
        assert process.stdout is not None
        for line in process.stdout:
            say(f"  {line.strip()}")
        return process.wait()

    with ThreadPoolExecutor(len(processes)) as readers:
        return not any(list(readers.map(tell, processes)))


def _forget_others(folder: Path) -> None:
    """Remove the compiled code of older sources, but keep the newest few: other versions may be in
    use.
    """
    import shutil

    others = sorted(
        folder.parent.glob("kernel-*"), key=lambda path: path.stat().st_mtime, reverse=True
    )
    for path in others[5:]:
        if path != folder:
            shutil.rmtree(path, ignore_errors=True)
