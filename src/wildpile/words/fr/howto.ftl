### French. What each message is for stands in ../en/, beside the English.

howto-title = Le jeu en une minute
howto-title-house = Le jeu en une minute, sans les règles maison
howto-house = Règles maison à cette table
howto-aim = Débarrasse-toi de tes cartes avant les autres. Joue une carte de la couleur, du chiffre ou du symbole de la pile, ou un joker.
howto-draw = Ou pioche une carte. Si elle va, tu peux la jouer aussitôt ; sinon ton tour est fini.
howto-actions = **Passe ton tour** : la personne suivante passe son tour. **Inversion** : on joue dans l’autre sens ; à deux, c’est un Passe ton tour. **+2** : la personne suivante pioche deux cartes et passe son tour.
howto-wild = **Joker** : choisis une couleur.
howto-four = { $edition ->
    [zelda] **Joker +4** : choisis une couleur ; la personne suivante en prend quatre et passe son tour, ou te défie. C’est régulier seulement si tu n’as rien de la couleur en cours et aucun autre joker. Bluff découvert : tu en pioches quatre. Défi perdu : six pour qui a défié.
   *[classic] **Joker +4** : choisis une couleur ; la personne suivante en prend quatre et passe son tour, ou te défie. C’est régulier seulement si tu n’as rien de la couleur en cours. Bluff découvert : tu en pioches quatre. Défi perdu : six pour qui a défié.
}
howto-triforce = **Joker Triforce** : choisis une couleur ; la personne suivante joue un 3, 6 ou 9 de cette couleur, ou en pioche trois et passe son tour. Les jokers ne répondent pas.
howto-shuffle = **Joker mélange des mains** : choisis une couleur ; toutes les mains sont mélangées et redistribuées. **Joker à ta façon** : un joker.
howto-uno = Avant ta dernière carte, annonce **UNO** : appuie avant de jouer l’avant-dernière, ou juste après. Qui oublie peut être pris jusqu’au coup suivant, et pioche deux cartes.
howto-points = { $edition ->
    [classic112] Qui pose tout prend les points des autres mains : les chiffres pour leur valeur ; Passe ton tour, Inversion et +2 valent 20 ; mélange des mains et à ta façon 40, les autres jokers 50. Le premier total de 500 gagne.
   *[classic] Qui pose tout prend les points des autres mains : les chiffres pour leur valeur ; Passe ton tour, Inversion et +2 valent 20 ; les jokers 50. Le premier total de 500 gagne.
}
