### Spanish. What each message is for stands in ../en/, beside the English.

pages-nav = Páginas
pages-learn = Aprender
pages-settle = Resolver dudas
pages-ask = Preguntar
pages-train = Practicar
pages-play = Jugar
pages-language = Idioma
pages-skip = Ir al texto
pages-rulings = Todas las reglas
pages-official = Ver en su lugar las reglas oficiales
pages-trouble = Ese enlace no funciona
pages-bad-rules = Ninguna mesa tiene el código de reglas “{ $code }”. Quizá falte una letra: pide el enlace otra vez.

pages-answer = La respuesta
pages-each = Carta por carta
pages-printed = En la carta impresa: { $face }.
pages-step = Siguiente paso
pages-tap = O toca una carta de tu mano para jugarla.
pages-fits = encaja
pages-fits-not = no encaja
pages-yes = Sí.
pages-no = No.
pages-some-fit = No. Aquí hay algo que encaja.
pages-left = Sigue mirando, hay más.
pages-color = Elige el color
pages-deals = { $who ->
    [you] Repartes tú.
   *[other] Reparte { $name }.
}
pages-names = { $card ->
    [first] { $who ->
        [you] La primera carta es un comodín: te toca elegir su color.
       *[other] La primera carta es un comodín: le toca a { $name } elegir su color.
    }
   *[shuffled] { $who ->
        [you] Las manos se han repartido de nuevo: te toca elegir el color.
       *[other] Las manos se han repartido de nuevo: le toca a { $name } elegir el color.
    }
}
pages-answers = { $who ->
    [you] Te toca responder al Comodín Trifuerza.
   *[other] Le toca a { $name } responder al Comodín Trifuerza.
}
pages-owes = { $who ->
    [you] { $count ->
        [one] Debes robar una carta.
       *[other] Debes robar { $count } cartas.
    }
   *[other] { $count ->
        [one] { $name } debe robar una carta.
       *[other] { $name } debe robar { $count } cartas.
    }
}
pages-laid-on = { $who ->
    [you] El color era { $color } cuando jugaste el Comodín +4.
   *[other] El color era { $color } cuando { $name } jugó el Comodín +4.
}
pages-drawn = { $who ->
    [you] Acabas de robar: { $cards }.
   *[other] { $name } acaba de robar una carta.
}
pages-drawn-nothing = Has robado en este turno, y nada de lo robado encaja aún.
pages-just-laid = La carta de arriba acaba de jugarse.
pages-paid = Por la carta de arriba ya nadie tiene que robar.
pages-take-or-challenge = Roba las cartas o desafía primero.
pages-not-here = Eso es una regla de la casa, y aquí no vale.
pages-asking = El motor está pensando.
pages-offline = El motor no ha respondido. Inténtalo otra vez.
pages-copied = Copiado. Envíaselo a quien no tiene razón.
pages-needs-script = Esta página necesita JavaScript para repartir cartas. Las respuestas, no:

pages-choose-top = Elige la carta de arriba
pages-take-back = Quitar
pages-players = Personas
pages-state = Qué está pasando

pages-all = Todas
pages-seen = Ya jugadas
pages-points = Puntos
pages-what = Qué practicar
