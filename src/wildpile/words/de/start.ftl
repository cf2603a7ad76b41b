### German. What each message is for stands in ../en/, beside the English.

start-title = Setz dich dazu. Die Karten sind gemischt.
start-lead = Das Kartenspiel UNO, sofort, im Browser, gegen Bots. Ohne Konto, ohne Werbung.
start-more = Mehr
start-howto = So geht’s
start-settings = Einstellungen
start-learn = Lernen
start-settle = Klären
start-train = Üben

deck = Karten
deck-name = { $edition ->
    [zelda] Zelda
    [classic112] Klassisch plus
   *[classic108] Klassisch
}
deck-note = { $edition ->
    [zelda] 112 Karten, Farbwahl Triforce
    [classic112] 112 Karten, vier Farbwahlkarten mehr
   *[classic108] 108 Karten
}
opponents = Gegner
level = Sie spielen
level-easy = Leicht
level-normal = Normal
level-hard = Stark
length = Wie lange
length-match = Bis { $target }
length-round = Eine Runde
rules = Regeln
rules-own = Regeln: deine eigenen
preset-official = Offiziell
preset-mobile = Mobil
preset-party = Party
preset-no_mercy_style = Gnadenlos
play-now = Jetzt spielen
play-dealing = Wird gegeben
name-and-pace = Dein Name und das Tempo
your-name = Dein Name, wenn du magst
pace = Die Bots überlegen
pace-slow = Lang
pace-normal = Normal
pace-fast = Kurz
pace-off = Gar nicht

house-title = Hausregeln, eine nach der anderen
house-own = Was du hier änderst, macht die Regeln zu deinen eigenen.
house-round = Eine Runde: Wie aus Runden eine Partie wird, spielt keine Rolle.
house-changed = { $count ->
   *[other] { $count } geändert
}
house-reset = Zurück zu den offiziellen Regeln
house-conflicts = Diese Regeln passen nicht zusammen:

games-title = Ein Spiel fortsetzen
games-go-on = Weiter: { $edition }
games-note = { $players ->
    [one] Runde { $round }, { $players } am Tisch, { $ago }
   *[other] Runde { $round }, { $players } am Tisch, { $ago }
}
games-just-now = gerade eben
games-all = Alle { $count } zeigen
games-all-brief = Alle { $count }

notice = Wildpile ist ein freies, inoffizielles Projekt. UNO ist eine Marke von Mattel, The Legend of Zelda eine von Nintendo; beide haben nichts damit zu tun. Alle Zeichnungen sind unsere eigenen.
