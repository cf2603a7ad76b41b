"""What `wildpile serve` does before the server starts: check the port and the folder, and greet.

All of it takes milliseconds, so that what cannot work is said at once.
"""

import errno
import importlib.util
import io
import os
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path

from wildpile.server.settings import Settings, lan_address

STATIC = Path(__file__).parents[1] / "static"


class CannotServe(Exception):
    """The server cannot start; the message says why and what helps, in one line."""


def default_folder() -> Path:
    """Return this person's data folder, such as ~/.local/share/wildpile."""
    import platformdirs

    return platformdirs.user_data_path("wildpile", appauthor=False)


def claim_port(host: str, port: int) -> int:
    """Return the port to listen on: the one asked for, or a free one for 0.

    Raises CannotServe if it cannot be had.
    """
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, proto) as door:
            # As the server does it: a port whose last connections are closing is free.
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(address)
            return int(door.getsockname()[1])
    except socket.gaierror as error:
        raise CannotServe(f"there is no address {host} ({error.strerror})") from error
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = port + 1 if port < 65535 else 8000
            raise CannotServe(
                f"port {port} is busy; take another: "
                f'make play ARGS="--port {other}", or wildpile serve --port {other}'
            ) from error
        if error.errno == errno.EACCES:
            raise CannotServe(
                f"port {port} is kept for the system; take one from 1024 on, such as --port 8000"
            ) from error
        raise CannotServe(f"cannot listen on {host}, port {port}: {error.strerror}") from error


def claim_folder(folder: Path) -> Path:
    """Make the data folder, try that it can be written to, and return its full path.

    Raises CannotServe if it cannot.
    """
    folder = folder.expanduser().absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CannotServe(
            f"cannot write to the data folder {folder} ({error.strerror}); "
            "name another with --data FOLDER"
        ) from error
    return folder


def claim_database(folder: Path) -> str:
    """Return where games are kept: the folder, or the database that `WILDPILE_DATABASE` names.

    Raises CannotServe if that cannot be opened.
    """
    database = os.environ.get("WILDPILE_DATABASE")
    if not database:
        return str(folder)
    from wildpile.server.store.sql import StoreError, shown, try_database

    try:
        try_database(database)
    except StoreError as error:
        raise CannotServe(str(error)) from error
    return shown(database)


def claim_address() -> str:
    """Return the address that `WILDPILE_ADDRESS` names, empty for none.

    Raises CannotServe if it is none.
    """
    try:
        return Settings.from_environment(Path()).address
    except ValueError as error:
        raise CannotServe(str(error)) from error


def greeting(host: str, port: int, kept: str, *, lan: bool, public: str = "") -> Iterator[str]:
    """Yield the lines that say where the game is to be found."""
    if not (STATIC / "index.html").is_file():
        yield "wildpile: the browser client is not built, so there is no page: run make setup"
    if public:
        yield f"wildpile: play at {public}/"
    elif not lan:
        name = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        yield f"wildpile: play at http://{f'[{name}]' if ':' in name else name}:{port}/"
    else:
        address = lan_address()
        if address is None:
            yield f"wildpile: no local network found; play here at http://127.0.0.1:{port}/"
        else:
            url = f"http://{address}:{port}/"
            yield f"wildpile: play here or on any device in your network at {url}"
            yield qr_code(url)
    yield f"wildpile: games are kept in {kept}"
    yield "wildpile: press Ctrl+C to stop"


def choose_interpreted() -> bool:
    """Interpret the rules if their compiled code is not there yet; return whether that was so.

    Compiling takes a minute, which is nothing to do in the middle of somebody's game. Call this
    before anything else of the kernel is imported.
    """
    from wildpile.kernel import jit

    if not jit.is_compiled() or os.environ.get("WILDPILE_JIT") == "1" or jit.is_warm():
        return False
    os.environ["WILDPILE_JIT"] = "0"
    importlib.reload(jit)
    return True


def why_interpreted(*, is_cold: bool) -> str | None:
    """Return the line that says why the rules run interpreted and what helps, None if they do not.

    `is_cold` is what `choose_interpreted` returned. Imports no Numba.
    """
    from wildpile.kernel import jit

    if jit.is_compiled():
        return None
    if is_cold:
        helps = "wildpile warm compiles them, once"
    elif importlib.util.find_spec("numba") is None:
        helps = "pip install 'wildpile[fast]' brings the compiler"
    else:
        helps = "WILDPILE_JIT is 0; without it they are compiled"
    return f"wildpile: the rules run interpreted, slower: {helps}"


def qr_code(text: str) -> str:
    """Return a QR code of `text` in half-block characters, for a terminal."""
    import segno

    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, compact=True)
    return out.getvalue().rstrip("\n")
