### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

pages-nav = Páginas
pages-learn = Aprender
pages-settle = Tirar dúvidas
pages-ask = Perguntar
pages-train = Treinar
pages-play = Jogar
pages-language = Idioma
pages-skip = Ir para o texto
pages-rulings = Todas as regras
pages-official = Ver as regras oficiais
pages-trouble = Este link não funciona
pages-bad-rules = Nenhuma mesa tem o código de regras “{ $code }”. Talvez falte uma letra: peça o link de novo.

pages-answer = A resposta
pages-each = Carta por carta
pages-printed = Na carta impressa: { $face }.
pages-step = Próximo passo
pages-tap = Ou toque em uma carta da sua mão para jogá-la.
pages-fits = combina
pages-fits-not = não combina
pages-yes = Sim.
pages-no = Não.
pages-some-fit = Não. Aqui alguma carta combina.
pages-left = Continue olhando, há mais.
pages-color = Escolha a cor
pages-deals = { $who ->
    [you] Você dá as cartas.
   *[other] { $name } dá as cartas.
}
pages-names = { $card ->
    [first] { $who ->
        [you] A primeira carta é um curinga: você escolhe a cor.
       *[other] A primeira carta é um curinga: { $name } escolhe a cor.
    }
   *[shuffled] { $who ->
        [you] As mãos foram dadas de novo: você escolhe a cor.
       *[other] As mãos foram dadas de novo: { $name } escolhe a cor.
    }
}
pages-answers = { $who ->
    [you] Você tem que responder ao Curinga Triforce.
   *[other] { $name } tem que responder ao Curinga Triforce.
}
pages-owes = { $who ->
    [you] { $count ->
        [one] Você tem que comprar uma carta.
       *[other] Você tem que comprar { $count } cartas.
    }
   *[other] { $count ->
        [one] { $name } tem que comprar uma carta.
       *[other] { $name } tem que comprar { $count } cartas.
    }
}
pages-laid-on = { $who ->
    [you] A cor era { $color } quando você jogou o Curinga +4.
   *[other] A cor era { $color } quando { $name } jogou o Curinga +4.
}
pages-drawn = { $who ->
    [you] Você acabou de comprar: { $cards }.
   *[other] { $name } acabou de comprar uma carta.
}
pages-drawn-nothing = Você comprou nesta vez, e nada do que comprou combina ainda.
pages-just-laid = A carta do topo acabou de ser jogada.
pages-paid = Ninguém mais tem que comprar por causa da carta do topo.
pages-take-or-challenge = Primeiro compre as cartas ou desafie.
pages-not-here = Isso é uma regra da casa, e ela não vale aqui.
pages-asking = O juiz está pensando.
pages-offline = O juiz não respondeu. Tente de novo.
pages-copied = Copiado. Agora é só mandar para quem não tem razão.
pages-needs-script = Para dar as cartas, esta página precisa de JavaScript. As respostas, não:

pages-choose-top = Escolher a carta do topo
pages-take-back = Tirar
pages-players = Pessoas na mesa
pages-state = O que está acontecendo

pages-all = Todos os tipos
pages-seen = Já jogadas
pages-points = Pontos
pages-what = O que treinar
