"""Rounds played out with every step checked, and the compiled kernel against the interpreted one.

At every step: each card of the deck lies in exactly one hand or pile; masks and counts agree with
the hands; the seat to act has a legal action; the checked door takes each action that is offered.
"""

from __future__ import annotations

import hashlib
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from proofs.processes import WORKERS, run_module, side_by_side
from proofs.rulesets import OFFICIAL, random_rules
from wildpile.cards import FACES
from wildpile.game.encode import rules_record
from wildpile.kernel.batch import CUT_OFF, POLICY_STREAM
from wildpile.kernel.jit import compiled
from wildpile.kernel.layout import (
    ACTIONS,
    DRAW,
    LOG,
    OBS,
    OVER,
    SEATING,
    new_record,
    new_state,
)
from wildpile.kernel.legal import legal_actions
from wildpile.kernel.observe import observe
from wildpile.kernel.piles import deal_round, start_match
from wildpile.kernel.policies import PLAY_IF_ABLE, POLICY_NAMES, WITH_CALL, choose
from wildpile.kernel.refusals import refusal
from wildpile.kernel.rng import fill_words, pick, seed_simulation
from wildpile.kernel.turn import apply
from wildpile.rules import Ruleset

# Policies beside the kernel's own, which speak out of turn too.
BY_MASK = 5  # uniform over the mask of legal actions, on turn alone
WILDLY = 6  # the same out of turn too, with calls where they are false
STYLES = (*POLICY_NAMES, "by mask", "wildly")
NOTHING_LEGAL, NOT_IN_MASK, NOT_SEATED = 3, 8, 9

FAULTS = (
    "none",
    "a card is lost or doubled",
    "a hand's mask or count is wrong",
    "the seat to act has no legal action",
    "the mask and its count differ",
    "an offered action is refused",
    "the top card is not on top",
    "a seat is exposed or called without one card",
    "the action chosen is not in the mask",
    "the seat to act is not in the round",
)

COUNTS = np.dtype(
    [
        ("rounds", "i8"),
        ("steps", "i8"),
        ("ended", "i8"),
        ("blocked", "i8"),
        ("cut", "i8"),
        ("fault", "i8"),
        ("fault_seed", "u8"),
        ("fault_step", "i8"),
    ],
    align=True,
)
OUTCOMES = ("rounds", "steps", "ended", "blocked", "cut")


@compiled
def cards_fault(state: Any, rules: Any) -> Any:
    """Return the fault in where the cards are, 0 for none."""
    found = np.zeros(FACES, dtype=np.int64)
    for place in range(state.draw_count):
        found[state.draw_pile[place]] += 1
    for place in range(state.discard_count):
        found[state.discard_pile[place]] += 1
    for seat in range(state.players):
        held = 0
        for face in range(FACES):
            copies = np.int64(state.hands[seat, face])
            found[face] += copies
            held += copies
            is_set = (state.hand_mask[seat] >> np.uint64(face)) & np.uint64(1)
            if (copies > 0) != (is_set != np.uint64(0)):
                return 2
        if held != state.hand_count[seat]:
            return 2
        if ((state.exposed | state.called) >> seat) & 1 and held != 1:
            return 7
    for face in range(FACES):
        if found[face] != rules.copies[face]:
            return 1
    if state.top >= 0 and state.discard_pile[state.discard_count - 1] != state.top:
        return 6
    return 0


@compiled
def mask_fault(state: Any, rules: Any, seat: Any, mask: Any, count: Any) -> Any:
    """Return the fault in what is offered to a seat, 0 for none."""
    offered = 0
    for action in range(ACTIONS):
        if mask[action] != 0:
            offered += 1
            if refusal(state, rules, seat, action, False) != 0:
                return 5
    return 0 if offered == count else 4


@compiled
def nth_action(mask: Any, place: Any) -> Any:
    """Return the action number `place` of those in a mask."""
    left = np.int64(place)
    for action in range(ACTIONS):
        if mask[action] != 0:
            if left == 0:
                return action
            left -= 1
    return -1


@compiled
def chosen(state: Any, rules: Any, seat: Any, seating: Any, obs: Any, mask: Any) -> Any:
    """Return what a seat does, plus WITH_CALL where it calls; below 0 it is a fault's number.

    Nothing legal, and nothing chosen of what is legal, is no fault out of turn: the seat is silent.
    """
    count = np.int64(legal_actions(state, rules, seat, mask))
    if count == 0:
        return -NOTHING_LEGAL
    fault = np.int64(mask_fault(state, rules, seat, mask, count))
    if fault != 0:
        return -fault
    policy = seating.policy[seat]
    if policy >= BY_MASK:
        action = np.int64(nth_action(mask, pick(seating, count)))
        calling = policy == WILDLY and action < DRAW and pick(seating, 3) == 0
        return action + WITH_CALL if calling else action
    observe(state, rules, seat, obs)
    action = np.int64(choose(policy, obs, seating))
    return action if mask[action % WITH_CALL] else -NOT_IN_MASK


@compiled
def next_move(state: Any, rules: Any, seating: Any, obs: Any, mask: Any) -> Any:
    """Return `256 * seat + what it does`, below 0 a fault: of the seat to act, or in one step of
    four of another that has something to do.
    """
    turn, players = np.int64(state.turn), np.int64(state.players)
    if (state.seated >> turn) & 1 == 0:
        return -NOT_SEATED
    seat = turn
    if pick(seating, 4) == 0:
        seat = (turn + 1 + pick(seating, players - 1)) % players
        if seating.policy[seat] == BY_MASK:
            seat = turn
    while True:
        action = np.int64(chosen(state, rules, seat, seating, obs, mask))
        if action >= 0:
            return 256 * seat + action
        if seat == turn or (action != -NOTHING_LEGAL and action != -NOT_IN_MASK):
            return action
        seat = turn


@compiled
def check_round(
    state: Any,
    rules: Any,
    players: Any,
    dealer: Any,
    seed: Any,
    most: Any,
    seating: Any,
    obs: Any,
    mask: Any,
    counts: Any,
) -> None:
    """Play one round with every step checked, and count it; `counts.fault` is what was wrong."""
    seed_simulation(state, seed)
    fill_words(seating, np.uint64(seed) ^ POLICY_STREAM)
    start_match(state, rules, players, dealer)
    deal_round(state, rules, None)
    while True:
        fault = np.int64(cards_fault(state, rules))
        if fault != 0 or state.phase == OVER or state.decisions >= most:
            break
        move = np.int64(next_move(state, rules, seating, obs, mask))
        if move < 0:
            fault = -move
            break
        action = move % WITH_CALL
        apply(state, rules, move // 256, action, (move & WITH_CALL) != 0, None)
        counts.steps += 1
    counts.rounds += 1
    if fault != 0:
        counts.fault = fault
        counts.fault_seed = seed
        counts.fault_step = state.decisions
    elif state.phase != OVER:
        counts.cut += 1
    elif state.blocked:
        counts.blocked += 1
    else:
        counts.ended += 1


@dataclass(frozen=True, slots=True)
class Job:
    """Rounds of one kind: by some rules, with a policy (`STYLES`) for each seat."""

    rules: Ruleset
    styles: tuple[int, ...]
    first_seed: int
    rounds: int
    most: int = CUT_OFF

    def run(self) -> dict[str, int]:
        """Play and check them; return the `OUTCOMES`.

        Raises `AssertionError` with the seed of the round that is wrong.
        """
        state, rules, players = new_state(), rules_record(self.rules), len(self.styles)
        counts, obs, mask = new_record(COUNTS), new_record(OBS), np.zeros(ACTIONS, np.uint8)
        seating = new_record(SEATING)
        seating.policy[:players] = self.styles
        check: Any = check_round
        for place in range(self.rounds):
            seed = np.uint64(self.first_seed + place)
            dealer = place % players
            check(state, rules, players, dealer, seed, self.most, seating, obs, mask, counts)
            if counts.fault:
                break
        assert not counts.fault, (
            f"{FAULTS[int(counts.fault)]}: {self.rules.edition} ({self.rules.text}), "
            f"{', '.join(STYLES[style] for style in self.styles)}, seed {counts.fault_seed}, "
            f"decision {counts.fault_step}"
        )
        return {name: int(counts[name]) for name in OUTCOMES}


def spread(rounds: int, kinds: int) -> list[int]:
    """Cut a number of rounds into parts that differ by one at most."""
    return [rounds // kinds + (place < rounds % kinds) for place in range(kinds)]


def official_rounds(
    rounds: int, seed: int, style: int, most: int = CUT_OFF, workers: int = WORKERS
) -> dict[str, int]:
    """Check rounds of one style over the three editions and 2 to 10 players.

    Each is cut off after `most` decisions.
    """
    kinds = [(rules, players) for players in range(10, 1, -1) for rules in OFFICIAL]
    jobs, first_seed = [], seed
    for (rules, players), count in zip(kinds, spread(rounds, len(kinds)), strict=True):
        jobs.append(Job(rules, (style,) * players, first_seed, count, most))
        first_seed += count
    with ThreadPoolExecutor(workers) as pool:
        found = list(pool.map(Job.run, jobs))
    return {name: sum(counts[name] for counts in found) for name in OUTCOMES}


# --- compiled against interpreted -----------------------------------------------------------------


def trace(indices: range, seed: int, most: int, *, varied: bool = False) -> list[str]:
    """Return a digest for each round: of STATE, OBS, the legal mask and the log at every step.

    54 rounds go through all editions, 2 to 10 players and both policies. Those that are `varied`
    take random switches, with false calls and seats that speak out of turn. Each round ends after
    `most` decisions at the latest.
    """
    state, log, obs, seating = new_state(), new_record(LOG), new_record(OBS), new_record(SEATING)
    mask = np.zeros(ACTIONS, np.uint8)
    told = []
    for index in indices:
        official, players = OFFICIAL[index % 3], 2 + index // 3 % 9
        style = BY_MASK if index % 2 else PLAY_IF_ABLE
        if varied:
            official = random_rules(np.random.default_rng((seed, index)), players)
            style = WILDLY
        rules = rules_record(official)
        digest = hashlib.sha256()
        seed_simulation(state, np.uint64(seed + index))
        fill_words(seating, np.uint64(seed + index) ^ POLICY_STREAM)
        start_match(state, rules, players, index % players)
        log.count = 0
        deal_round(state, rules, log)
        while state.phase != OVER and state.decisions < most:
            seat = int(state.turn)
            if style == WILDLY and int(pick(seating, 4)) == 0:
                other = int(pick(seating, players))
                seat = other if int(legal_actions(state, rules, other, mask)) else seat
            count = int(legal_actions(state, rules, seat, mask))
            observe(state, rules, seat, obs)
            for part in (
                state.tobytes(),
                log.rows[: log.count].tobytes(),
                obs.tobytes(),
                mask.tobytes(),
            ):
                digest.update(part)
            log.count = 0
            if style == PLAY_IF_ABLE:
                chosen = int(choose(PLAY_IF_ABLE, obs, seating))
                action, calling = chosen % WITH_CALL, chosen >= WITH_CALL
            else:
                action = int(nth_action(mask, int(pick(seating, count))))
                calling = style == WILDLY and action < DRAW and int(pick(seating, 3)) == 0
            apply(state, rules, seat, action, calling, log)
        digest.update(state.tobytes() + log.rows[: log.count].tobytes())
        told.append(f"{int(state.decisions)} {digest.hexdigest()}")
    return told


def same_bytes_share(indices: range, seed: int, most: int, varied: bool) -> int:
    """Trace rounds here and in a process that interprets the kernel; return the decisions."""
    numbers = map(int, (indices.start, indices.stop, seed, most, varied))
    slow = run_module("proofs.playing", *numbers, compiled=False)
    fast = trace(indices, seed, most, varied=varied)
    for index, one, other in zip(indices, fast, slow, strict=True):
        assert one == other, f"round {index} of seed {seed}: compiled {one}, interpreted {other}"
    return sum(int(line.split()[0]) for line in fast)


def same_bytes(
    rounds: int,
    seed: int,
    most: int = CUT_OFF,
    *,
    varied: bool = False,
    each: int = 10,
    workers: int = WORKERS,
) -> int:
    """Check that compiled and interpreted rounds agree byte for byte; return the decisions."""
    shares = [range(first, min(first + each, rounds)) for first in range(0, rounds, each)]
    work = partial(same_bytes_share, seed=seed, most=most, varied=varied)
    return sum(side_by_side(work, shares, workers))


def main(start: int, stop: int, seed: int, most: int, varied: int) -> None:
    """Print the digests, for `same_bytes_share`."""
    for line in trace(range(start, stop), seed, most, varied=bool(varied)):
        print(line)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
