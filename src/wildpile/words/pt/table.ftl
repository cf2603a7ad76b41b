### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

page = Wildpile
page-start = Wildpile: jogue UNO agora
page-missing = Nada aqui · Wildpile
page-ended = Jogo encerrado · Wildpile
page-round-over = Fim da rodada · Wildpile
page-match-over = Fim da partida · Wildpile
page-your-turn = Sua vez · Wildpile
page-turn = { $name } · Wildpile
notice-turn = Sua vez no Wildpile

bar-round = { $scoring ->
    [elimination] Rodada { $round }, fora com { $target }
    [lowest] Rodada { $round }, até { $target }, vence o menor
   *[winner] Rodada { $round }, até { $target }
}
goal = { $scoring ->
    [elimination] fora com { $target }
    [lowest] até { $target }, vence o menor
   *[winner] até { $target }
}
one-round = Uma rodada
bar-rules = { $rules ->
    [official] Regras: oficiais
   *[house] Regras: da casa
}
bar-sound = { $sound ->
    [on] Som ligado
   *[off] Som desligado
}
bar-help = Ajuda
bar-log = Histórico
commands-switch = Jogar por comandos
bar-menu = Menu

tag-left = saiu
tag-out = fora
tag-no-call = Uma carta, sem UNO
tag-no-call-brief = sem UNO
tag-playing = na vez
tag-next = depois
tag-called = UNO dito
badge-uno = UNO!
seat-points-brief = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
seat-partner = Dupla
seat-partner-points = Dupla, { $count }
seat-bot = { $level ->
    [easy] Bot fácil
    [normal] Bot normal
    [hard] Bot difícil
   *[other] Bot
}
seat-bot-brief = { $level ->
    [easy] bot fácil
    [normal] bot normal
    [hard] bot difícil
   *[other] bot
}
seat-last-played = última carta: { $face }
note-partner = sua dupla
note-left = saiu da mesa
note-out = fora da rodada
note-no-call = uma carta e nada de UNO

draw-pile = Monte, { card-count }
to-draw = { $number } para comprar
discard-pile = Descarte, { $face } no topo
discard-pile-empty = Descarte, vazio
discard-nothing = Nada ainda
color-in-force = Cor da vez
color-your-choice = você escolhe
color-none = nenhuma ainda
direction = { $direction ->
    [back] anti-horário
   *[forth] horário
}

hand-section = Sua mão e suas jogadas
hand = Sua mão, { card-count }
card-label = { $state ->
    [playable] { $face }, pode jogar, { $place } de { $count }
    [jump] { $face }, para cortar, { $place } de { $count }
    [no_match] { $face }, não combina, { $place } de { $count }
    [blocked] { $face }, agora não, { $place } de { $count }
   *[quiet] { $face }, { $place } de { $count }
}
sort = Ordenar
sort-by = { $sort ->
    [own] Ordem: a minha
    [playable] Ordem: o que combina
    [number] Ordem: número
   *[colour] Ordem: cor
}
arrange = Arrumar
arrange-done = Pronto
move-left = Mover a carta para a esquerda
move-right = Mover a carta para a direita

act-uno = UNO!
act-catch = Pegar
act-start = Ao início
act-back = Desfazer
act-again = De novo
act-next = Outra rodada
act-jump = Cortar!
act-draw = Comprar carta
act-draw-number = Comprar { number }
act-take = Comprar { $count }
act-pass = Passar
act-keep = Ficar
act-end-turn = Acabar
act-draw-another = Outra
act-play = Jogar
idle-answer = Responda acima
idle-choose = Escolha acima
idle-out = Você está fora
idle-play = Jogue uma carta

log-title = O que aconteceu
log-and-points = Pontos e histórico
log-this-round = Esta rodada
past-open = Ver de novo
points-title = Pontos
