game-page = { $title } · Wildpile
game-won = { $who ->
    [you] Has ganado
    [pair-you] La partida fue para { $other } y para ti
    [pair] { $name } y { $other } han ganado
   *[other] { $name } ha ganado
}
game-none = No ha ganado nadie
game-home = Wildpile, al inicio
game-open = Abrir en Wildpile
game-story = Historia
game-share = Compartir
game-continue = Seguir desde aquí
game-hands = Manos
game-hand = La mano de { $name }
game-moves = Jugadas de la ronda { $round }
game-controls = Recorrer la partida
game-slider = Jugada
game-place = Jugada { $place } de { $count }
game-round-back = Al principio de la ronda
game-back = Una jugada atrás
game-on = Una jugada adelante
game-round-on = A la ronda siguiente
game-play = Reproducir
game-pause = Pausa
game-round = Ronda
game-round-of = Ronda { $round } de { $count }
game-eyes = Cartas de quién
game-open-hands = Todas las manos abiertas
game-as = Como lo vio { $name }
game-speed = Velocidad
game-speed-name = { $speed ->
    [slow] Lenta
    [fast] Rápida
   *[normal] Normal
}
game-next-mark = Siguiente UNO o desafío
game-list = Jugadas
game-keys = Teclas
game-keys-step = una jugada atrás o adelante
game-keys-round = a la ronda anterior o a la siguiente
game-keys-ends = al principio o al final de la partida
game-keys-play = reproducir, pausa
game-keys-mark = al UNO, atrapada o desafío anterior o siguiente
game-keys-open = todas las manos abiertas
game-keys-seat = del primer asiento al noveno: como vio la partida
game-keys-help = estas teclas
game-share-note = Quien tenga el enlace ve la partida entera: cada jugada, cada mano y los nombres. No está en ninguna lista ni en ningún buscador.
game-share-here = Empezar en esta jugada, con estas cartas a la vista
game-share-text = Una partida de UNO en Wildpile
game-record = La partida como archivo
game-record-text = Como texto
game-record-json = Como JSON
game-embed = Para una página tuya
game-embed-copy = Copiar el HTML
game-continue-note = Ocupas un asiento y sigues desde la jugada que ves; los bots juegan en los demás. Esta partida queda como fue, y la tuya no cuenta en tus estadísticas.
game-continue-cards = Las cartas se quedan donde estaban, también el mazo: lo que salió en esta partida vuelve a salir mientras todos roben como antes.
game-continue-seat = Tu asiento
game-continue-go = Seguir jugando
