### Spanish. What each message is for stands in ../en/, beside the English.

end-round-over = La ronda ha terminado
end-match-over = La partida ha terminado
end-blocked = La ronda se bloquea
end-nobody = Nadie gana la ronda
end-match = { $who ->
    [you] Ganas la partida
    [pair-you] La partida es para { $other } y para ti
    [pair] { $name } y { $other } ganan la partida
   *[other] { $name } gana la partida
}
end-round = { $who ->
    [you] Ganas la ronda
    [pair-you] La ronda es para { $other } y para ti
    [pair] { $name } y { $other } ganan la ronda
   *[other] { $name } gana la ronda
}
end-round-points = { $who ->
    [you] Ganas la ronda: { point-count }
    [pair-you] La ronda es para { $other } y para ti: { point-count }
    [pair] { $name } y { $other } ganan la ronda: { point-count }
   *[other] { $name } gana la ronda: { point-count }
}

end-one-round = Una ronda.
end-round-number = Ronda { $round }.
end-points = { $count ->
    [one] { $count } punto.
   *[other] { $count } puntos.
}
end-way-lowest = Gana el total más bajo.
end-way-elimination = Gana quien quede por debajo de { $target }.
end-standing = { $form ->
    [of] Tienes { $total } de { $target }.
   *[plain] Tienes { $total }.
}
end-standing-pair = { $form ->
    [of] Tu equipo tiene { $total } de { $target }.
   *[plain] Tu equipo tiene { $total }.
}
end-deals = { $who ->
    [you] Ahora repartes tú.
   *[other] Ahora reparte { $name }.
}
end-blocked-body = Nadie podía jugar y no quedaba nada que robar.
end-blocked-void = La ronda no cuenta.
end-blocked-own = Cada cual suma su propia mano.
end-blocked-lowest = La mano más baja gana la diferencia.

end-hands = Manos y puntos
end-cards = Cartas y sus puntos
end-card = { $face },
end-fate-left = ha dejado la mesa
end-fate-out-match = fuera de la partida
end-fate-out-round = fuera de la ronda
end-fate-went-out = se quedó sin cartas
end-fate-went-out-with = cerró con { $face }
end-fate-cards = { $count ->
    [one] le queda una carta
   *[other] le quedan { cards }
}
end-with-you = contigo, { $note }
end-with-partner = con { $name }, { $note }
end-no-cards = Sin cartas.
end-takes-nothing = Nada que sumar.
end-takes-opponents = Se lleva los puntos de la otra pareja.
end-takes-all = Se lleva los puntos de todas las demás manos.
end-this-round = esta ronda
end-sum-points = puntos
end-sum-not-counted = no cuenta
end-sum-your-pair = para tu pareja
end-sum-winners = para quien gana
end-sum-you = para ti
end-sum-winner = para quien gana
end-total = { $form ->
    [elimination] Total { $shown }, fuera con { $target }
    [pair] Pareja { $shown } de { $target }
   *[of] Total { $shown } de { $target }
}
end-new-game = Juego nuevo
end-see-table = Ver la mesa
