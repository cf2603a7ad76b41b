command-title = Órdenes
command-label = Orden
command-hint = Por ejemplo: rojo 7, comodín verde, robar, quién, ayuda
command-send = Hacer
command-answers = Respuestas

command-word-draw = robar, robo
command-word-keep = quedármela, quedar, q
command-word-take = tomar, tomo
command-word-challenge = desafiar, desafío
command-word-pass = pasar, paso
command-word-uno = uno, u
command-word-next = siguiente, otra
command-word-catch = atrapar, atrapo
command-word-jump = adelantarse, adelantar
command-word-colour = color
command-word-now = y ahora, ahora
command-word-who = quién, quien, turno
command-word-last = último, ultimo, registro
command-word-hand = mano, cartas
command-word-count = cuántas, cuantas
command-word-top = arriba, pila
command-word-points = puntos
command-word-rules = reglas
command-word-help = ayuda

command-help = Nombra una carta para jugarla: rojo 7 o r7, gs para el Salto verde, comodín azul o w b. Con el aviso: rojo 7 uno. Un 7 que cambia manos: rojo 7 Mara. Jugadas: robar, quedar, tomar, desafiar, pasar, uno, atrapar con un nombre, adelantar con una carta, siguiente. Preguntas: ahora, quién, último, mano, cuántas, arriba, puntos, reglas. La flecha arriba recupera lo que escribiste.
command-unknown = «{ $text }» no es una orden. Escribe ayuda para oírlas todas.
command-wait = Un momento, la última jugada está en camino.
command-played = { $face }: jugada.
command-done = { $act ->
    [draw] Robas.
    [keep] Te la quedas y acaba tu turno.
    [pass] Pasas.
    [take] Tomas las cartas.
    [challenge] Desafías.
    [catch] Atrapas.
    [uno] Dices UNO.
    [next] Se reparte.
   *[colour] El color está elegido.
}
command-not-over = La ronda aún no ha terminado.
command-not-held = No tienes { $face }.
command-nobody = Aquí nadie se llama { $text }.
command-which-color = ¿Qué color para { $face }? Di uno.
command-which-player = Tu { $rank } cambia las manos. ¿Con quién? { $names }.
command-hand = Tienes { $cards }.
command-fits = Encaja: { $cards }.
command-fits-none = Ahora no encaja nada.
command-color = Color en juego: { $color }
command-way = Se juega en sentido { direction }
command-no-points = Una ronda, sin puntos.
command-nothing-yet = Aún no ha pasado nada.
command-stop = { $text }.
