"""The records: what fits where, and that every number stands for one thing."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from wildpile.cards import EDITIONS, FACES, MOST_CARDS, deck, points
from wildpile.choices import SWITCHES
from wildpile.game.encode import rules_record
from wildpile.kernel import layout as k
from wildpile.rules import Ruleset
from wildpile.switches import Choice


@pytest.mark.parametrize("dtype", [k.STATE, k.OBS, k.RULES])
def test_scalars_are_32_bits_unless_they_hold_bits_or_random_numbers(dtype: np.dtype) -> None:
    wide = {"rng_counter", "drawn", "hand_mask", "faces", "fair_faces", "single", "swaps"}
    wide |= {"last_faces", "jump_faces", "on_two", "on_four", "jumping"}
    for name in dtype.names or ():
        kind, shape = dtype[name].base, dtype[name].shape
        if not shape:
            assert kind == (np.uint64 if name in wide else np.int32), name


@pytest.mark.parametrize("dtype", [k.STATE, k.OBS, k.RULES, k.LOG, k.SEATING])
def test_no_field_is_shadowed_by_an_attribute_of_records(dtype: np.dtype) -> None:
    record = np.recarray(1, np.dtype([("x", "i4")]))[0]
    for name in dtype.names or ():
        assert not hasattr(record, name), name


def test_piles_hold_every_card_of_two_decks() -> None:
    assert max(sum(deck(edition, 2)) for edition in EDITIONS) == MOST_CARDS
    for name in ("draw_pile", "discard_pile"):
        assert k.STATE[name].shape == (MOST_CARDS,)


def test_every_action_number_stands_for_one_thing() -> None:
    spans = [
        range(k.FIRST_WILD),
        range(k.FIRST_WILD, k.FIRST_SWAP),
        range(k.FIRST_SWAP, k.DRAW),
        *((code, code + 1) for code in (k.DRAW, k.KEEP, k.TAKE, k.CHALLENGE, k.PASS, k.CALL)),
        range(k.FIRST_CATCH, k.FIRST_NAME),
        range(k.FIRST_NAME, k.TURN_OPENING),
        range(k.TURN_OPENING, k.ACTIONS),
    ]
    numbers = [
        number for span in spans for number in (span if isinstance(span, range) else range(*span))
    ]
    assert numbers == list(range(k.ACTIONS))
    assert len(range(k.FIRST_WILD, k.FIRST_SWAP)) == (FACES - k.FIRST_WILD) * 4
    assert len(range(k.FIRST_SWAP, k.DRAW)) == 4 * (k.SEATS - 1)
    assert len(range(k.FIRST_CATCH, k.FIRST_NAME)) == k.SEATS - 1


def test_the_other_moves_fit_into_the_bits_of_moves() -> None:
    assert k.ACTIONS - k.DRAW <= 31


def test_names_and_numbers_agree() -> None:
    assert len(k.EVENT_KINDS) == 31
    assert k.EVENT_KINDS[k.E_JOINED] == "joined"
    assert k.EVENT_KINDS[k.E_MATCH_OVER] == "match_over"
    assert k.CAUSES[k.BY_HOUSE_RULE] == "house_rule"
    assert k.REFUSALS[k.BARRED_LAST] == "barred_last"
    assert k.PHASE_NAMES[k.OVER] == "over"
    assert k.FATES[k.RETURNED] == "returned"


CHOICES = [switch for switch in SWITCHES.values() if isinstance(switch, Choice)]


@pytest.mark.parametrize("switch", CHOICES, ids=lambda switch: switch.key)
def test_enumerated_switches_are_numbered_in_the_order_of_their_values(switch: Choice) -> None:
    numbers = [switch.number(value) for value in switch.choices]
    assert numbers == list(range(len(switch.words)))


def test_points_of_faces_are_those_of_cards() -> None:
    assert k.FACE_POINTS.tolist() == [points(face) for face in range(FACES)]


def test_masks_of_faces_hold_what_their_names_say() -> None:
    for color, rank in itertools.product(range(4), range(13)):
        face = color * 13 + rank
        assert [bool(int(mask) >> face & 1) for mask in k.COLOR_FACES] == [
            other == color for other in range(4)
        ]
        assert [bool(int(mask) >> face & 1) for mask in k.RANK_FACES] == [
            other == rank for other in range(13)
        ]
        assert bool(int(k.TRIFORCE_FACES[color]) >> face & 1) == (rank in (3, 6, 9))
        assert not int(k.WILD_FACES) >> face & 1
    assert int(k.WILD_FACES).bit_count() == 5


def most_rows_of_one_act(cards: int) -> int:
    """Return a bound on the rows that one act can write.

    A card moves at most twice in one act: drawn once into a hand and, as Shuffle Hands deals all
    hands, dealt once; or shown once in a challenge. A draw that finds nothing writes a row for
    each of up to ten seats, each reshuffle one, and a dozen rows say what the act was and what
    follows. Turning the opening card writes a row for each card turned.
    """
    return 2 * cards + k.SEATS + cards // 2 + 12


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_log_holds_the_most_that_one_act_can_write(edition: str) -> None:
    assert most_rows_of_one_act(sum(deck(edition, 2))) < k.LOG_ROWS


def test_shuffling_every_card_in_hands_of_ten_fits_into_the_log() -> None:
    """The longest act found: all cards but two in hands when Shuffle Hands deals them anew."""
    from wildpile.game.round import Round
    from wildpile.kernel.rng import seed_simulation

    rules = Ruleset.of("classic112")
    record = rules_record(rules)
    state = k.new_state()
    seed_simulation(state, np.uint64(1))
    state.players, state.seated, state.present, state.seated_count = 10, 1023, 1023, 10
    state.phase, state.direction, state.top, state.color = k.PLAY, 1, 0, 0
    state.discard_pile[0], state.discard_count = 0, 1
    cards = [int(face) for face in record.cards[: record.card_count]]
    cards.remove(0)
    shuffle_hands = cards.pop(cards.index(55))
    for place, face in enumerate([shuffle_hands, *cards]):
        seat = place % 10
        state.hands[seat, face] += 1
        state.hand_mask[seat] |= np.uint64(1 << face)
        state.hand_count[seat] += 1
    round_ = Round(rules, state)
    rows = round_._log
    from wildpile.kernel.turn import apply

    apply(state, record, 0, k.FIRST_WILD + 3 * 4, False, rows)
    assert 110 < rows.count < most_rows_of_one_act(112)
