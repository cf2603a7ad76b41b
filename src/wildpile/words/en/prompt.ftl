### The sentence over the hand, and why a card does not fit. Sentences that ask for something have no full stop.

## Who comes next, beside the sentence

prompt-next = { $who ->
    [you] You are next
   *[other] Then { $name }
}
prompt-open-until = Open until { $name } moves

## Not this player's turn

prompt-ended = This game has ended.
prompt-ended-left = You have left. This game has ended.
prompt-round-over = The round is over.
prompt-left = You have left the table.
prompt-out-match = You are out of the match. The others play on.
prompt-out-round = You are out of this round. The others play on.
prompt-waits = The table waits.
prompt-exposed = You hold one card and have not called. Press UNO
prompt-catch = { $name } has one card and has not called.
# $form: "called" where UNO is called already, "call" where it has to be.
prompt-jump = { $form ->
    [called] UNO is called. Jump in with { $face }?
    [call] Call UNO, then jump in with { $face }?
   *[plain] Jump in with { $face }?
}
prompt-doing = { $doing ->
    [color] { $name } is naming a colour.
    [challenge] { $name } is weighing a challenge.
    [answer] { $name } is answering.
    [triforce] { $name } is looking for an answer.
   *[play] { $name } is thinking.
}

## This player's turn. $match is what fits: "red or 7".

prompt-choose-color = Name a colour for your { $face }
prompt-choose-player = Name a player for your { $face }
prompt-first-color = You name the first colour
prompt-color = You name the colour of your { $face }
prompt-play = Your turn. Match { $match }
prompt-draw = Your turn. No { $match }: draw a card
# In place of $match, where every card fits.
prompt-anything = anything
prompt-pass = Nothing to draw, nothing to play: pass
prompt-turn = Your turn
prompt-two-left = Two cards left. Call UNO, then play
prompt-called = UNO is called with the card you play now
# The house rules bar every card in hand as the last.
prompt-barred = { $way ->
    [draw] Nothing you hold may be your last card: draw a card
   *[pass] Nothing you hold may be your last card: pass
}

# After drawing. $form: what may be done.
prompt-drawn-none = { $form ->
    [more] Nothing that fits yet. Draw another, or end your turn
   *[keep] Nothing of what you drew fits. Keep it
}
prompt-drawn-many = { $form ->
    [keep] You drew { $cards }. Play one or keep them?
   *[play] You drew { $cards }. Play one
}
prompt-drawn = { $form ->
    [more-keep] You drew { $cards }. Play it, draw another or keep it?
    [more] You drew { $cards }. Play it or draw another?
    [keep] You drew { $cards }. Play it or keep it?
   *[play] You drew { $cards } and must play it
}

prompt-answer = Your turn. Answer
# $cards: what this player holds that answers, "a draw card or a Skip"; $count: how many cards to take.
prompt-ways = { $ways ->
    [answer] Take { $count }, or answer with { $cards }
    [jump] Take { $count }, or jump in
    [answer-jump] Take { $count }, answer with { $cards }, or jump in
    [challenge] Take { $count }, or challenge
    [challenge-answer] Take { $count }, challenge, or answer with { $cards }
    [challenge-jump] Take { $count }, challenge, or jump in
    [challenge-answer-jump] Take { $count }, challenge, answer with { $cards }, or jump in
   *[take] Take { $count }
}
ways-draw = a draw card
ways-skip = a Skip
ways-reverse = a Reverse

# What lies there to be answered. "wild" is a Wild Draw Four to take, "on" one that may be challenged: laid on $color;
# "naming" the same, and $named is the colour it names.
prompt-owed = { $form ->
    [wild] { $name } played { $face }: take { $count }
    [on] { $name } played { $face } on { $color }
    [naming] { $name } played { $face } on { $color }, naming { $named }
   *[card] { $name } played a { $face }: take { $count }
}
# The same where the opening card asks.
prompt-owed-pile = { $form ->
    [wild] On the pile lies { $face }: take { $count }
    [on] On the pile lies { $face } on { $color }
    [naming] On the pile lies { $face } on { $color }, naming { $named }
   *[card] On the pile lies a { $face }: take { $count }
}
prompt-demand = Answer { $color } 3, 6 or 9, or draw { number }
prompt-demand-none = No { $color } 3, 6 or 9: draw { number }

## What a colour binds the next player to

naming-first = The first card must match it.
naming = The next player must match it.
naming-triforce = { $answer ->
    [wt] The next player must play a 3, 6 or 9 of it, a Wild Triforce, or draw { number }.
    [anywild] The next player must play a 3, 6 or 9 of it, a Wild, a Wild Triforce, or draw { number }.
   *[numbers] The next player must play a 3, 6 or 9 of it, or draw { number }.
}

## Why a card does not fit now: a short head, and what would fit. $face stands at the beginning, with a capital.

why-no_match = { $face } does not match.
# $top: what lies on top: a "card", a "wild", a "named" wild with its colour, "none". $fits: "red, a 7 or a wild".
why-no_match-body = { $top ->
    [card] On a { $on } you need { $fits }.
    [wild] On a { $on } you need { $fits }.
    [named] On a { $on } with { $color } named you need { $fits }.
   *[none] Now you need { $fits }.
}
# The parts of $fits, as what one needs: "you need red, a 7 or a wild".
fits-rank = { $kind ->
    [skip] a Skip
    [reverse] a Reverse
    [draw] a Draw Two
   *[number] { $number ->
        [8] an { $number }
       *[other] a { $number }
    }
}
fits-wild = a wild
why-not_your_turn = It is { $name }’s turn.
why-not_your_turn-body = { $face } can wait for yours.
why-only_drawn_card = { $face } stays for now.
# $cards: "red 7 or blue 2". $form: what else may be done.
why-only_drawn_card-body = { $form ->
    [another] After drawing you play the { $cards }, or draw another.
    [keep] After drawing you play the { $cards }, or keep it.
    [end] After drawing you play the { $cards }, or end your turn.
    [another-keep] After drawing you play the { $cards }, or draw another, or keep it.
    [another-end] After drawing you play the { $cards }, or draw another, or end your turn.
   *[play] After drawing you play the { $cards }.
}
# In place of $cards, where none of them fits.
why-drawn = drawn card
why-answer_first = Answer first.
why-answer_first-body = { prompt-ways }; then play goes on.
why-barred_last = { $face } may not be your last card.
why-barred_last-body = { $finish ->
    [number] Only a number may end the round.
    [no_wild] No wild may end the round.
    [no_draw] No draw card may end the round.
   *[other] The rules of this table bar it.
}
why-barred_last-draw = Draw a card.
why-barred_last-wait = It has to wait.
why-must_play = You can play.
why-target_missing = Whose hand for your { $face }?
why-needs_triforce = { $face } does not answer.
why-needs_triforce-body = { $form ->
    [color] The Triforce asks for a { $color } 3, 6 or 9. Or draw { number }.
   *[other] The Triforce asks for a 3, 6 or 9 of the colour demanded. Or draw { number }.
}
why-wild_draw_four_illegal = { $face } must wait.
why-wild_draw_four_illegal-body = { $form ->
    [color] You hold { $color }. It is allowed only without.
   *[other] You hold the colour in force. It is allowed only without.
}
why-color_first = Name a colour first.
why-color_first-body = Then the first card can be played.
why-round_over = The round is over.
why-round_over-body = Deal the next one to play on.
why-other = { $face } does not fit now.

## Why a button does nothing now

# A link to the ruling behind a refusal.
tip-ruling = { $kind ->
    [number] Ruling { $ruling }
   *[table] A rule of this table
}
tip-not-now = Not now.
tip-last-move = The last move
tip-draw-own = You draw on your own.
tip-uno = Nothing to call yet.
tip-uno-body = Call UNO on your turn with two cards, as you play one of them.
tip-catch = Nobody to catch.
tip-catch-body = Catch someone who holds one card and has not called, before the next player moves.
tip-too-late = Too late.
tip-too-late-jump = The table has moved on; the card is still yours.
tip-not-taken = Not taken.
tip-no-game = No new game yet.
tip-no-game-body = The server does not answer. Try again.

## Said to screen readers

said-called = UNO is called with the card you play now.
said-call-back = The call is taken back.
said-sorted = { $sort ->
    [own] In your own order.
    [playable] Sorted by what fits.
    [number] Sorted by number.
   *[colour] Sorted by colour.
}
said-picked = { $face } is taken up. Press again to play it.
said-held = { $face } is taken up.
said-moved = { $face }, now { $place } of { $count }.
