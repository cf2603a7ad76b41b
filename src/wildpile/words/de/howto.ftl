### German. What each message is for stands in ../en/, beside the English.

howto-title = Das Spiel in einer Minute
howto-title-house = Das Spiel in einer Minute, ohne die Hausregeln
howto-house = Hausregeln an diesem Tisch
howto-aim = Werde als Erstes deine Karten los. Lege eine, die in Farbe, Zahl oder Symbol zum Stapel passt, oder eine Farbwahl.
howto-draw = Oder zieh eine Karte. Passt sie, darfst du sie gleich legen; sonst endet dein Zug.
howto-actions = **Aussetzen**: Wer als Nächstes dran wäre, setzt aus. **Richtungswechsel**: Es geht andersherum; zu zweit wie Aussetzen. **+2**: Wer als Nächstes dran wäre, zieht zwei und setzt aus.
howto-wild = **Farbwahl**: Wünsch dir eine Farbe.
howto-four = { $edition ->
    [zelda] **Farbwahl +4**: Wünsch dir eine Farbe; die nächste Person nimmt vier und setzt aus, oder sie zweifelt an. Ehrlich ist es nur, wenn du nichts in der geltenden Farbe hast und keine andere Farbwahl. Bluff entdeckt: Du ziehst vier. Zu Unrecht angezweifelt: sechs für die andere Seite.
   *[classic] **Farbwahl +4**: Wünsch dir eine Farbe; die nächste Person nimmt vier und setzt aus, oder sie zweifelt an. Ehrlich ist es nur, wenn du nichts in der geltenden Farbe hast. Bluff entdeckt: Du ziehst vier. Zu Unrecht angezweifelt: sechs für die andere Seite.
}
howto-triforce = **Farbwahl Triforce**: Wünsch dir eine Farbe; die nächste Person legt davon eine 3, 6 oder 9, oder sie zieht drei und setzt aus. Farbwahlkarten sind keine Antwort.
howto-shuffle = **Farbwahl Händemischen**: Wünsch dir eine Farbe; alle Hände werden zusammen gemischt und neu ausgeteilt. **Farbwahl Wunschregel**: eine Farbwahl.
howto-uno = Vor der letzten Karte ruf **UNO**: Drück den Knopf, bevor du die vorletzte legst, oder gleich danach. Wer es vergisst, kann bis zum nächsten Zug erwischt werden und zieht zwei.
howto-points = { $edition ->
    [classic112] Wer Schluss macht, bekommt die Punkte aller anderen Hände: Zahlen wie gedruckt; Aussetzen, Richtungswechsel und +2 je 20; Händemischen und Wunschregel 40, die anderen Farbwahlkarten 50. Wer zuerst 500 hat, gewinnt.
   *[classic] Wer Schluss macht, bekommt die Punkte aller anderen Hände: Zahlen wie gedruckt; Aussetzen, Richtungswechsel und +2 je 20; Farbwahlkarten 50. Wer zuerst 500 hat, gewinnt.
}
