"""Bots for tests: the kernel's own policies, with times that a test sets."""

from dataclasses import dataclass, field
from typing import Any

from wildpile.game.actions import Action
from wildpile.kernel import policies


@dataclass
class FakeMinds:
    """Decides by the kernel's normal policy; `forgets` makes it never call."""

    think: dict[str, float] = field(default_factory=dict)
    catch: float | None = None
    late_call: float | None = None
    forgets: bool = False

    def decide(self, level: str, obs: Any, rng: Any) -> Action:
        """Choose as the kernel's policy does."""
        choice = int(policies.choose(policies.NORMAL, obs, rng))
        calls = choice >= policies.WITH_CALL and not self.forgets
        return Action(choice % policies.WITH_CALL, calls)

    def think_seconds(self, level: str, pace: str, rng: Any) -> float:
        """Return what the test set for the pace, at once by default."""
        return self.think.get(pace, 0.0)

    def catch_seconds(self, level: str, pace: str, rng: Any) -> float | None:
        """Return what the test set."""
        return self.catch

    def late_call_seconds(self, level: str, pace: str, rng: Any) -> float | None:
        """Return what the test set."""
        return self.late_call
