"""Faults to plant in the kernel, one line each, chosen by somebody who had not seen the tests."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """A line of a file in `kernel/`, what it becomes, and what that does to the game."""

    file: str
    line: str
    becomes: str
    says: str
    nth: int = 1  # which of the lines that read so


FAULTS: tuple[Fault, ...] = (
    # legal.py and refusals.py: 28
    Fault(
        "legal.py",
        "return (action - FIRST_SWAP) % (SEATS - 1) + 1",
        "return (action - FIRST_SWAP) % SEATS + 1",
        "seven0: a 7 that is not red swaps with the wrong seat",
    ),
    Fault(
        "legal.py",
        "return COLOR_FACES[state.color & 3] | SAME_RANK_FACES[state.top & 63] | WILD_FACES",
        "return COLOR_FACES[state.color & 3] | SAME_RANK_FACES[state.top % 13] | WILD_FACES",
        "a 0 of any colour fits on a Wild, a 1 on a Wild Draw Four, and so on",
    ),
    Fault(
        "legal.py",
        "if rules.wd4_match != MATCH_COLOR:",
        "if rules.wd4_match == MATCH_COLOR_ALLWILD:",
        "wd4_match=colour_wild: a wild in hand makes no bluff",
    ),
    Fault(
        "legal.py",
        "against |= WILD_FACES & ~DRAW_FOUR_BIT",
        "against |= WILD_BIT",
        "wd4_match=colour_wild: a Triforce, Shuffle or Customizable in hand makes no bluff",
    ),
    Fault(
        "legal.py",
        "if rules.wd4_match == MATCH_COLOR_ALLWILD and state.hands[seat, WILD_DRAW_FOUR] >= 2:",
        "if rules.wd4_match == MATCH_COLOR_ALLWILD and state.hands[seat, WILD_DRAW_FOUR] > 2:",
        "wd4_match=colour_allwild: one more Wild Draw Four in hand makes no bluff, only two more",
    ),
    Fault(
        "legal.py",
        "if rules.tri_answer == ANSWER_ANYWILD:",
        "if rules.tri_answer != ANSWER_369:",
        "tri_answer=wt: a plain Wild answers a Triforce too",
    ),
    Fault(
        "legal.py",
        "if state.jumpable == 0 or (state.phase == PLAY and seat == state.turn):",
        "if state.jumpable == 0:",
        "jump: the observation shows the twin of the seat to act as a jump-in",
    ),
    Fault(
        "legal.py",
        "return state.hand_mask[seat] & rules.jump_faces & (ONE << U(state.top))",
        "return state.hand_mask[seat] & (ONE << U(state.top))",
        "jump: any wild may be jumped, jump_w4=0 is ignored",
    ),
    Fault(
        "legal.py",
        "return may_be_last(state, rules, seat, without_unfair(state, rules, seat, found))",
        "return without_unfair(state, rules, seat, found)",
        "jump with finish: a barred last card may be jumped in",
    ),
    Fault(
        "legal.py",
        "found = hand & rules.on_four & (COLOR_FACES[state.color] | WILD_FACES)",
        "found = hand & rules.on_four",
        "stack=24: a Draw Two of any colour stacks on a Wild Draw Four",
    ),
    Fault(
        "legal.py",
        "found |= hand & RANK_FACES[SKIP] & (ALL_FACES if state.skip_bounced else of_color)",
        "found |= hand & RANK_FACES[SKIP] & of_color",
        "skip_bounce: the second Skip must be of the colour too",
    ),
    Fault(
        "legal.py",
        "return may_be_last(state, rules, seat, without_unfair(state, rules, seat, found))",
        "return may_be_last(state, rules, seat, found)",
        "wd4=strict with stack=44: an illegal Wild Draw Four may be stacked",
    ),
    Fault(
        "legal.py",
        "return without_unfair(state, rules, seat, state.drawn)",
        "return state.drawn",
        "wd4=strict: a drawn Wild Draw Four stays playable after a false call drew its colour",
    ),
    Fault(
        "legal.py",
        "return replies(state, rules, seat) | jumps(state, rules, seat)",
        "return replies(state, rules, seat)",
        "jump: the seat that owes a penalty may not jump in with the twin it cannot stack",
    ),
    Fault(
        "legal.py",
        "return may_be_last(state, rules, seat, state.hand_mask[seat] & answers(state, rules))",
        "return state.hand_mask[seat] & answers(state, rules)",
        "finish=no_wild with tri_answer=wt: a last Wild Triforce may answer a Triforce",
    ),
    Fault(
        "legal.py",
        "return jumps(state, rules, seat) & ~replies(state, rules, seat)",
        "return jumps(state, rules, seat)",
        "jump with stack=22: stacking a twin on one's turn is told as a jump-in",
    ),
    Fault(
        "legal.py",
        "return fitting(state, rules, seat, hand) & ~rules.last_faces",
        "return hand & ~rules.last_faces",
        "finish: a barred last card that does not match is refused as barred, not as no match",
    ),
    Fault(
        "legal.py",
        "others = np.int64(state.seated) & ~(1 << seat)",
        "others = np.int64(state.present) & ~(1 << seat)",
        "seven0 with mercy: a 7 may swap with a seat that is out of the round",
    ),
    Fault(
        "legal.py",
        "return fair_part(state, rules, seat, playable(state, rules, seat)) != U(0)",
        "return playable(state, rules, seat) != U(0)",
        "force=drawn: a drawn Wild Draw Four must be played as a bluff",
    ),
    Fault(
        "legal.py",
        "and rules.uno_required",
        "and rules.uno_penalty",
        "calls ahead are offered by uno_penalty, not by uno_required",
    ),
    Fault(
        "legal.py",
        "if rules.force != FORCE_ALWAYS or not has_fair_play(state, rules, seat):",
        "if rules.force == FORCE_OFF or not has_fair_play(state, rules, seat):",
        "force=drawn: who can answer a Triforce may not take the cards",
        nth=2,
    ),
    Fault(
        "legal.py",
        "elif not has_fair_play(state, rules, seat):",
        "else:",
        "dry piles: whoever can play may pass",
    ),
    Fault(
        "legal.py",
        "if rules.force == FORCE_OFF or not has_fair_play(state, rules, seat):",
        "if rules.force != FORCE_ALWAYS or not has_fair_play(state, rules, seat):",
        "force=drawn: a drawn card that fits may be kept",
    ),
    Fault(
        "refusals.py",
        "return OK if named & NO_TARGET or state.seated_count == 2 else TARGET_MISSING",
        "return OK if named & NO_TARGET or state.players == 2 else TARGET_MISSING",
        "seven0: two left of a larger table must name a target",
    ),
    Fault(
        "legal.py",
        "return seat == state.turn and state.hand_count[seat] == 2 and state.declared == 0",
        "return state.hand_count[seat] == 2 and state.declared == 0",
        "a call ahead is true out of turn too, and counts for the seat to act",
    ),
    Fault(
        "refusals.py",
        "if places >= state.players:",
        "if places > state.players:",
        "one may catch oneself (fewer than ten seats)",
    ),
    Fault(
        "refusals.py",
        "if (state.false_catches >> seat) & 1 or state.phase == OPEN:",
        "if (state.false_catches >> other) & 1 or state.phase == OPEN:",
        "false_catch_penalty: a second false catch in a turn is taken, one of a false catcher not",
    ),
    Fault(
        "refusals.py",
        "if state.phase == ANSWER and action != CHALLENGE:",
        "if state.phase == ANSWER:",
        "challenging a Draw Two (stack=22) is refused with the wrong reason",
    ),
    # effects.py: 24
    Fault(
        "effects.py",
        "announced = calling or (state.declared != 0 and seat == state.turn)",
        "announced = calling or state.declared != 0",
        "jump: a jumper profits from the call ahead of the seat to act",
    ),
    Fault(
        "effects.py",
        "price = state.pending + 3 * rules.tri_chain_add",
        "price = TRIFORCE_CARDS + 3 * rules.tri_chain_add",
        "tri_chain_add=3: the third Triforce in a chain adds nothing any more",
    ),
    Fault(
        "effects.py",
        "state.passes = 0",
        "pass",
        "a play does not end a run of passes (seen where a Draw Two dries the piles again)",
    ),
    Fault(
        "effects.py",
        "state.demand = -1",
        "pass",
        "zelda: after an answered Triforce the demand stays, the next Triforce costs nothing",
    ),
    Fault(
        "effects.py",
        "state.draw_on = 0",
        "pass",
        "dtm=may: a bluff played while drawing on leaves the right to draw on to a later seat",
    ),
    Fault(
        "effects.py",
        "state.accused_color = state.color",
        "state.accused_color = action_color(action)",
        "the colour a Wild Draw Four was played on is given as the colour that it names",
    ),
    Fault(
        "effects.py",
        "state.last[seat] = face",
        "state.last[state.turn] = face",
        "jump: a jumped card is remembered as the last card of the seat to act",
    ),
    Fault(
        "effects.py",
        "record(log, E_PLAYED, seat, -1, face, named, 1 if calling else 0, -1, -1)",
        "record(log, E_PLAYED, seat, -1, face, named, 1 if announced else 0, -1, -1)",
        "after a call ahead the play is told as one made with a call",
    ),
    Fault(
        "effects.py",
        "state.direction = -state.direction",
        "pass",
        "jump: a Reverse jumped on a Reverse turns the direction back, not as the first one did",
    ),
    Fault(
        "effects.py",
        "stacked = rules.on_four if state.pending_kind == OWES_FOUR else rules.on_two",
        "stacked = rules.on_four if face == WILD_DRAW_FOUR else rules.on_two",
        "stack=42 without 44: a Wild Draw Four on a Draw Two loses the sum",
    ),
    Fault(
        "effects.py",
        "state.skip_bounced = 0",
        "pass",
        "skip_bounce: after one bounce any Skip bounces a later Draw Two too",
    ),
    Fault(
        "effects.py",
        "state.pending_by = seat",
        "state.pending_by = state.turn",
        "jump: a jumped draw card is put down to the seat to act, not to the jumper",
    ),
    Fault(
        "effects.py",
        "bounced = 1 if rank == SKIP else state.skip_bounced",
        "bounced = 1 if rank == SKIP else 0",
        "skip_bounce and reverse_bounce: a Reverse ends the right to a Skip of any colour",
    ),
    Fault(
        "effects.py",
        "other = (seat + action_places(action)) % state.players",
        "other = (seat + state.direction * action_places(action)) % state.players",
        "seven0: anticlockwise, a 7 swaps with the mirrored seat",
    ),
    Fault(
        "effects.py",
        "changed = 1 << other",
        "pass",
        "uno_swap=holders: a 7 exposes seats that had no part in the swap",
    ),
    Fault(
        "effects.py",
        "if rules.uno_swap != SWAP_NONE or announced:",
        "if rules.uno_swap != SWAP_NONE:",
        "uno_swap=none: a call made with a 7 or a 0 is not judged",
    ),
    Fault(
        "effects.py",
        "state.challengeable = 0",
        "pass",
        "stack=24: a Draw Two stacked on a Wild Draw Four can be challenged",
    ),
    Fault(
        "effects.py",
        "skip_next(state, seat, log)",
        "pass_on(state, seat, log)",
        "wd4=free or strict, unstacked: who drew four keeps the turn",
        nth=4,
    ),
    Fault(
        "effects.py",
        "if owed > 0 and rules.stack_challenge == CHALLENGE_NONE:",
        "if rules.stack_challenge == CHALLENGE_NONE:",
        "stack_challenge=none: a Wild Draw Four that is not stacked cannot be challenged either",
    ),
    Fault(
        "effects.py",
        "record(log, E_DEMANDED, victim, seat, -1, state.color, -1, -1, -1)",
        "record(log, E_DEMANDED, seat, victim, -1, state.color, -1, -1, -1)",
        "zelda: the event of a Triforce demand has its two seats the wrong way round",
    ),
    Fault(
        "effects.py",
        "state.naming_passes = 1",
        "pass",
        "ws_colour=after_deal: who shuffled the hands plays again after naming the colour",
    ),
    Fault(
        "effects.py",
        "judge_call(state, rules, seat, announced, calling, log)",
        "pass",
        "zelda: a Wild Triforce played down to one card owes no call",
        nth=10,
    ),
    Fault(
        "effects.py",
        "state.direction = -state.direction",
        "pass",
        "reverse_bounce: who goes out by a Reverse leaves the sum to the wrong seat",
        nth=4,
    ),
    Fault(
        "effects.py",
        "owed += 2",
        "owed = 2",
        "stack: a last Draw Two makes the next seat draw two, not the whole sum",
    ),
    # turn.py: 14
    Fault(
        "turn.py",
        "close_window(state)",
        "pass",
        "zelda: taking the Triforce cards leaves the catch window open",
        nth=4,
    ),
    Fault(
        "turn.py",
        "state.declared = 0",
        "pass",
        "a call ahead is still shown after its seat has drawn",
    ),
    Fault(
        "turn.py",
        "if rules.dtm and (rules.dtm_on_choice or not has_fair_play(state, rules, seat)):",
        "if rules.dtm and not has_fair_play(state, rules, seat):",
        "dtm_on_choice=1 is ignored: who could have played draws one card",
    ),
    Fault(
        "turn.py",
        "record(log, E_DREW, seat, -1, face, -1, -1, 1, BY_CHOICE)",
        "record(log, E_DREW, seat, -1, face, -1, 1, -1, BY_CHOICE)",
        "the event of a card drawn by choice has what was owed in the wrong field",
    ),
    Fault(
        "turn.py",
        "state.draw_on = 0",
        "pass",
        "dtm=may: after keeping, the next seat that draws by choice may draw on",
        nth=2,
    ),
    Fault(
        "turn.py",
        "is_done = fair_part(state, rules, seat, found) != U(0) or not can_draw(state)",
        "is_done = found != U(0) or not can_draw(state)",
        "dtm: a drawn Wild Draw Four that would be a bluff ends the drawing",
    ),
    Fault(
        "turn.py",
        "if rules.mercy and state.hand_count[seat] >= rules.mercy:",
        "if rules.mercy and state.hand_count[seat] > rules.mercy:",
        "dtm=must with mercy: the drawing goes one card past the limit",
    ),
    Fault(
        "turn.py",
        "cause = BY_DRAW_FOUR if state.pending_kind == OWES_FOUR else BY_DRAW_TWO",
        "cause = BY_DRAW_FOUR if owed >= 4 else BY_DRAW_TWO",
        "stack=22: four cards owed by Draw Twos are told as drawn for a Wild Draw Four",
    ),
    Fault(
        "turn.py",
        "draw_cards(state, other, owed, BY_CHALLENGE, log)",
        "draw_cards(state, other, 4, BY_CHALLENGE, log)",
        "stack=44 or 42: a stacked bluff costs four cards, not the sum",
    ),
    Fault(
        "turn.py",
        "draw_cards(state, seat, owed + CHALLENGE_LOST_EXTRA, BY_CHALLENGE, log)",
        "draw_cards(state, seat, owed + CHALLENGE_LOST_EXTRA, BY_DRAW_FOUR, log)",
        "the six cards of a lost challenge are told as drawn for the Wild Draw Four",
    ),
    Fault(
        "turn.py",
        "state.shown_to = seat",
        "state.shown_to = other",
        "the accused hand is shown to the accused, not to the challenger",
    ),
    Fault(
        "turn.py",
        "record(log, E_SHOWN, seat, other, face, -1, -1, -1, -1)",
        "record(log, E_SHOWN, other, seat, face, -1, -1, -1, -1)",
        "the events of a shown hand have challenger and accused the wrong way round",
    ),
    Fault(
        "turn.py",
        "found = fitting(state, rules, seat, faces)",
        "found = fitting(state, rules, seat, state.hand_mask[seat])",
        "tri_after=play_drawn: any card of the hand may be played after the three",
    ),
    Fault(
        "turn.py",
        "elif paid == 0:",
        "elif owed == 0:",
        "zelda: taking no Triforce cards (a catch dried the piles) does not count as a pass",
    ),
    # piles.py: 11
    Fault(
        "piles.py",
        "state.called &= ~(1 << seat)",
        "pass",
        "a call does not die when the hand grows",
    ),
    Fault(
        "piles.py",
        "state.exposed &= ~(1 << seat)",
        "pass",
        "false_catch_penalty: an exposed seat that drew for a false catch can still be caught",
    ),
    Fault(
        "piles.py",
        "return state.draw_count > 0 or state.discard_count > 1",
        "return state.draw_count > 0",
        "with an empty draw pile nobody may draw, the discards are not turned over",
    ),
    Fault(
        "piles.py",
        "shuffle(state, state.draw_pile, count)",
        "shuffle(state, state.draw_pile, count - 1)",
        "a reshuffle leaves the newest of the discards on top, unshuffled",
    ),
    Fault(
        "piles.py",
        "other = below(state, last + 1)",
        "other = below(state, last)",
        "live decks: the shuffle never leaves a card where it was",
    ),
    Fault(
        "piles.py",
        "if paid == 0 and owed > 0:",
        "if paid < owed:",
        "a penalty paid in part writes a draw of nothing as well",
    ),
    Fault(
        "piles.py",
        "record(log, E_DREW, seat, -1, face, -1, -1, owed, cause)",
        "record(log, E_DREW, seat, -1, face, -1, -1, paid, cause)",
        "the events of a penalty count the cards instead of telling what was owed",
    ),
    Fault(
        "piles.py",
        "for place in range(state.discard_count, 0, -1):",
        "for place in range(state.discard_count - 1, 0, -1):",
        "a card put under the discards pushes the top out (leaving, mercy, discard_wilds)",
    ),
    Fault(
        "piles.py",
        "state.seated = state.present & ~state.eliminated",
        "state.seated = state.present",
        "scoring=elimination: who is out of the match is dealt a hand",
    ),
    Fault(
        "piles.py",
        "if state.round_number > 0 or not (state.seated >> state.dealer) & 1:",
        "if state.round_number > 1 or not (state.seated >> state.dealer) & 1:",
        "the second round has the dealer of the first",
    ),
    Fault(
        "piles.py",
        "state.direction = 1",
        "pass",
        "a round begins in the direction in which the last one ended",
    ),
    # scoring.py: 11
    Fault(
        "scoring.py",
        "total += np.int64(FACE_POINTS[face]) * np.int64(state.hands[seat, face])",
        "total += np.int64(FACE_POINTS[face])",
        "two cards of the same face count once",
    ),
    Fault(
        "scoring.py",
        "state.gained[seat + 2] = both",
        "pass",
        "teams: the seats 2 and 3 are not credited with their partners' points",
    ),
    Fault(
        "scoring.py",
        "record(log, E_ROUND_OVER, winner, -1, -1, -1, points, -1, -1)",
        "record(log, E_ROUND_OVER, winner, -1, -1, -1, state.totals[winner], -1, -1)",
        "the end of a later round tells the winner's total, not what the round was worth",
    ),
    Fault(
        "scoring.py",
        "elif winner >= 0 and state.totals[winner] >= rules.target:",
        "elif winner >= 0 and state.totals[winner] > rules.target:",
        "exactly the target does not win the match",
    ),
    Fault(
        "scoring.py",
        "if (state.present >> seat) & 1:",
        "if (state.seated >> seat) & 1:",
        "scoring=lowest with mercy: totals of seats that were out of the round do not count",
    ),
    Fault(
        "scoring.py",
        "if highest >= 0 and state.totals[highest] >= rules.target and not tied:",
        "if highest >= 0 and state.totals[highest] >= rules.target:",
        "scoring=lowest: a tie for the lowest total ends the match",
    ),
    Fault(
        "scoring.py",
        "if (playing >> seat) & 1 and state.gained[seat] > 0 "
        "and state.totals[seat] >= rules.target:",
        "if (playing >> seat) & 1 and state.totals[seat] >= rules.target:",
        "scoring=elimination: in the round after a tie the one who added nothing goes too",
    ),
    Fault(
        "scoring.py",
        "state.eliminated |= 1 << seat",
        "state.eliminated = 1 << seat",
        "scoring=elimination: who went first comes back when another goes",
    ),
    Fault(
        "scoring.py",
        "state.gained[seat] = hand_points(state, seat)",
        "state.gained[seat] = held",
        "teams with scoring=lowest: a blocked round counts a pair's cards twice",
    ),
    Fault(
        "scoring.py",
        "tied = False",
        "pass",
        "blocked: a tie between higher hands voids the win of a lower hand after them",
        nth=4,
    ),
    Fault(
        "scoring.py",
        "points = _all_points(state) - 2 * lowest",
        "points = _all_points(state) - lowest",
        "blocked: the winner's own cards are not taken off",
    ),
    # call.py: 7
    Fault(
        "call.py",
        "state.shown_to = -1",
        "pass",
        "a hand shown in a challenge stays open after the next turn action",
    ),
    Fault(
        "call.py",
        "elif rules.uno_required:",
        "else:",
        "uno_required=0: one can be caught all the same",
    ),
    Fault(
        "call.py",
        "elif calling and state.hand_count[seat] > 1 and rules.uno_required:",
        "elif announced and state.hand_count[seat] > 1 and rules.uno_required:",
        "seven0: a call ahead that lapses by a swap is punished as false",
    ),
    Fault(
        "call.py",
        "draw_cards(state, seat, rules.false_uno_penalty, BY_FALSE_UNO, log)",
        "draw_cards(state, seat, rules.uno_penalty, BY_FALSE_UNO, log)",
        "a false call costs as much as being caught",
    ),
    Fault(
        "call.py",
        "state.called |= 1 << seat",
        "pass",
        "a late call saves, but is not shown as called",
        nth=2,
    ),
    Fault(
        "call.py",
        "state.exposed &= ~(1 << other)",
        "pass",
        "uno_penalty=0 or dry piles: the same seat can be caught again and again",
    ),
    Fault(
        "call.py",
        "state.false_catches |= 1 << seat",
        "state.false_catches = 1 << seat",
        "false_catch_penalty: another's false catch in the turn allows one more of one's own",
    ),
    # house.py: 7
    Fault(
        "house.py",
        "receiver = next_seat(state, receiver, 1)",
        "receiver = next_seat(state, receiver, state.direction)",
        "classic112: anticlockwise, Shuffle Hands deals from the right",
    ),
    Fault(
        "house.py",
        "state.called &= ~both",
        "state.called &= ~(1 << seat)",
        "seven0: the call of the seat swapped with does not lapse",
    ),
    Fault(
        "house.py",
        "log_hand(state, other, log)",
        "pass",
        "seven0: the new hand of the seat swapped with is not told",
    ),
    Fault(
        "house.py",
        "state.called = 0",
        "pass",
        "seven0: calls do not lapse when a 0 passes all hands on",
        nth=2,
    ),
    Fault(
        "house.py",
        "if (changed >> seat) & 1 and seat != actor and state.hand_count[seat] == 1:",
        "if (changed >> seat) & 1 and state.hand_count[seat] == 1:",
        "uno_swap=holders: who called with a 0 or Shuffle Hands is exposed all the same",
    ),
    Fault(
        "house.py",
        "for _ in range(state.seated_count - 1):",
        "for _ in range(state.players - 1):",
        "wc_rule=others_draw_2: where a seat has left, its player draws too",
    ),
    Fault(
        "house.py",
        "for face in range(COLORED_FACES, FACES):",
        "for face in range(COLORED_FACES, FACES - 1):",
        "wc_rule=discard_wilds: the other Customizables stay in the hand",
    ),
    # leaving.py: 6
    Fault(
        "leaving.py",
        "if state.phase != OVER and state.hand_count[seat] >= rules.mercy:",
        "if state.phase != OVER and state.hand_count[seat] > rules.mercy:",
        "mercy: one card more than the limit puts a seat out",
    ),
    Fault(
        "leaving.py",
        "(state.seated & FIRST_PAIR) == 0 or (state.seated & ~FIRST_PAIR) == 0",
        "(state.seated & FIRST_PAIR) == 0",
        "teams: the round goes on when the second pair has left",
    ),
    Fault(
        "leaving.py",
        "state.challengeable = 0",
        "pass",
        "a Wild Draw Four can be challenged after its player has left",
    ),
    Fault(
        "leaving.py",
        "if state.shown_to == seat or state.shown_seat == seat:",
        "if state.shown_to == seat:",
        "the shown hand of a seat that leaves stays open to the challenger",
    ),
    Fault(
        "leaving.py",
        "following = next_seat(state, seat, state.direction)",
        "following = next_seat(state, seat, 1)",
        "anticlockwise, the turn of a seat that leaves goes to its left",
    ),
    Fault(
        "leaving.py",
        "state.naming_passes = 0",
        "pass",
        "ws_colour=after_deal: who names the colour for a seat that left loses the turn",
    ),
    # opening.py: 5
    Fault(
        "opening.py",
        "elif rank < SKIP or rules.opening != OPENING_APPLY:",
        "elif rank < SKIP:",
        "opening=redraw: where no number is left in the pile the last card acts",
    ),
    Fault(
        "opening.py",
        "state.seated_count == 2 and rules.two_rev == TWO_REVERSE_SKIP",
        "state.seated_count == 2",
        "two players, two_rev=none, opening_reverse=right: the dealer begins after a Reverse",
    ),
    Fault(
        "opening.py",
        "record(log, E_OPENED, -1, -1, face, -1, RETURNED, -1, -1)",
        "record(log, E_OPENED, -1, -1, face, -1, IGNORED, -1, -1)",
        "a Wild Draw Four that goes back into the pile is told as ignored",
    ),
    Fault(
        "opening.py",
        "if (face < COLORED_FACES and face % 13 < SKIP) or state.draw_count == 0:",
        "if (face < COLORED_FACES and face % 13 <= SKIP) or state.draw_count == 0:",
        "opening=redraw: a Skip stands as opening card",
    ),
    Fault(
        "opening.py",
        "if rules.opening_ignored != IGNORED_BURY:",
        "if rules.opening_ignored == IGNORED_BURY:",
        "opening=redraw: opening_ignored is read the wrong way round",
    ),
    # passing.py: 3
    Fault(
        "passing.py",
        "state.false_catches = 0",
        "pass",
        "false_catch_penalty: one false catch a round, not a turn",
    ),
    Fault(
        "passing.py",
        "record(log, E_SKIPPED, victim, -1, -1, -1, -1, -1, -1)",
        "record(log, E_SKIPPED, seat, -1, -1, -1, -1, -1, -1)",
        "the event of a Skip names who played it, not who is skipped",
    ),
    Fault(
        "passing.py",
        "if state.passes >= state.seated_count:",
        "if state.passes >= state.players:",
        "blocked: where a seat has left it takes one pass too many",
    ),
    # observe.py: 4
    Fault(
        "observe.py",
        "obs.drawn = state.drawn if state.phase == DRAWN and seat == state.turn else U(0)",
        "obs.drawn = state.drawn if state.phase == DRAWN else U(0)",
        "all seats see which drawn card fits",
    ),
    Fault(
        "observe.py",
        "revealed[face] = laid_open[face] if shown else 0",
        "revealed[face] = laid_open[face]",
        "all seats see the hand shown in a challenge",
    ),
    Fault(
        "observe.py",
        "obs.next_seat = next_seat(state, state.turn, state.direction)",
        "obs.next_seat = next_seat(state, seat, state.direction)",
        "the next seat is counted from the viewer, not from the seat to act",
    ),
    Fault(
        "observe.py",
        "accused = state.phase == ANSWER and state.pending_kind == OWES_FOUR",
        "accused = state.phase == ANSWER",
        "stack=22: a Draw Two shows the colour of an earlier Wild Draw Four",
    ),
)
