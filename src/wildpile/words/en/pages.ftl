### What stands on every page that teaches: the way between them, and what their scripts say.

pages-nav = Pages
pages-learn = Learn
pages-settle = Settle it
pages-ask = Ask
pages-train = Train
pages-play = Play
pages-language = Language
pages-skip = Skip to the text
pages-rulings = All rulings
pages-official = Show the official rules instead
pages-trouble = That link does not work
pages-bad-rules = No table has the rules code “{ $code }”. A letter may be missing: ask for the link again.

## Positions that can be played.

pages-answer = The answer
pages-each = Card by card
# By what the printed card is known. $face: "Two arrows that point opposite ways"
pages-printed = On the printed card: { $face }.
# One of several examples of a card.
pages-step = Next step
pages-tap = Or tap a card of your hand to play it.
pages-fits = fits
pages-fits-not = does not fit
pages-yes = Yes.
pages-no = No.
pages-some-fit = No. Something here does fit.
# What was tapped fits, and something else does too.
pages-left = Look on, there is more.
pages-color = Name the colour
# What the cards do not show. $who is "you" for whom this position is, "other" else; then $name is who.
pages-deals = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
# $card: "first" is the opening card, "shuffled" a Wild Shuffle Hands.
pages-names = { $card ->
    [first] { $who ->
        [you] The first card is a wild: you are to name its colour.
       *[other] The first card is a wild: { $name } is to name its colour.
    }
   *[shuffled] { $who ->
        [you] The hands are dealt anew: you are to name the colour.
       *[other] The hands are dealt anew: { $name } is to name the colour.
    }
}
pages-answers = { $who ->
    [you] You are to answer the Wild Triforce.
   *[other] { $name } is to answer the Wild Triforce.
}
pages-owes = { $who ->
    [you] { $count ->
        [one] You owe one card.
       *[other] You owe { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } owes one card.
       *[other] { $name } owes { $count } cards.
    }
}
# Who laid the Wild Draw Four, and the colour in force before it.
pages-laid-on = { $who ->
    [you] The colour was { $color } when you laid the Wild Draw Four.
   *[other] The colour was { $color } when { $name } laid the Wild Draw Four.
}
# $cards: "Red 9", or several, as on labels.
pages-drawn = { $who ->
    [you] You have just drawn: { $cards }.
   *[other] { $name } has just drawn a card.
}
pages-drawn-nothing = You have drawn in this turn, and nothing of it fits yet.
pages-just-laid = The top card has just been laid.
pages-paid = Nobody has to draw for the top card any more.
pages-take-or-challenge = Take the cards or challenge first.
# Why a move is refused that only a house rule allows.
pages-not-here = That is a house rule, and it is not in force here.
pages-asking = The engine is thinking.
pages-offline = The engine did not answer. Try again.
pages-copied = Copied. Send it to the one who is wrong.
# Without scripts a page cannot do what it is for.
pages-needs-script = This page needs JavaScript to deal cards. The answers do not:

## Ask the engine.

pages-choose-top = Choose the top card
# Before the name of a card in the hand, which a tap takes away: "Take back: Red 7"
pages-take-back = Take back
pages-players = Players
pages-state = What is going on

## Train.

# All kinds of positions.
pages-all = All of them
# Cards under the top card, face up.
pages-seen = Laid so far
pages-points = Points
pages-what = What to practise
