past-title = Ce que tu as vu
past-ago = { $count ->
    [one] Il y a un coup
   *[other] Il y a { $count } coups
}
past-now = Revenir au présent
past-back = Un coup en arrière
past-on = Un coup en avant
past-note = Revoir ne change rien. La partie continue.
past-your-turn = C’est à toi maintenant.
past-over = La manche est finie.
past-table = La table
past-hand = Ta main, telle qu’elle était
past-card = { $form ->
    [drawn] { $face }, tout juste piochée
   *[held] { $face }
}
past-game = Revoir la partie
past-game-note = Chaque coup, chaque main : pour qui a le lien.
page-history = Tes parties · Wildpile
history-title = Tes parties
history-lead = Ce que cet appareil a vu jusqu’à la fin. Tout reste ici : rien n’est envoyé, et les autres appareils n’en savent rien.
history-empty = Pas encore de partie
history-empty-body = Quand une partie est finie, elle apparaît ici, et tu peux revoir chaque coup.
history-refused = Ce navigateur ne garde rien, il n’y a donc pas de liste des parties.
history-play = Jouer une partie
history-statistics = En chiffres
history-won = Gagnées
history-won-share = { $won } sur { $games } : { $share } %
history-interval = le hasard laisse entre { $low } et { $high } %
history-points = Points par partie, en moyenne
history-best = Plus de points en une manche
history-longest = Tours de la plus longue manche
history-challenges = Défis qui ont trouvé un bluff
history-challenges-of = { $found } sur { $count }
history-catches = UNO : contre-UNO réussis
history-caught = UNO : contre-UNO subis
history-groups = Par jeu et nombre à table
history-group = { $edition }, { $players } à table
history-list = Parties
history-result = { $form ->
    [won] Gagnée
   *[lost] Perdue
}
history-line = { $rounds ->
    [one] { $edition }, { $players } à table, une manche
   *[other] { $edition }, { $players } à table, { $rounds } manches
}
history-continued = reprise d’une autre partie, ne compte pas
history-more = Voir les { $count }
history-save = Enregistrer en fichier
history-clear = Tout oublier
history-clear-sure = Oui, tout oublier
history-keep = Les garder
