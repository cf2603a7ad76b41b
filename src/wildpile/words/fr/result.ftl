result-won = { $name } gagne la partie
result-won-pair = { $name } et { $other } gagnent la partie
result-none = Une partie que personne n’a gagnée
result-description = { $rounds ->
    [one] Une partie de UNO, { $edition }, { $players } à table, une manche : { $scores }. Revois chaque coup et chaque main.
   *[other] Une partie de UNO, { $edition }, { $players } à table, { $rounds } manches : { $scores }. Revois chaque coup et chaque main.
}
result-score = { $name } { $points }
result-rounds = Points après chaque manche
result-round = Manche
result-record = Le relevé
result-no-script = Parcourir la partie demande JavaScript, qui est désactivé ici. Voici la partie en texte :
result-home = Jouer à Wildpile
result-not_over = Cette partie est encore en cours
result-not_over-body = Ses cartes restent cachées jusqu’à la fin. Cette page montrera alors chaque coup et chaque main.
result-unknown_match = Cette partie n’existe pas
result-unknown_match-body = Le lien est peut-être coupé, ou la partie était sur un autre serveur.
result-unreadable = Cette partie ne peut plus être montrée
result-unreadable-body = Elle a été jouée avec une ancienne version des règles. Son relevé peut encore être téléchargé.
