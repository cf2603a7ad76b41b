result-won = { $name } vence o jogo
result-won-pair = { $name } e { $other } vencem o jogo
result-none = Um jogo que ninguém venceu
result-description = { $rounds ->
    [one] Um jogo de UNO, { $edition }, { $players } na mesa, uma rodada: { $scores }. Veja cada jogada e cada mão.
   *[other] Um jogo de UNO, { $edition }, { $players } na mesa, { $rounds } rodadas: { $scores }. Veja cada jogada e cada mão.
}
result-score = { $name } { $points }
result-rounds = Pontos depois de cada rodada
result-round = Rodada
result-record = O registro
result-no-script = Percorrer o jogo precisa de JavaScript, que está desligado aqui. Este é o jogo em texto:
result-home = Jogar Wildpile
result-not_over = Este jogo ainda está sendo jogado
result-not_over-body = As cartas ficam escondidas até o fim. Depois esta página mostra cada jogada e cada mão.
result-unknown_match = Esse jogo não existe
result-unknown_match-body = O link pode estar cortado, ou o jogo era em outro servidor.
result-unreadable = Este jogo não pode mais ser mostrado
result-unreadable-body = Ele foi jogado com uma versão antiga das regras. O registro ainda pode ser baixado.
