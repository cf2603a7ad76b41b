"""A Dask cluster as executor: the same plans, the same results, on many machines.

Needs the extra `dask`. The workers need Wildpile of the same version.
"""

from __future__ import annotations

from concurrent.futures import Executor
from typing import Any, cast

from wildpile.sim.plan import PlanError


def cluster(address: str, seconds: float = 10.0) -> tuple[Any, int]:
    """Join a scheduler; return the client and how many threads its workers have.

    Raises `PlanError` (`sim/dask`) where Dask is not installed or nobody answers.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise PlanError(
            "sim/dask", "Dask is not installed: pip install 'wildpile[dask]'"
        ) from error
    try:
        client: Any = cast(Any, Client)(address, timeout=seconds)
        client.wait_for_workers(1, timeout=seconds)
    except (OSError, TimeoutError, ValueError) as error:
        raise PlanError("sim/dask", f"no Dask cluster at {address}: {error}") from error
    return client, max(1, sum(client.nthreads().values()))


def executor_of(client: Any) -> Executor:
    """Return the client as executor. A share on a lost worker is run again, any number of times."""
    found: Executor = client.get_executor(pure=False, retries=100)
    return found
