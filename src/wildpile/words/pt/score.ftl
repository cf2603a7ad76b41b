### The score pad: counting points for a real deck (/score). Names are those of the people at the table.

score-title = Placar
# The tab's title while a match goes on.
score-title-round = Rodada { $round } · Placar
score-home = Wildpile, para a página inicial
score-menu = Menu
score-update = Há um placar mais novo.
score-update-take = Usar agora

## The matches on this device

score-matches = Partidas
score-new = Nova partida
score-import = Abrir um arquivo
score-import-trouble = Este arquivo não tem nenhuma partida. Escolha o JSON que o placar salvou.
score-delete = Apagar
score-delete-one = Apagar a partida de { $names }
score-delete-sure = Apagar esta partida de vez?
score-keep = Ficar com ela
# Under a match: who leads.
score-list-fresh = Nenhuma rodada ainda, { $goal }
score-list-leads = { $rounds ->
    [one] { $names } na frente com { $points } depois de uma rodada
   *[other] { $names } na frente com { $points } depois de { $rounds } rodadas
}
score-list-even = { $rounds ->
    [one] Empate depois de uma rodada
   *[other] Empate depois de { $rounds } rodadas
}
score-list-won = Vitória de { $names } com { $points }
score-offline-ready = O placar está neste aparelho e funciona sem rede. As partidas ficam só aqui.
score-kept-here = As partidas ficam só neste aparelho.

## A new match

score-new-head = Quem joga?
score-new-lead = Para um baralho de verdade: vocês jogam, o placar conta.
score-names = Nomes, no sentido horário
score-name = Nome { $number }
# Stands in an empty field, and for a name not given yet.
score-player = Nome { $number }
score-name-add = Mais alguém
score-name-remove = Tirar { $name }
score-remove = Tirar
score-scoring = Como se conta
score-scoring-winner = Quem vence
score-scoring-lowest = Menos
score-scoring-elimination = Eliminar
score-scoring-single = Uma rodada
score-scoring-winner-note = Quem fica sem cartas soma as dos outros. Quem chega primeiro à meta vence.
score-scoring-lowest-note = Cada um soma as próprias cartas. Quando alguém chega à meta, vence quem tem menos pontos.
score-scoring-elimination-note = Cada um soma as próprias cartas. Quem chega à meta está fora; vence quem sobra.
score-scoring-single-note = Quem fica sem cartas vence.
score-target = Meta
score-target-out = Fora com
score-first-dealer = Dá as cartas primeiro
score-teams = Duplas
score-teams-note = { $first } e { $second } jogam contra os outros dois e dividem os pontos.
score-more = Baralhos e rodadas travadas
score-decks = Baralhos
score-decks-1 = Um
score-decks-2 = Dois juntos
score-blocked = Se ninguém pode jogar
score-blocked-lowest = A menor mão pontua
score-blocked-void = Ninguém pontua
score-blocked-lowest-note = Numa rodada travada, a menor mão soma os pontos das outras menos os seus.
score-blocked-void-note = Uma rodada travada não conta.
score-begin = Começar

## Totals

score-totals = Pontos
# One letter that marks the dealer.
score-dealer-letter = D
score-dealer = Dá as cartas
# Small, behind a name: went out; is asked about now; won the match; lost it by points; has left.
score-tag-out = bateu
score-tag-now = agora
score-tag-won = vence
score-tag-lost = fora
score-tag-left = saiu
score-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
score-meter = { $points } de { $target }
score-meter-own = { $points }, o limite é { $target }
score-goal-winner = até { $target }
score-goal-lowest = vence quem tem menos, até { $target }
score-goal-elimination = fora com { $target }
score-goal-single = uma rodada
score-round-goal = Rodada { $round }, { $goal }

## Writing a round down

score-who = Quem bateu?
score-who-again = Rodada { $round } de novo: quem bateu?
score-deals = Rodada { $round }. { $name } dá as cartas.
score-extra-tie = Há empate embaixo, então o jogo continua.
score-extra-all = Todos ficariam fora, então há mais uma rodada.
score-too-few = Uma rodada precisa de duas pessoas. Chame alguém de volta pelo menu.
score-nobody = Ninguém podia jogar
score-cancel = Deixar como estava
score-held = O que { $name } tinha?
score-type = Pontos na mão de { $name }
score-type-note = De 0 a { $most }
score-type-it = Digitar
score-tap-cards = Tocar cartas
score-tap-note = Toque nas cartas que sobraram na mão.
score-entered = Anotado até agora
score-numbers = Cartas de número
score-actions = Outras cartas
# A key that adds a card, for those who hear the page.
score-key = Mais { $card }
score-drop = Tirar { $card }, { $points }
score-drop-last = Tirar a última
score-points-short = { $points }
score-back = Voltar
score-next = Agora: { $name }
score-write = Anotar
score-undo = Desfazer
score-undo-what = Desfazer: { $what }
score-redo = Refazer
score-undone = Desfeito: { $what }.
score-undone-some = Algo foi desfeito.
score-what-round = rodada { $round }
score-what-change = a mudança da rodada { $round }
score-what-leave = { $name } sai
score-what-return = { $name } volta
score-what-name = o nome { $name }

## What the cards are called here; their colour scores nothing.

score-rank-0 = 0
score-rank-1 = 1
score-rank-2 = 2
score-rank-3 = 3
score-rank-4 = 4
score-rank-5 = 5
score-rank-6 = 6
score-rank-7 = 7
score-rank-8 = 8
score-rank-9 = 9
score-rank-S = Pular
score-rank-R = Inverter
score-rank-D = +2
score-rank-W = Curinga
score-rank-F = Curinga +4
score-rank-T = Triforce
score-rank-H = Embaralha mãos
score-rank-C = Do seu jeito

## What cannot be so

score-trouble-names-few = São precisas duas pessoas.
score-trouble-name-empty = Dê um nome a cada pessoa, ou tire a linha.
score-trouble-name-twice = Há dois { $name }. Acrescente algo que os distinga.
score-trouble-target = A meta é um número de 1 a { $most }.
score-trouble-teams-players = Duplas precisam de quatro pessoas.
score-trouble-teams-elimination = Em duplas ninguém sai um a um.
score-trouble-number = Os pontos são um número de 0 a { $most }.
score-trouble-missing = Anote antes o que { $name } tinha.
score-trouble-holds-none = { $name } tinha ao menos uma carta, ou também teria batido. Se { $name } já estava fora da rodada, digite 0.
score-trouble-not-blocked = { $name } tinha ao menos uma carta, ou teria batido.
score-trouble-winner-holds = { $name } bateu e não tem cartas.
score-trouble-too-many-cards = { $most ->
    [one] { $card }: o baralho só tem uma, e todas as mãos juntas teriam { $count }.
   *[other] { $card }: o baralho tem { $most }, e todas as mãos juntas teriam { $count }.
}
score-trouble-too-many-points = Todas as mãos juntas teriam { $count } pontos; o baralho inteiro tem { $most }.
score-trouble-later = Assim, a rodada { $round } não poderia ter sido jogada como foi. Desfaça antes as rodadas seguintes.
score-keep-refused = Este navegador não deixa guardar nada. Compartilhe ou salve a partida antes de fechar a página.
score-keep-full = Não há mais espaço neste aparelho. Apague partidas antigas, ou compartilhe esta antes de fechar a página.

## What was written

score-chart = Pontos por rodada
score-rounds = Rodadas
score-round-head = Rodada
# Small, below a round's number: who dealt.
score-dealt = deu: { $name }
score-held-short = tinha { $points }
score-not-there = fora desta rodada
score-change = Mudar
score-change-round = Mudar a rodada { $round }
score-blocked-rounds = Travadas: { $rounds }.

## The end

score-won = { $count ->
    [one] { $names } vence a partida
   *[other] { $names } vencem a partida
}
score-won-winner = { $rounds ->
    [one] { $points } pontos depois de uma rodada.
   *[other] { $points } pontos depois de { $rounds } rodadas.
}
score-won-lowest = { $rounds ->
    [one] Só { $points } pontos depois de uma rodada.
   *[other] Só { $points } pontos depois de { $rounds } rodadas.
}
score-won-elimination = { $rounds ->
    [one] Depois de uma rodada, os outros chegaram a { $target }.
   *[other] Depois de { $rounds } rodadas, os outros chegaram a { $target }.
}
score-won-single = { $points } pontos nas outras mãos.
score-place = { $place }º
score-again = Jogar de novo

## Menu, sharing, files

score-people = Quem joga
score-rename = Nome de { $name }
score-leave = Sai
score-return = Volta
score-leave-one = Sai: { $name }
score-return-one = Volta: { $name }
score-install = Instalar o placar
score-csv = Salvar como CSV
score-json = Salvar como JSON
score-share = Compartilhar
score-share-note = O link leva a partida inteira, para ler em qualquer celular. Nenhum servidor a guarda; quem tem o link pode ler.
score-link-trouble = Este navegador não consegue fazer um link. Salve a partida em um arquivo.
score-shared-head = De { $time }
score-shared-note = Só para ler: nada muda aqui quando a partida continua.
score-shared-trouble = Este link está danificado. Peça de novo.
score-own = Meu placar
# Heads of the columns of the CSV file.
score-csv-out = Bateu
score-csv-blocked = travada
score-csv-held = { $name }: na mão
score-csv-gained = { $name }: soma
score-csv-total = { $name }: total
