story = ゲームのふり返り
story-chart = ラウンドごとの得点
story-lead = { $who ->
    [you] { $form ->
        [always] あなたが最初のラウンドから最後まで首位でした。
       *[since] あなたがラウンド{ $round }から首位でした。
    }
   *[other] { $form ->
        [always] { $name }さんが最初のラウンドから最後まで首位でした。
       *[since] { $name }さんがラウンド{ $round }から首位でした。
    }
}
story-gain = { $who ->
    [you] { $form ->
        [own] 1ラウンドで最も多く失点したのはあなたです。ラウンド{ $round }の{ point-count }。
       *[won] 1ラウンドで最も多く得点したのはあなたです。ラウンド{ $round }の{ point-count }。
    }
   *[other] { $form ->
        [own] 1ラウンドで最も多く失点したのは{ $name }さんです。ラウンド{ $round }の{ point-count }。
       *[won] 1ラウンドで最も多く得点したのは{ $name }さんです。ラウンド{ $round }の{ point-count }。
    }
}
story-turns = { $count }手番
story-longest = { $form ->
    [one] このラウンドは{ story-turns }でした。
   *[several] 最も長かったのはラウンド{ $round }で、{ story-turns }でした。
}
story-close = 最も僅差だったのはラウンド{ $round }で、次の人は残り{ $count }枚でした。
story-hand = { $who ->
    [you] 最も多く持っていたのはあなたで、{ card-count }でした。
   *[other] 最も多く持っていたのは{ $name }さんで、{ card-count }でした。
}
story-caught = UNOの言い忘れの指摘は{ $count }回でした。
story-challenges = チャレンジは{ $count }回、そのうちブラフは{ $found }回でした。
