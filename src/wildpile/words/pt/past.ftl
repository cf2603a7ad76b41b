past-title = O que você viu
past-ago = { $count ->
    [one] Há uma jogada
   *[other] Há { $count } jogadas
}
past-now = Voltar ao agora
past-back = Uma jogada para trás
past-on = Uma jogada para a frente
past-note = Ver de novo não muda nada. O jogo continua.
past-your-turn = Agora é a sua vez.
past-over = A rodada acabou.
past-table = A mesa
past-hand = Sua mão, como era
past-card = { $form ->
    [drawn] { $face }, recém-comprada
   *[held] { $face }
}
past-game = Ver o jogo
past-game-note = Cada jogada, cada mão: para quem tem o link.
page-history = Seus jogos · Wildpile
history-title = Seus jogos
history-lead = O que este aparelho viu até o fim. Fica tudo aqui: nada é enviado, e outros aparelhos não sabem de nada.
history-empty = Nenhum jogo ainda
history-empty-body = Quando uma partida acabar, ela aparece aqui, e você pode ver cada jogada.
history-refused = Este navegador não guarda nada, por isso não há lista de jogos.
history-play = Jogar
history-statistics = Em números
history-won = Vencidos
history-won-share = { $won } de { $games }: { $share } %
history-interval = o acaso deixa entre { $low } e { $high } %
history-points = Pontos por partida, em média
history-best = Mais pontos em uma rodada
history-longest = Turnos da rodada mais longa
history-challenges = Desafios que descobriram um blefe
history-challenges-of = { $found } de { $count }
history-catches = UNO: pegou outros
history-caught = UNO: pegaram você
history-groups = Por baralho e número na mesa
history-group = { $edition }, { $players } na mesa
history-list = Jogos
history-result = { $form ->
    [won] Vitória
   *[lost] Derrota
}
history-line = { $rounds ->
    [one] { $edition }, { $players } na mesa, uma rodada
   *[other] { $edition }, { $players } na mesa, { $rounds } rodadas
}
history-continued = continuado de outro jogo, não conta
history-more = Ver todos os { $count }
history-save = Salvar em arquivo
history-clear = Esquecer todos
history-clear-sure = Sim, esquecer todos
history-keep = Manter
