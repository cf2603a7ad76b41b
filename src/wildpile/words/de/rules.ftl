### German. What each message is for stands in ../en/, beside the English.

group-draw-cards = Ziehkarten
group-drawing = Ziehen
group-jumping-in = Reinwerfen
group-hands = Hände
group-wilds = Farbwahlkarten
group-uno = UNO
group-going-out-and-points = Schluss und Punkte
group-the-deal = Das Geben

switch-stack = Ziehkarten, die auf Ziehkarten antworten dürfen
switch-stack--none = Ziehkarten werden nicht gestapelt.
switch-stack--kinds = Ziehkarten dürfen gestapelt werden: { $kinds }.
switch-stack--22 = +2 auf +2
switch-stack--44 = Farbwahl +4 auf Farbwahl +4
switch-stack--42 = Farbwahl +4 auf +2
switch-stack--24 = +2 der gewünschten Farbe auf Farbwahl +4
switch-stack_challenge = Eine gestapelte Farbwahl +4 anzweifeln
switch-stack_challenge--last = Eine gestapelte Farbwahl +4 kann angezweifelt werden, um die ganze Summe.
switch-stack_challenge--none = Eine gestapelte Farbwahl +4 kann nicht angezweifelt werden.
switch-skip_bounce = Aussetzen gibt eine +2 weiter
switch-skip_bounce--0 = Aussetzen antwortet nicht auf +2.
switch-skip_bounce--1 = Aussetzen in derselben Farbe gibt eine +2 weiter.
switch-reverse_bounce = Ein Richtungswechsel schickt eine +2 zurück
switch-reverse_bounce--0 = Richtungswechsel antwortet nicht auf +2.
switch-reverse_bounce--1 = Ein Richtungswechsel in derselben Farbe schickt eine +2 zurück.
switch-last_draw = Schluss mit einer Ziehkarte lässt noch ziehen
switch-last_draw--0 = Nach einer Ziehkarte als letzter zieht niemand.
switch-last_draw--1 = Nach einer Ziehkarte als letzter zieht die nächste Person noch.

switch-dtm = Ziehen, bis eine Karte passt
switch-dtm--off = Wer nichts legen kann, zieht eine Karte.
switch-dtm--may = Wer nichts legen kann, darf ziehen, bis eine Karte passt.
switch-dtm--must = Wer nichts legen kann, muss ziehen, bis eine Karte passt.
switch-dtm_on_choice = Weiterziehen, obwohl eine Karte auf der Hand passt
switch-dtm_on_choice--0 = Freiwillig zieht man nur eine Karte.
switch-dtm_on_choice--1 = Auch freiwillig zieht man, bis eine Karte passt.
switch-force = Legen ist Pflicht, wenn es geht
switch-force--off = Niemand muss legen.
switch-force--drawn = Eine gezogene Karte, die passt, muss gelegt werden.
switch-force--always = Wer legen kann, muss.
switch-draw_pass = Eine gezogene Karte darf nicht im selben Zug gelegt werden
switch-draw_pass--0 = Eine gezogene Karte, die passt, darf gleich gelegt werden.
switch-draw_pass--1 = Eine gezogene Karte darf nicht im selben Zug gelegt werden.

switch-jump = Der Zwilling der obersten Karte darf außer der Reihe gelegt werden
switch-jump--0 = Niemand legt außer der Reihe.
switch-jump--1 = Wer dieselbe Karte wie die oberste hat, darf sie außer der Reihe legen.
switch-jump_w4 = Mit Farbwahl +4 darf man sich reinwerfen
switch-jump_w4--0 = Mit einer Farbwahl wirft man sich nicht rein.
switch-jump_w4--1 = Mit Farbwahl +4 darf man sich reinwerfen.
switch-jump_on_penalty = Reinwerfen bei einer Strafe
switch-jump_on_penalty--allow = Bei einer Strafe darf man sich reinwerfen.
switch-jump_on_penalty--forbid = Bei einer Strafe wirft sich niemand rein.

switch-seven0 = Eine 7 tauscht Hände, eine 0 gibt sie weiter
switch-seven0--0 = 7 und 0 sind gewöhnliche Zahlen.
switch-seven0--1 = Eine 7 tauscht die Hand mit jemandem, eine 0 gibt alle Hände weiter.
switch-seven_optional = Den Tausch der 7 darf man ablehnen
switch-seven_optional--0 = Der Tausch der 7 ist Pflicht.
switch-seven_optional--1 = Den Tausch der 7 darf man ablehnen.
switch-zero_again = Wer eine 0 legt, spielt noch einmal
switch-zero_again--0 = Eine 0 beendet den Zug.
switch-zero_again--1 = Wer eine 0 legt, spielt noch einmal.
switch-mercy = Handgröße, mit der man ausscheidet
switch-mercy--0 = Keine Hand ist zu groß.
switch-mercy--n = Wer { $n } Karten hat, ist aus der Runde.
switch-uno_swap = Wer nach Tausch oder neuem Geben UNO rufen muss
switch-uno_swap--actor = Nach Tausch oder neuem Geben muss nur rufen, wer die Karte gelegt hat.
switch-uno_swap--holders = Nach Tausch oder neuem Geben müssen alle rufen, die eine einzige Karte bekommen.
switch-uno_swap--none = Nach Tausch oder neuem Geben muss niemand rufen.

switch-wd4 = Ob Farbwahl +4 ein Bluff sein darf
switch-wd4--bluff = Farbwahl +4 darf ein Bluff sein und angezweifelt werden.
switch-wd4--strict = Farbwahl +4 wird abgelehnt, wo sie ein Bluff wäre; anzweifeln kann sie niemand.
switch-wd4--free = Farbwahl +4 darf immer gelegt werden, und niemand kann sie anzweifeln.
switch-wd4_match = Welche Karten auf der Hand Farbwahl +4 zum Bluff machen
switch-wd4_match--colour = Eine Karte der geltenden Farbe macht Farbwahl +4 zum Bluff.
switch-wd4_match--colour_wild = Eine Karte der geltenden Farbe oder eine andere Farbwahl macht Farbwahl +4 zum Bluff.
switch-wd4_match--colour_allwild = Eine Karte der geltenden Farbe oder irgendeine weitere Farbwahl, auch eine zweite Farbwahl +4, macht Farbwahl +4 zum Bluff.
switch-tri_answer = Was auf eine Farbwahl Triforce antwortet
switch-tri_answer--369 = Nur eine 3, 6 oder 9 der Farbe antwortet auf eine Farbwahl Triforce.
switch-tri_answer--wt = Eine Farbwahl Triforce antwortet auf eine Farbwahl Triforce und fragt die nächste Person.
switch-tri_answer--anywild = Eine Farbwahl oder Farbwahl Triforce antwortet auf eine Farbwahl Triforce.
switch-tri_after = Nach dem Ziehen von dreien
switch-tri_after--end_turn = Drei für eine Farbwahl Triforce zu ziehen beendet den Zug.
switch-tri_after--play_drawn = Wer drei für eine Farbwahl Triforce gezogen hat, darf eine davon legen.
switch-tri_after--free_turn = Wer drei für eine Farbwahl Triforce gezogen hat, ist dann ganz normal dran.
switch-tri_chain_add = Was jede Farbwahl Triforce auf einer anderen den Preis erhöht
switch-tri_chain_add--0 = Jede Farbwahl Triforce verlangt drei Karten.
switch-tri_chain_add--3 = Jede Farbwahl Triforce auf einer anderen erhöht den Preis um drei Karten.
switch-tri_last = Farbwahl Triforce als letzte Karte
switch-tri_last--none = Eine Farbwahl Triforce als letzte Karte fragt niemanden.
switch-tri_last--draw_if_unable = Nach einer Farbwahl Triforce als letzter Karte zieht die nächste Person, was sie verlangt, wenn sie nicht antworten kann.
switch-ws_last = Farbwahl Händemischen als letzte Karte
switch-ws_last--redeal = Farbwahl Händemischen als letzte Karte teilt allen neu aus und gewinnt nicht.
switch-ws_last--win = Farbwahl Händemischen als letzte Karte gewinnt.
switch-ws_colour = Wann Händemischen eine Farbe nennt
switch-ws_colour--with_play = Farbwahl Händemischen nennt ihre Farbe vor dem Austeilen.
switch-ws_colour--after_deal = Farbwahl Händemischen nennt ihre Farbe nach dem Austeilen.
switch-wc_rule = Was auf Farbwahl Wunschregel steht
switch-wc_rule--plain = Farbwahl Wunschregel ist eine gewöhnliche Farbwahl.
switch-wc_rule--others_draw_2 = Farbwahl Wunschregel lässt alle anderen zwei ziehen.
switch-wc_rule--play_again = Wer Farbwahl Wunschregel legt, spielt noch einmal.
switch-wc_rule--discard_wilds = Wer Farbwahl Wunschregel legt, legt alle anderen eigenen Farbwahlkarten mit ab.

switch-uno_required = Ob man mit einer Karte UNO rufen muss
switch-uno_required--0 = Mit einer Karte muss niemand rufen.
switch-uno_required--1 = Wer nur noch eine Karte hat, muss rufen.
switch-uno_penalty = Karten für ein vergessenes UNO
switch-uno_penalty--n = Wer ohne UNO erwischt wird, zieht { $n }.
switch-uno_penalty--0 = Ein vergessenes UNO kostet nichts.
switch-false_uno_penalty = Karten für ein falsches UNO
switch-false_uno_penalty--n = Ein falsches UNO kostet { $n }.
switch-false_uno_penalty--0 = Ein falsches UNO kostet nichts.
switch-false_catch_penalty = Karten für ein falsches Erwischen
switch-false_catch_penalty--n = Ein falsches Erwischen kostet { $n }.
switch-false_catch_penalty--0 = Ein falsches Erwischen wird abgelehnt.

switch-finish = Welche Karten die letzte sein dürfen
switch-finish--any = Jede Karte darf die letzte sein.
switch-finish--number = Nur eine Zahl darf die letzte Karte sein.
switch-finish--no_wild = Keine Farbwahl darf die letzte Karte sein.
switch-finish--no_draw = Weder +2 noch Farbwahl +4 darf die letzte Karte sein.
switch-blocked = Wer punktet, wenn niemand mehr kann
switch-blocked--lowest = Wenn niemand mehr kann, gewinnt die niedrigste Hand den Unterschied.
switch-blocked--void = Wenn niemand mehr kann, zählt die Runde nicht.
switch-scoring = Wie aus Runden eine Partie wird
switch-scoring--winner = Wer eine Runde gewinnt, bekommt die Punkte der Karten der anderen.
switch-scoring--lowest = Alle zählen die Karten auf der eigenen Hand zusammen, und die niedrigste Summe gewinnt.
switch-scoring--elimination = Alle zählen die Karten auf der eigenen Hand zusammen, und wer das Ziel erreicht, ist raus.
switch-scoring--single = Eine Runde entscheidet.
switch-target = Punkte, die eine Partie beenden
switch-target--n = { $n ->
    [one] { $n } Punkt beendet die Partie.
   *[other] { $n } Punkte beenden die Partie.
}
switch-teams = Partner sitzen sich gegenüber
switch-teams--0 = Alle spielen für sich.
switch-teams--1 = Partner sitzen sich gegenüber und punkten gemeinsam.

switch-hand = Karten zu Beginn
switch-hand--n = { $n ->
    [one] Alle bekommen { $n } Karte.
   *[other] Alle bekommen { $n } Karten.
}
switch-decks = Zusammengemischte Kartensätze
switch-decks--1 = Ein Kartensatz.
switch-decks--2 = Zwei Kartensätze werden zusammengemischt.
switch-two_rev = Was Richtungswechsel zu zweit tut
switch-two_rev--skip = Zu zweit wirkt Richtungswechsel wie Aussetzen.
switch-two_rev--none = Zu zweit nimmt Richtungswechsel keinen Zug weg.
switch-opening = Eine Aktionskarte als Startkarte wirkt, oder es wird neu aufgedeckt
switch-opening--apply = Eine Aktionskarte oder Farbwahl als Startkarte wirkt.
switch-opening--redraw = Startkarten, die keine Zahl sind, werden übergangen.
switch-opening_reverse = Wer nach einem Richtungswechsel als Startkarte beginnt
switch-opening_reverse--dealer = Nach einem Richtungswechsel als Startkarte beginnt, wer gegeben hat.
switch-opening_reverse--right = Nach einem Richtungswechsel als Startkarte beginnt, wer rechts von der gebenden Person sitzt.
switch-opening_ignored = Wohin übergangene Startkarten kommen
switch-opening_ignored--bury = Übergangene Startkarten bleiben unter der, die zählt.
switch-opening_ignored--shuffle_back = Übergangene Startkarten kommen zurück in den Nachziehstapel.

value-off = aus
value-empty = Leer: aus.

conflict-edition = Eine dieser Regeln gehört zu anderen Karten.
conflict-needs = Eine dieser Regeln bedeutet nichts ohne eine andere, die aus ist.
conflict-dearer_triforce = Eine teurere Farbwahl Triforce braucht Farbwahlkarten, die auf eine antworten.
conflict-single_target = Punkte, die die Partie beenden, bedeuten in einer einzelnen Runde nichts.
conflict-draw_pass_dtm = Wer zieht, bis eine Karte passt, muss sie auch legen dürfen.
conflict-draw_pass_force = Eine gezogene Karte kann nicht zugleich Pflicht und verboten sein.
conflict-stack_challenge = Farbwahl +4 wird nie gestapelt, also ist auch kein Anzweifeln zu verbieten.
conflict-teams_elimination = Partner können nicht einzeln ausscheiden.
conflict-mercy_hand = Eine Hand mit { $hand } Karten wäre sofort raus, wenn { $mercy } zu viele sind.
conflict-players = Dieses Spiel ist für 2 bis 10 am Tisch.
conflict-pairs = Partner spielen zu viert; hier sind es { $players }.
conflict-cards = Es sind zu wenige Karten, um { $players } Leuten je { $hand } zu geben.
