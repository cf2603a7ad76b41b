### Japanese. What each message is for stands in ../en/, beside the English.

close = 閉じる
color-title = どの色にしますか？
color-held = { $count }枚あります

challenge-title = { $replies ->
    [none] { number }引きますか、ブラフと見ますか？
   *[some] { number }引きますか、こたえますか、ブラフと見ますか？
}
challenge-names = { $name }さんは{ $color }を選びました。
challenge-fair = { $wilds ->
    [zelda] { $name }さんが{ $color }もワイルドもワイルドトライフォースも持っていなかったときだけ正当です。
    [other] { $name }さんが{ $color }もほかのワイルドも持っていなかったときだけ正当です。
   *[none] { $name }さんが{ $color }を持っていなかったときだけ正当です。
}
challenge-fair-unknown = { $wilds ->
    [zelda] { $name }さんが前の色もワイルドもワイルドトライフォースも持っていなかったときだけ正当です。
    [other] { $name }さんが前の色もほかのワイルドも持っていなかったときだけ正当です。
   *[none] { $name }さんが前の色を持っていなかったときだけ正当です。
}
challenge-bluff = ブラフだったら
challenge-bluff-body = { $name }さんが{ $count }枚引きます。あなたは引かずに続けます。
challenge-lost = 正当だったら
challenge-lost-body = あなたが{ $count }枚引き、番を失います。
reply-jump = わりこむ：
reply-pass = 次へ回す：
act-challenge = チャレンジ

reveal-private = 見えるのはあなただけ
reveal-title = { $name }さんの手札
reveal-hit = { $face }、ワイルドドロー4を出せなくするカード
reveal-play-on = 続ける
verdict-fair = { $form ->
    [named] { $name }さんはその色を持っていませんでした。正当です。あなたは{ number }引いて番を失います。色は{ $color }のままです。
   *[plain] { $name }さんはその色を持っていませんでした。正当です。あなたは{ number }引いて番を失います。
}
verdict-bluff = { $form ->
    [named] { $name }さんは{ $cards }を持っていました。ブラフです。{ $name }さんが{ number }引き、あなたの番です。色は{ $color }のままです。
   *[plain] { $name }さんは{ $cards }を持っていました。ブラフです。{ $name }さんが{ number }引き、あなたの番です。
}
verdict-card = 出してはいけなくなるカード

swap-title = { $face }でだれと手札を交換しますか？
swap-body = あなたの{ card-count }を渡し、相手の手札を全部もらいます。
swap-nobody = だれとも交換しない
swap-nobody-note = { card-count }のまま
swap-partner-note = { card-count }、ペア

demand = { $who ->
    [you] あなたが{ $color }の3、6、9を求めています
    [nobody] トライフォースが{ $color }の3、6、9を求めています
   *[other] { $name }さんが{ $color }の3、6、9を求めています
}
demand-other = { $name }さんはこたえるか、{ number }引きます。
demand-none = こたえられるカードがありません。{ number }引きましょう。
demand-some = { $count ->
   *[other] こたえられるカードが{ number }あります。
}
demand-no-wilds = ここではワイルドは使えません。
