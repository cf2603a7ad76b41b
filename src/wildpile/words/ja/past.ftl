past-title = これまでに見たもの
past-ago = { $count }手前
past-now = いまに戻る
past-back = 一手戻る
past-on = 一手進む
past-note = 振り返っても何も変わりません。ゲームは進んでいます。
past-your-turn = あなたの番になりました。
past-over = ラウンドが終わりました。
past-table = テーブル
past-hand = そのときの手札
past-card = { $form ->
    [drawn] { $face }、いま引いたカード
   *[held] { $face }
}
past-game = ゲームを見る
past-game-note = すべての手番と手札を、リンクを知っている人が見られます。
page-history = これまでのゲーム · Wildpile
history-title = これまでのゲーム
history-lead = この端末で最後まで見たゲームです。ここだけに残り、どこにも送られず、ほかの端末には伝わりません。
history-empty = まだゲームがありません
history-empty-body = 試合が終わるとここに並び、すべての手番を見られます。
history-refused = このブラウザーには何も保存できないため、ゲームを一覧できません。
history-play = ゲームを始める
history-statistics = 数字で見る
history-won = 勝ち
history-won-share = { $games }回中{ $won }回：{ $share } %
history-interval = 偶然を考えると{ $low }〜{ $high } %
history-points = 1試合の平均得点
history-best = 1ラウンドの最高得点
history-longest = 最も長いラウンドの手番
history-challenges = ブラフを見破ったチャレンジ
history-challenges-of = { $count }回中{ $found }回
history-catches = UNO：指摘した
history-caught = UNO：指摘された
history-groups = デッキと人数ごと
history-group = { $edition }、{ $players }人
history-list = ゲーム
history-result = { $form ->
    [won] 勝ち
   *[lost] 負け
}
history-line = { $edition }、{ $players }人、{ $rounds }ラウンド
history-continued = 別のゲームの続き、成績に入りません
history-more = { $count }件すべて表示
history-save = ファイルに保存
history-clear = すべて消す
history-clear-sure = 本当にすべて消す
history-keep = 残す
