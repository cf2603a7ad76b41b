"""The UNO call and the catch window. Source: docs/rules.md 2.10 and 5.3."""

from wildpile.kernel.jit import compiled, inlined
from wildpile.kernel.layout import (
    BY_FALSE_CATCH,
    BY_FALSE_UNO,
    BY_UNO,
    E_CALLED,
    E_CAUGHT,
    E_FALSE_CALL,
    E_FALSE_CATCH,
    FIRST_CATCH,
)
from wildpile.kernel.legal import is_true_call
from wildpile.kernel.piles import draw_cards, record


@inlined
def close_window(state):
    """Begin a turn action: whoever was exposed is safe, nobody may jump in any more, and a hand
    shown in a challenge is put away.
    """
    state.exposed = 0
    state.jumpable = 0
    state.shown_to = -1


@inlined
def judge_call(state, rules, seat, announced, calling, log):
    """After a play and its own effects: safe if called, exposed if one card is left uncalled, a
    false call at its price.
    """
    if state.hand_count[seat] == 1:
        if announced:
            state.called |= 1 << seat
        elif rules.uno_required:
            state.exposed |= 1 << seat
    elif calling and state.hand_count[seat] > 1 and rules.uno_required:
        _false_call(state, rules, seat, log)


@compiled
def _false_call(state, rules, seat, log):
    state.false_calls |= 1 << seat
    record(log, E_FALSE_CALL, seat, -1, -1, -1, -1, -1, -1)
    draw_cards(state, seat, rules.false_uno_penalty, BY_FALSE_UNO, log)


@compiled
def call(state, rules, seat, log):
    """Say UNO apart from a play: late while exposed, ahead with two cards on turn, or falsely."""
    if not is_true_call(state, rules, seat):
        _false_call(state, rules, seat, log)
        return
    record(log, E_CALLED, seat, -1, -1, -1, -1, -1, -1)
    if (state.exposed >> seat) & 1:
        state.exposed &= ~(1 << seat)
        state.called |= 1 << seat
    else:
        state.declared = 1


@compiled
def catch(state, rules, seat, action, log):
    """Catch the seat some places on: an exposed seat pays, else the catcher."""
    other = (seat + action - FIRST_CATCH + 1) % state.players
    if (state.exposed >> other) & 1:
        state.exposed &= ~(1 << other)
        record(log, E_CAUGHT, seat, other, -1, -1, -1, -1, -1)
        draw_cards(state, other, rules.uno_penalty, BY_UNO, log)
    else:
        state.false_catches |= 1 << seat
        record(log, E_FALSE_CATCH, seat, other, -1, -1, -1, -1, -1)
        draw_cards(state, seat, rules.false_catch_penalty, BY_FALSE_CATCH, log)
