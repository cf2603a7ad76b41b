### The log: a sentence for each thing that happens. $who is "you" where this player acts, "other" else, and then
### $name is who; $whom and $other are the same for whom it concerns.

log-round = { $who ->
    [you] Round { $round }. You deal.
   *[other] Round { $round }. { $name } deals.
}

log-dealt = { $who ->
    [you] You get { cards }.
   *[other] { $name } gets { cards }.
}

# The card turned up when a round begins.
log-opened = { $fate ->
    [returned] The opening card { $face } goes back. Another is turned.
    [ignored] The opening card { $face } does not count. Another is turned.
   *[stands] The first card is { $face }.
}

# $form: "named" with the colour of a wild, "called" with UNO, "both".
log-played = { $who ->
    [you] { $form ->
        [named] You play { $face } and name { $color }.
        [called] You play { $face } and call UNO!
        [both] You play { $face } and name { $color } and call UNO!
       *[plain] You play { $face }.
    }
   *[other] { $form ->
        [named] { $name } plays { $face } and names { $color }.
        [called] { $name } plays { $face } and calls UNO!
        [both] { $name } plays { $face } and names { $color } and calls UNO!
       *[plain] { $name } plays { $face }.
    }
}

log-named = { $who ->
    [you] You name { $color }.
   *[other] { $name } names { $color }.
}
log-named-unseen = { $who ->
    [you] You name a colour.
   *[other] { $name } names a colour.
}

# $cards: how many ("two cards"), or which ("red 7 and blue 2").
log-drew = { $cause ->
    [draw_two] { $who ->
        [you] You draw { $cards } for the Draw Two.
       *[other] { $name } draws { $cards } for the Draw Two.
    }
    [draw_four] { $who ->
        [you] You draw { $cards } for the Wild Draw Four.
       *[other] { $name } draws { $cards } for the Wild Draw Four.
    }
    [challenge] { $who ->
        [you] You draw { $cards } after the challenge.
       *[other] { $name } draws { $cards } after the challenge.
    }
    [triforce] { $who ->
        [you] You draw { $cards } for the Triforce.
       *[other] { $name } draws { $cards } for the Triforce.
    }
    [uno] { $who ->
        [you] You draw { $cards } for the missed call.
       *[other] { $name } draws { $cards } for the missed call.
    }
    [false_uno] { $who ->
        [you] You draw { $cards } for a false call.
       *[other] { $name } draws { $cards } for a false call.
    }
    [false_catch] { $who ->
        [you] You draw { $cards } for a false catch.
       *[other] { $name } draws { $cards } for a false catch.
    }
    [last_card] { $who ->
        [you] You draw { $cards } for the last card.
       *[other] { $name } draws { $cards } for the last card.
    }
    [customizable] { $who ->
        [you] You draw { $cards } for the Customizable.
       *[other] { $name } draws { $cards } for the Customizable.
    }
    [house_rule] { $who ->
        [you] You draw { $cards } by the house rules.
       *[other] { $name } draws { $cards } by the house rules.
    }
   *[choice] { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
}
# After the one before, where more was owed than could be drawn.
log-drew-short = Of { number } owed, the piles held no more.

log-kept = { $who ->
    [you] You keep the drawn card.
   *[other] { $name } keeps the drawn card.
}

log-passed = { $who ->
    [you] You pass: nothing to draw, nothing to play.
   *[other] { $name } passes: nothing to draw, nothing to play.
}

log-skipped = { $who ->
    [you] You are skipped.
   *[other] { $name } is skipped.
}

log-reversed = { $direction ->
    [back] Play turns anticlockwise.
   *[forth] Play turns clockwise.
}

# $who plays the Wild Triforce, $whom must answer it.
log-demanded = { $who ->
    [you] You demand a { $color } 3, 6 or 9 of { $other }.
   *[other] { $whom ->
        [you] { $name } demands a { $color } 3, 6 or 9 of you.
       *[other] { $name } demands a { $color } 3, 6 or 9 of { $other }.
    }
}

log-challenged = { $who ->
    [you] You challenge { $other }.
   *[other] { $whom ->
        [you] { $name } challenges you.
       *[other] { $name } challenges { $other }.
    }
}

# To the challenger, $cards is the accused hand.
log-shown = { $who ->
    [you] { $other }’s hand, shown to you alone: { $cards }.
   *[other] { $whom ->
        [you] Your hand is shown to { $name } alone.
       *[other] { $other }’s hand is shown to { $name } alone.
    }
}

log-verdict-bluff = { $whom ->
    [you] It was a bluff: you held a card that forbids it.
   *[other] It was a bluff: { $other } held a card that forbids it.
}
log-verdict-fair = { $whom ->
    [you] It was fair: you held nothing that forbids it.
   *[other] It was fair: { $other } held nothing that forbids it.
}

log-called = { $who ->
    [you] You call UNO!
   *[other] { $name } calls UNO!
}

log-false_call = { $who ->
    [you] You call UNO with nothing to call.
   *[other] { $name } calls UNO with nothing to call.
}

log-caught = { $who ->
    [you] You catch { $other }: one card and no call.
   *[other] { $whom ->
        [you] { $name } catches you: one card and no call.
       *[other] { $name } catches { $other }: one card and no call.
    }
}

log-false_catch = { $who ->
    [you] You try to catch { $other }, for nothing.
   *[other] { $whom ->
        [you] { $name } tries to catch you, for nothing.
       *[other] { $name } tries to catch { $other }, for nothing.
    }
}

log-hands_shuffled = { $who ->
    [you] You shuffle all hands together and deal them out again.
   *[other] { $name } shuffles all hands together and deals them out again.
}

log-discarded = { $who ->
    [you] You lay own wilds under the pile: { $cards }.
   *[other] { $name } lays own wilds under the pile: { $cards }.
}

log-reshuffled = The discards are shuffled: { card-count } to draw again.

log-left = { $who ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}

log-joined = { $who ->
    [you] You join the table, from the next deal on.
   *[other] { $name } joins the table, from the next deal on.
}

log-turn = { $who ->
    [you] Your turn.
   *[other] { $name } is to move.
}

log-blocked = Nobody can play and nothing is left to draw. The round is blocked.

# $who: "pair" is two others who play together, "pair-you" this player and the partner.
log-round_over = { $who ->
    [you] You win the round.
    [pair-you] You and { $other } win the round.
    [pair] { $name } and { $other } win the round.
    [nobody] The round ends without a winner.
   *[other] { $name } wins the round.
}
log-round_over-points = { $who ->
    [you] You win the round: { point-count }.
    [pair-you] You and { $other } win the round: { point-count }.
    [pair] { $name } and { $other } win the round: { point-count }.
   *[other] { $name } wins the round: { point-count }.
}
log-match_over = { $who ->
    [you] You win the match.
    [pair-you] You and { $other } win the match.
    [pair] { $name } and { $other } win the match.
    [nobody] The match is over.
   *[other] { $name } wins the match.
}

# What follows is a play out of turn.
log-jumped = { $who ->
    [you] You jump in.
   *[other] { $name } jumps in.
}

log-swapped = { $who ->
    [you] You swap hands with { $other }.
   *[other] { $whom ->
        [you] { $name } swaps hands with you.
       *[other] { $name } swaps hands with { $other }.
    }
}

log-rotated = { $direction ->
    [back] Every hand goes on to the next player, anticlockwise.
   *[forth] Every hand goes on to the next player, clockwise.
}

log-eliminated = { $who ->
    [you] You are out of the round: too many cards.
   *[other] { $name } is out of the round: too many cards.
}
# Out of the match, by points.
log-eliminated-match = { $who ->
    [you] You are out.
   *[other] { $name } is out.
}
