### French. What each message is for stands in ../en/, beside the English.

end-round-over = La manche est finie
end-match-over = La partie est finie
end-blocked = La manche est bloquée
end-nobody = Personne ne gagne la manche
end-match = { $who ->
    [you] Tu gagnes la partie
    [pair-you] { $other } et toi gagnez la partie
    [pair] { $name } et { $other } gagnent la partie
   *[other] { $name } gagne la partie
}
end-round = { $who ->
    [you] Tu gagnes la manche
    [pair-you] { $other } et toi gagnez la manche
    [pair] { $name } et { $other } gagnent la manche
   *[other] { $name } gagne la manche
}
end-round-points = { $who ->
    [you] Tu gagnes la manche : { point-count }
    [pair-you] { $other } et toi gagnez la manche : { point-count }
    [pair] { $name } et { $other } gagnent la manche : { point-count }
   *[other] { $name } gagne la manche : { point-count }
}

end-one-round = Une manche.
end-round-number = Manche { $round }.
end-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
end-way-lowest = Le total le plus bas gagne.
end-way-elimination = Qui reste en dernier sous { $target } gagne.
end-standing = { $form ->
    [of] Tu as { $total } sur { $target }.
   *[plain] Tu as { $total }.
}
end-standing-pair = { $form ->
    [of] Ton équipe a { $total } sur { $target }.
   *[plain] Ton équipe a { $total }.
}
end-deals = { $who ->
    [you] C’est toi qui donnes ensuite.
   *[other] { $name } donne ensuite.
}
end-blocked-body = Personne ne pouvait jouer et il n’y avait plus rien à piocher.
end-blocked-void = La manche ne compte pas.
end-blocked-own = Chacun compte sa propre main.
end-blocked-lowest = La main la plus basse gagne la différence.

end-hands = Mains et points
end-cards = Cartes et leurs points
end-card = { $face },
end-fate-left = a quitté la table
end-fate-out-match = hors de la partie
end-fate-out-round = hors de la manche
end-fate-went-out = a tout posé
end-fate-went-out-with = a fini avec { $face }
end-fate-cards = { $count ->
    [one] encore { cards }
   *[other] encore { cards }
}
end-with-you = avec toi, { $note }
end-with-partner = avec { $name }, { $note }
end-no-cards = Pas de cartes.
end-takes-nothing = Plus rien, rien à compter.
end-takes-opponents = Prend les points de l’autre équipe.
end-takes-all = Prend les points de toutes les autres mains.
end-this-round = cette manche
end-sum-points = points
end-sum-not-counted = non compté
end-sum-your-pair = pour ton équipe
end-sum-winners = pour l’équipe
end-sum-you = pour toi
end-sum-winner = pour la main gagnante
end-total = { $form ->
    [elimination] Total { $shown }, hors jeu à { $target }
    [pair] Équipe { $shown } sur { $target }
   *[of] Total { $shown } sur { $target }
}
end-new-game = Nouveau jeu
end-see-table = Voir la table
