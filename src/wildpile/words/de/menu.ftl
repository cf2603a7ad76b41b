### German. What each message is for stands in ../en/, beside the English.

menu = Menü
menu-help = Regeln und Tasten
menu-start = Zum Start
menu-new-game = Neues Spiel
menu-leave = Spiel verlassen
menu-stay = Bleiben
menu-leave-sure = Wirklich gehen
menu-leave-alone = Du bist als einziger Mensch hier, also endet das Spiel. Es lässt sich nicht fortsetzen.
menu-leave-others = Deine Karten kommen unter den Stapel, die anderen spielen weiter. Für dich lässt sich das Spiel nicht fortsetzen.
menu-sort = Deine Hand ist sortiert nach
sort-colour = Farbe
sort-number = Zahl
sort-playable = Was passt
sort-own = Eigene
menu-game = { $scoring ->
    [single] { $edition }, eine Runde
    [elimination] { $edition }, raus bei { $target }
    [lowest] { $edition }, bis { $target }, wenigste gewinnen
   *[winner] { $edition }, bis { $target }
}
menu-official = Die offiziellen Regeln.
menu-house = Hausregeln:

language = Sprache
theme = Aussehen
theme-auto = Auto
theme-light = Hell
theme-dark = Dunkel
contrast = Hoher Kontrast
contrast-note = Kräftige Linien, keine Tönung.
sounds = Töne
sounds-note = Kurze; keiner verrät eine Karte.
single-keys = Einzelne Tasten
single-keys-note = D zieht, U ruft UNO und so weiter. Pfeile und Eingabe gehen immer.

help-title = Regeln und Tasten
keys = Tasten
keys-off = Einzelne Tasten sind aus. In den Einstellungen lassen sie sich einschalten.
key-home = Pos1
key-end = Ende
key-enter = Eingabe
key-space = Leer
key-esc = Esc
keys-move = Durch deine Hand gehen
keys-press = Karte legen, Knopf drücken
keys-draw = Eine Karte ziehen, oder noch eine
keys-keep = Gezogenes behalten, Zug beenden oder passen
keys-take = Die Karten nehmen oder drei ziehen
keys-challenge = Eine Farbwahl +4 anzweifeln
keys-uno = UNO!
keys-catch = Erwischen
keys-jump = Reinwerfen, wo die Regeln es erlauben
keys-pick = Rot, Gelb oder Gold, Grün, Blau
keys-pick-player = Mit 1 bis 4: wessen Hand eine 7 holt
keys-back = Karte zurücknehmen, schließen, aus dem Verlauf
keys-next = Nächste Runde, noch einmal spielen
keys-hand = Zu deiner Hand
keys-sort = Deine Hand sortieren
keys-arrange = Die Karte in der Hand umstecken
keys-recall = Der letzte Zug
keys-log = Was geschah
keys-past = zurückschauen, Zug um Zug
keys-menu = Menü
keys-settings = Einstellungen
keys-help = Diese Tasten
