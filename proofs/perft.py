"""Perft: how many sequences of actions there are to a depth, by the kernel and by the oracle.

python -m proofs.perft    print tests/perft/perft.txt anew, as the kernel counts

A line: edition | switches | players | seed | actions played before | counts for depths 1, 2, …
The actions before are each the first that is offered to the seat to act. All seats' actions count,
catches, calls and jump-ins too; a finished round has no more. Chance is that of the seed.
"""

from __future__ import annotations

import copy
import sys
from dataclasses import dataclass
from pathlib import Path

from proofs.agreement import Duel
from tests.oracle import Oracle
from wildpile.game.round import Round
from wildpile.rules import PRESETS, Ruleset, parse_rules

FILE = Path(__file__).resolve().parents[1] / "tests" / "perft" / "perft.txt"
MORE = (
    ("classic108", "stack=22,44,42,24 jump=1", 3),
    ("classic108", "skip_bounce=1 reverse_bounce=1", 3),
    ("classic108", "dtm=may force=always", 2),
    ("classic112", "ws_colour=after_deal uno_swap=holders", 3),
    ("zelda", "tri_answer=anywild tri_after=play_drawn", 3),
    ("classic108", "teams=1 seven0=1 seven_optional=1", 4),
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the file."""

    edition: str
    switches: str
    players: int
    seed: int
    before: int
    counts: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> Line:
        """Read a line."""
        edition, switches, players, seed, before, counts = (
            part.strip() for part in text.split("|")
        )
        numbers = tuple(map(int, counts.split()))
        return cls(edition, switches, int(players), int(seed), int(before), numbers)

    def __str__(self) -> str:
        counts = " ".join(map(str, self.counts))
        return (
            f"{self.edition} | {self.switches} | {self.players} | {self.seed} | {self.before} | "
            f"{counts}"
        )

    def start(self) -> Duel:
        """Return both, at the position of the line."""
        duel = Duel(parse_rules(self.edition, self.switches), self.players, self.seed)
        duel.deal()
        for _ in range(self.before):
            round_ = duel.match.round
            if round_.is_over:
                break
            seat = round_.turn
            duel.act(seat, round_.text(seat, round_.legal(seat)[0]))
        return duel


def by_kernel(round_: Round, depth: int) -> int:
    """Count sequences of `depth` actions."""
    if round_.is_over:
        return 0
    total = 0
    for seat in range(round_.players):
        for action in round_.legal(seat):
            if depth == 1:
                total += 1
                continue
            after = round_.copy()
            after.push(seat, action)
            total += by_kernel(after, depth - 1)
    return total


def by_oracle(oracle: Oracle, depth: int) -> int:
    """Count the same in the slow game."""
    if oracle.phase == "over":
        return 0
    total = 0
    for seat in range(oracle.players):
        for text in oracle.legal(seat):
            if depth == 1:
                total += 1
                continue
            after = copy.deepcopy(oracle)
            after.act(seat, text)
            total += by_oracle(after, depth - 1)
    return total


def kinds() -> list[tuple[str, str, int]]:
    """Return the rules and players that the file has lines for."""
    presets = [
        (edition, Ruleset.preset(name, edition).text, players)
        for edition, players in (("classic108", 2), ("classic112", 4), ("zelda", 3))
        for name in PRESETS
    ]
    return [*presets, *MORE]


def main() -> None:
    """Print the file."""
    sys.stdout.write(
        "# edition | switches | players | seed | actions before | counts for depths 1, 2, …\n"
    )
    for place, (edition, switches, players) in enumerate(kinds()):
        for before in (0, 6, 14):
            line = Line(edition, switches, players, 100 + place, before, ())
            round_ = line.start().match.round
            counts = []
            for depth in range(1, 9):
                counts.append(by_kernel(round_, depth))
                if not 0 < counts[-1] < 2000:
                    break
            line = Line(edition, switches, players, 100 + place, before, tuple(counts))
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
