### Playing by commands: a field in which one types. It is made for screen readers: an answer is one text, read out at once.

command-title = Commands
command-label = Command
command-hint = For example: red 7, wild green, draw, who, help
command-send = Do it
command-answers = Answers

## The words of each command, the shortest last, with commas between. English words are understood in every language, and so are the
## names of cards and colours and the letters on the cards.

command-word-draw = draw, d
command-word-keep = keep, k
command-word-take = take, t
command-word-challenge = challenge, ch
command-word-pass = pass, p
command-word-uno = uno, u
command-word-next = next, again, n
command-word-catch = catch, c
command-word-jump = jump in, jump, j
command-word-colour = colour, color
command-word-now = what now, now
command-word-who = who, turn
command-word-last = last, log
command-word-hand = hand, cards
command-word-count = count, how many
command-word-top = top, pile
command-word-points = points, score
command-word-rules = rules
command-word-help = help

## Answers

command-help = Name a card to play it: red 7 or r7, green skip or gs, wild blue or w b. With the call: red 7 uno. A 7 that swaps: red 7 Mara. Moves: draw, keep, take, challenge, pass, uno, catch with a name, jump in with a card, next. Questions: now, who, last, hand, count, top, points, rules. The arrow up brings back what you typed.
command-unknown = “{ $text }” is no command. Type help to hear them all.
command-wait = One moment, the last move is on its way.
command-played = { $face } is played.
# $act: what was typed.
command-done = { $act ->
    [draw] Drawing.
    [keep] Keeping, the turn ends.
    [pass] Passing.
    [take] Taking the cards.
    [challenge] Challenging.
    [catch] Catching.
    [uno] Calling UNO.
    [next] Dealing.
   *[colour] The colour is named.
}
command-not-over = The round is not over yet.
command-not-held = You do not hold { $face }.
command-nobody = Nobody here is called { $text }.
command-which-color = Which colour for your { $face }? Name one.
command-which-player = Your { $rank } swaps hands. With whom? { $names }.
command-hand = You hold { $cards }.
command-fits = What fits: { $cards }.
command-fits-none = Nothing fits now.
command-color = Colour in force: { $color }
command-way = Play goes { direction }
command-no-points = One round, no points.
command-nothing-yet = Nothing has happened yet.
# A full stop behind what has none.
command-stop = { $text }.
