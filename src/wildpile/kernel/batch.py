"""Many rounds in one call, with tallies. The work of `sim`, the benchmarks and the proofs."""

import numpy as np

from wildpile.kernel.jit import compiled, inlined
from wildpile.kernel.layout import OVER, SEATS
from wildpile.kernel.legal import fair_part, jumps
from wildpile.kernel.observe import glance, observe
from wildpile.kernel.piles import deal_round, start_match
from wildpile.kernel.policies import UNIFORM, WITH_CALL, choose, glances
from wildpile.kernel.rng import fill_words, pick, seed_simulation
from wildpile.kernel.turn import apply

U = np.uint64
POLICY_STREAM = np.uint64(0xD1B54A32D192ED03)
CUT_OFF = 20_000

TALLY = np.dtype(
    [
        ("rounds", "i8"),
        ("blocked", "i8"),
        ("cut", "i8"),  # rounds cut off at CUT_OFF decisions
        ("decisions", "i8"),
        ("turns", "i8"),
        ("turns_squared", "i8"),
        ("points", "i8"),
        ("points_squared", "i8"),
        ("wins", "i8", (SEATS,)),  # by place left of the dealer: 0 is the dealer's left
        ("seat_wins", "i8", (SEATS,)),
    ],
    align=True,
)


@compiled
def actor(state, rules, seating):
    """Return the seat that acts next while somebody may jump in: from a random seat on the first
    that holds the twin and wants to play it, else the seat to act.

    A uniform policy wants to half the time, every other one where it is no bluff.
    """
    seat = pick(seating, state.players)
    for _ in range(state.players):
        seat = (seat + 1) % state.players
        if seat != state.turn:
            twin = jumps(state, rules, seat)
            if seating.policy[seat] == UNIFORM:
                wanted = twin != U(0) and pick(seating, 2) == 0
            else:
                wanted = fair_part(state, rules, seat, twin) != U(0)
            if wanted:
                return seat
    return np.int64(state.turn)


@inlined
def step(state, rules, seating, obs):
    """Let one seat choose and do one action."""
    seat = np.int64(state.turn)
    if state.jumpable:
        seat = np.int64(actor(state, rules, seating))
    policy = seating.policy[seat]
    if glances(policy):
        glance(state, rules, seat, obs)
    else:
        observe(state, rules, seat, obs)
    action = choose(policy, obs, seating)
    calling = action >= WITH_CALL
    if calling:
        action -= WITH_CALL
    apply(state, rules, seat, action, calling, None)


@compiled
def play_round(state, rules, players, dealer, seating, seed, obs):
    """Deal and play one round from a 64-bit seed: the deck's stream and the policies' come from it,
    apart.

    Ends OVER, or after CUT_OFF decisions.
    """
    seed_simulation(state, seed)
    fill_words(seating, U(seed) ^ POLICY_STREAM)
    start_match(state, rules, players, dealer)
    deal_round(state, rules, None)
    while state.phase != OVER and state.decisions < CUT_OFF:
        step(state, rules, seating, obs)


@compiled
def play_rounds(state, rules, players, seating, first_seed, count, obs, tally):
    """Play `count` rounds with seeds from `first_seed` on; seat 0 deals each. Adds to the tally."""
    for index in range(count):
        play_round(state, rules, players, 0, seating, first_seed + index, obs)
        add_round(state, tally)


@compiled
def play_duplicates(state, rules, policy, other, seating, first_seed, count, obs, tally):
    """Play each of `count` deals twice with two players, seats swapped; `seat_wins[0]` counts
    `policy`, `[1]` the other.
    """
    for index in range(count):
        for swapped in range(2):
            seating.policy[swapped] = policy
            seating.policy[1 - swapped] = other
            play_round(state, rules, 2, index % 2, seating, first_seed + index, obs)
            winner = state.winner
            add_round(state, tally)
            if winner >= 0 and swapped == 1:
                tally.seat_wins[winner] -= 1
                tally.seat_wins[1 - winner] += 1


@compiled
def add_round(state, tally):
    """Add a finished round to the tally."""
    tally.rounds += 1
    tally.decisions += state.decisions
    turns = np.int64(state.turns)
    points = np.int64(state.points)
    tally.turns += turns
    tally.turns_squared += turns * turns
    if state.phase != OVER:
        tally.cut += 1
        return
    tally.blocked += state.blocked
    tally.points += points
    tally.points_squared += points * points
    if state.winner >= 0:
        tally.seat_wins[state.winner] += 1
        tally.wins[(state.winner - state.dealer - 1 + state.players) % state.players] += 1
