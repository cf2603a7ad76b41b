### French. What each message is for stands in ../en/, beside the English.

page = Wildpile
page-start = Wildpile : jouer à UNO tout de suite
page-missing = Rien ici · Wildpile
page-ended = Jeu terminé · Wildpile
page-round-over = Manche finie · Wildpile
page-match-over = Partie finie · Wildpile
page-your-turn = À toi · Wildpile
page-turn = { $name } · Wildpile
notice-turn = À toi de jouer sur Wildpile

bar-round = { $scoring ->
    [elimination] Manche { $round }, hors jeu à { $target }
    [lowest] Manche { $round }, jusqu’à { $target }, le moins gagne
   *[winner] Manche { $round }, jusqu’à { $target }
}
goal = { $scoring ->
    [elimination] hors jeu à { $target }
    [lowest] jusqu’à { $target }, le moins gagne
   *[winner] jusqu’à { $target }
}
one-round = Une manche
bar-rules = { $rules ->
    [official] Règles : officielles
   *[house] Règles : maison
}
bar-sound = { $sound ->
    [on] Son activé
   *[off] Son coupé
}
bar-help = Aide
bar-log = Journal
commands-switch = Jouer par commandes
bar-menu = Menu

tag-left = a quitté
tag-out = hors jeu
tag-no-call = Une carte, sans UNO
tag-no-call-brief = sans UNO
tag-playing = joue
tag-next = ensuite
tag-called = UNO annoncé
badge-uno = UNO !
seat-points-brief = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
seat-partner = Équipe
seat-partner-points = Équipe, { $count }
seat-bot = { $level ->
    [easy] Bot facile
    [normal] Bot normal
    [hard] Bot difficile
   *[other] Bot
}
seat-bot-brief = { $level ->
    [easy] bot facile
    [normal] bot normal
    [hard] bot difficile
   *[other] bot
}
seat-last-played = dernière carte jouée : { $face }
note-partner = joue avec toi
note-left = a quitté la table
note-out = hors de la manche
note-no-call = une carte et pas d’annonce

draw-pile = Pioche, { card-count }
to-draw = { $number } à piocher
discard-pile = Défausse, { $face } sur le dessus
discard-pile-empty = Défausse, vide
discard-nothing = Rien encore
color-in-force = Couleur en cours
color-your-choice = à toi de choisir
color-none = aucune encore
direction = { $direction ->
    [back] sens inverse
   *[forth] sens horaire
}

hand-section = Ta main et tes coups
hand = Ta main, { card-count }
card-label = { $state ->
    [playable] { $face }, jouable, { $place } sur { $count }
    [jump] { $face }, pour intercepter, { $place } sur { $count }
    [no_match] { $face }, ne va pas, { $place } sur { $count }
    [blocked] { $face }, pas maintenant, { $place } sur { $count }
   *[quiet] { $face }, { $place } sur { $count }
}
sort = Trier
sort-by = { $sort ->
    [own] Tri : le mien
    [playable] Tri : ce qui va
    [number] Tri : chiffre
   *[colour] Tri : couleur
}
arrange = Ranger
arrange-done = Terminé
move-left = Déplacer la carte à gauche
move-right = Déplacer la carte à droite

act-uno = UNO !
act-catch = Contre !
act-start = À l’accueil
act-back = Reprendre
act-again = Rejouer
act-next = Manche suivante
act-jump = Intercepter !
act-draw = Piocher
act-draw-number = Piocher { number }
act-take = Prendre { $count }
act-pass = Passer
act-keep = Garder
act-end-turn = Finir
act-draw-another = Encore
act-play = Jouer
idle-answer = Réponds plus haut
idle-choose = Choisis plus haut
idle-out = Tu es hors jeu
idle-play = Joue une carte

log-title = Ce qui s’est passé
log-and-points = Points et journal
log-this-round = Cette manche
past-open = Revoir
points-title = Points
