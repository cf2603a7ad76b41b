### Sheets over the board: colours, challenges, swaps, and what a Wild Triforce asks for.

close = Close
color-title = Which colour?
color-held = { $count ->
   *[other] you hold { $count }
}

## Take the four, or challenge

challenge-title = { $replies ->
    [none] Take { number }, or call the bluff?
   *[some] Take { number }, call the bluff, or play on it?
}
challenge-names = { $name } names { $color }.
# $wilds: whether other wilds in that hand make a bluff, too.
challenge-fair = { $wilds ->
    [zelda] It is fair only if { $name } held no { $color } and no Wild or Wild Triforce.
    [other] It is fair only if { $name } held no { $color } and no other wild.
   *[none] It is fair only if { $name } held no { $color }.
}
challenge-fair-unknown = { $wilds ->
    [zelda] It is fair only if { $name } held no card of the colour before and no Wild or Wild Triforce.
    [other] It is fair only if { $name } held no card of the colour before and no other wild.
   *[none] It is fair only if { $name } held no card of the colour before.
}
challenge-bluff = It was a bluff
challenge-bluff-body = { $name } draws { $count }. You draw nothing and play on.
challenge-lost = It was fair
challenge-lost-body = You draw { $count } and lose your turn.
# Small, over the name of the card on the same button.
reply-jump = Jump in with
reply-pass = Pass it on with
act-challenge = Challenge

## The accused hand, to the challenger alone

reveal-private = Only you see this
reveal-title = { $name }’s hand
reveal-hit = { $face }, which forbids the Wild Draw Four
reveal-play-on = Play on
# $form: "named" where the colour of the four stands.
verdict-fair = { $form ->
    [named] { $name } held nothing of the colour, so it was fair. You draw { number } and lose the turn; { $color } stands.
   *[plain] { $name } held nothing of the colour, so it was fair. You draw { number } and lose the turn.
}
verdict-bluff = { $form ->
    [named] { $name } held { $cards }, so it was a bluff. { $name } draws { number } and the turn is yours; { $color } stands.
   *[plain] { $name } held { $cards }, so it was a bluff. { $name } draws { number } and the turn is yours.
}
verdict-card = a card that forbids it

## Whose hand a 7 swaps for

swap-title = Whose hand for your { $face }?
swap-body = You give your { card-count } and get all of theirs.
swap-nobody = Swap with nobody
swap-nobody-note = you keep your { card-count }
swap-partner-note = { card-count }, partner

## A Wild Triforce asks

demand = { $who ->
    [you] You demand a { $color } 3, 6 or 9
    [nobody] The Triforce demands a { $color } 3, 6 or 9
   *[other] { $name } demands a { $color } 3, 6 or 9
}
demand-other = { $name } answers or draws { number }.
demand-none = You hold none that answers: draw { number }.
demand-some = { $count ->
    [one] You hold one that answers.
   *[other] You hold { number } that answer.
}
demand-no-wilds = Wilds do not count here.
