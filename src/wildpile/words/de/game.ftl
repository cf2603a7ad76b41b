game-page = { $title } · Wildpile
game-won = { $who ->
    [you] Du hast gewonnen
    [pair-you] Du und { $other } haben gewonnen
    [pair] { $name } und { $other } haben gewonnen
   *[other] { $name } hat gewonnen
}
game-none = Niemand hat gewonnen
game-home = Wildpile, zum Anfang
game-open = In Wildpile öffnen
game-story = Rückblick
game-share = Teilen
game-continue = Von hier weiterspielen
game-hands = Hände
game-hand = Die Hand von { $name }
game-moves = Züge der Runde { $round }
game-controls = Das Spiel durchgehen
game-slider = Zug
game-place = Zug { $place } von { $count }
game-round-back = Zum Anfang der Runde
game-back = Einen Zug zurück
game-on = Einen Zug weiter
game-round-on = Zur nächsten Runde
game-play = Abspielen
game-pause = Anhalten
game-round = Runde
game-round-of = Runde { $round } von { $count }
game-eyes = Wessen Karten
game-open-hands = Alle Hände offen
game-as = Wie { $name } es sah
game-speed = Tempo
game-speed-name = { $speed ->
    [slow] Langsam
    [fast] Schnell
   *[normal] Normal
}
game-next-mark = Nächstes UNO oder Anzweifeln
game-list = Züge
game-keys = Tasten
game-keys-step = einen Zug zurück oder weiter
game-keys-round = zur Runde davor oder danach
game-keys-ends = zum Anfang oder Ende des Spiels
game-keys-play = abspielen, anhalten
game-keys-mark = zum UNO, Erwischen oder Anzweifeln davor oder danach
game-keys-open = alle Hände offen
game-keys-seat = vom ersten bis zum neunten Platz: wie er das Spiel sah
game-keys-help = diese Tasten
game-share-note = Wer den Link hat, sieht das ganze Spiel: jeden Zug, jede Hand und die Namen. Es steht in keiner Liste und keiner Suche.
game-share-here = Mit diesem Zug und diesen Karten beginnen
game-share-text = Ein Spiel UNO bei Wildpile
game-record = Das Spiel als Datei
game-record-text = Als Text
game-record-json = Als JSON
game-embed = Für eine eigene Seite
game-embed-copy = HTML kopieren
game-continue-note = Du nimmst einen Platz und spielst ab dem Zug weiter, den du siehst; die anderen Plätze spielen Bots. Dieses Spiel bleibt, wie es war, und deins zählt nicht in deiner Statistik.
game-continue-cards = Die Karten bleiben, wo sie waren, auch der Nachziehstapel: Was in diesem Spiel kam, kommt wieder, solange alle ziehen wie zuvor.
game-continue-seat = Dein Platz
game-continue-go = Weiterspielen
