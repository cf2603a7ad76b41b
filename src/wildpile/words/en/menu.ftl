### The menu, the settings, and the list of keys.

menu = Menu
menu-help = Rules and keys
menu-start = To the start
menu-new-game = New game
menu-leave = Leave the game
menu-stay = Stay
menu-leave-sure = Leave for good
menu-leave-alone = You are the only person here, so the game ends. It cannot be taken up again.
menu-leave-others = Your cards go under the pile and the others play on. The game cannot be taken up again.
menu-sort = Your hand is sorted by
sort-colour = Colour
sort-number = Number
sort-playable = What fits
sort-own = My own
# The edition and how the match is counted: "Classic, to 500".
menu-game = { $scoring ->
    [single] { $edition }, one round
    [elimination] { $edition }, out at { $target }
    [lowest] { $edition }, to { $target }, fewest wins
   *[winner] { $edition }, to { $target }
}
menu-official = The official rules.
menu-house = House rules:

## Settings

language = Language
theme = Theme
theme-auto = Auto
theme-light = Light
theme-dark = Dark
contrast = High contrast
contrast-note = Strong lines, no tints.
sounds = Sounds
sounds-note = Short ones; none says what a card is.
single-keys = Single keys
single-keys-note = D draws, U calls UNO, and so on. Arrows and Enter always work.

## Keys

help-title = Rules and keys
keys = Keys
keys-off = Single keys are off. The settings turn them on.
# What stands on the keys themselves.
key-home = Home
key-end = End
key-enter = Enter
key-space = Space
key-esc = Esc
keys-move = Move in your hand
keys-press = Play the card, press the button
keys-draw = Draw a card, or another
keys-keep = Keep the drawn card, end the turn, or pass
keys-take = Take the cards, or draw three
keys-challenge = Challenge a Wild Draw Four
keys-uno = UNO!
keys-catch = Catch
keys-jump = Jump in, where the rules allow it
keys-pick = Red, yellow or gold, green, blue
keys-pick-player = With 1 to 4: whose hand a 7 swaps for
keys-back = Take the card back, close, leave the log
keys-next = Next round, play again
keys-hand = To your hand
keys-sort = Sort your hand
keys-arrange = Lay the card elsewhere in your hand
keys-recall = The last move
keys-log = What happened
keys-past = look back, move by move
keys-menu = Menu
keys-settings = Settings
keys-help = These keys
