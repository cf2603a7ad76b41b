### Spanish. What each message is for stands in ../en/, beside the English.

log-round = { $who ->
    [you] Ronda { $round }. Repartes tú.
   *[other] Ronda { $round }. Reparte { $name }.
}
log-dealt = { $who ->
    [you] Recibes { cards }.
   *[other] { $name } recibe { cards }.
}
log-opened = { $fate ->
    [returned] La carta inicial { $face } vuelve al mazo. Se descubre otra.
    [ignored] La carta inicial { $face } no cuenta. Se descubre otra.
   *[stands] La primera carta es { $face }.
}
log-played = { $who ->
    [you] { $form ->
        [named] Juegas { $face } y eliges { $color }.
        [called] Juegas { $face } y dices ¡UNO!
        [both] Juegas { $face }, eliges { $color } y dices ¡UNO!
       *[plain] Juegas { $face }.
    }
   *[other] { $form ->
        [named] { $name } juega { $face } y elige { $color }.
        [called] { $name } juega { $face } y dice ¡UNO!
        [both] { $name } juega { $face }, elige { $color } y dice ¡UNO!
       *[plain] { $name } juega { $face }.
    }
}
log-named = { $who ->
    [you] Eliges { $color }.
   *[other] { $name } elige { $color }.
}
log-named-unseen = { $who ->
    [you] Eliges un color.
   *[other] { $name } elige un color.
}
log-drew = { $cause ->
    [draw_two] { $who ->
        [you] Robas { $cards } por el +2.
       *[other] { $name } roba { $cards } por el +2.
    }
    [draw_four] { $who ->
        [you] Robas { $cards } por el +4.
       *[other] { $name } roba { $cards } por el +4.
    }
    [challenge] { $who ->
        [you] Robas { $cards } tras el desafío.
       *[other] { $name } roba { $cards } tras el desafío.
    }
    [triforce] { $who ->
        [you] Robas { $cards } por la Trifuerza.
       *[other] { $name } roba { $cards } por la Trifuerza.
    }
    [uno] { $who ->
        [you] Robas { $cards } por no decir UNO.
       *[other] { $name } roba { $cards } por no decir UNO.
    }
    [false_uno] { $who ->
        [you] Robas { $cards } por decir UNO sin motivo.
       *[other] { $name } roba { $cards } por decir UNO sin motivo.
    }
    [false_catch] { $who ->
        [you] Robas { $cards } por acusar sin motivo.
       *[other] { $name } roba { $cards } por acusar sin motivo.
    }
    [last_card] { $who ->
        [you] Robas { $cards } por la última carta.
       *[other] { $name } roba { $cards } por la última carta.
    }
    [customizable] { $who ->
        [you] Robas { $cards } por el Comodín a tu manera.
       *[other] { $name } roba { $cards } por el Comodín a tu manera.
    }
    [house_rule] { $who ->
        [you] Robas { $cards } por las reglas de la casa.
       *[other] { $name } roba { $cards } por las reglas de la casa.
    }
   *[choice] { $who ->
        [you] Robas { $cards }.
       *[other] { $name } roba { $cards }.
    }
}
log-drew-short = Eran { number }, pero en los montones no había más.
log-kept = { $who ->
    [you] Te quedas la carta robada.
   *[other] { $name } se queda la carta robada.
}
log-passed = { $who ->
    [you] Pasas: nada que robar, nada que jugar.
   *[other] { $name } pasa: nada que robar, nada que jugar.
}
log-skipped = { $who ->
    [you] Pierdes el turno.
   *[other] { $name } pierde el turno.
}
log-reversed = { $direction ->
    [back] Ahora se juega en sentido antihorario.
   *[forth] Ahora se juega en sentido horario.
}
log-demanded = { $who ->
    [you] Le pides a { $other } un 3, 6 o 9 { $color }.
   *[other] { $whom ->
        [you] { $name } te pide un 3, 6 o 9 { $color }.
       *[other] { $name } le pide a { $other } un 3, 6 o 9 { $color }.
    }
}
log-challenged = { $who ->
    [you] Desafías a { $other }.
   *[other] { $whom ->
        [you] { $name } te desafía.
       *[other] { $name } desafía a { $other }.
    }
}
log-shown = { $who ->
    [you] La mano de { $other }, solo para ti: { $cards }.
   *[other] { $whom ->
        [you] Solo { $name } ve tu mano.
       *[other] Solo { $name } ve la mano de { $other }.
    }
}
log-verdict-bluff = { $whom ->
    [you] Era un farol: tenías una carta que lo impide.
   *[other] Era un farol: { $other } tenía una carta que lo impide.
}
log-verdict-fair = { $whom ->
    [you] Era legal: no tenías nada que lo impida.
   *[other] Era legal: { $other } no tenía nada que lo impida.
}
log-called = { $who ->
    [you] Dices ¡UNO!
   *[other] { $name } dice ¡UNO!
}
log-false_call = { $who ->
    [you] Dices UNO y no tocaba.
   *[other] { $name } dice UNO y no tocaba.
}
log-caught = { $who ->
    [you] Atrapas a { $other }: una carta y sin decir UNO.
   *[other] { $whom ->
        [you] { $name } te atrapa: una carta y sin decir UNO.
       *[other] { $name } atrapa a { $other }: una carta y sin decir UNO.
    }
}
log-false_catch = { $who ->
    [you] Intentas atrapar a { $other } sin motivo.
   *[other] { $whom ->
        [you] { $name } intenta atraparte sin motivo.
       *[other] { $name } intenta atrapar a { $other } sin motivo.
    }
}
log-hands_shuffled = { $who ->
    [you] Mezclas todas las manos y las repartes de nuevo.
   *[other] { $name } mezcla todas las manos y las reparte de nuevo.
}
log-discarded = { $who ->
    [you] Dejas tus comodines bajo la pila: { $cards }.
   *[other] { $name } deja sus comodines bajo la pila: { $cards }.
}
log-reshuffled = Se mezclan los descartes: { card-count } para robar otra vez.
log-left = { $who ->
    [you] Dejas la mesa.
   *[other] { $name } deja la mesa.
}
log-joined = { $who ->
    [you] Te sientas a la mesa y juegas desde el próximo reparto.
   *[other] { $name } se sienta a la mesa y juega desde el próximo reparto.
}
log-turn = { $who ->
    [you] Te toca.
   *[other] Le toca a { $name }.
}
log-blocked = Nadie puede jugar y no queda nada que robar. La ronda se bloquea.
log-round_over = { $who ->
    [you] Ganas la ronda.
    [pair-you] La ronda es para { $other } y para ti.
    [pair] { $name } y { $other } ganan la ronda.
    [nobody] La ronda acaba sin nadie que gane.
   *[other] { $name } gana la ronda.
}
log-round_over-points = { $who ->
    [you] Ganas la ronda: { point-count }.
    [pair-you] La ronda es para { $other } y para ti: { point-count }.
    [pair] { $name } y { $other } ganan la ronda: { point-count }.
   *[other] { $name } gana la ronda: { point-count }.
}
log-match_over = { $who ->
    [you] Ganas la partida.
    [pair-you] La partida es para { $other } y para ti.
    [pair] { $name } y { $other } ganan la partida.
    [nobody] La partida ha terminado.
   *[other] { $name } gana la partida.
}
log-jumped = { $who ->
    [you] Te adelantas.
   *[other] { $name } se adelanta.
}
log-swapped = { $who ->
    [you] Cambias tu mano con { $other }.
   *[other] { $whom ->
        [you] { $name } cambia su mano contigo.
       *[other] { $name } cambia su mano con { $other }.
    }
}
log-rotated = { $direction ->
    [back] Cada mano pasa al siguiente asiento, en sentido antihorario.
   *[forth] Cada mano pasa al siguiente asiento, en sentido horario.
}
log-eliminated = { $who ->
    [you] Quedas fuera de la ronda: demasiadas cartas.
   *[other] { $name } queda fuera de la ronda: demasiadas cartas.
}
log-eliminated-match = { $who ->
    [you] Quedas fuera.
   *[other] { $name } queda fuera.
}
