### Spanish. What each message is for stands in ../en/, beside the English.

prompt-next = { $who ->
    [you] Luego te toca
   *[other] Luego { $name }
}
prompt-open-until = Hasta que juegue { $name }
prompt-ended = Este juego ha terminado.
prompt-ended-left = Has salido. Este juego ha terminado.
prompt-round-over = La ronda ha terminado.
prompt-left = Has dejado la mesa.
prompt-out-match = Estás fuera de la partida. El resto sigue jugando.
prompt-out-round = Estás fuera de esta ronda. El resto sigue jugando.
prompt-waits = La mesa espera.
prompt-exposed = Tienes una carta y no has dicho UNO. Pulsa UNO
prompt-catch = { $name } tiene una carta y no ha dicho UNO.
prompt-jump = { $form ->
    [called] UNO está dicho. ¿Te adelantas con { $face }?
    [call] Di UNO, ¿y te adelantas con { $face }?
   *[plain] ¿Te adelantas con { $face }?
}
prompt-doing = { $doing ->
    [color] { $name } elige un color.
    [challenge] { $name } se piensa el desafío.
    [answer] { $name } responde.
    [triforce] { $name } busca una respuesta.
   *[play] { $name } piensa.
}

prompt-choose-color = Elige un color para { $face }
prompt-choose-player = Elige con quién usas { $face }
prompt-first-color = Eliges el primer color
prompt-color = Eliges el color de { $face }
prompt-play = Te toca. Vale { $match }
prompt-draw = Te toca. No tienes { $match }: roba una carta
prompt-anything = cualquier carta
prompt-pass = Nada que robar, nada que jugar: pasa
prompt-turn = Te toca
prompt-two-left = Te quedan dos cartas. Di UNO y juega
prompt-called = UNO está dicho con la carta que juegues
prompt-barred = { $way ->
    [draw] Nada de tu mano puede ser la última carta: roba una
   *[pass] Nada de tu mano puede ser la última carta: pasa
}
prompt-drawn-none = { $form ->
    [more] Aún no encaja nada. Roba otra o acaba tu turno
   *[keep] Nada de lo robado encaja. Quédatelo
}
prompt-drawn-many = { $form ->
    [keep] Has robado { $cards }. ¿Juegas una o te las quedas?
   *[play] Has robado { $cards }. Juega una
}
prompt-drawn = { $form ->
    [more-keep] Has robado { $cards }. ¿Juegas, robas otra o te la quedas?
    [more] Has robado { $cards }. ¿Juegas o robas otra?
    [keep] Has robado { $cards }. ¿Juegas o te la quedas?
   *[play] Has robado { $cards } y tienes que jugarla
}
prompt-answer = Te toca. Responde
prompt-ways = { $ways ->
    [answer] Roba { $count } o responde con { $cards }
    [jump] Roba { $count } o adelántate
    [answer-jump] Roba { $count }, responde con { $cards } o adelántate
    [challenge] Roba { $count } o desafía
    [challenge-answer] Roba { $count }, desafía o responde con { $cards }
    [challenge-jump] Roba { $count }, desafía o adelántate
    [challenge-answer-jump] Roba { $count }, desafía, responde con { $cards } o adelántate
   *[take] Roba { $count }
}
ways-draw = una carta de robar
ways-skip = un Salto
ways-reverse = un Cambio de sentido
prompt-owed = { $form ->
    [wild] { $name } jugó { $face }: roba { $count }
    [on] { $name } jugó { $face } sobre { $color }
    [naming] { $name } jugó { $face } sobre { $color } y eligió { $named }
   *[card] { $name } jugó { $face }: roba { $count }
}
prompt-owed-pile = { $form ->
    [wild] En la pila hay { $face }: roba { $count }
    [on] En la pila hay { $face } sobre { $color }
    [naming] En la pila hay { $face } sobre { $color }, con { $named } elegido
   *[card] En la pila hay { $face }: roba { $count }
}
prompt-demand = Responde con un 3, 6 o 9 { $color }, o roba { number }
prompt-demand-none = Sin 3, 6 ni 9 { $color }: roba { number }

naming-first = La primera carta tiene que ser de ese color.
naming = Quien juegue después tiene que seguirlo.
naming-triforce = { $answer ->
    [wt] Quien siga juega un 3, 6 o 9 de ese color, un Comodín Trifuerza, o roba { number }.
    [anywild] Quien siga juega un 3, 6 o 9 de ese color, un Comodín, un Comodín Trifuerza, o roba { number }.
   *[numbers] Quien siga juega un 3, 6 o 9 de ese color, o roba { number }.
}

why-no_match = { $face } no encaja.
why-no_match-body = { $top ->
    [card] Sobre { $on } hace falta { $fits }.
    [wild] Sobre { $on } hace falta { $fits }.
    [named] Sobre { $on } con { $color } elegido hace falta { $fits }.
   *[none] Ahora hace falta { $fits }.
}
fits-rank = { $kind ->
    [skip] un Salto
    [reverse] un Cambio de sentido
    [draw] un +2
   *[number] un { $number }
}
fits-wild = un comodín
why-not_your_turn = Le toca a { $name }.
why-not_your_turn-body = { $face } puede esperar a tu turno.
why-only_drawn_card = { $face } se queda por ahora.
why-only_drawn_card-body = { $form ->
    [another] Tras robar juegas { $cards } o robas otra.
    [keep] Tras robar juegas { $cards } o te la quedas.
    [end] Tras robar juegas { $cards } o acabas tu turno.
    [another-keep] Tras robar juegas { $cards }, robas otra o te la quedas.
    [another-end] Tras robar juegas { $cards }, robas otra o acabas tu turno.
   *[play] Tras robar juegas { $cards }.
}
why-drawn = la carta robada
why-answer_first = Primero responde.
why-answer_first-body = { prompt-ways }; luego sigue el juego.
why-barred_last = { $face } no puede ser tu última carta.
why-barred_last-body = { $finish ->
    [number] Solo un número puede cerrar la ronda.
    [no_wild] Ningún comodín puede cerrar la ronda.
    [no_draw] Ninguna carta de robar puede cerrar la ronda.
   *[other] Las reglas de esta mesa lo impiden.
}
why-barred_last-draw = Roba una carta.
why-barred_last-wait = Tiene que esperar.
why-must_play = Puedes jugar.
why-target_missing = ¿La mano de quién por tu { $face }?
why-needs_triforce = { $face } no sirve de respuesta.
why-needs_triforce-body = { $form ->
    [color] La Trifuerza pide un 3, 6 o 9 { $color }. O roba { number }.
   *[other] La Trifuerza pide un 3, 6 o 9 del color pedido. O roba { number }.
}
why-wild_draw_four_illegal = { $face } tiene que esperar.
why-wild_draw_four_illegal-body = { $form ->
    [color] Tienes { $color }. Solo se permite si no lo tienes.
   *[other] Tienes el color en juego. Solo se permite si no lo tienes.
}
why-color_first = Primero elige un color.
why-color_first-body = Después se puede jugar la primera carta.
why-round_over = La ronda ha terminado.
why-round_over-body = Reparte la siguiente para seguir.
why-other = { $face } no encaja ahora.

tip-ruling = { $kind ->
    [number] Regla { $ruling }
   *[table] Una regla de esta mesa
}
tip-not-now = Ahora no.
tip-last-move = La última jugada
tip-draw-own = Robas en tu turno.
tip-uno = Aún no toca decir UNO.
tip-uno-body = Di UNO en tu turno, con dos cartas, al jugar una de ellas.
tip-catch = No hay a quién atrapar.
tip-catch-body = Atrapa a quien tenga una carta y no haya dicho UNO, antes de la siguiente jugada.
tip-too-late = Tarde.
tip-too-late-jump = La mesa ya ha avanzado; la carta sigue siendo tuya.
tip-not-taken = No aceptado.
tip-no-game = Aún no hay juego nuevo.
tip-no-game-body = El servidor no responde. Inténtalo otra vez.

said-called = UNO está dicho con la carta que juegues.
said-call-back = El UNO queda retirado.
said-sorted = { $sort ->
    [own] En tu propio orden.
    [playable] Ordenado por lo que encaja.
    [number] Ordenado por número.
   *[colour] Ordenado por color.
}
said-picked = { $face } está levantada. Pulsa otra vez para jugarla.
said-held = { $face } está levantada.
said-moved = { $face }, ahora { $place } de { $count }.
