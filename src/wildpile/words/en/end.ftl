### The end of a round or of the match: headings, hands and totals.

## Headings. $who as in the log; they have no full stop.

end-round-over = The round is over
end-match-over = The match is over
end-blocked = The round is blocked
end-nobody = Nobody wins the round
end-match = { $who ->
    [you] You win the match
    [pair-you] You and { $other } win the match
    [pair] { $name } and { $other } win the match
   *[other] { $name } wins the match
}
end-round = { $who ->
    [you] You win the round
    [pair-you] You and { $other } win the round
    [pair] { $name } and { $other } win the round
   *[other] { $name } wins the round
}
end-round-points = { $who ->
    [you] You win the round: { point-count }
    [pair-you] You and { $other } win the round: { point-count }
    [pair] { $name } and { $other } win the round: { point-count }
   *[other] { $name } wins the round: { point-count }
}

## Sentences beneath, one after another

end-one-round = One round.
end-round-number = Round { $round }.
end-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
end-way-lowest = The lowest total wins.
end-way-elimination = The last one below { $target } wins.
# $form: "of" where the target is to be reached.
end-standing = { $form ->
    [of] You have { $total } of { $target }.
   *[plain] You have { $total }.
}
end-standing-pair = { $form ->
    [of] Your pair has { $total } of { $target }.
   *[plain] Your pair has { $total }.
}
end-deals = { $who ->
    [you] You deal next.
   *[other] { $name } deals next.
}
end-blocked-body = Nobody could play and nothing was left to draw.
end-blocked-void = The round counts nothing.
end-blocked-own = Everybody adds up the own hand.
end-blocked-lowest = The lowest hand scores the difference.

## Each hand

end-hands = Hands and points
end-cards = Cards and their points
# A card, read out before its points.
end-card = { $face },
end-fate-left = left the table
end-fate-out-match = out of the match
end-fate-out-round = out of the round
end-fate-went-out = went out
end-fate-went-out-with = went out with { $face }
end-fate-cards = { $count ->
    [one] one card left
   *[other] { cards } left
}
# Partners: $note is one of those before.
end-with-you = with you, { $note }
end-with-partner = with { $name }, { $note }
end-no-cards = No cards.
end-takes-nothing = Nothing left, nothing to add.
end-takes-opponents = Takes the points of both opponents.
end-takes-all = Takes the points of every other hand.
# Small, beneath a number of points.
end-this-round = this round
end-sum-points = points
end-sum-not-counted = not counted
end-sum-your-pair = to your pair
end-sum-winners = to the winners
end-sum-you = to you
end-sum-winner = to the winner
# $shown is the number of points, printed large.
end-total = { $form ->
    [elimination] Total { $shown }, out at { $target }
    [pair] Pair { $shown } of { $target }
   *[of] Total { $shown } of { $target }
}
end-new-game = New game
end-see-table = See the table
