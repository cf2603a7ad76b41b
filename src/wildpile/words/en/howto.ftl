### The game in a minute. What a paragraph is about stands out: it is marked with two stars on each side, **Skip**.

howto-title = The game in a minute
howto-title-house = The game in a minute, but for the house rules
howto-house = House rules at this table
howto-aim = Get rid of your cards first. Play one that matches the colour, the number or the symbol on the pile, or a wild.
howto-draw = Or draw one card. If it fits you may play it at once; else your turn ends.
howto-actions = **Skip**: the next player loses the turn. **Reverse**: play turns round; between two it skips. **Draw Two**: the next player draws two and is skipped.
howto-wild = **Wild**: name a colour.
howto-four = { $edition ->
    [zelda] **Wild Draw Four**: name a colour; the next player takes four and is skipped, or challenges. It is fair only if you hold nothing of the colour in force, and no other wild. Bluff found out: you draw four. Challenge lost: the challenger draws six.
   *[classic] **Wild Draw Four**: name a colour; the next player takes four and is skipped, or challenges. It is fair only if you hold nothing of the colour in force. Bluff found out: you draw four. Challenge lost: the challenger draws six.
}
howto-triforce = **Wild Triforce**: name a colour; the next player plays a 3, 6 or 9 of it, or draws three and is skipped. Wilds do not answer.
howto-shuffle = **Wild Shuffle Hands**: name a colour; all hands are shuffled together and dealt out again. **Wild Customizable**: a wild.
howto-uno = Down to one card, say **UNO**: press it before you play the second last card, or right after. Who forgets can be caught until the next player moves, and draws two.
howto-points = { $edition ->
    [classic112] Whoever goes out gets the points of every other hand: numbers as printed; Skip, Reverse and Draw Two 20; Shuffle Hands and Customizable 40, the other wilds 50. The first to 500 wins.
   *[classic] Whoever goes out gets the points of every other hand: numbers as printed; Skip, Reverse and Draw Two 20; wilds 50. The first to 500 wins.
}
