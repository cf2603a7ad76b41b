story = La historia de la partida
story-chart = Puntos por ronda
story-lead = { $who ->
    [you] { $form ->
        [always] Fuiste por delante de la primera ronda a la última.
       *[since] Fuiste por delante desde la ronda { $round }.
    }
   *[other] { $form ->
        [always] { $name } fue por delante de la primera ronda a la última.
       *[since] { $name } fue por delante desde la ronda { $round }.
    }
}
story-gain = { $who ->
    [you] { $form ->
        [own] Te llevaste lo peor en una ronda: { point-count } en la ronda { $round }.
       *[won] Ganaste más que nadie en una ronda: { point-count } en la ronda { $round }.
    }
   *[other] { $form ->
        [own] { $name } se llevó lo peor en una ronda: { point-count } en la ronda { $round }.
       *[won] { $name } ganó más que nadie en una ronda: { point-count } en la ronda { $round }.
    }
}
story-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
story-longest = { $form ->
    [one] La ronda duró { story-turns }.
   *[several] La más larga fue la ronda { $round }: { story-turns }.
}
story-close = { $count ->
    [one] La más reñida fue la ronda { $round }: a otra mano le quedaba una carta.
   *[other] La más reñida fue la ronda { $round }: a la siguiente mano le quedaban { $count } cartas.
}
story-hand = { $who ->
    [you] Tuviste la mano más grande: { card-count }.
   *[other] { $name } tuvo la mano más grande: { card-count }.
}
story-caught = { $count ->
    [one] Se atrapó un UNO sin decir.
   *[other] Se atraparon { $count } UNO sin decir.
}
story-challenges = { $count ->
    [one] { $found ->
        [0] Un desafío, y no era un farol.
       *[other] Un desafío, y era un farol.
    }
   *[other] { $count } desafíos; faroles descubiertos: { $found }.
}
