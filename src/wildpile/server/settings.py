"""What a server is told at its start."""

from __future__ import annotations

import ipaddress
import os
import socket
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

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
    address: str = ""
    """Where people reach the server, as `https://play.example/cards`; empty: where they did."""
    lan: str = ""
    """In a home network, the address of this machine there, as `192.168.1.7`."""

    @property
    def path(self) -> str:
        """The path below which a proxy has the server, as `/cards`; empty for none."""
        return urlsplit(self.address).path.rstrip("/")

    @classmethod
    def from_environment(cls, data: Path, *, lan: bool = False) -> Settings:
        """Read `WILDPILE_DATABASE`, used instead of a file in `data`, `WILDPILE_HOSTS` and
        `WILDPILE_ADDRESS`. In a local network (`lan`) this machine answers to its own name too.

        Raises ValueError where the address is none.
        """
        address = os.environ.get("WILDPILE_ADDRESS", "").strip().rstrip("/")
        host = urlsplit(address).hostname or ""
        if address and not (host and address.startswith(("http://", "https://"))):
            raise ValueError(
                f"WILDPILE_ADDRESS is no address: {address!r} (as https://play.example)"
            )
        database: Path | str = os.environ.get("WILDPILE_DATABASE") or data / "wildpile.db"
        hosts = [name.strip() for name in os.environ.get("WILDPILE_HOSTS", "").split(",")]
        if lan:
            own = socket.gethostname().lower()
            hosts += [own, f"{own}.local"]
        return cls(
            database,
            hosts=tuple(filter(None, [*hosts, host])),
            address=address,
            lan=(lan_address() or "") if lan else "",
        )


def lan_address() -> str | None:
    """Return this machine's address in the local network, or None without one.

    The socket is never written to: connecting it only asks the system which way it would send.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, RFC 5737
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address
