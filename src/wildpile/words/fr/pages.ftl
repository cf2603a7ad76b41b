### French. What each message is for stands in ../en/, beside the English.

pages-nav = Pages
pages-learn = Apprendre
pages-settle = Trancher
pages-ask = Demander
pages-train = S’entraîner
pages-play = Jouer
pages-language = Langue
pages-skip = Aller au texte
pages-rulings = Toutes les règles, une par une
pages-official = Montrer plutôt les règles officielles
pages-trouble = Ce lien ne marche pas
pages-bad-rules = Aucune table n’a le code de règles « { $code } ». Il manque peut-être une lettre : redemande le lien.

pages-answer = La réponse
pages-each = Carte par carte
pages-printed = Sur la carte imprimée : { $face }.
pages-step = Étape suivante
pages-tap = Ou touche une carte de ta main pour la jouer.
pages-fits = va
pages-fits-not = ne va pas
pages-yes = Oui.
pages-no = Non.
pages-some-fit = Non. Il y a ici une carte qui va.
pages-left = Cherche encore, ce n’est pas tout.
pages-color = Choisis la couleur
pages-deals = { $who ->
    [you] C’est toi qui donnes.
   *[other] C’est { $name } qui donne.
}
pages-names = { $card ->
    [first] { $who ->
        [you] La première carte est un joker : à toi d’en choisir la couleur.
       *[other] La première carte est un joker : à { $name } d’en choisir la couleur.
    }
   *[shuffled] { $who ->
        [you] Les mains ont été redonnées : à toi de choisir la couleur.
       *[other] Les mains ont été redonnées : à { $name } de choisir la couleur.
    }
}
pages-answers = { $who ->
    [you] À toi de répondre au Joker Triforce.
   *[other] À { $name } de répondre au Joker Triforce.
}
pages-owes = { $who ->
    [you] { $count ->
        [one] Tu dois piocher une carte.
       *[other] Tu dois piocher { $count } cartes.
    }
   *[other] { $count ->
        [one] { $name } doit piocher une carte.
       *[other] { $name } doit piocher { $count } cartes.
    }
}
pages-laid-on = { $who ->
    [you] La couleur était { $color } quand tu as posé le Joker +4.
   *[other] La couleur était { $color } quand { $name } a posé le Joker +4.
}
pages-drawn = { $who ->
    [you] Tu viens de piocher : { $cards }.
   *[other] { $name } vient de piocher une carte.
}
pages-drawn-nothing = Tu as pioché pendant ce tour, et rien de ce que tu as pioché ne va encore.
pages-just-laid = La carte du dessus vient d’être posée.
pages-paid = Plus personne ne doit piocher pour la carte du dessus.
pages-take-or-challenge = Prends d’abord les cartes, ou défie.
pages-not-here = C’est une règle maison, et elle ne vaut pas ici.
pages-asking = Le moteur réfléchit.
pages-offline = Le moteur n’a pas répondu. Essaie encore.
pages-copied = Copié. Envoie-le à qui a tort.
pages-needs-script = Cette page a besoin de JavaScript pour donner des cartes. Les réponses s’en passent :

pages-choose-top = Choisir la carte du dessus
pages-take-back = Reprendre
pages-players = Personnes à table
pages-state = La situation

pages-all = Toutes
pages-seen = Déjà posées
pages-points = Points
pages-what = Ce que tu veux travailler
