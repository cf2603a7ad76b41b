### Spanish. What each message is for stands in ../en/, beside the English.

group-draw-cards = Cartas de robar
group-drawing = Robar
group-jumping-in = Adelantarse
group-hands = Manos
group-wilds = Comodines
group-uno = UNO
group-going-out-and-points = Cierre y puntos
group-the-deal = El reparto

switch-stack = Cartas de robar que responden a cartas de robar
switch-stack--none = Las cartas de robar no se acumulan.
switch-stack--kinds = Las cartas de robar se pueden acumular: { $kinds }.
switch-stack--22 = +2 sobre +2
switch-stack--44 = Comodín +4 sobre Comodín +4
switch-stack--42 = Comodín +4 sobre +2
switch-stack--24 = +2 del color elegido sobre Comodín +4
switch-stack_challenge = Desafiar un Comodín +4 acumulado
switch-stack_challenge--last = Un Comodín +4 acumulado se puede desafiar, por toda la suma.
switch-stack_challenge--none = Un Comodín +4 acumulado no se puede desafiar.
switch-skip_bounce = Un Salto pasa un +2 adelante
switch-skip_bounce--0 = Un Salto no responde a un +2.
switch-skip_bounce--1 = Un Salto del mismo color pasa un +2 adelante.
switch-reverse_bounce = Un Cambio de sentido devuelve un +2
switch-reverse_bounce--0 = Un Cambio de sentido no responde a un +2.
switch-reverse_bounce--1 = Un Cambio de sentido del mismo color devuelve un +2.
switch-last_draw = Cerrar con una carta de robar hace robar
switch-last_draw--0 = Tras cerrar con una carta de robar, nadie roba.
switch-last_draw--1 = Tras cerrar con una carta de robar, quien sigue roba igual.

switch-dtm = Robar hasta que una carta encaje
switch-dtm--off = Quien no puede jugar roba una carta.
switch-dtm--may = Quien no puede jugar puede robar hasta que una carta encaje.
switch-dtm--must = Quien no puede jugar tiene que robar hasta que una carta encaje.
switch-dtm_on_choice = Seguir robando aunque una carta de la mano encaje
switch-dtm_on_choice--0 = Quien roba por gusto roba una carta.
switch-dtm_on_choice--1 = Quien roba por gusto también sigue hasta que una encaje.
switch-force = Jugar es obligatorio si se puede
switch-force--off = Nadie tiene que jugar.
switch-force--drawn = Una carta robada que encaja se tiene que jugar.
switch-force--always = Quien puede jugar tiene que hacerlo.
switch-draw_pass = Una carta robada no se juega en el mismo turno
switch-draw_pass--0 = Una carta robada que encaja se puede jugar enseguida.
switch-draw_pass--1 = Una carta robada no se puede jugar en el mismo turno.

switch-jump = La gemela de la carta de arriba se puede jugar fuera de turno
switch-jump--0 = Nadie juega fuera de turno.
switch-jump--1 = Quien tenga la misma carta que la de arriba puede jugarla fuera de turno.
switch-jump_w4 = Se puede uno adelantar con un Comodín +4
switch-jump_w4--0 = Nadie se adelanta con un comodín.
switch-jump_w4--1 = Con un Comodín +4 se puede uno adelantar.
switch-jump_on_penalty = Adelantarse ante un castigo
switch-jump_on_penalty--allow = Ante un castigo se puede uno adelantar.
switch-jump_on_penalty--forbid = Ante un castigo nadie se adelanta.

switch-seven0 = Un 7 cambia manos, un 0 las pasa
switch-seven0--0 = El 7 y el 0 son números normales.
switch-seven0--1 = Un 7 cambia la mano con alguien, un 0 pasa todas las manos.
switch-seven_optional = El cambio del 7 se puede rechazar
switch-seven_optional--0 = El cambio del 7 es obligatorio.
switch-seven_optional--1 = El cambio del 7 se puede rechazar.
switch-zero_again = Quien juega un 0 juega otra vez
switch-zero_again--0 = Un 0 acaba el turno.
switch-zero_again--1 = Quien juega un 0 juega otra vez.
switch-mercy = Cartas en la mano que eliminan
switch-mercy--0 = Ninguna mano es demasiado grande.
switch-mercy--n = Quien tenga { $n } cartas queda fuera de la ronda.
switch-uno_swap = Quién debe decir UNO tras un cambio o reparto
switch-uno_swap--actor = Tras un cambio o nuevo reparto solo debe decir UNO quien jugó la carta.
switch-uno_swap--holders = Tras un cambio o nuevo reparto debe decir UNO todo el que reciba una sola carta.
switch-uno_swap--none = Tras un cambio o nuevo reparto nadie debe decir UNO.

switch-wd4 = Si el Comodín +4 puede ser un farol
switch-wd4--bluff = El Comodín +4 se puede jugar de farol, y se puede desafiar.
switch-wd4--strict = El Comodín +4 se rechaza si sería un farol, así que nadie puede desafiarlo.
switch-wd4--free = El Comodín +4 se puede jugar siempre, y nadie puede desafiarlo.
switch-wd4_match = Qué cartas de la mano hacen de un Comodín +4 un farol
switch-wd4_match--colour = Una carta del color en juego hace del Comodín +4 un farol.
switch-wd4_match--colour_wild = Una carta del color en juego, u otro comodín, hace del Comodín +4 un farol.
switch-wd4_match--colour_allwild = Una carta del color en juego, o cualquier otro comodín, incluido un segundo Comodín +4, hace del Comodín +4 un farol.
switch-tri_answer = Qué responde a un Comodín Trifuerza
switch-tri_answer--369 = Solo un 3, 6 o 9 del color responde a un Comodín Trifuerza.
switch-tri_answer--wt = Un Comodín Trifuerza responde a un Comodín Trifuerza, y pregunta a quien sigue.
switch-tri_answer--anywild = Un Comodín o Comodín Trifuerza responde a un Comodín Trifuerza.
switch-tri_after = Después de robar tres
switch-tri_after--end_turn = Robar tres por un Comodín Trifuerza acaba el turno.
switch-tri_after--play_drawn = Tras robar tres por un Comodín Trifuerza se puede jugar una carta robada.
switch-tri_after--free_turn = Tras robar tres por un Comodín Trifuerza sigue un turno normal.
switch-tri_chain_add = Lo que suma al precio cada Comodín Trifuerza sobre otro
switch-tri_chain_add--0 = Cada Comodín Trifuerza pide tres cartas.
switch-tri_chain_add--3 = Cada Comodín Trifuerza sobre otro suma tres cartas al precio.
switch-tri_last = Comodín Trifuerza como última carta
switch-tri_last--none = Un Comodín Trifuerza como última carta no pide nada a nadie.
switch-tri_last--draw_if_unable = Tras un Comodín Trifuerza como última carta, quien sigue roba lo que pide si no puede responder.
switch-ws_last = Comodín mezcla manos como última carta
switch-ws_last--redeal = El Comodín mezcla manos como última carta reparte de nuevo y no gana.
switch-ws_last--win = El Comodín mezcla manos como última carta gana.
switch-ws_colour = Cuándo elige color el Comodín mezcla manos
switch-ws_colour--with_play = El Comodín mezcla manos elige su color antes del reparto.
switch-ws_colour--after_deal = El Comodín mezcla manos elige su color después del reparto.
switch-wc_rule = Qué pone en el Comodín a tu manera
switch-wc_rule--plain = El Comodín a tu manera es un comodín normal.
switch-wc_rule--others_draw_2 = El Comodín a tu manera hace robar dos a todos los demás.
switch-wc_rule--play_again = Quien juega el Comodín a tu manera juega otra vez.
switch-wc_rule--discard_wilds = Quien juega el Comodín a tu manera se deshace de sus demás comodines.

switch-uno_required = Si hay que decir UNO con una carta
switch-uno_required--0 = Nadie tiene que decir UNO.
switch-uno_required--1 = A quien le queda una carta tiene que decir UNO.
switch-uno_penalty = Cartas por no decir UNO
switch-uno_penalty--n = A quien atrapan sin decir UNO roba { $n }.
switch-uno_penalty--0 = No decir UNO no cuesta nada.
switch-false_uno_penalty = Cartas por un UNO sin motivo
switch-false_uno_penalty--n = Un UNO sin motivo cuesta { $n }.
switch-false_uno_penalty--0 = Un UNO sin motivo no cuesta nada.
switch-false_catch_penalty = Cartas por acusar sin motivo
switch-false_catch_penalty--n = Acusar sin motivo cuesta { $n }.
switch-false_catch_penalty--0 = Acusar sin motivo no se acepta.

switch-finish = Cartas que valen como última
switch-finish--any = Cualquier carta puede ser la última.
switch-finish--number = Solo un número puede ser la última carta.
switch-finish--no_wild = Ningún comodín puede ser la última carta.
switch-finish--no_draw = Ni un +2 ni un Comodín +4 puede ser la última carta.
switch-blocked = Quién puntúa cuando nadie puede jugar
switch-blocked--lowest = Cuando nadie puede jugar, la mano más baja gana la diferencia.
switch-blocked--void = Cuando nadie puede jugar, la ronda no cuenta.
switch-scoring = Cómo las rondas forman una partida
switch-scoring--winner = Quien gana una ronda se lleva los puntos de las cartas del resto.
switch-scoring--lowest = Cada cual suma las cartas de su mano, y gana el total más bajo.
switch-scoring--elimination = Cada cual suma las cartas de su mano, y quien llega a la meta queda fuera.
switch-scoring--single = Decide una ronda.
switch-target = Puntos que acaban una partida
switch-target--n = { $n ->
    [one] { $n } punto acaba la partida.
   *[other] { $n } puntos acaban la partida.
}
switch-teams = Las parejas se sientan enfrente
switch-teams--0 = Cada cual juega por su cuenta.
switch-teams--1 = Las parejas se sientan enfrente y puntúan juntas.

switch-hand = Cartas que se reparten a cada cual
switch-hand--n = { $n ->
    [one] Se reparte { $n } carta a cada cual.
   *[other] Se reparten { $n } cartas a cada cual.
}
switch-decks = Barajas mezcladas juntas
switch-decks--1 = Una baraja.
switch-decks--2 = Se mezclan dos barajas.
switch-two_rev = Qué hace el Cambio de sentido entre dos
switch-two_rev--skip = Entre dos, el Cambio de sentido actúa como Salto.
switch-two_rev--none = Entre dos, el Cambio de sentido no quita el turno.
switch-opening = Una carta de acción inicial actúa, o se descubre otra
switch-opening--apply = Una carta de acción o un comodín como carta inicial actúa.
switch-opening--redraw = Las cartas iniciales que no son números no cuentan.
switch-opening_reverse = Quién empieza tras un Cambio de sentido inicial
switch-opening_reverse--dealer = Tras un Cambio de sentido inicial empieza quien repartió.
switch-opening_reverse--right = Tras un Cambio de sentido inicial empieza quien está a la derecha de quien repartió.
switch-opening_ignored = Adónde van las cartas iniciales que no cuentan
switch-opening_ignored--bury = Las cartas iniciales que no cuentan quedan bajo la que cuenta.
switch-opening_ignored--shuffle_back = Las cartas iniciales que no cuentan vuelven al mazo.

value-off = no
value-empty = Vacío: no.

conflict-edition = Una de estas reglas es de otra baraja.
conflict-needs = Una de estas reglas no significa nada sin otra que está apagada.
conflict-dearer_triforce = Un Comodín Trifuerza más caro necesita comodines que respondan a otro.
conflict-single_target = En una sola ronda no cuentan los puntos que acaban la partida.
conflict-draw_pass_dtm = Quien roba hasta que una carta encaje tiene que poder jugarla.
conflict-draw_pass_force = Una carta robada no puede ser obligatoria y estar prohibida a la vez.
conflict-stack_challenge = Ningún Comodín +4 se acumula, así que no hay desafío que prohibir.
conflict-teams_elimination = Las parejas no se pueden eliminar una a una.
conflict-mercy_hand = Una mano de { $hand } cartas quedaría fuera enseguida si { $mercy } son demasiadas.
conflict-players = Este juego es para 2 a 10 en la mesa.
conflict-pairs = En parejas juegan cuatro; aquí hay { $players }.
conflict-cards = Faltan cartas para repartir { $hand } a cada uno de los { $players }.
