### Settle: what people argue about, and "ask the engine".
### `ask-<key>` is a question of src/wildpile/lessons/questions.py: `.q` as a player asks it, `.a` the
### official answer, `.say` other ways in which people type it, between semicolons: write what people
### of your language would type, do not translate it word by word.
### $edition is classic108, classic112 or zelda.

settle-title = Settle it
settle-description = Official answers to what people argue about in UNO, each with its source, the house rule that changes it, and a position to try.
settle-lead = Type what you are arguing about. Every answer says what is official, which house rule changes it, and lets you try it.
settle-search = Search the questions
settle-search-hint = For example: +2 on +2
settle-none = Nothing found. Try other words, or lay the cards out and ask the engine.
settle-count = { $count ->
    [one] One question
   *[other] { $count } questions
}
settle-official = Official
settle-house = House rule
settle-here = At this table
settle-changes = These rules change the answer
settle-changes-none = No house rule changes this.
settle-try = Try it
settle-send = Send this answer
settle-editions = This comes up in some editions only.

## Who says so.

evidence-sheet = It is printed on the rule sheets.
evidence-answer = The publisher has answered it in public.
evidence-custom = The sheets are silent, and almost everybody plays it like this.
evidence-ours = No official source decides it. This is our ruling.

## Headings over the questions.

ask-topic-draw_cards = Draw Two and stacking
ask-topic-drawing = Drawing cards
ask-topic-fours = Wild Draw Four and the challenge
ask-topic-wilds = Wilds and action cards
ask-topic-uno = Calling UNO
ask-topic-house = House rules
ask-topic-ending = Going out and points
ask-topic-deal = Before the first turn
ask-topic-triforce = Wild Triforce

## Draw Two and stacking.

ask-two-on-two =
    .q = May I put a Draw Two on a Draw Two?
    .a = No. Whoever is hit draws two and loses the turn; the penalty is not passed on. Stacking is a house rule, and a very common one.
    .say = can you stack draw 2; plus two on plus two; +2 on +2; stacking +2; pass on a plus 2; add to a draw two; combine draw cards
ask-two-on-four =
    .q = May I put a Draw Two on a Wild Draw Four, to make six?
    .a = No. A Wild Draw Four is taken or challenged, never answered with a card. Some tables allow it as a house rule, with a Draw Two of the colour that was named.
    .say = +2 on +4; plus 2 on plus 4; draw two on wild draw four; make it six; stack +2 onto +4; can i play +2 after +4
ask-four-on-four =
    .q = May I answer a Wild Draw Four with another one?
    .a = No, not while you owe the four cards. On a later turn of your own you may lay one on it like on any card, if your hand allows it.
    .say = +4 on +4; stack wild draw four; plus 4 on plus 4; two draw fours in a row; make it eight; pass on the +4
ask-skip-saves =
    .q = Can a Skip or a Reverse save me from a Draw Two?
    .a = No. The two cards are drawn and the turn is gone before you could play anything. Bouncing it on with a Skip of the same colour was an idea the makers of UNO posted for a single day; it is a house rule, and so is sending it back with a Reverse.
    .say = skip a plus 2; reverse a +2; dodge draw two; deflect +2; bounce; block a draw two with skip; reverse it back
ask-play-after-two =
    .q = I drew the two cards. May I still play this turn?
    .a = No. Drawing for a Draw Two is your whole turn. The next player goes on.
    .say = play after +2; do i lose my turn after draw two; draw and play; drew two can i go; turn after plus two
ask-two-served =
    .q = May I play a Draw Two on one that somebody has already drawn for?
    .a = Yes. Once the cards are drawn it is an ordinary card on the pile: match its colour, or lay another Draw Two of any colour. That starts a new penalty of two.
    .say = +2 after +2 was drawn; play draw two on old draw two; same symbol draw two; second plus two next turn; penalty already taken
ask-challenge-stack =
    .q = We stack Wild Draw Fours. Can the last one be challenged?
    .a = Officially there is nothing to stack. Where you do stack, the printed house rule keeps the challenge for the newest card: a bluff costs its player the whole sum, a fair card costs the challenger the sum and two more.
    .say = challenge stacked +4; challenge eight cards; stacking and challenge; bluff in a stack; who draws 8 after challenge

## Drawing cards.

ask-draw-until =
    .q = Must I draw until I can play?
    .a = No. You draw one card. If it does not fit, your turn is over. Drawing on until something fits is a house rule; many video games use it.
    .say = draw until match; keep drawing; draw to match; how many cards do i draw; draw one only; pick up until you can go
ask-play-drawn =
    .q = May I play the card that I have just drawn?
    .a = Yes, at once, if it fits. Only that card, though, and only if you want to.
    .say = play drawn card; put down the card i picked up; drew a playable card; draw and play; use the card you drew; same turn
ask-must-play =
    .q = Must I play if I have a card that fits?
    .a = No. You may draw a card instead, for whatever reason. Then only the drawn card may still be played in this turn. Having to play is a house rule.
    .say = do i have to play; draw on purpose; forced play; keep a card; draw even if i can play; refuse to play
ask-two-numbers =
    .q = May I lay two cards of the same number at once?
    .a = No, one card a turn, even if you hold the very same card twice.
    .say = play doubles; two sevens at once; same number together; play multiple cards; put down pairs; two of a kind
ask-empty-pile =
    .q = The draw pile is empty. What now?
    .a = The top discard stays where it is. All the discards beneath it are shuffled and become the new draw pile, even in the middle of a penalty. Colours that old wilds had named are forgotten.
    .say = no more cards; deck is empty; reshuffle; draw pile empty; run out of cards; shuffle discard pile
ask-both-empty =
    .q = There is nothing left to draw and nothing left to shuffle. What now?
    .a = No sheet says. Our ruling: whoever can play must, everybody else passes, and penalties pay what there is. When all pass one after another, the round ends and the lowest hand scores the difference.
    .say = both piles empty; nobody can play; no cards left at all; stuck game; deadlock; blocked round
ask-wrong-card =
    .q = Somebody laid a card that does not fit. What happens?
    .a = Recent sheets name no penalty: the card goes back to the hand and the turn is played properly. Older advice was to draw two for it. At a Wildpile table such a card is simply refused.
    .say = wrong card; misplay; illegal card; played a card that does not match; take card back; mistake penalty

## Wild Draw Four and the challenge.

ask-four-whenever =
    .q = May I play a Wild Draw Four whenever I like?
    .a = { $edition ->
        [zelda] Only without a card of the colour in force in your hand, and without a Wild or a Wild Triforce. You can lay it all the same, but that is a bluff: if the next player challenges, you draw the four.
       *[other] Only without a card of the colour in force in your hand. You can lay it all the same, but that is a bluff: if the next player challenges, you draw the four.
    }
    .say = when can i play +4; wild draw four rule; illegal +4; can you bluff; play plus four any time; draw four restriction
ask-four-number =
    .q = I hold the same number in another colour. Is my Wild Draw Four still fair?
    .a = Yes. Only the colour in force counts. Equal numbers and symbols of other colours do not make it a bluff.
    .say = +4 with matching number; same number draw four; number match wild draw four; legal +4 number; symbol match challenge
ask-four-wild =
    .q = I hold a plain Wild. Does that make my Wild Draw Four a bluff?
    .a = { $edition ->
        [zelda] Yes. The Zelda sheet counts wilds as cards that fit, so a Wild makes it a bluff. By our reading a Wild Triforce does too.
       *[other] No. The classic sheet asks for the colour, and a Wild has none. The Zelda sheet and the text in some boxes count wilds as a match, so agree on it first.
    }
    .say = wild and +4 in hand; wild makes draw four illegal; does a wild count as a match; regular wild challenge; wild card colour
ask-four-second =
    .q = I hold two Wild Draw Fours. Is the first one a bluff?
    .a = No. Nobody official has answered this. If a second one counted, two of them could never be played fairly, so we rule that it does not.
    .say = two +4 in hand; second wild draw four; both draw fours; two draw four challenge; last two cards +4
ask-four-named =
    .q = I named the colour that I hold myself. Was my Wild Draw Four a bluff?
    .a = Not because of that. What counts is the colour in force before you laid it. The colour you name plays no part in a challenge.
    .say = choose own colour +4; named colour challenge; colour after draw four; pick colour i have; which colour counts for challenge
ask-four-drawn =
    .q = I drew a Wild Draw Four. May I play it at once?
    .a = Yes, but your whole hand is judged. If you could have played a card of the colour and drew instead, laying it is a bluff.
    .say = drew a +4; play drawn wild draw four; draw four just picked up; challenge a drawn +4
ask-who-challenges =
    .q = Who may challenge, and who gets to see the hand?
    .a = Only the player who would have to draw, and only before drawing. The hand is shown to that player and to nobody else.
    .say = who can challenge +4; show hand; see cards after challenge; can anyone challenge; challenge draw four who; other player challenge
ask-challenge-price =
    .q = What does a challenge cost, won or lost?
    .a = If it was a bluff, its player draws the four, and you draw nothing and play on. If it was fair, you draw six and lose the turn.
    .say = challenge penalty; lose challenge; six cards; wrong challenge; what happens if challenge fails; guilty draw four
ask-four-back =
    .q = After a bluff is caught, does the Wild Draw Four go back to the hand?
    .a = No. The card stays on the pile and the colour that was named stays in force.
    .say = take back +4; return wild draw four; colour after challenge; does the card stay; undo draw four
ask-last-four =
    .q = Can I challenge a Wild Draw Four that was somebody’s last card?
    .a = There is no point: no other card is left that could make it a bluff. The round is over, the next player draws four, and the points are counted.
    .say = challenge last card; finish on +4 challenge; won with draw four; out with plus 4; last card wild draw four

## Wilds and action cards.

ask-color-after-wild =
    .q = Which colour counts after a wild?
    .a = The one that was named. The card under the wild no longer counts, neither its colour nor its number.
    .say = colour after wild; what can i play on a wild; forgot the colour; card under wild; wild card next player; match number under wild
ask-wild-on-wild =
    .q = May I play a Wild on a Wild, or name the same colour again?
    .a = Yes to both. A Wild goes on anything, and you may name any colour, the one in force too.
    .say = wild on wild; same colour again; two wilds; choose the same color; wild after wild; keep the colour
ask-reverse-two =
    .q = What does a Reverse do with two players?
    .a = It acts like a Skip: you move again.
    .say = reverse 2 players; reverse two player game; do i go again; reverse as skip; one on one reverse; play again
ask-skip-two =
    .q = With two players, whose turn is it after a Skip or a Draw Two?
    .a = Yours again. The other player loses the turn, and after a Draw Two has two cards more.
    .say = skip with two players; two players skip; draw two 2 players; go again after skip; one on one
ask-opening-action =
    .q = The first card turned over is an action card. Does it act?
    .a = { $edition ->
        [zelda] No. In the Zelda edition everything but a number is passed over, and the next card is turned until a number comes.
       *[other] Yes, by the usual sheets. A Skip skips the first player, a Draw Two makes that player draw and lose the turn, and a Reverse turns play round so that the dealer begins. Some newer sheets simply turn another card.
    }
    .say = first card action; start with reverse; flip a skip at start; first card draw two; opening card special; starting card
ask-opening-wild =
    .q = The first card turned over is a wild. Who names the colour?
    .a = { $edition ->
        [zelda] Nobody: the Zelda edition passes over everything but a number, and turns another card.
       *[other] The player on the dealer’s left names it and then plays. A Wild Draw Four goes back into the pile, and another card is turned.
    }
    .say = first card wild; starting card wild; wild draw four first; who picks colour at start; flip a wild; opening wild
ask-extra-wilds =
    .q = Why does my deck have wilds that I do not know?
    .a = Newer classic decks, of 112 cards, add one Wild Shuffle Hands and three Wild Customizable, on which you write a rule of your own. The leaflet in the box says more; you may also leave them out.
    .say = blank wild cards; customizable wild; shuffle hands card; extra cards; 112 cards; what is this wild; new wild cards
ask-shuffle-how =
    .q = How exactly does Wild Shuffle Hands work?
    .a = Whoever plays it gathers all hands, shuffles them, and deals everything out again one card at a time, beginning on their own left. Then play goes on in the colour they named. Hands may end up differing by a card.
    .say = shuffle hands wild; how to deal shuffle hands; collect all hands; swap all cards; redistribute cards; uneven hands
ask-shuffle-last =
    .q = Wild Shuffle Hands is my last card. Do I win?
    .a = No. You gather all hands and deal again, to yourself as well, so you hold cards once more.
    .say = finish on shuffle hands; last card shuffle; win with shuffle hands; go out with wild shuffle; shuffle hands end
ask-shuffle-worth =
    .q = How many points are Shuffle Hands and Customizable worth?
    .a = 40 each.
    .say = points shuffle hands; points customizable; blank card points; how much is wild shuffle; 40 points
ask-customizable =
    .q = What do the Wild Customizable cards do?
    .a = They are Wilds with whatever your group writes on them before the game. With nothing written on it, one is a plain Wild.
    .say = blank wild; customizable wild rules; what to write; write your own rule; blank cards; custom wild

## Calling UNO.

ask-uno-until =
    .q = Until when can I be caught for not saying UNO?
    .a = Until the next player begins a turn by playing or drawing. After that you are safe.
    .say = when can you catch uno; forgot uno; too late to catch; time limit uno; say uno for someone; next player already played
ask-uno-penalty =
    .q = Is it two cards or four for not saying UNO?
    .a = Two. Older sheets had four, which is where the memory comes from.
    .say = forgot to say uno penalty; how many cards uno; 2 or 4 cards; draw for not saying uno; penalty uno
ask-uno-late =
    .q = I forgot, but said UNO before anybody noticed. Am I safe?
    .a = Yes, as long as nobody had caught you first.
    .say = say uno late; remembered uno; caught myself; call uno after; before anyone notices; late uno
ask-uno-before =
    .q = Must I say UNO before the card touches the pile?
    .a = No. With the card, just before it, or right after it all count. What matters is that nobody catches you first.
    .say = when to say uno; say uno before playing; uno early; uno with two cards; exact moment; uno timing
ask-uno-two-catch =
    .q = Two players catch me at the same moment. Do I draw four?
    .a = No. There is one penalty; the second catch finds nothing.
    .say = two people call uno; caught twice; double catch; both said it; four cards for two catches
ask-false-uno =
    .q = Somebody says UNO with more than one card. Is there a penalty?
    .a = No official one. It was just noise. Some tables charge two cards for it.
    .say = wrong uno call; said uno too early; false uno; fake uno; uno with three cards; penalty for wrong uno
ask-false-catch =
    .q = I accused somebody who had said UNO, or had more cards. Do I draw?
    .a = No sheet prices it. At our tables such a catch is refused; as a house rule it can cost cards.
    .say = false accusation; wrong catch; accuse uno penalty; called them out wrong; catch by mistake
ask-uno-out =
    .q = Must I say “UNO out” with my very last card?
    .a = No. That is folklore. The last card ends the round by itself.
    .say = uno out; say uno twice; last card say something; final card call; uno uno; game out
ask-swap-uno =
    .q = A swap leaves me with one card. Must I say UNO?
    .a = Swapping hands is a house rule, so no sheet decides it. As most play it, whoever played the swapping card must call; whoever was merely handed a single card need not.
    .say = seven swap uno; got one card by swap; uno after swapping; 7-0 uno; received one card

## House rules.

ask-jump-in =
    .q = Is jumping in with the same card official?
    .a = No, the game goes in order. Some sheets print it as an optional house rule: whoever holds exactly the same card, in colour and number, may lay it out of turn.
    .say = jump in; play out of turn; same card out of turn; identical card; slap; interrupt; cut in
ask-jump-two =
    .q = Somebody jumps in with a second Draw Two. Is it two cards or four?
    .a = By the printed house rule two: the second card cancels the first, and the player after the jumper draws. It is four only where you also stack.
    .say = jump in draw two; jump in +2; double plus two; two draw twos same colour; jump in stack
ask-seven-zero =
    .q = Are swapping hands with a 7 and passing them on with a 0 official?
    .a = No. Both are a well-known house rule, which some sheets print as an option. Officially 7 and 0 are plain numbers.
    .say = seven zero; 7-0 rule; swap hands seven; rotate hands zero; 7 swap; 0 pass hands; trade hands
ask-seven-last =
    .q = We play seven-zero. My last card is a 7. Do I swap?
    .a = No. Your hand is empty, so you have won, and nothing is swapped. The same goes for a 0.
    .say = finish on a 7; last card seven; last card zero; win with 7; swap empty hand
ask-mercy =
    .q = Is a player with 25 cards out of the game?
    .a = Not in these editions. That mercy rule comes from another game of the family; here it is a house rule, and you may hold as many cards as you must.
    .say = 25 cards; mercy rule; too many cards; knocked out; no mercy; hand limit; maximum cards
ask-two-decks =
    .q = May we shuffle two decks together?
    .a = The sheets know one deck, for up to ten players. Two together play well in a big group; then even a 0 has a twin.
    .say = two decks; big group; more than 10 players; combine decks; double deck; many players

## Going out and points.

ask-finish-action =
    .q = May I finish on an action card or a wild?
    .a = Yes, any card may be your last. If it is a Draw Two or a Wild Draw Four, the next player takes the cards first, and then the points are counted.
    .say = end on action card; last card skip; finish with +2; go out on a wild; win with draw four; last card special
ask-second-place =
    .q = Do the others play on for second place?
    .a = No. The round ends with the first empty hand.
    .say = second place; keep playing after winner; who comes second; play until last; continue after someone wins; loser
ask-scoring =
    .q = How are points counted?
    .a = { $edition ->
        [zelda] Whoever goes out scores what the others still hold: numbers their value, Draw Two, Skip and Reverse 20, and every wild 50. The Zelda sheet has scoring as a variant; the first to 500 wins.
        [classic112] Whoever goes out scores what the others still hold: numbers their value, Draw Two, Skip and Reverse 20, Wild and Wild Draw Four 50, Shuffle Hands and Customizable 40. The first to 500 wins.
       *[other] Whoever goes out scores what the others still hold: numbers their value, Draw Two, Skip and Reverse 20, Wild and Wild Draw Four 50. The first to 500 wins.
    }
    .say = score; points per card; how to keep score; what is a wild worth; count points; card values; who gets points
ask-exactly-500 =
    .q = Is exactly 500 enough to win?
    .a = Yes, 500 or more. 499 is not.
    .say = 500 points; reach 500; exactly 500; target score; win the match; over 500
ask-single-round =
    .q = Can we play without points?
    .a = Yes. Then whoever goes out first wins, and that is the game.
    .say = one round; quick game; no scoring; first out wins; without points; short game
ask-lowest-wins =
    .q = Do points count for the winner, or against the others?
    .a = By the usual scoring the winner of each round gets them. Another one is printed too: everybody adds up what is left in the own hand, and when somebody reaches 500 the lowest total wins.
    .say = lowest score wins; points against you; count your own cards; negative points; reverse scoring; low score
ask-partners =
    .q = Can we play two against two?
    .a = Yes, partners sit opposite each other. The round ends when any of the four goes out, and that pair scores the cards of both opponents; a partner’s cards count for nobody.
    .say = teams; partners; 2 vs 2; two against two; play in pairs; team rules
ask-leaving =
    .q = Somebody has to leave in the middle. What happens to their cards?
    .a = No sheet says. Our ruling: the hand goes under the discards, whatever they owed lapses, and play goes on with the next player. If only one is left, that player wins the round with no points.
    .say = player quits; someone leaves; drop out; go home early; leaving the game; quit mid game

## Before the first turn.

ask-who-starts =
    .q = Who goes first?
    .a = The player on the dealer’s left, and then clockwise, until a Reverse turns it round.
    .say = who starts; first player; first turn; clockwise; left of dealer; starting player; direction
ask-who-deals =
    .q = Who deals?
    .a = Everybody draws a card, and the highest number deals; cards with symbols count nothing. After each round the deal moves one place to the left.
    .say = choose dealer; who is dealer; next dealer; deal order; pick the dealer; highest card deals
ask-how-many =
    .q = How many can play, and how many cards does each get?
    .a = Two to ten players, seven cards each.
    .say = how many players; how many cards; cards each; number of players; starting hand; 7 cards; deal how many

## Wild Triforce (Zelda edition).

ask-triforce-turn =
    .q = I drew three for a Wild Triforce. Do I still get a turn?
    .a = The sheet does not say. We rule no: answering or drawing is the turn. Two house rules read it otherwise: one of the three cards may be played if it fits, or an ordinary turn follows.
    .say = after drawing three; lose turn triforce; triforce then play; turn after triforce; draw 3 play
ask-triforce-wild =
    .q = May I answer a Wild Triforce with a wild?
    .a = No. The answer must be a card of the colour named that shows a Triforce, and only the coloured 3, 6 and 9 have one. A Wild or another Wild Triforce does not do.
    .say = wild on triforce; triforce on triforce; answer triforce; wild instead of 3 6 9; what beats triforce; counter triforce
ask-triforce-decline =
    .q = I hold a 3, 6 or 9 of the colour. Must I play it?
    .a = No, you may keep it and draw the three cards instead. This is our ruling: you are never made to play elsewhere in the game either.
    .say = refuse triforce; keep my 6; forced to answer triforce; draw instead; decline triforce
ask-triforce-scope =
    .q = The next player drew three. Must the one after answer the Triforce too?
    .a = No. It asks the next player only. Whoever follows plays as usual on the colour that was named.
    .say = does triforce pass on; player after triforce; who answers triforce; triforce everyone; triforce next player only
ask-triforce-last =
    .q = Wild Triforce is my last card. Does the next player draw three?
    .a = By our ruling no: the round is over, and there is no turn left in which to answer. The sheet is silent; drawing is a house rule.
    .say = finish on triforce; last card triforce; win with triforce; triforce end of round; draw three at the end
ask-triforce-symbol =
    .q = May I lay a gold 3 on a green 6, since both show a Triforce?
    .a = No. Cards match by colour, number or symbol of their kind. The small Triforce only matters when a Wild Triforce asks for it.
    .say = match triforce; 3 on 6; 9 on 6; triforce symbol match; same triforce sign; play 3 on 9
ask-triforce-two =
    .q = May I answer a Wild Triforce with a Draw Two of the colour?
    .a = No. Only a 3, 6 or 9 of the colour answers it, and a Draw Two shows no Triforce. No draw card stacks with it either.
    .say = +2 on triforce; draw two triforce; stack triforce; skip the triforce; reverse triforce; action card triforce

## Ask the engine: lay out a table.

engine-title = Ask the engine
engine-description = Lay out a top card, a hand and the rules, and see what may be played and why not.
engine-lead = Lay out the table you are arguing about. The engine says of each card whether it may be played, and why.
engine-rules = Rules
engine-top = Top card
engine-color = Colour that was named
engine-hand = Your hand
engine-hand-empty = Tap cards to put them in your hand.
engine-turn-mine = It is your turn
engine-turn-other = It is somebody else’s turn
engine-drawn = You have just drawn this card
engine-owed = You owe { $count ->
    [one] one card
   *[other] { $count } cards
}
engine-laid-on = Colour before the Wild Draw Four
engine-demand = A Wild Triforce asks you
engine-empty = Nothing is left to draw
engine-clear = Clear the table
engine-may = may be played
engine-may-not = may not be played
engine-may-bluff = may be laid as a bluff
engine-fair = A Wild Draw Four from this hand would be fair.
engine-bluff = A Wild Draw Four from this hand would be a bluff.
engine-acts = You may also:
engine-act-draw = draw a card
engine-act-keep = keep the drawn card
engine-act-take = take the cards
engine-act-challenge = challenge
engine-act-pass = pass
engine-act-uno = call UNO
engine-send = Send this table

error-lessons-empty_hand = Put at least one card in the hand.
error-lessons-too_many_copies = The deck has not so many of that card.
error-lessons-too_many_cards = That uses up the deck: no cards are left for the other players.
error-lessons-not_in_edition = That card is not in this edition.
error-lessons-color_missing = With a wild on top, say which colour was named.
error-lessons-color_fixed = A coloured card has its own colour.
error-lessons-bad_players = Two to ten can play.
error-lessons-bad_seat = There is no such seat at this table.
error-lessons-bad_owed = That card cannot make you owe so many cards.
error-lessons-bad_demand = Only a Wild Triforce asks for a card.
error-lessons-bad_drawn = That card cannot just have been drawn and still be played.
error-lessons-clash = These do not go together: choose one of them.
error-lessons-bad_answer = That is no answer to this question.
error-lessons-bad_task = There is no such exercise by these rules.
error-lessons-refused_act = That cannot be done here.
error-lessons-unknown_task = There is no such exercise.
error-lessons-unknown_question = There is no such question.
error-lessons-unknown_ruling = There is no such ruling.
