### The score pad: counting points for a real deck (/score). Names are those of the people at the table.

score-title = Score pad
# The tab's title while a match goes on.
score-title-round = Round { $round } · Score pad
score-home = Wildpile, to the start page
score-menu = Menu
score-update = A newer score pad is here.
score-update-take = Use it now

## The matches on this device

score-matches = Matches
score-new = New match
score-import = Open a file
score-import-trouble = This file holds no match from a score pad. Choose the JSON that the pad saved.
score-delete = Delete
score-delete-one = Delete the match of { $names }
score-delete-sure = Delete this match for good?
score-keep = Keep it
# Under a match: who leads.
score-list-fresh = Not a round yet, { $goal }
score-list-leads = { $rounds ->
    [one] { $names } leads with { $points } after one round
   *[other] { $names } leads with { $points } after { $rounds } rounds
}
score-list-even = { $rounds ->
    [one] Even after one round
   *[other] Even after { $rounds } rounds
}
score-list-won = Won by { $names } with { $points }
score-offline-ready = The pad is on this device and works without a network. Matches stay here alone.
score-kept-here = Matches stay on this device alone.

## A new match

score-new-head = Who is playing?
score-new-lead = For a real deck: you play, the pad counts.
score-names = Names, clockwise
score-name = Name of player { $number }
# Stands in an empty field, and for a name not given yet.
score-player = Player { $number }
score-name-add = One more player
score-name-remove = Remove { $name }
score-remove = Remove
score-scoring = How you count
score-scoring-winner = Winner
score-scoring-lowest = Fewest
score-scoring-elimination = Last one in
score-scoring-single = One round
score-scoring-winner-note = Who goes out scores the cards of the others. First to the target wins.
score-scoring-lowest-note = All add up their own cards. When somebody reaches the target, the fewest points win.
score-scoring-elimination-note = All add up their own cards. Who reaches the target is out; the last one in wins.
score-scoring-single-note = Who goes out has won.
score-target = Target
score-target-out = Out at
score-first-dealer = Deals first
score-teams = Partners
score-teams-note = { $first } and { $second } play together against the other two, and share their points.
score-more = Decks and blocked rounds
score-decks = Decks
score-decks-1 = One
score-decks-2 = Two together
score-blocked = When nobody can move
score-blocked-lowest = Lowest hand scores
score-blocked-void = Nobody scores
score-blocked-lowest-note = In a blocked round the lowest hand scores the points of the others less its own.
score-blocked-void-note = A blocked round counts nothing.
score-begin = Begin

## Totals

score-totals = Totals
# One letter that marks the dealer.
score-dealer-letter = D
score-dealer = Dealer
# Small, behind a name: went out; is asked about now; won the match; lost it by points; has left.
score-tag-out = out
score-tag-now = now
score-tag-won = wins
score-tag-lost = lost
score-tag-left = left
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-meter = { $points } of { $target }
score-meter-own = { $points }, with { $target } the limit
score-goal-winner = to { $target }
score-goal-lowest = fewest wins, to { $target }
score-goal-elimination = out at { $target }
score-goal-single = one round
score-round-goal = Round { $round }, { $goal }

## Writing a round down

score-who = Who went out?
score-who-again = Round { $round } again: who went out?
score-deals = Round { $round }. { $name } deals.
score-extra-tie = The lowest are equal, so you play on.
score-extra-all = All would be out, so you play one more round.
score-too-few = A round takes two players. Bring somebody back from the menu.
score-nobody = Nobody could move
score-cancel = Leave it as it was
score-held = What did { $name } hold?
score-type = Points in { $name }’s hand
score-type-note = 0 to { $most }
score-type-it = Type it
score-tap-cards = Tap cards
score-tap-note = Tap the cards left in the hand.
score-entered = Entered so far
score-numbers = Number cards
score-actions = Other cards
# A key that adds a card, for those who hear the page.
score-key = Add { $card }
score-drop = Take away { $card }, { $points }
score-drop-last = Remove last
score-points-short = { $points }
score-back = Back
score-next = Next: { $name }
score-write = Write it down
score-undo = Undo
score-undo-what = Undo: { $what }
score-redo = Put it back
score-undone = Undone: { $what }.
score-undone-some = Something was undone.
score-what-round = round { $round }
score-what-change = the change of round { $round }
score-what-leave = { $name } leaves
score-what-return = { $name } comes back
score-what-name = the name { $name }

## What the cards are called here; their colour scores nothing.

score-rank-0 = 0
score-rank-1 = 1
score-rank-2 = 2
score-rank-3 = 3
score-rank-4 = 4
score-rank-5 = 5
score-rank-6 = 6
score-rank-7 = 7
score-rank-8 = 8
score-rank-9 = 9
score-rank-S = Skip
score-rank-R = Reverse
score-rank-D = Draw Two
score-rank-W = Wild
score-rank-F = Draw Four
score-rank-T = Triforce
score-rank-H = Shuffle Hands
score-rank-C = Custom

## What cannot be so

score-trouble-names-few = It takes two players.
score-trouble-name-empty = Give every player a name, or remove the line.
score-trouble-name-twice = Two players are called { $name }. Add something to tell them apart.
score-trouble-target = The target is a number from 1 to { $most }.
score-trouble-teams-players = Partners are four players.
score-trouble-teams-elimination = Partners cannot go out of the match one by one.
score-trouble-number = Points are a number from 0 to { $most }.
score-trouble-missing = Enter what { $name } held first.
score-trouble-holds-none = { $name } held at least one card, or would have gone out too. If { $name } was out of the round, type 0.
score-trouble-not-blocked = { $name } held at least one card, or would have gone out.
score-trouble-winner-holds = { $name } went out and holds no cards.
score-trouble-too-many-cards = { $most ->
    [one] { $card }: the deck has only one, and all hands together would hold { $count }.
   *[other] { $card }: the deck has { $most }, and all hands together would hold { $count }.
}
score-trouble-too-many-points = All hands together would hold { $count } points; the whole deck has { $most }.
score-trouble-later = With this, round { $round } could not have been played as it was. Undo the later rounds first.
score-keep-refused = This browser does not let the pad keep anything. Share or save the match before you close the page.
score-keep-full = There is no room left on this device. Delete old matches, or share this one before you close the page.

## What was written

score-chart = Totals by round
score-rounds = Rounds
score-round-head = Round
# Small, below a round's number: who dealt.
score-dealt = { $name } dealt
score-held-short = held { $points }
score-not-there = not in this round
score-change = Change
score-change-round = Change round { $round }
score-blocked-rounds = Blocked: { $rounds }.

## The end

score-won = { $count ->
    [one] { $names } wins the match
   *[other] { $names } win the match
}
score-won-winner = { $rounds ->
    [one] { $points } points after one round.
   *[other] { $points } points after { $rounds } rounds.
}
score-won-lowest = { $rounds ->
    [one] Only { $points } points after one round.
   *[other] Only { $points } points after { $rounds } rounds.
}
score-won-elimination = { $rounds ->
    [one] The last one below { $target }, after one round.
   *[other] The last one below { $target }, after { $rounds } rounds.
}
score-won-single = { $points } points in the others’ hands.
score-place = { $place }.
score-again = Play again

## Menu, sharing, files

score-people = Players
score-rename = Name of { $name }
score-leave = Leaves
score-return = Comes back
score-leave-one = Leaves: { $name }
score-return-one = Comes back: { $name }
score-install = Install the pad
score-csv = Save as CSV
score-json = Save as JSON
score-share = Share
score-share-note = The link holds the whole match, to read on any phone. No server keeps it; whoever has the link can read it.
score-link-trouble = This browser cannot make a link. Save the match as a file.
score-shared-head = As of { $time }
score-shared-note = To read only: it does not change as the match goes on.
score-shared-trouble = This link is damaged. Ask for it once more.
score-own = My own pad
# Heads of the columns of the CSV file.
score-csv-out = Went out
score-csv-blocked = blocked
score-csv-held = { $name }: held
score-csv-gained = { $name }: gained
score-csv-total = { $name }: total
