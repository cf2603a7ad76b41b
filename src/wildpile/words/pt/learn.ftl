### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

learn-title = { $edition ->
    [zelda] UNO The Legend of Zelda em três minutos
    [classic112] UNO de 112 cartas em três minutos
   *[other] UNO em três minutos
}
learn-description = { $edition ->
    [zelda] Aprenda a edição Zelda jogando: todas as cartas, o Curinga Triforce, o desafio e o que é oficial.
   *[other] Aprenda UNO jogando: todas as cartas, o desafio, a hora de dizer UNO e o que é oficial.
}
learn-lead = Tudo o que você precisa saber à mesa, com cartas que você pode mover.
learn-edition = Edição
learn-edition-classic108 = Clássico, 108 cartas
learn-edition-classic112 = Clássico, 112 cartas
learn-edition-zelda = The Legend of Zelda
learn-unofficial = O Wildpile não é oficial. UNO e The Legend of Zelda são marcas de seus donos, citadas aqui só para dizer de quem são estas regras.
learn-table-rules = Esta página ensina as regras de uma mesa. O que não é oficial está marcado.
learn-mark = Não oficial
learn-print = Imprimir em uma folha
learn-play = Jogar agora
learn-source = Regra { $ruling }
learn-show = Mostrar
learn-again = De novo
learn-more = Mais respostas
learn-ready = Agora já dá para jogar.

learn-aim-heading = O objetivo
learn-aim = { $scoring ->
    [single] Jogue todas as suas cartas antes dos outros. Com isso você vence a partida.
    [lowest] Jogue todas as suas cartas antes dos outros. O que ainda está na sua mão quando alguém bate conta contra você, e o menor total vence.
    [elimination] Jogue todas as suas cartas antes dos outros. O que ainda está na sua mão quando alguém bate conta contra você; com { $target } pontos você está fora da partida.
   *[winner] { $edition ->
        [zelda] Jogue todas as suas cartas antes dos outros: com isso você vence. Com pontos, uma variante da folha de regras, você ganha assim a rodada e leva os pontos das cartas que os outros ainda têm, e vence a partida quem chegar primeiro a { $target } pontos.
       *[other] Jogue todas as suas cartas antes dos outros. Com isso você ganha a rodada e leva os pontos das cartas que os outros ainda têm. Vence a partida quem chegar primeiro a { $target } pontos.
    }
}
learn-aim-deal = { $hand ->
    [one] Embaralhe e dê uma carta a cada pessoa. Jogam de duas a dez.
   *[other] Embaralhe e dê { $hand } cartas a cada pessoa. Jogam de duas a dez.
}
learn-aim-piles = O resto fica virado para baixo: é o monte. A carta de cima dele é virada ao lado e começa o descarte.
learn-aim-opening = { $opening ->
    [redraw] Só um número pode começar. Qualquer outra carta fica de lado, e a próxima é virada.
   *[apply] { $opening_reverse ->
        [right] A primeira carta é uma carta de ação? Ela age na hora: com um Pular, a primeira pessoa perde a vez; com um +2, ela compra duas e perde a vez; com um Inverter, começa quem está à direita de quem deu as cartas, no sentido anti-horário. Com um curinga, a primeira pessoa escolhe a cor. Só um Curinga +4 volta ao monte.
       *[dealer] A primeira carta é uma carta de ação? Ela age na hora: com um Pular, a primeira pessoa perde a vez; com um +2, ela compra duas e perde a vez; com um Inverter, começa quem deu as cartas, no sentido anti-horário. Com um curinga, a primeira pessoa escolhe a cor. Só um Curinga +4 volta ao monte.
    }
}
learn-aim-first = Começa quem está à esquerda de quem deu as cartas, e o jogo segue no sentido horário.
learn-aim-more = Mais sobre dar as cartas
learn-aim-dealer = Qualquer pessoa pode dar as cartas primeiro. Para escolher, cada uma tira uma carta: dá as cartas quem tirar o número mais alto, e uma carta sem número conta como 0. Depois de cada rodada, quem está à esquerda passa a dar as cartas.
learn-aim-deck = { $edition ->
    [zelda] 112 cartas. Vermelho, dourado, verde e azul têm, cada um, um 0, dois de cada número de 1 a 9, dois +2, dois Pular e dois Inverter. Além disso, há quatro Curingas, quatro Curingas +4 e quatro Curingas Triforce.
    [classic112] 112 cartas. Vermelho, amarelo, verde e azul têm, cada um, um 0, dois de cada número de 1 a 9, dois +2, dois Pular e dois Inverter. Além disso, há quatro Curingas, quatro Curingas +4, um Curinga embaralha mãos e três Curingas do seu jeito.
   *[other] 108 cartas. Vermelho, amarelo, verde e azul têm, cada um, um 0, dois de cada número de 1 a 9, dois +2, dois Pular e dois Inverter. Além disso, há quatro Curingas e quatro Curingas +4.
}
learn-aim-decks = { $decks ->
    [2] Nesta mesa, dois baralhos desses são misturados: { $cards } cartas.
   *[other] Um baralho basta para todos.
}
learn-aim-about = { $edition ->
    [zelda] Edição publicada pela Mattel em 2017. Para duas a dez pessoas, a partir de 7 anos; uma rodada leva de 10 a 20 minutos. Fácil de aprender, com pouco a planejar, e a sorte pesa bastante.
   *[other] Para duas a dez pessoas. Fácil de aprender, e a sorte pesa bastante.
}
learn-aim-opening_number = Sai um número: quem está à esquerda de quem deu as cartas simplesmente começa.
learn-aim-opening_skip = { $opening ->
    [redraw] Sai um Pular. Ele fica de lado, e a próxima carta é virada.
   *[apply] Sai um Pular. Ele age: quem está à esquerda de quem deu as cartas perde a vez.
}
learn-aim-opening_ignored = { $opening ->
    [redraw] Sai um Pular, depois um curinga. Os dois ficam de lado, até sair um número.
   *[apply] Sai um Pular, e ele age na hora.
}

learn-moves-heading = O jogo em quatro passos
learn-moves-match-heading = Combine
learn-moves-match = Jogue uma carta que tenha a cor, o número ou o símbolo da carta do topo. Os símbolos estão nas cartas de ação: Pular, Inverter, +2. Os curingas não têm cor e podem ser jogados sobre qualquer carta.
learn-moves-color = { $edition ->
    [zelda] A cor da vez é a da carta do topo; sobre um curinga, é a que foi escolhida. A Triforce de um 3, 6 ou 9 não é um símbolo que sirva para combinar.
   *[other] A cor da vez é a da carta do topo; sobre um curinga, é a que foi escolhida.
}
learn-moves-draw-heading = Ou compre
learn-moves-draw = { $dtm ->
    [may] Nada combina? Compre, carta por carta, até uma combinar ou até você querer parar.
    [must] Nada combina? Compre até uma carta combinar.
   *[off] { $force ->
        [always] Nada combina? Compre uma carta.
       *[other] Nada combina, ou você prefere guardar as suas cartas? Compre uma.
    }
}
learn-moves-drawn = { $draw_pass ->
    [1] A carta comprada fica na sua mão nesta vez, e o jogo segue com quem vem depois.
   *[other] { $force ->
        [off] Se a carta que você comprou combina, você pode jogá-la na hora, mas nenhuma outra. Se não combina, ou se você fica com ela, a sua vez acaba.
       *[other] Se a carta que você comprou combina, jogue-a na hora. Se não combina, a sua vez acaba.
    }
}
learn-moves-call-heading = Diga UNO
learn-moves-call = { $uno_required ->
    [0] Ficou com uma carta? Nesta mesa ninguém precisa dizer nada.
   *[other] { $uno_penalty ->
        [0] Diga “UNO!” com a penúltima carta. Nesta mesa, esquecer não custa nada.
        [one] Diga “UNO!” com a penúltima carta. Se você esquecer e alguém pegar você, você compra uma carta.
       *[other] Diga “UNO!” com a penúltima carta. Se você esquecer e alguém pegar você, você compra { $uno_penalty } cartas.
    }
}
learn-moves-score-heading = Marque pontos
learn-moves-score = { $scoring ->
    [single] Sua mão está vazia: você venceu.
    [lowest] A mão de alguém está vazia: todos os outros anotam o que ainda têm na mão.
    [elimination] A mão de alguém está vazia: todos os outros anotam o que ainda têm na mão.
   *[winner] Sua mão está vazia: você leva os pontos de todas as cartas que os outros ainda têm.
}

learn-try-heading = Agora é com você
learn-try = O que você jogaria? Toque em todas as cartas que combinam e veja por quê. Cada “Regra” leva ao texto exato.
learn-try-seven = No topo está um 7 vermelho.
learn-try-symbol = No topo está um Inverter. As setas são o símbolo dele.
learn-try-wild = No topo está um curinga, e a cor escolhida foi verde. Embaixo dele ainda se vê um 6 vermelho.
learn-try-nothing = De novo um 7 vermelho, e outra mão.
learn-try-drawn = No topo está um 7 vermelho, e você preferiu comprar.
learn-try-two = No topo está um +2.
learn-try-zero = No topo está um 0 azul.
learn-try-triforce = Quem joga antes de você jogou um Curinga Triforce e escolheu verde.
learn-try-unable = De novo um Curinga Triforce e verde, e outra mão.
learn-try-extra = No topo está um 6 azul, e na sua mão há dois curingas que nem todo baralho tem.
learn-try-none = Nada combina
learn-try-next = Próxima
learn-try-show = Mostrar todas
learn-try-progress = { $done } de { $count } prontas

learn-cards-heading = Todas as cartas
learn-cards-lead = Cartas de ação combinam com a própria cor, ou com o próprio símbolo em qualquer cor. Curingas combinam com tudo.
learn-cards-points = Vale { $points } pontos na mão
learn-cards-points-number = Vale o próprio número na mão
learn-cards-number =
    { $seven0 ->
        [1] Um número só muda a cor, menos dois deles nesta mesa: um 7 troca a sua mão com a de quem você escolher, e um 0 passa todas as mãos adiante.
       *[other] Uma carta comum: nada acontece.
    }
    .name = Número
    .face = { $edition ->
        [zelda] um número grande, repetido nos cantos; o 3, o 6 e o 9 mostram também uma Triforce
       *[other] um número grande, repetido nos cantos
    }
    .fits = Sobre a mesma cor ou o mesmo número
learn-cards-skip =
    Quem vem depois perde a vez. { $skip_bounce ->
        [1] Nesta mesa, um Pular da mesma cor também passa um +2 adiante.
       *[other] Não dá para responder com outro Pular.
    }
    .name = Pular
    .face = um círculo cortado por um traço
    .fits = Sobre a mesma cor ou outro Pular
learn-cards-reverse =
    { $reverse_bounce ->
        [1] O jogo muda de sentido: de horário para anti-horário, ou o contrário. Nesta mesa, um Inverter da mesma cor também devolve um +2.
       *[other] O jogo muda de sentido: de horário para anti-horário, ou o contrário.
    }
    .name = Inverter
    .face = duas setas que apontam para lados opostos
    .fits = Sobre a mesma cor ou outro Inverter
learn-cards-reverse_two = { $two_rev ->
    [none] Entre dois, nesta mesa, um Inverter não tira a vez de ninguém.
   *[skip] Entre dois, um Inverter age como um Pular: você joga de novo.
}
learn-cards-two =
    { $passes_two ->
        [0] Quem vem depois compra duas cartas e perde a vez. Não há como passá-las adiante.
       *[other] Quem vem depois compra duas cartas e perde a vez, a não ser que as regras desta mesa deixem passar a punição adiante.
    }
    .name = +2
    .face = +2 nos cantos
    .fits = Sobre a mesma cor ou outro +2
learn-cards-wild =
    Você escolhe a cor em que o jogo segue, até a mesma de antes. Na sua vez, dá para jogá-lo mesmo que outra carta combine.
    .name = Curinga
    .face = uma elipse em quatro cores
    .fits = Sobre qualquer carta
learn-cards-four =
    { $wd4 ->
        [free] Você escolhe uma cor; quem vem depois compra quatro e perde a vez.
        [strict] Você escolhe uma cor; quem vem depois compra quatro e perde a vez. Só dá para jogá-lo quando nada na sua mão impede.
       *[bluff] Você escolhe uma cor; quem vem depois compra quatro e perde a vez, ou desafia você (veja abaixo). { $wd4_match ->
            [colour] Só vale sem carta da cor da vez na mão.
            [colour_wild] { $edition ->
                [zelda] Só vale sem carta da cor da vez, sem Curinga e sem Curinga Triforce na mão.
               *[other] Só vale sem carta da cor da vez na mão e sem curinga de outro tipo.
            }
           *[colour_allwild] Só vale sem carta da cor da vez na mão e sem nenhum outro curinga.
        }
    }
    .name = Curinga +4
    .face = +4 nos cantos
    .fits = Sobre qualquer carta, mas não com qualquer mão
learn-cards-triforce =
    Você escolhe uma cor. Quem vem depois joga uma carta dessa cor com uma Triforce, um 3, 6 ou 9, ou compra três. { $tri_answer ->
        [wt] Nesta mesa, outro Curinga Triforce também responde.
        [anywild] Nesta mesa, um Curinga ou outro Curinga Triforce também responde.
       *[369] Nada mais responde.
    }
    .name = Curinga Triforce
    .face = uma Triforce: três triângulos que se tocam
    .fits = Sobre qualquer carta
learn-cards-triforce_take = { $tri_after ->
    [end_turn] Comprar três acaba a vez. Depois o jogo é o de sempre, na cor da carta do topo; se ninguém respondeu, na cor escolhida.
    [play_drawn] Quem compra três pode jogar uma delas na hora, se combinar. Depois o jogo é o de sempre.
   *[free_turn] Quem compra três joga em seguida uma vez comum.
}
learn-cards-shuffle =
    Você junta todas as mãos, embaralha e dá todas as cartas de novo, começando à sua esquerda. Você também escolhe a cor.
    .name = Curinga embaralha mãos
    .face = cartas que trocam de lugar
    .fits = Sobre qualquer carta
learn-cards-custom =
    { $wc_rule ->
        [plain] Um Curinga com uma regra de vocês, escrita nele antes do jogo. Sem nada escrito, é um Curinga comum.
        [others_draw_2] Um Curinga; nesta mesa, todos os outros também compram duas cartas.
        [play_again] Um Curinga; nesta mesa, você também joga de novo.
       *[discard_wilds] Um Curinga; nesta mesa, você também se livra de todos os seus outros curingas.
    }
    .name = Curinga do seu jeito
    .face = um espaço em branco para escrever
    .fits = Sobre qualquer carta

learn-challenge-heading = Esse Curinga +4 é blefe?
learn-challenge = { $wd4 ->
    [free] Nesta mesa, um Curinga +4 pode sempre ser jogado, e ninguém pode desafiar.
    [strict] Nesta mesa, um Curinga +4 que seria blefe não pode ser jogado, então não há o que desafiar.
   *[bluff] Dá para você jogar um Curinga +4 mesmo quando não deveria. Quem tem que comprar pode aceitar as cartas ou desafiar você. Mais ninguém pode.
}
learn-challenge-rule = { $wd4_match ->
    [colour] É blefe se a mão de onde ele saiu tinha uma carta da cor que valia antes dele. Números e símbolos iguais, outros curingas e a cor escolhida não contam.
    [colour_wild] { $edition ->
        [zelda] É blefe se a mão de onde ele saiu tinha uma carta da cor que valia antes dele, um Curinga ou um Curinga Triforce. Números e símbolos iguais, um segundo Curinga +4 e a cor escolhida não contam.
       *[other] É blefe se a mão de onde ele saiu tinha uma carta da cor que valia antes dele, ou um curinga de outro tipo. Números e símbolos iguais, um segundo Curinga +4 e a cor escolhida não contam.
    }
   *[colour_allwild] É blefe se a mão de onde ele saiu tinha uma carta da cor que valia antes dele, ou qualquer outro curinga. Números e símbolos iguais e a cor escolhida não contam.
}
learn-challenge-shown = Quem desafia vê a mão inteira, e mais ninguém.
learn-challenge-when = Desafie quem tem muitas cartas, raramente quem tem poucas. As cartas que você tem ou já viu jogar não podem estar na outra mão. Se você acerta, escapa das cartas e fica com a sua vez; se erra, são duas cartas a mais.
learn-challenge-named = Blefe ou não, a carta fica, e a cor escolhida também.
learn-challenge-if-bluff = Blefe: quem jogou o +4 compra quatro, e quem desafiou joga sem comprar nada.
learn-challenge-if-fair = Valia: quem desafiou compra seis e perde a vez.
learn-challenge-side-lay = Você joga o +4
learn-challenge-side-accuse = Você tem que comprar
learn-challenge-lay_fair =
    Sua mão não tinha vermelho, então valia. Quem desafiou compra seis e perde a vez.
    .setup = A cor é vermelho, e você não tem. Jogue o +4 e receba o desafio.
learn-challenge-lay_bluff =
    Você tinha uma carta vermelha, então era blefe. Você compra quatro, e quem desafiou joga.
    .setup = A cor é vermelho, e você tem. Jogue o +4 mesmo assim.
learn-challenge-lay_wild =
    { $wd4_match ->
        [colour] Um Curinga não tem cor, então nesta mesa valia.
       *[other] Um Curinga na sua mão conta como carta que combina, então era blefe. Você compra quatro.
    }
    .setup = A cor é vermelho: você não tem, mas tem um Curinga. Jogue o +4.
learn-challenge-accept =
    Você compra quatro e perde a vez. Ninguém vai saber se era blefe.
    .setup = Mara joga o +4 sobre vermelho. Aceite as cartas.
learn-challenge-accuse_bluff =
    Havia vermelho naquela mão: blefe. As cartas vão para quem jogou o +4, e você segue em verde.
    .setup = Mara joga o +4 sobre vermelho e ainda tem oito cartas. Desafie.
learn-challenge-accuse_fair =
    Uma carta só, e não era vermelha. Você compra seis e perde a vez.
    .setup = Mara joga o +4 sobre vermelho e só tem mais uma carta. Desafie, só para ver.

learn-one_card-heading = Só mais uma carta
learn-one_card = { $uno_required ->
    [0] Nesta mesa ninguém precisa dizer UNO.
   *[other] Diga UNO um pouco antes, junto ou logo depois da penúltima carta, para todos saberem que falta pouco.
}
learn-one_card-caught = { $uno_penalty ->
    [0] Até quem vem depois jogar ou comprar, qualquer pessoa pode pegar você se você não disse. Nesta mesa isso não custa nada.
    [one] Até quem vem depois jogar ou comprar, qualquer pessoa pode pegar você se você não disse. Aí você compra uma carta.
   *[other] Até quem vem depois jogar ou comprar, qualquer pessoa pode pegar você se você não disse. Aí você compra { $uno_penalty } cartas.
}
learn-one_card-more = Dizer UNO, pegar e escapar
learn-one_card-grows = Quando a sua mão cresce de novo, o UNO que você disse não conta mais: ao voltar a uma carta, diga outra vez.
learn-one_card-call = Você diz UNO com a carta. Não há o que pegar.
learn-one_card-forget = { $uno_required ->
    [0] Você não diz nada, e nesta mesa nem precisa.
   *[other] Você não diz nada, alguém pega você, e você compra.
}
learn-one_card-late = Você esqueceu, mas lembra antes que alguém pegue você. Escapou.
learn-one_card-too_late = Quem vem depois já jogou. Agora é tarde para pegar.
learn-one_card-catch = Você pega outra pessoa a tempo. Quem tenta depois não pega mais nada.

learn-official-heading = É oficial, ou é só o jeito de vocês?
learn-official = É sobre isto que mais se discute. Cada linha diz o que é oficial e o que muita gente joga em vez disso.
learn-official-col-official = Oficial
learn-official-col-house = Regra da casa
learn-official-follows-official = Nesta mesa vale a regra oficial.
learn-official-follows-house = Nesta mesa vale a regra da casa.
learn-official-follows-other = Esta mesa tem uma regra só dela.

learn-house-stacking =
    .title = Acumular cartas de compra
    .official = Quem recebe a carta compra e perde a vez. Nada passa adiante.
    .house = Responda a uma carta de compra com outra, e quem vem depois compra a soma.
learn-house-choosing =
    .title = Comprar mesmo podendo jogar
    .official = Pode. Nessa vez, só a carta comprada ainda pode ser jogada.
    .house = Quem pode jogar tem que jogar.
learn-house-drawing =
    .title = Comprar até uma carta combinar
    .official = Uma carta. Se combinar, você pode jogá-la; se não, a vez acaba.
    .house = Compre até uma carta combinar.
learn-house-drawn =
    .title = Ficar com uma carta comprada que combina
    .official = Você pode ficar com ela.
    .house = Ela tem que ser jogada.
learn-house-jumping =
    .title = Cortar com a mesma carta
    .official = Cada pessoa espera a sua vez.
    .house = Quem tem exatamente a carta do topo pode jogá-la na hora, fora da vez.
learn-house-swapping =
    .title = Trocar de mão com 7 e 0
    .official = 7 e 0 são números comuns.
    .house = Um 7 troca a sua mão com a de quem você escolher; um 0 passa todas as mãos adiante.
learn-house-finishing =
    .title = Bater com uma carta de ação
    .official = Qualquer carta pode ser a última.
    .house = A última carta tem que ser um número.
learn-house-forgetting =
    .title = Esquecer de dizer UNO
    .official = Se alguém pega você a tempo, você compra duas.
    .house = Se alguém pega você a tempo, você compra quatro.
learn-house-bouncing =
    .title = Escapar de um +2 com um Pular
    .official = Não dá: você compra e perde a vez.
    .house = Um Pular da mesma cor passa as duas cartas adiante.
learn-house-answering =
    .title = Responder a um Curinga Triforce com um curinga
    .official = Só serve um 3, 6 ou 9 da cor.
    .house = Um Curinga ou outro Curinga Triforce também responde.
learn-house-turn_after =
    .title = Jogar depois de comprar três
    .official = A folha de regras não diz. Pela nossa decisão, a vez acaba.
    .house = Uma das cartas compradas pode ser jogada, se combinar.

learn-winning-heading = Como se vence
learn-winning = { $scoring ->
    [single] A primeira mão vazia vence, e a partida é só isso.
    [lowest] A rodada acaba com a primeira mão vazia. Cada pessoa anota os pontos da própria mão. Quando alguém chega a { $target }, o menor total vence.
    [elimination] A rodada acaba com a primeira mão vazia. Cada pessoa anota os pontos da própria mão, e quem chega a { $target } está fora. Vence quem ficar por último.
   *[winner] A rodada acaba com a primeira mão vazia. Quem bateu leva os pontos de todas as cartas que os outros ainda têm, e começa uma nova rodada. Com { $target } pontos ou mais se vence a partida.
}
learn-winning-single = { $scoring ->
    [winner] Pouco tempo? Deixem os pontos de fora: a primeira mão vazia vence.
   *[other] Combinem o jeito de contar os pontos antes de dar as cartas.
}
learn-winning-numbers = Números
learn-winning-numbers-points = o próprio valor
learn-winning-actions = +2, Pular, Inverter
learn-winning-wilds = { $edition ->
    [zelda] Curinga, Curinga +4, Curinga Triforce
   *[other] Curinga, Curinga +4
}
learn-winning-extra = Embaralha mãos, do seu jeito
learn-winning-points = { $points } cada
learn-winning-count = Quanto valem as cartas dos outros?
learn-winning-sum = Os números somam 13, as três cartas de ação 60, os dois curingas 100: 173 pontos.
learn-winning-sum_extra = Os números somam 13, as três cartas de ação 60, os dois curingas 100, e os dois curingas especiais 80: 253 pontos.
learn-winning-sum_zelda = Os números somam 13, as três cartas de ação 60, os três curingas 150: 223 pontos.
learn-winning-target = { $scoring ->
    [winner] Com 477 pontos e mais 23 nesta rodada, você tem exatamente 500.
   *[other] Os pontos desta rodada se somam aos que já havia.
}

learn-before-heading = Antes de dar as cartas
learn-before = Respostas curtas para o que surge primeiro.
learn-before-last_two = { $last_draw ->
    [0] Um +2 como última carta acaba a rodada na hora; nesta mesa ninguém compra.
   *[other] Um +2 como última carta: quem vem depois compra duas, e então se contam os pontos.
}
learn-before-empty_pile = O monte está vazio: o descarte embaixo da carta do topo é embaralhado e vira o novo monte.
learn-aim-opening_wild = { $opening ->
    [redraw] Sai primeiro um curinga: nesta mesa ele fica de lado.
   *[apply] Sai primeiro um curinga: quem está à esquerda de quem deu as cartas escolhe a cor e joga.
}
learn-aim-opening_four = { $opening ->
    [redraw] Sai primeiro um Curinga +4: nesta mesa ele fica de lado.
   *[apply] Sai primeiro um Curinga +4: ele volta ao monte, e outra carta é virada.
}
