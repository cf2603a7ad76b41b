"""What is to be simulated. A plan and nothing else decides the result."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from wildpile import __version__
from wildpile.bots.levels import LEVELS
from wildpile.errors import WildpileError
from wildpile.kernel.batch import RESULTS
from wildpile.kernel.policies import POLICY_NAMES
from wildpile.rules import Ruleset
from wildpile.rulescode import rules_code

MOST = 1 << 40


class PlanError(WildpileError):
    """A simulation that cannot be: unknown bots, no rounds. Codes `sim/…`."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Rounds, or whole matches, by some rules between some bots, from a seed.

    `bots` names a policy for each seat: `play_if_able`, `uniform`, `easy`, `normal`, `hard`. The
    three levels forget calls, and notice missing ones, as at a live table; the others never.
    Item number i has the seed `seed + i`, and seat `(seed + i) mod players` deals first.
    """

    rules: Ruleset
    bots: tuple[str, ...]
    count: int
    seed: int = 1
    matches: bool = False
    label: str = ""

    @classmethod
    def of(
        cls,
        rules: Ruleset,
        bots: Sequence[str],
        *,
        rounds: int | None = None,
        matches: int | None = None,
        seed: int = 1,
        label: str = "",
    ) -> Plan:
        """Check a plan. Raises `PlanError` (`sim/…`), `RulesError` (`rules/players`)."""
        if (rounds is None) == (matches is None):
            raise PlanError("sim/count", "say how many rounds, or how many matches")
        count = rounds if rounds is not None else matches
        assert count is not None
        if not 1 <= count <= MOST:
            raise PlanError("sim/count", f"{count} is no number from 1 to {MOST}")
        if not 0 <= seed < 1 << 63:
            raise PlanError("sim/seed", f"a seed is a whole number below 2^63: {seed}")
        unknown = sorted({bot for bot in bots if bot not in POLICY_NAMES})
        if unknown:
            known = ", ".join(POLICY_NAMES)
            raise PlanError("sim/bots", f"no such bots: {', '.join(unknown)}; there are {known}")
        rules.check_players(len(bots))
        if matches is not None and rules.scoring == "single":
            raise PlanError("sim/count", "with scoring=single a match is one round: ask for rounds")
        return cls(rules, tuple(bots), count, seed, matches is not None, label)

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return len(self.bots)

    @property
    def name(self) -> str:
        """The label, else the switches that differ from the official rules."""
        return self.label or f"{self.rules.edition} {self.rules.text}"

    @property
    def digest(self) -> str:
        """Names the result: plans with the same digest have the same one. Versions differ in it."""
        kind = "matches" if self.matches else "rounds"
        played = f"{rules_code(self.rules)} {' '.join(self.bots)} {kind} {self.count} {self.seed}"
        told = f"{__version__} {RESULTS.itemsize} {played}"
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    def habits(self) -> list[tuple[int, int, int]]:
        """Return for each seat its policy's number, and of 1000 the calls that it forgets and the
        missing ones that it notices.
        """
        found = []
        for bot in self.bots:
            level = LEVELS.get(bot)
            forgets = round(1000 * level.forgets) if level else 0
            notices = round(1000 * level.notices) if level else 0
            found.append((POLICY_NAMES.index(bot), forgets, notices))
        return found
