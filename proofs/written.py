"""Whole matches between bots, written down, read and played again to the very same bytes."""

from __future__ import annotations

from collections import Counter
from functools import partial

import numpy as np

from proofs.bots import Bots
from proofs.processes import WORKERS, side_by_side
from proofs.rulesets import random_rules
from wildpile.bots.levels import LEVELS
from wildpile.cards import EDITIONS
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.notation.record import Record, Recorder
from wildpile.notation.record_json import parse_record, to_json
from wildpile.notation.record_text import print_record
from wildpile.notation.replay import replay
from wildpile.rules import PRESETS, Ruleset

KINDS = [(edition, preset) for edition in EDITIONS for preset in (*PRESETS, "random")]
TARGETS = (20, 50, 100, 300)
MOST_ROUNDS = 50
MOST_ACTIONS = 1000  # of a round
LEAVING = 200  # one action in so many is a departure, at every eighth table

Done = tuple[tuple[Event, ...], bytes]
"""What an action caused, and the state after it."""


def kind_of(index: int) -> tuple[str, str, int]:
    """Return edition, preset and players: all of them in 135 matches."""
    return *KINDS[index % len(KINDS)], 2 + index // len(KINDS) % 9


def rules_of(edition: str, preset: str, players: int, random: np.random.Generator) -> Ruleset:
    """Return the rules of a preset, or random ones, to some number of points."""
    if preset == "random":
        rules = random_rules(random, players, edition)
    else:
        rules = Ruleset.preset(preset, edition)
    return rules if rules.scoring == "single" else rules.replace(target=int(random.choice(TARGETS)))


def play(index: int, seed: int) -> tuple[Record, list[Done], Match]:
    """Play match number `index` until somebody has won it, or it is cut off, and write it down."""
    random = np.random.default_rng((seed, index))
    edition, preset, players = kind_of(index)
    rules = rules_of(edition, preset, players, random)
    levels = [str(level) for level in random.choice(list(LEVELS), players)]
    dealer = int(random.integers(players)) if random.integers(2) else None
    generator, key, number = "chacha8", random.bytes(32), int(random.integers(1 << 63))
    if random.integers(2):
        generator = "xoshiro256++"
        match = Match.new(rules, players, seed=number, dealer=dealer)
    else:
        match = Match.new(rules, players, key=key, dealer=dealer)
    recorder = Recorder(
        rules,
        [f"Bot {seat + 1}" for seat in range(players)],
        generator=generator,
        seed=key.hex() if generator == "chacha8" else str(number),
        dealer=dealer,
        bots=levels,
    )
    bots, leaving, done = Bots(levels, number), random.integers(8) == 0, list[Done]()

    def note(events: list[Event]) -> list[Event]:
        done.append((tuple(events), match.round.to_bytes()))
        return events

    for _ in range(MOST_ROUNDS):
        events = match.deal()
        recorder.deal(events)
        note(events[[event.type for event in events].index("opened") :])
        until = len(done) + MOST_ACTIONS
        while not match.round.is_over and len(done) < until:
            if leaving and random.integers(LEAVING) == 0:
                seat = int(random.choice(present(match)))
                recorder.act(seat, "leave", note(match.leave(seat)))
                continue
            for seat, action in bots.moves(match.round):
                text = match.round.text(seat, action)
                recorder.act(seat, text, note(match.play(seat, action)))
        if match.is_over or not match.round.is_over or len(present(match)) < 2:
            break
    return recorder.record(match.totals), done, match


def present(match: Match) -> list[int]:
    """Return the seats that have not left."""
    return [seat for seat in range(match.players) if int(match.state.present) >> seat & 1]


def check(index: int, seed: int) -> Counter[str]:
    """Play a match, write it down as text and JSON, read both and play what was read."""
    record, done, match = play(index, seed)
    text, data = print_record(record), to_json(record)
    for written, write in ((text, print_record), (data, to_json)):
        read = parse_record(written)
        assert repr(read) == repr(record)
        assert write(read) == written
    moments = list(replay(read))
    assert [(moment.events, moment.match.round.to_bytes()) for moment in moments] == done
    assert moments[-1].match.to_bytes() == match.to_bytes()
    rounds = record.rounds
    return Counter(
        {
            "matches": 1,
            "rounds": len(rounds),
            "actions": len(done),
            "matches won": record.winner is not None,
            "matches cut off": not record.is_over and len(present(match)) > 1,
            "matches that somebody left": any(
                s.action == "leave" for one in rounds for s in one.steps
            ),
            "rounds blocked": sum(one.blocked for one in rounds),
            "bytes of text": len(text.encode()),
            "bytes of JSON": len(data.encode()),
            record.generator: 1,
            **dict.fromkeys(kind_of(index)[:2], 1),
            f"{record.players} players": 1,
        }
    )


def check_share(index: int, seed: int) -> Counter[str]:
    """Check match number `index`. Raises `AssertionError` that names it."""
    try:
        return check(index, seed)
    except Exception as error:
        raise AssertionError(f"match {index} of seed {seed}: {error!r}") from error


def check_records(matches: int, seed: int, workers: int = WORKERS) -> Counter[str]:
    """Check so many matches; return what they held."""
    found: Counter[str] = Counter()
    for counts in side_by_side(partial(check_share, seed=seed), range(matches), workers):
        found.update(counts)
    return found
