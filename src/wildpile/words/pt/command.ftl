command-title = Comandos
command-label = Comando
command-hint = Por exemplo: vermelho 7, curinga verde, comprar, quem, ajuda
command-send = Fazer
command-answers = Respostas

command-word-draw = comprar, compro
command-word-keep = ficar, fico
command-word-take = aceitar, aceito
command-word-challenge = desafiar, desafio
command-word-pass = passar, passo
command-word-uno = uno, u
command-word-next = próxima, proxima, de novo
command-word-catch = pegar, pego
command-word-jump = cortar, corto
command-word-colour = cor
command-word-now = e agora, agora
command-word-who = quem, vez
command-word-last = último, ultimo, registro
command-word-hand = mão, mao, cartas
command-word-count = quantas
command-word-top = topo, pilha
command-word-points = pontos
command-word-rules = regras
command-word-help = ajuda

command-help = Diga uma carta para jogá-la: vermelho 7 ou r7, gs para Pular verde, curinga azul ou w b. Com o aviso: vermelho 7 uno. Um 7 que troca: vermelho 7 Mara. Jogadas: comprar, ficar, aceitar, desafiar, passar, uno, pegar com um nome, cortar com uma carta, próxima. Perguntas: agora, quem, último, mão, quantas, topo, pontos, regras. A seta para cima traz de volta o que você digitou.
command-unknown = “{ $text }” não é um comando. Digite ajuda para ouvir todos.
command-wait = Um momento, a última jogada está a caminho.
command-played = { $face }: jogada feita.
command-done = { $act ->
    [draw] Você compra.
    [keep] Você fica com ela e sua vez acaba.
    [pass] Você passa.
    [take] Você compra as cartas.
    [challenge] Você desafia.
    [catch] Peguei.
    [uno] Você diz UNO.
    [next] As cartas são dadas.
   *[colour] A cor foi escolhida.
}
command-not-over = A rodada ainda não acabou.
command-not-held = Você não tem { $face }.
command-nobody = Ninguém aqui se chama { $text }.
command-which-color = Que cor para { $face }? Diga uma.
command-which-player = Seu { $rank } troca as mãos. Com quem? { $names }.
command-hand = Você tem { $cards }.
command-fits = Serve: { $cards }.
command-fits-none = Nada serve agora.
command-color = Cor valendo: { $color }
command-way = O jogo segue no sentido { direction }
command-no-points = Uma rodada, sem pontos.
command-nothing-yet = Ainda não aconteceu nada.
command-stop = { $text }.
