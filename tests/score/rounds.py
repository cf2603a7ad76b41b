"""Matches by the engine, round by round, for the score pad to add up.

`rounds.jsonl` beside this file holds them: `python -m tests.score` makes it anew. The client's
tests read it (web/src/lib/score.engine.test.ts), and the pad must come to the same points, totals,
dealers and ends.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wildpile.cards import EDITIONS, RANKS, deck
from wildpile.game.match import Match
from wildpile.kernel import scoring
from wildpile.kernel.layout import LOG, new_record
from wildpile.rules import Ruleset

PATH = Path(__file__).with_name("rounds.jsonl")
COMMAND = "python -m tests.score"
SEED = 4000
ROUNDS = 1_000
MOST_MOVES, MOST_ROUNDS = 120, 12
SCORINGS = ("winner", "lowest", "elimination", "single")
# Letters of the pad: Draw Two is D, the wilds W F T H C.
RANK_LETTERS = "0123456789SRD"
WILD_LETTERS = "WFTHC"
_block_round: Any = scoring.block_round


def letter_of(face: int) -> str:
    """Return how the pad writes a card; its colour scores nothing."""
    colored = len(RANK_LETTERS) * 4
    return RANK_LETTERS[face % RANKS] if face < colored else WILD_LETTERS[face - colored]


def lines() -> Iterator[str]:
    """Return matches until they have so many rounds together, a line of JSON each."""
    rounds = number = 0
    while rounds < ROUNDS:
        text = line(number)
        number += 1
        rounds += text.count('["round",')
        yield text


def line(number: int) -> str:
    """Return a match by its number, as a line of JSON."""
    return json.dumps(play_match(number), separators=(",", ":"))


def play_match(number: int) -> dict[str, Any]:
    """Play a match by random rules; return them and what happened."""
    chance = random.Random(SEED + number)
    scored = SCORINGS[number % len(SCORINGS)]
    edition = EDITIONS[number // len(SCORINGS) % len(EDITIONS)]
    teams = scored != "elimination" and chance.random() < 0.3
    players = 4 if teams else chance.randint(2, 10)
    choices: dict[str, Any] = {
        "scoring": scored,
        "teams": int(teams),
        "blocked": chance.choice(("lowest", "lowest", "void")),
        "decks": chance.choice((1, 1, 2)),
    }
    choices["hand"] = chance.randint(1, min(7, sum(deck(edition)) // players - 1))
    if scored != "single":
        choices["target"] = chance.choice((20, 50, 100, 200, 500))
    rules = Ruleset.of(edition, **choices)
    match = Match.new(rules, players, seed=number, dealer=chance.randrange(players))
    first = match.round.dealer
    entries: list[list[Any]] = []
    while not match.is_over and match.round_number < MOST_ROUNDS:
        if entries and chance.random() < 0.05 and seated(match) > 2:
            seat = chance.choice([s for s in range(players) if int(match.state.present) >> s & 1])
            match.leave(seat)
            entries.append(["leave", seat])
        if seated(match) < 2:
            break
        entries.append(play_round(match, chance))
    return {
        "edition": edition,
        "players": players,
        **{key: choices[key] for key in ("scoring", "teams", "blocked", "decks")},
        "target": rules.target,
        "dealer": first,
        "entries": entries,
        "over": match.is_over,
        "winner": match.winner,
    }


def seated(match: Match) -> int:
    """Return how many would be dealt to."""
    return (int(match.state.present) & ~int(match.state.eliminated)).bit_count()


def play_round(match: Match, chance: random.Random) -> list[Any]:
    """Play a round by chance; where it grows long nobody can move any more."""
    out = int(match.state.eliminated)
    match.deal()
    round_ = match.round
    dealer, moves = round_.dealer, 0
    longest = chance.choice((3, 20, MOST_MOVES, MOST_MOVES, MOST_MOVES))
    while not round_.is_over:
        if moves == longest:
            _block_round(match.state, round_.record, new_record(LOG))
            break
        legal = round_.legal(round_.turn)
        plays = [action for action in legal if action.is_play]
        match.play(round_.turn, chance.choice(plays or legal))
        moves += 1
    public = round_.public()
    blocked = public.blocked
    hands = [
        None if round_.has_left(seat) else "".join(map(letter_of, round_.hand(seat)))
        for seat in range(round_.players)
    ]
    return [
        "round",
        None if blocked else round_.winner,
        hands,
        dealer,
        list(public.gained),
        match.totals,
        [seat for seat in range(round_.players) if int(match.state.eliminated) & ~out & 1 << seat],
    ]
