### The settings sheet: all that is kept on this device.

## Playing and the hand

set-play = Playing and your hand
taps = A card is played with
taps-two = Two taps
taps-one = One tap
taps-note = { $taps ->
    [one] A tap plays at once.
   *[two] The first tap lifts the card, the second or the button plays it.
}
drag = Drag cards
drag-note = To the discard pile, or up past the line. Let go before, and the card comes back.
hints = Show what fits
hints-note = Cards that fit stand out. Off: look for yourself.
sort-own-note = At the table, drag a card to its place, or press Arrange.

## Look

set-look = Look
text-size = Text
text-size-small = Small
text-size-normal = Normal
text-size-large = Large
text-size-huge = Very large
motion = Motion
motion-auto = Like the system
motion-less = Little
motion-full = All

## Sounds

sounds-on = Sounds
volume = Volume

# When each of the sounds is heard.
sound-turn = Your turn
sound-down = A card is played
sound-drawn = A card is drawn
sound-uno = UNO is called
sound-caught = Somebody is caught
sound-penalty = Penalty or challenge
sound-reverse = Direction turns
sound-won = The round ends
sound-hear = Hear: { $sound }

## Away from the page

set-away = While you look elsewhere
away-title = Whose turn, in the title
away-title-note = The title of the tab says it.
away-dot = A dot on the icon
away-dot-note = On the tab, when it is your turn.
away-sound = A sound
away-sound-note = The one for your turn; the others keep quiet.
away-notice = A notification
away-notice-note = When it is your turn. It never names a card.
away-notice-refused = Your browser does not let this page notify you.

## Keys: $what is what a key does, $key what stands on it.

verb-left = One card back
verb-right = One card on
verb-first = To the first card
verb-last = To the last card
verb-move-left = Move the card back
verb-move-right = Move the card on

# The first of the colours or players to choose from, and so on.
verb-pick = Choice { $number }
key-of = { $what }: { $key }
key-press = Press the new key
key-wait = { $what }: press the new key, or Escape.
key-off = No key
key-back = Leave it
key-set = { $key } now does this: { $what }.
key-none = No key does this now: { $what }.
key-swapped = { $key } now does this: { $what }. It did this before: { $other }. That is on { $old } now.
keys-standard = All keys as they were
keys-standard-done = All keys are as they were at first.
