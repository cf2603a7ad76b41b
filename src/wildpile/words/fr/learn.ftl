### French. What each message is for stands in ../en/, beside the English.

learn-title = { $edition ->
    [zelda] UNO The Legend of Zelda en trois minutes
    [classic112] UNO à 112 cartes en trois minutes
   *[other] UNO en trois minutes
}
learn-description = { $edition ->
    [zelda] Apprends l’édition Zelda en jouant : chaque carte, le Joker Triforce, le défi, et ce qui est officiel.
   *[other] Apprends UNO en jouant : chaque carte, le défi, l’annonce UNO, et ce qui est officiel.
}
learn-lead = Tout ce qu’il te faut à table, avec des cartes que tu peux bouger.
learn-edition = Édition
learn-edition-classic108 = Classique, 108 cartes
learn-edition-classic112 = Classique, 112 cartes
learn-edition-zelda = The Legend of Zelda
learn-unofficial = Wildpile n’est pas officiel. UNO et The Legend of Zelda sont des marques de leurs propriétaires, citées ici seulement pour dire de qui sont ces règles.
learn-table-rules = Cette page enseigne les règles d’une table. Ce qui n’est pas officiel est signalé.
learn-mark = Non officiel
learn-print = Imprimer sur une feuille
learn-play = Jouer maintenant
learn-source = Règle { $ruling }
learn-show = Montrer
learn-again = Recommencer
learn-more = D’autres réponses
learn-ready = Vous pouvez commencer à jouer.

learn-aim-heading = Le but
learn-aim = { $scoring ->
    [single] Pose toutes tes cartes avant les autres : tu gagnes la partie.
    [lowest] Pose toutes tes cartes avant les autres. Ce qui te reste en main quand quelqu’un pose tout compte contre toi, et le total le plus bas gagne.
    [elimination] Pose toutes tes cartes avant les autres. Ce qui te reste en main quand quelqu’un pose tout compte contre toi ; à { $target } points, tu es hors jeu.
   *[winner] { $edition ->
        [zelda] Pose toutes tes cartes avant les autres : tu gagnes. Avec des points, une variante de la notice, tu gagnes ainsi la manche et tu marques les cartes qui leur restent ; le premier total de { $target } points gagne la partie.
       *[other] Pose toutes tes cartes avant les autres : tu gagnes la manche et tu marques les cartes qui leur restent. Le premier total de { $target } points gagne la partie.
    }
}
learn-aim-deal = { $hand ->
    [one] Mélange les cartes et donnes-en une à chacun. On joue de deux à dix.
   *[other] Mélange les cartes et donnes-en { $hand } à chacun. On joue de deux à dix.
}
learn-aim-piles = Le reste, face cachée, forme la pioche. On retourne à côté la carte du dessus : elle commence la défausse.
learn-aim-opening = { $opening ->
    [redraw] Seul un chiffre peut commencer. Tout le reste est laissé de côté, et on retourne la carte suivante.
   *[apply] { $opening_reverse ->
        [right] La première carte est une carte action ? Elle agit aussitôt : avec un Passe ton tour, la première personne passe son tour ; avec un +2, elle pioche deux cartes et passe son tour ; avec une Inversion, la personne à droite de qui a donné commence, dans le sens antihoraire. Sur un joker, la première personne choisit la couleur. Seul un Joker +4 repart dans la pioche.
       *[dealer] La première carte est une carte action ? Elle agit aussitôt : avec un Passe ton tour, la première personne passe son tour ; avec un +2, elle pioche deux cartes et passe son tour ; avec une Inversion, qui a donné commence, dans le sens antihoraire. Sur un joker, la première personne choisit la couleur. Seul un Joker +4 repart dans la pioche.
    }
}
learn-aim-first = La personne à gauche de qui a donné commence, et on joue dans le sens des aiguilles d’une montre.
learn-aim-more = La donne en détail
learn-aim-dealer = N’importe qui peut donner en premier. Pour choisir, chacun pioche une carte : qui a le chiffre le plus haut donne, et une carte sans chiffre compte 0. Après chaque manche, la donne passe d’une place vers la gauche.
learn-aim-deck = { $edition ->
    [zelda] 112 cartes. Rouge, or, vert et bleu ont chacun un 0, deux cartes de chaque chiffre de 1 à 9, deux +2, deux Passe ton tour et deux Inversions. S’y ajoutent quatre Jokers, quatre Jokers +4 et quatre Jokers Triforce.
    [classic112] 112 cartes. Rouge, jaune, vert et bleu ont chacun un 0, deux cartes de chaque chiffre de 1 à 9, deux +2, deux Passe ton tour et deux Inversions. S’y ajoutent quatre Jokers, quatre Jokers +4, un Joker mélange des mains et trois Jokers à ta façon.
   *[other] 108 cartes. Rouge, jaune, vert et bleu ont chacun un 0, deux cartes de chaque chiffre de 1 à 9, deux +2, deux Passe ton tour et deux Inversions. S’y ajoutent quatre Jokers et quatre Jokers +4.
}
learn-aim-decks = { $decks ->
    [2] À cette table, deux de ces paquets sont mélangés ensemble : { $cards } cartes.
   *[other] Un paquet suffit pour tout le monde.
}
learn-aim-about = { $edition ->
    [zelda] Publié par Mattel en 2017. De deux à dix, dès 7 ans ; une manche dure de 10 à 20 minutes. Facile à apprendre, peu de choses à prévoir, et la chance y est pour beaucoup.
   *[other] On joue de deux à dix. C’est facile à apprendre, et la chance y est pour beaucoup.
}
learn-aim-opening_number = Un chiffre sort : la personne à gauche de qui a donné commence, tout simplement.
learn-aim-opening_skip = { $opening ->
    [redraw] Un Passe ton tour sort. Il est laissé de côté, et on retourne la carte suivante.
   *[apply] Un Passe ton tour sort. Il agit : la personne à gauche de qui a donné passe son tour.
}
learn-aim-opening_ignored = { $opening ->
    [redraw] Un Passe ton tour sort, puis un joker. Les deux sont laissés de côté, jusqu’à ce que vienne un chiffre.
   *[apply] Un Passe ton tour sort, et il agit aussitôt.
}

learn-moves-heading = Le jeu en quatre étapes
learn-moves-match-heading = Pose ce qui va
learn-moves-match = Pose une carte qui a la couleur, le chiffre ou le symbole de la carte du dessus. Les symboles sont sur les cartes action : Passe ton tour, Inversion, +2. Les jokers n’ont pas de couleur et vont sur tout.
learn-moves-color = { $edition ->
    [zelda] La couleur en cours est celle de la carte du dessus ; sur un joker, celle qui a été choisie. La Triforce d’un 3, 6 ou 9 n’est pas un symbole qui permet de poser.
   *[other] La couleur en cours est celle de la carte du dessus ; sur un joker, celle qui a été choisie.
}
learn-moves-draw-heading = Ou pioche
learn-moves-draw = { $dtm ->
    [may] Rien ne va ? Pioche, carte après carte, jusqu’à ce qu’une aille ou que tu veuilles t’arrêter.
    [must] Rien ne va ? Pioche jusqu’à ce qu’une carte aille.
   *[off] { $force ->
        [always] Rien ne va ? Pioche une carte.
       *[other] Rien ne va, ou tu préfères garder tes cartes ? Pioche une carte.
    }
}
learn-moves-drawn = { $draw_pass ->
    [1] La carte piochée reste dans ta main pour ce tour, et c’est à la personne suivante.
   *[other] { $force ->
        [off] Si la carte piochée va, tu peux la poser aussitôt, mais aucune autre. Si elle ne va pas, ou si tu la gardes, ton tour est fini.
       *[other] Si la carte piochée va, pose-la aussitôt. Sinon, ton tour est fini.
    }
}
learn-moves-call-heading = Annonce UNO
learn-moves-call = { $uno_required ->
    [0] Plus qu’une carte ? À cette table, personne n’a besoin de l’annoncer.
   *[other] { $uno_penalty ->
        [0] Dis « UNO ! » avec ton avant-dernière carte. À cette table, l’oublier ne coûte rien.
        [one] Dis « UNO ! » avec ton avant-dernière carte. Si tu oublies et qu’on te fait contre-UNO, tu pioches une carte.
       *[other] Dis « UNO ! » avec ton avant-dernière carte. Si tu oublies et qu’on te fait contre-UNO, tu pioches { $uno_penalty } cartes.
    }
}
learn-moves-score-heading = Compte les points
learn-moves-score = { $scoring ->
    [single] Ta main est vide : tu as gagné.
    [lowest] Une main est vide : tous les autres notent ce qui leur reste.
    [elimination] Une main est vide : tous les autres notent ce qui leur reste.
   *[winner] Ta main est vide : tu marques toutes les cartes qui restent aux autres.
}

learn-try-heading = Essaie un tour
learn-try = Que jouerais-tu ? Touche toutes les cartes qui vont, puis regarde pourquoi. Chaque « Règle » mène au texte exact.
learn-try-seven = Un 7 rouge est sur le dessus.
learn-try-symbol = Une Inversion est sur le dessus. Ses flèches sont son symbole.
learn-try-wild = Un joker est sur le dessus, et le vert a été choisi. Dessous, on voit encore un 6 rouge.
learn-try-nothing = De nouveau un 7 rouge, et une autre main.
learn-try-drawn = Un 7 rouge est sur le dessus, et tu as préféré piocher.
learn-try-two = Un +2 est sur le dessus.
learn-try-zero = Un 0 bleu est sur le dessus.
learn-try-triforce = La personne avant toi a posé un Joker Triforce et choisi le vert.
learn-try-unable = De nouveau un Joker Triforce et le vert, et une autre main.
learn-try-extra = Un 6 bleu est sur le dessus, et tu as en main deux jokers qu’on ne trouve pas dans tous les paquets.
learn-try-none = Rien ne va
learn-try-next = Suivant
learn-try-show = Tout montrer
learn-try-progress = Fait : { $done } sur { $count }

learn-cards-heading = Toutes les cartes
learn-cards-lead = Les cartes action vont sur leur couleur, ou sur leur symbole de n’importe quelle couleur. Les jokers vont sur tout.
learn-cards-points = En main, vaut { $points } points
learn-cards-points-number = En main, vaut son chiffre
learn-cards-number =
    { $seven0 ->
        [1] Un chiffre ne fait que donner la couleur, sauf deux à cette table : un 7 échange ta main avec la personne que tu désignes, et un 0 fait passer toutes les mains à la place suivante.
       *[other] Une carte toute simple : il ne se passe rien.
    }
    .name = Chiffre
    .face = { $edition ->
        [zelda] un grand chiffre, répété dans les coins ; les 3, 6 et 9 montrent aussi une Triforce
       *[other] un grand chiffre, répété dans les coins
    }
    .fits = Sur sa couleur ou son chiffre
learn-cards-skip =
    La personne suivante passe son tour. { $skip_bounce ->
        [1] À cette table, un Passe ton tour de la même couleur fait aussi suivre un +2.
       *[other] On ne peut pas y répondre par un autre Passe ton tour.
    }
    .name = Passe ton tour
    .face = un cercle barré
    .fits = Sur sa couleur ou un autre Passe ton tour
learn-cards-reverse =
    { $reverse_bounce ->
        [1] On change de sens : du sens horaire au sens antihoraire, ou l’inverse. À cette table, une Inversion de la même couleur renvoie aussi un +2.
       *[other] On change de sens : du sens horaire au sens antihoraire, ou l’inverse.
    }
    .name = Inversion
    .face = deux flèches en sens opposés
    .fits = Sur sa couleur ou une autre Inversion
learn-cards-reverse_two = { $two_rev ->
    [none] À deux, une Inversion ne fait passer aucun tour à cette table.
   *[skip] À deux, une Inversion agit comme un Passe ton tour : tu rejoues.
}
learn-cards-two =
    { $passes_two ->
        [0] La personne suivante pioche deux cartes et passe son tour. Elle ne peut pas les faire suivre.
       *[other] La personne suivante pioche deux cartes et passe son tour, sauf si les règles de cette table lui permettent de faire suivre la pénalité.
    }
    .name = +2
    .face = +2 dans les coins
    .fits = Sur sa couleur ou un autre +2
learn-cards-wild =
    Tu choisis la couleur dans laquelle on continue, même celle d’avant. À ton tour, tu peux le poser même si une autre carte va.
    .name = Joker
    .face = un ovale de quatre couleurs
    .fits = Sur tout
learn-cards-four =
    { $wd4 ->
        [free] Tu choisis une couleur ; la personne suivante pioche quatre cartes et passe son tour.
        [strict] Tu choisis une couleur ; la personne suivante pioche quatre cartes et passe son tour. Tu ne peux le poser que si rien dans ta main ne l’interdit.
       *[bluff] Tu choisis une couleur ; la personne suivante pioche quatre cartes et passe son tour, ou te défie (voir plus bas). { $wd4_match ->
            [colour] C’est régulier seulement si tu n’as aucune carte de la couleur en cours.
            [colour_wild] { $edition ->
                [zelda] C’est régulier seulement si tu n’as aucune carte de la couleur en cours, aucun Joker et aucun Joker Triforce.
               *[other] C’est régulier seulement si tu n’as aucune carte de la couleur en cours et aucun joker d’une autre sorte.
            }
           *[colour_allwild] C’est régulier seulement si tu n’as aucune carte de la couleur en cours et aucun autre joker.
        }
    }
    .name = Joker +4
    .face = +4 dans les coins
    .fits = Sur tout, mais pas avec n’importe quelle main
learn-cards-triforce =
    Tu choisis une couleur. La personne suivante pose une carte de cette couleur qui porte une Triforce, un 3, un 6 ou un 9, ou pioche trois cartes. { $tri_answer ->
        [wt] À cette table, un autre Joker Triforce répond aussi.
        [anywild] À cette table, un Joker ou un autre Joker Triforce répond aussi.
       *[369] Rien d’autre ne répond.
    }
    .name = Joker Triforce
    .face = une Triforce : trois triangles qui se touchent
    .fits = Sur tout
learn-cards-triforce_take = { $tri_after ->
    [end_turn] Piocher trois cartes finit le tour. Ensuite, on joue comme d’habitude, dans la couleur de la carte du dessus ; si personne n’a répondu, dans la couleur choisie.
    [play_drawn] Qui pioche trois cartes peut en jouer une aussitôt, si elle va. Ensuite, on joue comme d’habitude.
   *[free_turn] Qui pioche trois cartes joue ensuite un tour normal.
}
learn-cards-shuffle =
    Tu ramasses toutes les mains, tu les mélanges et tu redonnes toutes les cartes, en commençant à ta gauche. Tu choisis aussi la couleur.
    .name = Joker mélange des mains
    .face = des cartes qui changent de place
    .fits = Sur tout
learn-cards-custom =
    { $wc_rule ->
        [plain] Un Joker, sur lequel vous écrivez une règle à vous avant de jouer. Sans rien d’écrit, c’est un simple Joker.
        [others_draw_2] Un Joker ; à cette table, tous les autres piochent en plus deux cartes.
        [play_again] Un Joker ; à cette table, tu rejoues en plus.
       *[discard_wilds] Un Joker ; à cette table, tu te défais en plus de tous tes autres jokers.
    }
    .name = Joker à ta façon
    .face = une place vide pour écrire
    .fits = Sur tout

learn-challenge-heading = Ce Joker +4, c’est du bluff ?
learn-challenge = { $wd4 ->
    [free] À cette table, un Joker +4 peut toujours être posé, et personne ne peut le défier.
    [strict] À cette table, un Joker +4 qui serait un bluff ne peut pas être posé : il n’y a donc rien à défier.
   *[bluff] Tu peux poser un Joker +4 même quand tu ne devrais pas. La personne qui doit piocher peut prendre les cartes ou te défier. Personne d’autre n’en a le droit.
}
learn-challenge-rule = { $wd4_match ->
    [colour] C’est du bluff si la main d’où il vient avait une carte de la couleur en cours avant lui. Un même chiffre, un même symbole, les autres jokers et la couleur choisie ne comptent pas.
    [colour_wild] { $edition ->
        [zelda] C’est du bluff si la main d’où il vient avait une carte de la couleur en cours avant lui, un Joker ou un Joker Triforce. Un même chiffre, un même symbole, un second Joker +4 et la couleur choisie ne comptent pas.
       *[other] C’est du bluff si la main d’où il vient avait une carte de la couleur en cours avant lui, ou un joker d’une autre sorte. Un même chiffre, un même symbole, un second Joker +4 et la couleur choisie ne comptent pas.
    }
   *[colour_allwild] C’est du bluff si la main d’où il vient avait une carte de la couleur en cours avant lui, ou n’importe quel autre joker. Un même chiffre, un même symbole et la couleur choisie ne comptent pas.
}
learn-challenge-shown = Qui défie voit toute la main, et personne d’autre.
learn-challenge-when = Défie les grandes mains, rarement les petites. Les cartes que tu as ou que tu as vu poser ne peuvent pas y être. Si tu as raison, tu évites les cartes et tu gardes ton tour ; si tu as tort, c’est deux cartes de plus.
learn-challenge-named = Bluff ou pas, la carte reste, et la couleur choisie aussi.
learn-challenge-if-bluff = Du bluff : qui l’a posé pioche quatre cartes, et qui a défié joue sans piocher.
learn-challenge-if-fair = Régulier : qui a défié pioche six cartes et passe son tour.
learn-challenge-side-lay = Tu le poses
learn-challenge-side-accuse = Tu dois piocher
learn-challenge-lay_fair =
    Tu n’avais pas de rouge : c’était régulier. La personne qui te défie pioche six cartes et passe son tour.
    .setup = La couleur est le rouge, et tu n’en as pas. Pose-le et laisse-toi défier.
learn-challenge-lay_bluff =
    Tu avais une carte rouge : c’était du bluff. Tu pioches quatre cartes, et la personne qui te défie joue.
    .setup = La couleur est le rouge, et tu en as. Pose-le quand même.
learn-challenge-lay_wild =
    { $wd4_match ->
        [colour] Un Joker n’a pas de couleur : à cette table, c’était donc régulier.
       *[other] Un Joker en main compte comme une carte qui va : c’était donc du bluff. Tu pioches quatre cartes.
    }
    .setup = La couleur est le rouge : tu n’en as pas, mais tu as un Joker. Pose-le.
learn-challenge-accept =
    Tu pioches quatre cartes et tu passes ton tour. Personne ne saura jamais si c’était du bluff.
    .setup = Mara le pose sur du rouge. Prends les cartes.
learn-challenge-accuse_bluff =
    Il y avait du rouge dans cette main : du bluff. Les cartes sont pour qui a posé le Joker +4, et toi, tu continues en vert.
    .setup = Mara le pose sur du rouge et a encore huit cartes. Défie.
learn-challenge-accuse_fair =
    Une seule carte, et elle n’était pas rouge. Tu pioches six cartes et tu passes ton tour.
    .setup = Mara le pose sur du rouge et n’a plus qu’une carte. Défie, juste pour voir.

learn-one_card-heading = Plus qu’une carte
learn-one_card = { $uno_required ->
    [0] À cette table, personne n’a besoin d’annoncer.
   *[other] Annonce UNO juste avant, avec ou juste après ton avant-dernière carte, pour que tout le monde sache où tu en es.
}
learn-one_card-caught = { $uno_penalty ->
    [0] Jusqu’à ce que la personne suivante joue ou pioche, tout le monde peut te faire contre-UNO si tu n’as pas annoncé. À cette table, cela ne coûte rien.
    [one] Jusqu’à ce que la personne suivante joue ou pioche, tout le monde peut te faire contre-UNO si tu n’as pas annoncé. Tu prends alors une carte.
   *[other] Jusqu’à ce que la personne suivante joue ou pioche, tout le monde peut te faire contre-UNO si tu n’as pas annoncé. Tu prends alors { $uno_penalty } cartes.
}
learn-one_card-more = L’annonce et le contre-UNO
learn-one_card-grows = Si ta main grandit de nouveau, l’annonce est oubliée : de retour à une carte, annonce encore.
learn-one_card-call = Tu annonces en posant la carte. Il n’y a pas de contre-UNO à faire.
learn-one_card-forget = { $uno_required ->
    [0] Tu ne dis rien, et à cette table, ce n’est pas la peine.
   *[other] Tu ne dis rien, quelqu’un te fait contre-UNO, et tu pioches.
}
learn-one_card-late = Tu as oublié, mais tu y penses avant tout contre-UNO. Tu ne risques plus rien.
learn-one_card-too_late = La personne suivante a déjà joué. Il est trop tard pour un contre-UNO.
learn-one_card-catch = Tu fais contre-UNO sur quelqu’un à temps. Un second contre-UNO ne trouve plus rien.

learn-official-heading = Officiel, ou simplement votre façon de jouer ?
learn-official = C’est là-dessus qu’on se dispute le plus. Chaque ligne dit ce qui est officiel et ce que beaucoup jouent à la place.
learn-official-col-official = Officiel
learn-official-col-house = Règle maison
learn-official-follows-official = Cette table suit la règle officielle.
learn-official-follows-house = Cette table suit la règle maison.
learn-official-follows-other = Cette table a sa propre règle.

learn-house-stacking =
    .title = Empiler les cartes à piocher
    .official = La personne visée pioche et passe son tour. On ne fait rien suivre.
    .house = Réponds à une carte à piocher par une des tiennes, et la personne suivante prend la somme.
learn-house-choosing =
    .title = Piocher alors qu’on pourrait jouer
    .official = C’est permis. Dans ce tour, on ne peut alors jouer que la carte piochée.
    .house = Qui peut jouer doit jouer.
learn-house-drawing =
    .title = Piocher jusqu’à ce qu’une carte aille
    .official = Une carte. Si elle va, tu peux la poser ; sinon, le tour est fini.
    .house = On continue à piocher jusqu’à ce qu’une carte aille.
learn-house-drawn =
    .title = Garder une carte piochée qui va
    .official = Tu peux la garder.
    .house = Il faut la jouer.
learn-house-jumping =
    .title = Intercepter avec la même carte
    .official = Chacun attend son tour.
    .house = Qui a exactement la carte du dessus peut la poser aussitôt, hors de son tour.
learn-house-swapping =
    .title = Échanger les mains avec le 7 et le 0
    .official = 7 et 0 sont de simples chiffres.
    .house = Un 7 échange ta main avec la personne que tu désignes ; un 0 fait passer chaque main à la place suivante.
learn-house-finishing =
    .title = Finir avec une carte action
    .official = N’importe quelle carte peut être la dernière.
    .house = La dernière carte doit être un chiffre.
learn-house-forgetting =
    .title = Oublier d’annoncer UNO
    .official = Un contre-UNO à temps, et tu pioches deux cartes.
    .house = Un contre-UNO à temps, et tu pioches quatre cartes.
learn-house-bouncing =
    .title = Échapper à un +2 avec un Passe ton tour
    .official = Impossible : tu pioches et tu passes ton tour.
    .house = Un Passe ton tour de la même couleur fait suivre les deux cartes.
learn-house-answering =
    .title = Répondre à un Joker Triforce par un joker
    .official = Il faut un 3, 6 ou 9 de la couleur.
    .house = Un Joker ou un autre Joker Triforce répond aussi.
learn-house-turn_after =
    .title = Jouer après avoir pioché trois cartes
    .official = La notice n’en dit rien. Notre décision : le tour est fini.
    .house = Une des cartes piochées peut être jouée si elle va.

learn-winning-heading = Gagner
learn-winning = { $scoring ->
    [single] La première main vide gagne, et la partie est finie.
    [lowest] La manche finit avec la première main vide. Chacun note les points de sa propre main. Quand quelqu’un atteint { $target }, le total le plus bas gagne.
    [elimination] La manche finit avec la première main vide. Chacun note les points de sa propre main, et qui atteint { $target } est hors jeu. Qui reste en dernier gagne.
   *[winner] La manche finit avec la première main vide. Qui l’a vidée marque toutes les cartes qui restent aux autres, et une nouvelle manche commence. { $target } points ou plus gagnent la partie.
}
learn-winning-single = { $scoring ->
    [winner] Peu de temps ? Oubliez les points : la première main vide gagne.
   *[other] Mettez-vous d’accord sur la façon de compter avant de donner.
}
learn-winning-numbers = Chiffres
learn-winning-numbers-points = leur valeur
learn-winning-actions = +2, Passe ton tour, Inversion
learn-winning-wilds = { $edition ->
    [zelda] Joker, Joker +4, Joker Triforce
   *[other] Joker, Joker +4
}
learn-winning-extra = Mélange des mains, à ta façon
learn-winning-points = { $points } par carte
learn-winning-count = Combien valent les cartes des autres ?
learn-winning-sum = Les chiffres font 13, les trois cartes action 60, les deux jokers 100 : 173 points.
learn-winning-sum_extra = Les chiffres font 13, les trois cartes action 60, les deux jokers 100, et les deux jokers spéciaux 80 : 253 points.
learn-winning-sum_zelda = Les chiffres font 13, les trois cartes action 60, les trois jokers 150 : 223 points.
learn-winning-target = { $scoring ->
    [winner] Avec 477 points, et 23 de plus dans cette manche, tu as exactement 500.
   *[other] Les points de cette manche s’ajoutent à ceux d’avant.
}

learn-before-heading = Avant de donner
learn-before = Les premières questions qui viennent, en bref.
learn-before-last_two = { $last_draw ->
    [0] Un +2 en dernière carte finit aussitôt la manche ; à cette table, personne ne pioche.
   *[other] Un +2 en dernière carte : la personne suivante pioche deux cartes, puis on compte les points.
}
learn-before-empty_pile = La pioche est vide : les cartes de la défausse, sauf celle du dessus, sont mélangées et forment la nouvelle.
learn-aim-opening_wild = { $opening ->
    [redraw] Un joker sort en premier : à cette table, il est laissé de côté.
   *[apply] Un joker sort en premier : la personne à gauche de qui a donné choisit la couleur et joue.
}
learn-aim-opening_four = { $opening ->
    [redraw] Un Joker +4 sort en premier : à cette table, il est laissé de côté.
   *[apply] Un Joker +4 sort en premier : il repart dans la pioche, et on retourne une autre carte.
}
