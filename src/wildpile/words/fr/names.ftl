### French. What each message is for stands in ../en/, beside the English.

color = { $color ->
    [r] rouge
    [y] jaune
    [a] or
    [g] vert
   *[b] bleu
}
face = { $kind ->
    [skip] Passe ton tour { color }
    [reverse] Inversion { color }
    [draw] +2 { color }
    [wild] Joker
    [wild-draw] Joker +4
    [wild-triforce] Joker Triforce
    [wild-shuffle] Joker mélange des mains
    [wild-custom] Joker à ta façon
   *[number] { $rank } { color }
}
face-name = { face }
rank = { $kind ->
    [skip] Passe ton tour
    [reverse] Inversion
    [draw] +2
   *[number] { $rank }
}
a-card = une carte

edition = { $edition ->
    [zelda] Édition Zelda
    [classic112] Classique plus
   *[classic108] Classique
}

cards = { $count ->
    [0] aucune carte
    [one] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
    [7] sept cartes
    [8] huit cartes
    [9] neuf cartes
    [10] dix cartes
   *[other] { $count } cartes
}
number = { $count ->
    [0] zéro
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $count }
}
card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-unit = { $count ->
    [one] carte
   *[other] cartes
}
point-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

you = Toi
nobody = Personne
seat-number = Place { $number }
pair-names = { $first } et { $second }
sentences = { $first } { $second }
