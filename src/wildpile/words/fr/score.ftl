### The score pad: counting points for a real deck (/score). Names are those of the people at the table.

score-title = Feuille de score
# The tab's title while a match goes on.
score-title-round = Manche { $round } · Feuille de score
score-home = Wildpile, vers l’accueil
score-menu = Menu
score-update = Une feuille de score plus récente est là.
score-update-take = La prendre

## The matches on this device

score-matches = Parties
score-new = Nouvelle partie
score-import = Ouvrir un fichier
score-import-trouble = Ce fichier ne contient pas de partie. Choisis le JSON enregistré par la feuille de score.
score-delete = Supprimer
score-delete-one = Supprimer la partie de { $names }
score-delete-sure = Supprimer cette partie pour de bon ?
score-keep = La garder
# Under a match: who leads.
score-list-fresh = Pas encore de manche, { $goal }
score-list-leads = { $rounds ->
    [one] { $names } mène avec { $points } après une manche
   *[other] { $names } mène avec { $points } après { $rounds } manches
}
score-list-even = { $rounds ->
    [one] Égalité après une manche
   *[other] Égalité après { $rounds } manches
}
score-list-won = Victoire de { $names } avec { $points }
score-offline-ready = La feuille est sur cet appareil et marche sans réseau. Les parties ne restent qu’ici.
score-kept-here = Les parties ne restent que sur cet appareil.

## A new match

score-new-head = Qui joue ?
score-new-lead = Pour un vrai paquet de cartes : vous jouez, la feuille compte.
score-names = Noms, dans le sens des aiguilles
score-name = Nom { $number }
# Stands in an empty field, and for a name not given yet.
score-player = Nom { $number }
score-name-add = Une personne de plus
score-name-remove = Retirer { $name }
score-remove = Retirer
score-scoring = Façon de compter
score-scoring-winner = Au gagnant
score-scoring-lowest = Le moins
score-scoring-elimination = Éliminer
score-scoring-single = Une manche
score-scoring-winner-note = Qui pose sa dernière carte marque celles des autres. Le premier au but gagne.
score-scoring-lowest-note = Chacun compte ses propres cartes. Quand quelqu’un atteint le but, le moins de points gagne.
score-scoring-elimination-note = Chacun compte ses propres cartes. Qui atteint le but est dehors ; le dernier en jeu gagne.
score-scoring-single-note = Qui pose sa dernière carte a gagné.
score-target = But
score-target-out = Dehors à
score-first-dealer = Donne en premier
score-teams = Équipes
score-teams-note = { $first } et { $second } jouent contre les deux autres et partagent leurs points.
score-more = Paquets et manches bloquées
score-decks = Paquets
score-decks-1 = Un
score-decks-2 = Deux mêlés
score-blocked = Si plus personne ne peut jouer
score-blocked-lowest = La plus petite main marque
score-blocked-void = Personne ne marque
score-blocked-lowest-note = Dans une manche bloquée, la main la plus faible marque les points des autres moins les siens.
score-blocked-void-note = Une manche bloquée ne compte pas.
score-begin = Commencer

## Totals

score-totals = Scores
# One letter that marks the dealer.
score-dealer-letter = D
score-dealer = Donne
# Small, behind a name: went out; is asked about now; won the match; lost it by points; has left.
score-tag-out = sorti
score-tag-now = ici
score-tag-won = gagne
score-tag-lost = dehors
score-tag-left = absent
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-meter = { $points } sur { $target }
score-meter-own = { $points }, la limite est { $target }
score-goal-winner = en { $target }
score-goal-lowest = le moins gagne, en { $target }
score-goal-elimination = dehors à { $target }
score-goal-single = une manche
score-round-goal = Manche { $round }, { $goal }

## Writing a round down

score-who = Qui a posé sa dernière carte ?
score-who-again = Encore la manche { $round } : qui a posé sa dernière carte ?
score-deals = Manche { $round }. { $name } donne.
score-extra-tie = Égalité pour le moins de points, donc on continue.
score-extra-all = Tout le monde serait dehors, donc encore une manche.
score-too-few = Il faut être deux pour une manche. Fais revenir quelqu’un depuis le menu.
score-nobody = Plus personne ne pouvait
score-cancel = Laisser comme c’était
score-held = Que tenait { $name } ?
score-type = Points dans la main de { $name }
score-type-note = De 0 à { $most }
score-type-it = Taper
score-tap-cards = Par cartes
score-tap-note = Touche les cartes restées en main.
score-entered = Déjà noté
score-numbers = Cartes à chiffre
score-actions = Autres cartes
# A key that adds a card, for those who hear the page.
score-key = Ajouter { $card }
score-drop = Enlever { $card }, { $points }
score-drop-last = Enlever la dernière
score-points-short = { $points }
score-back = Retour
score-next = Suite : { $name }
score-write = Noter
score-undo = Annuler
score-undo-what = Annuler : { $what }
score-redo = Remettre
score-undone = Annulé : { $what }.
score-undone-some = Quelque chose a été annulé.
score-what-round = manche { $round }
score-what-change = le changement de la manche { $round }
score-what-leave = { $name } s’en va
score-what-return = { $name } revient
score-what-name = le nom { $name }

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
score-rank-S = Passe ton tour
score-rank-R = Inversion
score-rank-D = +2
score-rank-W = Joker
score-rank-F = Joker +4
score-rank-T = Triforce
score-rank-H = Mélange des mains
score-rank-C = À ta façon

## What cannot be so

score-trouble-names-few = Il faut être deux.
score-trouble-name-empty = Donne un nom à chacun, ou retire la ligne.
score-trouble-name-twice = Deux s’appellent { $name }. Ajoute de quoi les distinguer.
score-trouble-target = Le but est un nombre de 1 à { $most }.
score-trouble-teams-players = Pour jouer en équipes, il faut être quatre.
score-trouble-teams-elimination = En équipes, on ne peut pas sortir un par un.
score-trouble-number = Les points sont un nombre de 0 à { $most }.
score-trouble-missing = Note d’abord ce que tenait { $name }.
score-trouble-holds-none = { $name } tenait au moins une carte, sinon la manche aurait deux gagnants. Si { $name } n’était plus dans la manche, tape 0.
score-trouble-not-blocked = { $name } tenait au moins une carte, sinon la manche aurait été gagnée.
score-trouble-winner-holds = { $name } a posé sa dernière carte et n’en a plus.
score-trouble-too-many-cards = { $most ->
    [one] { $card } : le paquet n’en a qu’une, et toutes les mains ensemble en auraient { $count }.
   *[other] { $card } : le paquet en a { $most }, et toutes les mains ensemble en auraient { $count }.
}
score-trouble-too-many-points = Toutes les mains ensemble auraient { $count } points ; le paquet entier en a { $most }.
score-trouble-later = Ainsi, la manche { $round } n’aurait pas pu être jouée comme elle l’a été. Annule d’abord les manches suivantes.
score-keep-refused = Ce navigateur ne laisse rien garder. Partage ou enregistre la partie avant de fermer la page.
score-keep-full = Il n’y a plus de place sur cet appareil. Supprime d’anciennes parties, ou partage celle-ci avant de fermer la page.

## What was written

score-chart = Scores par manche
score-rounds = Manches
score-round-head = Manche
# Small, below a round's number: who dealt.
score-dealt = donne : { $name }
score-held-short = tenait { $points }
score-not-there = pas dans cette manche
score-change = Changer
score-change-round = Changer la manche { $round }
score-blocked-rounds = Bloquées : { $rounds }.

## The end

score-won = { $count ->
    [one] { $names } gagne la partie
   *[other] { $names } gagnent la partie
}
score-won-winner = { $rounds ->
    [one] { $points } points après une manche.
   *[other] { $points } points après { $rounds } manches.
}
score-won-lowest = { $rounds ->
    [one] Seulement { $points } points après une manche.
   *[other] Seulement { $points } points après { $rounds } manches.
}
score-won-elimination = { $rounds ->
    [one] Après une manche, tous les autres sont à { $target }.
   *[other] Après { $rounds } manches, tous les autres sont à { $target }.
}
score-won-single = { $points } points dans les autres mains.
score-place = { $place }.
score-again = Rejouer

## Menu, sharing, files

score-people = Qui joue
score-rename = Nom de { $name }
score-leave = S’en va
score-return = Revient
score-leave-one = S’en va : { $name }
score-return-one = Revient : { $name }
score-install = Installer la feuille
score-csv = Enregistrer en CSV
score-json = Enregistrer en JSON
score-share = Partager
score-share-note = Le lien contient toute la partie, à lire sur n’importe quel téléphone. Aucun serveur ne la garde ; qui a le lien peut la lire.
score-link-trouble = Ce navigateur ne sait pas faire de lien. Enregistre la partie dans un fichier.
score-shared-head = Au { $time }
score-shared-note = À lire seulement : rien ne change ici quand la partie continue.
score-shared-trouble = Ce lien est abîmé. Demande-le encore une fois.
score-own = Ma feuille
# Heads of the columns of the CSV file.
score-csv-out = Sorti
score-csv-blocked = bloquée
score-csv-held = { $name } : en main
score-csv-gained = { $name } : marque
score-csv-total = { $name } : total
