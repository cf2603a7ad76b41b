### French. What each message is for stands in ../en/, beside the English.

start-title = Tire une chaise. Les cartes sont mélangées.
start-lead = Le jeu de cartes UNO, tout de suite, dans le navigateur, contre des bots. Sans compte, sans publicité.
start-more = Plus
start-howto = Les règles
start-settings = Réglages
start-learn = Apprendre
start-settle = Trancher
start-train = S’entraîner

deck = Jeu de cartes
deck-name = { $edition ->
    [zelda] Zelda
    [classic112] Classique plus
   *[classic108] Classique
}
deck-note = { $edition ->
    [zelda] 112 cartes, Joker Triforce
    [classic112] 112 cartes, quatre jokers de plus
   *[classic108] 108 cartes
}
opponents = Adversaires
level = Leur niveau
level-easy = Facile
level-normal = Normal
level-hard = Difficile
length = Durée
length-match = À { $target }
length-round = Une manche
rules = Règles
rules-own = Règles : les tiennes
preset-official = Officiel
preset-mobile = Mobile
preset-party = Fête
preset-no_mercy_style = Sans pitié
play-now = Jouer
play-dealing = On distribue
name-and-pace = Ton nom et le rythme
your-name = Ton nom, si tu veux
pace = Les bots réfléchissent
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-off = Sans attente

house-title = Règles maison, une par une
house-own = Ce que tu changes ici fait des règles les tiennes.
house-round = Une manche : la façon d’en faire une partie ne compte pas.
house-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
house-reset = Revenir aux règles officielles
house-conflicts = Ces règles ne vont pas ensemble :

games-title = Reprendre un jeu
games-go-on = Reprendre : { $edition }
games-note = { $players ->
    [one] Manche { $round }, { $players } à table, { $ago }
   *[other] Manche { $round }, { $players } à table, { $ago }
}
games-just-now = à l’instant
games-all = Voir les { $count }
games-all-brief = Les { $count }

notice = Wildpile est un projet libre et non officiel. UNO est une marque de Mattel, The Legend of Zelda une marque de Nintendo ; aucun des deux n’y a part. Tous les dessins sont les nôtres.
