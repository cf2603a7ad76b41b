### German. What each message is for stands in ../en/, beside the English.

close = Schließen
color-title = Welche Farbe?
color-held = { $count ->
   *[other] du hast { $count }
}

challenge-title = { $replies ->
    [none] Nimm { number }, oder ist es ein Bluff?
   *[some] Nimm { number }, leg etwas drauf, oder ist es ein Bluff?
}
challenge-names = { $name } wünscht sich { $color }.
challenge-fair = { $wilds ->
    [zelda] Ehrlich ist es nur, wenn { $name } kein { $color } hatte und keine Farbwahl oder Farbwahl Triforce.
    [other] Ehrlich ist es nur, wenn { $name } kein { $color } hatte und keine andere Farbwahl.
   *[none] Ehrlich ist es nur, wenn { $name } kein { $color } hatte.
}
challenge-fair-unknown = { $wilds ->
    [zelda] Ehrlich ist es nur, wenn { $name } keine Karte der vorigen Farbe hatte und keine Farbwahl oder Farbwahl Triforce.
    [other] Ehrlich ist es nur, wenn { $name } keine Karte der vorigen Farbe hatte und keine andere Farbwahl.
   *[none] Ehrlich ist es nur, wenn { $name } keine Karte der vorigen Farbe hatte.
}
challenge-bluff = Es war ein Bluff
challenge-bluff-body = { $name } zieht { $count }. Du ziehst nichts und spielst weiter.
challenge-lost = Es war ehrlich
challenge-lost-body = Du ziehst { $count } und setzt aus.
reply-jump = Reinwerfen mit
reply-pass = Weitergeben mit
act-challenge = Anzweifeln

reveal-private = Nur du siehst das
reveal-title = Die Hand von { $name }
reveal-hit = { $face }, verbietet Farbwahl +4
reveal-play-on = Weiter
verdict-fair = { $form ->
    [named] { $name } hatte nichts in der Farbe, es war also ehrlich. Du ziehst { number } und setzt aus; { $color } gilt.
   *[plain] { $name } hatte nichts in der Farbe, es war also ehrlich. Du ziehst { number } und setzt aus.
}
verdict-bluff = { $form ->
    [named] { $name } hatte { $cards }, es war also ein Bluff. { $name } zieht { number }, und du bist dran; { $color } gilt.
   *[plain] { $name } hatte { $cards }, es war also ein Bluff. { $name } zieht { number }, und du bist dran.
}
verdict-card = eine Karte, die das verbietet

swap-title = Wessen Hand für { $face }?
swap-body = Du gibst deine { card-count } und bekommst alle Karten der anderen Hand.
swap-nobody = Mit niemandem tauschen
swap-nobody-note = du behältst deine { card-count }
swap-partner-note = { card-count }, spielt mit dir

demand = { $who ->
    [you] Du verlangst eine 3, 6 oder 9 in { $color }
    [nobody] Das Triforce verlangt eine 3, 6 oder 9 in { $color }
   *[other] { $name } verlangt eine 3, 6 oder 9 in { $color }
}
demand-other = { $name } antwortet oder zieht { number }.
demand-none = Du hast keine Antwort: zieh { number }.
demand-some = { $count ->
    [one] Du hast eine Karte, die passt.
   *[other] Du hast { number } Karten, die passen.
}
demand-no-wilds = Farbwahlkarten zählen hier nicht.
