### Spanish. What each message is for stands in ../en/, beside the English.

close = Cerrar
color-title = ¿Qué color?
color-held = { $count ->
   *[other] tienes { $count }
}

challenge-title = { $replies ->
    [none] ¿Robas { number } o crees que es un farol?
   *[some] ¿Robas { number }, respondes o crees que es un farol?
}
challenge-names = { $name } elige { $color }.
challenge-fair = { $wilds ->
    [zelda] Solo es legal si { $name } no tenía { $color } ni un Comodín o Comodín Trifuerza.
    [other] Solo es legal si { $name } no tenía { $color } ni otro comodín.
   *[none] Solo es legal si { $name } no tenía { $color }.
}
challenge-fair-unknown = { $wilds ->
    [zelda] Solo es legal si { $name } no tenía cartas del color anterior ni un Comodín o Comodín Trifuerza.
    [other] Solo es legal si { $name } no tenía cartas del color anterior ni otro comodín.
   *[none] Solo es legal si { $name } no tenía cartas del color anterior.
}
challenge-bluff = Era un farol
challenge-bluff-body = { $name } roba { $count }. Tú no robas nada y sigues jugando.
challenge-lost = Era legal
challenge-lost-body = Robas { $count } y pierdes el turno.
reply-jump = Adelantarte con
reply-pass = Pasarlo con
act-challenge = Desafiar

reveal-private = Solo lo ves tú
reveal-title = La mano de { $name }
reveal-hit = { $face }, impide el Comodín +4
reveal-play-on = Seguir
verdict-fair = { $form ->
    [named] { $name } no tenía nada del color, así que era legal. Robas { number } y pierdes el turno; queda { $color }.
   *[plain] { $name } no tenía nada del color, así que era legal. Robas { number } y pierdes el turno.
}
verdict-bluff = { $form ->
    [named] { $name } tenía { $cards }, así que era un farol. { $name } roba { number } y el turno es tuyo; queda { $color }.
   *[plain] { $name } tenía { $cards }, así que era un farol. { $name } roba { number } y el turno es tuyo.
}
verdict-card = una carta que lo impide

swap-title = ¿La mano de quién por tu { $face }?
swap-body = Das { card-count } y recibes toda la otra mano.
swap-nobody = No cambiar con nadie
swap-nobody-note = te quedas tus { card-count }
swap-partner-note = { card-count }, pareja

demand = { $who ->
    [you] Pides un 3, 6 o 9 { $color }
    [nobody] La Trifuerza pide un 3, 6 o 9 { $color }
   *[other] { $name } pide un 3, 6 o 9 { $color }
}
demand-other = { $name } responde o roba { number }.
demand-none = No tienes con qué responder: roba { number }.
demand-some = { $count ->
    [one] Tienes una carta que responde.
   *[other] Tienes { number } cartas que responden.
}
demand-no-wilds = Aquí no cuentan los comodines.
