### Train: graded positions. `lesson-<code>` is why an answer is right (src/wildpile/lessons/reasons.py),
### `teach-<key>` what a position teaches (src/wildpile/lessons/trainer*.py). Reasons why a card may not
### be played are `reason-<code>`, in another file.

train-title = Train
train-description = Graded UNO positions to solve: what can you play, is that Wild Draw Four fair, would you challenge, who moves next.
train-lead = Short positions from real hands. The engine judges each, and what you miss comes back later.
train-level = Level { $level }
train-level-1 = First steps
train-level-2 = Traps
train-level-3 = Two rules at once
train-level-4 = Seldom seen
train-level-5 = For experts
train-chosen = Chosen by hand
train-endless = Endless
train-start = Start
train-next = Next one
train-check = Check
train-solution = Show the answer
train-right = Right.
train-wrong = Not quite.
train-progress = { $done ->
    [one] One position solved
   *[other] { $done } positions solved
}
train-due = { $count ->
    [0] Nothing is due.
    [one] One position comes back today.
   *[other] { $count } positions come back today.
}
train-kept = Your progress stays on this device.

## What is asked.

train-kind-play = What can you play?
train-kind-four = Is it fair?
train-kind-challenge = Would you challenge?
train-kind-triforce = Answer the Triforce
train-kind-next = Who moves next?
train-kind-points = What does it score?
train-ask-play = Tap every card that you may play now. If there is none, say so.
train-ask-four = Would a Wild Draw Four from this hand be fair?
train-ask-challenge = You are to draw. Would you challenge?
train-ask-triforce = Tap every card that answers the Wild Triforce. If there is none, say so.
train-ask-next = Who moves after that?
train-ask-points = What is this hand worth?
train-ask-round = What does the winner score?
train-none = None of them
train-yes = Yes
train-no = No
train-nobody = Nobody, the round is over
train-expected-points = { $points ->
    [one] It is one point.
   *[other] It is { $points } points.
}
train-chance = Counting only the cards you can see, such a hand would make it a bluff { $percent } times in 100. People who can follow the colour mostly do, so it is seldom quite as likely.

## Why an answer is right.

lesson-fits_color = It has the colour in force.
lesson-fits_number = It has the number of the top card.
lesson-fits_symbol = It has the symbol of the top card.
lesson-fits_wild = A wild goes on anything.
lesson-fits_four = Nothing in the hand forbids it, so it is fair.
lesson-bluff = It can be laid, but it is a bluff: if you are challenged, you draw.
lesson-drawn = You have just drawn it, and it fits.
lesson-answers = It answers the Wild Triforce.
lesson-stacks = At this table it passes the penalty on.
lesson-bounces = At this table it turns the penalty away.
lesson-twin = It is exactly the top card, so at this table you may jump in.
lesson-cards = These may be played, and no others.
lesson-cards_none = Nothing fits: draw.
lesson-cards_answer = Only a 3, 6 or 9 of the colour named answers.
lesson-cards_take = Nothing answers: draw what is asked.
lesson-cards_penalty = The penalty comes first. Nothing in the hand answers it.
lesson-cards_waits = It is another player’s turn.
lesson-four_fair = No card in the hand forbids it, so it is fair.
lesson-four_color = The hand holds a card of the colour in force, so it would be a bluff.
lesson-four_wild = Another wild in the hand counts as a card that fits, so it would be a bluff.
lesson-four_free = At this table it may always be laid.
lesson-challenge_never = Every card that could make it a bluff is in your sight, so it is fair.
lesson-challenge_sure = A hand of that size must hold a card that makes it a bluff.
lesson-challenge_worth = A hand of that size very likely holds a card that makes it a bluff.
lesson-challenge_risky = A hand like that seldom holds a card that makes it a bluff, and a lost challenge is dear.
lesson-challenge_open = The cards do not decide it. Look the other player in the eye.
lesson-next_order = Play goes on in order.
lesson-next_skipped = The next player loses the turn, so the one after moves.
lesson-next_turned = The direction has turned.
lesson-next_two = With two players the turn comes straight back.
lesson-next_same = The turn is not over yet.
lesson-next_answers = The next player has to answer the card first.
lesson-next_over = The round is over.
lesson-points_hand = Numbers count their value, Draw Two, Skip and Reverse 20, a wild 50 (Shuffle Hands and Customizable 40).
lesson-points_round = The winner scores what the others still hold.

## What a position teaches.

teach-play = Colour, number or symbol: one of them is enough.
teach-four = Look for the colour in force. Equal numbers and symbols do not count.
teach-challenge = Count their cards, then count what you can see of the colour.
teach-next = Take the cards one at a time, and mind the direction.
teach-points = Twenty for every action card, fifty for nearly every wild.
teach-triforce = A 3, 6 or 9 of the colour named, and nothing else.
teach-match = Colour, number or symbol: one of them is enough.
teach-wild = A wild fits on anything, even when something else fits too.
teach-symbol = Skip fits on Skip, Reverse on Reverse and Draw Two on Draw Two, whatever their colours.
teach-wild_top = On a wild only the colour named counts. The card beneath it is forgotten.
teach-draw_one = When nothing fits, one card is drawn; if that does not fit either, the turn is over.
teach-drawn_only = After drawing, only the card just drawn may be played.
teach-served = A draw card that has been drawn for is an ordinary card.
teach-extra_wilds = Shuffle Hands and Customizable are wilds like the others: they fit on anything.
teach-waits = Without a house rule nobody plays out of turn, not even the very same card.
teach-jump = Jumping in takes the same colour and the same number or symbol, and play goes on from the jumper.
teach-stack = Under a penalty only what this table lets you stack may be laid.
teach-bounce = Where Skips bounce, the first one must have the colour of the Draw Two.
teach-finish = Where the last card must be a number, an action card cannot end the round.
teach-four_color = A card of the colour in force makes a Wild Draw Four a bluff.
teach-four_number = Equal numbers and symbols in other colours never make it a bluff.
teach-four_action = An action card of the colour is a card of the colour.
teach-four_named = After a wild, the colour in force is the one that was named.
teach-four_drawn = A drawn Wild Draw Four is judged with the whole hand.
teach-four_wild_classic = In the classic game a Wild in the hand does not make it a bluff.
teach-four_wild_zelda = Where wilds count as a match, a Wild in the hand makes it a bluff.
teach-four_triforce = In the Zelda edition a Wild Triforce in the hand makes it a bluff too.
teach-four_second = A second Wild Draw Four never makes the first one a bluff.
teach-challenge_big = The more cards they hold, the likelier one of them forbids it.
teach-challenge_small = From a hand of one card the Wild Draw Four is mostly fair.
teach-challenge_count = What you hold and what has been laid cannot be in their hand.
teach-challenge_stack = The higher the sum, the less a challenge needs to be sure.
teach-challenge_won = After a bluff is caught, the challenger plays on.
teach-challenge_lost = A lost challenge costs six cards and the turn.
teach-skip = A Skip passes over the next player in the direction of play.
teach-reverse = A Reverse turns the direction, and the next one turns it back.
teach-reverse_two = With two players a Reverse works like a Skip.
teach-two = A Draw Two takes the next player’s turn as well.
teach-four_turn = Whoever takes the four cards misses the turn.
teach-opening = In the classic game an action card that is turned up first acts at once.
teach-opening_zelda = In the Zelda edition everything but a number is passed over at the start.
teach-seven_zero = A 0 passes all hands on; with one more house rule its player goes again.
teach-points_round = Add up every hand but the winner’s.
teach-points_last = After a last draw card the next player draws first, and those cards count.
teach-points_teams = A partner’s cards count for nobody.
teach-triforce_take = When nothing answers, three cards are drawn.
teach-triforce_wild = Neither a Wild nor another Wild Triforce answers, unless a house rule says so.
teach-triforce_one = A Wild Triforce asks the next player only; after that play is ordinary.
teach-triforce_symbol = The Triforce on a 3, 6 or 9 is no symbol to match by.
teach-triforce_turn = Drawing three is the whole turn, unless a house rule gives more.
teach-triforce_house = House rules may let another Wild Triforce answer, or a plain Wild too. A Wild Draw Four never does.
teach-triforce_last = A Wild Triforce as the last card asks nobody.
