### Spanish. What each message is for stands in ../en/, beside the English.

learn-title = { $edition ->
    [zelda] UNO The Legend of Zelda en tres minutos
    [classic112] UNO de 112 cartas en tres minutos
   *[other] UNO en tres minutos
}
learn-description = { $edition ->
    [zelda] Aprende la edición Zelda jugando: cada carta, el Comodín Trifuerza, el desafío y qué es oficial.
   *[other] Aprende UNO jugando: cada carta, el desafío, cuándo decir UNO y qué es oficial.
}
learn-lead = Todo lo que necesitas en la mesa, con cartas que puedes mover.
learn-edition = Edición
learn-edition-classic108 = Clásica, 108 cartas
learn-edition-classic112 = Clásica, 112 cartas
learn-edition-zelda = The Legend of Zelda
learn-unofficial = Wildpile no es oficial. UNO y The Legend of Zelda son marcas de sus titulares; aquí se nombran solo para decir de quién son estas reglas.
learn-table-rules = Esta página enseña las reglas de una mesa. Lo que no es oficial va marcado.
learn-mark = No oficial
learn-print = Imprimir en una hoja
learn-play = Jugar ya
learn-source = Regla { $ruling }
learn-show = Verlo
learn-again = Otra vez
learn-more = Más respuestas
learn-ready = Ya puedes empezar a jugar.

learn-aim-heading = El objetivo
learn-aim = { $scoring ->
    [single] Juega todas las cartas de tu mano antes que nadie. Así ganas la partida.
    [lowest] Juega todas las cartas de tu mano antes que nadie. Lo que te quede cuando alguien se quede sin cartas cuenta en tu contra, y gana el total más bajo.
    [elimination] Juega todas las cartas de tu mano antes que nadie. Lo que te quede cuando alguien se quede sin cartas cuenta en tu contra; con { $target } puntos quedas fuera de la partida.
   *[winner] { $edition ->
        [zelda] Juega todas las cartas de tu mano antes que nadie: así ganas. Con puntos, una variante de la hoja, así ganas la ronda y te llevas los puntos de las cartas que le quedan al resto, y gana la partida quien llegue antes a { $target } puntos.
       *[other] Juega todas las cartas de tu mano antes que nadie. Así ganas la ronda y te llevas los puntos de las cartas que le quedan al resto. Gana la partida quien llegue antes a { $target } puntos.
    }
}
learn-aim-deal = { $hand ->
    [one] Mezcla y reparte una carta a cada cual. Juegan de dos a diez personas.
   *[other] Mezcla y reparte { $hand } cartas a cada cual. Juegan de dos a diez personas.
}
learn-aim-piles = Las demás quedan boca abajo: son el mazo. La de arriba se descubre al lado y empieza la pila de descarte.
learn-aim-opening = { $opening ->
    [redraw] Solo un número sirve para empezar. Cualquier otra carta no cuenta, y se descubre la siguiente.
   *[apply] { $opening_reverse ->
        [right] ¿La primera carta es de acción? Actúa enseguida: con un Salto, la primera persona pierde el turno; con un +2, roba dos y pierde el turno; con un Cambio de sentido, empieza quien está a la derecha de quien reparte, en sentido antihorario. Con un comodín, la primera persona elige el color. Solo el Comodín +4 vuelve al mazo.
       *[dealer] ¿La primera carta es de acción? Actúa enseguida: con un Salto, la primera persona pierde el turno; con un +2, roba dos y pierde el turno; con un Cambio de sentido, empieza quien reparte, en sentido antihorario. Con un comodín, la primera persona elige el color. Solo el Comodín +4 vuelve al mazo.
    }
}
learn-aim-first = Empieza quien está a la izquierda de quien reparte, y se juega en sentido horario.
learn-aim-more = Más sobre el reparto
learn-aim-dealer = La primera vez puede repartir cualquiera. Para elegir, cada cual saca una carta: reparte quien saque el número más alto, y una carta sin número cuenta como 0. Tras cada ronda, el reparto pasa un puesto a la izquierda.
learn-aim-deck = { $edition ->
    [zelda] 112 cartas. De cada color (rojo, dorado, verde y azul) hay un 0, dos de cada número del 1 al 9, dos +2, dos Saltos y dos Cambios de sentido. Se añaden cuatro Comodines, cuatro Comodines +4 y cuatro Comodines Trifuerza.
    [classic112] 112 cartas. De cada color (rojo, amarillo, verde y azul) hay un 0, dos de cada número del 1 al 9, dos +2, dos Saltos y dos Cambios de sentido. Se añaden cuatro Comodines, cuatro Comodines +4, un Comodín mezcla manos y tres Comodines a tu manera.
   *[other] 108 cartas. De cada color (rojo, amarillo, verde y azul) hay un 0, dos de cada número del 1 al 9, dos +2, dos Saltos y dos Cambios de sentido. Se añaden cuatro Comodines y cuatro Comodines +4.
}
learn-aim-decks = { $decks ->
    [2] En esta mesa se mezclan dos barajas así: { $cards } cartas.
   *[other] Con una baraja basta para todo el mundo.
}
learn-aim-about = { $edition ->
    [zelda] Publicada por Mattel en 2017. De dos a diez personas, desde los 7 años; una ronda dura de 10 a 20 minutos. Fácil de aprender, con poco que planear, y la suerte pesa mucho.
   *[other] De dos a diez personas. Fácil de aprender, y la suerte pesa mucho.
}
learn-aim-opening_number = Sale un número, así que empieza sin más quien está a la izquierda de quien reparte.
learn-aim-opening_skip = { $opening ->
    [redraw] Sale un Salto. No cuenta, y se descubre la carta siguiente.
   *[apply] Sale un Salto. Actúa: quien está a la izquierda de quien reparte pierde el turno.
}
learn-aim-opening_ignored = { $opening ->
    [redraw] Sale un Salto, y luego un comodín. No cuentan; se sigue hasta que salga un número.
   *[apply] Sale un Salto, y actúa enseguida.
}

learn-moves-heading = El juego en cuatro pasos
learn-moves-match-heading = Juega lo que encaje
learn-moves-match = Juega una carta que tenga el color, el número o el símbolo de la de arriba. Los símbolos están en las cartas de acción: Salto, Cambio de sentido, +2. Los comodines no tienen color y van sobre cualquier carta.
learn-moves-color = { $edition ->
    [zelda] El color en juego es el de la carta de arriba; sobre un comodín, el que se eligió. La Trifuerza de un 3, 6 o 9 no es un símbolo con el que encajar.
   *[other] El color en juego es el de la carta de arriba; sobre un comodín, el que se eligió.
}
learn-moves-draw-heading = O roba
learn-moves-draw = { $dtm ->
    [may] ¿Nada encaja? Roba, carta a carta, hasta que una encaje o no quieras más.
    [must] ¿Nada encaja? Roba hasta que una carta encaje.
   *[off] { $force ->
        [always] ¿Nada encaja? Roba una carta.
       *[other] ¿Nada encaja, o prefieres guardar tus cartas? Roba una.
    }
}
learn-moves-drawn = { $draw_pass ->
    [1] La carta robada se queda en tu mano este turno, y le toca a quien sigue.
   *[other] { $force ->
        [off] Si la carta robada encaja, puedes jugarla enseguida, pero ninguna otra. Si no encaja, o te la quedas, tu turno acaba.
       *[other] Si la carta robada encaja, juégala enseguida. Si no encaja, tu turno acaba.
    }
}
learn-moves-call-heading = Di UNO
learn-moves-call = { $uno_required ->
    [0] ¿Te queda una carta? En esta mesa nadie tiene que decirlo.
   *[other] { $uno_penalty ->
        [0] Di “¡UNO!” con tu penúltima carta. En esta mesa, que te atrapen no cuesta nada.
        [one] Di “¡UNO!” con tu penúltima carta. Si se te olvida y te atrapan, robas una carta.
       *[other] Di “¡UNO!” con tu penúltima carta. Si se te olvida y te atrapan, robas { $uno_penalty } cartas.
    }
}
learn-moves-score-heading = Suma puntos
learn-moves-score = { $scoring ->
    [single] Tu mano está vacía: has ganado.
    [lowest] Alguien se queda sin cartas: el resto anota lo que aún tiene.
    [elimination] Alguien se queda sin cartas: el resto anota lo que aún tiene.
   *[winner] Tu mano está vacía: sumas todas las cartas que le quedan al resto.
}

learn-try-heading = Prueba un turno
learn-try = ¿Qué jugarías? Toca todas las cartas que encajen y mira por qué. Cada “Regla” lleva al texto exacto.
learn-try-seven = Arriba hay un 7 rojo.
learn-try-symbol = Arriba hay un Cambio de sentido. Sus flechas son su símbolo.
learn-try-wild = Arriba hay un comodín, y se eligió verde. Debajo aún se ve un 6 rojo.
learn-try-nothing = Otra vez un 7 rojo, con otra mano.
learn-try-drawn = Arriba hay un 7 rojo, y has preferido robar.
learn-try-two = Arriba hay un +2.
learn-try-zero = Arriba hay un 0 azul.
learn-try-triforce = Justo antes que tú, alguien ha jugado un Comodín Trifuerza y ha elegido verde.
learn-try-unable = Otra vez un Comodín Trifuerza y verde, con otra mano.
learn-try-extra = Arriba hay un 6 azul, y en tu mano, dos comodines que no todas las barajas tienen.
learn-try-none = Nada encaja
learn-try-next = Siguiente
learn-try-show = Ver todas
learn-try-progress = { $done } de { $count } hechos

learn-cards-heading = Todas las cartas
learn-cards-lead = Las cartas de acción encajan sobre su color, o sobre el mismo símbolo en cualquier color. Los comodines van sobre cualquier carta.
learn-cards-points = En la mano vale { $points }
learn-cards-points-number = En la mano vale su número
learn-cards-number =
    { $seven0 ->
        [1] Un número solo cambia el color, salvo dos en esta mesa: un 7 cambia tu mano con la de quien elijas, y un 0 pasa todas las manos al siguiente asiento.
       *[other] Una carta normal: no pasa nada.
    }
    .name = Número
    .face = { $edition ->
        [zelda] un número grande, repetido en las esquinas; el 3, el 6 y el 9 llevan además una Trifuerza
       *[other] un número grande, repetido en las esquinas
    }
    .fits = Sobre su color o su número
learn-cards-skip =
    Quien sigue pierde el turno. { $skip_bounce ->
        [1] En esta mesa, un Salto del mismo color también pasa un +2 adelante.
       *[other] Nadie puede responder con otro Salto.
    }
    .name = Salto
    .face = un círculo tachado
    .fits = Sobre su color u otro Salto
learn-cards-reverse =
    { $reverse_bounce ->
        [1] Se juega al revés: el sentido horario pasa a antihorario, y viceversa. En esta mesa, un Cambio de sentido del mismo color también devuelve un +2.
       *[other] Se juega al revés: el sentido horario pasa a antihorario, y viceversa.
    }
    .name = Cambio de sentido
    .face = dos flechas que apuntan en sentidos opuestos
    .fits = Sobre su color u otro Cambio de sentido
learn-cards-reverse_two = { $two_rev ->
    [none] En esta mesa, entre dos, un Cambio de sentido no quita el turno.
   *[skip] Entre dos, un Cambio de sentido actúa como un Salto: juegas otra vez.
}
learn-cards-two =
    { $passes_two ->
        [0] Quien sigue roba dos cartas y pierde el turno. No hay forma de pasarlas.
       *[other] Quien sigue roba dos cartas y pierde el turno, salvo que las reglas de esta mesa le dejen pasar el castigo.
    }
    .name = +2
    .face = +2 en las esquinas
    .fits = Sobre su color u otro +2
learn-cards-wild =
    Eliges con qué color se sigue, incluso el mismo. En tu turno puedes jugarlo aunque otra carta encaje.
    .name = Comodín
    .face = un óvalo de cuatro colores
    .fits = Sobre cualquier carta
learn-cards-four =
    { $wd4 ->
        [free] Eliges un color; quien sigue roba cuatro y pierde el turno.
        [strict] Eliges un color; quien sigue roba cuatro y pierde el turno. Solo puedes jugarlo si nada de tu mano lo impide.
       *[bluff] Eliges un color; quien sigue roba cuatro y pierde el turno, o te desafía (mira más abajo). { $wd4_match ->
            [colour] Solo es legal si no tienes nada del color en juego.
            [colour_wild] { $edition ->
                [zelda] Solo es legal si no tienes nada del color en juego, ningún Comodín y ningún Comodín Trifuerza.
               *[other] Solo es legal si no tienes nada del color en juego ni un comodín de otro tipo.
            }
           *[colour_allwild] Solo es legal si no tienes nada del color en juego ni ningún otro comodín.
        }
    }
    .name = Comodín +4
    .face = +4 en las esquinas
    .fits = Sobre cualquier carta, pero no con cualquier mano
learn-cards-triforce =
    Eliges un color. Quien sigue juega una carta de ese color con una Trifuerza, un 3, 6 o 9, o roba tres. { $tri_answer ->
        [wt] En esta mesa también responde otro Comodín Trifuerza.
        [anywild] En esta mesa también responde un Comodín u otro Comodín Trifuerza.
       *[369] Nada más responde.
    }
    .name = Comodín Trifuerza
    .face = una Trifuerza: tres triángulos que se tocan
    .fits = Sobre cualquier carta
learn-cards-triforce_take = { $tri_after ->
    [end_turn] Robar tres acaba el turno. Después se juega como siempre, con el color de la carta de arriba; si nadie respondió, con el elegido.
    [play_drawn] Quien roba tres puede jugar una de ellas enseguida, si encaja. Después se juega como siempre.
   *[free_turn] Quien roba tres juega después un turno normal.
}
learn-cards-shuffle =
    Recoges todas las manos, las mezclas y repartes de nuevo todas las cartas, empezando por tu izquierda. También eliges el color.
    .name = Comodín mezcla manos
    .face = cartas que cambian de lugar
    .fits = Sobre cualquier carta
learn-cards-custom =
    { $wc_rule ->
        [plain] Un comodín con una regla propia, escrita en él antes de la partida. Sin nada escrito, es un Comodín normal.
        [others_draw_2] Un comodín; en esta mesa, además, todas las demás personas roban dos cartas.
        [play_again] Un comodín; en esta mesa, además, juegas otra vez.
       *[discard_wilds] Un comodín; en esta mesa, además, te deshaces de todos los demás comodines de tu mano.
    }
    .name = Comodín a tu manera
    .face = un espacio en blanco para escribir
    .fits = Sobre cualquier carta

learn-challenge-heading = ¿Es un farol ese Comodín +4?
learn-challenge = { $wd4 ->
    [free] En esta mesa, un Comodín +4 se puede jugar siempre, y nadie puede desafiarlo.
    [strict] En esta mesa, un Comodín +4 que sería un farol no se puede jugar, así que no hay nada que desafiar.
   *[bluff] Puedes jugar un Comodín +4 aunque no debas. Quien tiene que robar puede aceptar las cartas o desafiarte. Nadie más puede.
}
learn-challenge-rule = { $wd4_match ->
    [colour] Es un farol si quien lo jugó tenía en la mano una carta del color que estaba en juego antes. No cuentan los números y símbolos iguales, los demás comodines ni el color elegido.
    [colour_wild] { $edition ->
        [zelda] Es un farol si quien lo jugó tenía en la mano una carta del color que estaba en juego antes, un Comodín o un Comodín Trifuerza. No cuentan los números y símbolos iguales, un segundo Comodín +4 ni el color elegido.
       *[other] Es un farol si quien lo jugó tenía en la mano una carta del color que estaba en juego antes o un comodín de otro tipo. No cuentan los números y símbolos iguales, un segundo Comodín +4 ni el color elegido.
    }
   *[colour_allwild] Es un farol si quien lo jugó tenía en la mano una carta del color que estaba en juego antes o cualquier otro comodín. No cuentan los números y símbolos iguales ni el color elegido.
}
learn-challenge-shown = Quien desafía ve la mano entera, y nadie más.
learn-challenge-when = Desafía a quien tiene muchas cartas, rara vez a quien tiene pocas. Las cartas que tienes o que ya has visto jugar no pueden estar en su mano. Si aciertas, te ahorras las cartas y conservas el turno; si fallas, cuesta dos cartas más.
learn-challenge-named = Sea o no un farol, la carta se queda, y el color elegido también.
learn-challenge-if-bluff = Un farol: quien lo jugó roba cuatro, y quien desafió juega su turno sin robar.
learn-challenge-if-fair = Legal: quien desafió roba seis y pierde el turno.
learn-challenge-side-lay = Lo juegas tú
learn-challenge-side-accuse = Te toca robar
learn-challenge-lay_fair =
    No tenías nada rojo, así que era legal. Quien te desafió roba seis y pierde el turno.
    .setup = El color es rojo, y no tienes ninguno. Juégalo y deja que te desafíen.
learn-challenge-lay_bluff =
    Tenías una carta roja, así que era un farol. Robas cuatro, y quien te desafió juega su turno.
    .setup = El color es rojo, y tienes uno. Juégalo igualmente.
learn-challenge-lay_wild =
    { $wd4_match ->
        [colour] Un Comodín no tiene color, así que en esta mesa era legal.
       *[other] Un Comodín en tu mano cuenta como carta que encaja, así que era un farol. Robas cuatro.
    }
    .setup = El color es rojo, y no tienes ninguno, pero sí un Comodín. Juégalo.
learn-challenge-accept =
    Robas cuatro y pierdes el turno. Nadie sabrá nunca si era un farol.
    .setup = Mara lo juega sobre rojo. Acepta las cartas.
learn-challenge-accuse_bluff =
    En esa mano había rojo: un farol. Las cuatro las roba quien jugó el Comodín +4, y tú juegas en verde.
    .setup = Mara lo juega sobre rojo y aún tiene ocho cartas. Desafía.
learn-challenge-accuse_fair =
    Una carta, y no era roja. Robas seis y pierdes el turno.
    .setup = Mara lo juega sobre rojo y le queda una carta. Desafía, solo por ver.

learn-one_card-heading = Te queda una carta
learn-one_card = { $uno_required ->
    [0] En esta mesa nadie tiene que decir UNO.
   *[other] Di UNO justo antes, a la vez o justo después de jugar tu penúltima carta, para que todo el mundo sepa lo cerca que estás.
}
learn-one_card-caught = { $uno_penalty ->
    [0] Hasta que quien sigue juegue o robe, cualquiera puede atraparte si no lo has dicho. En esta mesa no cuesta nada.
    [one] Hasta que quien sigue juegue o robe, cualquiera puede atraparte si no lo has dicho. Entonces robas una carta.
   *[other] Hasta que quien sigue juegue o robe, cualquiera puede atraparte si no lo has dicho. Entonces robas { $uno_penalty } cartas.
}
learn-one_card-more = Decirlo, atrapar y que te atrapen
learn-one_card-grows = Si tu mano vuelve a crecer, lo dicho ya no vale: cuando te quede otra vez una carta, di UNO de nuevo.
learn-one_card-call = Dices UNO con la carta. No hay a quién atrapar.
learn-one_card-forget = { $uno_required ->
    [0] No dices nada, y en esta mesa no hace falta.
   *[other] No dices nada, alguien te atrapa y robas.
}
learn-one_card-late = Se te olvidó, pero te acuerdas antes de que alguien te atrape. Estás a salvo.
learn-one_card-too_late = Quien sigue ya ha jugado. Ahora es tarde para atrapar.
learn-one_card-catch = Atrapas a alguien a tiempo. Quien lo intenta después ya no encuentra nada.

learn-official-heading = ¿Oficial, o solo costumbre?
learn-official = Esto es lo que más se discute. Cada línea dice qué es oficial y cómo juega mucha gente.
learn-official-col-official = Oficial
learn-official-col-house = Regla de la casa
learn-official-follows-official = Esta mesa juega la regla oficial.
learn-official-follows-house = Esta mesa juega la regla de la casa.
learn-official-follows-other = Esta mesa tiene una regla propia.

learn-house-stacking =
    .title = Acumular cartas de robar
    .official = Quien sigue roba y pierde el turno. El castigo no se pasa.
    .house = Respondes a una carta de robar con otra, y quien sigue roba la suma.
learn-house-choosing =
    .title = Robar aunque puedas jugar
    .official = Se permite. En ese turno, después solo se puede jugar la carta robada.
    .house = Quien puede jugar tiene que hacerlo.
learn-house-drawing =
    .title = Robar hasta que algo encaje
    .official = Una carta. Si encaja, puedes jugarla; si no, el turno acaba.
    .house = Se roba hasta que una carta encaje.
learn-house-drawn =
    .title = Quedarse una carta robada que encaja
    .official = Puedes quedártela.
    .house = Hay que jugarla.
learn-house-jumping =
    .title = Adelantarse con la misma carta
    .official = Todo el mundo espera su turno.
    .house = Quien tenga exactamente la carta de arriba puede jugarla enseguida, fuera de turno.
learn-house-swapping =
    .title = Cambiar manos con el 7 y el 0
    .official = El 7 y el 0 son números normales.
    .house = Un 7 cambia tu mano con la de quien elijas; un 0 pasa todas las manos al siguiente asiento.
learn-house-finishing =
    .title = Cerrar con una carta de acción
    .official = Cualquier carta puede ser la última.
    .house = La última carta tiene que ser un número.
learn-house-forgetting =
    .title = Olvidarse de decir UNO
    .official = Si te atrapan a tiempo, robas dos.
    .house = Si te atrapan a tiempo, robas cuatro.
learn-house-bouncing =
    .title = Librarse de un +2 con un Salto
    .official = No se puede: robas y pierdes el turno.
    .house = Un Salto del mismo color pasa las dos cartas adelante.
learn-house-answering =
    .title = Responder a un Comodín Trifuerza con un comodín
    .official = Solo vale un 3, 6 o 9 del color.
    .house = También responde un Comodín u otro Comodín Trifuerza.
learn-house-turn_after =
    .title = Jugar después de robar tres
    .official = La hoja no lo dice. Según nuestro criterio, el turno acaba.
    .house = Una de las cartas robadas se puede jugar, si encaja.

learn-winning-heading = Cómo se gana
learn-winning = { $scoring ->
    [single] Gana la primera mano vacía, y con eso acaba la partida.
    [lowest] La ronda acaba con la primera mano vacía. Cada cual anota los puntos de su propia mano. Cuando alguien llega a { $target }, gana el total más bajo.
    [elimination] La ronda acaba con la primera mano vacía. Cada cual anota los puntos de su propia mano, y quien llega a { $target } queda fuera. Gana quien quede al final.
   *[winner] La ronda acaba con la primera mano vacía. Quien se quedó sin cartas suma todas las que le quedan al resto, y empieza otra ronda. Con { $target } puntos o más se gana la partida.
}
learn-winning-single = { $scoring ->
    [winner] ¿Poco tiempo? Juega sin puntos: gana la primera mano vacía.
   *[other] Antes de repartir hay que acordar cómo se cuentan los puntos.
}
learn-winning-numbers = Números
learn-winning-numbers-points = su valor
learn-winning-actions = +2, Salto, Cambio de sentido
learn-winning-wilds = { $edition ->
    [zelda] Comodín, Comodín +4, Comodín Trifuerza
   *[other] Comodín, Comodín +4
}
learn-winning-extra = Mezcla manos, A tu manera
learn-winning-points = { $points } cada una
learn-winning-count = ¿Cuánto suman las cartas del resto?
learn-winning-sum = Los números suman 13, las tres cartas de acción 60 y los dos comodines 100: 173 puntos.
learn-winning-sum_extra = Los números suman 13, las tres cartas de acción 60, los dos comodines 100 y los dos comodines especiales 80: 253 puntos.
learn-winning-sum_zelda = Los números suman 13, las tres cartas de acción 60 y los tres comodines 150: 223 puntos.
learn-winning-target = { $scoring ->
    [winner] Con 477 puntos y 23 más en esta ronda, tienes exactamente 500.
   *[other] Los puntos de esta ronda se suman a los que ya había.
}

learn-before-heading = Antes de repartir
learn-before = Respuestas cortas a lo que surge primero.
learn-before-last_two = { $last_draw ->
    [0] Un +2 como última carta acaba la ronda enseguida; en esta mesa nadie roba.
   *[other] Un +2 como última carta: quien sigue roba dos, y luego se cuentan los puntos.
}
learn-before-empty_pile = El mazo está vacío: los descartes que hay bajo la carta de arriba se mezclan y forman el nuevo.
learn-aim-opening_wild = { $opening ->
    [redraw] Sale primero un comodín: en esta mesa no cuenta.
   *[apply] Sale primero un comodín: quien está a la izquierda de quien reparte elige el color y juega.
}
learn-aim-opening_four = { $opening ->
    [redraw] Sale primero un Comodín +4: en esta mesa no cuenta.
   *[apply] Sale primero un Comodín +4: vuelve al mazo, y se descubre otra carta.
}
