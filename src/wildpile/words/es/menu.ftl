### Spanish. What each message is for stands in ../en/, beside the English.

menu = Menú
menu-help = Reglas y teclas
menu-start = Al inicio
menu-new-game = Juego nuevo
menu-leave = Dejar el juego
menu-stay = Quedarme
menu-leave-sure = Salir del todo
menu-leave-alone = Aquí no hay nadie más que tú, así que el juego termina. No se puede retomar.
menu-leave-others = Tus cartas van bajo la pila y el resto sigue jugando. El juego no se puede retomar.
menu-sort = Tu mano se ordena por
sort-colour = Color
sort-number = Número
sort-playable = Lo que encaja
sort-own = A mano
menu-game = { $scoring ->
    [single] { $edition }, una ronda
    [elimination] { $edition }, fuera con { $target }
    [lowest] { $edition }, hasta { $target }, gana el total menor
   *[winner] { $edition }, hasta { $target }
}
menu-official = Las reglas oficiales.
menu-house = Reglas de la casa:

language = Idioma
theme = Aspecto
theme-auto = Auto
theme-light = Claro
theme-dark = Oscuro
contrast = Alto contraste
contrast-note = Líneas fuertes, sin matices.
sounds = Sonidos
sounds-note = Cortos; ninguno revela una carta.
single-keys = Teclas sueltas
single-keys-note = D roba, U dice UNO, etc. Las flechas e Intro funcionan siempre.

help-title = Reglas y teclas
keys = Teclas
keys-off = Las teclas sueltas están apagadas. Se encienden en los ajustes.
key-home = Inicio
key-end = Fin
key-enter = Intro
key-space = Espacio
key-esc = Esc
keys-move = Moverte por tu mano
keys-press = Jugar la carta, pulsar el botón
keys-draw = Robar una carta, u otra más
keys-keep = Quedarte la carta robada, acabar el turno o pasar
keys-take = Robar las cartas, o robar tres
keys-challenge = Desafiar un Comodín +4
keys-uno = ¡UNO!
keys-catch = Atrapar
keys-jump = Adelantarte, si las reglas lo permiten
keys-pick = Rojo, amarillo o dorado, verde, azul
keys-pick-player = Con 1 a 4: por qué mano cambia un 7
keys-back = Recuperar la carta, cerrar, salir del historial
keys-next = Otra ronda, jugar otra vez
keys-hand = A tu mano
keys-sort = Ordenar tu mano
keys-arrange = Cambiar la carta de sitio en tu mano
keys-recall = La última jugada
keys-log = Qué ha pasado
keys-past = mirar atrás, jugada a jugada
keys-menu = Menú
keys-settings = Ajustes
keys-help = Estas teclas
