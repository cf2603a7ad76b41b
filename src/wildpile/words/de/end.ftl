### German. What each message is for stands in ../en/, beside the English.

end-round-over = Die Runde ist vorbei
end-match-over = Die Partie ist vorbei
end-blocked = Die Runde steckt fest
end-nobody = Niemand gewinnt die Runde
end-match = { $who ->
    [you] Du gewinnst die Partie
    [pair-you] Du und { $other } gewinnt die Partie
    [pair] { $name } und { $other } gewinnen die Partie
   *[other] { $name } gewinnt die Partie
}
end-round = { $who ->
    [you] Du gewinnst die Runde
    [pair-you] Du und { $other } gewinnt die Runde
    [pair] { $name } und { $other } gewinnen die Runde
   *[other] { $name } gewinnt die Runde
}
end-round-points = { $who ->
    [you] Du gewinnst die Runde: { point-count }
    [pair-you] Du und { $other } gewinnt die Runde: { point-count }
    [pair] { $name } und { $other } gewinnen die Runde: { point-count }
   *[other] { $name } gewinnt die Runde: { point-count }
}

end-one-round = Eine Runde.
end-round-number = Runde { $round }.
end-points = { $count ->
    [one] { $count } Punkt.
   *[other] { $count } Punkte.
}
end-way-lowest = Die niedrigste Summe gewinnt.
end-way-elimination = Wer als Letztes unter { $target } bleibt, gewinnt.
end-standing = { $form ->
    [of] Du hast { $total } von { $target }.
   *[plain] Du hast { $total }.
}
end-standing-pair = { $form ->
    [of] Euer Paar hat { $total } von { $target }.
   *[plain] Euer Paar hat { $total }.
}
end-deals = { $who ->
    [you] Als Nächstes gibst du.
   *[other] Als Nächstes gibt { $name }.
}
end-blocked-body = Niemand konnte legen, und es gab nichts mehr zu ziehen.
end-blocked-void = Die Runde zählt nicht.
end-blocked-own = Alle zählen die eigene Hand zusammen.
end-blocked-lowest = Die niedrigste Hand bekommt den Unterschied.

end-hands = Hände und Punkte
end-cards = Karten und ihre Punkte
end-card = { $face },
end-fate-left = hat den Tisch verlassen
end-fate-out-match = aus der Partie
end-fate-out-round = aus der Runde
end-fate-went-out = hat Schluss gemacht
end-fate-went-out-with = Schluss mit { $face }
end-fate-cards = { $count ->
    [one] noch eine Karte
   *[other] noch { cards }
}
end-with-you = mit dir, { $note }
end-with-partner = mit { $name }, { $note }
end-no-cards = Keine Karten.
end-takes-nothing = Nichts übrig, nichts zu zählen.
end-takes-opponents = Bekommt die Punkte beider Gegner.
end-takes-all = Bekommt die Punkte aller anderen Hände.
end-this-round = diese Runde
end-sum-points = Punkte
end-sum-not-counted = zählt nicht
end-sum-your-pair = an euer Paar
end-sum-winners = an das Siegerpaar
end-sum-you = an dich
end-sum-winner = an die Siegerhand
end-total = { $form ->
    [elimination] Summe { $shown }, raus bei { $target }
    [pair] Paar { $shown } von { $target }
   *[of] Summe { $shown } von { $target }
}
end-new-game = Neues Spiel
end-see-table = Zum Tisch
