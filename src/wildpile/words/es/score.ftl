### The score pad: counting points for a real deck (/score). Names are those of the people at the table.

score-title = Marcador
# The tab's title while a match goes on.
score-title-round = Ronda { $round } · Marcador
score-home = Wildpile, a la página de inicio
score-menu = Menú
score-update = Hay un marcador más nuevo.
score-update-take = Usarlo ya

## The matches on this device

score-matches = Partidas
score-new = Partida nueva
score-import = Abrir un archivo
score-import-trouble = En este archivo no hay ninguna partida. Elige el JSON que guardó el marcador.
score-delete = Borrar
score-delete-one = Borrar la partida de { $names }
score-delete-sure = ¿Borrar esta partida para siempre?
score-keep = Conservarla
# Under a match: who leads.
score-list-fresh = Ninguna ronda todavía, { $goal }
score-list-leads = { $rounds ->
    [one] Va por delante { $names } con { $points } tras una ronda
   *[other] Va por delante { $names } con { $points } tras { $rounds } rondas
}
score-list-even = { $rounds ->
    [one] Empate tras una ronda
   *[other] Empate tras { $rounds } rondas
}
score-list-won = Victoria de { $names } con { $points }
score-offline-ready = El marcador está en este dispositivo y funciona sin red. Las partidas se quedan solo aquí.
score-kept-here = Las partidas se quedan solo en este dispositivo.

## A new match

score-new-head = ¿Quién juega?
score-new-lead = Para una baraja de verdad: se juega en la mesa, el marcador cuenta.
score-names = Nombres, en el sentido de las agujas
score-name = Nombre { $number }
# Stands in an empty field, and for a name not given yet.
score-player = Nombre { $number }
score-name-add = Alguien más
score-name-remove = Quitar a { $name }
score-remove = Quitar
score-scoring = Cómo se cuenta
score-scoring-winner = Quien gana
score-scoring-lowest = Menos
score-scoring-elimination = Eliminar
score-scoring-single = Una ronda
score-scoring-winner-note = Quien se queda sin cartas suma las de los demás. Gana quien antes llega a la meta.
score-scoring-lowest-note = Cada quien suma sus propias cartas. Cuando alguien llega a la meta, gana quien menos tiene.
score-scoring-elimination-note = Cada quien suma sus propias cartas. Quien llega a la meta queda fuera; gana quien resiste.
score-scoring-single-note = Quien se queda sin cartas gana.
score-target = Meta
score-target-out = Fuera con
score-first-dealer = Reparte primero
score-teams = Parejas
score-teams-note = { $first } y { $second } juegan contra los otros dos y comparten sus puntos.
score-more = Barajas y rondas bloqueadas
score-decks = Barajas
score-decks-1 = Una
score-decks-2 = Dos juntas
score-blocked = Si nadie puede jugar
score-blocked-lowest = Suma la mano menor
score-blocked-void = Nadie suma
score-blocked-lowest-note = En una ronda bloqueada, la mano más baja suma los puntos de las demás menos los suyos.
score-blocked-void-note = Una ronda bloqueada no cuenta.
score-begin = Empezar

## Totals

score-totals = Puntos
# One letter that marks the dealer.
score-dealer-letter = R
score-dealer = Reparte
# Small, behind a name: went out; is asked about now; won the match; lost it by points; has left.
score-tag-out = salió
score-tag-now = ahora
score-tag-won = gana
score-tag-lost = fuera
score-tag-left = se fue
score-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
score-meter = { $points } de { $target }
score-meter-own = { $points }, el límite es { $target }
score-goal-winner = a { $target }
score-goal-lowest = gana quien menos tiene, a { $target }
score-goal-elimination = fuera con { $target }
score-goal-single = una ronda
score-round-goal = Ronda { $round }, { $goal }

## Writing a round down

score-who = ¿Quién se quedó sin cartas?
score-who-again = Ronda { $round } otra vez: ¿quién se quedó sin cartas?
score-deals = Ronda { $round }. Reparte { $name }.
score-extra-tie = Hay empate por abajo, así que se sigue jugando.
score-extra-all = Todos quedarían fuera, así que se juega una ronda más.
score-too-few = Hacen falta dos para una ronda. Haz volver a alguien desde el menú.
score-nobody = Nadie podía jugar
score-cancel = Dejarla como estaba
score-held = ¿Qué tenía { $name }?
score-type = Puntos en la mano de { $name }
score-type-note = De 0 a { $most }
score-type-it = Escribir
score-tap-cards = Tocar cartas
score-tap-note = Toca las cartas que quedaban en la mano.
score-entered = Lo anotado hasta ahora
score-numbers = Cartas de número
score-actions = Otras cartas
# A key that adds a card, for those who hear the page.
score-key = Añadir { $card }
score-drop = Quitar { $card }, { $points }
score-drop-last = Quitar última
score-points-short = { $points }
score-back = Atrás
score-next = Sigue: { $name }
score-write = Anotar
score-undo = Deshacer
score-undo-what = Deshacer: { $what }
score-redo = Rehacer
score-undone = Deshecho: { $what }.
score-undone-some = Se deshizo algo.
score-what-round = ronda { $round }
score-what-change = el cambio de la ronda { $round }
score-what-leave = { $name } se va
score-what-return = { $name } vuelve
score-what-name = el nombre { $name }

## What the cards are called here; their colour scores nothing.

score-rank-0 = 0
score-rank-1 = 1
score-rank-2 = 2
score-rank-3 = 3
score-rank-4 = 4
score-rank-5 = 5
score-rank-6 = 6
score-rank-7 = 7
score-rank-8 = 8
score-rank-9 = 9
score-rank-S = Salto
score-rank-R = Cambio de sentido
score-rank-D = +2
score-rank-W = Comodín
score-rank-F = Comodín +4
score-rank-T = Trifuerza
score-rank-H = Mezcla manos
score-rank-C = A tu manera

## What cannot be so

score-trouble-names-few = Hacen falta dos.
score-trouble-name-empty = Pon un nombre en cada línea, o quita la que sobra.
score-trouble-name-twice = Hay dos { $name }. Añade algo que los distinga.
score-trouble-target = La meta es un número de 1 a { $most }.
score-trouble-teams-players = Para jugar en parejas hacen falta cuatro.
score-trouble-teams-elimination = En parejas no se puede eliminar de uno en uno.
score-trouble-number = Los puntos son un número de 0 a { $most }.
score-trouble-missing = Anota antes lo que tenía { $name }.
score-trouble-holds-none = { $name } tenía al menos una carta, o también habría salido. Si { $name } ya no estaba en la ronda, escribe 0.
score-trouble-not-blocked = { $name } tenía al menos una carta, o habría salido.
score-trouble-winner-holds = { $name } salió y no tiene cartas.
score-trouble-too-many-cards = { $most ->
    [one] { $card }: la baraja tiene solo una, y entre todas las manos habría { $count }.
   *[other] { $card }: la baraja tiene { $most }, y entre todas las manos habría { $count }.
}
score-trouble-too-many-points = Entre todas las manos habría { $count } puntos; la baraja entera tiene { $most }.
score-trouble-later = Así, la ronda { $round } no se habría podido jugar como fue. Deshaz antes las rondas siguientes.
score-keep-refused = Este navegador no deja guardar nada. Comparte o guarda la partida antes de cerrar la página.
score-keep-full = No queda sitio en este dispositivo. Borra partidas viejas, o comparte esta antes de cerrar la página.

## What was written

score-chart = Puntos por ronda
score-rounds = Rondas
score-round-head = Ronda
# Small, below a round's number: who dealt.
score-dealt = repartió { $name }
score-held-short = tenía { $points }
score-not-there = no estaba en esta ronda
score-change = Cambiar
score-change-round = Cambiar la ronda { $round }
score-blocked-rounds = Bloqueadas: { $rounds }.

## The end

score-won = { $count ->
    [one] { $names } gana la partida
   *[other] { $names } ganan la partida
}
score-won-winner = { $rounds ->
    [one] { $points } puntos tras una ronda.
   *[other] { $points } puntos tras { $rounds } rondas.
}
score-won-lowest = { $rounds ->
    [one] Solo { $points } puntos tras una ronda.
   *[other] Solo { $points } puntos tras { $rounds } rondas.
}
score-won-elimination = { $rounds ->
    [one] Tras una ronda, los demás llegaron a { $target }.
   *[other] Tras { $rounds } rondas, los demás llegaron a { $target }.
}
score-won-single = { $points } puntos en las otras manos.
score-place = { $place }.º
score-again = Otra partida

## Menu, sharing, files

score-people = Quién juega
score-rename = Nombre de { $name }
score-leave = Se va
score-return = Vuelve
score-leave-one = Se va: { $name }
score-return-one = Vuelve: { $name }
score-install = Instalar el marcador
score-csv = Guardar como CSV
score-json = Guardar como JSON
score-share = Compartir
score-share-note = El enlace lleva la partida entera, para leerla en cualquier móvil. Ningún servidor la guarda; quien tiene el enlace puede leerla.
score-link-trouble = Este navegador no puede hacer un enlace. Guarda la partida como archivo.
score-shared-head = Del { $time }
score-shared-note = Solo para leer: no cambia cuando la partida sigue.
score-shared-trouble = Este enlace está dañado. Pídelo otra vez.
score-own = Mi marcador
# Heads of the columns of the CSV file.
score-csv-out = Salió
score-csv-blocked = bloqueada
score-csv-held = { $name }: en la mano
score-csv-gained = { $name }: suma
score-csv-total = { $name }: total
