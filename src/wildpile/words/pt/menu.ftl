### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

menu = Menu
menu-help = Regras e teclas
menu-start = Ao início
menu-new-game = Novo jogo
menu-leave = Sair do jogo
menu-stay = Ficar
menu-leave-sure = Sair de vez
menu-leave-alone = Não há mais ninguém aqui além de você, então o jogo acaba. Não dá para retomar.
menu-leave-others = Suas cartas vão para baixo do descarte e os outros continuam. Não dá para retomar o jogo.
menu-sort = Sua mão fica em ordem de
sort-colour = Cor
sort-number = Número
sort-playable = O que combina
sort-own = À mão
menu-game = { $scoring ->
    [single] { $edition }, uma rodada
    [elimination] { $edition }, fora com { $target }
    [lowest] { $edition }, até { $target }, vence o menor
   *[winner] { $edition }, até { $target }
}
menu-official = As regras oficiais.
menu-house = Regras da casa:

language = Idioma
theme = Tema
theme-auto = Auto
theme-light = Claro
theme-dark = Escuro
contrast = Alto contraste
contrast-note = Linhas fortes, sem tons.
sounds = Sons
sounds-note = Curtos; nenhum diz qual é a carta.
single-keys = Teclas simples
single-keys-note = D compra, U diz UNO, e assim por diante. Setas e Enter sempre funcionam.

help-title = Regras e teclas
keys = Teclas
keys-off = As teclas simples estão desligadas. Os ajustes as ligam.
key-home = Home
key-end = End
key-enter = Enter
key-space = Espaço
key-esc = Esc
keys-move = Andar pela sua mão
keys-press = Jogar a carta, apertar o botão
keys-draw = Comprar uma carta, ou outra
keys-keep = Ficar com a carta comprada, acabar a vez ou passar
keys-take = Comprar as cartas, ou comprar três
keys-challenge = Desafiar um Curinga +4
keys-uno = UNO!
keys-catch = Pegar
keys-jump = Cortar, onde as regras deixam
keys-pick = Vermelho, amarelo ou dourado, verde, azul
keys-pick-player = Com 1 a 4: por qual mão um 7 troca
keys-back = Pegar a carta de volta, fechar, sair do histórico
keys-next = Outra rodada, jogar de novo
keys-hand = Para a sua mão
keys-sort = Pôr sua mão em ordem
keys-arrange = Mudar a carta de lugar na mão
keys-recall = A última jogada
keys-log = O que aconteceu
keys-past = ver de novo, jogada por jogada
keys-menu = Menu
keys-settings = Ajustes
keys-help = Estas teclas
