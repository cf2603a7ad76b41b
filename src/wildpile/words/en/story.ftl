### The story of a match: a line for each thing that stood out. $who as in the log.

story = The story of the game
story-chart = Points by round
# Who won the match, or leads at its end: since which round alone in front.
story-lead = { $who ->
    [you] { $form ->
        [always] You led from the first round to the last.
       *[since] You led from round { $round } on.
    }
   *[other] { $form ->
        [always] { $name } led from the first round to the last.
       *[since] { $name } led from round { $round } on.
    }
}
# $form: "own" where points are what one is left with.
story-gain = { $who ->
    [you] { $form ->
        [own] You took on the most in one round: { point-count } in round { $round }.
       *[won] You won the most in one round: { point-count } in round { $round }.
    }
   *[other] { $form ->
        [own] { $name } took on the most in one round: { point-count } in round { $round }.
       *[won] { $name } won the most in one round: { point-count } in round { $round }.
    }
}
story-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
story-longest = { $form ->
    [one] The round took { story-turns }.
   *[several] The longest was round { $round }: { story-turns }.
}
# How many cards the one who was next to going out still had.
story-close = { $count ->
    [one] The closest was round { $round }: somebody else had one card left.
   *[other] The closest was round { $round }: the next best had { $count } cards left.
}
story-hand = { $who ->
    [you] You held the largest hand: { card-count }.
   *[other] { $name } held the largest hand: { card-count }.
}
story-caught = { $count ->
    [one] One missing UNO was caught.
   *[other] { $count } missing UNOs were caught.
}
story-challenges = { $count ->
    [one] { $found ->
        [0] One challenge, and it was no bluff.
       *[other] One challenge, and it was a bluff.
    }
   *[other] { $count } challenges; bluffs found: { $found }.
}
