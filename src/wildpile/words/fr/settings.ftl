### French. What each message is for stands in ../en/, beside the English.

set-play = Jouer et ta main
taps = Une carte se joue en
taps-two = Deux touchers
taps-one = Un toucher
taps-note = { $taps ->
    [one] Un toucher joue aussitôt.
   *[two] Le premier toucher lève la carte, le second ou le bouton la joue.
}
drag = Glisser les cartes
drag-note = Vers la défausse, ou au-dessus de la ligne. Lâchée avant, la carte revient.
hints = Montrer ce qui va
hints-note = Les cartes qui vont ressortent. Sans cela : à toi de voir.
sort-own-note = À la table, glisse une carte à sa place, ou appuie sur Ranger.

set-look = Apparence
text-size = Texte
text-size-small = Petit
text-size-normal = Normal
text-size-large = Grand
text-size-huge = Très grand
motion = Mouvement
motion-auto = Comme le système
motion-less = Peu
motion-full = Tout

sounds-on = Sons
volume = Volume
sound-turn = À toi
sound-down = Une carte est jouée
sound-drawn = Une carte est piochée
sound-uno = UNO est annoncé
sound-caught = Quelqu’un se fait prendre
sound-penalty = Pénalité ou défi
sound-reverse = Le sens change
sound-won = La manche finit
sound-hear = Écouter : { $sound }

set-away = Pendant que tu regardes ailleurs
away-title = À qui le tour, dans le titre
away-title-note = Le titre de l’onglet le dit.
away-dot = Un point sur l’icône
away-dot-note = Sur l’onglet, quand c’est à toi.
away-sound = Un son
away-sound-note = Celui de ton tour ; les autres se taisent.
away-notice = Une notification
away-notice-note = Quand c’est à toi. Elle ne nomme jamais une carte.
away-notice-refused = Ton navigateur ne laisse pas cette page t’avertir.

verb-left = Une carte en arrière
verb-right = Une carte en avant
verb-first = À la première carte
verb-last = À la dernière carte
verb-move-left = Reculer la carte
verb-move-right = Avancer la carte
verb-pick = Choix { $number }
key-of = { $what } : { $key }
key-press = Appuie sur la nouvelle touche
key-wait = { $what } : appuie sur la nouvelle touche, ou Échap.
key-off = Aucune touche
key-back = Laisser
key-set = { $key } fait maintenant ceci : { $what }.
key-none = Aucune touche ne fait plus ceci : { $what }.
key-swapped = { $key } fait maintenant ceci : { $what }. Avant, elle faisait ceci : { $other }. C’est maintenant sur { $old }.
keys-standard = Toutes les touches comme au début
keys-standard-done = Toutes les touches sont comme au début.
