### German. What each message is for stands in ../en/, beside the English.

set-play = Spielen und deine Hand
taps = Eine Karte wird gelegt mit
taps-two = Zweimal tippen
taps-one = Einmal tippen
taps-note = { $taps ->
    [one] Ein Tipp legt sofort.
   *[two] Der erste Tipp hebt die Karte, der zweite oder der Knopf legt sie.
}
drag = Karten ziehen und schieben
drag-note = Auf den Ablagestapel oder über die Linie. Lässt du vorher los, kommt die Karte zurück.
hints = Zeigen, was passt
hints-note = Was passt, steht hervor. Aus: Du suchst selbst.
sort-own-note = Am Tisch ziehst du eine Karte an ihren Platz oder drückst auf Ordnen.

set-look = Aussehen
text-size = Schrift
text-size-small = Klein
text-size-normal = Normal
text-size-large = Groß
text-size-huge = Sehr groß
motion = Bewegung
motion-auto = Wie das System
motion-less = Wenig
motion-full = Alle

sounds-on = Töne
volume = Lautstärke
sound-turn = Du bist dran
sound-down = Eine Karte wird gelegt
sound-drawn = Eine Karte wird gezogen
sound-uno = UNO wird gerufen
sound-caught = Jemand wird erwischt
sound-penalty = Strafe oder Anzweifeln
sound-reverse = Richtung wechselt
sound-won = Die Runde endet
sound-hear = Anhören: { $sound }

set-away = Wenn du woanders hinschaust
away-title = Wer dran ist, im Titel
away-title-note = Der Titel des Tabs sagt es.
away-dot = Ein Punkt auf dem Symbol
away-dot-note = Auf dem Tab, wenn du dran bist.
away-sound = Ein Ton
away-sound-note = Der für deinen Zug; die anderen schweigen.
away-notice = Eine Benachrichtigung
away-notice-note = Wenn du dran bist. Sie nennt nie eine Karte.
away-notice-refused = Dein Browser lässt diese Seite keine Benachrichtigungen zeigen.

verb-left = Eine Karte zurück
verb-right = Eine Karte weiter
verb-first = Zur ersten Karte
verb-last = Zur letzten Karte
verb-move-left = Die Karte nach vorn schieben
verb-move-right = Die Karte nach hinten schieben
verb-pick = Wahl { $number }
key-of = { $what }: { $key }
key-press = Drück die neue Taste
key-wait = { $what }: Drück die neue Taste, oder Esc.
key-off = Keine Taste
key-back = So lassen
key-set = { $key } tut jetzt dies: { $what }.
key-none = Dafür gibt es jetzt keine Taste: { $what }.
key-swapped = { $key } tut jetzt dies: { $what }. Vorher tat sie dies: { $other }. Das liegt jetzt auf { $old }.
keys-standard = Alle Tasten wie zu Anfang
keys-standard-done = Alle Tasten sind wie zu Anfang.
