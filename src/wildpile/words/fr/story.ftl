story = Le récit de la partie
story-chart = Points par manche
story-lead = { $who ->
    [you] { $form ->
        [always] Tu as mené de la première manche à la dernière.
       *[since] Tu as mené à partir de la manche { $round }.
    }
   *[other] { $form ->
        [always] { $name } a mené de la première manche à la dernière.
       *[since] { $name } a mené à partir de la manche { $round }.
    }
}
story-gain = { $who ->
    [you] { $form ->
        [own] Tu as pris le plus en une manche : { point-count } à la manche { $round }.
       *[won] Tu as gagné le plus en une manche : { point-count } à la manche { $round }.
    }
   *[other] { $form ->
        [own] { $name } a pris le plus en une manche : { point-count } à la manche { $round }.
       *[won] { $name } a gagné le plus en une manche : { point-count } à la manche { $round }.
    }
}
story-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
story-longest = { $form ->
    [one] La manche a duré { story-turns }.
   *[several] La plus longue a été la manche { $round } : { story-turns }.
}
story-close = { $count ->
    [one] La plus serrée a été la manche { $round } : il restait une carte à quelqu’un d’autre.
   *[other] La plus serrée a été la manche { $round } : il restait { $count } cartes à la main suivante.
}
story-hand = { $who ->
    [you] Tu as eu la plus grande main : { card-count }.
   *[other] { $name } a eu la plus grande main : { card-count }.
}
story-caught = { $count ->
    [one] Un UNO oublié a été contré.
   *[other] { $count } UNO oubliés ont été contrés.
}
story-challenges = { $count ->
    [one] { $found ->
        [0] Un défi, et ce n’était pas un bluff.
       *[other] Un défi, et c’était un bluff.
    }
   *[other] { $count } défis ; bluffs trouvés : { $found }.
}
