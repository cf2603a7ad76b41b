"""Simulations: rounds or whole matches between bots, on all cores or many machines.

>>> from wildpile.sim import simulate
>>> result = simulate("classic108", bots=["hard", "normal"], rounds=40, seed=1, workers=0)
>>> result.value("rounds")
40.0
"""

from wildpile.sim.plan import Plan
from wildpile.sim.results import Result, Row, columns
from wildpile.sim.runs import run, simulate

__all__ = ["Plan", "Result", "Row", "columns", "run", "simulate"]
