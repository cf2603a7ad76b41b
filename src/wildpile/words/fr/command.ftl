command-title = Commandes
command-label = Commande
command-hint = Par exemple : rouge 7, joker vert, piocher, qui, aide
command-send = Valider
command-answers = Réponses

command-word-draw = piocher, pioche
command-word-keep = garder, garde
command-word-take = prendre, prends
command-word-challenge = contester, conteste
command-word-pass = passer, passe
command-word-uno = uno, u
command-word-next = suivant, suite, encore
command-word-catch = contre, contrer
command-word-jump = intercepter, intercepte
command-word-colour = couleur
command-word-now = et maintenant, maintenant
command-word-who = qui, tour
command-word-last = dernier, journal
command-word-hand = main, cartes
command-word-count = combien
command-word-top = dessus, pile
command-word-points = points
command-word-rules = règles, regles
command-word-help = aide

command-help = Nomme une carte pour la jouer : rouge 7 ou r7, gs pour Passe ton tour vert, joker bleu ou w b. Avec l’annonce : rouge 7 uno. Un 7 qui échange : rouge 7 Mara. Coups : piocher, garder, prendre, contester, passer, uno, contre avec un nom, intercepter avec une carte, suivant. Questions : maintenant, qui, dernier, main, combien, dessus, points, règles. La flèche du haut rappelle ce que tu as tapé.
command-unknown = « { $text } » n’est pas une commande. Tape aide pour les entendre toutes.
command-wait = Un instant, le dernier coup est en route.
command-played = { $face } : c’est joué.
command-done = { $act ->
    [draw] Tu pioches.
    [keep] Tu gardes, ton tour s’achève.
    [pass] Tu passes.
    [take] Tu prends les cartes.
    [challenge] Tu contestes.
    [catch] Contre annoncé.
    [uno] Tu annonces UNO.
    [next] On distribue.
   *[colour] La couleur est choisie.
}
command-not-over = La manche n’est pas finie.
command-not-held = Tu n’as pas { $face }.
command-nobody = Personne ici ne s’appelle { $text }.
command-which-color = Quelle couleur pour { $face } ? Dis-en une.
command-which-player = Ton { $rank } échange les mains. Avec qui ? { $names }.
command-hand = Tu as { $cards }.
command-fits = Jouable : { $cards }.
command-fits-none = Rien ne va pour l’instant.
command-color = Couleur en cours : { $color }
command-way = On joue en { direction }
command-no-points = Une manche, sans points.
command-nothing-yet = Il ne s’est encore rien passé.
command-stop = { $text }.
