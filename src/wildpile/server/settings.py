"""What a server is told at its start."""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parents[1] / "static"


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of one server. `database` is a file of SQLite, or an address such as `postgresql://…`."""

    database: Path | str
    static: Path = STATIC
    hosts: tuple[str, ...] = ()
    """Names, beside localhost, that this server is reached by."""
    rates: bool = True
    """Whether new people and matches are limited for each address."""

    @classmethod
    def from_environment(cls, data: Path, *, lan: bool = False) -> Settings:
        """Read `WILDPILE_DATABASE`, used instead of a file in `data`, and `WILDPILE_HOSTS`.

        In a local network (`lan`) this machine answers to its own name too.
        """
        database: Path | str = os.environ.get("WILDPILE_DATABASE") or data / "wildpile.db"
        hosts = [name.strip() for name in os.environ.get("WILDPILE_HOSTS", "").split(",")]
        if lan:
            own = socket.gethostname().lower()
            hosts += [own, f"{own}.local"]
        return cls(database, hosts=tuple(filter(None, hosts)))
