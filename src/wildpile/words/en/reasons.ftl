### Why a move is refused: one message for each code of src/wildpile/game/reasons.py.

reason-no_match = That card matches neither colour, number nor symbol.
reason-not_your_turn = It is somebody else’s turn.
reason-only_drawn_card = Play the drawn card or keep it.
reason-answer_first = Take the cards or answer them first.
reason-needs_triforce = A 3, 6 or 9 of the demanded colour answers; nothing else does.
reason-wild_draw_four_illegal = Wild Draw Four is allowed only without the colour in force.
reason-color_first = Name a colour first.
reason-round_over = The round is over.
reason-not_in_hand = That card is not in your hand.
reason-color_missing = A wild needs a colour with it.
reason-nothing_to_draw = The draw pile is empty.
reason-draw_not_allowed = Drawing is not possible now.
reason-pass_not_allowed = Passing is not possible while you can play or draw.
reason-nothing_to_keep = There is no drawn card to keep.
reason-nothing_to_take = There is nothing to take.
reason-nothing_to_challenge = There is nothing to challenge.
reason-nothing_to_catch = Nobody can be caught now.
reason-nothing_to_call = There is nothing to call now.
reason-cannot_catch_self = You cannot catch yourself. Press UNO instead.
reason-nothing_to_name = There is no colour to name now.
reason-must_play = By the rules of this table you play when you can.
reason-barred_last = By the rules of this table that card may not be your last.
reason-target_missing = A 7 swaps hands: say with whom.
reason-bad_target = Nobody there has a hand to swap. Choose somebody else.
reason-not_a_jump = You jump in with the very card that lies on top, while it is not your turn.
reason-left_already = You are out of this round.
reason-open_first = The first card is still to be turned.
reason-nothing_to_open = The first card is turned already.
reason-unknown = The table does not know that move.
# Any other.
reason-other = The table did not take that. Look again and choose.
