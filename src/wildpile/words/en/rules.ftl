### Every switch of the rules: src/wildpile/choices.py declares them, docs/rules.md explains them. The heading of a switch has no
### full stop; each of its values is a sentence, which stands in lists and, without its full stop, in a menu of choices.
### A new switch may do without: its own English is shown then.

## Groups of switches

group-draw-cards = Draw cards
group-drawing = Drawing
group-jumping-in = Jumping in
group-hands = Hands
group-wilds = Wilds
group-uno = UNO
group-going-out-and-points = Going out and points
group-the-deal = The deal

## Draw cards

switch-stack = Draw cards that may answer draw cards
switch-stack--none = Draw cards may not be stacked.
switch-stack--kinds = Draw cards may be stacked: { $kinds }.
switch-stack--22 = Draw Two on Draw Two
switch-stack--44 = Wild Draw Four on Wild Draw Four
switch-stack--42 = Wild Draw Four on Draw Two
switch-stack--24 = Draw Two of the colour named on Wild Draw Four
switch-stack_challenge = Challenging a stacked Wild Draw Four
switch-stack_challenge--last = A stacked Wild Draw Four can be challenged, for the whole sum.
switch-stack_challenge--none = A stacked Wild Draw Four cannot be challenged.
switch-skip_bounce = A Skip passes a Draw Two on
switch-skip_bounce--0 = Skip does not answer Draw Two.
switch-skip_bounce--1 = A Skip of the same colour passes a Draw Two on.
switch-reverse_bounce = A Reverse sends a Draw Two back
switch-reverse_bounce--0 = Reverse does not answer Draw Two.
switch-reverse_bounce--1 = A Reverse of the same colour sends a Draw Two back.
switch-last_draw = Going out on a draw card makes the next player draw
switch-last_draw--0 = After a draw card as the last one nobody draws.
switch-last_draw--1 = After a draw card as the last one the next player still draws.

## Drawing

switch-dtm = Draw until a card fits
switch-dtm--off = With nothing to play one draws one card.
switch-dtm--may = With nothing to play one may draw until a card fits.
switch-dtm--must = With nothing to play one must draw until a card fits.
switch-dtm_on_choice = Drawing on although a card in hand fits
switch-dtm_on_choice--0 = Drawing by choice is one card.
switch-dtm_on_choice--1 = Drawing by choice goes on until a card fits, too.
switch-force = Playing when able is a duty
switch-force--off = Nobody must play.
switch-force--drawn = A drawn card that fits must be played.
switch-force--always = Whoever can play must.
switch-draw_pass = A drawn card may not be played in the same turn
switch-draw_pass--0 = A drawn card that fits may be played at once.
switch-draw_pass--1 = A drawn card may not be played in the same turn.

## Jumping in

switch-jump = The twin of the top card may be played out of turn
switch-jump--0 = Nobody plays out of turn.
switch-jump--1 = Whoever holds the same card as the top one may play it out of turn.
switch-jump_w4 = Wild Draw Four may be jumped in
switch-jump_w4--0 = No wild may be jumped in.
switch-jump_w4--1 = Wild Draw Four may be jumped in.
switch-jump_on_penalty = Jumping in on a penalty
switch-jump_on_penalty--allow = One may jump in on a penalty.
switch-jump_on_penalty--forbid = Nobody jumps in on a penalty.

## Hands

switch-seven0 = A 7 swaps hands, a 0 passes them on
switch-seven0--0 = 7 and 0 are plain numbers.
switch-seven0--1 = A 7 swaps hands with a player, a 0 passes all hands on.
switch-seven_optional = The swap of a 7 may be declined
switch-seven_optional--0 = The swap of a 7 is compulsory.
switch-seven_optional--1 = The swap of a 7 may be declined.
switch-zero_again = Whoever plays a 0 plays again
switch-zero_again--0 = A 0 ends the turn.
switch-zero_again--1 = Whoever plays a 0 plays again.
switch-mercy = Hand size that eliminates
switch-mercy--0 = No hand is too large.
switch-mercy--n = Whoever holds { $n } cards is out of the round.
switch-uno_swap = Who owes a call after hands are swapped or dealt
switch-uno_swap--actor = After a swap or new deal only who played the card owes a call.
switch-uno_swap--holders = After a swap or new deal everybody who got a single card owes a call.
switch-uno_swap--none = After a swap or new deal nobody owes a call.

## Wilds

switch-wd4 = Whether Wild Draw Four may be a bluff
switch-wd4--bluff = Wild Draw Four may be laid as a bluff, and be challenged.
switch-wd4--strict = Wild Draw Four is refused where it would be a bluff, so nobody can challenge it.
switch-wd4--free = Wild Draw Four may always be laid, and nobody can challenge it.
switch-wd4_match = Which cards in hand make a Wild Draw Four a bluff
switch-wd4_match--colour = A card of the colour in force makes Wild Draw Four a bluff.
switch-wd4_match--colour_wild = A card of the colour in force, or another wild, makes Wild Draw Four a bluff.
switch-wd4_match--colour_allwild = A card of the colour in force, or any further wild, a second Wild Draw Four included, makes Wild Draw Four a bluff.
switch-tri_answer = What answers a Wild Triforce
switch-tri_answer--369 = Only a 3, 6 or 9 of the colour answers a Wild Triforce.
switch-tri_answer--wt = A Wild Triforce answers a Wild Triforce, and asks the next player.
switch-tri_answer--anywild = A Wild or Wild Triforce answers a Wild Triforce.
switch-tri_after = After drawing three
switch-tri_after--end_turn = Drawing three for a Wild Triforce ends the turn.
switch-tri_after--play_drawn = After drawing three for a Wild Triforce a drawn card may be played.
switch-tri_after--free_turn = After drawing three for a Wild Triforce an ordinary turn follows.
switch-tri_chain_add = What each Wild Triforce on another adds to the price
switch-tri_chain_add--0 = Each Wild Triforce asks for three cards.
switch-tri_chain_add--3 = Each Wild Triforce laid on another adds three cards to the price.
switch-tri_last = Wild Triforce as the last card
switch-tri_last--none = A Wild Triforce as the last card asks nobody.
switch-tri_last--draw_if_unable = After a Wild Triforce as the last card the next player draws what it asks for, unless able to answer.
switch-ws_last = Wild Shuffle Hands as the last card
switch-ws_last--redeal = Wild Shuffle Hands as the last card deals to all again and does not win.
switch-ws_last--win = Wild Shuffle Hands as the last card wins.
switch-ws_colour = When Shuffle Hands names a colour
switch-ws_colour--with_play = Wild Shuffle Hands names its colour before the deal.
switch-ws_colour--after_deal = Wild Shuffle Hands names its colour after the deal.
switch-wc_rule = What is written on Wild Customizable
switch-wc_rule--plain = Wild Customizable is a plain Wild.
switch-wc_rule--others_draw_2 = Wild Customizable makes all others draw two.
switch-wc_rule--play_again = Whoever plays Wild Customizable plays again.
switch-wc_rule--discard_wilds = Wild Customizable lays away all its player's other wilds.

## UNO

switch-uno_required = Whether a player with one card must call
switch-uno_required--0 = Nobody need call with one card left.
switch-uno_required--1 = Whoever has one card left must call.
switch-uno_penalty = Cards for being caught without a call
switch-uno_penalty--n = Whoever is caught without the call draws { $n }.
switch-uno_penalty--0 = Being caught without the call costs nothing.
switch-false_uno_penalty = Cards for a call out of place
switch-false_uno_penalty--n = A call out of place costs { $n }.
switch-false_uno_penalty--0 = A call out of place costs nothing.
switch-false_catch_penalty = Cards for a catch out of place
switch-false_catch_penalty--n = A wrong catch costs { $n }.
switch-false_catch_penalty--0 = A wrong catch is refused.

## Going out and points

switch-finish = Cards allowed as the last
switch-finish--any = Any card may be the last.
switch-finish--number = Only a number may be the last card.
switch-finish--no_wild = No wild may be the last card.
switch-finish--no_draw = Neither Draw Two nor Wild Draw Four may be the last card.
switch-blocked = Who scores when nobody can move
switch-blocked--lowest = When nobody can move the lowest hand wins the difference.
switch-blocked--void = When nobody can move the round counts nothing.
switch-scoring = How rounds become a match
switch-scoring--winner = The winner of a round scores the cards of the others.
switch-scoring--lowest = Everybody adds up the cards left in the own hand, and the lowest total wins.
switch-scoring--elimination = Everybody adds up the cards left in the own hand, and whoever reaches the target is out.
switch-scoring--single = One round decides.
switch-target = Points that end a match
switch-target--n = { $n } points end the match.
switch-teams = Partners sit opposite
switch-teams--0 = Everybody plays alone.
switch-teams--1 = Partners sit opposite and score together.

## The deal

switch-hand = Cards dealt to each player
switch-hand--n = A hand of { $n } is dealt to each player.
switch-decks = Decks shuffled together
switch-decks--1 = One deck.
switch-decks--2 = Two decks are shuffled together.
switch-two_rev = What Reverse does with two players
switch-two_rev--skip = With two players Reverse acts as Skip.
switch-two_rev--none = With two players Reverse takes no turn away.
switch-opening = An action card as opening card acts, or another is turned
switch-opening--apply = An action card or wild as opening card acts.
switch-opening--redraw = Opening cards that are no number are passed over.
switch-opening_reverse = Who starts after an opening Reverse
switch-opening_reverse--dealer = After an opening Reverse the dealer begins.
switch-opening_reverse--right = After an opening Reverse the player on the dealer's right begins.
switch-opening_ignored = Where passed-over opening cards go
switch-opening_ignored--bury = Opening cards that are passed over stay under the one that counts.
switch-opening_ignored--shuffle_back = Opening cards that are passed over go back into the draw pile.

## A number that can be switched off

value-off = off
value-empty = Empty: off.

## What does not go together

conflict-edition = One of these rules belongs to another deck.
conflict-needs = One of these rules means nothing without another that is off.
conflict-dearer_triforce = A dearer Wild Triforce needs wilds that answer one.
conflict-single_target = Points that end the match mean nothing in a single round.
conflict-draw_pass_dtm = Who draws until a card fits must be allowed to play it.
conflict-draw_pass_force = A drawn card cannot be both a duty to play and kept from play.
conflict-stack_challenge = No Wild Draw Four is ever stacked, so none need be kept from challenges.
conflict-teams_elimination = Partners cannot be eliminated one by one.
conflict-mercy_hand = A hand of { $hand } cards would be out at once with mercy at { $mercy } cards.
conflict-players = This game is for 2 to 10 players.
conflict-pairs = Partners are four players, not { $players }.
conflict-cards = There are too few cards to deal { $hand } to each of { $players } players.
