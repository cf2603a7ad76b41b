### Japanese. What each message is for stands in ../en/, beside the English.

end-round-over = ラウンド終了
end-match-over = 試合終了
end-blocked = ラウンドは止まりました
end-nobody = このラウンドに勝者はいません
end-match = { $who ->
    [you] あなたが試合に勝ちました
    [pair-you] あなたと{ $other }さんが試合に勝ちました
    [pair] { $name }さんと{ $other }さんが試合に勝ちました
   *[other] { $name }さんが試合に勝ちました
}
end-round = { $who ->
    [you] あなたの勝ちです
    [pair-you] あなたと{ $other }さんの勝ちです
    [pair] { $name }さんと{ $other }さんの勝ちです
   *[other] { $name }さんの勝ちです
}
end-round-points = { $who ->
    [you] あなたの勝ちです：{ point-count }
    [pair-you] あなたと{ $other }さんの勝ちです：{ point-count }
    [pair] { $name }さんと{ $other }さんの勝ちです：{ point-count }
   *[other] { $name }さんの勝ちです：{ point-count }
}

end-one-round = 1ラウンド。
end-round-number = ラウンド{ $round }。
end-points = { $count }点。
end-way-lowest = 合計が一番少ない人が勝ちです。
end-way-elimination = 最後まで{ $target }点未満の人が勝ちです。
end-standing = { $form ->
    [of] あなたは{ $target }点中{ $total }点です。
   *[plain] あなたは{ $total }点です。
}
end-standing-pair = { $form ->
    [of] あなたのペアは{ $target }点中{ $total }点です。
   *[plain] あなたのペアは{ $total }点です。
}
end-deals = { $who ->
    [you] 次はあなたが配ります。
   *[other] 次は{ $name }さんが配ります。
}
end-blocked-body = だれも出せず、引くカードもありませんでした。
end-blocked-void = このラウンドは数えません。
end-blocked-own = それぞれ自分の手札を数えます。
end-blocked-lowest = 一番少ない手札の人が差をもらいます。

end-hands = 手札と点数
end-cards = カードとその点数
end-card = { $face }、
end-fate-left = テーブルを離れました
end-fate-out-match = 試合から脱落
end-fate-out-round = ラウンドから抜け
end-fate-went-out = あがり
end-fate-went-out-with = { $face }であがり
end-fate-cards = { $count ->
   *[other] 残り{ number }
}
end-with-you = あなたとペア、{ $note }
end-with-partner = { $name }さんとペア、{ $note }
end-no-cards = カードなし。
end-takes-nothing = 残りなし、足す点もなし。
end-takes-opponents = 相手ペアの点をもらいます。
end-takes-all = ほかの全員の手札の点をもらいます。
end-this-round = このラウンド
end-sum-points = 点
end-sum-not-counted = 数えません
end-sum-your-pair = あなたのペアへ
end-sum-winners = 勝ったペアへ
end-sum-you = あなたへ
end-sum-winner = 勝った人へ
end-total = { $form ->
    [elimination] 合計 { $shown }、{ $target }点で脱落
    [pair] ペア { $shown } / { $target }
   *[of] 合計 { $shown } / { $target }
}
end-new-game = 新しいゲーム
end-see-table = テーブルを見る
