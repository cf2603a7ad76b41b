### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

color = { $color ->
    [r] vermelho
    [y] amarelo
    [a] dourado
    [g] verde
   *[b] azul
}
face = { $kind ->
    [skip] Pular { color }
    [reverse] Inverter { color }
    [draw] +2 { color }
    [wild] Curinga
    [wild-draw] Curinga +4
    [wild-triforce] Curinga Triforce
    [wild-shuffle] Curinga embaralha mãos
    [wild-custom] Curinga do seu jeito
   *[number] { $rank } { color }
}
face-name = { face }
rank = { $kind ->
    [skip] Pular
    [reverse] Inverter
    [draw] +2
   *[number] { $rank }
}
a-card = uma carta

edition = { $edition ->
    [zelda] Edição Zelda
    [classic112] Clássico plus
   *[classic108] Clássico
}

cards = { $count ->
    [0] nenhuma carta
    [one] uma carta
    [2] duas cartas
    [3] três cartas
    [4] quatro cartas
    [5] cinco cartas
    [6] seis cartas
    [7] sete cartas
    [8] oito cartas
    [9] nove cartas
    [10] dez cartas
   *[other] { $count } cartas
}
number = { $count ->
    [0] zero
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
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
    [one] { $count } ponto
   *[other] { $count } pontos
}

you = Você
nobody = Ninguém
seat-number = Lugar { $number }
pair-names = { $first } e { $second }
sentences = { $first } { $second }
