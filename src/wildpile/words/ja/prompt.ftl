### Japanese. What each message is for stands in ../en/, beside the English.

prompt-next = { $who ->
    [you] 次はあなた
   *[other] 次は{ $name }さん
}
prompt-open-until = { $name }さんが動くまで
prompt-ended = このゲームは終わりました。
prompt-ended-left = 退席しました。このゲームは終わりました。
prompt-round-over = ラウンドは終わりました。
prompt-left = テーブルを離れました。
prompt-out-match = 試合から脱落しました。ほかの人は続けます。
prompt-out-round = このラウンドから抜けました。ほかの人は続けます。
prompt-waits = 少し待ちましょう。
prompt-exposed = 残り1枚で、まだ言っていません。UNOを押しましょう
prompt-catch = { $name }さんは残り1枚で、まだ言っていません。
prompt-jump = { $form ->
    [called] UNOは宣言ずみ。{ $face }でわりこみますか？
    [call] UNOと言ってから、{ $face }でわりこみますか？
   *[plain] { $face }でわりこみますか？
}
prompt-doing = { $doing ->
    [color] { $name }さんが色を選んでいます。
    [challenge] { $name }さんがチャレンジするか考えています。
    [answer] { $name }さんがこたえています。
    [triforce] { $name }さんがこたえを探しています。
   *[play] { $name }さんが考えています。
}

prompt-choose-color = { $face }の色を選びましょう
prompt-choose-player = { $face }の相手を選びましょう
prompt-first-color = 最初の色を選びましょう
prompt-color = { $face }の色を選びましょう
prompt-play = あなたの番です。{ $match }を出せます
prompt-draw = あなたの番です。{ $match }がありません。1枚引きましょう
prompt-anything = どのカードでも
prompt-pass = 引くカードも出せるカードもありません。パスしましょう
prompt-turn = あなたの番です
prompt-two-left = 残り2枚。UNOと言ってから出しましょう
prompt-called = 次に出すカードでUNOを宣言します
prompt-barred = { $way ->
    [draw] どれも最後のカードにはできません。1枚引きましょう
   *[pass] どれも最後のカードにはできません。パスしましょう
}
prompt-drawn-none = { $form ->
    [more] まだ出せません。もう1枚引くか、番を終えましょう
   *[keep] 引いたカードは出せません。手札に残しましょう
}
prompt-drawn-many = { $form ->
    [keep] { $cards }を引きました。1枚出しますか、残しますか？
   *[play] { $cards }を引きました。1枚出しましょう
}
prompt-drawn = { $form ->
    [more-keep] { $cards }を引きました。出す、もう1枚引く、残す？
    [more] { $cards }を引きました。出しますか、もう1枚引きますか？
    [keep] { $cards }を引きました。出しますか、残しますか？
   *[play] { $cards }を引きました。出さなければなりません
}
prompt-answer = あなたの番です。こたえましょう
prompt-ways = { $ways ->
    [answer] { $count }枚引くか、{ $cards }でこたえましょう
    [jump] { $count }枚引くか、わりこみましょう
    [answer-jump] { $count }枚引くか、{ $cards }でこたえるか、わりこみましょう
    [challenge] { $count }枚引くか、チャレンジしましょう
    [challenge-answer] { $count }枚引くか、チャレンジするか、{ $cards }でこたえましょう
    [challenge-jump] { $count }枚引くか、チャレンジするか、わりこみましょう
    [challenge-answer-jump] { $count }枚引くか、チャレンジするか、{ $cards }でこたえるか、わりこみましょう
   *[take] { $count }枚引きましょう
}
ways-draw = ドローカード
ways-skip = スキップ
ways-reverse = リバース
prompt-owed = { $form ->
    [wild] { $name }さんが{ $face }を出しました。{ $count }枚引きましょう
    [on] { $name }さんが{ $color }の上に{ $face }を出しました
    [naming] { $name }さんが{ $color }の上に{ $face }を出し、{ $named }を選びました
   *[card] { $name }さんが{ $face }を出しました。{ $count }枚引きましょう
}
prompt-owed-pile = { $form ->
    [wild] 場に{ $face }があります。{ $count }枚引きましょう
    [on] 場の{ $color }の上に{ $face }があります
    [naming] 場の{ $color }の上に{ $face }があり、色は{ $named }です
   *[card] 場に{ $face }があります。{ $count }枚引きましょう
}
prompt-demand = { $color }の3、6、9でこたえるか、{ number }引きましょう
prompt-demand-none = { $color }の3、6、9がありません。{ number }引きましょう

naming-first = 最初のカードはこの色に合わせます。
naming = 次の人はこの色に合わせます。
naming-triforce = { $answer ->
    [wt] 次の人はこの色の3、6、9かワイルドトライフォースを出すか、{ number }引きます。
    [anywild] 次の人はこの色の3、6、9、ワイルド、ワイルドトライフォースを出すか、{ number }引きます。
   *[numbers] 次の人はこの色の3、6、9を出すか、{ number }引きます。
}

why-no_match = { $face }は合いません。
why-no_match-body = { $top ->
    [card] { $on }の上に出せるのは、{ $fits }です。
    [wild] { $on }の上に出せるのは、{ $fits }です。
    [named] { $color }が選ばれた{ $on }の上に出せるのは、{ $fits }です。
   *[none] いま出せるのは、{ $fits }です。
}
fits-rank = { $kind ->
    [skip] スキップ
    [reverse] リバース
    [draw] ドロー2
   *[number] { $number }
}
fits-wild = ワイルド
why-not_your_turn = { $name }さんの番です。
why-not_your_turn-body = { $face }はあなたの番まで待ちましょう。
why-only_drawn_card = { $face }はまだ出せません。
why-only_drawn_card-body = { $form ->
    [another] 引いたあとは{ $cards }を出すか、もう1枚引きます。
    [keep] 引いたあとは{ $cards }を出すか、手札に残します。
    [end] 引いたあとは{ $cards }を出すか、番を終えます。
    [another-keep] 引いたあとは{ $cards }を出すか、もう1枚引くか、手札に残します。
    [another-end] 引いたあとは{ $cards }を出すか、もう1枚引くか、番を終えます。
   *[play] 引いたあとは{ $cards }を出します。
}
why-drawn = 引いたカード
why-answer_first = 先にこたえましょう。
why-answer_first-body = { prompt-ways }。そのあとゲームが進みます。
why-barred_last = { $face }は最後のカードにできません。
why-barred_last-body = { $finish ->
    [number] ラウンドを終えられるのは数字だけです。
    [no_wild] ワイルドではラウンドを終えられません。
    [no_draw] ドローカードではラウンドを終えられません。
   *[other] このテーブルのルールではできません。
}
why-barred_last-draw = 1枚引きましょう。
why-barred_last-wait = まだ待ちましょう。
why-must_play = 出せるカードがあります。
why-target_missing = { $face }でだれと手札を交換しますか？
why-needs_triforce = { $face }ではこたえられません。
why-needs_triforce-body = { $form ->
    [color] トライフォースが求めるのは{ $color }の3、6、9です。または{ number }引きます。
   *[other] トライフォースが求めるのは選ばれた色の3、6、9です。または{ number }引きます。
}
why-wild_draw_four_illegal = { $face }はまだ出せません。
why-wild_draw_four_illegal-body = { $form ->
    [color] { $color }を持っています。その色がないときだけ出せます。
   *[other] いまの色を持っています。その色がないときだけ出せます。
}
why-color_first = 先に色を選びましょう。
why-color_first-body = そのあと最初のカードを出せます。
why-round_over = ラウンドは終わりました。
why-round_over-body = 次を配ると続けられます。
why-other = { $face }はいまは合いません。

tip-ruling = { $kind ->
    [number] 裁定{ $ruling }
   *[table] このテーブルのルール
}
tip-not-now = いまはできません。
tip-last-move = 最後の動き
tip-draw-own = 自分の番に引きます。
tip-uno = まだ言うときではありません。
tip-uno-body = 自分の番に手札が2枚のとき、1枚出しながらUNOと言います。
tip-catch = 指摘する相手がいません。
tip-catch-body = 残り1枚でUNOと言っていない人を、次の人が動く前に指摘します。
tip-too-late = 間に合いませんでした。
tip-too-late-jump = テーブルは先に進みました。カードはまだ手元にあります。
tip-not-taken = できませんでした。
tip-no-game = 新しいゲームはまだです。
tip-no-game-body = サーバーの返事がありません。もう一度試してください。

said-called = 次に出すカードでUNOを宣言します。
said-call-back = 宣言を取り消しました。
said-sorted = { $sort ->
    [own] 自分の順に並べます。
    [playable] 出せる順に並べました。
    [number] 数字順に並べました。
   *[colour] 色順に並べました。
}
said-picked = { $face }を持ち上げました。もう一度押すと出します。
said-held = { $face }を持ち上げました。
said-moved = { $face }、{ $count }枚中{ $place }番目です。
