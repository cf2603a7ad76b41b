"""What a page loads before it can be used stays small."""

import pytest

from reach.sizes import MOST, script_size


@pytest.mark.parametrize("name", MOST)
def test_a_page_waits_for_few_bytes_of_scripts(name: str) -> None:
    assert 10_000 < script_size(name) <= MOST[name]
