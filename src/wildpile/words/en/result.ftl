### The page of a game that is over, as it is without scripts and in link previews. $name and $other are players.

result-won = { $name } wins the game
result-won-pair = { $name } and { $other } win the game
result-none = A game that nobody won
# $scores is a list: "Mara 512, Ada 340 and Finn 120".
result-description = { $rounds ->
    [one] A game of UNO, { $edition }, { $players } players, one round: { $scores }. Look at every move and every hand.
   *[other] A game of UNO, { $edition }, { $players } players, { $rounds } rounds: { $scores }. Look at every move and every hand.
}
result-score = { $name } { $points }
result-rounds = Points after each round
result-round = Round
result-record = The record
result-no-script = Stepping through the game takes JavaScript, which is off here. This is the game as text:
result-home = Play Wildpile

## Where there is nothing to be seen

result-not_over = This game is still being played
result-not_over-body = Its cards are hidden until it is over. Then this page shows every move and every hand.
result-unknown_match = There is no such game
result-unknown_match-body = The link may be cut short, or the game was on another server.
result-unreadable = This game can no longer be shown
result-unreadable-body = It was played by an older version of the rules. Its record can still be downloaded.
