result-won = { $name } gewinnt das Spiel
result-won-pair = { $name } und { $other } gewinnen das Spiel
result-none = Ein Spiel, das niemand gewann
result-description = { $rounds ->
    [one] Ein Spiel UNO, { $edition }, { $players } am Tisch, eine Runde: { $scores }. Sieh dir jeden Zug und jede Hand an.
   *[other] Ein Spiel UNO, { $edition }, { $players } am Tisch, { $rounds } Runden: { $scores }. Sieh dir jeden Zug und jede Hand an.
}
result-score = { $name } { $points }
result-rounds = Punkte nach jeder Runde
result-round = Runde
result-record = Die Aufzeichnung
result-no-script = Um das Spiel durchzugehen, braucht es JavaScript, und das ist hier aus. Das Spiel als Text:
result-home = Wildpile spielen
result-not_over = Dieses Spiel läuft noch
result-not_over-body = Bis es zu Ende ist, sind seine Karten verdeckt. Dann zeigt diese Seite jeden Zug und jede Hand.
result-unknown_match = Dieses Spiel gibt es nicht
result-unknown_match-body = Vielleicht ist der Link abgeschnitten, oder das Spiel war auf einem anderen Server.
result-unreadable = Dieses Spiel lässt sich nicht mehr zeigen
result-unreadable-body = Es wurde nach einer älteren Fassung der Regeln gespielt. Seine Aufzeichnung lässt sich noch herunterladen.
