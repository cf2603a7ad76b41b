"""One server with the tests' own bots for each module of tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Client, server_thread


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Return the port of a running server."""
    database = Path(tmp_path_factory.mktemp("server")) / "wildpile.db"
    with server_thread(database) as server:
        yield server.config.port


@pytest.fixture
def client(port: int) -> Client:
    """Return a program that is a player."""
    return Client(port).join()
