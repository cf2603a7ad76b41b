### Spanish. What each message is for stands in ../en/, beside the English.

train-title = Practicar
train-description = Posiciones de UNO por niveles, para resolver: qué puedes jugar, si ese Comodín +4 es legal, si desafiarías, a quién le toca después.
train-lead = Posiciones cortas de manos reales. El motor juzga cada una, y lo que falles volverá más tarde.
train-level = Nivel { $level }
train-level-1 = Primeros pasos
train-level-2 = Trampas
train-level-3 = Dos reglas a la vez
train-level-4 = Casos raros
train-level-5 = Para gente experta
train-chosen = Elegidas a mano
train-endless = Sin fin
train-start = Empezar
train-next = Siguiente
train-check = Comprobar
train-solution = Ver la respuesta
train-right = Correcto.
train-wrong = No del todo.
train-progress = { $done ->
    [one] Una posición resuelta
   *[other] { $done } posiciones resueltas
}
train-due = { $count ->
    [0] No toca repasar nada.
    [one] Hoy vuelve una posición.
   *[other] Hoy vuelven { $count } posiciones.
}
train-kept = Tu progreso se queda en este dispositivo.

train-kind-play = ¿Qué puedes jugar?
train-kind-four = ¿Es legal?
train-kind-challenge = ¿Desafiarías?
train-kind-triforce = Responde a la Trifuerza
train-kind-next = ¿A quién le toca?
train-kind-points = ¿Cuánto suma?
train-ask-play = Toca todas las cartas que puedes jugar ahora. Si no hay ninguna, dilo.
train-ask-four = ¿Sería legal un Comodín +4 con esta mano?
train-ask-challenge = Tienes que robar. ¿Desafiarías?
train-ask-triforce = Toca todas las cartas que responden al Comodín Trifuerza. Si no hay ninguna, dilo.
train-ask-next = ¿A quién le toca después de eso?
train-ask-points = ¿Cuánto vale esta mano?
train-ask-round = ¿Cuánto suma quien gana?
train-none = Ninguna
train-yes = Sí
train-no = No
train-nobody = Nadie, la ronda ha terminado
train-expected-points = { $points ->
    [one] Es un punto.
   *[other] Son { $points } puntos.
}
train-chance = Contando solo las cartas que ves, una mano así lo convertiría en un farol { $percent } de cada 100 veces. Quien puede seguir el color casi siempre lo sigue, así que rara vez es tan probable.

lesson-fits_color = Es del color en juego.
lesson-fits_number = Tiene el número de la carta de arriba.
lesson-fits_symbol = Tiene el símbolo de la carta de arriba.
lesson-fits_wild = Un comodín va sobre cualquier carta.
lesson-fits_four = Nada de la mano lo impide, así que es legal.
lesson-bluff = Se puede jugar, pero es un farol: si te desafían, robas.
lesson-drawn = Acabas de robarla, y encaja.
lesson-answers = Responde al Comodín Trifuerza.
lesson-stacks = En esta mesa pasa el castigo adelante.
lesson-bounces = En esta mesa desvía el castigo.
lesson-twin = Es exactamente la carta de arriba, así que en esta mesa puedes adelantarte.
lesson-cards = Se pueden jugar estas, y ninguna más.
lesson-cards_none = Nada encaja: roba.
lesson-cards_answer = Solo responde un 3, 6 o 9 del color elegido.
lesson-cards_take = Nada responde: roba lo que se pide.
lesson-cards_penalty = Primero va el castigo. Nada de la mano le responde.
lesson-cards_waits = Le toca a otra persona.
lesson-four_fair = Ninguna carta de la mano lo impide, así que es legal.
lesson-four_color = En la mano hay una carta del color en juego, así que sería un farol.
lesson-four_wild = Otro comodín de la mano cuenta como carta que encaja, así que sería un farol.
lesson-four_free = En esta mesa se puede jugar siempre.
lesson-challenge_never = Tienes a la vista todas las cartas que podrían convertirlo en un farol, así que es legal.
lesson-challenge_sure = Una mano de ese tamaño tiene por fuerza una carta que lo convierte en un farol.
lesson-challenge_worth = Es muy probable que una mano de ese tamaño tenga una carta que lo convierta en un farol.
lesson-challenge_risky = Una mano así rara vez tiene una carta que lo convierta en un farol, y perder un desafío sale caro.
lesson-challenge_open = Las cartas no lo deciden. Mira a los ojos a quien lo jugó.
lesson-next_order = Se sigue por orden.
lesson-next_skipped = Quien sigue pierde el turno, así que le toca a quien va después.
lesson-next_turned = El sentido ha cambiado.
lesson-next_two = Entre dos, el turno vuelve enseguida.
lesson-next_same = El turno aún no ha acabado.
lesson-next_answers = Quien sigue tiene que responder antes a la carta.
lesson-next_over = La ronda ha terminado.
lesson-points_hand = Los números cuentan su valor; +2, Salto y Cambio de sentido, 20; un comodín, 50 (mezcla manos y a tu manera, 40).
lesson-points_round = Quien gana suma lo que le queda al resto.

teach-play = Color, número o símbolo: basta con uno.
teach-four = Busca el color en juego, y nada más de lo que haga falta.
teach-challenge = Cuenta sus cartas, y luego las que ves del color.
teach-next = Ve carta por carta, y fíjate en el sentido.
teach-points = Veinte por cada carta de acción, cincuenta por casi todos los comodines.
teach-triforce = Un 3, 6 o 9 del color elegido, y nada más.
teach-match = Color, número o símbolo: basta con uno.
teach-wild = Un comodín va sobre cualquier carta, aunque otra también encaje.
teach-symbol = Un Salto encaja sobre un Salto, un Cambio de sentido sobre otro y un +2 sobre un +2, sean del color que sean.
teach-wild_top = Sobre un comodín solo cuenta el color elegido. La carta de debajo se olvida.
teach-draw_one = Si nada encaja, se roba una carta; si esa tampoco encaja, el turno acaba.
teach-drawn_only = Después de robar, solo se puede jugar la carta recién robada.
teach-served = Una carta de robar por la que ya se ha robado es una carta normal.
teach-extra_wilds = El Comodín mezcla manos y el Comodín a tu manera son comodines como los demás: van sobre cualquier carta.
teach-waits = Sin una regla de la casa nadie juega fuera de turno, ni siquiera con la misma carta.
teach-jump = Para adelantarse hace falta el mismo color y el mismo número o símbolo, y se sigue a partir de quien se adelantó.
teach-stack = Ante un castigo solo se puede jugar lo que esta mesa deja acumular.
teach-bounce = Donde los Saltos pasan un +2 adelante, el primero tiene que ser del color del +2.
teach-finish = Donde la última carta tiene que ser un número, una carta de acción no puede cerrar la ronda.
teach-four_color = Una carta del color en juego convierte un Comodín +4 en un farol.
teach-four_number = Los números y símbolos iguales de otros colores nunca lo convierten en un farol.
teach-four_action = Una carta de acción del color es una carta del color.
teach-four_named = Después de un comodín, el color en juego es el que se eligió.
teach-four_drawn = Un Comodín +4 robado se juzga con toda la mano.
teach-four_wild_classic = En el juego clásico, un Comodín en la mano no lo convierte en un farol.
teach-four_wild_zelda = Donde los comodines cuentan como cartas que encajan, un Comodín en la mano lo convierte en un farol.
teach-four_triforce = En la edición Zelda, un Comodín Trifuerza en la mano también lo convierte en un farol.
teach-four_second = Un segundo Comodín +4 nunca convierte el primero en un farol.
teach-challenge_big = Cuantas más cartas tenga quien lo jugó, más probable es que una de ellas lo impida.
teach-challenge_small = Con una sola carta en la mano, el Comodín +4 suele ser legal.
teach-challenge_count = Lo que tienes tú y lo que ya se ha jugado no puede estar en su mano.
teach-challenge_stack = Cuanto mayor es la suma, menos certeza hace falta para desafiar.
teach-challenge_won = Si se descubre un farol, quien desafió juega su turno.
teach-challenge_lost = Un desafío perdido cuesta seis cartas y el turno.
teach-skip = Un Salto quita el turno a quien sigue en el sentido del juego.
teach-reverse = Un Cambio de sentido invierte el sentido, y el próximo lo invierte otra vez.
teach-reverse_two = Entre dos, un Cambio de sentido actúa como un Salto.
teach-two = Un +2 también quita el turno a quien sigue.
teach-four_turn = Quien roba las cuatro cartas pierde el turno.
teach-opening = En el juego clásico, una carta de acción como carta inicial actúa enseguida.
teach-opening_zelda = En la edición Zelda, al empezar no cuenta nada que no sea un número.
teach-seven_zero = Un 0 pasa todas las manos; con otra regla de la casa más, quien lo jugó juega otra vez.
teach-points_round = Suma todas las manos menos la de quien gana.
teach-points_last = Si la última carta es de robar, quien sigue roba antes, y esas cartas cuentan.
teach-points_teams = Las cartas de la pareja no cuentan para nadie.
teach-triforce_take = Si nada responde, se roban tres cartas.
teach-triforce_wild = No responde un Comodín ni otro Comodín Trifuerza, salvo que lo diga una regla de la casa.
teach-triforce_one = Un Comodín Trifuerza solo pide respuesta a quien sigue; después se juega como siempre.
teach-triforce_symbol = La Trifuerza de un 3, 6 o 9 no es un símbolo con el que encajar.
teach-triforce_turn = Robar tres es todo el turno, salvo que una regla de la casa dé más.
teach-triforce_house = Las reglas de la casa pueden dejar que responda un Comodín Trifuerza, o también un Comodín. Un Comodín +4 nunca responde.
teach-triforce_last = Un Comodín Trifuerza como última carta no pide nada a nadie.
