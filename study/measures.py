"""Playing a setting, and what is measured of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from study.figures import BLOCKS, Figure, mean, share
from study.settings import Setting
from wildpile.sim import Plan, Result, run
from wildpile.sim.work import added

SEED = 1


@dataclass(frozen=True, slots=True)
class Size:
    """How much is played."""

    blocks: int = BLOCKS
    block: int = 4_800  # rounds in each
    matches: int = 16_000
    published: int = 240_000  # rounds for each published setting
    uniform: int = 20_000  # the same, where everybody plays at random
    watched: int = 200  # rounds looked at move by move

    @property
    def rounds(self) -> int:
        """Rounds of each setting."""
        return self.blocks * self.block


@dataclass(frozen=True, slots=True)
class Measured:
    """A setting's rounds between four normal bots, and matches of a hard one with easy ones."""

    setting: Setting
    rounds: Any  # RESULTS
    blocks: tuple[tuple[float, float, float], ...]  # of each: turns, points, first place's share
    matches: Any  # RESULTS

    def figures(self) -> dict[str, Figure]:
        """Return every measure by its name."""
        told, played = self.rounds, self.matches
        ended = int(told.rounds) - int(told.cut)
        if self.setting.rules.scoring == "single":  # each round is a match
            matches, won = int(played.rounds), played.seat_wins
            rounds, rounds_squared = matches, matches
            turns, turns_squared = played.turns, played.turns_squared
        else:
            matches, won = int(played.matches), played.match_wins
            rounds, rounds_squared = played.match_rounds, played.match_rounds_squared
            turns, turns_squared = played.match_turns, played.match_turns_squared
        sides = range(0, self.setting.players, 2) if self.setting.rules.teams else range(1)
        return {
            "turns per round": mean(int(told.turns), int(told.turns_squared), int(told.rounds)),
            "points per round": mean(int(told.points), int(told.points_squared), ended),
            "rounds won by the first place": share(int(told.place_wins[0]), ended),
            "blocked rounds": share(int(told.blocked), int(told.rounds)),
            "rounds cut off": share(int(told.cut), int(told.rounds)),
            "rounds per match": mean(int(rounds), int(rounds_squared), matches),
            "turns per match": mean(int(turns), int(turns_squared), matches),
            "rounds won by hard": share(
                sum(int(played.seat_wins[seat]) for seat in sides),
                int(played.rounds) - int(played.cut),
            ),
            "matches won by hard": share(sum(int(won[seat]) for seat in sides), matches),
        }

    @property
    def fair(self) -> float:
        """The share of matches that luck alone gives the hard bot."""
        return 0.5 if self.setting.rules.teams else 1 / self.setting.players


def measure(setting: Setting, size: Size) -> Measured:
    """Play a setting: the same seeds, thus the same deals, for each."""
    bots = ["normal"] * setting.players
    plans = [
        Plan.of(setting.rules, bots, rounds=size.block, seed=SEED + place * size.block)
        for place in range(size.blocks)
    ]
    records = [result.record for result in run(plans, workers=0)]
    matches = one(setting, ["hard", *["easy"] * (setting.players - 1)], size.matches)
    blocks = tuple(map(_block, records))
    return Measured(setting, added([record.tobytes() for record in records]), blocks, matches)


def one(setting: Setting, bots: list[str], count: int) -> Any:
    """Play whole matches, or rounds where a match is one; return the RESULTS."""
    if setting.rules.scoring == "single":
        plan = Plan.of(setting.rules, bots, rounds=count, seed=SEED)
    else:
        plan = Plan.of(setting.rules, bots, matches=count, seed=SEED)
    result: Result = run([plan], workers=0)[0]
    return result.record


def _block(told: Any) -> tuple[float, float, float]:
    rounds, ended = int(told.rounds), max(1, int(told.rounds) - int(told.cut))
    return int(told.turns) / rounds, int(told.points) / ended, int(told.place_wins[0]) / ended
