game-page = { $title } · Wildpile
game-won = { $who ->
    [you] Você venceu
    [pair-you] Você e { $other } venceram
    [pair] { $name } e { $other } venceram
   *[other] { $name } venceu
}
game-none = Ninguém venceu
game-home = Wildpile, ao início
game-open = Abrir no Wildpile
game-story = História
game-share = Compartilhar
game-continue = Jogar a partir daqui
game-hands = Mãos
game-hand = A mão de { $name }
game-moves = Jogadas da rodada { $round }
game-controls = Percorrer o jogo
game-slider = Jogada
game-place = Jogada { $place } de { $count }
game-round-back = Ao começo da rodada
game-back = Uma jogada para trás
game-on = Uma jogada para a frente
game-round-on = À próxima rodada
game-play = Reproduzir
game-pause = Pausar
game-round = Rodada
game-round-of = Rodada { $round } de { $count }
game-eyes = Cartas de quem
game-open-hands = Todas as mãos abertas
game-as = Como { $name } viu
game-speed = Velocidade
game-speed-name = { $speed ->
    [slow] Lenta
    [fast] Rápida
   *[normal] Normal
}
game-next-mark = Próximo UNO ou desafio
game-list = Jogadas
game-keys = Teclas
game-keys-step = uma jogada para trás ou para a frente
game-keys-round = à rodada anterior ou à próxima
game-keys-ends = ao começo ou ao fim do jogo
game-keys-play = reproduzir, pausar
game-keys-mark = ao UNO, pegada ou desafio anterior ou seguinte
game-keys-open = todas as mãos abertas
game-keys-seat = do primeiro lugar ao nono: como viu o jogo
game-keys-help = estas teclas
game-share-note = Quem tem o link vê o jogo inteiro: cada jogada, cada mão e os nomes. Ele não está em nenhuma lista nem busca.
game-share-here = Começar nesta jogada, com estas cartas à vista
game-share-text = Um jogo de UNO no Wildpile
game-record = O jogo em arquivo
game-record-text = Em texto
game-record-json = Em JSON
game-embed = Para uma página sua
game-embed-copy = Copiar o HTML
game-continue-note = Você ocupa um lugar e segue a partir da jogada que vê; bots jogam nos outros. Este jogo fica como foi, e o seu não conta nas suas estatísticas.
game-continue-cards = As cartas ficam onde estavam, o monte também: o que veio neste jogo vem de novo, enquanto todos comprarem como antes.
game-continue-seat = Seu lugar
game-continue-go = Seguir jogando
