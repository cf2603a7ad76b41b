### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

close = Fechar
color-title = Qual cor?
color-held = { $count ->
   *[other] você tem { $count }
}

challenge-title = { $replies ->
    [none] Comprar { number } ou será que é blefe?
   *[some] Comprar { number }, responder ou será que é blefe?
}
challenge-names = { $name } escolhe { $color }.
challenge-fair = { $wilds ->
    [zelda] Só vale se { $name } não tinha { $color } nem Curinga ou Curinga Triforce.
    [other] Só vale se { $name } não tinha { $color } nem outro curinga.
   *[none] Só vale se { $name } não tinha { $color }.
}
challenge-fair-unknown = { $wilds ->
    [zelda] Só vale se { $name } não tinha carta da cor de antes nem Curinga ou Curinga Triforce.
    [other] Só vale se { $name } não tinha carta da cor de antes nem outro curinga.
   *[none] Só vale se { $name } não tinha carta da cor de antes.
}
challenge-bluff = Era blefe
challenge-bluff-body = { $name } compra { $count }. Você não compra nada e joga.
challenge-lost = Valia
challenge-lost-body = Você compra { $count } e perde a vez.
reply-jump = Cortar com
reply-pass = Passar adiante com
act-challenge = Desafiar

reveal-private = Só você vê isto
reveal-title = A mão de { $name }
reveal-hit = { $face }, impede o Curinga +4
reveal-play-on = Continuar
verdict-fair = { $form ->
    [named] { $name } não tinha nada da cor, então valia. Você compra { number } e perde a vez; fica { $color }.
   *[plain] { $name } não tinha nada da cor, então valia. Você compra { number } e perde a vez.
}
verdict-bluff = { $form ->
    [named] { $name } tinha { $cards }, então era blefe. { $name } compra { number } e a vez é sua; fica { $color }.
   *[plain] { $name } tinha { $cards }, então era blefe. { $name } compra { number } e a vez é sua.
}
verdict-card = uma carta que impede

swap-title = A mão de quem pelo seu { $face }?
swap-body = Você dá { card-count } e recebe a outra mão inteira.
swap-nobody = Não trocar com ninguém
swap-nobody-note = você fica com { card-count }
swap-partner-note = { card-count }, sua dupla

demand = { $who ->
    [you] Você pede um 3, 6 ou 9 { $color }
    [nobody] A Triforce pede um 3, 6 ou 9 { $color }
   *[other] { $name } pede um 3, 6 ou 9 { $color }
}
demand-other = { $name } responde ou compra { number }.
demand-none = Você não tem resposta: compre { number }.
demand-some = { $count ->
    [one] Você tem uma carta que responde.
   *[other] Você tem { number } cartas que respondem.
}
demand-no-wilds = Aqui os curingas não valem.
