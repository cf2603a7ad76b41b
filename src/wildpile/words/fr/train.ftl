### French. What each message is for stands in ../en/, beside the English.

train-title = S’entraîner
train-description = Des positions d’UNO à résoudre, classées par niveau : que peux-tu jouer, ce Joker +4 est-il régulier, défierais-tu, à qui de jouer.
train-lead = De courtes positions tirées de vraies mains. Le moteur juge chacune, et ce que tu manques revient plus tard.
train-level = Niveau { $level }
train-level-1 = Premiers pas
train-level-2 = Pièges
train-level-3 = Deux règles à la fois
train-level-4 = Rarement vu
train-level-5 = Niveau expert
train-chosen = Choisies à la main
train-endless = Sans fin
train-start = Commencer
train-next = Suivante
train-check = Vérifier
train-solution = Montrer la réponse
train-right = Juste.
train-wrong = Pas tout à fait.
train-progress = { $done ->
    [0] Aucune position résolue
    [one] Une position résolue
   *[other] { $done } positions résolues
}
train-due = { $count ->
    [0] Rien à revoir.
    [one] Une position revient aujourd’hui.
   *[other] { $count } positions reviennent aujourd’hui.
}
train-kept = Tes progrès restent sur cet appareil.

train-kind-play = Que peux-tu jouer ?
train-kind-four = Est-ce régulier ?
train-kind-challenge = Défierais-tu ?
train-kind-triforce = Répondre à la Triforce
train-kind-next = À qui de jouer ?
train-kind-points = Combien de points ?
train-ask-play = Touche toutes les cartes que tu peux jouer maintenant. S’il n’y en a pas, dis-le.
train-ask-four = Un Joker +4 joué avec cette main serait-il régulier ?
train-ask-challenge = C’est à toi de piocher. Défierais-tu ?
train-ask-triforce = Touche toutes les cartes qui répondent au Joker Triforce. S’il n’y en a pas, dis-le.
train-ask-next = À qui de jouer ensuite ?
train-ask-points = Combien vaut cette main ?
train-ask-round = Combien de points pour qui gagne la manche ?
train-none = Aucune
train-yes = Oui
train-no = Non
train-nobody = Personne, la manche est finie
train-expected-points = { $points ->
    [one] Cela fait { $points } point.
   *[other] Cela fait { $points } points.
}
train-chance = D’après les seules cartes que tu vois, une main de ce genre en ferait un bluff { $percent } fois sur 100. Mais qui peut suivre la couleur le fait le plus souvent : c’est donc rarement aussi probable.

lesson-fits_color = Elle a la couleur en cours.
lesson-fits_number = Elle a le chiffre de la carte du dessus.
lesson-fits_symbol = Elle a le symbole de la carte du dessus.
lesson-fits_wild = Un joker va sur tout.
lesson-fits_four = Rien dans la main ne l’interdit : c’est régulier.
lesson-bluff = On peut le poser, mais c’est du bluff : si on te défie, tu pioches.
lesson-drawn = Tu viens de la piocher, et elle va.
lesson-answers = Elle répond au Joker Triforce.
lesson-stacks = À cette table, elle fait suivre la pénalité.
lesson-bounces = À cette table, elle détourne la pénalité.
lesson-twin = C’est exactement la carte du dessus : à cette table, tu peux intercepter.
lesson-cards = Ces cartes peuvent être jouées, et aucune autre.
lesson-cards_none = Rien ne va : pioche.
lesson-cards_answer = Seul un 3, 6 ou 9 de la couleur choisie répond.
lesson-cards_take = Rien ne répond : pioche ce qui est demandé.
lesson-cards_penalty = La pénalité passe d’abord. Rien dans la main n’y répond.
lesson-cards_waits = C’est le tour de quelqu’un d’autre.
lesson-four_fair = Aucune carte de la main ne l’interdit : c’est régulier.
lesson-four_color = Il y a dans la main une carte de la couleur en cours : ce serait du bluff.
lesson-four_wild = Un autre joker dans la main compte comme une carte qui va : ce serait du bluff.
lesson-four_free = À cette table, on peut toujours le poser.
lesson-challenge_never = Tu vois toutes les cartes qui pourraient en faire un bluff : c’est donc régulier.
lesson-challenge_sure = Une main de cette taille a forcément une carte qui en fait un bluff.
lesson-challenge_worth = Une main de cette taille a très probablement une carte qui en fait un bluff.
lesson-challenge_risky = Une main de ce genre a rarement une carte qui en fait un bluff, et un défi perdu coûte cher.
lesson-challenge_open = Les cartes ne le disent pas. Regarde l’autre droit dans les yeux.
lesson-next_order = On joue dans l’ordre.
lesson-next_skipped = La personne suivante passe son tour : c’est à celle d’après.
lesson-next_turned = Le sens a changé.
lesson-next_two = À deux, le tour revient aussitôt.
lesson-next_same = Le tour n’est pas encore fini.
lesson-next_answers = La personne suivante doit d’abord répondre à la carte.
lesson-next_over = La manche est finie.
lesson-points_hand = Les chiffres comptent pour leur valeur ; +2, Passe ton tour et Inversion valent 20, un joker 50 (mélange des mains et à ta façon 40).
lesson-points_round = Qui a gagné marque les cartes qui restent aux autres.

teach-play = Couleur, chiffre ou symbole : un seul des trois suffit.
teach-four = Cherche la couleur en cours, et rien de plus que ce qu’il faut.
teach-challenge = Compte les cartes de l’autre main, puis ce que tu vois de la couleur.
teach-next = Prends les cartes une à une, et fais attention au sens.
teach-points = Vingt par carte action, cinquante pour presque tous les jokers.
teach-triforce = Un 3, 6 ou 9 de la couleur choisie, et rien d’autre.
teach-match = Couleur, chiffre ou symbole : un seul des trois suffit.
teach-wild = Un joker va sur tout, même si une autre carte va aussi.
teach-symbol = Passe ton tour va sur Passe ton tour, Inversion sur Inversion et +2 sur +2, quelles que soient les couleurs.
teach-wild_top = Sur un joker, seule la couleur choisie compte. La carte de dessous est oubliée.
teach-draw_one = Quand rien ne va, on pioche une carte ; si elle ne va pas non plus, le tour est fini.
teach-drawn_only = Après avoir pioché, on ne peut jouer que la carte qu’on vient de piocher.
teach-served = Une carte à piocher pour laquelle on a déjà pioché est une carte ordinaire.
teach-extra_wilds = Mélange des mains et à ta façon sont des jokers comme les autres : ils vont sur tout.
teach-waits = Sans règle maison, personne ne joue hors de son tour, même avec exactement la même carte.
teach-jump = Pour intercepter, il faut la même couleur et le même chiffre ou symbole, et le jeu reprend à partir de qui a intercepté.
teach-stack = Sous une pénalité, on ne peut poser que ce que cette table permet d’empiler.
teach-bounce = Là où un Passe ton tour fait suivre un +2, le premier doit avoir la couleur du +2.
teach-finish = Là où la dernière carte doit être un chiffre, une carte action ne peut pas finir la manche.
teach-four_color = Une carte de la couleur en cours fait d’un Joker +4 un bluff.
teach-four_number = Le même chiffre ou le même symbole dans une autre couleur ne fait jamais d’un Joker +4 un bluff.
teach-four_action = Une carte action de la couleur est une carte de la couleur.
teach-four_named = Après un joker, la couleur en cours est celle qui a été choisie.
teach-four_drawn = Un Joker +4 qu’on vient de piocher est jugé avec toute la main.
teach-four_wild_classic = Dans le jeu classique, un Joker en main ne fait pas du Joker +4 un bluff.
teach-four_wild_zelda = Là où les jokers comptent comme des cartes qui vont, un Joker en main fait du Joker +4 un bluff.
teach-four_triforce = Dans l’édition Zelda, un Joker Triforce en main fait aussi du Joker +4 un bluff.
teach-four_second = Un second Joker +4 ne fait jamais du premier un bluff.
teach-challenge_big = Plus l’autre main a de cartes, plus il est probable que l’une d’elles l’interdise.
teach-challenge_small = Quand il ne reste qu’une carte en main, le Joker +4 est le plus souvent régulier.
teach-challenge_count = Ce que tu as en main et ce qui a été posé ne peut pas être dans l’autre main.
teach-challenge_stack = Plus la somme est haute, moins un défi a besoin d’être sûr.
teach-challenge_won = Après un bluff découvert, qui a défié continue à jouer.
teach-challenge_lost = Un défi perdu coûte six cartes et le tour.
teach-skip = Un Passe ton tour saute la personne suivante, dans le sens du jeu.
teach-reverse = Une Inversion change le sens, et la suivante le rétablit.
teach-reverse_two = À deux, une Inversion agit comme un Passe ton tour.
teach-two = Un +2 fait aussi passer son tour à la personne suivante.
teach-four_turn = Qui prend les quatre cartes passe son tour.
teach-opening = Dans le jeu classique, une carte action retournée au départ agit aussitôt.
teach-opening_zelda = Dans l’édition Zelda, tout ce qui n’est pas un chiffre est laissé de côté au départ.
teach-seven_zero = Un 0 fait passer toutes les mains à la place suivante ; avec une règle maison de plus, qui l’a joué rejoue.
teach-points_round = Additionne toutes les mains, sauf celle de qui a gagné.
teach-points_last = Après une carte à piocher en dernier, la personne suivante pioche d’abord, et ces cartes comptent.
teach-points_teams = Les cartes de l’autre partenaire ne comptent pour personne.
teach-triforce_take = Quand rien ne répond, on pioche trois cartes.
teach-triforce_wild = Ni un Joker ni un autre Joker Triforce ne répond, sauf règle maison.
teach-triforce_one = Un Joker Triforce ne demande qu’à la personne suivante ; ensuite, on joue comme d’habitude.
teach-triforce_symbol = La Triforce d’un 3, 6 ou 9 n’est pas un symbole qui fait aller deux cartes ensemble.
teach-triforce_turn = Piocher trois cartes, c’est tout le tour, sauf si une règle maison en donne plus.
teach-triforce_house = Des règles maison peuvent laisser répondre un Joker Triforce, ou même un simple Joker. Un Joker +4 ne répond jamais.
teach-triforce_last = Un Joker Triforce en dernière carte ne demande rien à personne.
