### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

set-play = Jogar e a sua mão
taps = Uma carta se joga com
taps-two = Dois toques
taps-one = Um toque
taps-note = { $taps ->
    [one] Um toque joga na hora.
   *[two] O primeiro toque levanta a carta; o segundo ou o botão joga.
}
drag = Arrastar cartas
drag-note = Até a pilha de descarte, ou para cima além da linha. Se soltar antes, a carta volta.
hints = Mostrar o que combina
hints-note = As cartas que combinam se destacam. Sem isso: olhe você.
sort-own-note = Na mesa, arraste uma carta até o lugar, ou aperte Arrumar.

set-look = Aparência
text-size = Texto
text-size-small = Pequeno
text-size-normal = Normal
text-size-large = Grande
text-size-huge = Muito grande
motion = Movimento
motion-auto = Como o sistema
motion-less = Pouco
motion-full = Todo

sounds-on = Sons
volume = Volume
sound-turn = Sua vez
sound-down = Uma carta é jogada
sound-drawn = Uma carta é comprada
sound-uno = Alguém diz UNO
sound-caught = Alguém é pego
sound-penalty = Castigo ou desafio
sound-reverse = O sentido muda
sound-won = A rodada acaba
sound-hear = Ouvir: { $sound }

set-away = Enquanto você olha para outro lado
away-title = De quem é a vez, no título
away-title-note = O título da aba diz.
away-dot = Um ponto no ícone
away-dot-note = Na aba, quando é a sua vez.
away-sound = Um som
away-sound-note = O da sua vez; os outros se calam.
away-notice = Uma notificação
away-notice-note = Quando é a sua vez. Nunca diz uma carta.
away-notice-refused = O seu navegador não deixa esta página avisar você.

verb-left = Uma carta para trás
verb-right = Uma carta para a frente
verb-first = Para a primeira carta
verb-last = Para a última carta
verb-move-left = Mover a carta para trás
verb-move-right = Mover a carta para a frente
verb-pick = Escolha { $number }
key-of = { $what }: { $key }
key-press = Aperte a nova tecla
key-wait = { $what }: aperte a nova tecla, ou Esc.
key-off = Sem tecla
key-back = Deixar
key-set = { $key } agora faz isto: { $what }.
key-none = Nenhuma tecla faz isto agora: { $what }.
key-swapped = { $key } agora faz isto: { $what }. Antes fazia isto: { $other }. Isso agora está em { $old }.
keys-standard = Todas as teclas como no início
keys-standard-done = Todas as teclas estão como no início.
