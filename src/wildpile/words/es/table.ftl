### Spanish. What each message is for stands in ../en/, beside the English.

page = Wildpile
page-start = Wildpile: juega a UNO al momento
page-missing = Aquí no hay nada · Wildpile
page-ended = Juego terminado · Wildpile
page-round-over = Fin de la ronda · Wildpile
page-match-over = Fin de la partida · Wildpile
page-your-turn = Te toca · Wildpile
page-turn = { $name } · Wildpile
notice-turn = Te toca en Wildpile

bar-round = { $scoring ->
    [elimination] Ronda { $round }, fuera con { $target }
    [lowest] Ronda { $round }, hasta { $target }, gana el total menor
   *[winner] Ronda { $round }, hasta { $target }
}
goal = { $scoring ->
    [elimination] fuera con { $target }
    [lowest] hasta { $target }, gana el total menor
   *[winner] hasta { $target }
}
one-round = Una ronda
bar-rules = { $rules ->
    [official] Reglas: oficiales
   *[house] Reglas: de la casa
}
bar-sound = { $sound ->
    [on] Sonido sí
   *[off] Sonido no
}
bar-help = Ayuda
bar-log = Historial
commands-switch = Jugar con órdenes
bar-menu = Menú

tag-left = se fue
tag-out = fuera
tag-no-call = Una carta, sin UNO
tag-no-call-brief = sin UNO
tag-playing = juega
tag-next = después
tag-called = UNO dicho
badge-uno = ¡UNO!
seat-points-brief = { $count ->
    [one] { $count } pto.
   *[other] { $count } ptos.
}
seat-partner = Pareja
seat-partner-points = Pareja, { $count }
seat-bot = { $level ->
    [easy] Bot fácil
    [normal] Bot normal
    [hard] Bot difícil
   *[other] Bot
}
seat-bot-brief = { $level ->
    [easy] bot fácil
    [normal] bot normal
    [hard] bot difícil
   *[other] bot
}
seat-last-played = última jugada: { $face }
note-partner = tu pareja
note-left = ha dejado la mesa
note-out = fuera de la ronda
note-no-call = una carta y sin decir UNO

draw-pile = Mazo, { card-count }
to-draw = { $number } por robar
discard-pile = Pila de descarte, arriba { $face }
discard-pile-empty = Pila de descarte, vacía
discard-nothing = Nada aún
color-in-force = Color en juego
color-your-choice = eliges tú
color-none = aún ninguno
direction = { $direction ->
    [back] antihorario
   *[forth] horario
}

hand-section = Tu mano y tus jugadas
hand = Tu mano, { card-count }
card-label = { $state ->
    [playable] { $face }, se puede jugar, { $place } de { $count }
    [jump] { $face }, para adelantarte, { $place } de { $count }
    [no_match] { $face }, no encaja, { $place } de { $count }
    [blocked] { $face }, ahora no, { $place } de { $count }
   *[quiet] { $face }, { $place } de { $count }
}
sort = Ordenar
sort-by = { $sort ->
    [own] Orden: el mío
    [playable] Orden: lo que encaja
    [number] Orden: número
   *[colour] Orden: color
}
arrange = Colocar
arrange-done = Listo
move-left = Mover la carta a la izquierda
move-right = Mover la carta a la derecha

act-uno = ¡UNO!
act-catch = Atrapar
act-start = Al inicio
act-back = Deshacer
act-again = Otra vez
act-next = Otra ronda
act-jump = ¡Adelántate!
act-draw = Robar carta
act-draw-number = Robar { number }
act-take = Robar { $count }
act-pass = Pasar
act-keep = Quedar
act-end-turn = Acabar
act-draw-another = Otra
act-play = Jugar
idle-answer = Responde arriba
idle-choose = Elige arriba
idle-out = Estás fuera
idle-play = Juega una carta

log-title = Qué ha pasado
log-and-points = Puntos e historial
log-this-round = Esta ronda
past-open = Mirar atrás
points-title = Puntos
