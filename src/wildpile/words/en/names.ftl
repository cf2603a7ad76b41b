### Names of cards and colours, counts, and words that stand inside other messages.

## Colours and cards. $color is a code: r red, y yellow, a gold, g green, b blue.
## $kind says what card it is, $rank is the figure of a number card.

# A colour in a sentence; where it stands alone it begins with a capital by itself.
color = { $color ->
    [r] red
    [y] yellow
    [a] gold
    [g] green
   *[b] blue
}

# A card in a sentence: "You play red 7."
face = { $kind ->
    [skip] { color } Skip
    [reverse] { color } Reverse
    [draw] { color } Draw Two
    [wild] Wild
    [wild-draw] Wild Draw Four
    [wild-triforce] Wild Triforce
    [wild-shuffle] Wild Shuffle Hands
    [wild-custom] Wild Customizable
   *[number] { color } { $rank }
}

# The same card where its name stands for itself, on a label: "Red Skip". The first letter becomes a capital by itself.
face-name = { face }

# What a card is but for its colour: "Match red or Skip".
rank = { $kind ->
    [skip] Skip
    [reverse] Reverse
    [draw] Draw Two
   *[number] { $rank }
}

# A card that this player may not see, in "Mara plays a card."
a-card = a card

edition = { $edition ->
    [zelda] Zelda edition
    [classic112] Classic plus
   *[classic108] Classic
}

## Counts. In sentences small numbers may be words, on labels they are figures.

# In "Mara draws two cards."
cards = { $count ->
    [0] no cards
    [one] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
   *[other] { $count } cards
}

# A number of cards in a sentence that has said "cards" before, or need not: "You draw six and lose the turn."
number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}

card-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Stands behind a number that is printed large.
cards-unit = { $count ->
    [one] card
   *[other] cards
}

point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## People

you = You
# The player of a seat that nobody sits at.
nobody = Nobody
# A seat without a name; $number counts from 1.
seat-number = Seat { $number }
# Two partners, in a list of points.
pair-names = { $first } & { $second }

## Joints

# One sentence after another. Only the space between them is to be chosen.
sentences = { $first } { $second }
