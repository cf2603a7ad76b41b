### The page of a game that is over: every move, all hands or one seat's view, ways to pass it on.

# The browser's title.
game-page = { $title } · Wildpile
game-won = { $who ->
    [you] You won
    [pair-you] You and { $other } won
    [pair] { $name } and { $other } won
   *[other] { $name } won
}
game-none = Nobody won
game-home = Wildpile, to the start
game-open = Open at Wildpile
game-story = Story
game-share = Share
game-continue = Play on from here
game-hands = Hands
game-hand = { $name }’s hand
game-moves = Moves of round { $round }

## Stepping

game-controls = Step through the game
game-slider = Move
game-place = Move { $place } of { $count }
game-round-back = To the start of the round
game-back = One move back
game-on = One move on
game-round-on = To the next round
game-play = Play
game-pause = Pause
game-round = Round
game-round-of = Round { $round } of { $count }
game-eyes = Whose cards
game-open-hands = All hands open
# The game as this player saw it.
game-as = As { $name } saw it
game-speed = Speed
game-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
   *[normal] Normal
}
# A button: to the next UNO call, catch, challenge or end of a round.
game-next-mark = Next UNO or challenge
game-list = Moves
game-keys = Keys
game-keys-step = one move back or on
game-keys-round = to the round before, or the next
game-keys-ends = to the beginning or the end of the game
game-keys-play = play, pause
game-keys-mark = to the UNO, catch or challenge before, or the next
game-keys-open = all hands open
game-keys-seat = from the first seat to the ninth: as it saw the game
game-keys-help = these keys

## Passing it on

game-share-note = Who has the link sees the whole game: every move, every hand, and the names. It is in no list and no search.
game-share-here = Begin at this move, with these cards in view
game-share-text = A game of UNO at Wildpile
game-record = The game as a file
game-record-text = As text
game-record-json = As JSON
game-embed = For a page of your own
game-embed-copy = Copy the HTML

## Playing on

game-continue-note = You take a seat and go on from the move you see; bots play the other seats. This game stays as it was, and yours does not count in your statistics.
game-continue-cards = The cards stay where they were, the draw pile too: what came in this game comes again, as long as everybody draws as before.
game-continue-seat = Your seat
game-continue-go = Play on
