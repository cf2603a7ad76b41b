### The score pad: counting points for a real deck (/score). Names are those of the people at the table.

score-title = Punkteblock
# The tab's title while a match goes on.
score-title-round = Runde { $round } · Punkteblock
score-home = Wildpile, zur Startseite
score-menu = Menü
score-update = Es gibt einen neueren Punkteblock.
score-update-take = Jetzt nehmen

## The matches on this device

score-matches = Partien
score-new = Neue Partie
score-import = Datei öffnen
score-import-trouble = In dieser Datei ist keine Partie eines Punkteblocks. Nimm die JSON-Datei, die der Block gespeichert hat.
score-delete = Löschen
score-delete-one = Die Partie von { $names } löschen
score-delete-sure = Diese Partie für immer löschen?
score-keep = Behalten
# Under a match: who leads.
score-list-fresh = Noch keine Runde, { $goal }
score-list-leads = { $rounds ->
    [one] { $names } führt mit { $points } nach einer Runde
   *[other] { $names } führt mit { $points } nach { $rounds } Runden
}
score-list-even = { $rounds ->
    [one] Gleichstand nach einer Runde
   *[other] Gleichstand nach { $rounds } Runden
}
score-list-won = Gewonnen von { $names } mit { $points }
score-offline-ready = Der Block liegt auf diesem Gerät und geht auch ohne Netz. Die Partien bleiben nur hier.
score-kept-here = Die Partien bleiben nur auf diesem Gerät.

## A new match

score-new-head = Wer spielt mit?
score-new-lead = Für echte Karten: Ihr spielt, der Block zählt.
score-names = Namen, im Uhrzeigersinn
score-name = Name von Person { $number }
# Stands in an empty field, and for a name not given yet.
score-player = Person { $number }
score-name-add = Noch jemand
score-name-remove = { $name } entfernen
score-remove = Entfernen
score-scoring = So zählt ihr
score-scoring-winner = Gewinn
score-scoring-lowest = Wenigste
score-scoring-elimination = Ausscheiden
score-scoring-single = Eine Runde
score-scoring-winner-note = Wer alle Karten los ist, bekommt die Punkte der anderen. Wer zuerst am Ziel ist, gewinnt.
score-scoring-lowest-note = Alle zählen die eigenen Karten zusammen. Erreicht jemand das Ziel, gewinnen die wenigsten Punkte.
score-scoring-elimination-note = Alle zählen die eigenen Karten zusammen. Wer das Ziel erreicht, ist raus; wer übrig bleibt, gewinnt.
score-scoring-single-note = Wer alle Karten los ist, hat gewonnen.
score-target = Ziel
score-target-out = Raus bei
score-first-dealer = Gibt zuerst
score-teams = Partner
score-teams-note = { $first } und { $second } spielen zusammen gegen die beiden anderen und teilen die Punkte.
score-more = Decks und blockierte Runden
score-decks = Decks
score-decks-1 = Eins
score-decks-2 = Zwei gemischt
score-blocked = Wenn niemand mehr kann
score-blocked-lowest = Kleinste Hand zählt
score-blocked-void = Niemand punktet
score-blocked-lowest-note = In einer blockierten Runde bekommt die kleinste Hand die Punkte der anderen, weniger die eigenen.
score-blocked-void-note = Eine blockierte Runde zählt nicht.
score-begin = Los

## Totals

score-totals = Stand
# One letter that marks the dealer.
score-dealer-letter = G
score-dealer = Gibt
# Small, behind a name: went out; is asked about now; won the match; lost it by points; has left.
score-tag-out = fertig
score-tag-now = jetzt
score-tag-won = gewinnt
score-tag-lost = raus
score-tag-left = weg
score-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-meter = { $points } von { $target }
score-meter-own = { $points }, die Grenze ist { $target }
score-goal-winner = bis { $target }
score-goal-lowest = die wenigsten gewinnen, bis { $target }
score-goal-elimination = raus bei { $target }
score-goal-single = eine Runde
score-round-goal = Runde { $round }, { $goal }

## Writing a round down

score-who = Wer ist alle Karten los?
score-who-again = Noch einmal Runde { $round }: Wer ist alle Karten los?
score-deals = Runde { $round }. { $name } gibt.
score-extra-tie = Die wenigsten sind gleich, also spielt ihr weiter.
score-extra-all = Alle wären raus, also spielt ihr noch eine Runde.
score-too-few = Für eine Runde braucht es zwei. Hol im Menü jemanden zurück.
score-nobody = Niemand konnte mehr
score-cancel = So lassen, wie es war
score-held = Was hatte { $name }?
score-type = Punkte auf der Hand von { $name }
score-type-note = 0 bis { $most }
score-type-it = Eintippen
score-tap-cards = Karten antippen
score-tap-note = Tippe an, was noch auf der Hand war.
score-entered = Bisher eingegeben
score-numbers = Zahlenkarten
score-actions = Andere Karten
# A key that adds a card, for those who hear the page.
score-key = { $card } dazu
score-drop = { $card } wegnehmen, { $points }
score-drop-last = Letzte weg
score-points-short = { $points }
score-back = Zurück
score-next = Weiter: { $name }
score-write = Aufschreiben
score-undo = Rückgängig
score-undo-what = Rückgängig: { $what }
score-redo = Doch wieder
score-undone = Zurückgenommen: { $what }.
score-undone-some = Etwas wurde zurückgenommen.
score-what-round = Runde { $round }
score-what-change = die Änderung von Runde { $round }
score-what-leave = { $name } geht
score-what-return = { $name } kommt zurück
score-what-name = der Name { $name }

## What the cards are called here; their colour scores nothing.

score-rank-0 = 0
score-rank-1 = 1
score-rank-2 = 2
score-rank-3 = 3
score-rank-4 = 4
score-rank-5 = 5
score-rank-6 = 6
score-rank-7 = 7
score-rank-8 = 8
score-rank-9 = 9
score-rank-S = Aussetzen
score-rank-R = Richtungs{ "\u00AD" }wechsel
score-rank-D = +2
score-rank-W = Farbwahl
score-rank-F = Farbwahl +4
score-rank-T = Triforce
score-rank-H = Hände{ "\u00AD" }mischen
score-rank-C = Wunsch{ "\u00AD" }regel

## What cannot be so

score-trouble-names-few = Es braucht zwei.
score-trouble-name-empty = Gib allen einen Namen oder entferne die Zeile.
score-trouble-name-twice = Zwei heißen { $name }. Schreib etwas dazu, das sie unterscheidet.
score-trouble-target = Das Ziel ist eine Zahl von 1 bis { $most }.
score-trouble-teams-players = Partner sind zu viert.
score-trouble-teams-elimination = Partner können nicht einzeln ausscheiden.
score-trouble-number = Punkte sind eine Zahl von 0 bis { $most }.
score-trouble-missing = Gib erst ein, was { $name } noch hatte.
score-trouble-holds-none = { $name } hatte mindestens eine Karte, sonst wären zwei fertig. War { $name } nicht mehr in der Runde, tippe 0 ein.
score-trouble-not-blocked = { $name } hatte mindestens eine Karte, sonst wäre die Runde gewonnen.
score-trouble-winner-holds = { $name } ist alle Karten los und hat keine mehr auf der Hand.
score-trouble-too-many-cards = { $most ->
    [one] { $card }: Das Deck hat nur eine, alle Hände zusammen hätten { $count }.
   *[other] { $card }: Das Deck hat { $most }, alle Hände zusammen hätten { $count }.
}
score-trouble-too-many-points = Alle Hände zusammen hätten { $count } Punkte; das ganze Deck hat { $most }.
score-trouble-later = Damit hätte Runde { $round } nicht so gespielt werden können. Nimm erst die späteren Runden zurück.
score-keep-refused = Dieser Browser lässt den Block nichts behalten. Teile oder speichere die Partie, bevor du die Seite schließt.
score-keep-full = Auf diesem Gerät ist kein Platz mehr. Lösche alte Partien, oder teile diese, bevor du die Seite schließt.

## What was written

score-chart = Stand nach Runden
score-rounds = Runden
score-round-head = Runde
# Small, below a round's number: who dealt.
score-dealt = { $name } gab
score-held-short = hatte { $points }
score-not-there = nicht in dieser Runde
score-change = Ändern
score-change-round = Runde { $round } ändern
score-blocked-rounds = Blockiert: { $rounds }.

## The end

score-won = { $count ->
    [one] { $names } gewinnt die Partie
   *[other] { $names } gewinnen die Partie
}
score-won-winner = { $rounds ->
    [one] { $points } Punkte nach einer Runde.
   *[other] { $points } Punkte nach { $rounds } Runden.
}
score-won-lowest = { $rounds ->
    [one] Nur { $points } Punkte nach einer Runde.
   *[other] Nur { $points } Punkte nach { $rounds } Runden.
}
score-won-elimination = { $rounds ->
    [one] Nach einer Runde sind alle anderen bei { $target }.
   *[other] Nach { $rounds } Runden sind alle anderen bei { $target }.
}
score-won-single = { $points } Punkte auf den Händen der anderen.
score-place = { $place }.
score-again = Noch eine Partie

## Menu, sharing, files

score-people = Wer mitspielt
score-rename = Name von { $name }
score-leave = Geht
score-return = Kommt zurück
score-leave-one = Geht: { $name }
score-return-one = Kommt zurück: { $name }
score-install = Block installieren
score-csv = Als CSV speichern
score-json = Als JSON speichern
score-share = Teilen
score-share-note = Der Link enthält die ganze Partie, zum Lesen auf jedem Handy. Kein Server behält sie; wer den Link hat, kann sie lesen.
score-link-trouble = Dieser Browser kann keinen Link machen. Speichere die Partie als Datei.
score-shared-head = Stand: { $time }
score-shared-note = Nur zum Lesen: Geht die Partie weiter, ändert sich hier nichts.
score-shared-trouble = Dieser Link ist beschädigt. Lass ihn dir noch einmal schicken.
score-own = Mein eigener Block
# Heads of the columns of the CSV file.
score-csv-out = Karten los
score-csv-blocked = blockiert
score-csv-held = { $name }: auf der Hand
score-csv-gained = { $name }: dazu
score-csv-total = { $name }: Stand
