### German. What each message is for stands in ../en/, beside the English.

pages-nav = Seiten
pages-learn = Lernen
pages-settle = Klären
pages-ask = Fragen
pages-train = Üben
pages-play = Spielen
pages-language = Sprache
pages-skip = Zum Text springen
pages-rulings = Alle Regeln im Einzelnen
pages-official = Stattdessen die offiziellen Regeln zeigen
pages-trouble = Dieser Link geht nicht
pages-bad-rules = Den Regelcode „{ $code }“ hat kein Tisch. Vielleicht fehlt ein Buchstabe: Lass dir den Link noch einmal geben.

pages-answer = Die Antwort
pages-each = Karte für Karte
pages-printed = Auf der gedruckten Karte: { $face }.
pages-step = Nächster Schritt
pages-tap = Oder tippe eine Karte auf deiner Hand an, um sie zu legen.
pages-fits = passt
pages-fits-not = passt nicht
pages-yes = Ja.
pages-no = Nein.
pages-some-fit = Nein. Hier passt doch etwas.
pages-left = Such weiter, da ist noch mehr.
pages-color = Wünsch dir die Farbe
pages-deals = { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
}
pages-names = { $card ->
    [first] { $who ->
        [you] Die erste Karte ist eine Farbwahlkarte: Du darfst dir die Farbe wünschen.
       *[other] Die erste Karte ist eine Farbwahlkarte: { $name } darf sich die Farbe wünschen.
    }
   *[shuffled] { $who ->
        [you] Die Hände sind neu verteilt: Du darfst dir die Farbe wünschen.
       *[other] Die Hände sind neu verteilt: { $name } darf sich die Farbe wünschen.
    }
}
pages-answers = { $who ->
    [you] Du musst auf die Farbwahl Triforce antworten.
   *[other] { $name } muss auf die Farbwahl Triforce antworten.
}
pages-owes = { $who ->
    [you] { $count ->
        [one] Du sollst eine Karte ziehen.
       *[other] Du sollst { $count } Karten ziehen.
    }
   *[other] { $count ->
        [one] { $name } soll eine Karte ziehen.
       *[other] { $name } soll { $count } Karten ziehen.
    }
}
pages-laid-on = { $who ->
    [you] Es galt { $color }, als du die Farbwahl +4 gelegt hast.
   *[other] Es galt { $color }, als { $name } die Farbwahl +4 gelegt hat.
}
pages-drawn = { $who ->
    [you] Du hast gerade gezogen: { $cards }.
   *[other] { $name } hat gerade eine Karte gezogen.
}
pages-drawn-nothing = Du hast in diesem Zug gezogen, und nichts davon passt bisher.
pages-just-laid = Die oberste Karte wurde gerade erst gelegt.
pages-paid = Für die oberste Karte muss niemand mehr ziehen.
pages-take-or-challenge = Nimm erst die Karten oder zweifle an.
pages-not-here = Das ist eine Hausregel, und hier gilt sie nicht.
pages-asking = Wildpile überlegt.
pages-offline = Wildpile hat nicht geantwortet. Versuch es noch einmal.
pages-copied = Kopiert. Schick es der Person, die falschliegt.
pages-needs-script = Um Karten zu geben, braucht diese Seite JavaScript. Die Antworten gehen auch ohne:

pages-choose-top = Oberste Karte wählen
pages-take-back = Zurücknehmen
pages-players = Leute am Tisch
pages-state = Was gerade los ist

pages-all = Alle Arten
pages-seen = Bisher gelegt
pages-points = Punkte
pages-what = Was du üben willst
