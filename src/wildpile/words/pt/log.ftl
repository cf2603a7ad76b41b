### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

log-round = { $who ->
    [you] Rodada { $round }. Você dá as cartas.
   *[other] Rodada { $round }. { $name } dá as cartas.
}
log-dealt = { $who ->
    [you] Você recebe { cards }.
   *[other] { $name } recebe { cards }.
}
log-opened = { $fate ->
    [returned] A carta inicial { $face } volta ao monte. Outra é virada.
    [ignored] A carta inicial { $face } não vale. Outra é virada.
   *[stands] A primeira carta é { $face }.
}
log-played = { $who ->
    [you] { $form ->
        [named] Você joga { $face } e escolhe { $color }.
        [called] Você joga { $face } e diz UNO!
        [both] Você joga { $face }, escolhe { $color } e diz UNO!
       *[plain] Você joga { $face }.
    }
   *[other] { $form ->
        [named] { $name } joga { $face } e escolhe { $color }.
        [called] { $name } joga { $face } e diz UNO!
        [both] { $name } joga { $face }, escolhe { $color } e diz UNO!
       *[plain] { $name } joga { $face }.
    }
}
log-named = { $who ->
    [you] Você escolhe { $color }.
   *[other] { $name } escolhe { $color }.
}
log-named-unseen = { $who ->
    [you] Você escolhe uma cor.
   *[other] { $name } escolhe uma cor.
}
log-drew = { $cause ->
    [draw_two] { $who ->
        [you] Você compra { $cards } pelo +2.
       *[other] { $name } compra { $cards } pelo +2.
    }
    [draw_four] { $who ->
        [you] Você compra { $cards } pelo +4.
       *[other] { $name } compra { $cards } pelo +4.
    }
    [challenge] { $who ->
        [you] Você compra { $cards } depois do desafio.
       *[other] { $name } compra { $cards } depois do desafio.
    }
    [triforce] { $who ->
        [you] Você compra { $cards } pela Triforce.
       *[other] { $name } compra { $cards } pela Triforce.
    }
    [uno] { $who ->
        [you] Você compra { $cards } por não dizer UNO.
       *[other] { $name } compra { $cards } por não dizer UNO.
    }
    [false_uno] { $who ->
        [you] Você compra { $cards } por um UNO fora de hora.
       *[other] { $name } compra { $cards } por um UNO fora de hora.
    }
    [false_catch] { $who ->
        [you] Você compra { $cards } por acusar à toa.
       *[other] { $name } compra { $cards } por acusar à toa.
    }
    [last_card] { $who ->
        [you] Você compra { $cards } pela última carta.
       *[other] { $name } compra { $cards } pela última carta.
    }
    [customizable] { $who ->
        [you] Você compra { $cards } pelo Curinga do seu jeito.
       *[other] { $name } compra { $cards } pelo Curinga do seu jeito.
    }
    [house_rule] { $who ->
        [you] Você compra { $cards } pelas regras da casa.
       *[other] { $name } compra { $cards } pelas regras da casa.
    }
   *[choice] { $who ->
        [you] Você compra { $cards }.
       *[other] { $name } compra { $cards }.
    }
}
log-drew-short = Eram { number }, mas os montes não tinham mais.
log-kept = { $who ->
    [you] Você fica com a carta comprada.
   *[other] { $name } fica com a carta comprada.
}
log-passed = { $who ->
    [you] Você passa: nada para comprar, nada para jogar.
   *[other] { $name } passa: nada para comprar, nada para jogar.
}
log-skipped = { $who ->
    [you] Você perde a vez.
   *[other] { $name } perde a vez.
}
log-reversed = { $direction ->
    [back] Agora o jogo vai no sentido anti-horário.
   *[forth] Agora o jogo vai no sentido horário.
}
log-demanded = { $who ->
    [you] Você pede a { $other } um 3, 6 ou 9 { $color }.
   *[other] { $whom ->
        [you] { $name } pede a você um 3, 6 ou 9 { $color }.
       *[other] { $name } pede a { $other } um 3, 6 ou 9 { $color }.
    }
}
log-challenged = { $who ->
    [you] Você desafia { $other }.
   *[other] { $whom ->
        [you] { $name } desafia você.
       *[other] { $name } desafia { $other }.
    }
}
log-shown = { $who ->
    [you] A mão de { $other }, só para você ver: { $cards }.
   *[other] { $whom ->
        [you] Só { $name } vê a sua mão.
       *[other] Só { $name } vê a mão de { $other }.
    }
}
log-verdict-bluff = { $whom ->
    [you] Era blefe: você tinha uma carta que não deixa.
   *[other] Era blefe: { $other } tinha uma carta que não deixa.
}
log-verdict-fair = { $whom ->
    [you] Valia: você não tinha nada que impedisse.
   *[other] Valia: { $other } não tinha nada que impedisse.
}
log-called = { $who ->
    [you] Você diz UNO!
   *[other] { $name } diz UNO!
}
log-false_call = { $who ->
    [you] Você diz UNO fora de hora.
   *[other] { $name } diz UNO fora de hora.
}
log-caught = { $who ->
    [you] Você pega { $other }: uma carta e nada de UNO.
   *[other] { $whom ->
        [you] { $name } pega você: uma carta e nada de UNO.
       *[other] { $name } pega { $other }: uma carta e nada de UNO.
    }
}
log-false_catch = { $who ->
    [you] Você tenta pegar { $other }, à toa.
   *[other] { $whom ->
        [you] { $name } tenta pegar você, à toa.
       *[other] { $name } tenta pegar { $other }, à toa.
    }
}
log-hands_shuffled = { $who ->
    [you] Você embaralha todas as mãos e dá as cartas de novo.
   *[other] { $name } embaralha todas as mãos e dá as cartas de novo.
}
log-discarded = { $who ->
    [you] Você põe seus curingas embaixo do descarte: { $cards }.
   *[other] { $name } põe seus curingas embaixo do descarte: { $cards }.
}
log-reshuffled = O descarte é embaralhado: { card-count } para comprar de novo.
log-left = { $who ->
    [you] Você sai da mesa.
   *[other] { $name } sai da mesa.
}
log-joined = { $who ->
    [you] Você entra na mesa e joga a partir da próxima distribuição.
   *[other] { $name } entra na mesa e joga a partir da próxima distribuição.
}
log-turn = { $who ->
    [you] Sua vez.
   *[other] Vez de { $name }.
}
log-blocked = Ninguém pode jogar e não há mais nada para comprar. A rodada trava.
log-round_over = { $who ->
    [you] Você ganha a rodada.
    [pair-you] Você e { $other } ganham a rodada.
    [pair] { $name } e { $other } ganham a rodada.
    [nobody] A rodada acaba sem ninguém ganhar.
   *[other] { $name } ganha a rodada.
}
log-round_over-points = { $who ->
    [you] Você ganha a rodada: { point-count }.
    [pair-you] Você e { $other } ganham a rodada: { point-count }.
    [pair] { $name } e { $other } ganham a rodada: { point-count }.
   *[other] { $name } ganha a rodada: { point-count }.
}
log-match_over = { $who ->
    [you] Você ganha a partida.
    [pair-you] Você e { $other } ganham a partida.
    [pair] { $name } e { $other } ganham a partida.
    [nobody] A partida acabou.
   *[other] { $name } ganha a partida.
}
log-jumped = { $who ->
    [you] Você corta.
   *[other] { $name } corta.
}
log-swapped = { $who ->
    [you] Você troca de mão com { $other }.
   *[other] { $whom ->
        [you] { $name } troca de mão com você.
       *[other] { $name } troca de mão com { $other }.
    }
}
log-rotated = { $direction ->
    [back] Cada mão passa para o próximo lugar, no sentido anti-horário.
   *[forth] Cada mão passa para o próximo lugar, no sentido horário.
}
log-eliminated = { $who ->
    [you] Você está fora da rodada: cartas demais.
   *[other] { $name } está fora da rodada: cartas demais.
}
log-eliminated-match = { $who ->
    [you] Você está fora.
   *[other] { $name } está fora.
}
