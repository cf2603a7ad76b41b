### French. What each message is for stands in ../en/, beside the English.

prompt-next = { $who ->
    [you] Ensuite, c’est à toi
   *[other] Ensuite { $name }
}
prompt-open-until = Jusqu’au coup de { $name }
prompt-ended = Ce jeu est terminé.
prompt-ended-left = Tu as quitté la table. Ce jeu est terminé.
prompt-round-over = La manche est finie.
prompt-left = Tu as quitté la table.
prompt-out-match = Tu es hors de la partie. Les autres continuent.
prompt-out-round = Tu es hors de cette manche. Les autres continuent.
prompt-waits = La table attend.
prompt-exposed = Tu as une carte et tu n’as rien annoncé. Appuie sur UNO
prompt-catch = { $name } a une carte et n’a rien annoncé.
prompt-jump = { $form ->
    [called] UNO est annoncé. Intercepter avec { $face } ?
    [call] Annonce UNO, puis intercepter avec { $face } ?
   *[plain] Intercepter avec { $face } ?
}
prompt-doing = { $doing ->
    [color] { $name } choisit une couleur.
    [challenge] { $name } hésite à défier.
    [answer] { $name } répond.
    [triforce] { $name } cherche une réponse.
   *[play] { $name } réfléchit.
}

prompt-choose-color = Choisis une couleur pour { $face }
prompt-choose-player = Choisis avec qui échanger pour { $face }
prompt-first-color = Tu choisis la première couleur
prompt-color = Tu choisis la couleur de { $face }
prompt-play = À toi. Joue { $match }
prompt-draw = À toi. Pas de { $match } : pioche une carte
prompt-anything = n’importe quelle carte
prompt-pass = Rien à piocher, rien à jouer : passe
prompt-turn = À toi
prompt-two-left = Plus que deux cartes. Annonce UNO, puis joue
prompt-called = UNO est annoncé avec la carte que tu joues
prompt-barred = { $way ->
    [draw] Rien de ta main ne peut être ta dernière carte : pioche
   *[pass] Rien de ta main ne peut être ta dernière carte : passe
}
prompt-drawn-none = { $form ->
    [more] Rien ne va encore. Pioche encore ou finis ton tour
   *[keep] Rien de ce que tu as pioché ne va. Garde-le
}
prompt-drawn-many = { $form ->
    [keep] Tu as pioché { $cards }. En jouer une ou les garder ?
   *[play] Tu as pioché { $cards }. Joues-en une
}
prompt-drawn = { $form ->
    [more-keep] Tu as pioché { $cards }. Jouer, piocher encore ou garder ?
    [more] Tu as pioché { $cards }. Jouer ou piocher encore ?
    [keep] Tu as pioché { $cards }. Jouer ou garder ?
   *[play] Tu as pioché { $cards } et tu dois la jouer
}
prompt-answer = À toi. Réponds
prompt-ways = { $ways ->
    [answer] Prends { $count } ou réponds avec { $cards }
    [jump] Prends { $count } ou intercepte
    [answer-jump] Prends { $count }, réponds avec { $cards } ou intercepte
    [challenge] Prends { $count } ou défie
    [challenge-answer] Prends { $count }, défie ou réponds avec { $cards }
    [challenge-jump] Prends { $count }, défie ou intercepte
    [challenge-answer-jump] Prends { $count }, défie, réponds avec { $cards } ou intercepte
   *[take] Prends { $count }
}
ways-draw = une carte à piocher
ways-skip = un Passe ton tour
ways-reverse = une Inversion
prompt-owed = { $form ->
    [wild] { $name } a joué { $face } : prends { $count }
    [on] { $name } a joué { $face } sur { $color }
    [naming] { $name } a joué { $face } sur { $color } et choisi { $named }
   *[card] { $name } a joué { $face } : prends { $count }
}
prompt-owed-pile = { $form ->
    [wild] Sur la pile : { $face }, prends { $count }
    [on] Sur la pile : { $face } sur { $color }
    [naming] Sur la pile : { $face } sur { $color }, { $named } choisi
   *[card] Sur la pile : { $face }, prends { $count }
}
prompt-demand = Réponds par un 3, 6 ou 9 { $color }, ou pioche { number }
prompt-demand-none = Pas de 3, 6 ni 9 { $color } : pioche { number }

naming-first = La première carte doit être de cette couleur.
naming = La personne suivante doit la suivre.
naming-triforce = { $answer ->
    [wt] La personne suivante joue un 3, 6 ou 9 de cette couleur, un Joker Triforce, ou pioche { number }.
    [anywild] La personne suivante joue un 3, 6 ou 9 de cette couleur, un Joker, un Joker Triforce, ou pioche { number }.
   *[numbers] La personne suivante joue un 3, 6 ou 9 de cette couleur, ou pioche { number }.
}

why-no_match = { $face } ne va pas.
why-no_match-body = { $top ->
    [card] Sur { $on }, il te faut { $fits }.
    [wild] Sur { $on }, il te faut { $fits }.
    [named] Sur { $on } avec { $color } choisi, il te faut { $fits }.
   *[none] Il te faut { $fits }.
}
fits-rank = { $kind ->
    [skip] un Passe ton tour
    [reverse] une Inversion
    [draw] un +2
   *[number] un { $number }
}
fits-wild = un joker
why-not_your_turn = C’est à { $name }.
why-not_your_turn-body = { $face } peut attendre ton tour.
why-only_drawn_card = { $face } reste pour l’instant.
why-only_drawn_card-body = { $form ->
    [another] Après avoir pioché, tu joues { $cards } ou tu pioches encore.
    [keep] Après avoir pioché, tu joues { $cards } ou tu la gardes.
    [end] Après avoir pioché, tu joues { $cards } ou tu finis ton tour.
    [another-keep] Après avoir pioché, tu joues { $cards }, tu pioches encore ou tu la gardes.
    [another-end] Après avoir pioché, tu joues { $cards }, tu pioches encore ou tu finis ton tour.
   *[play] Après avoir pioché, tu joues { $cards }.
}
why-drawn = la carte piochée
why-answer_first = Réponds d’abord.
why-answer_first-body = { prompt-ways } ; ensuite le jeu continue.
why-barred_last = { $face } ne peut pas être ta dernière carte.
why-barred_last-body = { $finish ->
    [number] Seul un chiffre peut finir la manche.
    [no_wild] Aucun joker ne peut finir la manche.
    [no_draw] Aucune carte à piocher ne peut finir la manche.
   *[other] Les règles de cette table l’interdisent.
}
why-barred_last-draw = Pioche une carte.
why-barred_last-wait = Elle doit attendre.
why-must_play = Tu peux jouer.
why-target_missing = La main de qui pour ton { $face } ?
why-needs_triforce = { $face } ne répond pas.
why-needs_triforce-body = { $form ->
    [color] La Triforce demande un 3, 6 ou 9 { $color }. Ou pioche { number }.
   *[other] La Triforce demande un 3, 6 ou 9 de la couleur voulue. Ou pioche { number }.
}
why-wild_draw_four_illegal = { $face } doit attendre.
why-wild_draw_four_illegal-body = { $form ->
    [color] Tu as du { $color }. Ce n’est permis que sans.
   *[other] Tu as la couleur en cours. Ce n’est permis que sans.
}
why-color_first = Choisis d’abord une couleur.
why-color_first-body = La première carte pourra alors être jouée.
why-round_over = La manche est finie.
why-round_over-body = Donne la suivante pour continuer.
why-other = { $face } ne va pas pour l’instant.

tip-ruling = { $kind ->
    [number] Règle { $ruling }
   *[table] Une règle de cette table
}
tip-not-now = Pas maintenant.
tip-last-move = Le dernier coup
tip-draw-own = Tu pioches à ton tour.
tip-uno = Rien à annoncer pour l’instant.
tip-uno-body = Annonce UNO à ton tour, avec deux cartes, en jouant l’une d’elles.
tip-catch = Personne à prendre.
tip-catch-body = Fais contre-UNO sur qui a une carte et n’a rien annoncé, avant le coup suivant.
tip-too-late = Trop tard.
tip-too-late-jump = La table a avancé ; la carte est toujours à toi.
tip-not-taken = Pas accepté.
tip-no-game = Pas encore de nouveau jeu.
tip-no-game-body = Le serveur ne répond pas. Essaie encore.

said-called = UNO est annoncé avec la carte que tu joues.
said-call-back = L’annonce est retirée.
said-sorted = { $sort ->
    [own] Dans ton ordre.
    [playable] Trié par ce qui va.
    [number] Trié par chiffre.
   *[colour] Trié par couleur.
}
said-picked = { $face } est levée. Appuie encore pour la jouer.
said-held = { $face } est levée.
said-moved = { $face }, maintenant { $place } sur { $count }.
