"""The records that the rules work on, the phases, and the numbering of actions: every int with a
meaning is named here.

Scalars are 32-bit, so that interpreted NumPy and compiled code compute alike. Records are handed to
the kernel as `numpy.record` (see `new_state`): fields are attributes in both modes.

Actions, dense ints:
```
  0 …  51   play that coloured face
 52 …  71   play a wild naming a color: 52 + (face - 52) * 4 + color
 72 … 107   play a 7 and swap (seven-zero): 72 + color * 9 + (places on - 1), clockwise
108 DRAW    draw a card                      112 PASS   nothing to draw, nothing to play
109 KEEP    end the turn with what was drawn 113 CALL   say UNO
110 TAKE    take the penalty, or the three   114 … 122  catch the seat 1 … 9 places on, clockwise
111 CHALLENGE the Wild Draw Four             123 … 126  name a color apart from a play
                                             127 OPEN   turn the opening card (the dealer)
```
A call made with a play is a flag beside the action, not an action of its own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wildpile.cards import COLORED_FACES, FACES, MOST_CARDS, RANKS, WILD
from wildpile.choices import SWITCHES

SEATS = 10
LAYOUT_VERSION = 2

# Phases: one per kind of decision.
OPEN = 0  # the hands are dealt, the opening card is still to be turned (by the dealer)
PLAY = 1  # an ordinary turn
DRAWN = 2  # the seat has drawn: play one of the drawn cards, or keep
ANSWER = 3  # a penalty is owed: take, challenge, stack, bounce
TRIFORCE = 4  # answer the demand with a card, or take three
COLOR = 5  # name a color: the opening wild, or Shuffle Hands with ws_colour=after_deal
OVER = 6
PHASE_NAMES = ("open", "play", "drawn", "answer", "triforce", "color", "over")

# Actions.
ACTIONS = 128
FIRST_WILD = 52
FIRST_SWAP = 72
DRAW, KEEP, TAKE, CHALLENGE, PASS, CALL = 108, 109, 110, 111, 112, 113
FIRST_CATCH = 114
FIRST_NAME = 123
TURN_OPENING = 127

# What a penalty owes and what a challenge moves. Source: docs/rules.md 2.6; Zelda sheet,
# "Challenging a Wild Draw Four".
DRAW_FOUR = 4
CHALLENGE_LOST_EXTRA = 2
TRIFORCE_CARDS = 3

# Under `teams` seats 0 and 2 are the first pair, 1 and 3 the second.
FIRST_PAIR = 0b0101

# What the newest card of a penalty is (`pending_kind`).
OWES_TWO, OWES_FOUR = 0, 1

# Generators of the deck.
XOSHIRO, CHACHA = 0, 1

STATE = np.dtype(
    [
        # cards
        ("hands", "u1", (SEATS, FACES)),  # copies of each face in each hand
        ("hand_mask", "u8", (SEATS,)),  # bit f: the hand holds face f
        ("hand_count", "i4", (SEATS,)),
        ("draw_pile", "u1", (MOST_CARDS,)),  # the next card is draw_pile[draw_count - 1]
        ("draw_count", "i4"),
        ("discard_pile", "u1", (MOST_CARDS,)),  # the top is discard_pile[discard_count - 1]
        ("discard_count", "i4"),
        # the deck's generator
        ("rng", "u8", (4,)),  # xoshiro256++ state, or the ChaCha8 key
        ("rng_block", "u8", (8,)),  # ChaCha8: the block being used
        ("rng_counter", "u8"),  # ChaCha8: number of the next block
        ("rng_used", "i4"),  # ChaCha8: words of the block already used, 8 = none left
        ("generator", "i4"),  # XOSHIRO or CHACHA
        # seats, as bit sets of seat numbers where the name is plural
        ("players", "i4"),  # seats at the table, 2 to 10
        ("present", "i4"),  # bits: still in the match
        ("eliminated", "i4"),  # bits: out of the match by points (scoring=elimination)
        ("seated", "i4"),  # bits: still in the round
        ("seated_count", "i4"),
        ("dealer", "i4"),
        ("turn", "i4"),  # the seat to act; in OVER the last one
        ("direction", "i4"),  # 1 clockwise, -1
        ("phase", "i4"),
        # the top of the discard pile
        ("top", "i4"),  # face, -1 before the opening
        ("color", "i4"),  # color in force, -1 while none has been named
        # what the phase needs
        ("drawn", "u8"),  # DRAWN: bits of the faces that may be played
        ("draw_on", "i4"),  # DRAWN: 1 where the seat may draw another card (dtm=may)
        ("pending", "i4"),  # ANSWER: cards owed; TRIFORCE: price of not answering
        ("pending_by", "i4"),  # the seat that played the card, -1 once it has left
        ("pending_kind", "i4"),  # ANSWER: OWES_TWO or OWES_FOUR
        ("skip_bounced", "i4"),  # ANSWER: 1 once a Skip passed the newest Draw Two on
        ("bluff", "i4"),  # ANSWER: 1 if the Wild Draw Four was illegal when played
        ("accused_color", "i4"),  # the color it was played on
        ("challengeable", "i4"),
        ("demand", "i4"),  # TRIFORCE: color asked for, -1
        ("naming_passes", "i4"),  # COLOR: 1 if the turn passes on after naming
        ("passes", "i4"),  # passes in succession
        ("jumpable", "i4"),  # 1 while the top card may be jumped: no turn action since its play
        # the UNO call
        ("exposed", "i4"),  # bits: one card, not called, may be caught
        ("called", "i4"),  # bits: one card, called
        ("declared", "i4"),  # 1: the seat to act called ahead, holding two cards
        ("false_calls", "i4"),  # bits: made a false call since the last turn action
        ("false_catches", "i4"),  # bits: made a false catch since the last turn action
        # the hand shown in a challenge, until the next turn action
        ("shown_to", "i4"),  # the challenger, -1
        ("shown_seat", "i4"),
        ("shown_guilty", "i4"),
        ("shown", "u1", (FACES,)),
        # public memory
        ("last", "i4", (SEATS,)),  # last face each seat played this round, -1
        ("decisions", "i4"),  # turn actions of this round
        ("turns", "i4"),  # turns begun this round
        # results
        ("winner", "i4"),  # of the round, -1
        ("blocked", "i4"),
        ("points", "i4"),  # what the round was worth
        ("gained", "i4", (SEATS,)),
        ("totals", "i4", (SEATS,)),
        ("round_number", "i4"),  # from 1
        ("match_over", "i4"),
        ("match_winner", "i4"),
    ],
    align=True,
)

# One int per switch: enumerations by the place of the value, flags and numbers as they are, `stack`
# as bits (1: 22, 2: 44, 4: 42, 8: 24). `deck` is the number of the edition.
RULES = np.dtype(
    [
        ("deck", "i4"),  # number of the edition
        ("copies", "u1", (FACES,)),  # copies of each face
        ("single", "u8"),  # bits: faces that are one action; the others name a color with the play
        ("swaps", "u8"),  # bits: faces that swap hands with a seat (seven0)
        ("last_faces", "u8"),  # bits: faces allowed as the last card (finish)
        ("jump_faces", "u8"),  # bits: faces that may be jumped (jump, jump_w4)
        ("on_two", "u8"),  # bits: faces that may be stacked on a Draw Two (stack)
        ("on_four", "u8"),  # bits: the same on a Wild Draw Four, Draw Twos of the color in force
        ("two_waits", "i4"),  # 1: a Draw Two can be answered, so it is not executed at once
        ("four_waits", "i4"),  # 1: the same for Wild Draw Four
        ("card_count", "i4"),
        ("cards", "u1", (MOST_CARDS,)),  # the same cards spelled out, lowest face first
    ]
    + [(key, "i4") for key in SWITCHES],
    align=True,
)

# Values of the enumerated switches, in the order of their words in choices.py.
OPENING_APPLY, OPENING_REDRAW = 0, 1
REVERSE_DEALER, REVERSE_RIGHT = 0, 1
IGNORED_BURY, IGNORED_SHUFFLE_BACK = 0, 1
TWO_REVERSE_SKIP, TWO_REVERSE_NONE = 0, 1
BLUFF, STRICT, FREE = 0, 1, 2
MATCH_COLOR, MATCH_COLOR_WILD, MATCH_COLOR_ALLWILD = 0, 1, 2
AFTER_END, AFTER_PLAY_DRAWN, AFTER_FREE_TURN = 0, 1, 2
ANSWER_369, ANSWER_WT, ANSWER_ANYWILD = 0, 1, 2
TRI_LAST_NONE, TRI_LAST_DRAW = 0, 1
SHUFFLE_REDEAL, SHUFFLE_WIN = 0, 1
COLOUR_WITH_PLAY, COLOUR_AFTER_DEAL = 0, 1
CUSTOM_PLAIN, CUSTOM_OTHERS_DRAW, CUSTOM_AGAIN, CUSTOM_DISCARD = 0, 1, 2, 3
SWAP_ACTOR, SWAP_HOLDERS, SWAP_NONE = 0, 1, 2
BLOCKED_LOWEST, BLOCKED_VOID = 0, 1
CHALLENGE_LAST, CHALLENGE_NONE = 0, 1
MATCH_OFF, MATCH_MAY, MATCH_MUST = 0, 1, 2
FORCE_OFF, FORCE_DRAWN, FORCE_ALWAYS = 0, 1, 2
JUMP_ALLOW, JUMP_FORBID = 0, 1
SCORE_WINNER, SCORE_LOWEST, SCORE_ELIMINATION, SCORE_SINGLE = 0, 1, 2, 3

# What one seat may know. `observe` fills all of it, `glance` what it takes to choose a card.
OBS = np.dtype(
    [
        ("seat", "i4"),  # whose eyes
        ("to_act", "i4"),  # 1 if it is this seat's turn
        ("phase", "i4"),
        ("hand_mask", "u8"),
        ("faces", "u8"),  # bits: faces that may be played now
        ("fair_faces", "u8"),  # the same without a Wild Draw Four that would be a bluff
        ("single", "u8"),  # bits: faces that are one action, for all seats alike
        ("swaps", "u8"),  # bits: faces that are one action for each seat to swap with
        ("targets", "i4"),  # bits: places on (from 0) that a swap may name, and bit 9: none
        ("moves", "i4"),  # bits of the other legal actions, bit (action - DRAW)
        ("color", "i4"),
        ("top", "i4"),
        ("hand", "u1", (FACES,)),
        ("hand_count", "i4"),
        ("players", "i4"),
        ("seated", "i4"),
        ("present", "i4"),
        ("counts", "i4", (SEATS,)),
        ("dealer", "i4"),
        ("turn", "i4"),
        ("direction", "i4"),
        ("next_seat", "i4"),  # after the seat to act
        ("draw_count", "i4"),
        ("discards", "u1", (FACES,)),  # copies of each face in the discard pile: everybody saw them
        ("drawn", "u8"),
        ("pending", "i4"),
        ("pending_by", "i4"),
        ("pending_kind", "i4"),
        ("accused_color", "i4"),
        ("challengeable", "i4"),
        ("demand", "i4"),
        ("skip_bounced", "i4"),
        ("jumping", "u8"),  # bits: those of `faces` that would be a jump-in
        ("exposed", "i4"),
        ("called", "i4"),
        ("declared", "i4"),
        ("shown_seat", "i4"),  # -1 unless a hand was shown to this seat
        ("shown_guilty", "i4"),
        ("shown", "u1", (FACES,)),
        ("last", "i4", (SEATS,)),
        ("round_number", "i4"),
        ("points", "i4"),
        ("winner", "i4"),
        ("totals", "i4", (SEATS,)),
        ("target", "i4"),
        ("scoring", "i4"),
        ("decks", "i4"),
        ("teams", "i4"),
        ("eliminated", "i4"),
        # filled for people alone (game/round.py): why each face held may not be played, a refusal
        ("why", "u1", (FACES,)),
    ],
    align=True,
)

# Random numbers of the policies' own, so that a bot's guesses never touch the deck's, and which
# policy plays each seat in a batch.
# A record, not arrays: an array argument costs a reference count at every call.
SEATING = np.dtype(
    [
        ("rng", "u8", (4,)),
        ("policy", "i4", (SEATS,)),
        ("forgets", "i4", (SEATS,)),  # in 1000 calls (simulate alone)
        ("notices", "i4", (SEATS,)),  # in 1000 missing calls, the own included
    ],
    align=True,
)
POLICY_RNG = SEATING

# The event log: `apply` appends rows, the reader empties it by setting `count` to 0.
LOG_ROWS = 1024
EVENT_FIELDS = ("kind", "seat", "other", "face", "color", "count", "owed", "cause")
KIND, SEAT, OTHER, FACE, COLOR_OF, COUNT, OWED, CAUSE = range(8)
LOG = np.dtype([("count", "i4"), ("rows", "i4", (LOG_ROWS, 8))], align=True)

# Event kinds; unused columns hold -1. The names are those of docs/wire.md, upper case.
EVENT_KINDS = (
    "round dealt opened played named drew kept passed skipped reversed demanded challenged "
    "shown verdict called false_call caught false_catch hands_shuffled discarded reshuffled "
    "left turn blocked round_over match_over jumped swapped rotated eliminated joined"
).split()
(
    E_ROUND,  # seat the dealer, count the round's number
    E_DEALT,  # seat, face: one row a card
    E_OPENED,  # face, count: the fate below
    E_PLAYED,  # seat, face, color (named by a wild, else -1), count 1 if a call came with it
    E_NAMED,  # seat, color
    # seat, face, cause, owed: one row a card; a row with face -1 when nothing was left to draw
    E_DREW,
    E_KEPT,
    E_PASSED,
    E_SKIPPED,
    E_REVERSED,  # count the direction
    E_DEMANDED,  # seat who must answer, other who demands, color
    E_CHALLENGED,  # seat challenger, other accused
    E_SHOWN,  # seat challenger, other accused, face: one row a card
    E_VERDICT,  # seat challenger, other accused, count 1 if guilty
    E_CALLED,
    E_FALSE_CALL,
    E_CAUGHT,  # seat catcher, other culprit
    E_FALSE_CATCH,
    E_HANDS_SHUFFLED,
    E_DISCARDED,  # seat, face: one row a card
    E_RESHUFFLED,  # count
    E_LEFT,
    E_TURN,
    E_BLOCKED,
    E_ROUND_OVER,  # seat the winner or -1, count the points
    E_MATCH_OVER,  # seat the winner or -1
    E_JUMPED,  # seat: the play that follows is out of turn
    E_SWAPPED,  # seat, other: they swap hands; both hands follow as dealt
    E_ROTATED,  # count the direction in which all hands went; all hands follow as dealt
    E_ELIMINATED,  # seat: out of the round (mercy) or of the match (elimination)
    E_JOINED,  # seat: in the match, and in the round from the next deal on
) = range(31)

FATES = ("stands", "ignored", "returned")
STANDS, IGNORED, RETURNED = range(3)

CAUSES = (
    "choice draw_two draw_four challenge triforce uno false_uno false_catch last_card customizable "
    "house_rule"
).split()
(
    BY_CHOICE,
    BY_DRAW_TWO,
    BY_DRAW_FOUR,
    BY_CHALLENGE,
    BY_TRIFORCE,
    BY_UNO,
    BY_FALSE_UNO,
    BY_FALSE_CATCH,
    BY_LAST_CARD,
    BY_CUSTOM,
    BY_HOUSE_RULE,  # any other
) = range(11)

# Why an action is refused, or a card may not be played: 0 is "it may". Texts in game/round.py.
REFUSALS = (
    "ok not_your_turn round_over unknown not_in_hand no_match only_drawn_card answer_first "
    "needs_triforce wild_draw_four_illegal color_first color_missing nothing_to_draw "
    "draw_not_allowed pass_not_allowed nothing_to_keep nothing_to_take nothing_to_challenge "
    "nothing_to_catch nothing_to_call cannot_catch_self nothing_to_name left_already "
    "open_first target_missing bad_target not_a_jump must_play barred_last nothing_to_open"
).split()
(
    OK,
    NOT_YOUR_TURN,
    ROUND_OVER,
    UNKNOWN,
    NOT_IN_HAND,
    NO_MATCH,
    ONLY_DRAWN_CARD,
    ANSWER_FIRST,
    NEEDS_TRIFORCE,
    WILD_DRAW_FOUR_ILLEGAL,
    COLOR_FIRST,
    COLOR_MISSING,
    NOTHING_TO_DRAW,
    DRAW_NOT_ALLOWED,
    PASS_NOT_ALLOWED,
    NOTHING_TO_KEEP,
    NOTHING_TO_TAKE,
    NOTHING_TO_CHALLENGE,
    NOTHING_TO_CATCH,
    NOTHING_TO_CALL,
    CANNOT_CATCH_SELF,
    NOTHING_TO_NAME,
    LEFT_ALREADY,
    OPEN_FIRST,
    TARGET_MISSING,
    BAD_TARGET,
    NOT_A_JUMP,
    MUST_PLAY,
    BARRED_LAST,
    NOTHING_TO_OPEN,
) = range(30)

# Masks of faces.
COLOR_FACES = np.array(
    [((1 << RANKS) - 1) << (color * RANKS) for color in range(4)], dtype=np.uint64
)
RANK_FACES = np.array(
    [sum(1 << (color * RANKS + rank) for color in range(4)) for rank in range(RANKS)],
    dtype=np.uint64,
)
WILD_FACES = np.uint64(sum(1 << face for face in range(COLORED_FACES, FACES)))
TRIFORCE_FACES = np.array(
    [sum(1 << (color * RANKS + rank) for rank in (3, 6, 9)) for color in range(4)], dtype=np.uint64
)
# Faces that match a given top face by number or symbol, none for a wild.
SAME_RANK_FACES = np.array(
    [int(RANK_FACES[face % RANKS]) if face < COLORED_FACES else 0 for face in range(64)],
    dtype=np.uint64,
)
FACE_POINTS = np.array(
    [
        (face % RANKS if face % RANKS < 10 else 20)
        if face < COLORED_FACES
        else (50 if face < 55 else 40)
        for face in range(FACES)
    ],
    dtype=np.int32,
)
assert WILD == FIRST_WILD


def new_record(dtype: np.dtype[Any]) -> Any:
    """Return one zeroed record of a layout, as a `numpy.record`: attributes are fields."""
    return np.zeros(1, dtype).view(np.recarray)[0]


def new_state() -> Any:
    """Return an empty STATE record."""
    return new_record(STATE)


def copy_record(record: Any) -> Any:
    """Return an independent copy of a record."""
    fresh = np.zeros(1, record.dtype).view(np.recarray)
    fresh[0] = record
    return fresh[0]
