### Looking back: at the table, and at the games that this device has seen.

## At the table: moves of this round that have been made

past-title = What you saw
# $count moves before the newest.
past-ago = { $count ->
    [one] One move ago
   *[other] { $count } moves ago
}
past-now = Back to now
past-back = One move back
past-on = One move on
past-note = Looking back changes nothing. The game goes on.
past-your-turn = It is your turn now.
past-over = The round is over.
past-table = The table
past-hand = Your hand, as it was
# A card of a hand, read out; "drawn" in the move that is shown.
past-card = { $form ->
    [drawn] { $face }, just drawn
   *[held] { $face }
}

## After the match

past-game = Look at the game
past-game-note = Every move, every hand: for whoever has the link.

## The games of this device

page-history = Your games · Wildpile
history-title = Your games
history-lead = What this device has seen to the end. It stays here: nothing is sent, and other devices know nothing of it.
history-empty = No game yet
history-empty-body = When a match is over, it appears here, with a way to look at every move.
history-refused = This browser keeps nothing, so no games can be listed.
history-play = Play a game
history-statistics = In numbers
history-won = Won
# $share, $low and $high are per cent.
history-won-share = { $won } of { $games }: { $share } %
history-interval = { $low } to { $high } % is what chance leaves open
history-points = Points in a match, on average
history-best = Most points in one round
history-longest = Turns of the longest round
history-challenges = Challenges that found a bluff
history-challenges-of = { $found } of { $count }
history-catches = UNO: caught others
history-caught = UNO: was caught
history-groups = By deck and players
history-group = { $edition }, { $players } players
history-list = Games
history-result = { $form ->
    [won] Won
   *[lost] Lost
}
history-line = { $rounds ->
    [one] { $edition }, { $players } players, one round
   *[other] { $edition }, { $players } players, { $rounds } rounds
}
history-continued = played on from another game, not counted
history-more = Show all { $count }
history-save = Save as a file
history-clear = Forget all
history-clear-sure = Really forget all
history-keep = Keep them
