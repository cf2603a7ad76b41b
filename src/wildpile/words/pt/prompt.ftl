### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

prompt-next = { $who ->
    [you] Depois é você
   *[other] Depois { $name }
}
prompt-open-until = Até { $name } jogar
prompt-ended = Este jogo acabou.
prompt-ended-left = Você saiu. Este jogo acabou.
prompt-round-over = A rodada acabou.
prompt-left = Você saiu da mesa.
prompt-out-match = Você está fora da partida. Os outros continuam.
prompt-out-round = Você está fora desta rodada. Os outros continuam.
prompt-waits = A mesa espera.
prompt-exposed = Você tem uma carta e não disse UNO. Aperte UNO
prompt-catch = { $name } tem uma carta e não disse UNO.
prompt-jump = { $form ->
    [called] UNO está dito. Cortar com { $face }?
    [call] Diga UNO e depois cortar com { $face }?
   *[plain] Cortar com { $face }?
}
prompt-doing = { $doing ->
    [color] { $name } escolhe uma cor.
    [challenge] { $name } pensa no desafio.
    [answer] { $name } responde.
    [triforce] { $name } procura uma resposta.
   *[play] { $name } está pensando.
}

prompt-choose-color = Escolha uma cor para { $face }
prompt-choose-player = Escolha com quem trocar por { $face }
prompt-first-color = Você escolhe a primeira cor
prompt-color = Você escolhe a cor de { $face }
prompt-play = Sua vez. Vale { $match }
prompt-draw = Sua vez. Nada de { $match }: compre uma carta
prompt-anything = qualquer carta
prompt-pass = Nada para comprar, nada para jogar: passe
prompt-turn = Sua vez
prompt-two-left = Faltam duas cartas. Diga UNO e jogue
prompt-called = UNO está dito com a carta que você jogar
prompt-barred = { $way ->
    [draw] Nada na sua mão pode ser a última carta: compre uma
   *[pass] Nada na sua mão pode ser a última carta: passe
}
prompt-drawn-none = { $form ->
    [more] Ainda nada combina. Compre outra ou acabe a vez
   *[keep] Nada do que você comprou combina. Fique com isso
}
prompt-drawn-many = { $form ->
    [keep] Você comprou { $cards }. Jogar uma ou ficar com elas?
   *[play] Você comprou { $cards }. Jogue uma
}
prompt-drawn = { $form ->
    [more-keep] Você comprou { $cards }. Jogar, comprar outra ou ficar?
    [more] Você comprou { $cards }. Jogar ou comprar outra?
    [keep] Você comprou { $cards }. Jogar ou ficar com ela?
   *[play] Você comprou { $cards } e tem que jogar
}
prompt-answer = Sua vez. Responda
prompt-ways = { $ways ->
    [answer] Compre { $count } ou responda com { $cards }
    [jump] Compre { $count } ou corte
    [answer-jump] Compre { $count }, responda com { $cards } ou corte
    [challenge] Compre { $count } ou desafie
    [challenge-answer] Compre { $count }, desafie ou responda com { $cards }
    [challenge-jump] Compre { $count }, desafie ou corte
    [challenge-answer-jump] Compre { $count }, desafie, responda com { $cards } ou corte
   *[take] Compre { $count }
}
ways-draw = uma carta de compra
ways-skip = um Pular
ways-reverse = um Inverter
prompt-owed = { $form ->
    [wild] { $name } jogou { $face }: compre { $count }
    [on] { $name } jogou { $face } sobre { $color }
    [naming] { $name } jogou { $face } sobre { $color } e escolheu { $named }
   *[card] { $name } jogou { $face }: compre { $count }
}
prompt-owed-pile = { $form ->
    [wild] No descarte está { $face }: compre { $count }
    [on] No descarte está { $face } sobre { $color }
    [naming] No descarte está { $face } sobre { $color }, com { $named } escolhido
   *[card] No descarte está { $face }: compre { $count }
}
prompt-demand = Responda com 3, 6 ou 9 { $color }, ou compre { number }
prompt-demand-none = Sem 3, 6 nem 9 { $color }: compre { number }

naming-first = A primeira carta tem que combinar.
naming = Quem vem depois tem que combinar.
naming-triforce = { $answer ->
    [wt] Quem vem depois joga um 3, 6 ou 9 dessa cor, um Curinga Triforce, ou compra { number }.
    [anywild] Quem vem depois joga um 3, 6 ou 9 dessa cor, um Curinga, um Curinga Triforce, ou compra { number }.
   *[numbers] Quem vem depois joga um 3, 6 ou 9 dessa cor, ou compra { number }.
}

why-no_match = { $face } não combina.
why-no_match-body = { $top ->
    [card] Sobre { $on } você precisa de { $fits }.
    [wild] Sobre { $on } você precisa de { $fits }.
    [named] Sobre { $on } com { $color } escolhido você precisa de { $fits }.
   *[none] Agora você precisa de { $fits }.
}
fits-rank = { $kind ->
    [skip] um Pular
    [reverse] um Inverter
    [draw] um +2
   *[number] um { $number }
}
fits-wild = um curinga
why-not_your_turn = É a vez de { $name }.
why-not_your_turn-body = { $face } pode esperar a sua vez.
why-only_drawn_card = { $face } fica por enquanto.
why-only_drawn_card-body = { $form ->
    [another] Depois de comprar, jogue { $cards } ou compre outra.
    [keep] Depois de comprar, jogue { $cards } ou fique com ela.
    [end] Depois de comprar, jogue { $cards } ou acabe a vez.
    [another-keep] Depois de comprar, jogue { $cards }, compre outra ou fique com ela.
    [another-end] Depois de comprar, jogue { $cards }, compre outra ou acabe a vez.
   *[play] Depois de comprar, jogue { $cards }.
}
why-drawn = a carta comprada
why-answer_first = Responda primeiro.
why-answer_first-body = { prompt-ways }; depois o jogo continua.
why-barred_last = { $face } não pode ser a sua última carta.
why-barred_last-body = { $finish ->
    [number] Só um número pode acabar a rodada.
    [no_wild] Nenhum curinga pode acabar a rodada.
    [no_draw] Nenhuma carta de compra pode acabar a rodada.
   *[other] As regras desta mesa não deixam.
}
why-barred_last-draw = Compre uma carta.
why-barred_last-wait = Ela tem que esperar.
why-must_play = Você pode jogar.
why-target_missing = A mão de quem pelo seu { $face }?
why-needs_triforce = { $face } não responde.
why-needs_triforce-body = { $form ->
    [color] A Triforce pede um 3, 6 ou 9 { $color }. Ou compre { number }.
   *[other] A Triforce pede um 3, 6 ou 9 da cor pedida. Ou compre { number }.
}
why-wild_draw_four_illegal = { $face } tem que esperar.
why-wild_draw_four_illegal-body = { $form ->
    [color] Você tem { $color }. Só pode sem.
   *[other] Você tem a cor da vez. Só pode sem.
}
why-color_first = Escolha uma cor primeiro.
why-color_first-body = Depois a primeira carta pode ser jogada.
why-round_over = A rodada acabou.
why-round_over-body = Dê a próxima para continuar.
why-other = { $face } não combina agora.

tip-ruling = { $kind ->
    [number] Regra { $ruling }
   *[table] Uma regra desta mesa
}
tip-not-now = Agora não.
tip-last-move = A última jogada
tip-draw-own = Você compra na sua vez.
tip-uno = Ainda não é hora do UNO.
tip-uno-body = Diga UNO na sua vez, com duas cartas, ao jogar uma delas.
tip-catch = Ninguém para pegar.
tip-catch-body = Pegue quem tem uma carta e não disse UNO, antes da próxima jogada.
tip-too-late = Tarde demais.
tip-too-late-jump = A mesa já andou; a carta ainda é sua.
tip-not-taken = Não foi aceito.
tip-no-game = Ainda sem jogo novo.
tip-no-game-body = O servidor não responde. Tente de novo.

said-called = UNO está dito com a carta que você jogar.
said-call-back = O UNO foi retirado.
said-sorted = { $sort ->
    [own] Na sua própria ordem.
    [playable] Em ordem do que combina.
    [number] Em ordem de número.
   *[colour] Em ordem de cor.
}
said-picked = { $face } está levantada. Aperte de novo para jogar.
said-held = { $face } está levantada.
said-moved = { $face }, agora { $place } de { $count }.
