### French. What each message is for stands in ../en/, beside the English.

group-draw-cards = Cartes à piocher
group-drawing = Piocher
group-jumping-in = Intercepter
group-hands = Mains
group-wilds = Jokers
group-uno = UNO
group-going-out-and-points = Fin et points
group-the-deal = La donne

switch-stack = Cartes à piocher qui répondent à d’autres
switch-stack--none = Les cartes à piocher ne s’empilent pas.
switch-stack--kinds = Les cartes à piocher peuvent s’empiler : { $kinds }.
switch-stack--22 = +2 sur +2
switch-stack--44 = Joker +4 sur Joker +4
switch-stack--42 = Joker +4 sur +2
switch-stack--24 = +2 de la couleur choisie sur Joker +4
switch-stack_challenge = Défier un Joker +4 empilé
switch-stack_challenge--last = On peut défier un Joker +4 empilé, pour toute la somme.
switch-stack_challenge--none = On ne peut pas défier un Joker +4 empilé.
switch-skip_bounce = Un Passe ton tour fait suivre un +2
switch-skip_bounce--0 = Passe ton tour ne répond pas à un +2.
switch-skip_bounce--1 = Un Passe ton tour de la même couleur fait suivre un +2.
switch-reverse_bounce = Une Inversion renvoie un +2
switch-reverse_bounce--0 = Inversion ne répond pas à un +2.
switch-reverse_bounce--1 = Une Inversion de la même couleur renvoie un +2.
switch-last_draw = Finir avec une carte à piocher fait encore piocher
switch-last_draw--0 = Après une carte à piocher en dernier, personne ne pioche.
switch-last_draw--1 = Après une carte à piocher en dernier, la personne suivante pioche quand même.

switch-dtm = Piocher jusqu’à ce qu’une carte aille
switch-dtm--off = Qui ne peut rien jouer pioche une carte.
switch-dtm--may = Qui ne peut rien jouer peut piocher jusqu’à ce qu’une carte aille.
switch-dtm--must = Qui ne peut rien jouer doit piocher jusqu’à ce qu’une carte aille.
switch-dtm_on_choice = Piocher encore alors qu’une carte en main va
switch-dtm_on_choice--0 = Par choix, on pioche une seule carte.
switch-dtm_on_choice--1 = Par choix aussi, on pioche jusqu’à ce qu’une carte aille.
switch-force = Jouer est obligatoire si c’est possible
switch-force--off = Personne n’est obligé de jouer.
switch-force--drawn = Une carte piochée qui va doit être jouée.
switch-force--always = Qui peut jouer doit jouer.
switch-draw_pass = Une carte piochée ne se joue pas dans le même tour
switch-draw_pass--0 = Une carte piochée qui va peut être jouée aussitôt.
switch-draw_pass--1 = Une carte piochée ne peut pas être jouée dans le même tour.

switch-jump = La jumelle de la carte du dessus peut se jouer hors tour
switch-jump--0 = Personne ne joue hors de son tour.
switch-jump--1 = Qui a la même carte que celle du dessus peut la jouer hors de son tour.
switch-jump_w4 = On peut intercepter avec un Joker +4
switch-jump_w4--0 = On n’intercepte pas avec un joker.
switch-jump_w4--1 = On peut intercepter avec un Joker +4.
switch-jump_on_penalty = Intercepter sur une pénalité
switch-jump_on_penalty--allow = On peut intercepter sur une pénalité.
switch-jump_on_penalty--forbid = Personne n’intercepte sur une pénalité.

switch-seven0 = Un 7 échange les mains, un 0 les fait tourner
switch-seven0--0 = 7 et 0 sont de simples chiffres.
switch-seven0--1 = Un 7 échange la main avec quelqu’un, un 0 fait tourner toutes les mains.
switch-seven_optional = On peut refuser l’échange d’un 7
switch-seven_optional--0 = L’échange d’un 7 est obligatoire.
switch-seven_optional--1 = On peut refuser l’échange d’un 7.
switch-zero_again = Qui joue un 0 rejoue
switch-zero_again--0 = Un 0 finit le tour.
switch-zero_again--1 = Qui joue un 0 rejoue.
switch-mercy = Taille de main qui élimine
switch-mercy--0 = Aucune main n’est trop grande.
switch-mercy--n = { $n ->
    [one] Qui a { $n } carte sort de la manche.
   *[other] Qui a { $n } cartes sort de la manche.
}
switch-uno_swap = Qui doit annoncer après un échange ou une redonne
switch-uno_swap--actor = Après un échange ou une redonne, seul qui a joué la carte doit annoncer.
switch-uno_swap--holders = Après un échange ou une redonne, tous ceux qui reçoivent une seule carte doivent annoncer.
switch-uno_swap--none = Après un échange ou une redonne, personne ne doit annoncer.

switch-wd4 = Si le Joker +4 peut être un bluff
switch-wd4--bluff = Le Joker +4 peut être joué en bluff, et défié.
switch-wd4--strict = Le Joker +4 est refusé s’il serait un bluff, donc personne ne peut le défier.
switch-wd4--free = Le Joker +4 peut toujours être joué, et personne ne peut le défier.
switch-wd4_match = Quelles cartes en main font d’un Joker +4 un bluff
switch-wd4_match--colour = Une carte de la couleur en cours fait du Joker +4 un bluff.
switch-wd4_match--colour_wild = Une carte de la couleur en cours, ou un autre joker, fait du Joker +4 un bluff.
switch-wd4_match--colour_allwild = Une carte de la couleur en cours, ou n’importe quel autre joker, même un second Joker +4, fait du Joker +4 un bluff.
switch-tri_answer = Ce qui répond à un Joker Triforce
switch-tri_answer--369 = Seul un 3, 6 ou 9 de la couleur répond à un Joker Triforce.
switch-tri_answer--wt = Un Joker Triforce répond à un Joker Triforce, et demande à la personne suivante.
switch-tri_answer--anywild = Un Joker ou un Joker Triforce répond à un Joker Triforce.
switch-tri_after = Après avoir pioché trois cartes
switch-tri_after--end_turn = Piocher trois cartes pour un Joker Triforce finit le tour.
switch-tri_after--play_drawn = Après avoir pioché trois cartes pour un Joker Triforce, on peut en jouer une.
switch-tri_after--free_turn = Après avoir pioché trois cartes pour un Joker Triforce, suit un tour normal.
switch-tri_chain_add = Ce que chaque Joker Triforce sur un autre ajoute au prix
switch-tri_chain_add--0 = Chaque Joker Triforce demande trois cartes.
switch-tri_chain_add--3 = Chaque Joker Triforce posé sur un autre ajoute trois cartes au prix.
switch-tri_last = Joker Triforce en dernière carte
switch-tri_last--none = Un Joker Triforce en dernière carte ne demande rien à personne.
switch-tri_last--draw_if_unable = Après un Joker Triforce en dernière carte, la personne suivante pioche ce qu’il demande si elle ne peut pas répondre.
switch-ws_last = Joker mélange des mains en dernière carte
switch-ws_last--redeal = Le Joker mélange des mains en dernière carte redistribue tout et ne gagne pas.
switch-ws_last--win = Le Joker mélange des mains en dernière carte gagne.
switch-ws_colour = Quand le mélange des mains choisit une couleur
switch-ws_colour--with_play = Le Joker mélange des mains choisit sa couleur avant la donne.
switch-ws_colour--after_deal = Le Joker mélange des mains choisit sa couleur après la donne.
switch-wc_rule = Ce qui est écrit sur le Joker à ta façon
switch-wc_rule--plain = Le Joker à ta façon est un simple joker.
switch-wc_rule--others_draw_2 = Le Joker à ta façon fait piocher deux cartes à tous les autres.
switch-wc_rule--play_again = Qui joue le Joker à ta façon rejoue.
switch-wc_rule--discard_wilds = Qui joue le Joker à ta façon se défait de tous ses autres jokers.

switch-uno_required = S’il faut annoncer avec une carte
switch-uno_required--0 = Personne n’a besoin d’annoncer.
switch-uno_required--1 = Qui n’a plus qu’une carte doit annoncer.
switch-uno_penalty = Cartes pour une annonce oubliée
switch-uno_penalty--n = Qui est pris sans annonce en pioche { $n }.
switch-uno_penalty--0 = Une annonce oubliée ne coûte rien.
switch-false_uno_penalty = Cartes pour une annonce de trop
switch-false_uno_penalty--n = Une annonce de trop coûte { $n }.
switch-false_uno_penalty--0 = Une annonce de trop ne coûte rien.
switch-false_catch_penalty = Cartes pour un contre-UNO de trop
switch-false_catch_penalty--n = Un contre-UNO de trop coûte { $n }.
switch-false_catch_penalty--0 = Un contre-UNO de trop est refusé.

switch-finish = Cartes permises en dernier
switch-finish--any = N’importe quelle carte peut être la dernière.
switch-finish--number = Seul un chiffre peut être la dernière carte.
switch-finish--no_wild = Aucun joker ne peut être la dernière carte.
switch-finish--no_draw = Ni un +2 ni un Joker +4 ne peut être la dernière carte.
switch-blocked = Qui marque quand personne ne peut jouer
switch-blocked--lowest = Quand personne ne peut jouer, la main la plus basse gagne la différence.
switch-blocked--void = Quand personne ne peut jouer, la manche ne compte pas.
switch-scoring = Comment les manches font une partie
switch-scoring--winner = Qui gagne une manche marque les cartes des autres.
switch-scoring--lowest = Chacun compte les cartes de sa main, et le total le plus bas gagne.
switch-scoring--elimination = Chacun compte les cartes de sa main, et qui atteint la limite est hors jeu.
switch-scoring--single = Une manche décide.
switch-target = Points qui finissent une partie
switch-target--n = { $n ->
    [one] { $n } point finit la partie.
   *[other] { $n } points finissent la partie.
}
switch-teams = Les partenaires sont face à face
switch-teams--0 = Chacun joue pour soi.
switch-teams--1 = Les partenaires sont face à face et marquent ensemble.

switch-hand = Cartes données à chacun
switch-hand--n = { $n ->
    [one] Chacun reçoit { $n } carte.
   *[other] Chacun reçoit { $n } cartes.
}
switch-decks = Jeux mélangés ensemble
switch-decks--1 = Un jeu.
switch-decks--2 = Deux jeux sont mélangés ensemble.
switch-two_rev = Ce que fait Inversion à deux
switch-two_rev--skip = À deux, Inversion agit comme Passe ton tour.
switch-two_rev--none = À deux, Inversion ne prend pas de tour.
switch-opening = Une carte action au départ agit, ou une autre est retournée
switch-opening--apply = Une carte action ou un joker au départ agit.
switch-opening--redraw = Les cartes de départ qui ne sont pas des chiffres sont laissées de côté.
switch-opening_reverse = Qui commence après une Inversion au départ
switch-opening_reverse--dealer = Après une Inversion au départ, qui a donné commence.
switch-opening_reverse--right = Après une Inversion au départ, la personne à droite de qui a donné commence.
switch-opening_ignored = Où vont les cartes de départ laissées de côté
switch-opening_ignored--bury = Les cartes de départ laissées de côté restent sous celle qui compte.
switch-opening_ignored--shuffle_back = Les cartes de départ laissées de côté retournent dans la pioche.

value-off = non
value-empty = Vide : non.

conflict-edition = Une de ces règles est d’un autre jeu de cartes.
conflict-needs = Une de ces règles ne veut rien dire sans une autre, désactivée.
conflict-dearer_triforce = Un Joker Triforce plus cher demande des jokers qui y répondent.
conflict-single_target = Les points qui finissent la partie ne comptent pas en une seule manche.
conflict-draw_pass_dtm = Qui pioche jusqu’à ce qu’une carte aille doit pouvoir la jouer.
conflict-draw_pass_force = Une carte piochée ne peut pas être à la fois obligatoire et interdite.
conflict-stack_challenge = Aucun Joker +4 ne s’empile, il n’y a donc pas de défi à interdire.
conflict-teams_elimination = Des partenaires ne peuvent pas être éliminés un par un.
conflict-mercy_hand = Une main de { $hand } cartes sortirait aussitôt si { $mercy } sont de trop.
conflict-players = Ce jeu se joue de 2 à 10.
conflict-pairs = En équipes on joue à quatre ; ici, il y en a { $players }.
conflict-cards = Il n’y a pas assez de cartes pour en donner { $hand } à chacun des { $players }.
