past-title = Was du gesehen hast
past-ago = { $count ->
    [one] Vor einem Zug
   *[other] Vor { $count } Zügen
}
past-now = Zurück zu jetzt
past-back = Einen Zug zurück
past-on = Einen Zug weiter
past-note = Zurückschauen ändert nichts. Das Spiel geht weiter.
past-your-turn = Jetzt bist du am Zug.
past-over = Die Runde ist vorbei.
past-table = Der Tisch
past-hand = Deine Hand, wie sie war
past-card = { $form ->
    [drawn] { $face }, gerade gezogen
   *[held] { $face }
}
past-game = Das Spiel ansehen
past-game-note = Jeder Zug, jede Hand: für alle, die den Link haben.
page-history = Deine Spiele · Wildpile
history-title = Deine Spiele
history-lead = Was dieses Gerät bis zum Ende gesehen hat. Es bleibt hier: Nichts wird verschickt, und andere Geräte wissen nichts davon.
history-empty = Noch kein Spiel
history-empty-body = Ist eine Partie vorbei, steht sie hier, und du kannst jeden Zug noch einmal ansehen.
history-refused = Dieser Browser merkt sich nichts, also gibt es keine Liste der Spiele.
history-play = Ein Spiel beginnen
history-statistics = In Zahlen
history-won = Gewonnen
history-won-share = { $won } von { $games }: { $share } %
history-interval = { $low } bis { $high } % lässt der Zufall offen
history-points = Punkte je Partie, im Schnitt
history-best = Meiste Punkte in einer Runde
history-longest = Züge der längsten Runde
history-challenges = Angezweifelt und einen Bluff gefunden
history-challenges-of = { $found } von { $count }
history-catches = UNO: andere erwischt
history-caught = UNO: erwischt worden
history-groups = Nach Deck und Zahl am Tisch
history-group = { $edition }, { $players } am Tisch
history-list = Spiele
history-result = { $form ->
    [won] Gewonnen
   *[lost] Verloren
}
history-line = { $rounds ->
    [one] { $edition }, { $players } am Tisch, eine Runde
   *[other] { $edition }, { $players } am Tisch, { $rounds } Runden
}
history-continued = aus einem anderen Spiel weitergespielt, zählt nicht
history-more = Alle { $count } zeigen
history-save = Als Datei speichern
history-clear = Alle vergessen
history-clear-sure = Wirklich alle vergessen
history-keep = Behalten
