### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

end-round-over = A rodada acabou
end-match-over = A partida acabou
end-blocked = A rodada travou
end-nobody = Ninguém ganha a rodada
end-match = { $who ->
    [you] Você ganha a partida
    [pair-you] Você e { $other } ganham a partida
    [pair] { $name } e { $other } ganham a partida
   *[other] { $name } ganha a partida
}
end-round = { $who ->
    [you] Você ganha a rodada
    [pair-you] Você e { $other } ganham a rodada
    [pair] { $name } e { $other } ganham a rodada
   *[other] { $name } ganha a rodada
}
end-round-points = { $who ->
    [you] Você ganha a rodada: { point-count }
    [pair-you] Você e { $other } ganham a rodada: { point-count }
    [pair] { $name } e { $other } ganham a rodada: { point-count }
   *[other] { $name } ganha a rodada: { point-count }
}

end-one-round = Uma rodada.
end-round-number = Rodada { $round }.
end-points = { $count ->
    [one] { $count } ponto.
   *[other] { $count } pontos.
}
end-way-lowest = O menor total vence.
end-way-elimination = Vence quem ficar por último abaixo de { $target }.
end-standing = { $form ->
    [of] Você tem { $total } de { $target }.
   *[plain] Você tem { $total }.
}
end-standing-pair = { $form ->
    [of] Sua dupla tem { $total } de { $target }.
   *[plain] Sua dupla tem { $total }.
}
end-deals = { $who ->
    [you] Agora você dá as cartas.
   *[other] Agora { $name } dá as cartas.
}
end-blocked-body = Ninguém podia jogar e não havia mais nada para comprar.
end-blocked-void = A rodada não vale.
end-blocked-own = Cada um soma a própria mão.
end-blocked-lowest = A menor mão leva a diferença.

end-hands = Mãos e pontos
end-cards = Cartas e seus pontos
end-card = { $face },
end-fate-left = saiu da mesa
end-fate-out-match = fora da partida
end-fate-out-round = fora da rodada
end-fate-went-out = bateu
end-fate-went-out-with = bateu com { $face }
end-fate-cards = { $count ->
    [one] ficou com uma carta
   *[other] ficou com { cards }
}
end-with-you = com você, { $note }
end-with-partner = com { $name }, { $note }
end-no-cards = Sem cartas.
end-takes-nothing = Nada sobrou, nada a somar.
end-takes-opponents = Leva os pontos da outra dupla.
end-takes-all = Leva os pontos de todas as outras mãos.
end-this-round = nesta rodada
end-sum-points = pontos
end-sum-not-counted = não conta
end-sum-your-pair = para sua dupla
end-sum-winners = para a dupla
end-sum-you = para você
end-sum-winner = para quem ganhou
end-total = { $form ->
    [elimination] Total { $shown }, fora com { $target }
    [pair] Dupla { $shown } de { $target }
   *[of] Total { $shown } de { $target }
}
end-new-game = Novo jogo
end-see-table = Ver a mesa
