result-won = { $name } gana la partida
result-won-pair = { $name } y { $other } ganan la partida
result-none = Una partida que no ganó nadie
result-description = { $rounds ->
    [one] Una partida de UNO, { $edition }, { $players } en la mesa, una ronda: { $scores }. Mira cada jugada y cada mano.
   *[other] Una partida de UNO, { $edition }, { $players } en la mesa, { $rounds } rondas: { $scores }. Mira cada jugada y cada mano.
}
result-score = { $name } { $points }
result-rounds = Puntos tras cada ronda
result-round = Ronda
result-record = El registro
result-no-script = Para recorrer la partida hace falta JavaScript, que aquí está desactivado. Esta es la partida en texto:
result-home = Jugar a Wildpile
result-not_over = Esta partida aún se está jugando
result-not_over-body = Sus cartas están tapadas hasta que termine. Entonces esta página muestra cada jugada y cada mano.
result-unknown_match = No hay ninguna partida así
result-unknown_match-body = Puede que el enlace esté cortado, o que la partida fuera en otro servidor.
result-unreadable = Esta partida ya no se puede mostrar
result-unreadable-body = Se jugó con una versión anterior de las reglas. Su registro aún se puede descargar.
