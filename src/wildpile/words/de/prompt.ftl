### German. What each message is for stands in ../en/, beside the English.

prompt-next = { $who ->
    [you] Du bist als Nächstes dran
   *[other] Danach { $name }
}
prompt-open-until = Bis { $name } am Zug war
prompt-ended = Dieses Spiel ist beendet.
prompt-ended-left = Du bist gegangen. Dieses Spiel ist beendet.
prompt-round-over = Die Runde ist vorbei.
prompt-left = Du hast den Tisch verlassen.
prompt-out-match = Du bist aus der Partie. Die anderen spielen weiter.
prompt-out-round = Du bist aus dieser Runde. Die anderen spielen weiter.
prompt-waits = Der Tisch wartet.
prompt-exposed = Du hast eine Karte und nicht gerufen. Drück UNO
prompt-catch = { $name } hat eine Karte und nicht gerufen.
prompt-jump = { $form ->
    [called] UNO ist gerufen. Mit { $face } reinwerfen?
    [call] Ruf UNO, dann mit { $face } reinwerfen?
   *[plain] Mit { $face } reinwerfen?
}
prompt-doing = { $doing ->
    [color] { $name } wählt eine Farbe.
    [challenge] { $name } überlegt, ob es ein Bluff ist.
    [answer] { $name } antwortet.
    [triforce] { $name } sucht eine Antwort.
   *[play] { $name } überlegt.
}

prompt-choose-color = Wünsch dir eine Farbe für { $face }
prompt-choose-player = Mit wem tauschst du für { $face }?
prompt-first-color = Du wünschst dir die erste Farbe
prompt-color = Du wünschst dir die Farbe für { $face }
prompt-play = Du bist dran. Lege { $match }
prompt-draw = Du bist dran. Nichts passt zu { $match }: zieh eine Karte
prompt-anything = eine beliebige Karte
prompt-pass = Nichts zu ziehen, nichts zu legen: passe
prompt-turn = Du bist dran
prompt-two-left = Noch zwei Karten. Ruf UNO, dann lege
prompt-called = UNO ist gerufen, mit der Karte, die du jetzt legst
prompt-barred = { $way ->
    [draw] Nichts davon darf deine letzte Karte sein: zieh eine Karte
   *[pass] Nichts davon darf deine letzte Karte sein: passe
}
prompt-drawn-none = { $form ->
    [more] Noch passt nichts. Zieh weiter oder beende den Zug
   *[keep] Nichts Gezogenes passt. Behalte es
}
prompt-drawn-many = { $form ->
    [keep] Gezogen: { $cards }. Eine legen oder behalten?
   *[play] Gezogen: { $cards }. Lege eine
}
prompt-drawn = { $form ->
    [more-keep] Gezogen: { $cards }. Legen, weiterziehen oder behalten?
    [more] Gezogen: { $cards }. Legen oder weiterziehen?
    [keep] Gezogen: { $cards }. Legen oder behalten?
   *[play] Gezogen: { $cards }. Das musst du legen
}
prompt-answer = Du bist dran. Antworte
prompt-ways = { $ways ->
    [answer] Nimm { $count } oder antworte mit { $cards }
    [jump] Nimm { $count } oder wirf dich rein
    [answer-jump] Nimm { $count }, antworte mit { $cards } oder wirf dich rein
    [challenge] Nimm { $count } oder zweifle an
    [challenge-answer] Nimm { $count }, zweifle an oder antworte mit { $cards }
    [challenge-jump] Nimm { $count }, zweifle an oder wirf dich rein
    [challenge-answer-jump] Nimm { $count }, zweifle an, antworte mit { $cards } oder wirf dich rein
   *[take] Nimm { $count }
}
ways-draw = einer Ziehkarte
ways-skip = Aussetzen
ways-reverse = einem Richtungswechsel
prompt-owed = { $form ->
    [wild] { $name } legte { $face }: nimm { $count }
    [on] { $name } legte { $face } auf { $color }
    [naming] { $name } legte { $face } auf { $color } und wünscht sich { $named }
   *[card] { $name } legte { $face }: nimm { $count }
}
prompt-owed-pile = { $form ->
    [wild] Auf dem Stapel liegt { $face }: nimm { $count }
    [on] Auf dem Stapel liegt { $face } auf { $color }
    [naming] Auf dem Stapel liegt { $face } auf { $color }, gewünscht ist { $named }
   *[card] Auf dem Stapel liegt { $face }: nimm { $count }
}
prompt-demand = Antworte in { $color } mit 3, 6 oder 9, oder zieh { number }
prompt-demand-none = Keine 3, 6 oder 9 in { $color }: zieh { number }

naming-first = Die erste Karte muss dazu passen.
naming = Wer als Nächstes dran ist, muss dazu passend legen.
naming-triforce = { $answer ->
    [wt] Wer als Nächstes dran ist, legt davon eine 3, 6 oder 9, eine Farbwahl Triforce oder zieht { number }.
    [anywild] Wer als Nächstes dran ist, legt davon eine 3, 6 oder 9, eine Farbwahl, eine Farbwahl Triforce oder zieht { number }.
   *[numbers] Wer als Nächstes dran ist, legt davon eine 3, 6 oder 9 oder zieht { number }.
}

why-no_match = { $face } passt nicht.
why-no_match-body = { $top ->
    [card] Auf { $on } passt { $fits }.
    [wild] Auf { $on } passt { $fits }.
    [named] Auf { $on } mit Wunsch { $color } passt { $fits }.
   *[none] Jetzt passt { $fits }.
}
fits-rank = { $kind ->
    [skip] Aussetzen
    [reverse] ein Richtungswechsel
    [draw] eine +2
   *[number] eine { $number }
}
fits-wild = eine Farbwahl
why-not_your_turn = { $name } ist dran.
why-not_your_turn-body = { $face } kann warten, bis du dran bist.
why-only_drawn_card = { $face } bleibt erst einmal.
why-only_drawn_card-body = { $form ->
    [another] Nach dem Ziehen legst du { $cards } oder ziehst weiter.
    [keep] Nach dem Ziehen legst du { $cards } oder behältst es.
    [end] Nach dem Ziehen legst du { $cards } oder beendest den Zug.
    [another-keep] Nach dem Ziehen legst du { $cards }, ziehst weiter oder behältst es.
    [another-end] Nach dem Ziehen legst du { $cards }, ziehst weiter oder beendest den Zug.
   *[play] Nach dem Ziehen legst du { $cards }.
}
why-drawn = die gezogene Karte
why-answer_first = Erst antworten.
why-answer_first-body = { prompt-ways }; dann geht es weiter.
why-barred_last = { $face } darf nicht deine letzte Karte sein.
why-barred_last-body = { $finish ->
    [number] Nur eine Zahl darf die Runde beenden.
    [no_wild] Keine Farbwahl darf die Runde beenden.
    [no_draw] Keine Ziehkarte darf die Runde beenden.
   *[other] Die Regeln an diesem Tisch verbieten es.
}
why-barred_last-draw = Zieh eine Karte.
why-barred_last-wait = Sie muss warten.
why-must_play = Du kannst legen.
why-target_missing = Wessen Hand für { $face }?
why-needs_triforce = { $face } ist keine Antwort.
why-needs_triforce-body = { $form ->
    [color] Das Triforce verlangt eine 3, 6 oder 9 in { $color }. Oder zieh { number }.
   *[other] Das Triforce verlangt eine 3, 6 oder 9 in der verlangten Farbe. Oder zieh { number }.
}
why-wild_draw_four_illegal = { $face } muss warten.
why-wild_draw_four_illegal-body = { $form ->
    [color] Du hast { $color }. Sie ist nur ohne erlaubt.
   *[other] Du hast die geltende Farbe. Sie ist nur ohne erlaubt.
}
why-color_first = Erst eine Farbe wünschen.
why-color_first-body = Dann kann die erste Karte gelegt werden.
why-round_over = Die Runde ist vorbei.
why-round_over-body = Gib die nächste, um weiterzuspielen.
why-other = { $face } passt jetzt nicht.

tip-ruling = { $kind ->
    [number] Regel { $ruling }
   *[table] Eine Regel dieses Tisches
}
tip-not-now = Jetzt nicht.
tip-last-move = Der letzte Zug
tip-draw-own = Du ziehst, wenn du dran bist.
tip-uno = Noch nichts zu rufen.
tip-uno-body = Ruf UNO, wenn du mit zwei Karten dran bist und eine davon legst.
tip-catch = Niemand zu erwischen.
tip-catch-body = Erwisch jemanden mit einer Karte ohne UNO, bevor der nächste Zug kommt.
tip-too-late = Zu spät.
tip-too-late-jump = Der Tisch ist schon weiter; die Karte gehört noch dir.
tip-not-taken = Nicht angenommen.
tip-no-game = Noch kein neues Spiel.
tip-no-game-body = Der Server antwortet nicht. Versuch es noch einmal.

said-called = UNO ist gerufen, mit der Karte, die du jetzt legst.
said-call-back = Der Ruf ist zurückgenommen.
said-sorted = { $sort ->
    [own] In deiner eigenen Ordnung.
    [playable] Sortiert nach dem, was passt.
    [number] Sortiert nach Zahl.
   *[colour] Sortiert nach Farbe.
}
said-picked = { $face } ist angehoben. Drück noch einmal, um zu legen.
said-held = { $face } ist angehoben.
said-moved = { $face }, jetzt { $place } von { $count }.
