### Spanish. What each message is for stands in ../en/, beside the English.

howto-title = El juego en un minuto
howto-title-house = El juego en un minuto, salvo las reglas de la casa
howto-house = Reglas de la casa en esta mesa
howto-aim = Quédate sin cartas antes que nadie. Juega una que coincida en color, número o símbolo con la pila, o un comodín.
howto-draw = O roba una carta. Si encaja, puedes jugarla enseguida; si no, acaba tu turno.
howto-actions = **Salto**: quien sigue pierde el turno. **Cambio de sentido**: se juega al revés; entre dos, salta. **+2**: quien sigue roba dos y pierde el turno.
howto-wild = **Comodín**: elige un color.
howto-four = { $edition ->
    [zelda] **Comodín +4**: elige un color; quien sigue roba cuatro y pierde el turno, o desafía. Solo es legal si no tienes nada del color en juego ni otro comodín. Farol descubierto: robas cuatro. Desafío perdido: quien desafía roba seis.
   *[classic] **Comodín +4**: elige un color; quien sigue roba cuatro y pierde el turno, o desafía. Solo es legal si no tienes nada del color en juego. Farol descubierto: robas cuatro. Desafío perdido: quien desafía roba seis.
}
howto-triforce = **Comodín Trifuerza**: elige un color; quien sigue juega un 3, 6 o 9 de ese color, o roba tres y pierde el turno. Los comodines no responden.
howto-shuffle = **Comodín mezcla manos**: elige un color; todas las manos se mezclan y se reparten de nuevo. **Comodín a tu manera**: un comodín.
howto-uno = Antes de quedarte con una carta, di **UNO**: pulsa el botón antes de jugar la penúltima, o justo después. A quien se le olvida se le puede atrapar hasta la siguiente jugada, y roba dos.
howto-points = { $edition ->
    [classic112] Quien se queda sin cartas se lleva los puntos de las demás manos: los números, su valor; Salto, Cambio de sentido y +2, 20; mezcla manos y a tu manera, 40, y los demás comodines, 50. Gana quien llegue antes a 500.
   *[classic] Quien se queda sin cartas se lleva los puntos de las demás manos: los números, su valor; Salto, Cambio de sentido y +2, 20; los comodines, 50. Gana quien llegue antes a 500.
}
