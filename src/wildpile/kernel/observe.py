"""The only door from STATE to what one seat knows."""

import numpy as np

from wildpile.cards import FACES
from wildpile.kernel.jit import compiled, inlined
from wildpile.kernel.layout import ANSWER, DRAWN, SEATS, TRIFORCE
from wildpile.kernel.legal import fair_part, moves, playable
from wildpile.kernel.piles import next_seat

U = np.uint64


@inlined
def glance(state, rules, seat, obs):
    """Fill the first part of OBS: the seat's own hand, what it may do, the top card. The rest stays as it was."""
    obs.seat = seat
    obs.to_act = 1 if seat == state.turn else 0
    obs.phase = state.phase
    obs.hand_mask = state.hand_mask[seat]
    obs.hand_count = state.hand_count[seat]
    obs.color = state.color
    obs.top = state.top
    faces = playable(state, rules, seat)
    obs.faces = faces
    obs.fair_faces = fair_part(state, rules, seat, faces)
    obs.moves = moves(state, rules, seat)


@compiled
def observe(state, rules, seat, obs):
    """Fill OBS with all that a seat knows: its hand, what lies open, counts, what it was shown."""
    glance(state, rules, seat, obs)
    obs.players = state.players
    obs.seated = state.seated
    obs.dealer = state.dealer
    obs.turn = state.turn
    obs.direction = state.direction
    obs.next_seat = next_seat(state, state.turn, state.direction)
    obs.draw_count = state.draw_count
    obs.pending = state.pending
    obs.pending_by = state.pending_by
    obs.accused_color = state.accused_color if state.phase == ANSWER else -1
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
    obs.drawn = state.drawn if state.phase == DRAWN and seat == state.turn else U(0)
    shown = state.shown_to == seat
    obs.shown_seat = state.shown_seat if shown else -1
    obs.shown_guilty = state.shown_guilty if shown else 0
    for face in range(FACES):
        obs.hand[face] = state.hands[seat, face]
        obs.shown[face] = state.shown[face] if shown else 0
        obs.discards[face] = 0
    for place in range(state.discard_count):
        obs.discards[state.discard_pile[place]] += 1
    for other in range(SEATS):
        obs.counts[other] = state.hand_count[other]
        obs.last[other] = state.last[other]
        obs.totals[other] = state.totals[other]
