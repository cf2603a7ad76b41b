### The table: page titles, the bar, seats, piles, the hand and its buttons.

## Titles of the browser's window; "Wildpile" is the product.

page = Wildpile
page-start = Wildpile: play UNO at once
page-missing = Nothing here · Wildpile
page-ended = Game ended · Wildpile
page-round-over = Round over · Wildpile
page-match-over = Match over · Wildpile
page-your-turn = Your turn · Wildpile
page-turn = { $name } · Wildpile
# Outside the page, so nothing about cards.
notice-turn = Your turn at Wildpile

## The bar on top

# How the match is counted. Not shown for a single round.
bar-round = { $scoring ->
    [elimination] Round { $round }, out at { $target }
    [lowest] Round { $round }, to { $target }, fewest wins
   *[winner] Round { $round }, to { $target }
}
goal = { $scoring ->
    [elimination] out at { $target }
    [lowest] to { $target }, fewest wins
   *[winner] to { $target }
}
one-round = One round
bar-rules = { $rules ->
    [official] Rules: official
   *[house] Rules: house
}
bar-sound = { $sound ->
    [on] Sound on
   *[off] Sound off
}
bar-help = Help
bar-log = Log
# The first button of the page, seen only when it has the focus: a field for typing, made for screen readers.
commands-switch = Play by commands
bar-menu = Menu

## Seats. Tags are short: they stand on the edge of a small box.

tag-left = left
tag-out = out
tag-no-call = One card, no call
tag-no-call-brief = no call
tag-playing = playing
tag-next = next
tag-called = UNO called
# A moment on the seat of whoever calls.
badge-uno = UNO!
seat-points-brief = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
seat-partner = Partner
seat-partner-points = Partner, { $count }
seat-bot = { $level ->
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
   *[other] Bot
}
seat-bot-brief = { $level ->
    [easy] easy bot
    [normal] normal bot
    [hard] hard bot
   *[other] bot
}
seat-last-played = last played { $face }
# Read out behind name, cards and points.
note-partner = your partner
note-left = left the table
note-out = out of the round
note-no-call = one card and no call

## Piles

draw-pile = Draw pile, { card-count }
to-draw = { $number } to draw
discard-pile = Discard pile, { $face } on top
discard-pile-empty = Discard pile, empty
discard-nothing = Nothing yet
color-in-force = Colour in force
color-your-choice = your choice
color-none = none yet
direction = { $direction ->
    [back] anticlockwise
   *[forth] clockwise
}

## The hand

hand-section = Your hand and moves
hand = Your hand, { card-count }
# A card as it is read out: its name, whether it can be played, and its place.
card-label = { $state ->
    [playable] { $face }, playable, { $place } of { $count }
    [jump] { $face }, playable out of turn, { $place } of { $count }
    [no_match] { $face }, does not match, { $place } of { $count }
    [blocked] { $face }, not now, { $place } of { $count }
   *[quiet] { $face }, { $place } of { $count }
}
sort = Sort
sort-by = { $sort ->
    [own] Sort: my own
    [playable] Sort: what fits
    [number] Sort: number
   *[colour] Sort: colour
}
# Buttons that lay the hand in an own order; the arrows have these names.
arrange = Arrange
arrange-done = Done
move-left = Move the card to the left
move-right = Move the card to the right

## Buttons. There is little room: two stand in the width of one.

act-uno = UNO!
act-catch = Catch
act-start = To the start
act-back = Take it back
act-again = Play again
act-next = Next round
act-jump = Jump in!
act-draw = Draw a card
act-draw-number = Draw { number }
act-take = Take { $count }
act-pass = Pass
act-keep = Keep
act-end-turn = End turn
act-draw-another = Draw another
act-play = Play
# On the middle button while it can do nothing.
idle-answer = Answer above
idle-choose = Choose above
idle-out = You are out
idle-play = Play a card

## What happened

log-title = What happened
log-and-points = Points and log
log-this-round = This round
# A button: see the moves before once more.
past-open = Look back
points-title = Points
