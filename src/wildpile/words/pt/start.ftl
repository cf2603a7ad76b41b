### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

start-title = Puxe uma cadeira. As cartas estão embaralhadas.
start-lead = O jogo de cartas UNO, na hora, no navegador, contra bots. Sem conta, sem anúncios.
start-more = Mais
start-howto = Como se joga
start-settings = Ajustes
start-learn = Aprender
start-settle = Tirar dúvidas
start-train = Treinar

deck = Baralho
deck-name = { $edition ->
    [zelda] Zelda
    [classic112] Clássico plus
   *[classic108] Clássico
}
deck-note = { $edition ->
    [zelda] 112 cartas, Curinga Triforce
    [classic112] 112 cartas, quatro curingas a mais
   *[classic108] 108 cartas
}
opponents = Adversários
level = Eles jogam
level-easy = Fácil
level-normal = Normal
level-hard = Difícil
length = Duração
length-match = Até { $target }
length-round = Uma rodada
rules = Regras
rules-own = Regras: as suas
preset-official = Oficiais
preset-mobile = Celular
preset-party = Festa
preset-no_mercy_style = Sem dó
play-now = Jogar agora
play-dealing = Dando as cartas
name-and-pace = Seu nome e o ritmo
your-name = Seu nome, se quiser
pace = Os bots pensam
pace-slow = Devagar
pace-normal = Normal
pace-fast = Rápido
pace-off = Sem espera

house-title = Regras da casa, uma a uma
house-own = O que você muda aqui torna as regras suas.
house-round = Uma rodada: como rodadas viram partida não importa.
house-changed = { $count ->
    [one] { $count } mudança
   *[other] { $count } mudanças
}
house-reset = Voltar às regras oficiais
house-conflicts = Estas regras não combinam:

games-title = Continuar um jogo
games-go-on = Continuar: { $edition }
games-note = { $players ->
    [one] Rodada { $round }, { $players } na mesa, { $ago }
   *[other] Rodada { $round }, { $players } na mesa, { $ago }
}
games-just-now = agora mesmo
games-all = Ver todos os { $count }
games-all-brief = Todos os { $count }

notice = Wildpile é um projeto livre e não oficial. UNO é uma marca da Mattel e The Legend of Zelda, da Nintendo; nenhuma delas tem a ver com ele. Todos os desenhos são nossos.
