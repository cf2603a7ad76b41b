### French. What each message is for stands in ../en/, beside the English.

close = Fermer
color-title = Quelle couleur ?
color-held = { $count ->
   *[other] tu en as { $count }
}

challenge-title = { $replies ->
    [none] Prendre { number }, ou est-ce du bluff ?
   *[some] Prendre { number }, répondre, ou est-ce du bluff ?
}
challenge-names = { $name } choisit { $color }.
challenge-fair = { $wilds ->
    [zelda] C’est régulier seulement si { $name } n’avait pas de { $color } et ni Joker ni Joker Triforce.
    [other] C’est régulier seulement si { $name } n’avait pas de { $color } et aucun autre joker.
   *[none] C’est régulier seulement si { $name } n’avait pas de { $color }.
}
challenge-fair-unknown = { $wilds ->
    [zelda] C’est régulier seulement si { $name } n’avait aucune carte de la couleur d’avant et ni Joker ni Joker Triforce.
    [other] C’est régulier seulement si { $name } n’avait aucune carte de la couleur d’avant et aucun autre joker.
   *[none] C’est régulier seulement si { $name } n’avait aucune carte de la couleur d’avant.
}
challenge-bluff = C’était du bluff
challenge-bluff-body = { $name } pioche { $count }. Tu ne pioches rien et tu joues.
challenge-lost = C’était régulier
challenge-lost-body = Tu pioches { $count } et tu passes ton tour.
reply-jump = Intercepter avec
reply-pass = Faire suivre avec
act-challenge = Défier

reveal-private = Visible par toi uniquement
reveal-title = La main de { $name }
reveal-hit = { $face }, interdit le Joker +4
reveal-play-on = Continuer
verdict-fair = { $form ->
    [named] { $name } n’avait rien de la couleur, c’était donc régulier. Tu pioches { number } et tu passes ton tour ; { $color } reste.
   *[plain] { $name } n’avait rien de la couleur, c’était donc régulier. Tu pioches { number } et tu passes ton tour.
}
verdict-bluff = { $form ->
    [named] { $name } avait { $cards }, c’était donc du bluff. { $name } pioche { number } et c’est à toi ; { $color } reste.
   *[plain] { $name } avait { $cards }, c’était donc du bluff. { $name } pioche { number } et c’est à toi.
}
verdict-card = une carte qui l’interdit

swap-title = La main de qui pour ton { $face } ?
swap-body = Tu donnes { card-count } et tu reçois toute l’autre main.
swap-nobody = N’échanger avec personne
swap-nobody-note = tu gardes { card-count }
swap-partner-note = { card-count }, ton équipe

demand = { $who ->
    [you] Tu demandes un 3, 6 ou 9 { $color }
    [nobody] La Triforce demande un 3, 6 ou 9 { $color }
   *[other] { $name } demande un 3, 6 ou 9 { $color }
}
demand-other = { $name } répond ou pioche { number }.
demand-none = Tu n’as rien pour répondre : pioche { number }.
demand-some = { $count ->
    [one] Tu as une carte qui répond.
   *[other] Tu as { number } cartes qui répondent.
}
demand-no-wilds = Les jokers ne comptent pas ici.
