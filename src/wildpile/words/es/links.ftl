### Ways from the start page to other pages.

start-score = ¿Con una baraja de verdad? El marcador cuenta por ti.
start-history = Tus partidas en este dispositivo
start-gather = Jugar con amigos
link = Enlace
link-copy = Copiar el enlace
link-copied = Copiado.
link-send = Enviar
link-qr = Código QR del enlace
link-qr-long = La partida es demasiado larga para un código QR. Envía el enlace.
