past-title = Lo que has visto
past-ago = { $count ->
    [one] Hace una jugada
   *[other] Hace { $count } jugadas
}
past-now = Volver al presente
past-back = Una jugada atrás
past-on = Una jugada adelante
past-note = Mirar atrás no cambia nada. La partida sigue.
past-your-turn = Ahora te toca.
past-over = La ronda ha terminado.
past-table = La mesa
past-hand = Tu mano, como estaba
past-card = { $form ->
    [drawn] { $face }, recién robada
   *[held] { $face }
}
past-game = Ver la partida
past-game-note = Cada jugada, cada mano: para quien tenga el enlace.
page-history = Tus partidas · Wildpile
history-title = Tus partidas
history-lead = Lo que este dispositivo ha visto hasta el final. Se queda aquí: no se envía nada, y otros dispositivos no saben nada.
history-empty = Aún no hay partidas
history-empty-body = Cuando termine una partida aparecerá aquí, y podrás ver cada jugada.
history-refused = Este navegador no guarda nada, así que no hay lista de partidas.
history-play = Jugar una partida
history-statistics = En cifras
history-won = Ganadas
history-won-share = { $won } de { $games }: { $share } %
history-interval = el azar deja entre { $low } y { $high } %
history-points = Puntos por partida, de media
history-best = Más puntos en una ronda
history-longest = Turnos de la ronda más larga
history-challenges = Desafíos que descubrieron un farol
history-challenges-of = { $found } de { $count }
history-catches = UNO: atrapaste a otros
history-caught = UNO: te atraparon
history-groups = Por baraja y jugadores
history-group = { $edition }, { $players } en la mesa
history-list = Partidas
history-result = { $form ->
    [won] Ganada
   *[lost] Perdida
}
history-line = { $rounds ->
    [one] { $edition }, { $players } en la mesa, una ronda
   *[other] { $edition }, { $players } en la mesa, { $rounds } rondas
}
history-continued = seguida desde otra partida, no cuenta
history-more = Ver las { $count }
history-save = Guardar como archivo
history-clear = Olvidar todas
history-clear-sure = Sí, olvidar todas
history-keep = Conservarlas
