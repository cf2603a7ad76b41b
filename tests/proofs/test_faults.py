"""Every fault of `make mutants` can still be planted: its line stands in the kernel."""

import ast
from pathlib import Path

import pytest

from proofs.faults import FAULTS, Fault
from proofs.mutation import planted

KERNEL = Path(__file__).resolve().parents[2] / "src/wildpile/kernel"


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.says[:60])
def test_a_fault_can_be_planted(fault: Fault) -> None:
    sound = (KERNEL / fault.file).read_text()
    broken = planted(sound, fault)
    assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(sound))
