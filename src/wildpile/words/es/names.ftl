### Spanish. What each message is for stands in ../en/, beside the English.

color = { $color ->
    [r] rojo
    [y] amarillo
    [a] dorado
    [g] verde
   *[b] azul
}
face = { $kind ->
    [skip] Salto { color }
    [reverse] Cambio de sentido { color }
    [draw] +2 { color }
    [wild] Comodín
    [wild-draw] Comodín +4
    [wild-triforce] Comodín Trifuerza
    [wild-shuffle] Comodín mezcla manos
    [wild-custom] Comodín a tu manera
   *[number] { $rank } { color }
}
face-name = { face }
rank = { $kind ->
    [skip] Salto
    [reverse] Cambio de sentido
    [draw] +2
   *[number] { $rank }
}
a-card = una carta

edition = { $edition ->
    [zelda] Edición Zelda
    [classic112] Clásica plus
   *[classic108] Clásica
}

cards = { $count ->
    [0] ninguna carta
    [one] una carta
    [2] dos cartas
    [3] tres cartas
    [4] cuatro cartas
    [5] cinco cartas
    [6] seis cartas
    [7] siete cartas
    [8] ocho cartas
    [9] nueve cartas
    [10] diez cartas
   *[other] { $count } cartas
}
number = { $count ->
    [0] cero
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $count }
}
card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-unit = { $count ->
    [one] carta
   *[other] cartas
}
point-count = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

you = Tú
nobody = Nadie
seat-number = Asiento { $number }
pair-names = { $first } y { $second }
sentences = { $first } { $second }
