### The start page.

start-title = Pull up a chair. The deck is shuffled.
start-lead = The card game UNO, at once, in the browser, against bots. No account, no adverts.
start-more = More
start-howto = How to play
start-settings = Settings
start-learn = Learn it
start-settle = Settle it
start-train = Train

## The form

deck = Deck
deck-name = { $edition ->
    [zelda] Zelda
    [classic112] Classic plus
   *[classic108] Classic
}
deck-note = { $edition ->
    [zelda] 112 cards, Wild Triforce
    [classic112] 112 cards, four extra wilds
   *[classic108] 108 cards
}
opponents = Opponents
level = They play
level-easy = Easy
level-normal = Normal
level-hard = Hard
length = How long
# A match to a number of points.
length-match = To { $target }
length-round = One round
rules = Rules
rules-own = Rules: your own
preset-official = Official
preset-mobile = Mobile
preset-party = Party
preset-no_mercy_style = No mercy
play-now = Play now
play-dealing = Dealing
name-and-pace = Your name and the pace
your-name = Your name, if you like
pace = The bots think
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = No wait

## House rules, one by one

house-title = House rules, one by one
house-own = What you change here makes the rules your own.
house-round = One round: how rounds become a match has no say.
house-changed = { $count ->
   *[other] { $count } changed
}
house-reset = Back to the official rules
house-conflicts = These rules do not go together:

## Games that wait

games-title = Go on with a game
# On a phone, where the heading is not seen.
games-go-on = Go on: { $edition }
# $ago: "5 minutes ago"
games-note = { $players ->
    [one] Round { $round }, { $players } player, { $ago }
   *[other] Round { $round }, { $players } players, { $ago }
}
games-just-now = just now
games-all = Show all { $count }
games-all-brief = All { $count }

## Beneath

notice = Wildpile is a free, unofficial project. UNO is a trademark of Mattel, The Legend of Zelda one of Nintendo; neither has anything to do with it. All drawings are our own.
