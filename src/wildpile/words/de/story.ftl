story = So lief das Spiel
story-chart = Punkte nach Runden
story-lead = { $who ->
    [you] { $form ->
        [always] Du hast von der ersten bis zur letzten Runde geführt.
       *[since] Du hast ab Runde { $round } geführt.
    }
   *[other] { $form ->
        [always] { $name } hat von der ersten bis zur letzten Runde geführt.
       *[since] { $name } hat ab Runde { $round } geführt.
    }
}
story-gain = { $who ->
    [you] { $form ->
        [own] Du hast in einer Runde am meisten abbekommen: { point-count } in Runde { $round }.
       *[won] Du hast in einer Runde am meisten geholt: { point-count } in Runde { $round }.
    }
   *[other] { $form ->
        [own] { $name } hat in einer Runde am meisten abbekommen: { point-count } in Runde { $round }.
       *[won] { $name } hat in einer Runde am meisten geholt: { point-count } in Runde { $round }.
    }
}
story-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
story-longest = { $form ->
    [one] Die Runde hatte { story-turns }.
   *[several] Am längsten war Runde { $round }: { story-turns }.
}
story-close = { $count ->
    [one] Am knappsten war Runde { $round }: Jemand anders hatte noch eine Karte.
   *[other] Am knappsten war Runde { $round }: Der nächste Platz hatte noch { $count } Karten.
}
story-hand = { $who ->
    [you] Du hattest die größte Hand: { card-count }.
   *[other] { $name } hatte die größte Hand: { card-count }.
}
story-caught = { $count ->
    [one] Ein fehlendes UNO wurde erwischt.
   *[other] { $count } fehlende UNOs wurden erwischt.
}
story-challenges = { $count ->
    [one] { $found ->
        [0] Einmal wurde angezweifelt, und es war kein Bluff.
       *[other] Einmal wurde angezweifelt, und es war ein Bluff.
    }
   *[other] { $count }-mal wurde angezweifelt; Bluffs gefunden: { $found }.
}
