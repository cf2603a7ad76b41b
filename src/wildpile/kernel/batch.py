"""Many rounds in one call, with tallies. The work of `sim`, the benchmarks and the proofs."""

import numpy as np

from wildpile.kernel.jit import compiled, inlined, lowest_bit, natural
from wildpile.kernel.layout import CALL, CHALLENGE, FIRST_CATCH, OVER, SEATS
from wildpile.kernel.legal import fair_part, jumps, moves
from wildpile.kernel.observe import glance, observe
from wildpile.kernel.piles import deal_round, start_match
from wildpile.kernel.policies import UNIFORM, WITH_CALL, choose, glances
from wildpile.kernel.rng import fill_words, pick, seed_simulation
from wildpile.kernel.turn import act, apply

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


@inlined
def twin_holders(state, rules):
    """Return bits of the seats, but the one to act, that hold the twin of the top card."""
    top = U(state.top)
    held = U(0)
    for seat in range(state.players):
        held |= state.hand_mask[seat]
    if (held & rules.jump_faces) >> top & U(1) == U(0):
        return U(0)
    found = U(0)
    for seat in range(state.players):
        found |= (state.hand_mask[seat] >> top & U(1)) << U(seat)
    return found & ~(U(1) << U(state.turn))


@compiled
def actor(state, rules, seating, holders):
    """Return the seat that acts next while some could jump in: from a random seat on the first of
    the holders that may play the twin and wants to, else the seat to act.

    A uniform policy wants to half the time, every other one where it is no bluff.
    """
    start = U(pick(seating, state.players))
    while holders != U(0):
        ahead = holders >> start << start
        seat = lowest_bit(ahead if ahead != U(0) else holders)
        holders &= ~(U(1) << U(seat))
        twin = jumps(state, rules, seat)
        if seating.policy[seat] == UNIFORM:
            wanted = twin != U(0) and pick(seating, 2) == 0
        else:
            wanted = fair_part(state, rules, seat, twin) != U(0)
        if wanted:
            return seat
    return np.int64(state.turn)


@inlined
def step(state, rules, seating, obs, log):
    """Let one seat choose and do one action. `log`, which may be None, holds its events alone."""
    seat = natural(np.int64(state.turn))
    if state.jumpable:
        holders = twin_holders(state, rules)
        if holders != U(0):
            seat = natural(np.int64(actor(state, rules, seating, holders)))
    policy = seating.policy[seat]
    if glances(policy):
        glance(state, rules, seat, obs)
        if policy == UNIFORM or obs.fair_faces == U(0):
            obs.moves = moves(state, rules, seat)
    else:
        observe(state, rules, seat, obs)
    action = choose(policy, obs, seating)
    calling = action >= WITH_CALL
    if calling:
        action -= WITH_CALL
    if log is not None:
        log.count = 0
    act(state, rules, seat, natural(np.int64(action)), calling, log)


@compiled
def play_round(state, rules, players, dealer, seating, seed, obs, log):
    """Deal and play one round from a 64-bit seed: the deck's stream and the policies' come from it,
    apart.

    Ends OVER, or after CUT_OFF decisions.
    """
    seed_simulation(state, seed)
    fill_words(seating, U(seed) ^ POLICY_STREAM)
    start_match(state, rules, players, dealer)
    deal_round(state, rules, None)
    while state.phase != OVER and state.decisions < CUT_OFF:
        step(state, rules, seating, obs, log)


@compiled
def play_rounds(state, rules, players, seating, first_seed, count, obs, tally, log):
    """Play `count` rounds with seeds from `first_seed` on; seat 0 deals each. Adds to the tally."""
    for index in range(count):
        play_round(state, rules, players, 0, seating, first_seed + index, obs, log)
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
            play_round(state, rules, 2, index % 2, seating, first_seed + index, obs, None)
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


# --- the simulator: whole matches, forgotten calls, catches, and more to count ------------------

LONGEST = 512
MOST_ROUNDS = 128

RESULTS = np.dtype(
    [
        ("rounds", "i8"),
        ("blocked", "i8"),
        ("cut", "i8"),  # rounds cut off at CUT_OFF decisions
        ("matches", "i8"),  # that came to an end; none where single rounds are played
        ("decisions", "i8"),
        ("decisions_squared", "i8"),
        ("turns", "i8"),
        ("turns_squared", "i8"),
        ("points", "i8"),
        ("points_squared", "i8"),
        ("match_rounds", "i8"),
        ("match_rounds_squared", "i8"),
        ("match_turns", "i8"),
        ("match_turns_squared", "i8"),
        ("challenges", "i8"),
        ("challenges_squared", "i8"),  # of a round, as the others
        ("challenges_won", "i8"),
        ("forgotten", "i8"),  # calls that were owed and not made with the play
        ("forgotten_squared", "i8"),
        ("caught", "i8"),
        ("caught_squared", "i8"),
        ("jumps", "i8"),
        ("jumps_squared", "i8"),
        ("place_wins", "i8", (SEATS,)),  # of rounds, 0 is the dealer's left
        ("seat_wins", "i8", (SEATS,)),  # of rounds
        ("match_wins", "i8", (SEATS,)),
        ("turn_counts", "i8", (LONGEST,)),  # rounds of so many turns; the last place: or more
        ("match_counts", "i8", (MOST_ROUNDS,)),  # matches of so many rounds; the last: or more
    ],
    align=True,
)


@compiled
def simulate_step(state, rules, seating, obs, results):
    """Let one seat act as in `step`, but with calls that are forgotten, and catches."""
    seat = np.int64(state.turn)
    holders = twin_holders(state, rules) if state.jumpable else U(0)
    if holders != U(0):
        seat = np.int64(actor(state, rules, seating, holders))
        if seat != state.turn:
            results.jumps += 1
    observe(state, rules, seat, obs)
    action = np.int64(choose(seating.policy[seat], obs, seating))
    calling = action >= WITH_CALL
    if calling:
        action -= WITH_CALL
        if seating.forgets[seat] > pick(seating, 1000):
            calling = False
            results.forgotten += 1
    if action == CHALLENGE:
        results.challenges += 1
        results.challenges_won += state.bluff
    apply(state, rules, seat, action, calling, None)
    if state.exposed and state.phase != OVER:
        race(state, rules, seating, results)


@compiled
def race(state, rules, seating, results):
    """Let everybody notice, or not, that a seat has not called: from a random seat on, whoever is
    first to notice catches it, or makes up for it.
    """
    for culprit in range(state.players):
        if (state.exposed >> culprit) & 1:
            seat = np.int64(pick(seating, state.players))
            for _ in range(state.players):
                seat = (seat + 1) % state.players
                is_open = (state.exposed >> culprit) & 1 and (state.seated >> seat) & 1
                if is_open and seating.notices[seat] > pick(seating, 1000):
                    if seat == culprit:
                        apply(state, rules, seat, CALL, False, None)
                    else:
                        places = (culprit - seat + state.players) % state.players
                        apply(state, rules, seat, FIRST_CATCH + places - 1, False, None)
                        results.caught += 1


@compiled
def simulate(state, rules, players, seating, first_seed, count, whole_matches, obs, results):
    """Play `count` rounds, or matches, with seeds from `first_seed` on; the first deal goes round.

    A match whose round is cut off ends there and is not counted as one.
    """
    for index in range(count):
        seed = U(first_seed) + U(index)
        seed_simulation(state, seed)
        fill_words(seating, seed ^ POLICY_STREAM)
        start_match(state, rules, players, np.int64(seed % U(players)))
        rounds = 0
        turns = 0
        while True:
            challenges, forgotten = results.challenges, results.forgotten
            caught, jumps = results.caught, results.jumps
            deal_round(state, rules, None)
            while state.phase != OVER and state.decisions < CUT_OFF:
                simulate_step(state, rules, seating, obs, results)
            add_result(state, results)
            results.challenges_squared += (results.challenges - challenges) ** 2
            results.forgotten_squared += (results.forgotten - forgotten) ** 2
            results.caught_squared += (results.caught - caught) ** 2
            results.jumps_squared += (results.jumps - jumps) ** 2
            rounds += 1
            turns += np.int64(state.turns)
            if not whole_matches or state.phase != OVER or state.match_over:
                break
        if whole_matches and state.match_over:
            results.matches += 1
            results.match_rounds += rounds
            results.match_rounds_squared += rounds * rounds
            results.match_turns += turns
            results.match_turns_squared += turns * turns
            results.match_counts[min(rounds, MOST_ROUNDS - 1)] += 1
            if state.match_winner >= 0:
                results.match_wins[state.match_winner] += 1


@compiled
def add_result(state, results):
    """Add a round that has ended, or was cut off."""
    results.rounds += 1
    decisions = np.int64(state.decisions)
    results.decisions += decisions
    results.decisions_squared += decisions * decisions
    turns = np.int64(state.turns)
    results.turns += turns
    results.turns_squared += turns * turns
    results.turn_counts[min(turns, LONGEST - 1)] += 1
    if state.phase != OVER:
        results.cut += 1
        return
    points = np.int64(state.points)
    results.blocked += state.blocked
    results.points += points
    results.points_squared += points * points
    if state.winner >= 0:
        results.seat_wins[state.winner] += 1
        results.place_wins[(state.winner - state.dealer - 1 + state.players) % state.players] += 1
