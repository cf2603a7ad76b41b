### Ways from the start page to other pages.

start-score = Com um baralho de verdade? O placar conta para você.
start-history = Seus jogos neste aparelho
start-gather = Jogar com amigos
link = Link
link-copy = Copiar o link
link-copied = Copiado.
link-send = Enviar
link-qr = Código QR do link
link-qr-long = A partida é longa demais para um código QR. Envie o link.
