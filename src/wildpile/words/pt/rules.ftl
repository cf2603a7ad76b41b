### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

group-draw-cards = Cartas de compra
group-drawing = Comprar
group-jumping-in = Cortar
group-hands = Mãos
group-wilds = Curingas
group-uno = UNO
group-going-out-and-points = Bater e pontos
group-the-deal = A distribuição

switch-stack = Cartas de compra que respondem a cartas de compra
switch-stack--none = Cartas de compra não se acumulam.
switch-stack--kinds = Cartas de compra podem se acumular: { $kinds }.
switch-stack--22 = +2 sobre +2
switch-stack--44 = Curinga +4 sobre Curinga +4
switch-stack--42 = Curinga +4 sobre +2
switch-stack--24 = +2 da cor escolhida sobre Curinga +4
switch-stack_challenge = Desafiar um Curinga +4 acumulado
switch-stack_challenge--last = Um Curinga +4 acumulado pode ser desafiado, pela soma inteira.
switch-stack_challenge--none = Um Curinga +4 acumulado não pode ser desafiado.
switch-skip_bounce = Um Pular passa um +2 adiante
switch-skip_bounce--0 = Pular não responde a +2.
switch-skip_bounce--1 = Um Pular da mesma cor passa um +2 adiante.
switch-reverse_bounce = Um Inverter devolve um +2
switch-reverse_bounce--0 = Inverter não responde a +2.
switch-reverse_bounce--1 = Um Inverter da mesma cor devolve um +2.
switch-last_draw = Bater com uma carta de compra faz comprar
switch-last_draw--0 = Depois de bater com uma carta de compra, ninguém compra.
switch-last_draw--1 = Depois de bater com uma carta de compra, quem vem depois ainda compra.

switch-dtm = Comprar até uma carta combinar
switch-dtm--off = Quem não pode jogar compra uma carta.
switch-dtm--may = Quem não pode jogar pode comprar até uma carta combinar.
switch-dtm--must = Quem não pode jogar tem que comprar até uma carta combinar.
switch-dtm_on_choice = Continuar comprando mesmo que uma carta da mão combine
switch-dtm_on_choice--0 = Quem compra por querer compra uma carta.
switch-dtm_on_choice--1 = Quem compra por querer também vai até uma combinar.
switch-force = Jogar é obrigatório quando dá
switch-force--off = Ninguém é obrigado a jogar.
switch-force--drawn = Uma carta comprada que combina tem que ser jogada.
switch-force--always = Quem pode jogar tem que jogar.
switch-draw_pass = Uma carta comprada não se joga na mesma vez
switch-draw_pass--0 = Uma carta comprada que combina pode ser jogada na hora.
switch-draw_pass--1 = Uma carta comprada não pode ser jogada na mesma vez.

switch-jump = A gêmea da carta do topo pode ser jogada fora da vez
switch-jump--0 = Ninguém joga fora da vez.
switch-jump--1 = Quem tem a mesma carta do topo pode jogá-la fora da vez.
switch-jump_w4 = Dá para cortar com Curinga +4
switch-jump_w4--0 = Não se corta com curinga.
switch-jump_w4--1 = Dá para cortar com Curinga +4.
switch-jump_on_penalty = Cortar em uma punição
switch-jump_on_penalty--allow = Dá para cortar em uma punição.
switch-jump_on_penalty--forbid = Ninguém corta em uma punição.

switch-seven0 = Um 7 troca mãos, um 0 passa todas
switch-seven0--0 = 7 e 0 são números comuns.
switch-seven0--1 = Um 7 troca de mão com alguém, um 0 passa todas as mãos.
switch-seven_optional = A troca do 7 pode ser recusada
switch-seven_optional--0 = A troca do 7 é obrigatória.
switch-seven_optional--1 = A troca do 7 pode ser recusada.
switch-zero_again = Quem joga um 0 joga de novo
switch-zero_again--0 = Um 0 acaba a vez.
switch-zero_again--1 = Quem joga um 0 joga de novo.
switch-mercy = Tamanho de mão que elimina
switch-mercy--0 = Nenhuma mão é grande demais.
switch-mercy--n = { $n ->
    [one] Quem tem { $n } carta está fora da rodada.
   *[other] Quem tem { $n } cartas está fora da rodada.
}
switch-uno_swap = Quem deve dizer UNO depois de troca ou nova distribuição
switch-uno_swap--actor = Depois de troca ou nova distribuição, só quem jogou a carta deve dizer UNO.
switch-uno_swap--holders = Depois de troca ou nova distribuição, todos que recebem uma só carta devem dizer UNO.
switch-uno_swap--none = Depois de troca ou nova distribuição, ninguém deve dizer UNO.

switch-wd4 = Se o Curinga +4 pode ser blefe
switch-wd4--bluff = O Curinga +4 pode ser jogado como blefe, e ser desafiado.
switch-wd4--strict = O Curinga +4 é recusado onde seria blefe, então ninguém pode desafiar.
switch-wd4--free = O Curinga +4 pode sempre ser jogado, e ninguém pode desafiar.
switch-wd4_match = Quais cartas na mão fazem do Curinga +4 um blefe
switch-wd4_match--colour = Uma carta da cor da vez faz do Curinga +4 um blefe.
switch-wd4_match--colour_wild = Uma carta da cor da vez, ou outro curinga, faz do Curinga +4 um blefe.
switch-wd4_match--colour_allwild = Uma carta da cor da vez, ou qualquer outro curinga, mesmo um segundo Curinga +4, faz do Curinga +4 um blefe.
switch-tri_answer = O que responde a um Curinga Triforce
switch-tri_answer--369 = Só um 3, 6 ou 9 da cor responde a um Curinga Triforce.
switch-tri_answer--wt = Um Curinga Triforce responde a um Curinga Triforce, e pergunta a quem vem depois.
switch-tri_answer--anywild = Um Curinga ou Curinga Triforce responde a um Curinga Triforce.
switch-tri_after = Depois de comprar três
switch-tri_after--end_turn = Comprar três por um Curinga Triforce acaba a vez.
switch-tri_after--play_drawn = Depois de comprar três por um Curinga Triforce dá para jogar uma carta comprada.
switch-tri_after--free_turn = Depois de comprar três por um Curinga Triforce segue uma vez comum.
switch-tri_chain_add = O que cada Curinga Triforce sobre outro soma ao preço
switch-tri_chain_add--0 = Cada Curinga Triforce pede três cartas.
switch-tri_chain_add--3 = Cada Curinga Triforce sobre outro soma três cartas ao preço.
switch-tri_last = Curinga Triforce como última carta
switch-tri_last--none = Um Curinga Triforce como última carta não pede nada a ninguém.
switch-tri_last--draw_if_unable = Depois de um Curinga Triforce como última carta, quem vem depois compra o que ele pede, se não puder responder.
switch-ws_last = Curinga embaralha mãos como última carta
switch-ws_last--redeal = O Curinga embaralha mãos como última carta distribui tudo de novo e não ganha.
switch-ws_last--win = O Curinga embaralha mãos como última carta ganha.
switch-ws_colour = Quando o embaralha mãos escolhe a cor
switch-ws_colour--with_play = O Curinga embaralha mãos escolhe a cor antes da distribuição.
switch-ws_colour--after_deal = O Curinga embaralha mãos escolhe a cor depois da distribuição.
switch-wc_rule = O que está escrito no Curinga do seu jeito
switch-wc_rule--plain = O Curinga do seu jeito é um curinga comum.
switch-wc_rule--others_draw_2 = O Curinga do seu jeito faz todos os outros comprarem duas.
switch-wc_rule--play_again = Quem joga o Curinga do seu jeito joga de novo.
switch-wc_rule--discard_wilds = Quem joga o Curinga do seu jeito se livra de todos os outros curingas da mão.

switch-uno_required = Se é preciso dizer UNO com uma carta
switch-uno_required--0 = Ninguém precisa dizer UNO.
switch-uno_required--1 = Quem fica com uma carta tem que dizer UNO.
switch-uno_penalty = Cartas por não dizer UNO
switch-uno_penalty--n = Quem é pego sem dizer UNO compra { $n }.
switch-uno_penalty--0 = Não dizer UNO não custa nada.
switch-false_uno_penalty = Cartas por um UNO fora de hora
switch-false_uno_penalty--n = Um UNO fora de hora custa { $n }.
switch-false_uno_penalty--0 = Um UNO fora de hora não custa nada.
switch-false_catch_penalty = Cartas por acusar à toa
switch-false_catch_penalty--n = Acusar à toa custa { $n }.
switch-false_catch_penalty--0 = Acusar à toa não é aceito.

switch-finish = Cartas que podem ser a última
switch-finish--any = Qualquer carta pode ser a última.
switch-finish--number = Só um número pode ser a última carta.
switch-finish--no_wild = Nenhum curinga pode ser a última carta.
switch-finish--no_draw = Nem +2 nem Curinga +4 podem ser a última carta.
switch-blocked = Quem pontua quando ninguém pode jogar
switch-blocked--lowest = Quando ninguém pode jogar, a menor mão leva a diferença.
switch-blocked--void = Quando ninguém pode jogar, a rodada não vale.
switch-scoring = Como as rodadas viram partida
switch-scoring--winner = Quem ganha a rodada leva os pontos das cartas dos outros.
switch-scoring--lowest = Cada um soma as cartas da própria mão, e o menor total vence.
switch-scoring--elimination = Cada um soma as cartas da própria mão, e quem chega ao limite está fora.
switch-scoring--single = Uma rodada decide.
switch-target = Pontos que acabam a partida
switch-target--n = { $n ->
    [one] { $n } ponto acaba a partida.
   *[other] { $n } pontos acabam a partida.
}
switch-teams = Duplas sentam frente a frente
switch-teams--0 = Cada um joga por si.
switch-teams--1 = Duplas sentam frente a frente e pontuam juntas.

switch-hand = Cartas para cada um
switch-hand--n = { $n ->
    [one] Cada um recebe { $n } carta.
   *[other] Cada um recebe { $n } cartas.
}
switch-decks = Baralhos misturados
switch-decks--1 = Um baralho.
switch-decks--2 = Dois baralhos são misturados.
switch-two_rev = O que Inverter faz entre dois
switch-two_rev--skip = Entre dois, Inverter age como Pular.
switch-two_rev--none = Entre dois, Inverter não tira a vez.
switch-opening = Uma carta de ação no começo age, ou outra é virada
switch-opening--apply = Uma carta de ação ou um curinga no começo age.
switch-opening--redraw = Cartas iniciais que não são números ficam de lado.
switch-opening_reverse = Quem começa depois de um Inverter inicial
switch-opening_reverse--dealer = Depois de um Inverter inicial começa quem deu as cartas.
switch-opening_reverse--right = Depois de um Inverter inicial começa quem está à direita de quem deu as cartas.
switch-opening_ignored = Para onde vão as cartas iniciais deixadas de lado
switch-opening_ignored--bury = Cartas iniciais deixadas de lado ficam embaixo da que vale.
switch-opening_ignored--shuffle_back = Cartas iniciais deixadas de lado voltam ao monte.

value-off = não
value-empty = Vazio: não.

conflict-edition = Uma destas regras é de outro baralho.
conflict-needs = Uma destas regras não quer dizer nada sem outra que está desligada.
conflict-dearer_triforce = Um Curinga Triforce mais caro precisa de curingas que respondam a ele.
conflict-single_target = Em uma só rodada os pontos que acabam a partida não contam.
conflict-draw_pass_dtm = Quem compra até uma carta combinar tem que poder jogá-la.
conflict-draw_pass_force = Uma carta comprada não pode ser obrigatória e proibida ao mesmo tempo.
conflict-stack_challenge = Nenhum Curinga +4 se acumula, então não há desafio a proibir.
conflict-teams_elimination = Duplas não podem ser eliminadas uma pessoa por vez.
conflict-mercy_hand = Uma mão de { $hand } cartas sairia na hora, se { $mercy } são demais.
conflict-players = Este jogo é para 2 a 10 na mesa.
conflict-pairs = Em duplas jogam quatro; aqui há { $players }.
conflict-cards = Faltam cartas para dar { $hand } a cada um dos { $players }.
