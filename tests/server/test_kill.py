"""A few kills in every run of the tests; `python -m proofs` does many."""

import pytest

from proofs import kill


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_killed_server_has_every_acknowledged_move_and_every_game_goes_on() -> None:
    summary = kill.run(kills=2, seed=3)
    assert summary.startswith("2 kills: ")
