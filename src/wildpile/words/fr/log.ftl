### French. What each message is for stands in ../en/, beside the English.

log-round = { $who ->
    [you] Manche { $round }. C’est toi qui donnes.
   *[other] Manche { $round }. { $name } donne.
}
log-dealt = { $who ->
    [you] Tu reçois { cards }.
   *[other] { $name } reçoit { cards }.
}
log-opened = { $fate ->
    [returned] La carte de départ { $face } retourne à la pioche. Une autre est retournée.
    [ignored] La carte de départ { $face } ne compte pas. Une autre est retournée.
   *[stands] La première carte est { $face }.
}
log-played = { $who ->
    [you] { $form ->
        [named] Tu joues { $face } et tu choisis { $color }.
        [called] Tu joues { $face } et tu annonces UNO !
        [both] Tu joues { $face }, tu choisis { $color } et tu annonces UNO !
       *[plain] Tu joues { $face }.
    }
   *[other] { $form ->
        [named] { $name } joue { $face } et choisit { $color }.
        [called] { $name } joue { $face } et annonce UNO !
        [both] { $name } joue { $face }, choisit { $color } et annonce UNO !
       *[plain] { $name } joue { $face }.
    }
}
log-named = { $who ->
    [you] Tu choisis { $color }.
   *[other] { $name } choisit { $color }.
}
log-named-unseen = { $who ->
    [you] Tu choisis une couleur.
   *[other] { $name } choisit une couleur.
}
log-drew = { $cause ->
    [draw_two] { $who ->
        [you] Tu pioches { $cards } pour le +2.
       *[other] { $name } pioche { $cards } pour le +2.
    }
    [draw_four] { $who ->
        [you] Tu pioches { $cards } pour le +4.
       *[other] { $name } pioche { $cards } pour le +4.
    }
    [challenge] { $who ->
        [you] Tu pioches { $cards } après le défi.
       *[other] { $name } pioche { $cards } après le défi.
    }
    [triforce] { $who ->
        [you] Tu pioches { $cards } pour la Triforce.
       *[other] { $name } pioche { $cards } pour la Triforce.
    }
    [uno] { $who ->
        [you] Tu pioches { $cards } pour l’UNO oublié.
       *[other] { $name } pioche { $cards } pour l’UNO oublié.
    }
    [false_uno] { $who ->
        [you] Tu pioches { $cards } pour un UNO de trop.
       *[other] { $name } pioche { $cards } pour un UNO de trop.
    }
    [false_catch] { $who ->
        [you] Tu pioches { $cards } pour un contre-UNO de trop.
       *[other] { $name } pioche { $cards } pour un contre-UNO de trop.
    }
    [last_card] { $who ->
        [you] Tu pioches { $cards } pour la dernière carte.
       *[other] { $name } pioche { $cards } pour la dernière carte.
    }
    [customizable] { $who ->
        [you] Tu pioches { $cards } pour le Joker à ta façon.
       *[other] { $name } pioche { $cards } pour le Joker à ta façon.
    }
    [house_rule] { $who ->
        [you] Tu pioches { $cards } selon les règles maison.
       *[other] { $name } pioche { $cards } selon les règles maison.
    }
   *[choice] { $who ->
        [you] Tu pioches { $cards }.
       *[other] { $name } pioche { $cards }.
    }
}
log-drew-short = Il en fallait { number } ; les tas n’en avaient pas plus.
log-kept = { $who ->
    [you] Tu gardes la carte piochée.
   *[other] { $name } garde la carte piochée.
}
log-passed = { $who ->
    [you] Tu passes : rien à piocher, rien à jouer.
   *[other] { $name } passe : rien à piocher, rien à jouer.
}
log-skipped = { $who ->
    [you] Tu passes ton tour.
   *[other] { $name } passe son tour.
}
log-reversed = { $direction ->
    [back] On joue dans le sens inverse des aiguilles.
   *[forth] On joue dans le sens des aiguilles.
}
log-demanded = { $who ->
    [you] Tu demandes à { $other } un 3, 6 ou 9 { $color }.
   *[other] { $whom ->
        [you] { $name } te demande un 3, 6 ou 9 { $color }.
       *[other] { $name } demande à { $other } un 3, 6 ou 9 { $color }.
    }
}
log-challenged = { $who ->
    [you] Tu défies { $other }.
   *[other] { $whom ->
        [you] { $name } te défie.
       *[other] { $name } défie { $other }.
    }
}
log-shown = { $who ->
    [you] La main de { $other }, visible par toi uniquement : { $cards }.
   *[other] { $whom ->
        [you] Ta main n’est montrée qu’à { $name }.
       *[other] La main de { $other } n’est montrée qu’à { $name }.
    }
}
log-verdict-bluff = { $whom ->
    [you] C’était du bluff : tu avais une carte qui l’interdit.
   *[other] C’était du bluff : { $other } avait une carte qui l’interdit.
}
log-verdict-fair = { $whom ->
    [you] C’était régulier : tu n’avais rien qui l’interdise.
   *[other] C’était régulier : { $other } n’avait rien qui l’interdise.
}
log-called = { $who ->
    [you] Tu annonces UNO !
   *[other] { $name } annonce UNO !
}
log-false_call = { $who ->
    [you] Tu annonces UNO sans raison.
   *[other] { $name } annonce UNO sans raison.
}
log-caught = { $who ->
    [you] Contre-UNO sur { $other } : une carte et pas d’annonce.
   *[other] { $whom ->
        [you] { $name } te fait contre-UNO : une carte et pas d’annonce.
       *[other] { $name } fait contre-UNO sur { $other } : une carte et pas d’annonce.
    }
}
log-false_catch = { $who ->
    [you] Tu tentes un contre-UNO sur { $other }, pour rien.
   *[other] { $whom ->
        [you] { $name } tente un contre-UNO sur toi, pour rien.
       *[other] { $name } tente un contre-UNO sur { $other }, pour rien.
    }
}
log-hands_shuffled = { $who ->
    [you] Tu mélanges toutes les mains et tu les redistribues.
   *[other] { $name } mélange toutes les mains et les redistribue.
}
log-discarded = { $who ->
    [you] Tu glisses tes jokers sous la pile : { $cards }.
   *[other] { $name } glisse ses jokers sous la pile : { $cards }.
}
log-reshuffled = La défausse est mélangée : { card-count } de nouveau à piocher.
log-left = { $who ->
    [you] Tu quittes la table.
   *[other] { $name } quitte la table.
}
log-joined = { $who ->
    [you] Tu rejoins la table et joues dès la prochaine donne.
   *[other] { $name } rejoint la table et joue dès la prochaine donne.
}
log-turn = { $who ->
    [you] À toi.
   *[other] À { $name } de jouer.
}
log-blocked = Personne ne peut jouer et il n’y a plus rien à piocher. La manche est bloquée.
log-round_over = { $who ->
    [you] Tu gagnes la manche.
    [pair-you] { $other } et toi gagnez la manche.
    [pair] { $name } et { $other } gagnent la manche.
    [nobody] La manche se termine sans victoire.
   *[other] { $name } gagne la manche.
}
log-round_over-points = { $who ->
    [you] Tu gagnes la manche : { point-count }.
    [pair-you] { $other } et toi gagnez la manche : { point-count }.
    [pair] { $name } et { $other } gagnent la manche : { point-count }.
   *[other] { $name } gagne la manche : { point-count }.
}
log-match_over = { $who ->
    [you] Tu gagnes la partie.
    [pair-you] { $other } et toi gagnez la partie.
    [pair] { $name } et { $other } gagnent la partie.
    [nobody] La partie est finie.
   *[other] { $name } gagne la partie.
}
log-jumped = { $who ->
    [you] Tu interceptes.
   *[other] { $name } intercepte.
}
log-swapped = { $who ->
    [you] Tu échanges ta main avec { $other }.
   *[other] { $whom ->
        [you] { $name } échange sa main avec toi.
       *[other] { $name } échange sa main avec { $other }.
    }
}
log-rotated = { $direction ->
    [back] Chaque main passe à la place suivante, dans le sens inverse des aiguilles.
   *[forth] Chaque main passe à la place suivante, dans le sens des aiguilles.
}
log-eliminated = { $who ->
    [you] Tu sors de la manche : trop de cartes.
   *[other] { $name } sort de la manche : trop de cartes.
}
log-eliminated-match = { $who ->
    [you] Tu es hors jeu.
   *[other] { $name } est hors jeu.
}
