"""The piles: shuffle, draw, reshuffle, deal; and the log that every change is written to."""

import numpy as np

from wildpile.cards import COLORED_FACES, FACES
from wildpile.kernel.jit import compiled, inlined, natural
from wildpile.kernel.layout import (
    CAUSE,
    COLOR_OF,
    COUNT,
    E_DEALT,
    E_DREW,
    E_RESHUFFLED,
    E_ROUND,
    FACE,
    KIND,
    LOG_ROWS,
    OPEN,
    OTHER,
    OWED,
    SEAT,
    SEATS,
    XOSHIRO,
)
from wildpile.kernel.rng import LOW32, TWO32, below, xoshiro_step

U = np.uint64
ONE = np.uint64(1)


@compiled
def record(log, kind, seat, other, face, color, count, owed, cause):
    """Append an event to the log, if there is one."""
    if log is not None:
        place = log.count
        if place < LOG_ROWS:
            log.rows[place, KIND] = kind
            log.rows[place, SEAT] = seat
            log.rows[place, OTHER] = other
            log.rows[place, FACE] = face
            log.rows[place, COLOR_OF] = color
            log.rows[place, COUNT] = count
            log.rows[place, OWED] = owed
            log.rows[place, CAUSE] = cause
            log.count = place + 1


@inlined
def next_seat(state, seat, direction):
    """Return the next seat still in the round, in a direction."""
    seats = np.int64(state.players)
    place = np.int64(seat) + direction
    while True:
        if place >= seats:
            place -= seats
        elif place < 0:
            place += seats
        if (state.seated >> place) & 1:
            return natural(place)
        place += direction


@inlined
def give(state, seat, face):
    """Put a card into a hand. A call dies, and a window closes, when the hand grows."""
    state.hands[seat, face] += 1
    state.hand_mask[seat] |= ONE << U(face)
    state.hand_count[seat] += 1
    state.called &= ~(1 << seat)
    state.exposed &= ~(1 << seat)


@inlined
def take_card(state, seat, face):
    """Take one copy of a face out of a hand."""
    left = np.int64(state.hands[seat, face]) - 1
    state.hands[seat, face] = left
    if left == 0:
        state.hand_mask[seat] &= ~(ONE << U(face))
    state.hand_count[seat] -= 1


@compiled
def clear_hand(state, seat):
    """Empty a hand."""
    for face in range(FACES):
        state.hands[seat, face] = 0
    state.hand_mask[seat] = U(0)
    state.hand_count[seat] = 0


@compiled
def shuffle(state, cards, count):
    """Shuffle the first `count` cards of an array (Fisher and Yates)."""
    if state.generator == XOSHIRO:
        shuffle_fast(state, cards, count)
        return
    for last in range(count - 1, 0, -1):
        other = below(state, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


@compiled
def shuffle_fast(state, cards, count):
    """Shuffle under xoshiro256++ with its words held apart, two cards from each 64 bits; unbiased
    (Lemire's method).
    """
    s0, s1, s2, s3 = state.rng[0], state.rng[1], state.rng[2], state.rng[3]
    spare = U(0)
    spares = 0
    last = count - 1
    while last >= 2:
        spare, s0, s1, s2, s3 = xoshiro_step(s0, s1, s2, s3)
        first = (spare >> U(32)) * U(last + 1)
        second = (spare & LOW32) * U(last)
        if (first & LOW32) <= U(last) or (second & LOW32) < U(last):
            spares = 2  # one of them may be biased: below, one at a time, that is seen to
            break
        card = cards[U(last)]
        cards[U(last)] = cards[first >> U(32)]
        cards[first >> U(32)] = card
        card = cards[U(last - 1)]
        cards[U(last - 1)] = cards[second >> U(32)]
        cards[second >> U(32)] = card
        last -= 2
    while last >= 1:
        limit = U(last + 1)
        if spares == 0:
            spare, s0, s1, s2, s3 = xoshiro_step(s0, s1, s2, s3)
            spares = 2
        product = (spare >> U(32)) * limit
        spare <<= U(32)
        spares -= 1
        if (product & LOW32) >= limit or (product & LOW32) >= (TWO32 - limit) % limit:
            other = product >> U(32)
            card = cards[U(last)]
            cards[U(last)] = cards[other]
            cards[other] = card
            last -= 1
    state.rng[0], state.rng[1], state.rng[2], state.rng[3] = s0, s1, s2, s3


@inlined
def can_draw(state):
    """Tell whether a card could be drawn, after a reshuffle if need be."""
    return state.draw_count > 0 or state.discard_count > 1


@compiled
def reshuffle(state, log):
    """Make the discards except the top a new draw pile.

    Source: classic seed, "What if the draw pile runs out?".
    """
    count = state.discard_count - 1
    for place in range(count):
        state.draw_pile[place] = state.discard_pile[place]
    state.discard_pile[0] = state.discard_pile[count]
    state.discard_count = 1
    state.draw_count = count
    shuffle(state, state.draw_pile, count)
    record(log, E_RESHUFFLED, -1, -1, -1, -1, count, -1, -1)


@inlined
def draw_card(state, seat, log):
    """Move the next card of the draw pile into a hand and return its face, -1 if there is none."""
    if state.draw_count == 0:
        if state.discard_count <= 1:
            return -1
        reshuffle(state, log)
    left = natural(np.int64(state.draw_count) - 1)
    state.draw_count = left
    face = np.int64(state.draw_pile[left])
    give(state, seat, face)
    return face


@compiled
def draw_cards(state, seat, owed, cause, log):
    """Draw as many of the cards owed as exist. Returns (how many, bits of their faces).

    Source: docs/rules.md 2.12: a penalty pays as many cards as exist, the rest is forgiven.
    """
    paid = 0
    faces = U(0)
    while paid < owed:
        face = draw_card(state, seat, log)
        if face < 0:
            break
        faces |= ONE << U(face)
        paid += 1
        record(log, E_DREW, seat, -1, face, -1, -1, owed, cause)
    if paid == 0 and owed > 0:
        record(log, E_DREW, seat, -1, -1, -1, -1, owed, cause)
    return paid, faces


@compiled
def put_under(state, face):
    """Put a card at the bottom of the discard pile."""
    for place in range(state.discard_count, 0, -1):
        state.discard_pile[place] = state.discard_pile[place - 1]
    state.discard_pile[0] = face
    state.discard_count += 1


@inlined
def put_on_top(state, face):
    """Lay a card on the discard pile and make it the top."""
    count = natural(np.int64(state.discard_count))
    state.discard_pile[count] = face
    state.discard_count = count + 1
    state.top = face
    if face < COLORED_FACES:
        state.color = face // 13


@compiled
def start_match(state, rules, players, dealer):
    """Seat the players and clear the totals. The generator stays as it is seeded."""
    state.players = players
    state.present = (1 << players) - 1
    state.eliminated = 0
    state.dealer = dealer
    state.round_number = 0
    state.match_over = 0
    state.match_winner = -1
    for seat in range(SEATS):
        state.totals[seat] = 0
        clear_hand(state, seat)


@compiled
def deal_round(state, rules, log):
    """Shuffle and deal: one card at a time from the dealer's left. The dealer is to turn the
    opening card.

    Source: docs/rules.md 2.1 and 5.1. The deal passes left each round, to the next seat still in
    the match.
    """
    state.seated = state.present & ~state.eliminated
    count = 0
    for seat in range(state.players):
        count += (state.seated >> seat) & 1
    state.seated_count = count
    if state.round_number > 0 or not (state.seated >> state.dealer) & 1:
        state.dealer = next_seat(state, state.dealer, 1)
    state.round_number += 1
    _clear_round(state)
    for place in range(rules.card_count):
        state.draw_pile[place] = rules.cards[place]
    state.draw_count = rules.card_count
    shuffle(state, state.draw_pile, state.draw_count)
    seat = natural(np.int64(state.dealer))
    for place in range(count):
        seat = next_seat(state, seat, 1)
        deal_hand(state, seat, state.draw_count - 1 - place, count, np.int64(rules.hand))
    state.draw_count -= rules.hand * count
    record(log, E_ROUND, state.dealer, -1, -1, -1, state.round_number, -1, -1)
    log_hands(state, log)


@inlined
def deal_hand(state, seat, place, step, cards):
    """Give a seat its cards: the one at a place of the draw pile, and each `step` further down."""
    hand = state.hands[seat]
    held = U(0)
    for _ in range(cards):
        face = state.draw_pile[natural(place)]
        hand[face] += 1
        held |= ONE << U(face)
        place -= step
    state.hand_mask[seat] = held
    state.hand_count[seat] = cards


@compiled
def log_hands(state, log):
    """Write every hand to the log as dealt, from the dealer's left."""
    if log is not None:
        seat = state.dealer
        for _ in range(state.seated_count):
            seat = next_seat(state, seat, 1)
            log_hand(state, seat, log)


@compiled
def log_hand(state, seat, log):
    """Write a hand to the log as dealt."""
    if log is not None:
        for face in range(FACES):
            for _ in range(state.hands[seat, face]):
                record(log, E_DEALT, seat, -1, face, -1, -1, -1, -1)


@compiled
def _clear_round(state):
    for seat in range(state.players):
        clear_hand(state, seat)
        state.last[seat] = -1
        state.gained[seat] = 0
    state.discard_count = 0
    state.turn = state.dealer
    state.direction = 1
    state.phase = OPEN
    state.top = -1
    state.color = -1
    state.drawn = U(0)
    state.draw_on = 0
    state.pending = 0
    state.pending_by = -1
    state.pending_kind = 0
    state.skip_bounced = 0
    state.bluff = 0
    state.accused_color = -1
    state.challengeable = 0
    state.demand = -1
    state.naming_passes = 0
    state.passes = 0
    state.jumpable = 0
    state.exposed = 0
    state.called = 0
    state.declared = 0
    state.false_calls = 0
    state.false_catches = 0
    state.shown_to = -1
    state.shown_seat = -1
    state.shown_guilty = 0
    for face in range(FACES):
        state.shown[face] = 0
    state.decisions = 0
    state.turns = 0
    state.winner = -1
    state.blocked = 0
    state.points = 0
