### Japanese. What each message is for stands in ../en/, beside the English.

color = { $color ->
    [r] 赤
    [y] 黄
    [a] 金
    [g] 緑
   *[b] 青
}
face = { $kind ->
    [skip] { color }のスキップ
    [reverse] { color }のリバース
    [draw] { color }のドロー2
    [wild] ワイルド
    [wild-draw] ワイルドドロー4
    [wild-triforce] ワイルドトライフォース
    [wild-shuffle] シャッフルワイルド
    [wild-custom] 白いワイルド
   *[number] { color }の{ $rank }
}
face-name = { face }
rank = { $kind ->
    [skip] スキップ
    [reverse] リバース
    [draw] ドロー2
   *[number] { $rank }
}
a-card = カード1枚

edition = { $edition ->
    [zelda] ゼルダ版
    [classic112] クラシックプラス
   *[classic108] クラシック
}

cards = カード{ $count }枚
number = { $count }枚
card-count = { $count }枚
cards-unit = { $count ->
   *[other] 枚
}
point-count = { $count }点

you = あなた
nobody = だれも
seat-number = 席{ $number }
pair-names = { $first }と{ $second }
sentences = { $first }{ $second }
