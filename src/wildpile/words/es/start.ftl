### Spanish. What each message is for stands in ../en/, beside the English.

start-title = Acerca una silla. La baraja está mezclada.
start-lead = El juego de cartas UNO, al momento, en el navegador, contra bots. Sin cuenta, sin anuncios.
start-more = Más
start-howto = Cómo se juega
start-settings = Ajustes
start-learn = Aprender
start-settle = Resolver dudas
start-train = Practicar

deck = Baraja
deck-name = { $edition ->
    [zelda] Zelda
    [classic112] Clásica plus
   *[classic108] Clásica
}
deck-note = { $edition ->
    [zelda] 112 cartas, Comodín Trifuerza
    [classic112] 112 cartas, cuatro comodines más
   *[classic108] 108 cartas
}
opponents = Rivales
level = Juegan
level-easy = Fácil
level-normal = Normal
level-hard = Difícil
length = Duración
length-match = Hasta { $target }
length-round = Una ronda
rules = Reglas
rules-own = Reglas: las tuyas
preset-official = Oficiales
preset-mobile = Móvil
preset-party = Fiesta
preset-no_mercy_style = Sin piedad
play-now = Jugar ya
play-dealing = Repartiendo
name-and-pace = Tu nombre y el ritmo
your-name = Tu nombre, si quieres
pace = Los bots piensan
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-off = Sin espera

house-title = Reglas de la casa, una por una
house-own = Lo que cambies aquí hace tuyas las reglas.
house-round = Una ronda: cómo se forma una partida no importa.
house-changed = { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
}
house-reset = Volver a las reglas oficiales
house-conflicts = Estas reglas no van juntas:

games-title = Seguir con un juego
games-go-on = Seguir: { $edition }
games-note = { $players ->
    [one] Ronda { $round }, { $players } en la mesa, { $ago }
   *[other] Ronda { $round }, { $players } en la mesa, { $ago }
}
games-just-now = ahora mismo
games-all = Ver los { $count }
games-all-brief = Los { $count }

notice = Wildpile es un proyecto libre y no oficial. UNO es una marca de Mattel y The Legend of Zelda una de Nintendo; ninguna tiene nada que ver con él. Todos los dibujos son nuestros.
