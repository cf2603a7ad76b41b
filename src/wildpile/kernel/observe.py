"""The only door from STATE to what one seat knows."""

import numpy as np

from wildpile.cards import FACES, WILD_SHUFFLE
from wildpile.kernel.jit import compiled, inlined
from wildpile.kernel.layout import ANSWER, DRAWN, OWES_FOUR, RANK_FACES, SEATS, TRIFORCE
from wildpile.kernel.legal import fair_part, jumping, moves, playable, targets
from wildpile.kernel.piles import next_seat

U = np.uint64
SHUFFLE_BIT = np.uint64(1 << WILD_SHUFFLE)


@inlined
def glance(state, rules, seat, obs):
    """Fill what it takes to choose a card: which may be played, and how many the hand holds.

    The rest of OBS stays as it was, `moves` too.
    """
    obs.hand_count = state.hand_count[seat]
    faces = playable(state, rules, seat)
    obs.faces = faces
    obs.fair_faces = fair_part(state, rules, seat, faces)
    obs.single = rules.single
    obs.swaps = rules.swaps
    movers = SHUFFLE_BIT
    if rules.swaps != U(0):
        movers |= rules.swaps | RANK_FACES[0]
    if faces & movers != U(0):
        glance_around(state, rules, seat, obs)


@compiled
def glance_around(state, rules, seat, obs):
    """Fill what a card that moves whole hands is chosen by."""
    obs.seat = seat
    obs.targets = targets(state, rules, seat)
    obs.players = state.players
    obs.seated = state.seated
    obs.direction = state.direction
    for other in range(state.players):
        obs.counts[other] = state.hand_count[other]


@compiled
def observe(state, rules, seat, obs):
    """Fill OBS with all that a seat knows: its hand, what lies open, counts, what it was shown."""
    glance(state, rules, seat, obs)
    obs.seat = seat
    obs.to_act = 1 if seat == state.turn else 0
    obs.phase = state.phase
    obs.hand_mask = state.hand_mask[seat]
    obs.color = state.color
    obs.top = state.top
    obs.targets = targets(state, rules, seat) if rules.swaps != U(0) else 0
    obs.moves = moves(state, rules, seat)
    obs.players = state.players
    obs.seated = state.seated
    obs.present = state.present
    obs.dealer = state.dealer
    obs.turn = state.turn
    obs.direction = state.direction
    obs.next_seat = next_seat(state, state.turn, state.direction)
    obs.draw_count = state.draw_count
    obs.pending = state.pending
    obs.pending_by = state.pending_by
    obs.pending_kind = state.pending_kind if state.phase == ANSWER else 0
    obs.skip_bounced = state.skip_bounced if state.phase == ANSWER else 0
    obs.jumping = jumping(state, rules, seat)
    accused = state.phase == ANSWER and state.pending_kind == OWES_FOUR
    obs.accused_color = state.accused_color if accused else -1
    obs.challengeable = state.challengeable
    obs.demand = state.demand if state.phase == TRIFORCE else -1
    obs.exposed = state.exposed
    obs.called = state.called
    obs.declared = state.declared
    obs.round_number = state.round_number
    obs.points = state.points
    obs.winner = state.winner
    obs.target = rules.target
    obs.scoring = rules.scoring
    obs.decks = rules.decks
    obs.teams = rules.teams
    obs.eliminated = state.eliminated
    obs.drawn = state.drawn if state.phase == DRAWN and seat == state.turn else U(0)
    shown = state.shown_to == seat
    obs.shown_seat = state.shown_seat if shown else -1
    obs.shown_guilty = state.shown_guilty if shown else 0
    # Each field is reached once: interpreted, that is what costs.
    hand, revealed, discards = obs.hand, obs.shown, obs.discards
    held, laid_open, pile = state.hands[seat], state.shown, state.discard_pile
    for face in range(FACES):
        hand[face] = held[face]
        revealed[face] = laid_open[face] if shown else 0
        discards[face] = 0
    for place in range(state.discard_count):
        discards[pile[place]] += 1
    counts, last, totals = obs.counts, obs.last, obs.totals
    hand_count, state_last, state_totals = state.hand_count, state.last, state.totals
    for other in range(SEATS):
        counts[other] = hand_count[other]
        last[other] = state_last[other]
        totals[other] = state_totals[other]
