game-page = { $title } · Wildpile
game-won = { $who ->
    [you] Tu as gagné
    [pair-you] Toi et { $other } avez gagné
    [pair] { $name } et { $other } ont gagné
   *[other] { $name } a gagné
}
game-none = Personne n’a gagné
game-home = Wildpile, vers l’accueil
game-open = Ouvrir dans Wildpile
game-story = Récit
game-share = Partager
game-continue = Jouer à partir d’ici
game-hands = Mains
game-hand = La main de { $name }
game-moves = Coups de la manche { $round }
game-controls = Parcourir la partie
game-slider = Coup
game-place = Coup { $place } sur { $count }
game-round-back = Au début de la manche
game-back = Un coup en arrière
game-on = Un coup en avant
game-round-on = À la manche suivante
game-play = Lecture
game-pause = Pause
game-round = Manche
game-round-of = Manche { $round } sur { $count }
game-eyes = Les cartes de qui
game-open-hands = Toutes les mains ouvertes
game-as = Vu par { $name }
game-speed = Vitesse
game-speed-name = { $speed ->
    [slow] Lente
    [fast] Rapide
   *[normal] Normale
}
game-next-mark = UNO ou défi suivant
game-list = Coups
game-keys = Touches
game-keys-step = un coup en arrière ou en avant
game-keys-round = à la manche d’avant ou d’après
game-keys-ends = au début ou à la fin de la partie
game-keys-play = lecture, pause
game-keys-mark = à l’UNO, au contre-UNO ou au défi d’avant ou d’après
game-keys-open = toutes les mains ouvertes
game-keys-seat = de la première place à la neuvième : la partie comme elle l’a vue
game-keys-help = ces touches
game-share-note = Qui a le lien voit toute la partie : chaque coup, chaque main et les noms. Elle n’est dans aucune liste ni aucune recherche.
game-share-here = Commencer à ce coup, avec ces cartes en vue
game-share-text = Une partie de UNO sur Wildpile
game-record = La partie en fichier
game-record-text = En texte
game-record-json = En JSON
game-embed = Pour une page à toi
game-embed-copy = Copier le HTML
game-continue-note = Tu prends une place et tu joues à partir du coup que tu vois ; des bots jouent aux autres places. Cette partie reste telle quelle, et la tienne ne compte pas dans tes statistiques.
game-continue-cards = Les cartes restent où elles étaient, la pioche aussi : ce qui est venu dans cette partie reviendra, tant que tout le monde pioche comme avant.
game-continue-seat = Ta place
game-continue-go = Continuer à jouer
