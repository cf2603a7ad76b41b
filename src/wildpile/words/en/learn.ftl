### Learn: one page an edition, in the order of its sections.
### Every message may use each switch of the rules by its key ($hand, $uno_penalty, $dtm, …), $edition
### (classic108, classic112, zelda) and $cards, how many lie in the deck. A sentence that a house rule
### would make untrue chooses by its switch. `learn-<section>-<key>` stands beside the example of that
### key in src/wildpile/lessons/examples.py.

learn-title = { $edition ->
    [zelda] UNO The Legend of Zelda in three minutes
    [classic112] UNO with 112 cards in three minutes
   *[other] UNO in three minutes
}
learn-description = { $edition ->
    [zelda] Learn the Zelda edition by playing it: every card, the Wild Triforce, the challenge, and what is official.
   *[other] Learn UNO by playing it: every card, the challenge, calling UNO, and what is official.
}
learn-lead = Everything you need at the table, with cards that you can move.
learn-edition = Edition
learn-edition-classic108 = Classic, 108 cards
learn-edition-classic112 = Classic, 112 cards
learn-edition-zelda = The Legend of Zelda
learn-unofficial = Wildpile is unofficial. UNO and The Legend of Zelda are trademarks of their owners, named here only to say whose rules these are.
learn-table-rules = This page teaches the rules of one table. What is not official is marked.
learn-mark = Not official
learn-print = Print on one sheet
learn-play = Play now
learn-source = Ruling { $ruling }
learn-show = Show it
learn-again = Again
learn-more = More answers
# Under "One card left": what follows is looked up when it is needed.
learn-ready = You can start playing now.

## The aim and the deal.

learn-aim-heading = The aim
learn-aim = { $scoring ->
    [single] Be the first to play every card in your hand. That wins the game.
    [lowest] Be the first to play every card in your hand. What you still hold when somebody goes out counts against you, and the lowest total wins.
    [elimination] Be the first to play every card in your hand. What you still hold when somebody goes out counts against you; with { $target } points you are out of the game.
   *[winner] { $edition ->
        [zelda] Be the first to play every card in your hand: that wins. With points, a variant on the sheet, it wins the round and scores the cards the others still hold, and the first to { $target } points wins the game.
       *[other] Be the first to play every card in your hand. That wins the round and scores the cards the others still hold. The first to { $target } points wins the game.
    }
}
learn-aim-deal = { $hand ->
    [one] Shuffle, and deal one card to each of two to ten players.
   *[other] Shuffle, and deal { $hand } cards to each of two to ten players.
}
learn-aim-piles = The rest lie face down: that is the draw pile. Its top card is turned up beside it and starts the discard pile.
learn-aim-opening = { $opening ->
    [redraw] Only a number can start. Anything else is passed over, and the next card is turned.
   *[apply] { $opening_reverse ->
        [right] Is the first card an action card? It acts at once: a Skip passes over the first player, a Draw Two makes that player draw two and miss the turn, a Reverse lets the player on the dealer’s right begin, anticlockwise. On a wild the first player names the colour. Only a Wild Draw Four goes back into the pile.
       *[dealer] Is the first card an action card? It acts at once: a Skip passes over the first player, a Draw Two makes that player draw two and miss the turn, a Reverse lets the dealer begin, anticlockwise. On a wild the first player names the colour. Only a Wild Draw Four goes back into the pile.
    }
}
learn-aim-first = The player on the dealer’s left begins, and play goes clockwise.
learn-aim-more = More about the deal
learn-aim-dealer = Any of you may deal first. To choose, let everybody draw a card: the highest number deals, and a card without a number counts as 0. After each round the deal moves one place to the left.
learn-aim-deck = { $edition ->
    [zelda] 112 cards. Red, gold, green and blue each have one 0, two of every number from 1 to 9, two Draw Twos, two Skips and two Reverses. Four Wilds, four Wild Draw Fours and four Wild Triforces come on top.
    [classic112] 112 cards. Red, yellow, green and blue each have one 0, two of every number from 1 to 9, two Draw Twos, two Skips and two Reverses. Four Wilds, four Wild Draw Fours, one Wild Shuffle Hands and three Wild Customizable come on top.
   *[other] 108 cards. Red, yellow, green and blue each have one 0, two of every number from 1 to 9, two Draw Twos, two Skips and two Reverses. Four Wilds and four Wild Draw Fours come on top.
}
learn-aim-decks = { $decks ->
    [2] At this table two such decks are shuffled together: { $cards } cards.
   *[other] One deck is enough for everybody.
}
learn-aim-about = { $edition ->
    [zelda] Published by Mattel in 2017. For two to ten players from 7 years up; a round takes 10 to 20 minutes. Easy to learn, little to plan, and luck has a large say.
   *[other] For two to ten players. Easy to learn, and luck has a large say.
}
learn-aim-opening_number = A number turns up, so the player on the dealer’s left simply begins.
learn-aim-opening_skip = { $opening ->
    [redraw] A Skip turns up. It is passed over, and the next card is turned.
   *[apply] A Skip turns up. It acts: the player on the dealer’s left is skipped.
}
learn-aim-opening_ignored = { $opening ->
    [redraw] A Skip turns up, then a wild. Both are passed over until a number comes.
   *[apply] A Skip turns up, and acts at once.
}

## The core loop in four steps.

learn-moves-heading = The game in four steps
learn-moves-match-heading = Match it
learn-moves-match = Lay one card that has the colour, the number or the symbol of the top card. Symbols stand on the action cards: Skip, Reverse, Draw Two. Wilds have no colour and go on anything.
# What decides after a wild, and whether a Wild Draw Four is fair.
learn-moves-color = { $edition ->
    [zelda] The colour in force is the colour of the top card; on a wild, it is the colour that was named. The Triforce on a 3, 6 or 9 is no symbol to match by.
   *[other] The colour in force is the colour of the top card; on a wild, it is the colour that was named.
}
learn-moves-draw-heading = Or draw
learn-moves-draw = { $dtm ->
    [may] Nothing fits? Draw, card by card, until one does or you have had enough.
    [must] Nothing fits? Draw until a card does.
   *[off] { $force ->
        [always] Nothing fits? Draw one card.
       *[other] Nothing fits, or you would rather keep your cards? Draw one.
    }
}
learn-moves-drawn = { $draw_pass ->
    [1] The drawn card stays in your hand for this turn, and the next player goes on.
   *[other] { $force ->
        [off] If the card you drew fits, you may lay it straight away, but no other. If it does not, or you keep it, your turn is over.
       *[other] If the card you drew fits, lay it straight away. If it does not, your turn is over.
    }
}
learn-moves-call-heading = Call UNO
learn-moves-call = { $uno_required ->
    [0] One card left? At this table nobody has to say so.
   *[other] { $uno_penalty ->
        [0] Say “UNO!” with your last card but one. At this table it costs nothing to forget it.
        [one] Say “UNO!” with your last card but one. Forget it and get caught, and you draw a card.
       *[other] Say “UNO!” with your last card but one. Forget it and get caught, and you draw { $uno_penalty } cards.
    }
}
learn-moves-score-heading = Score
learn-moves-score = { $scoring ->
    [single] Your hand is empty: you have won.
    [lowest] Somebody’s hand is empty: everybody else writes down what they still hold.
    [elimination] Somebody’s hand is empty: everybody else writes down what they still hold.
   *[winner] Your hand is empty: you score every card that the others hold.
}

## Try a turn.

learn-try-heading = Try a turn
learn-try = What would you play? Tap every card that fits, then see why. Each ruling leads to the exact rule.
learn-try-seven = A red 7 lies on top.
learn-try-symbol = A Reverse lies on top. Its arrows are its symbol.
learn-try-wild = A wild lies on top, and green was named. Beneath it you can still see a red 6.
learn-try-nothing = A red 7 again, and another hand.
learn-try-drawn = A red 7 lies on top, and you chose to draw.
learn-try-two = A Draw Two lies on top.
learn-try-zero = A blue 0 lies on top.
learn-try-triforce = The player before you has laid a Wild Triforce and named green.
learn-try-unable = A Wild Triforce and green again, and another hand.
learn-try-extra = A blue 6 lies on top, and two wilds that not every deck has are in your hand.
learn-try-none = Nothing fits
learn-try-next = Next one
learn-try-show = Show all
learn-try-progress = { $done } of { $count } done

## Every card, its face and what it does.

learn-cards-heading = Every card
learn-cards-lead = Action cards fit on their colour, or on their own symbol in any colour. Wilds fit on anything.
learn-cards-points = Worth { $points } in a hand
learn-cards-points-number = Worth its number in a hand
learn-cards-number =
    { $seven0 ->
        [1] A number does nothing but change the colour, except two of them at this table: a 7 swaps your hand with a player you name, and a 0 passes all hands on.
       *[other] A plain card: nothing happens.
    }
    .name = Number
    .face = { $edition ->
        [zelda] A large number, the same in its corners; a 3, 6 or 9 shows a Triforce too
       *[other] A large number, the same in its corners
    }
    .fits = On its colour or its number
learn-cards-skip =
    The next player misses a turn. { $skip_bounce ->
        [1] At this table a Skip of the same colour also passes a Draw Two on.
       *[other] Nobody can answer it with a Skip.
    }
    .name = Skip
    .face = A crossed-out circle
    .fits = On its colour or another Skip
learn-cards-reverse =
    { $reverse_bounce ->
        [1] Play turns round: clockwise becomes anticlockwise, or back. At this table a Reverse of the same colour also sends a Draw Two back.
       *[other] Play turns round: clockwise becomes anticlockwise, or back.
    }
    .name = Reverse
    .face = Two arrows that point opposite ways
    .fits = On its colour or another Reverse
learn-cards-reverse_two = { $two_rev ->
    [none] With two players a Reverse takes no turn away at this table.
   *[skip] With two players a Reverse works like a Skip: you go again.
}
learn-cards-two =
    { $passes_two ->
        [0] The next player draws two cards and misses the turn. They cannot be passed on.
       *[other] The next player draws two cards and misses the turn, unless this table’s rules let them pass the penalty on.
    }
    .name = Draw Two
    .face = +2 in its corners
    .fits = On its colour or another Draw Two
learn-cards-wild =
    You name the colour that play goes on with, even the same again. On your turn you may lay it even when something else fits.
    .name = Wild
    .face = An oval in four colours
    .fits = On anything
learn-cards-four =
    { $wd4 ->
        [free] You name a colour; the next player draws four and misses the turn.
        [strict] You name a colour; the next player draws four and misses the turn. You can lay it only when nothing in your hand forbids it.
       *[bluff] You name a colour; the next player draws four and misses the turn, or challenges you (see below). { $wd4_match ->
            [colour] Fair only when you hold no card of the colour in force.
            [colour_wild] { $edition ->
                [zelda] Fair only when you hold no card of the colour in force, no Wild and no Wild Triforce.
               *[other] Fair only when you hold no card of the colour in force and no wild of another kind.
            }
           *[colour_allwild] Fair only when you hold no card of the colour in force and no other wild.
        }
    }
    .name = Wild Draw Four
    .face = +4 in its corners
    .fits = On anything, but not from every hand
learn-cards-triforce =
    You name a colour. The next player lays a card of that colour with a Triforce on it, a 3, 6 or 9, or draws three. { $tri_answer ->
        [wt] At this table another Wild Triforce answers too.
        [anywild] At this table a Wild or another Wild Triforce answers too.
       *[369] Nothing else answers.
    }
    .name = Wild Triforce
    .face = A Triforce: three triangles that touch
    .fits = On anything
learn-cards-triforce_take = { $tri_after ->
    [end_turn] Drawing three ends the turn. Then play is ordinary again, in the colour of the top card; if nobody answered, in the colour named.
    [play_drawn] Whoever draws three may lay one of them at once if it fits. Then play is ordinary again.
   *[free_turn] Whoever draws three takes an ordinary turn after it.
}
learn-cards-shuffle =
    You gather all hands, shuffle them, and deal every card out again, starting on your left. You also name the colour.
    .name = Wild Shuffle Hands
    .face = Cards that change places
    .fits = On anything
learn-cards-custom =
    { $wc_rule ->
        [plain] A Wild, with a rule of your own written on it before the game. With nothing written it is a plain Wild.
        [others_draw_2] A Wild; at this table all the others draw two cards as well.
        [play_again] A Wild; at this table you play again as well.
       *[discard_wilds] A Wild; at this table you lay away all your other wilds as well.
    }
    .name = Wild Customizable
    .face = A blank space to write in
    .fits = On anything

## The challenge, from both sides.

learn-challenge-heading = Is that Wild Draw Four a bluff?
learn-challenge = { $wd4 ->
    [free] At this table a Wild Draw Four may always be laid, and nobody can challenge it.
    [strict] At this table a Wild Draw Four that would be a bluff cannot be laid, so there is nothing to challenge.
   *[bluff] You can lay it even when you should not. Only the player who has to draw may challenge you.
}
learn-challenge-rule = { $wd4_match ->
    [colour] It is a bluff if the hand it came from held a card of the colour in force before it. Equal numbers, symbols, other wilds and the colour named with it do not count.
    [colour_wild] { $edition ->
        [zelda] It is a bluff if the hand it came from held a card of the colour in force before it, a Wild or a Wild Triforce. Equal numbers, symbols, a second Wild Draw Four and the colour named with it do not count.
       *[other] It is a bluff if the hand it came from held a card of the colour in force before it, or a wild of another kind. Equal numbers, symbols, a second Wild Draw Four and the colour named with it do not count.
    }
   *[colour_allwild] It is a bluff if the hand it came from held a card of the colour in force before it, or any other wild. Equal numbers, symbols and the colour named with it do not count.
}
learn-challenge-shown = The challenger alone sees the whole hand.
# When a challenge pays.
learn-challenge-when = Challenge when they hold many cards, seldom when they hold few. Cards that you hold or have seen laid cannot be in their hand. Being right saves you the cards and your turn; being wrong costs two cards more.
learn-challenge-named = Bluff or not, the card stays, and so does the colour named.
learn-challenge-if-bluff = A bluff: whoever laid it draws four, and the challenger plays on without drawing.
learn-challenge-if-fair = Fair: the challenger draws six and misses the turn.
learn-challenge-side-lay = You lay it
learn-challenge-side-accuse = You have to draw
learn-challenge-lay_fair =
    Your hand had no red, so you were fair. The challenger draws six and misses the turn.
    .setup = The colour is red, you hold none. Lay it.
learn-challenge-lay_bluff =
    You held a red card, so it was a bluff. You draw four, and the challenger plays on.
    .setup = The colour is red, you hold one. Lay it all the same.
learn-challenge-lay_wild =
    { $wd4_match ->
        [colour] A Wild has no colour, so at this table you were fair.
       *[other] A Wild in your hand counts as a card that fits, so it was a bluff. You draw four.
    }
    .setup = The colour is red, you hold none, but a Wild. Lay it.
learn-challenge-accept =
    You draw four and miss the turn. Nobody will ever know whether it was a bluff.
    .setup = Mara lays it on red. Take the cards.
learn-challenge-accuse_bluff =
    There was red in that hand: a bluff. The cards go to the one who laid it, and you play on in green.
    .setup = Mara lays it on red and still holds eight cards. Challenge.
learn-challenge-accuse_fair =
    One card, and it was not red. You draw six and miss the turn.
    .setup = Mara lays it on red and has one card left. Challenge.

## One card left.

learn-one_card-heading = One card left
learn-one_card = { $uno_required ->
    [0] At this table nobody has to call.
   *[other] Call UNO just before, with or right after your last card but one, so that everybody knows how close you are.
}
learn-one_card-caught = { $uno_penalty ->
    [0] Until the next player plays or draws, anybody may catch you if you have not called. At this table that costs nothing.
    [one] Until the next player plays or draws, anybody may catch you if you have not called. Then you take a card.
   *[other] Until the next player plays or draws, anybody may catch you if you have not called. Then you take { $uno_penalty } cards.
}
learn-one_card-more = Call, catch, be caught
learn-one_card-grows = When your hand grows again, the call is forgotten: back at one card, call again.
learn-one_card-call = You call with the card. There is nothing to catch.
learn-one_card-forget = { $uno_required ->
    [0] You say nothing, and at this table you need not.
   *[other] You say nothing, somebody catches you, and you draw.
}
learn-one_card-late = You forgot, but remember before anybody catches you. You are safe.
learn-one_card-too_late = The next player has already played. Now it is too late to catch.
learn-one_card-catch = You catch another player in time. A second catch finds nothing more.

## Official rule or house rule.

learn-official-heading = Official, or just how you play it?
learn-official = People argue about these most. Each line says what is official and what many play instead.
learn-official-col-official = Official
learn-official-col-house = House rule
learn-official-follows-official = This table plays it officially.
learn-official-follows-house = This table plays the house rule.
learn-official-follows-other = This table has a rule of its own.

learn-house-stacking =
    .title = Stacking draw cards
    .official = The next player draws and loses the turn. Nothing is passed on.
    .house = Answer a draw card with one of your own, and the next player takes the sum.
learn-house-choosing =
    .title = Drawing although you could play
    .official = Allowed. Only the drawn card may then be played in that turn.
    .house = Whoever can play must.
learn-house-drawing =
    .title = Drawing until something fits
    .official = One card. If it fits you may lay it; otherwise the turn is over.
    .house = Draw on until a card fits.
learn-house-drawn =
    .title = Keeping a drawn card that fits
    .official = You may keep it.
    .house = It must be played.
learn-house-jumping =
    .title = Jumping in with the same card
    .official = Everybody waits for their turn.
    .house = Whoever holds exactly the top card may lay it at once, out of turn.
learn-house-swapping =
    .title = Swapping hands with 7 and 0
    .official = 7 and 0 are plain numbers.
    .house = A 7 swaps hands with a player you name; a 0 passes every hand on.
learn-house-finishing =
    .title = Going out on an action card
    .official = Any card may be the last.
    .house = The last card must be a number.
learn-house-forgetting =
    .title = Forgetting to call UNO
    .official = Caught in time, you draw two.
    .house = Caught in time, you draw four.
learn-house-bouncing =
    .title = Saving yourself from a Draw Two with a Skip
    .official = Not possible: you draw and miss the turn.
    .house = A Skip of the same colour passes the two cards on.
learn-house-answering =
    .title = Answering a Wild Triforce with a wild
    .official = Only a 3, 6 or 9 of the colour will do.
    .house = A Wild or another Wild Triforce answers too.
learn-house-turn_after =
    .title = Playing after drawing three
    .official = Not stated on the sheet. By our ruling the turn is over.
    .house = One of the drawn cards may be played if it fits.

## Winning.

learn-winning-heading = Winning
learn-winning = { $scoring ->
    [single] The first empty hand wins, and that is the whole game.
    [lowest] The round ends with the first empty hand. Everybody writes down the points in their own hand. When somebody reaches { $target }, the lowest total wins.
    [elimination] The round ends with the first empty hand. Everybody writes down the points in their own hand, and whoever reaches { $target } is out. The last one left wins.
   *[winner] The round ends with the first empty hand. Its player scores every card the others hold, and a new round begins. { $target } points or more win the game.
}
learn-winning-single = { $scoring ->
    [winner] Short of time? Leave the points out: the first empty hand wins.
   *[other] Agree on the way of scoring before you deal.
}
learn-winning-numbers = Numbers
learn-winning-numbers-points = their value
learn-winning-actions = Draw Two, Skip, Reverse
learn-winning-wilds = { $edition ->
    [zelda] Wild, Wild Draw Four, Wild Triforce
   *[other] Wild, Wild Draw Four
}
learn-winning-extra = Shuffle Hands, Customizable
learn-winning-points = { $points } each
# Above an example that is counted.
learn-winning-count = What do the others’ cards score?
learn-winning-sum = The numbers make 13, the three action cards 60, the two wilds 100: 173 points.
learn-winning-sum_extra = The numbers make 13, the three action cards 60, the two wilds 100, and the two special wilds 80: 253 points.
learn-winning-sum_zelda = The numbers make 13, the three action cards 60, the three wilds 150: 223 points.
learn-winning-target = { $scoring ->
    [winner] With 477 points and 23 more in this round you have exactly 500.
   *[other] The points of this round are added to what was there before.
}

## Before you deal: the questions stand in settle.ftl.

learn-before-heading = Before you deal
learn-before = Short answers to what comes up first.
learn-before-last_two = { $last_draw ->
    [0] A Draw Two as the last card ends the round at once; at this table nobody draws.
   *[other] A Draw Two as the last card: the next player draws two, and then the points are counted.
}
learn-before-empty_pile = The draw pile is empty: the discards under the top card are shuffled and become the new one.
learn-aim-opening_wild = { $opening ->
    [redraw] A wild turns up first: it is passed over at this table.
   *[apply] A wild turns up first: the player on the dealer’s left names the colour and plays.
}
learn-aim-opening_four = { $opening ->
    [redraw] A Wild Draw Four turns up first: it is passed over at this table.
   *[apply] A Wild Draw Four turns up first: it goes back into the pile, and another card is turned.
}
