### German. What each message is for stands in ../en/, beside the English.

train-title = Üben
train-description = UNO-Aufgaben von leicht bis schwer: was du legen darfst, ob diese Farbwahl +4 ehrlich ist, ob du anzweifeln würdest, wer als Nächstes dran ist.
train-lead = Kurze Aufgaben aus echten Runden. Wildpile prüft jede Antwort, und was nicht gelingt, kommt später wieder.
train-level = Stufe { $level }
train-level-1 = Erste Schritte
train-level-2 = Stolperfallen
train-level-3 = Zwei Regeln auf einmal
train-level-4 = Selten zu sehen
train-level-5 = Für Profis
train-chosen = Handverlesen
train-endless = Endlos
train-start = Los
train-next = Nächste Aufgabe
train-check = Prüfen
train-solution = Antwort zeigen
train-right = Richtig.
train-wrong = Nicht ganz.
train-progress = { $done ->
    [one] Eine Aufgabe gelöst
   *[other] { $done } Aufgaben gelöst
}
train-due = { $count ->
    [0] Heute kommt keine wieder.
    [one] Eine Aufgabe kommt heute wieder.
   *[other] { $count } Aufgaben kommen heute wieder.
}
train-kept = Dein Fortschritt bleibt auf diesem Gerät.

train-kind-play = Was darfst du legen?
train-kind-four = Ist es ehrlich?
train-kind-challenge = Zweifelst du an?
train-kind-triforce = Triforce beantworten
train-kind-next = Wer kommt dran?
train-kind-points = Wie viele Punkte?
train-ask-play = Tippe jede Karte an, die du jetzt legen darfst. Gibt es keine, sag es.
train-ask-four = Wäre eine Farbwahl +4 aus dieser Hand ehrlich?
train-ask-challenge = Du sollst ziehen. Würdest du anzweifeln?
train-ask-triforce = Tippe jede Karte an, die auf die Farbwahl Triforce antwortet. Gibt es keine, sag es.
train-ask-next = Wer ist danach dran?
train-ask-points = Wie viele Punkte zählt diese Hand?
train-ask-round = Wie viele Punkte bringt der Rundensieg?
train-none = Keine davon
train-yes = Ja
train-no = Nein
train-nobody = Niemand, die Runde ist vorbei
train-expected-points = { $points ->
    [one] Es ist ein Punkt.
   *[other] Es sind { $points } Punkte.
}
train-chance = Wenn du nur die Karten zählst, die du siehst, macht eine solche Hand die Farbwahl +4 in { $percent } von 100 Fällen zum Bluff. Wer die Farbe legen kann, tut es aber meistens; ganz so wahrscheinlich ist es also selten.

lesson-fits_color = Sie hat die geltende Farbe.
lesson-fits_number = Sie hat die Zahl der obersten Karte.
lesson-fits_symbol = Sie hat das Symbol der obersten Karte.
lesson-fits_wild = Eine Farbwahlkarte passt auf alles.
lesson-fits_four = Nichts auf der Hand verbietet sie, also ist es ehrlich.
lesson-bluff = Sie lässt sich legen, aber es ist ein Bluff: Wirst du angezweifelt, ziehst du.
lesson-drawn = Du hast sie gerade gezogen, und sie passt.
lesson-answers = Sie antwortet auf die Farbwahl Triforce.
lesson-stacks = An diesem Tisch gibt sie die Strafe weiter.
lesson-bounces = An diesem Tisch wehrt sie die Strafe ab.
lesson-twin = Sie ist genau die oberste Karte, also darfst du dich an diesem Tisch reinwerfen.
lesson-cards = Diese Karten sind spielbar, andere nicht.
lesson-cards_none = Nichts passt: zieh.
lesson-cards_answer = Nur eine 3, 6 oder 9 der gewünschten Farbe antwortet.
lesson-cards_take = Nichts antwortet: zieh, was verlangt ist.
lesson-cards_penalty = Zuerst kommt die Strafe. Nichts auf der Hand antwortet darauf.
lesson-cards_waits = Jemand anders ist dran.
lesson-four_fair = Keine Karte auf der Hand verbietet sie, also ist es ehrlich.
lesson-four_color = Auf der Hand ist eine Karte der geltenden Farbe, also wäre es ein Bluff.
lesson-four_wild = Eine andere Farbwahlkarte auf der Hand zählt als passende Karte, also wäre es ein Bluff.
lesson-four_free = An diesem Tisch darf sie immer gelegt werden.
lesson-challenge_never = Alle Karten, die sie zum Bluff machen könnten, hast du vor Augen, also ist es ehrlich.
lesson-challenge_sure = In einer so großen Hand muss eine Karte sein, die sie zum Bluff macht.
lesson-challenge_worth = In einer so großen Hand ist sehr wahrscheinlich eine Karte, die sie zum Bluff macht.
lesson-challenge_risky = In so einer Hand ist selten eine Karte, die sie zum Bluff macht, und zu Unrecht anzuzweifeln ist teuer.
lesson-challenge_open = Die Karten entscheiden es nicht. Schau der anderen Person in die Augen.
lesson-next_order = Es geht der Reihe nach weiter.
lesson-next_skipped = Die nächste Person setzt aus, also ist die übernächste dran.
lesson-next_turned = Die Richtung hat gewechselt.
lesson-next_two = Zu zweit kommt der Zug gleich zurück.
lesson-next_same = Der Zug ist noch nicht vorbei.
lesson-next_answers = Die nächste Person muss erst auf die Karte antworten.
lesson-next_over = Die Runde ist vorbei.
lesson-points_hand = Zahlen zählen ihren Wert; +2, Aussetzen und Richtungswechsel je 20; Farbwahlkarten 50 (Händemischen und Wunschregel 40).
lesson-points_round = Wer die Runde gewinnt, bekommt die Punkte der Karten, die die anderen noch haben.

teach-play = Farbe, Zahl oder Symbol: Eins davon genügt.
teach-four = Such nach der geltenden Farbe und sonst nur nach dem, was hier zählt.
teach-challenge = Zähl die Karten auf der anderen Hand, dann zähl, was du von der Farbe siehst.
teach-next = Geh Karte für Karte vor und achte auf die Richtung.
teach-points = Zwanzig für jede Aktionskarte, fünfzig für fast jede Farbwahlkarte.
teach-triforce = Eine 3, 6 oder 9 der gewünschten Farbe, und sonst nichts.
teach-match = Farbe, Zahl oder Symbol: Eins davon genügt.
teach-wild = Eine Farbwahlkarte passt auf alles, auch wenn etwas anderes passt.
teach-symbol = Aussetzen passt auf Aussetzen, Richtungswechsel auf Richtungswechsel und +2 auf +2, in allen Farben.
teach-wild_top = Auf einer Farbwahlkarte zählt nur die gewünschte Farbe. Die Karte darunter ist vergessen.
teach-draw_one = Passt nichts, wird eine Karte gezogen; passt auch die nicht, ist der Zug vorbei.
teach-drawn_only = Nach dem Ziehen darf nur noch die gezogene Karte gelegt werden.
teach-served = Eine Ziehkarte, für die schon gezogen wurde, ist eine gewöhnliche Karte.
teach-extra_wilds = Händemischen und Wunschregel sind Farbwahlkarten wie die anderen: Sie passen auf alles.
teach-waits = Ohne Hausregel legt niemand außer der Reihe, nicht einmal genau dieselbe Karte.
teach-jump = Zum Reinwerfen braucht es dieselbe Farbe und dieselbe Zahl oder dasselbe Symbol, und von dort geht es weiter.
teach-stack = Bei einer Strafe darf nur gelegt werden, was sich an diesem Tisch stapeln lässt.
teach-bounce = Wo Aussetzen eine +2 weitergibt, muss das erste die Farbe der +2 haben.
teach-finish = Wo die letzte Karte eine Zahl sein muss, kann keine Aktionskarte die Runde beenden.
teach-four_color = Eine Karte der geltenden Farbe macht eine Farbwahl +4 zum Bluff.
teach-four_number = Gleiche Zahlen und Symbole in anderen Farben machen sie nie zum Bluff.
teach-four_action = Auch eine Aktionskarte der Farbe ist eine Karte der Farbe.
teach-four_named = Nach einer Farbwahlkarte ist die geltende Farbe die gewünschte.
teach-four_drawn = Bei einer gezogenen Farbwahl +4 zählt die ganze Hand.
teach-four_wild_classic = Im klassischen Spiel macht eine Farbwahl auf der Hand sie nicht zum Bluff.
teach-four_wild_zelda = Wo Farbwahlkarten als passend zählen, macht eine Farbwahl auf der Hand sie zum Bluff.
teach-four_triforce = In der Zelda-Ausgabe macht auch eine Farbwahl Triforce auf der Hand sie zum Bluff.
teach-four_second = Eine zweite Farbwahl +4 macht die erste nie zum Bluff.
teach-challenge_big = Je mehr Karten auf der anderen Hand sind, desto eher ist eine dabei, die sie verbietet.
teach-challenge_small = Aus einer Hand mit nur einer Karte ist die Farbwahl +4 meistens ehrlich.
teach-challenge_count = Was du hast und was schon liegt, kann nicht auf der anderen Hand sein.
teach-challenge_stack = Je höher die Summe, desto weniger sicher musst du dir zum Anzweifeln sein.
teach-challenge_won = Ist ein Bluff entdeckt, spielt weiter, wer angezweifelt hat.
teach-challenge_lost = Zu Unrecht anzuzweifeln kostet sechs Karten und den Zug.
teach-skip = Aussetzen übergeht die nächste Person in Spielrichtung.
teach-reverse = Ein Richtungswechsel dreht die Richtung um, und der nächste dreht sie zurück.
teach-reverse_two = Zu zweit wirkt ein Richtungswechsel wie Aussetzen.
teach-two = Eine +2 nimmt der nächsten Person auch den Zug.
teach-four_turn = Wer die vier Karten nimmt, setzt aus.
teach-opening = Im klassischen Spiel wirkt eine Aktionskarte als Startkarte sofort.
teach-opening_zelda = In der Zelda-Ausgabe wird zu Beginn alles außer einer Zahl übergangen.
teach-seven_zero = Eine 0 gibt alle Hände weiter; mit noch einer Hausregel spielt, wer sie gelegt hat, noch einmal.
teach-points_round = Zähl alle Hände zusammen außer der, die gewonnen hat.
teach-points_last = Nach einer Ziehkarte als letzter zieht erst noch die nächste Person, und diese Karten zählen mit.
teach-points_teams = Was im Siegerpaar noch auf der Hand ist, zählt für niemanden.
teach-triforce_take = Antwortet nichts, werden drei Karten gezogen.
teach-triforce_wild = Weder eine Farbwahl noch eine weitere Farbwahl Triforce antwortet, außer eine Hausregel sagt es.
teach-triforce_one = Eine Farbwahl Triforce fragt nur die nächste Person; danach geht es ganz normal weiter.
teach-triforce_symbol = Das Triforce auf einer 3, 6 oder 9 ist kein Symbol, nach dem Karten passen.
teach-triforce_turn = Drei zu ziehen ist der ganze Zug, außer eine Hausregel gibt mehr.
teach-triforce_house = Hausregeln können eine Farbwahl Triforce oder auch eine gewöhnliche Farbwahl antworten lassen. Eine Farbwahl +4 antwortet nie.
teach-triforce_last = Eine Farbwahl Triforce als letzte Karte fragt niemanden.
