### French. What each message is for stands in ../en/, beside the English.

menu = Menu
menu-help = Règles et touches
menu-start = À l’accueil
menu-new-game = Nouveau jeu
menu-leave = Quitter le jeu
menu-stay = Rester
menu-leave-sure = Partir pour de bon
menu-leave-alone = Il n’y a personne d’autre que toi ici, alors le jeu se termine. On ne peut pas le reprendre.
menu-leave-others = Tes cartes vont sous la pile et les autres continuent. On ne peut pas reprendre le jeu.
menu-sort = Ta main est triée par
sort-colour = Couleur
sort-number = Chiffre
sort-playable = Ce qui va
sort-own = À la main
menu-game = { $scoring ->
    [single] { $edition }, une manche
    [elimination] { $edition }, hors jeu à { $target }
    [lowest] { $edition }, jusqu’à { $target }, le moins gagne
   *[winner] { $edition }, jusqu’à { $target }
}
menu-official = Les règles officielles.
menu-house = Règles maison :

language = Langue
theme = Thème
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
contrast = Contraste élevé
contrast-note = Des traits forts, pas de teintes.
sounds = Sons
sounds-note = Courts ; aucun ne trahit une carte.
single-keys = Touches simples
single-keys-note = D pioche, U annonce UNO, et ainsi de suite. Les flèches et Entrée marchent toujours.

help-title = Règles et touches
keys = Touches
keys-off = Les touches simples sont désactivées. Les réglages les activent.
key-home = Début
key-end = Fin
key-enter = Entrée
key-space = Espace
key-esc = Échap
keys-move = Se déplacer dans ta main
keys-press = Jouer la carte, appuyer sur le bouton
keys-draw = Piocher une carte, ou une autre
keys-keep = Garder la carte piochée, finir le tour ou passer
keys-take = Prendre les cartes, ou piocher trois
keys-challenge = Défier un Joker +4
keys-uno = UNO !
keys-catch = Contre-UNO
keys-jump = Intercepter, si les règles le permettent
keys-pick = Rouge, jaune ou or, vert, bleu
keys-pick-player = Avec 1 à 4 : quelle main un 7 échange
keys-back = Reprendre la carte, fermer, sortir du journal
keys-next = Manche suivante, rejouer
keys-hand = Vers ta main
keys-sort = Trier ta main
keys-arrange = Déplacer la carte dans ta main
keys-recall = Le dernier coup
keys-log = Ce qui s’est passé
keys-past = revoir, coup par coup
keys-menu = Menu
keys-settings = Réglages
keys-help = Ces touches
