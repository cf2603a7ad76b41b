### German. What each message is for stands in ../en/, beside the English.

page = Wildpile
page-start = Wildpile: sofort UNO spielen
page-missing = Hier ist nichts · Wildpile
page-ended = Spiel beendet · Wildpile
page-round-over = Runde vorbei · Wildpile
page-match-over = Partie vorbei · Wildpile
page-your-turn = Du bist dran · Wildpile
page-turn = { $name } · Wildpile
notice-turn = Du bist dran bei Wildpile

bar-round = { $scoring ->
    [elimination] Runde { $round }, raus bei { $target }
    [lowest] Runde { $round }, bis { $target }, wenigste gewinnen
   *[winner] Runde { $round }, bis { $target }
}
goal = { $scoring ->
    [elimination] raus bei { $target }
    [lowest] bis { $target }, wenigste gewinnen
   *[winner] bis { $target }
}
one-round = Eine Runde
bar-rules = { $rules ->
    [official] Regeln: offiziell
   *[house] Regeln: Haus
}
bar-sound = { $sound ->
    [on] Ton an
   *[off] Ton aus
}
bar-help = Hilfe
bar-log = Verlauf
commands-switch = Mit Befehlen spielen
bar-menu = Menü

tag-left = weg
tag-out = raus
tag-no-call = Eine Karte, kein UNO
tag-no-call-brief = kein UNO
tag-playing = ist dran
tag-next = danach
tag-called = UNO gerufen
badge-uno = UNO!
seat-points-brief = { $count ->
    [one] { $count } Pkt.
   *[other] { $count } Pkt.
}
seat-partner = Partner
seat-partner-points = Partner, { $count }
seat-bot = { $level ->
    [easy] Leichter Bot
    [normal] Normaler Bot
    [hard] Starker Bot
   *[other] Bot
}
seat-bot-brief = { $level ->
    [easy] Bot, leicht
    [normal] Bot, normal
    [hard] Bot, stark
   *[other] Bot
}
seat-last-played = zuletzt gelegt: { $face }
note-partner = spielt mit dir
note-left = hat den Tisch verlassen
note-out = aus der Runde
note-no-call = eine Karte und kein UNO

draw-pile = Nachziehstapel, { card-count }
to-draw = noch { $number }
discard-pile = Ablagestapel, oben { $face }
discard-pile-empty = Ablagestapel, leer
discard-nothing = Noch nichts
color-in-force = Geltende Farbe
color-your-choice = du wählst
color-none = noch keine
direction = { $direction ->
    [back] gegen den Uhrzeiger
   *[forth] im Uhrzeigersinn
}

hand-section = Deine Hand und deine Züge
hand = Deine Hand, { card-count }
card-label = { $state ->
    [playable] { $face }, spielbar, { $place } von { $count }
    [jump] { $face }, zum Reinwerfen, { $place } von { $count }
    [no_match] { $face }, passt nicht, { $place } von { $count }
    [blocked] { $face }, jetzt nicht, { $place } von { $count }
   *[quiet] { $face }, { $place } von { $count }
}
sort = Sortieren
sort-by = { $sort ->
    [own] Sortiert: selbst
    [playable] Sortiert: was passt
    [number] Sortiert: Zahl
   *[colour] Sortiert: Farbe
}
arrange = Ordnen
arrange-done = Fertig
move-left = Karte nach links
move-right = Karte nach rechts

act-uno = UNO!
act-catch = Erwischt
act-start = Zum Start
act-back = Zurücknehmen
act-again = Noch einmal
act-next = Nächste Runde
act-jump = Reinwerfen!
act-draw = Karte ziehen
act-draw-number = { $count ->
   *[other] { number } ziehen
}
act-take = { $count } nehmen
act-pass = Passen
act-keep = Behalten
act-end-turn = Fertig
act-draw-another = Noch eine
act-play = Legen
idle-answer = Antworte oben
idle-choose = Wähle oben
idle-out = Du bist raus
idle-play = Lege eine Karte

log-title = Was geschah
log-and-points = Punkte und Verlauf
log-this-round = Diese Runde
past-open = Zurückschauen
points-title = Punkte
