### German. What each message is for stands in ../en/, beside the English.

learn-title = { $edition ->
    [zelda] UNO The Legend of Zelda in drei Minuten
    [classic112] UNO mit 112 Karten in drei Minuten
   *[other] UNO in drei Minuten
}
learn-description = { $edition ->
    [zelda] Lerne die Zelda-Ausgabe beim Spielen: jede Karte, die Farbwahl Triforce, das Anzweifeln und was offiziell ist.
   *[other] Lerne UNO beim Spielen: jede Karte, das Anzweifeln, das UNO-Rufen und was offiziell ist.
}
learn-lead = Alles, was du am Tisch brauchst, mit Karten, die du selbst bewegst.
learn-edition = Ausgabe
learn-edition-classic108 = Klassisch, 108 Karten
learn-edition-classic112 = Klassisch, 112 Karten
learn-edition-zelda = The Legend of Zelda
learn-unofficial = Wildpile ist inoffiziell. UNO und The Legend of Zelda sind Marken ihrer Inhaber; sie stehen hier nur, um zu sagen, wessen Regeln das sind.
learn-table-rules = Diese Seite erklärt die Regeln eines bestimmten Tisches. Was nicht offiziell ist, ist markiert.
learn-mark = Nicht offiziell
learn-print = Auf ein Blatt drucken
learn-play = Jetzt spielen
learn-source = Regel { $ruling }
learn-show = Ansehen
learn-again = Noch einmal
learn-more = Weitere Antworten
learn-ready = Jetzt könnt ihr losspielen.

learn-aim-heading = Das Ziel
learn-aim = { $scoring ->
    [single] Werde als Erstes alle deine Karten los. Damit gewinnst du die Partie.
    [lowest] Werde als Erstes alle deine Karten los. Was du noch auf der Hand hast, wenn jemand Schluss macht, zählt gegen dich, und die niedrigste Summe gewinnt.
    [elimination] Werde als Erstes alle deine Karten los. Was du noch auf der Hand hast, wenn jemand Schluss macht, zählt gegen dich; mit { $target } Punkten bist du aus der Partie.
   *[winner] { $edition ->
        [zelda] Werde als Erstes alle deine Karten los: Damit gewinnst du. Mit Punkten, einer Variante der Anleitung, gewinnst du damit die Runde und bekommst die Punkte der Karten, die die anderen noch haben; wer zuerst { $target } Punkte hat, gewinnt die Partie.
       *[other] Werde als Erstes alle deine Karten los. Damit gewinnst du die Runde und bekommst die Punkte der Karten, die die anderen noch haben. Wer zuerst { $target } Punkte hat, gewinnt die Partie.
    }
}
learn-aim-deal = { $hand ->
    [one] Misch und gib allen eine Karte; zwei bis zehn können mitspielen.
   *[other] Misch und gib allen { $hand } Karten; zwei bis zehn können mitspielen.
}
learn-aim-piles = Die übrigen Karten liegen verdeckt: Das ist der Nachziehstapel. Seine oberste Karte wird daneben aufgedeckt und beginnt den Ablagestapel.
learn-aim-opening = { $opening ->
    [redraw] Nur mit einer Zahl geht es los. Alles andere wird übergangen und die nächste Karte aufgedeckt.
   *[apply] { $opening_reverse ->
        [right] Ist die erste Karte eine Aktionskarte? Dann wirkt sie sofort: Bei Aussetzen setzt die erste Person aus, bei +2 zieht sie zwei und setzt aus, bei einem Richtungswechsel beginnt, wer rechts von der gebenden Person sitzt, gegen den Uhrzeigersinn. Bei einer Farbwahl wünscht sich die erste Person die Farbe. Nur eine Farbwahl +4 kommt zurück in den Nachziehstapel.
       *[dealer] Ist die erste Karte eine Aktionskarte? Dann wirkt sie sofort: Bei Aussetzen setzt die erste Person aus, bei +2 zieht sie zwei und setzt aus, bei einem Richtungswechsel beginnt die gebende Person, gegen den Uhrzeigersinn. Bei einer Farbwahl wünscht sich die erste Person die Farbe. Nur eine Farbwahl +4 kommt zurück in den Nachziehstapel.
    }
}
learn-aim-first = Wer links von der gebenden Person sitzt, beginnt, und es geht im Uhrzeigersinn.
learn-aim-more = Mehr zum Geben
learn-aim-dealer = Wer zuerst gibt, ist egal. Zum Auslosen ziehen alle eine Karte: Die höchste Zahl gibt, und eine Karte ohne Zahl gilt als 0. Nach jeder Runde wandert das Geben einen Platz nach links.
learn-aim-deck = { $edition ->
    [zelda] 112 Karten. In Rot, Gold, Grün und Blau gibt es je einmal die 0, je zweimal jede Zahl von 1 bis 9 und je zweimal +2, Aussetzen und Richtungswechsel. Dazu kommen je viermal Farbwahl, Farbwahl +4 und Farbwahl Triforce.
    [classic112] 112 Karten. In Rot, Gelb, Grün und Blau gibt es je einmal die 0, je zweimal jede Zahl von 1 bis 9 und je zweimal +2, Aussetzen und Richtungswechsel. Dazu kommen je viermal Farbwahl und Farbwahl +4, einmal Farbwahl Händemischen und dreimal Farbwahl Wunschregel.
   *[other] 108 Karten. In Rot, Gelb, Grün und Blau gibt es je einmal die 0, je zweimal jede Zahl von 1 bis 9 und je zweimal +2, Aussetzen und Richtungswechsel. Dazu kommen je viermal Farbwahl und Farbwahl +4.
}
learn-aim-decks = { $decks ->
    [2] An diesem Tisch werden zwei solche Kartensätze zusammengemischt: { $cards } Karten.
   *[other] Ein Kartensatz reicht für alle.
}
learn-aim-about = { $edition ->
    [zelda] 2017 bei Mattel erschienen. Für zwei bis zehn Leute ab 7 Jahren; eine Runde dauert 10 bis 20 Minuten. Leicht zu lernen, wenig zu planen, und das Glück redet kräftig mit.
   *[other] Für zwei bis zehn Leute. Leicht zu lernen, und das Glück redet kräftig mit.
}
learn-aim-opening_number = Eine Zahl wird aufgedeckt. Also beginnt einfach, wer links von der gebenden Person sitzt.
learn-aim-opening_skip = { $opening ->
    [redraw] Ein Aussetzen wird aufgedeckt. Es wird übergangen und die nächste Karte aufgedeckt.
   *[apply] Ein Aussetzen wird aufgedeckt. Es wirkt: Wer links von der gebenden Person sitzt, setzt aus.
}
learn-aim-opening_ignored = { $opening ->
    [redraw] Ein Aussetzen wird aufgedeckt, dann eine Farbwahlkarte. Beide werden übergangen, bis eine Zahl kommt.
   *[apply] Ein Aussetzen wird aufgedeckt und wirkt sofort.
}

learn-moves-heading = Das Spiel in vier Schritten
learn-moves-match-heading = Passend legen
learn-moves-match = Lege eine Karte, die in Farbe, Zahl oder Symbol zur obersten passt. Symbole stehen auf den Aktionskarten: Aussetzen, Richtungswechsel, +2. Farbwahlkarten haben keine Farbe und passen auf alles.
learn-moves-color = { $edition ->
    [zelda] Es gilt die Farbe der obersten Karte; auf einer Farbwahlkarte gilt die Farbe, die gewünscht wurde. Das Triforce auf 3, 6 und 9 ist kein Symbol, das passen kann.
   *[other] Es gilt die Farbe der obersten Karte; auf einer Farbwahlkarte gilt die Farbe, die gewünscht wurde.
}
learn-moves-draw-heading = Oder ziehen
learn-moves-draw = { $dtm ->
    [may] Nichts passt? Zieh Karte um Karte, bis eine passt oder du genug hast.
    [must] Nichts passt? Zieh, bis eine Karte passt.
   *[off] { $force ->
        [always] Nichts passt? Zieh eine Karte.
       *[other] Nichts passt, oder du willst deine Karten lieber behalten? Zieh eine.
    }
}
learn-moves-drawn = { $draw_pass ->
    [1] Die gezogene Karte bleibt in diesem Zug auf deiner Hand, und die nächste Person ist dran.
   *[other] { $force ->
        [off] Passt die gezogene Karte, darfst du sie gleich legen, aber keine andere. Passt sie nicht oder behältst du sie, ist dein Zug vorbei.
       *[other] Passt die gezogene Karte, lege sie gleich. Passt sie nicht, ist dein Zug vorbei.
    }
}
learn-moves-call-heading = UNO rufen
learn-moves-call = { $uno_required ->
    [0] Nur noch eine Karte? An diesem Tisch muss das niemand ansagen.
   *[other] { $uno_penalty ->
        [0] Ruf „UNO!“ bei deiner vorletzten Karte. Es zu vergessen kostet an diesem Tisch nichts.
        [one] Ruf „UNO!“ bei deiner vorletzten Karte. Vergisst du es und wirst erwischt, ziehst du eine Karte.
       *[other] Ruf „UNO!“ bei deiner vorletzten Karte. Vergisst du es und wirst erwischt, ziehst du { $uno_penalty } Karten.
    }
}
learn-moves-score-heading = Abrechnen
learn-moves-score = { $scoring ->
    [single] Deine Hand ist leer: Du hast gewonnen.
    [lowest] Eine Hand ist leer: Alle anderen schreiben auf, was sie noch haben.
    [elimination] Eine Hand ist leer: Alle anderen schreiben auf, was sie noch haben.
   *[winner] Deine Hand ist leer: Du bekommst die Punkte aller Karten, die die anderen noch haben.
}

learn-try-heading = Probier einen Zug
learn-try = Was würdest du legen? Tippe jede Karte an, die passt, und sieh dann, warum. Jede „Regel“ führt zum genauen Wortlaut.
learn-try-seven = Oben liegt Rot 7.
learn-try-symbol = Oben liegt ein Richtungswechsel. Die Pfeile sind sein Symbol.
learn-try-wild = Oben liegt eine Farbwahl, gewünscht ist Grün. Darunter siehst du noch Rot 6.
learn-try-nothing = Wieder Rot 7, und eine andere Hand.
learn-try-drawn = Oben liegt Rot 7, und du hast lieber gezogen.
learn-try-two = Oben liegt eine +2.
learn-try-zero = Oben liegt Blau 0.
learn-try-triforce = Die Person vor dir hat eine Farbwahl Triforce gelegt und sich Grün gewünscht.
learn-try-unable = Wieder eine Farbwahl Triforce und Grün, und eine andere Hand.
learn-try-extra = Oben liegt Blau 6, und auf deiner Hand sind zwei Farbwahlkarten, die nicht jeder Kartensatz hat.
learn-try-none = Nichts passt
learn-try-next = Nächste Aufgabe
learn-try-show = Alle zeigen
learn-try-progress = { $done } von { $count } geschafft

learn-cards-heading = Jede Karte
learn-cards-lead = Aktionskarten passen auf ihre Farbe oder auf ihr eigenes Symbol in jeder Farbe. Farbwahlkarten passen auf alles.
learn-cards-points = Zählt { $points } Punkte auf der Hand
learn-cards-points-number = Zählt auf der Hand so viel wie die Zahl darauf
learn-cards-number =
    { $seven0 ->
        [1] Eine Zahl ändert höchstens die Farbe, bis auf zwei an diesem Tisch: Eine 7 tauscht deine Hand mit einer Person deiner Wahl, und eine 0 gibt alle Hände weiter.
       *[other] Eine gewöhnliche Karte: Nichts passiert.
    }
    .name = Zahl
    .face = { $edition ->
        [zelda] Eine große Zahl, in den Ecken noch einmal; auf 3, 6 und 9 auch ein Triforce
       *[other] Eine große Zahl, in den Ecken noch einmal
    }
    .fits = Auf die eigene Farbe oder die eigene Zahl
learn-cards-skip =
    Die nächste Person setzt aus. { $skip_bounce ->
        [1] An diesem Tisch gibt Aussetzen in derselben Farbe auch eine +2 weiter.
       *[other] Mit einem eigenen Aussetzen lässt sich das nicht abwehren.
    }
    .name = Aussetzen
    .face = Ein durchgestrichener Kreis
    .fits = Auf die eigene Farbe oder ein anderes Aussetzen
learn-cards-reverse =
    { $reverse_bounce ->
        [1] Es geht andersherum: statt im Uhrzeigersinn dagegen, oder umgekehrt. An diesem Tisch schickt ein Richtungswechsel in derselben Farbe auch eine +2 zurück.
       *[other] Es geht andersherum: statt im Uhrzeigersinn dagegen, oder umgekehrt.
    }
    .name = Richtungswechsel
    .face = Zwei Pfeile, die in entgegengesetzte Richtungen zeigen
    .fits = Auf die eigene Farbe oder einen anderen Richtungswechsel
learn-cards-reverse_two = { $two_rev ->
    [none] Zu zweit nimmt ein Richtungswechsel an diesem Tisch keinen Zug weg.
   *[skip] Zu zweit wirkt ein Richtungswechsel wie Aussetzen: Du bist noch einmal dran.
}
learn-cards-two =
    { $passes_two ->
        [0] Die nächste Person zieht zwei Karten und setzt aus. Weitergeben lässt sich das nicht.
       *[other] Die nächste Person zieht zwei Karten und setzt aus, es sei denn, sie kann die Strafe nach den Regeln dieses Tisches weitergeben.
    }
    .name = +2
    .face = +2 in den Ecken
    .fits = Auf die eigene Farbe oder eine andere +2
learn-cards-wild =
    Du wünschst dir die Farbe, in der es weitergeht, auch dieselbe noch einmal. Bist du dran, darfst du die Karte auch legen, wenn etwas anderes passt.
    .name = Farbwahl
    .face = Ein Oval in vier Farben
    .fits = Auf alles
learn-cards-four =
    { $wd4 ->
        [free] Du wünschst dir eine Farbe; die nächste Person zieht vier und setzt aus.
        [strict] Du wünschst dir eine Farbe; die nächste Person zieht vier und setzt aus. Legen kannst du die Karte nur, wenn nichts auf deiner Hand sie verbietet.
       *[bluff] Du wünschst dir eine Farbe; die nächste Person zieht vier und setzt aus, oder sie zweifelt dich an (siehe unten). { $wd4_match ->
            [colour] Ehrlich ist es nur, wenn du keine Karte der geltenden Farbe hast.
            [colour_wild] { $edition ->
                [zelda] Ehrlich ist es nur, wenn du keine Karte der geltenden Farbe, keine Farbwahl und keine Farbwahl Triforce hast.
               *[other] Ehrlich ist es nur, wenn du keine Karte der geltenden Farbe und keine Farbwahlkarte anderer Art hast.
            }
           *[colour_allwild] Ehrlich ist es nur, wenn du keine Karte der geltenden Farbe und keine weitere Farbwahlkarte hast.
        }
    }
    .name = Farbwahl +4
    .face = +4 in den Ecken
    .fits = Auf alles, aber nicht aus jeder Hand
learn-cards-triforce =
    Du wünschst dir eine Farbe. Die nächste Person legt davon eine Karte mit einem Triforce, eine 3, 6 oder 9, oder zieht drei. { $tri_answer ->
        [wt] An diesem Tisch antwortet auch eine weitere Farbwahl Triforce.
        [anywild] An diesem Tisch antwortet auch eine Farbwahl oder eine weitere Farbwahl Triforce.
       *[369] Nichts anderes ist eine Antwort.
    }
    .name = Farbwahl Triforce
    .face = Ein Triforce: drei Dreiecke, die sich berühren
    .fits = Auf alles
learn-cards-triforce_take = { $tri_after ->
    [end_turn] Wer drei zieht, beendet damit den Zug. Danach geht es wie gewohnt weiter, in der Farbe der obersten Karte; hat niemand geantwortet, in der gewünschten.
    [play_drawn] Wer drei zieht, darf eine davon gleich legen, wenn sie passt. Danach geht es wie gewohnt weiter.
   *[free_turn] Wer drei zieht, ist danach ganz normal dran.
}
learn-cards-shuffle =
    Du sammelst alle Hände ein, mischst sie und teilst alle Karten neu aus, links von dir beginnend. Außerdem wünschst du dir die Farbe.
    .name = Farbwahl Händemischen
    .face = Karten, die die Plätze tauschen
    .fits = Auf alles
learn-cards-custom =
    { $wc_rule ->
        [plain] Eine Farbwahl mit einer eigenen Regel, die ihr vor dem Spiel daraufschreibt. Steht nichts darauf, ist sie eine gewöhnliche Farbwahl.
        [others_draw_2] Eine Farbwahl; an diesem Tisch ziehen außerdem alle anderen zwei Karten.
        [play_again] Eine Farbwahl; an diesem Tisch spielst du außerdem noch einmal.
       *[discard_wilds] Eine Farbwahl; an diesem Tisch legst du außerdem alle deine anderen Farbwahlkarten ab.
    }
    .name = Farbwahl Wunschregel
    .face = Ein leeres Feld zum Beschreiben
    .fits = Auf alles

learn-challenge-heading = Ist diese Farbwahl +4 ein Bluff?
learn-challenge = { $wd4 ->
    [free] An diesem Tisch darf eine Farbwahl +4 immer gelegt werden, und niemand kann sie anzweifeln.
    [strict] An diesem Tisch kann man eine Farbwahl +4, die ein Bluff wäre, nicht legen. Also gibt es nichts anzuzweifeln.
   *[bluff] Eine Farbwahl +4 kannst du auch legen, wenn du es nicht solltest. Wer ziehen soll, darf die Karten nehmen oder dich anzweifeln. Sonst darf das niemand.
}
learn-challenge-rule = { $wd4_match ->
    [colour] Ein Bluff ist es, wenn auf der Hand, aus der sie kam, eine Karte der Farbe war, die vorher galt. Gleiche Zahlen, gleiche Symbole, andere Farbwahlkarten und die Farbe, die gewünscht wurde, zählen nicht.
    [colour_wild] { $edition ->
        [zelda] Ein Bluff ist es, wenn auf der Hand, aus der sie kam, eine Karte der Farbe war, die vorher galt, eine Farbwahl oder eine Farbwahl Triforce. Gleiche Zahlen, gleiche Symbole, eine zweite Farbwahl +4 und die Farbe, die gewünscht wurde, zählen nicht.
       *[other] Ein Bluff ist es, wenn auf der Hand, aus der sie kam, eine Karte der Farbe war, die vorher galt, oder eine Farbwahlkarte anderer Art. Gleiche Zahlen, gleiche Symbole, eine zweite Farbwahl +4 und die Farbe, die gewünscht wurde, zählen nicht.
    }
   *[colour_allwild] Ein Bluff ist es, wenn auf der Hand, aus der sie kam, eine Karte der Farbe war, die vorher galt, oder irgendeine andere Farbwahlkarte. Gleiche Zahlen, gleiche Symbole und die Farbe, die gewünscht wurde, zählen nicht.
}
learn-challenge-shown = Wer anzweifelt, sieht die ganze Hand, und sonst niemand.
learn-challenge-when = Zweifle große Hände an, kleine nur selten. Was du selbst hast oder schon liegen sahst, kann nicht auf der anderen Hand sein. Hast du recht, sparst du dir die Karten und behältst deinen Zug; irrst du dich, kostet es zwei Karten mehr.
learn-challenge-named = Bluff oder nicht: Die Karte bleibt liegen, und die gewünschte Farbe gilt.
learn-challenge-if-bluff = Ein Bluff: Wer die Karte gelegt hat, zieht vier. Wer angezweifelt hat, spielt weiter, ohne zu ziehen.
learn-challenge-if-fair = Ehrlich: Wer angezweifelt hat, zieht sechs und setzt aus.
learn-challenge-side-lay = Du legst sie
learn-challenge-side-accuse = Du sollst ziehen
learn-challenge-lay_fair =
    Auf deiner Hand war kein Rot, du warst also ehrlich. Wer angezweifelt hat, zieht sechs und setzt aus.
    .setup = Es gilt Rot, du hast keines. Lege sie und lass dich anzweifeln.
learn-challenge-lay_bluff =
    Du hattest eine rote Karte, also war es ein Bluff. Du ziehst vier, und wer angezweifelt hat, spielt weiter.
    .setup = Es gilt Rot, du hast eines. Lege sie trotzdem.
learn-challenge-lay_wild =
    { $wd4_match ->
        [colour] Eine Farbwahl hat keine Farbe, also warst du an diesem Tisch ehrlich.
       *[other] Eine Farbwahl auf deiner Hand zählt als passende Karte, also war es ein Bluff. Du ziehst vier.
    }
    .setup = Es gilt Rot, du hast keines, aber eine Farbwahl. Lege sie.
learn-challenge-accept =
    Du ziehst vier und setzt aus. Ob es ein Bluff war, erfährt niemand.
    .setup = Mara legt sie auf Rot. Nimm die Karten.
learn-challenge-accuse_bluff =
    Auf der Hand war Rot: ein Bluff. Die vier Karten zieht die Person, die geblufft hat, und du spielst in Grün weiter.
    .setup = Mara legt sie auf Rot und hat noch acht Karten. Zweifle an.
learn-challenge-accuse_fair =
    Eine einzige Karte, und sie war nicht rot. Du ziehst sechs und setzt aus.
    .setup = Mara legt sie auf Rot und hat nur noch eine Karte. Zweifle an, nur um zu sehen, was passiert.

learn-one_card-heading = Nur noch eine Karte
learn-one_card = { $uno_required ->
    [0] An diesem Tisch muss niemand rufen.
   *[other] Ruf UNO kurz vor, mit oder gleich nach deiner vorletzten Karte, damit alle wissen, wie nah du dran bist.
}
learn-one_card-caught = { $uno_penalty ->
    [0] Bis die nächste Person legt oder zieht, dürfen dich alle erwischen, wenn du nicht gerufen hast. An diesem Tisch kostet das nichts.
    [one] Bis die nächste Person legt oder zieht, dürfen dich alle erwischen, wenn du nicht gerufen hast. Dann nimmst du eine Karte.
   *[other] Bis die nächste Person legt oder zieht, dürfen dich alle erwischen, wenn du nicht gerufen hast. Dann nimmst du { $uno_penalty } Karten.
}
learn-one_card-more = Rufen, erwischen, erwischt werden
learn-one_card-grows = Wächst deine Hand wieder, ist der Ruf vergessen: Hast du später wieder nur eine Karte, ruf noch einmal.
learn-one_card-call = Du rufst mit der Karte. Da gibt es nichts zu erwischen.
learn-one_card-forget = { $uno_required ->
    [0] Du sagst nichts, und an diesem Tisch musst du das auch nicht.
   *[other] Du sagst nichts, jemand erwischt dich, und du ziehst.
}
learn-one_card-late = Du hast es vergessen, aber es fällt dir ein, bevor dich jemand erwischt. Dir kann nichts mehr passieren.
learn-one_card-too_late = Die nächste Person hat schon gelegt. Zum Erwischen ist es jetzt zu spät.
learn-one_card-catch = Du erwischst jemanden rechtzeitig. Ein zweites Erwischen geht ins Leere.

learn-official-heading = Offiziell, oder spielt ihr das nur so?
learn-official = Darüber wird am meisten gestritten. Jede Zeile sagt, was offiziell ist und was viele stattdessen spielen.
learn-official-col-official = Offiziell
learn-official-col-house = Hausregel
learn-official-follows-official = Dieser Tisch spielt es offiziell.
learn-official-follows-house = Dieser Tisch spielt die Hausregel.
learn-official-follows-other = Dieser Tisch hat eine eigene Regel.

learn-house-stacking =
    .title = Ziehkarten stapeln
    .official = Wer eine abbekommt, zieht und setzt aus. Weitergegeben wird nichts.
    .house = Antworte auf eine Ziehkarte mit einer eigenen, und die nächste Person nimmt die Summe.
learn-house-choosing =
    .title = Ziehen, obwohl du legen könntest
    .official = Erlaubt. In diesem Zug darf dann nur noch die gezogene Karte gelegt werden.
    .house = Wer legen kann, muss.
learn-house-drawing =
    .title = Ziehen, bis etwas passt
    .official = Eine Karte. Passt sie, darfst du sie legen; sonst ist der Zug vorbei.
    .house = Zieh weiter, bis eine Karte passt.
learn-house-drawn =
    .title = Eine gezogene Karte behalten, die passt
    .official = Du darfst sie behalten.
    .house = Sie muss gelegt werden.
learn-house-jumping =
    .title = Sich mit derselben Karte reinwerfen
    .official = Alle warten, bis sie dran sind.
    .house = Wer genau die oberste Karte hat, darf sie sofort legen, außer der Reihe.
learn-house-swapping =
    .title = Hände tauschen mit 7 und 0
    .official = 7 und 0 sind gewöhnliche Zahlen.
    .house = Eine 7 tauscht die Hand mit einer Person deiner Wahl; eine 0 gibt alle Hände weiter.
learn-house-finishing =
    .title = Mit einer Aktionskarte Schluss machen
    .official = Jede Karte darf die letzte sein.
    .house = Die letzte Karte muss eine Zahl sein.
learn-house-forgetting =
    .title = UNO vergessen
    .official = Wirst du rechtzeitig erwischt, ziehst du zwei.
    .house = Wirst du rechtzeitig erwischt, ziehst du vier.
learn-house-bouncing =
    .title = Sich mit Aussetzen vor einer +2 retten
    .official = Geht nicht: Du ziehst und setzt aus.
    .house = Aussetzen in derselben Farbe gibt die zwei Karten weiter.
learn-house-answering =
    .title = Mit einer Farbwahlkarte auf eine Farbwahl Triforce antworten
    .official = Nur eine 3, 6 oder 9 der Farbe hilft.
    .house = Auch eine Farbwahl oder eine weitere Farbwahl Triforce antwortet.
learn-house-turn_after =
    .title = Noch legen, nachdem du drei gezogen hast
    .official = Steht nicht in der Anleitung. Nach unserer Regelung ist der Zug vorbei.
    .house = Eine der gezogenen Karten darf gelegt werden, wenn sie passt.

learn-winning-heading = Gewinnen
learn-winning = { $scoring ->
    [single] Die erste leere Hand gewinnt, und das ist die ganze Partie.
    [lowest] Die Runde endet mit der ersten leeren Hand. Alle schreiben die Punkte der eigenen Hand auf. Erreicht jemand { $target }, gewinnt die niedrigste Summe.
    [elimination] Die Runde endet mit der ersten leeren Hand. Alle schreiben die Punkte der eigenen Hand auf, und wer { $target } erreicht, ist raus. Wer als Letztes übrig bleibt, gewinnt.
   *[winner] Die Runde endet mit der ersten leeren Hand. Wer sie hat, bekommt die Punkte aller Karten der anderen, und eine neue Runde beginnt. Mit { $target } Punkten oder mehr ist die Partie gewonnen.
}
learn-winning-single = { $scoring ->
    [winner] Wenig Zeit? Lasst die Punkte weg: Die erste leere Hand gewinnt.
   *[other] Einigt euch vor dem Geben, wie ihr zählt.
}
learn-winning-numbers = Zahlen
learn-winning-numbers-points = ihr Wert
learn-winning-actions = +2, Aussetzen, Richtungswechsel
learn-winning-wilds = { $edition ->
    [zelda] Farbwahl, Farbwahl +4, Farbwahl Triforce
   *[other] Farbwahl, Farbwahl +4
}
learn-winning-extra = Händemischen, Wunschregel
learn-winning-points = je { $points }
learn-winning-count = Was zählen die Karten der anderen?
learn-winning-sum = Die Zahlen ergeben 13, die drei Aktionskarten 60, die zwei Farbwahlkarten 100: 173 Punkte.
learn-winning-sum_extra = Die Zahlen ergeben 13, die drei Aktionskarten 60, die zwei Farbwahlkarten 100 und die zwei besonderen Farbwahlkarten 80: 253 Punkte.
learn-winning-sum_zelda = Die Zahlen ergeben 13, die drei Aktionskarten 60, die drei Farbwahlkarten 150: 223 Punkte.
learn-winning-target = { $scoring ->
    [winner] Mit 477 Punkten und 23 weiteren aus dieser Runde hast du genau 500.
   *[other] Die Punkte dieser Runde kommen zu den bisherigen dazu.
}

learn-before-heading = Bevor ihr gebt
learn-before = Kurze Antworten auf das, was zuerst gefragt wird.
learn-before-last_two = { $last_draw ->
    [0] Eine +2 als letzte Karte beendet die Runde sofort; an diesem Tisch zieht niemand mehr.
   *[other] Eine +2 als letzte Karte: Die nächste Person zieht zwei, dann werden die Punkte gezählt.
}
learn-before-empty_pile = Der Nachziehstapel ist leer: Die abgelegten Karten unter der obersten werden gemischt und sind der neue.
learn-aim-opening_wild = { $opening ->
    [redraw] Zuerst wird eine Farbwahl aufgedeckt: An diesem Tisch wird sie übergangen.
   *[apply] Zuerst wird eine Farbwahl aufgedeckt: Wer links von der gebenden Person sitzt, wünscht sich die Farbe und spielt.
}
learn-aim-opening_four = { $opening ->
    [redraw] Zuerst wird eine Farbwahl +4 aufgedeckt: An diesem Tisch wird sie übergangen.
   *[apply] Zuerst wird eine Farbwahl +4 aufgedeckt: Sie kommt zurück in den Nachziehstapel, und eine andere Karte wird aufgedeckt.
}
