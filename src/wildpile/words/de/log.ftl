### German. What each message is for stands in ../en/, beside the English.

log-round = { $who ->
    [you] Runde { $round }. Du gibst.
   *[other] Runde { $round }. { $name } gibt.
}
log-dealt = { $who ->
    [you] Du bekommst { cards }.
   *[other] { $name } bekommt { cards }.
}
log-opened = { $fate ->
    [returned] Die Startkarte { $face } geht zurück. Eine andere wird aufgedeckt.
    [ignored] Die Startkarte { $face } zählt nicht. Eine andere wird aufgedeckt.
   *[stands] Die erste Karte ist { $face }.
}
log-played = { $who ->
    [you] { $form ->
        [named] Du legst { $face } und wünschst dir { $color }.
        [called] Du legst { $face } und rufst UNO!
        [both] Du legst { $face }, wünschst dir { $color } und rufst UNO!
       *[plain] Du legst { $face }.
    }
   *[other] { $form ->
        [named] { $name } legt { $face } und wünscht sich { $color }.
        [called] { $name } legt { $face } und ruft UNO!
        [both] { $name } legt { $face }, wünscht sich { $color } und ruft UNO!
       *[plain] { $name } legt { $face }.
    }
}
log-named = { $who ->
    [you] Du wünschst dir { $color }.
   *[other] { $name } wünscht sich { $color }.
}
log-named-unseen = { $who ->
    [you] Du wünschst dir eine Farbe.
   *[other] { $name } wünscht sich eine Farbe.
}
log-drew = { $cause ->
    [draw_two] { $who ->
        [you] Du ziehst { $cards } für die +2.
       *[other] { $name } zieht { $cards } für die +2.
    }
    [draw_four] { $who ->
        [you] Du ziehst { $cards } für die +4.
       *[other] { $name } zieht { $cards } für die +4.
    }
    [challenge] { $who ->
        [you] Du ziehst nach dem Anzweifeln { $cards }.
       *[other] { $name } zieht nach dem Anzweifeln { $cards }.
    }
    [triforce] { $who ->
        [you] Du ziehst { $cards } für das Triforce.
       *[other] { $name } zieht { $cards } für das Triforce.
    }
    [uno] { $who ->
        [you] Du ziehst { $cards } für das vergessene UNO.
       *[other] { $name } zieht { $cards } für das vergessene UNO.
    }
    [false_uno] { $who ->
        [you] Du ziehst { $cards } für ein falsches UNO.
       *[other] { $name } zieht { $cards } für ein falsches UNO.
    }
    [false_catch] { $who ->
        [you] Du ziehst { $cards } für ein falsches Erwischen.
       *[other] { $name } zieht { $cards } für ein falsches Erwischen.
    }
    [last_card] { $who ->
        [you] Du ziehst { $cards } für die letzte Karte.
       *[other] { $name } zieht { $cards } für die letzte Karte.
    }
    [customizable] { $who ->
        [you] Du ziehst { $cards } für die Wunschregel.
       *[other] { $name } zieht { $cards } für die Wunschregel.
    }
    [house_rule] { $who ->
        [you] Du ziehst { $cards } nach den Hausregeln.
       *[other] { $name } zieht { $cards } nach den Hausregeln.
    }
   *[choice] { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $name } zieht { $cards }.
    }
}
log-drew-short = Fällig waren { number }; mehr gaben die Stapel nicht her.
log-kept = { $who ->
    [you] Du behältst die gezogene Karte.
   *[other] { $name } behält die gezogene Karte.
}
log-passed = { $who ->
    [you] Du passt: nichts zu ziehen, nichts zu legen.
   *[other] { $name } passt: nichts zu ziehen, nichts zu legen.
}
log-skipped = { $who ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
log-reversed = { $direction ->
    [back] Jetzt geht es gegen den Uhrzeigersinn.
   *[forth] Jetzt geht es im Uhrzeigersinn.
}
log-demanded = { $who ->
    [you] Du verlangst von { $other } eine 3, 6 oder 9 in { $color }.
   *[other] { $whom ->
        [you] { $name } verlangt von dir eine 3, 6 oder 9 in { $color }.
       *[other] { $name } verlangt von { $other } eine 3, 6 oder 9 in { $color }.
    }
}
log-challenged = { $who ->
    [you] Du zweifelst { $other } an.
   *[other] { $whom ->
        [you] { $name } zweifelt dich an.
       *[other] { $name } zweifelt { $other } an.
    }
}
log-shown = { $who ->
    [you] Die Hand von { $other }, nur für dich: { $cards }.
   *[other] { $whom ->
        [you] Nur { $name } sieht deine Hand.
       *[other] Nur { $name } sieht die Hand von { $other }.
    }
}
log-verdict-bluff = { $whom ->
    [you] Es war ein Bluff: Du hattest eine Karte, die das verbietet.
   *[other] Es war ein Bluff: { $other } hatte eine Karte, die das verbietet.
}
log-verdict-fair = { $whom ->
    [you] Es war ehrlich: Du hattest nichts, was das verbietet.
   *[other] Es war ehrlich: { $other } hatte nichts, was das verbietet.
}
log-called = { $who ->
    [you] Du rufst UNO!
   *[other] { $name } ruft UNO!
}
log-false_call = { $who ->
    [you] Du rufst UNO, aber es gibt nichts zu rufen.
   *[other] { $name } ruft UNO, aber es gibt nichts zu rufen.
}
log-caught = { $who ->
    [you] Du erwischst { $other }: eine Karte und kein UNO.
   *[other] { $whom ->
        [you] { $name } erwischt dich: eine Karte und kein UNO.
       *[other] { $name } erwischt { $other }: eine Karte und kein UNO.
    }
}
log-false_catch = { $who ->
    [you] Du willst { $other } erwischen, aber umsonst.
   *[other] { $whom ->
        [you] { $name } will dich erwischen, aber umsonst.
       *[other] { $name } will { $other } erwischen, aber umsonst.
    }
}
log-hands_shuffled = { $who ->
    [you] Du mischst alle Hände zusammen und teilst neu aus.
   *[other] { $name } mischt alle Hände zusammen und teilt neu aus.
}
log-discarded = { $who ->
    [you] Du legst eigene Farbwahlkarten unter den Stapel: { $cards }.
   *[other] { $name } legt eigene Farbwahlkarten unter den Stapel: { $cards }.
}
log-reshuffled = Der Ablagestapel wird gemischt: wieder { card-count } zum Ziehen.
log-left = { $who ->
    [you] Du verlässt den Tisch.
   *[other] { $name } verlässt den Tisch.
}
log-joined = { $who ->
    [you] Du kommst an den Tisch und bist ab dem nächsten Geben dabei.
   *[other] { $name } kommt an den Tisch und ist ab dem nächsten Geben dabei.
}
log-turn = { $who ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
}
log-blocked = Niemand kann legen, und es gibt nichts mehr zu ziehen. Die Runde steckt fest.
log-round_over = { $who ->
    [you] Du gewinnst die Runde.
    [pair-you] Du und { $other } gewinnt die Runde.
    [pair] { $name } und { $other } gewinnen die Runde.
    [nobody] Die Runde endet ohne Sieg.
   *[other] { $name } gewinnt die Runde.
}
log-round_over-points = { $who ->
    [you] Du gewinnst die Runde: { point-count }.
    [pair-you] Du und { $other } gewinnt die Runde: { point-count }.
    [pair] { $name } und { $other } gewinnen die Runde: { point-count }.
   *[other] { $name } gewinnt die Runde: { point-count }.
}
log-match_over = { $who ->
    [you] Du gewinnst die Partie.
    [pair-you] Du und { $other } gewinnt die Partie.
    [pair] { $name } und { $other } gewinnen die Partie.
    [nobody] Die Partie ist zu Ende.
   *[other] { $name } gewinnt die Partie.
}
log-jumped = { $who ->
    [you] Du wirfst dich rein.
   *[other] { $name } wirft sich rein.
}
log-swapped = { $who ->
    [you] Du tauschst die Hand mit { $other }.
   *[other] { $whom ->
        [you] { $name } tauscht die Hand mit dir.
       *[other] { $name } tauscht die Hand mit { $other }.
    }
}
log-rotated = { $direction ->
    [back] Jede Hand wandert einen Platz weiter, gegen den Uhrzeigersinn.
   *[forth] Jede Hand wandert einen Platz weiter, im Uhrzeigersinn.
}
log-eliminated = { $who ->
    [you] Du bist aus der Runde: zu viele Karten.
   *[other] { $name } ist aus der Runde: zu viele Karten.
}
log-eliminated-match = { $who ->
    [you] Du bist raus.
   *[other] { $name } ist raus.
}
