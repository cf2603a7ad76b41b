command-title = Befehle
command-label = Befehl
command-hint = Zum Beispiel: rot 7, Farbwahl grün, ziehen, wer, hilfe
command-send = Los
command-answers = Antworten

command-word-draw = ziehen, zieh, z
command-word-keep = behalten, b
command-word-take = nehmen, n
command-word-challenge = anzweifeln, az
command-word-pass = passen, passe
command-word-uno = uno, u
command-word-next = weiter, nochmal
command-word-catch = erwischen, erwischt, e
command-word-jump = reinwerfen, rein
command-word-colour = farbe, f
command-word-now = was jetzt, jetzt
command-word-who = wer, zug
command-word-last = zuletzt, verlauf
command-word-hand = hand, karten
command-word-count = anzahl, wie viele
command-word-top = oben, stapel
command-word-points = punkte, stand
command-word-rules = regeln
command-word-help = hilfe

command-help = Nenne eine Karte, um sie zu spielen: rot 7 oder r7, gs für das grüne Aussetzen, Farbwahl blau oder w b. Mit dem Ruf: rot 7 uno. Eine 7, die tauscht: rot 7 Mara. Züge: ziehen, behalten, nehmen, anzweifeln, passen, uno, erwischen mit einem Namen, reinwerfen mit einer Karte, weiter. Fragen: jetzt, wer, zuletzt, hand, anzahl, oben, punkte, regeln. Pfeil nach oben holt zurück, was du getippt hast.
command-unknown = „{ $text }“ ist kein Befehl. Mit hilfe hörst du alle.
command-wait = Einen Moment, der letzte Zug ist noch unterwegs.
command-played = { $face } ist gespielt.
command-done = { $act ->
    [draw] Du ziehst.
    [keep] Du behältst, dein Zug endet.
    [pass] Du passt.
    [take] Du nimmst die Karten.
    [challenge] Du zweifelst an.
    [catch] Du erwischst.
    [uno] Du rufst UNO.
    [next] Es wird gegeben.
   *[colour] Die Farbe ist genannt.
}
command-not-over = Die Runde ist noch nicht vorbei.
command-not-held = Du hast { $face } nicht auf der Hand.
command-nobody = Hier heißt niemand { $text }.
command-which-color = Welche Farbe für { $face }? Nenne eine.
command-which-player = Deine { $rank } tauscht die Hände. Mit wem? { $names }.
command-hand = Du hast { $cards }.
command-fits = Es passt: { $cards }.
command-fits-none = Jetzt passt nichts.
command-color = Es gilt: { $color }
command-way = Gespielt wird { direction }
command-no-points = Eine Runde, keine Punkte.
command-nothing-yet = Noch ist nichts passiert.
command-stop = { $text }.
