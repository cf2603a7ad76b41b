### Spanish. What each message is for stands in ../en/, beside the English.

set-play = Jugar y tu mano
taps = Una carta se juega con
taps-two = Dos toques
taps-one = Un toque
taps-note = { $taps ->
    [one] Un toque la juega al momento.
   *[two] El primer toque levanta la carta; el segundo o el botón la juega.
}
drag = Arrastrar cartas
drag-note = Al montón de descartes, o hacia arriba pasando la línea. Si la sueltas antes, vuelve.
hints = Mostrar lo que encaja
hints-note = Las cartas que encajan sobresalen. Sin esto: míralo tú.
sort-own-note = En la mesa, arrastra una carta a su sitio o pulsa Colocar.

set-look = Aspecto
text-size = Texto
text-size-small = Pequeño
text-size-normal = Normal
text-size-large = Grande
text-size-huge = Muy grande
motion = Movimiento
motion-auto = Como el sistema
motion-less = Poco
motion-full = Todo

sounds-on = Sonidos
volume = Volumen
sound-turn = Tu turno
sound-down = Se juega una carta
sound-drawn = Se roba una carta
sound-uno = Alguien dice UNO
sound-caught = Atrapan a alguien
sound-penalty = Castigo o desafío
sound-reverse = Cambia el sentido
sound-won = Acaba la ronda
sound-hear = Oír: { $sound }

set-away = Mientras miras a otro lado
away-title = De quién es el turno, en el título
away-title-note = Lo dice el título de la pestaña.
away-dot = Un punto en el icono
away-dot-note = En la pestaña, cuando te toca.
away-sound = Un sonido
away-sound-note = El de tu turno; los demás callan.
away-notice = Una notificación
away-notice-note = Cuando te toca. Nunca nombra una carta.
away-notice-refused = Tu navegador no deja que esta página te avise.

verb-left = Una carta atrás
verb-right = Una carta adelante
verb-first = A la primera carta
verb-last = A la última carta
verb-move-left = Mover la carta atrás
verb-move-right = Mover la carta adelante
verb-pick = Opción { $number }
key-of = { $what }: { $key }
key-press = Pulsa la tecla nueva
key-wait = { $what }: pulsa la tecla nueva, o Esc.
key-off = Sin tecla
key-back = Dejarla
key-set = { $key } ahora hace esto: { $what }.
key-none = Ninguna tecla hace esto ahora: { $what }.
key-swapped = { $key } ahora hace esto: { $what }. Antes hacía esto: { $other }. Eso está ahora en { $old }.
keys-standard = Todas las teclas como al principio
keys-standard-done = Todas las teclas están como al principio.
