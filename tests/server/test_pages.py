"""The browser client's files, and what is said where it is not built."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Client, server_thread


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a small page."""
    folder = Path(tmp_path_factory.mktemp("page"))
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    (folder / "assets/app-1234.js").write_text("export {};")
    (folder / "score.html").write_text("<!doctype html><title>score</title>")
    (folder / "score-worker.js").write_text("const VERSION='1';")
    (folder / "score.webmanifest").write_text("{}")
    (folder.parent / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def visitor(page: Path) -> Iterator[Client]:
    """Return a client of a server with that page."""
    with server_thread(page.parent / "wildpile.db", static=page) as server:
        yield Client(server.config.port)


def test_the_page_is_never_stale_and_its_hashed_files_never_asked_for_again(
    visitor: Client,
) -> None:
    status, text, headers = visitor.call("GET", "/")
    assert (status, text) == (200, "<!doctype html><title>page</title>")
    assert headers["cache-control"] == "no-cache"
    status, _, headers = visitor.call("GET", "/assets/app-1234.js")
    assert status == 200
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"].startswith("text/javascript")


def test_the_score_pad_has_an_address_of_its_own_and_a_worker_that_is_never_stale(
    visitor: Client,
) -> None:
    status, text, headers = visitor.call("GET", "/score?lang=de")
    assert (status, text) == (200, "<!doctype html><title>score</title>")
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"].startswith("text/html")
    _, _, headers = visitor.call("GET", "/score-worker.js")
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "no-cache"
    _, _, headers = visitor.call("GET", "/score.webmanifest")
    assert headers["content-type"].startswith("application/manifest+json")
    assert visitor.call("GET", "/score/1")[0] == visitor.call("GET", "/scores")[0] == 404


def test_any_other_address_is_told_apart_from_the_page(visitor: Client) -> None:
    status, text, _ = visitor.call("GET", "/table/abc")
    assert status == 404
    assert "There is no such page" in text
    assert visitor.call("GET", "/assets/other.js")[0] == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%00",
        "//etc/passwd",
    ],
)
def test_nothing_outside_the_page_is_served(visitor: Client, path: str) -> None:
    _, text, _ = visitor.call("GET", path)
    assert "secret" not in str(text).replace("secret.txt", "")
    assert "root:" not in str(text)


def test_without_a_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    with server_thread(tmp_path / "wildpile.db", static=tmp_path / "none") as server:
        client = Client(server.config.port)
        status, text, _ = client.call("GET", "/")
        assert status == 503
        assert "make play" in text
        assert client.call("GET", "/api/health")[0] == 200
