### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

train-title = Treinar
train-description = Situações de UNO para resolver, em vários níveis: o que dá para jogar, se aquele Curinga +4 vale, se você desafiaria, quem joga depois.
train-lead = Situações curtas, tiradas de mãos de verdade. O juiz avalia cada uma, e o que você errar volta mais tarde.
train-level = Nível { $level }
train-level-1 = Primeiros passos
train-level-2 = Armadilhas
train-level-3 = Duas regras de uma vez
train-level-4 = Raridades
train-level-5 = Para craques
train-chosen = Escolhidas a dedo
train-endless = Sem fim
train-start = Começar
train-next = Próxima
train-check = Conferir
train-solution = Mostrar a resposta
train-right = Certo.
train-wrong = Não é bem isso.
train-progress = { $done ->
    [0] Nenhuma situação resolvida
    [one] Uma situação resolvida
   *[other] { $done } situações resolvidas
}
train-due = { $count ->
    [0] Nada para rever hoje.
    [one] Uma situação volta hoje.
   *[other] { $count } situações voltam hoje.
}
train-kept = Seu progresso fica neste aparelho.

train-kind-play = O que dá para jogar?
train-kind-four = O +4 vale?
train-kind-challenge = Você desafiaria?
train-kind-triforce = Responda à Triforce
train-kind-next = Quem joga depois?
train-kind-points = Quantos pontos são?
train-ask-play = Toque em todas as cartas que você pode jogar agora. Se não houver nenhuma, diga.
train-ask-four = Um Curinga +4 desta mão valeria?
train-ask-challenge = Você tem que comprar. Você desafiaria?
train-ask-triforce = Toque em todas as cartas que respondem ao Curinga Triforce. Se não houver nenhuma, diga.
train-ask-next = Quem joga depois disso?
train-ask-points = Quanto vale esta mão?
train-ask-round = Quantos pontos leva quem ganhou?
train-none = Nenhuma delas
train-yes = Sim
train-no = Não
train-nobody = Ninguém, a rodada acabou
train-expected-points = { $points ->
    [0] São 0 pontos.
    [one] É um ponto.
   *[other] São { $points } pontos.
}
train-chance = Contando só as cartas que você vê, uma mão assim faria do +4 um blefe em { $percent } de cada 100 vezes. Quem pode seguir a cor quase sempre segue, então um blefe raramente é tão provável.

lesson-fits_color = Tem a cor da vez.
lesson-fits_number = Tem o número da carta do topo.
lesson-fits_symbol = Tem o símbolo da carta do topo.
lesson-fits_wild = Um curinga pode ser jogado sobre qualquer carta.
lesson-fits_four = Nada na mão impede, então vale.
lesson-bluff = Dá para jogar, mas é blefe: se alguém desafiar, você compra.
lesson-drawn = Você acabou de comprar esta carta, e ela combina.
lesson-answers = Responde ao Curinga Triforce.
lesson-stacks = Nesta mesa, passa a punição adiante.
lesson-bounces = Nesta mesa, desvia a punição.
lesson-twin = É exatamente a carta do topo, então nesta mesa você pode cortar.
lesson-cards = Estas podem ser jogadas, e nenhuma outra.
lesson-cards_none = Nada combina: compre.
lesson-cards_answer = Só um 3, 6 ou 9 da cor escolhida responde.
lesson-cards_take = Nada responde: compre o que se pede.
lesson-cards_penalty = A punição vem primeiro. Nada na mão responde a ela.
lesson-cards_waits = É a vez de outra pessoa.
lesson-four_fair = Nenhuma carta na mão impede, então vale.
lesson-four_color = Na mão há uma carta da cor da vez, então seria blefe.
lesson-four_wild = Outro curinga na mão conta como carta que combina, então seria blefe.
lesson-four_free = Nesta mesa, ele pode sempre ser jogado.
lesson-challenge_never = Você vê todas as cartas que fariam do +4 um blefe, então vale.
lesson-challenge_sure = Uma mão desse tamanho tem com certeza uma carta que faz do +4 um blefe.
lesson-challenge_worth = Uma mão desse tamanho tem, muito provavelmente, uma carta que faz do +4 um blefe.
lesson-challenge_risky = Uma mão assim raramente tem uma carta que faz do +4 um blefe, e um desafio perdido sai caro.
lesson-challenge_open = As cartas não decidem. Olhe a outra pessoa nos olhos.
lesson-next_order = O jogo segue a ordem.
lesson-next_skipped = Quem vem depois perde a vez, então joga a pessoa seguinte.
lesson-next_turned = O sentido mudou.
lesson-next_two = Entre dois, a vez volta na hora.
lesson-next_same = A vez ainda não acabou.
lesson-next_answers = Quem vem depois tem que responder à carta primeiro.
lesson-next_over = A rodada acabou.
lesson-points_hand = Números contam o próprio valor; +2, Pular e Inverter, 20; um curinga, 50 (embaralha mãos e do seu jeito, 40).
lesson-points_round = Quem ganhou leva os pontos do que os outros ainda têm.

teach-play = Cor, número ou símbolo: um deles basta.
teach-four = Procure a cor da vez, e nada além do que é preciso.
teach-challenge = Conte as cartas da outra mão, depois conte o que você vê da cor.
teach-next = Siga carta por carta, de olho no sentido do jogo.
teach-points = Vinte para cada carta de ação, cinquenta para quase todo curinga.
teach-triforce = Um 3, 6 ou 9 da cor escolhida, e nada mais.
teach-match = Cor, número ou símbolo: um deles basta.
teach-wild = Um curinga combina com qualquer carta, mesmo quando outra também combina.
teach-symbol = Pular combina com Pular, Inverter com Inverter e +2 com +2, sejam quais forem as cores.
teach-wild_top = Sobre um curinga só conta a cor escolhida. A carta embaixo dele não conta mais.
teach-draw_one = Quando nada combina, compra-se uma carta; se ela também não combina, a vez acaba.
teach-drawn_only = Depois de comprar, só a carta comprada pode ser jogada.
teach-served = Uma carta de compra pela qual alguém já comprou é uma carta comum.
teach-extra_wilds = Embaralha mãos e do seu jeito são curingas como os outros: combinam com qualquer carta.
teach-waits = Sem regra da casa, ninguém joga fora da vez, nem com uma carta idêntica à do topo.
teach-jump = Para cortar é preciso ter a mesma cor e o mesmo número ou símbolo, e o jogo segue a partir de quem cortou.
teach-stack = Sob uma punição, só dá para jogar o que esta mesa deixa acumular.
teach-bounce = Onde um Pular passa o +2 adiante, o primeiro Pular tem que ter a cor do +2.
teach-finish = Onde a última carta tem que ser um número, uma carta de ação não acaba a rodada.
teach-four_color = Uma carta da cor da vez faz do Curinga +4 um blefe.
teach-four_number = Números e símbolos iguais em outras cores nunca fazem do Curinga +4 um blefe.
teach-four_action = Uma carta de ação da cor é uma carta da cor.
teach-four_named = Depois de um curinga, a cor da vez é a que foi escolhida.
teach-four_drawn = Um Curinga +4 comprado é julgado com a mão inteira.
teach-four_wild_classic = No jogo clássico, um Curinga na mão não faz do Curinga +4 um blefe.
teach-four_wild_zelda = Onde curingas contam como cartas que combinam, um Curinga na mão faz do Curinga +4 um blefe.
teach-four_triforce = Na edição Zelda, um Curinga Triforce na mão também faz do Curinga +4 um blefe.
teach-four_second = Um segundo Curinga +4 nunca faz do primeiro um blefe.
teach-challenge_big = Quanto mais cartas na outra mão, mais provável que uma delas impeça o +4.
teach-challenge_small = Quando a outra mão tem só mais uma carta, o Curinga +4 quase sempre vale.
teach-challenge_count = O que está na sua mão e o que já foi jogado não pode estar na outra mão.
teach-challenge_stack = Quanto maior a soma, menos certeza é preciso ter para desafiar.
teach-challenge_won = Depois de um blefe descoberto, quem desafiou joga.
teach-challenge_lost = Um desafio perdido custa seis cartas e a vez.
teach-skip = Um Pular pula quem vem depois, no sentido do jogo.
teach-reverse = Um Inverter muda o sentido, e o próximo muda de volta.
teach-reverse_two = Entre dois, um Inverter age como um Pular.
teach-two = Um +2 tira também a vez de quem vem depois.
teach-four_turn = Quem compra as quatro cartas perde a vez.
teach-opening = No jogo clássico, uma carta de ação virada no começo age na hora.
teach-opening_zelda = Na edição Zelda, tudo o que não é número fica de lado no começo.
teach-seven_zero = Um 0 passa todas as mãos adiante; com mais uma regra da casa, quem o jogou joga de novo.
teach-points_round = Some todas as mãos, menos a de quem ganhou.
teach-points_last = Se a última carta é de compra, quem vem depois compra primeiro, e essas cartas contam.
teach-points_teams = As cartas da outra pessoa da dupla não contam para ninguém.
teach-triforce_take = Quando nada responde, compram-se três cartas.
teach-triforce_wild = Nem um Curinga nem outro Curinga Triforce responde, a não ser que uma regra da casa permita.
teach-triforce_one = Um Curinga Triforce pergunta só a quem vem logo depois; em seguida, o jogo é o de sempre.
teach-triforce_symbol = A Triforce de um 3, 6 ou 9 não é um símbolo que sirva para combinar.
teach-triforce_turn = Comprar três é a vez inteira, a não ser que uma regra da casa dê mais.
teach-triforce_house = Regras da casa podem deixar que um Curinga Triforce, ou também um Curinga, responda. Um Curinga +4 nunca responde.
teach-triforce_last = Um Curinga Triforce como última carta não pede nada a ninguém.
