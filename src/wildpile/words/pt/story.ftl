story = A história do jogo
story-chart = Pontos por rodada
story-lead = { $who ->
    [you] { $form ->
        [always] Você esteve na frente da primeira rodada à última.
       *[since] Você esteve na frente desde a rodada { $round }.
    }
   *[other] { $form ->
        [always] { $name } esteve na frente da primeira rodada à última.
       *[since] { $name } esteve na frente desde a rodada { $round }.
    }
}
story-gain = { $who ->
    [you] { $form ->
        [own] Você levou mais que todos em uma rodada: { point-count } na rodada { $round }.
       *[won] Você ganhou mais que todos em uma rodada: { point-count } na rodada { $round }.
    }
   *[other] { $form ->
        [own] { $name } levou mais que todos em uma rodada: { point-count } na rodada { $round }.
       *[won] { $name } ganhou mais que todos em uma rodada: { point-count } na rodada { $round }.
    }
}
story-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
story-longest = { $form ->
    [one] A rodada durou { story-turns }.
   *[several] A mais longa foi a rodada { $round }: { story-turns }.
}
story-close = { $count ->
    [one] A mais apertada foi a rodada { $round }: outra mão tinha só uma carta.
   *[other] A mais apertada foi a rodada { $round }: a mão seguinte tinha { $count } cartas.
}
story-hand = { $who ->
    [you] Você teve a maior mão: { card-count }.
   *[other] { $name } teve a maior mão: { card-count }.
}
story-caught = { $count ->
    [one] Um UNO esquecido foi pego.
   *[other] { $count } UNOs esquecidos foram pegos.
}
story-challenges = { $count ->
    [one] { $found ->
        [0] Um desafio, e não era blefe.
       *[other] Um desafio, e era blefe.
    }
   *[other] { $count } desafios; blefes descobertos: { $found }.
}
