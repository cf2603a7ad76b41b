"""What all tests share: Hypothesis profiles, and the Chromium of the browser tests."""

import os
import shutil
from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# Deadlines per example say more about the machine than about the code.
settings.register_profile("dev", max_examples=50, deadline=None)
settings.register_profile(
    "ci",
    max_examples=100,
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

NO_CHROMIUM = "Chromium is missing; run: sudo apt-get install chromium"
CHROMIUM = next(
    (
        path
        for name in (
            os.environ.get("CHROMIUM", ""),
            # The same without windows: a new page costs it a fifth of the time.
            "chromium-headless-shell",
            "/usr/bin/chromium-headless-shell",
            "chromium",
            "chromium-browser",
            "google-chrome",
            "/usr/bin/chromium",
        )
        if name and (path := shutil.which(name))
    ),
    None,
)


def is_browser_test(item: pytest.Item) -> bool:
    """Tell whether the test drives the page: those marked so, or asking for one of its fixtures."""
    fixtures = {"page", "context", "browser", "new_context"}
    return bool(
        item.get_closest_marker("browser")
        or fixtures.intersection(getattr(item, "fixturenames", ()))
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that drives the page, before -m chooses among them."""
    # The longest first, or one of them is all that is left at the end.
    items.sort(key=lambda item: item.path.name != "test_matches.py")
    for item in items:
        if is_browser_test(item) or "browser" in item.path.relative_to(item.config.rootpath).parts:
            item.add_marker("browser")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail the tests in the browser where there is none, with the command that helps."""
    if CHROMIUM is None and item.get_closest_marker("browser"):
        pytest.fail(NO_CHROMIUM, pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Count such a test as failed, not as an error of its set-up."""
    report = yield
    if report.when == "setup" and report.failed and NO_CHROMIUM in str(report.longrepr):
        report.when = "call"
    return report


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the system's Chromium, and keep it from talking to anybody but our server."""
    return {
        **browser_type_launch_args,
        "executable_path": CHROMIUM,
        "args": [
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-gpu",
            "--disable-quic",
            "--disable-sync",
            "--no-first-run",
        ],
    }
