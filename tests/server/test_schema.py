"""The API does what its description says: generated requests, all routes but the endless one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.servers import Client, server_thread
from tests.table.fakes import FakeMinds
from wildpile.server.app import create_app
from wildpile.server.settings import Settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Return a player of a server of its own."""
    database = Path(tmp_path_factory.mktemp("schema")) / "wildpile.db"
    with server_thread(database) as server:
        yield Client(server.config.port).join()


SETTINGS = settings(
    max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
schema = schemathesis.openapi.from_dict(
    create_app(Settings(Path("never-opened.db")), FakeMinds()).openapi()
).exclude(path_regex="stream$")


def check(case: Any, player: Client) -> None:
    """Send a generated request and compare the answer with its description."""
    url = f"http://127.0.0.1:{player.port}"
    case.call_and_validate(base_url=url, headers=player.authorization(), checks=CHECKS)


@schema.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_answer_is_as_described(case: Any, player: Client) -> None:
    check(case, player)


@schema.include(path_regex="seats|again|game|continue").parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_answer_at_a_real_seat_is_as_described(case: Any, player: Client) -> None:
    case.path_parameters = {**case.path_parameters, "match": player.match().split("/")[3]}
    if "seat" in case.path_parameters:
        case.path_parameters["seat"] = 0
    check(case, player)


@schema.include(path_regex="gatherings/").parametrize()
@SETTINGS
def test_every_answer_at_a_real_gathering_is_as_described(case: Any, player: Client) -> None:
    body = {"edition": "classic108", "id": "schema"}
    made = player.ok("POST", "/api/gatherings", body)["gathering"]
    case.path_parameters = {**case.path_parameters, "gathering": made}
    check(case, player)
