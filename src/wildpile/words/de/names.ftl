### German. What each message is for stands in ../en/, beside the English.

color = { $color ->
    [r] Rot
    [y] Gelb
    [a] Gold
    [g] Grün
   *[b] Blau
}

# As players say them: "Rot 7", without articles and endings, so that they fit any sentence.
face = { $kind ->
    [skip] { color } Aussetzen
    [reverse] { color } Richtungswechsel
    [draw] { color } +2
    [wild] Farbwahl
    [wild-draw] Farbwahl +4
    [wild-triforce] Farbwahl Triforce
    [wild-shuffle] Farbwahl Händemischen
    [wild-custom] Farbwahl Wunschregel
   *[number] { color } { $rank }
}
face-name = { face }
rank = { $kind ->
    [skip] Aussetzen
    [reverse] Richtungswechsel
    [draw] +2
   *[number] { $rank }
}
a-card = eine Karte

edition = { $edition ->
    [zelda] Zelda-Ausgabe
    [classic112] Klassisch plus
   *[classic108] Klassisch
}

cards = { $count ->
    [0] keine Karte
    [one] eine Karte
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
    [5] fünf Karten
    [6] sechs Karten
    [7] sieben Karten
    [8] acht Karten
    [9] neun Karten
    [10] zehn Karten
   *[other] { $count } Karten
}
number = { $count ->
    [0] null
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
}
card-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cards-unit = { $count ->
    [one] Karte
   *[other] Karten
}
point-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

you = Du
nobody = Niemand
seat-number = Platz { $number }
pair-names = { $first } & { $second }
sentences = { $first } { $second }
