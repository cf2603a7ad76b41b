### French. What each message is for stands in ../en/, beside the English.

settle-title = Trancher une question
settle-description = Les réponses officielles à ce qui fait débat à UNO, chacune avec sa source, la règle maison qui la change, et une position à essayer.
settle-lead = Tape ce qui fait débat à ta table. Chaque réponse dit ce qui est officiel, quelle règle maison le change, et te laisse l’essayer.
settle-search = Chercher une question
settle-search-hint = Par exemple : +2 sur +2
settle-none = Rien trouvé. Essaie d’autres mots, ou pose les cartes et demande au moteur.
settle-count = { $count ->
    [0] Aucune question
    [one] Une question
   *[other] { $count } questions
}
settle-official = Officiel
settle-house = Règle maison
settle-here = À cette table
settle-changes = Ces règles changent la réponse
settle-changes-none = Aucune règle maison ne change cela.
settle-try = Essayer
settle-send = Envoyer cette réponse
settle-editions = La question ne se pose que dans certaines éditions.

evidence-sheet = C’est imprimé dans les notices.
evidence-answer = L’éditeur y a répondu publiquement.
evidence-custom = Les notices n’en disent rien, et presque tout le monde joue ainsi.
evidence-ours = Aucune source officielle ne tranche. C’est notre décision.

ask-topic-draw_cards = Le +2 et l’empilement
ask-topic-drawing = Piocher des cartes
ask-topic-fours = Le Joker +4 et le défi
ask-topic-wilds = Jokers et cartes action
ask-topic-uno = Annoncer UNO
ask-topic-house = Règles maison
ask-topic-ending = Fin et points
ask-topic-deal = Avant le premier tour
ask-topic-triforce = Le Joker Triforce

ask-two-on-two =
    .q = Peut-on poser un +2 sur un +2 ?
    .a = Non. La personne visée pioche deux cartes et passe son tour ; on ne fait pas suivre la pénalité. Empiler est une règle maison, et une des plus répandues.
    .say = +2 sur +2; plus deux sur plus deux; empiler les +2; cumuler les +2; enchaîner des plus 2; contrer un +2; additionner les +2; répondre à un plus deux; rajouter un +2; superposer les cartes
ask-two-on-four =
    .q = Peut-on poser un +2 sur un Joker +4, pour faire six ?
    .a = Non. Un Joker +4 se prend ou se défie, on n’y répond jamais par une carte. Certaines tables le permettent comme règle maison, avec un +2 de la couleur choisie.
    .say = +2 sur +4; plus deux sur plus quatre; plus 2 sur plus 4; mettre un +2 après un +4; cumuler +2 et +4; ça fait six; contrer un +4 avec un +2
ask-four-on-four =
    .q = Peut-on répondre à un Joker +4 par un autre ?
    .a = Non, pas tant que tu dois les quatre cartes. Plus tard, à ton tour, tu peux en poser un dessus comme sur n’importe quelle carte, si ta main le permet.
    .say = +4 sur +4; plus quatre sur plus quatre; empiler les +4; cumuler les plus 4; deux +4 de suite; ça fait huit; contrer un +4; renvoyer un +4
ask-skip-saves =
    .q = Peut-on échapper à un +2 avec un Passe ton tour ou une Inversion ?
    .a = Non. Les deux cartes sont piochées et le tour est passé avant que tu puisses jouer quoi que ce soit. Le faire suivre avec un Passe ton tour de la même couleur n’a été qu’une règle pour rire, l’espace d’un jour, et le renvoyer avec une Inversion est aussi une règle maison.
    .say = passe ton tour sur +2; inversion sur +2; changement de sens sur plus deux; renvoyer un +2; esquiver un plus 2; bloquer un +2; éviter de piocher; interdit de jouer sur +2
ask-play-after-two =
    .q = J’ai pioché les deux cartes du +2. Est-ce que je peux encore jouer ce tour-ci ?
    .a = Non. Piocher pour un +2, c’est tout ton tour. La personne suivante continue.
    .say = jouer après un +2; est-ce que je passe mon tour après un plus deux; piocher et jouer; rejouer après avoir pioché deux cartes; tour après un plus 2
ask-two-served =
    .q = Peut-on jouer un +2 sur un +2 pour lequel quelqu’un a déjà pioché ?
    .a = Oui. Une fois les cartes piochées, c’est une carte ordinaire sur la pile : suis sa couleur, ou pose un autre +2 de n’importe quelle couleur. Il ouvre une nouvelle pénalité de deux cartes.
    .say = +2 déjà pioché; plus deux sur un ancien plus deux; +2 au tour d’après; même symbole +2; pénalité déjà prise; +2 d’une autre couleur
ask-challenge-stack =
    .q = On empile les Jokers +4. Peut-on défier le dernier ?
    .a = Officiellement, il n’y a rien à empiler. Si vous empilez, la règle maison imprimée garde le défi pour la carte la plus récente : un bluff coûte toute la somme à qui l’a jouée, une carte régulière coûte à qui défie la somme et deux cartes de plus.
    .say = défier un +4 empilé; défi sur huit cartes; empiler et défier; bluff dans une pile de +4; qui pioche huit; contester un plus quatre cumulé

ask-draw-until =
    .q = Faut-il piocher jusqu’à pouvoir jouer ?
    .a = Non. Tu pioches une carte. Si elle ne va pas, ton tour est fini. Piocher jusqu’à ce qu’une carte aille est une règle maison ; beaucoup de jeux vidéo l’appliquent.
    .say = piocher jusqu’à ce qu’on puisse jouer; piocher plusieurs cartes; combien de cartes on pioche; une seule carte; continuer à piocher; je ne peux pas jouer
ask-play-drawn =
    .q = Est-ce que je peux jouer la carte que je viens de piocher ?
    .a = Oui, aussitôt, si elle va. Mais seulement cette carte-là, et seulement si tu veux.
    .say = jouer la carte piochée; poser la carte qu’on a piochée; la carte piochée est jouable; piocher et jouer dans le même tour; jouer tout de suite
ask-must-play =
    .q = Faut-il jouer quand on a une carte qui va ?
    .a = Non. Tu peux piocher une carte à la place, quelle que soit ta raison. Dans ce tour, seule la carte piochée peut alors encore être jouée. Devoir jouer est une règle maison.
    .say = est-on obligé de jouer; piocher exprès; obligation de jouer; garder une carte; piocher même si on peut jouer; refuser de jouer
ask-two-numbers =
    .q = Peut-on poser deux cartes du même chiffre d’un coup ?
    .a = Non, une carte par tour, même si tu as deux fois exactement la même.
    .say = poser un double; deux sept en même temps; même chiffre ensemble; jouer plusieurs cartes; poser une paire; deux cartes identiques; plusieurs cartes à la fois
ask-empty-pile =
    .q = La pioche est vide. Que faire ?
    .a = La carte du dessus de la défausse reste en place. Toutes celles de dessous sont mélangées et forment la nouvelle pioche, même au milieu d’une pénalité. Les couleurs choisies pour les anciens jokers sont oubliées.
    .say = plus de cartes; plus de pioche; pioche épuisée; remélanger; mélanger la défausse; paquet vide; fin de la pioche
ask-both-empty =
    .q = Il n’y a plus rien à piocher ni à mélanger. Que faire ?
    .a = Aucune notice ne le dit. Notre décision : qui peut jouer doit jouer, les autres passent, et les pénalités se paient avec ce qu’il y a. Quand tout le monde passe l’un après l’autre, la manche finit et la main la plus basse marque la différence.
    .say = pioche et défausse vides; personne ne peut jouer; plus aucune carte; partie bloquée; manche bloquée; blocage
ask-wrong-card =
    .q = Quelqu’un a posé une carte qui ne va pas. Que se passe-t-il ?
    .a = Les notices récentes ne prévoient aucune pénalité : la carte revient en main et on rejoue le tour comme il faut. Un conseil plus ancien était de piocher deux cartes. À une table Wildpile, une telle carte est simplement refusée.
    .say = mauvaise carte; erreur de carte; carte interdite; se tromper de carte; reprendre sa carte; pénalité pour une erreur; carte pas bonne

ask-four-whenever =
    .q = Peut-on jouer un Joker +4 quand on veut ?
    .a = { $edition ->
        [zelda] Seulement si tu n’as en main ni carte de la couleur en cours, ni Joker, ni Joker Triforce. Tu peux le poser quand même, mais c’est du bluff : si la personne suivante te défie, c’est toi qui pioches les quatre cartes.
       *[other] Seulement si tu n’as en main aucune carte de la couleur en cours. Tu peux le poser quand même, mais c’est du bluff : si la personne suivante te défie, c’est toi qui pioches les quatre cartes.
    }
    .say = quand jouer un +4; règle du plus quatre; +4 interdit; a-t-on le droit de bluffer; jouer un plus 4 n’importe quand; condition du +4; super joker
ask-four-number =
    .q = J’ai le même chiffre dans une autre couleur. Mon Joker +4 est-il encore régulier ?
    .a = Oui. Seule la couleur en cours compte. Les mêmes chiffres et symboles dans d’autres couleurs n’en font pas un bluff.
    .say = +4 avec le même chiffre; même chiffre en main plus quatre; même numéro +4; même symbole défi; +4 autorisé avec un chiffre
ask-four-wild =
    .q = J’ai un simple Joker. Mon Joker +4 est-il alors un bluff ?
    .a = { $edition ->
        [zelda] Oui. La notice Zelda compte les jokers parmi les cartes qui vont, donc un Joker en fait un bluff. Selon notre lecture, un Joker Triforce aussi.
       *[other] Non. La notice classique demande la couleur, et un Joker n’en a pas. La notice Zelda et le texte de certaines boîtes comptent les jokers parmi les cartes qui vont : mettez-vous d’accord avant.
    }
    .say = joker et +4 en main; joker normal plus quatre; est-ce qu’un joker compte; changement de couleur et +4; défi avec un joker en main; couleur du joker
ask-four-second =
    .q = J’ai deux Jokers +4. Le premier est-il un bluff ?
    .a = Non. Personne d’officiel n’y a répondu. Si le second comptait, deux Jokers +4 dans une main ne pourraient jamais être joués ; nous décidons donc qu’il ne compte pas.
    .say = deux +4 en main; second plus quatre; deux plus 4; défi avec deux +4; deux dernières cartes +4
ask-four-named =
    .q = J’ai choisi la couleur que j’ai en main. Mon Joker +4 était-il un bluff ?
    .a = Non. Ce qui compte, c’est la couleur en cours avant que tu le poses. La couleur que tu choisis ne joue aucun rôle dans un défi.
    .say = choisir sa propre couleur +4; couleur demandée et défi; couleur après un plus quatre; prendre la couleur que j’ai; quelle couleur compte pour le défi
ask-four-drawn =
    .q = J’ai pioché un Joker +4. Est-ce que je peux le jouer aussitôt ?
    .a = Oui, mais toute ta main est jugée. Si tu pouvais jouer une carte de la couleur et que tu as pioché à la place, le poser est du bluff.
    .say = +4 pioché; jouer un plus quatre qu’on vient de piocher; piocher un +4; défier un +4 pioché
ask-who-challenges =
    .q = Qui peut défier, et qui voit la main ?
    .a = Seulement la personne qui devrait piocher, et seulement avant de piocher. La main est montrée à cette personne, et à personne d’autre.
    .say = qui peut défier un +4; qui peut contester; montrer sa main; montrer son jeu après un défi; voir les cartes; est-ce que tout le monde peut défier; dénoncer un bluff
ask-challenge-price =
    .q = Que coûte un défi, gagné ou perdu ?
    .a = Si c’était du bluff, qui a joué la carte pioche les quatre, et toi, tu joues sans rien piocher. Si c’était régulier, tu pioches six cartes et tu passes ton tour.
    .say = pénalité du défi; défi perdu; défi raté; six cartes; piocher six; contester à tort; bluff démasqué; contestation plus quatre
ask-four-back =
    .q = Après un bluff découvert, le Joker +4 revient-il en main ?
    .a = Non. La carte reste sur la pile et la couleur choisie reste en cours.
    .say = reprendre son +4; rendre le plus quatre; couleur après un défi; la carte reste-t-elle; annuler un +4
ask-last-four =
    .q = Peut-on défier un Joker +4 qui était la dernière carte de quelqu’un ?
    .a = Cela ne servirait à rien : il ne reste aucune autre carte qui pourrait en faire un bluff. La manche est finie, la personne suivante pioche quatre cartes, et on compte les points.
    .say = défier la dernière carte; finir sur un +4 défi; gagner avec un plus quatre; terminer par un +4; dernière carte plus 4

ask-color-after-wild =
    .q = Quelle couleur compte après un joker ?
    .a = Celle qui a été choisie. La carte sous le joker ne compte plus, ni sa couleur ni son chiffre.
    .say = couleur après un joker; que jouer sur un joker; couleur oubliée; carte sous le joker; couleur demandée; jouer le chiffre d’en dessous
ask-wild-on-wild =
    .q = Peut-on jouer un Joker sur un Joker, ou choisir encore la même couleur ?
    .a = Oui, les deux. Un Joker va sur tout, et tu peux choisir n’importe quelle couleur, même celle en cours.
    .say = joker sur joker; même couleur encore; deux jokers de suite; redemander la même couleur; garder la couleur; changement de couleur sur changement de couleur
ask-reverse-two =
    .q = Que fait une Inversion à deux ?
    .a = Elle agit comme un Passe ton tour : tu rejoues.
    .say = inversion à 2; inversion à deux joueurs; changement de sens à deux; est-ce que je rejoue; sens inverse à 2; un contre un; rejouer
ask-skip-two =
    .q = À deux, à qui de jouer après un Passe ton tour ou un +2 ?
    .a = Encore à toi. L’autre passe son tour et, après un +2, a deux cartes de plus.
    .say = passe ton tour à deux; passe ton tour à 2 joueurs; +2 à deux; rejouer après un passe ton tour; carte interdit à deux; un contre un
ask-opening-action =
    .q = La première carte retournée est une carte action. Agit-elle ?
    .a = { $edition ->
        [zelda] Non. Dans l’édition Zelda, tout ce qui n’est pas un chiffre est laissé de côté, et on retourne la carte suivante jusqu’à ce que vienne un chiffre.
       *[other] Oui, selon les notices habituelles. Un Passe ton tour fait passer son tour à la première personne, un +2 la fait piocher et passer son tour, et une Inversion change le sens, si bien que qui a donné commence. Certaines notices plus récentes font simplement retourner une autre carte.
    }
    .say = première carte spéciale; commencer par une inversion; première carte +2; passe ton tour au début; carte de départ; carte retournée au début; carte action au départ
ask-opening-wild =
    .q = La première carte retournée est un joker. Qui choisit la couleur ?
    .a = { $edition ->
        [zelda] Personne : l’édition Zelda laisse de côté tout ce qui n’est pas un chiffre, et on retourne une autre carte.
       *[other] La personne à gauche de qui a donné la choisit, puis joue. Un Joker +4 repart dans la pioche, et on retourne une autre carte.
    }
    .say = première carte joker; joker au début; +4 en première carte; plus quatre au départ; qui choisit la couleur au début; commencer par un joker
ask-extra-wilds =
    .q = Pourquoi mon paquet a-t-il des jokers que je ne connais pas ?
    .a = Les paquets de 112 cartes ont en plus un Joker mélange des mains et trois Jokers à ta façon, sur lesquels vous écrivez une règle à vous. La notice de la boîte en dit plus ; vous pouvez aussi les laisser de côté.
    .say = cartes blanches; cartes vierges; joker personnalisable; carte mélange des mains; cartes en plus; 112 cartes; c’est quoi ce joker; nouvelles cartes
ask-shuffle-how =
    .q = Comment marche exactement le Joker mélange des mains ?
    .a = Qui le joue ramasse toutes les mains, les mélange et redonne toutes les cartes, une par une, en commençant à sa gauche. Puis on continue dans la couleur choisie. Les mains peuvent finir avec une carte d’écart.
    .say = mélange des mains; redistribuer les cartes; ramasser toutes les mains; mélanger les jeux; échanger toutes les cartes; mains inégales
ask-shuffle-last =
    .q = Le Joker mélange des mains est ma dernière carte. Est-ce que je gagne ?
    .a = Non. Tu ramasses toutes les mains et tu redonnes, à toi aussi : tu as donc de nouveau des cartes.
    .say = finir sur un mélange des mains; dernière carte mélange; gagner avec le mélange des mains; terminer avec le joker mélange
ask-shuffle-worth =
    .q = Combien de points valent le Joker mélange des mains et le Joker à ta façon ?
    .a = 40 chacun.
    .say = points mélange des mains; points joker personnalisable; points carte blanche; combien vaut le mélange; 40 points
ask-customizable =
    .q = Que font les Jokers à ta façon ?
    .a = Ce sont des Jokers, avec ce que votre groupe écrit dessus avant de jouer. Sans rien d’écrit, c’est un simple Joker.
    .say = joker personnalisable; carte blanche; carte vierge; quoi écrire; inventer une règle; joker à personnaliser; carte à écrire

ask-uno-until =
    .q = Jusqu’à quand peut-on me faire contre-UNO si je n’ai pas dit UNO ?
    .a = Jusqu’à ce que la personne suivante commence son tour, en jouant ou en piochant. Après, tu ne risques plus rien.
    .say = contre uno jusqu’à quand; oublié de dire uno; trop tard pour le contre uno; délai uno; dire uno à la place de quelqu’un; le suivant a déjà joué
ask-uno-penalty =
    .q = Deux cartes ou quatre quand on n’a pas dit UNO ?
    .a = Deux. D’anciennes notices en demandaient quatre : d’où ce souvenir.
    .say = pénalité uno oublié; combien de cartes uno; 2 ou 4 cartes; oublier de dire uno; contre uno combien de cartes; punition uno
ask-uno-late =
    .q = J’ai oublié, mais j’ai dit UNO avant que quelqu’un le remarque. Est-ce que c’est bon ?
    .a = Oui, tant que personne n’a fait contre-UNO avant.
    .say = dire uno en retard; uno trop tard; uno après coup; dire uno avant le contre uno; se rattraper; personne n’a remarqué
ask-uno-before =
    .q = Faut-il dire UNO avant que la carte touche la pile ?
    .a = Non. Avec la carte, juste avant ou juste après : les trois comptent. L’important est que personne ne fasse contre-UNO avant.
    .say = quand dire uno; dire uno avant de jouer; uno avant de poser; uno avec deux cartes; à quel moment dire uno; moment exact
ask-uno-two-catch =
    .q = Deux personnes me font contre-UNO au même moment. Est-ce que je pioche quatre cartes ?
    .a = Non. Il n’y a qu’une pénalité ; le second contre-UNO ne trouve plus rien.
    .say = deux contre uno; double contre uno; contre uno en même temps; deux joueurs disent contre uno; quatre cartes pour deux contre uno
ask-false-uno =
    .q = Quelqu’un dit UNO avec plus d’une carte. Y a-t-il une pénalité ?
    .a = Pas d’officielle. Ce n’était que du bruit. Certaines tables font piocher deux cartes pour cela.
    .say = faux uno; uno trop tôt; dire uno pour rien; uno par erreur; uno avec trois cartes; pénalité faux uno
ask-false-catch =
    .q = J’ai fait contre-UNO sur quelqu’un qui avait dit UNO, ou qui avait plus d’une carte. Est-ce que je pioche ?
    .a = Aucune notice n’y met de prix. À nos tables, un tel contre-UNO est refusé ; comme règle maison, il peut coûter des cartes.
    .say = faux contre uno; contre uno à tort; contre uno par erreur; accuser à tort; pénalité contre uno raté; contre uno pour rien
ask-uno-out =
    .q = Faut-il encore dire quelque chose, comme « UNO out », avec sa toute dernière carte ?
    .a = Non. C’est une légende. La dernière carte finit la manche à elle seule.
    .say = dernière carte dire quelque chose; redire uno; uno fini; uno final; uno uno; dire uno deux fois; annoncer la fin
ask-swap-uno =
    .q = Un échange me laisse avec une seule carte. Dois-je dire UNO ?
    .a = Échanger les mains est une règle maison, donc aucune notice ne tranche. Le plus souvent, on joue ainsi : qui a joué la carte d’échange doit annoncer ; qui n’a fait que recevoir une seule carte n’en a pas besoin.
    .say = échange avec un sept uno; une carte après un échange; uno après échange de mains; règle 7-0 uno; recevoir une seule carte

ask-jump-in =
    .q = Intercepter avec la même carte, est-ce officiel ?
    .a = Non, on joue dans l’ordre. Certaines notices l’impriment comme règle maison, au choix : qui a exactement la même carte, couleur et chiffre, peut la poser hors de son tour.
    .say = interception; jouer hors de son tour; jouer sans attendre son tour; carte identique; même carte hors tour; couper le tour; doublon; jump in
ask-jump-two =
    .q = Quelqu’un intercepte avec un second +2. Deux cartes ou quatre ?
    .a = Selon la règle maison imprimée, deux : la seconde carte annule la première, et la personne qui vient après l’interception pioche. C’est quatre seulement là où l’on empile aussi.
    .say = interception +2; intercepter avec un plus deux; double +2; deux +2 de la même couleur; interception et cumul
ask-seven-zero =
    .q = Échanger les mains avec un 7 et les faire tourner avec un 0, est-ce officiel ?
    .a = Non. Les deux forment une règle maison bien connue, que certaines notices impriment en option. Officiellement, 7 et 0 sont de simples chiffres.
    .say = règle du 7 et du 0; règle 7-0; échanger son jeu avec un sept; échange de mains; faire tourner les jeux avec un zéro; 0 on tourne
ask-seven-last =
    .q = On joue avec l’échange du 7 et du 0. Ma dernière carte est un 7. Est-ce que j’échange ?
    .a = Non. Ta main est vide : tu as donc gagné, et rien n’est échangé. De même pour un 0.
    .say = finir sur un 7; dernière carte sept; dernière carte zéro; gagner avec un 7; échanger une main vide
ask-mercy =
    .q = Est-on hors jeu avec 25 cartes ?
    .a = Pas dans ces éditions. Cette règle de la pitié vient d’un autre jeu de la famille ; ici, c’est une règle maison, et tu peux avoir autant de cartes qu’il le faut.
    .say = 25 cartes; règle de la pitié; sans pitié; no mercy; trop de cartes; éliminé; limite de cartes; maximum de cartes
ask-two-decks =
    .q = Peut-on mélanger deux paquets ensemble ?
    .a = Les notices ne connaissent qu’un paquet, jusqu’à dix personnes. Avec deux, on joue bien en grand groupe ; même un 0 a alors son double.
    .say = deux paquets; deux jeux de cartes; grand groupe; plus de 10 joueurs; combiner deux jeux; beaucoup de joueurs

ask-finish-action =
    .q = Peut-on finir avec une carte action ou un joker ?
    .a = Oui, n’importe quelle carte peut être la dernière. Si c’est un +2 ou un Joker +4, la personne suivante prend d’abord les cartes, puis on compte les points.
    .say = finir sur une carte spéciale; dernière carte passe ton tour; finir avec un +2; terminer par un joker; gagner avec un plus quatre; dernière carte spéciale; finir sur un plus deux
ask-second-place =
    .q = Les autres continuent-ils à jouer pour la deuxième place ?
    .a = Non. La manche finit avec la première main vide.
    .say = deuxième place; continuer après le gagnant; qui est deuxième; jouer jusqu’au dernier; le perdant; continuer la partie
ask-scoring =
    .q = Comment compte-t-on les points ?
    .a = { $edition ->
        [zelda] Qui pose tout marque ce qui reste aux autres : les chiffres pour leur valeur, 20 pour +2, Passe ton tour et Inversion, 50 pour chaque joker. Dans la notice Zelda, les points sont une variante ; le premier total de 500 gagne.
        [classic112] Qui pose tout marque ce qui reste aux autres : les chiffres pour leur valeur, 20 pour +2, Passe ton tour et Inversion, 50 pour Joker et Joker +4, 40 pour mélange des mains et à ta façon. Le premier total de 500 gagne.
       *[other] Qui pose tout marque ce qui reste aux autres : les chiffres pour leur valeur, 20 pour +2, Passe ton tour et Inversion, 50 pour Joker et Joker +4. Le premier total de 500 gagne.
    }
    .say = compter les points; valeur des cartes; points par carte; combien vaut un joker; combien vaut un +4; score; qui marque les points; comptage
ask-exactly-500 =
    .q = Exactement 500, est-ce assez pour gagner ?
    .a = Oui, 500 ou plus. 499 ne suffit pas.
    .say = 500 points; atteindre 500; pile 500; score à atteindre; gagner la partie; dépasser 500
ask-single-round =
    .q = Peut-on jouer sans points ?
    .a = Oui. Qui pose tout en premier gagne alors, et la partie est finie.
    .say = une seule manche; partie rapide; sans compter les points; le premier a gagné; partie courte; jouer vite
ask-lowest-wins =
    .q = Les points comptent-ils pour qui gagne, ou contre les autres ?
    .a = D’habitude, qui gagne la manche les marque. Une autre façon est imprimée aussi : chacun additionne ce qui lui reste en main, et quand quelqu’un atteint 500, le total le plus bas gagne.
    .say = le moins de points gagne; score le plus bas; points contre soi; compter ses propres cartes; points négatifs; plus petit score
ask-partners =
    .q = Peut-on jouer à deux contre deux ?
    .a = Oui, les partenaires sont face à face. La manche finit dès que quelqu’un pose tout, et son équipe marque les cartes des deux adversaires ; celles de l’autre partenaire ne comptent pour personne.
    .say = par équipes; en équipe; partenaires; 2 contre 2; deux équipes; jouer à quatre en équipe
ask-leaving =
    .q = Quelqu’un doit partir au milieu de la partie. Que deviennent ses cartes ?
    .a = Aucune notice ne le dit. Notre décision : la main va sous la défausse, ce qui était dû est annulé, et on continue avec la personne suivante. S’il ne reste qu’une personne, elle gagne la manche, sans points.
    .say = quitter la partie; un joueur s’en va; abandonner; partir avant la fin; quitter en cours de partie; joueur absent

ask-who-starts =
    .q = Qui commence ?
    .a = La personne à gauche de qui a donné, puis dans le sens des aiguilles d’une montre, jusqu’à ce qu’une Inversion change le sens.
    .say = premier joueur; premier tour; sens des aiguilles d’une montre; à gauche du donneur; qui joue en premier; sens du jeu
ask-who-deals =
    .q = Qui donne les cartes ?
    .a = Chacun pioche une carte, et qui a le chiffre le plus haut donne ; les cartes à symbole comptent zéro. Après chaque manche, la donne passe d’une place vers la gauche.
    .say = qui distribue; choisir le donneur; distribution; prochain donneur; carte la plus haute; tirer au sort qui donne
ask-how-many =
    .q = À combien peut-on jouer, et combien de cartes chacun reçoit-il ?
    .a = De deux à dix, avec sept cartes chacun.
    .say = combien de joueurs; nombre de joueurs; combien de cartes; cartes par joueur; 7 cartes; combien distribuer; main de départ

ask-triforce-turn =
    .q = J’ai pioché trois cartes pour un Joker Triforce. Est-ce que je peux encore jouer ?
    .a = La notice ne le dit pas. Nous décidons que non : répondre ou piocher, c’est le tour. Deux règles maison le lisent autrement : une des trois cartes peut être jouée si elle va, ou un tour normal suit.
    .say = après avoir pioché trois cartes; passer son tour triforce; jouer après la triforce; tour après triforce; piocher 3 et jouer
ask-triforce-wild =
    .q = Peut-on répondre à un Joker Triforce par un joker ?
    .a = Non. La réponse doit être une carte de la couleur choisie qui porte une Triforce, et seuls les 3, 6 et 9 de couleur en ont une. Ni un Joker ni un autre Joker Triforce ne convient.
    .say = joker sur triforce; triforce sur triforce; répondre à la triforce; joker au lieu de 3 6 9; contrer la triforce; que jouer sur la triforce
ask-triforce-decline =
    .q = J’ai un 3, 6 ou 9 de la couleur. Dois-je le jouer ?
    .a = Non, tu peux le garder et piocher les trois cartes à la place. C’est notre décision : ailleurs dans le jeu non plus, rien ne t’oblige jamais à jouer.
    .say = refuser la triforce; garder mon 6; obligé de répondre à la triforce; piocher à la place; ne pas répondre
ask-triforce-scope =
    .q = La personne suivante a pioché trois cartes. Celle d’après doit-elle aussi répondre à la Triforce ?
    .a = Non. La Triforce ne demande qu’à la personne suivante. Qui vient après joue comme d’habitude, sur la couleur choisie.
    .say = la triforce continue-t-elle; joueur d’après triforce; qui répond à la triforce; triforce pour tout le monde; triforce seulement le suivant
ask-triforce-last =
    .q = Le Joker Triforce est ma dernière carte. La personne suivante pioche-t-elle trois cartes ?
    .a = Notre décision : non. La manche est finie, et il n’y a plus de tour pour répondre. La notice n’en dit rien ; piocher est une règle maison.
    .say = finir sur une triforce; dernière carte triforce; gagner avec la triforce; triforce en fin de manche; piocher trois à la fin
ask-triforce-symbol =
    .q = Peut-on poser un 3 or sur un 6 vert, puisque les deux montrent une Triforce ?
    .a = Non. Les cartes vont ensemble par la couleur, le chiffre ou le symbole propre à leur sorte. La petite Triforce ne compte que si un Joker Triforce la demande.
    .say = même symbole triforce; 3 sur 6; 9 sur 6; 3 sur 9; petite triforce; deux triforces
ask-triforce-two =
    .q = Peut-on répondre à un Joker Triforce par un +2 de la couleur ?
    .a = Non. Seul un 3, 6 ou 9 de la couleur y répond, et un +2 ne montre pas de Triforce. Aucune carte à piocher ne s’empile dessus non plus.
    .say = +2 sur triforce; plus deux triforce; empiler la triforce; passe ton tour triforce; inversion triforce; carte action sur triforce

engine-title = Demander au moteur
engine-description = Choisis la carte du dessus, une main et les règles, et vois ce qui peut être joué, et pourquoi le reste ne peut pas l’être.
engine-lead = Recompose la table qui fait débat. Le moteur dit de chaque carte si elle peut être jouée, et pourquoi.
engine-rules = Règles
engine-top = Carte du dessus
engine-color = Couleur choisie
engine-hand = Ta main
engine-hand-empty = Touche des cartes pour les mettre dans ta main.
engine-turn-mine = C’est ton tour
engine-turn-other = C’est le tour de quelqu’un d’autre
engine-drawn = Tu viens de piocher cette carte
engine-owed = { $count ->
    [one] Tu dois piocher une carte
   *[other] Tu dois piocher { $count } cartes
}
engine-laid-on = Couleur avant le Joker +4
engine-demand = Un Joker Triforce te demande une carte
engine-empty = Il n’y a plus rien à piocher
engine-clear = Vider la table
engine-may = peut être jouée
engine-may-not = ne peut pas être jouée
engine-may-bluff = peut être posée en bluff
engine-fair = Un Joker +4 joué avec cette main serait régulier.
engine-bluff = Un Joker +4 joué avec cette main serait du bluff.
engine-acts = Tu peux aussi :
engine-act-draw = piocher une carte
engine-act-keep = garder la carte piochée
engine-act-take = prendre les cartes
engine-act-challenge = défier
engine-act-pass = passer
engine-act-uno = annoncer UNO
engine-send = Envoyer cette table

error-lessons-empty_hand = Mets au moins une carte dans la main.
error-lessons-too_many_copies = Le paquet n’a pas cette carte en autant d’exemplaires.
error-lessons-too_many_cards = Le paquet n’y suffit pas : il ne reste pas de cartes pour les autres.
error-lessons-not_in_edition = Cette carte n’est pas dans cette édition.
error-lessons-color_missing = Avec un joker sur le dessus, dis quelle couleur a été choisie.
error-lessons-color_fixed = Une carte de couleur a déjà la sienne.
error-lessons-bad_players = On peut jouer de deux à dix.
error-lessons-bad_seat = Cette table n’a pas cette place.
error-lessons-bad_owed = Cette carte ne peut pas te faire piocher autant de cartes.
error-lessons-bad_demand = Seul un Joker Triforce demande une carte.
error-lessons-bad_drawn = Cette carte ne peut pas à la fois venir d’être piochée et être encore jouable.
error-lessons-clash = Cela ne va pas ensemble : choisis l’un ou l’autre.
error-lessons-bad_answer = Ce n’est pas une réponse à cette question.
error-lessons-bad_task = Cet exercice n’existe pas avec ces règles.
error-lessons-refused_act = Cela ne se fait pas ici.
error-lessons-unknown_task = Cet exercice n’existe pas.
error-lessons-unknown_question = Cette question n’existe pas.
error-lessons-unknown_ruling = Cette règle n’existe pas.
