game-page = { $title } · Wildpile
game-won = { $who ->
    [you] あなたの勝ちです
    [pair-you] あなたと{ $other }さんの勝ちです
    [pair] { $name }さんと{ $other }さんの勝ちです
   *[other] { $name }さんの勝ちです
}
game-none = 勝者なし
game-home = Wildpileの最初へ
game-open = Wildpileで開く
game-story = ふり返り
game-share = 共有
game-continue = ここから遊ぶ
game-hands = 手札
game-hand = { $name }さんの手札
game-moves = ラウンド{ $round }の手番
game-controls = ゲームを順に見る
game-slider = 手番
game-place = { $count }手中{ $place }手目
game-round-back = ラウンドの最初へ
game-back = 一手戻る
game-on = 一手進む
game-round-on = 次のラウンドへ
game-play = 再生
game-pause = 一時停止
game-round = ラウンド
game-round-of = ラウンド{ $round }／{ $count }
game-eyes = 誰のカード
game-open-hands = 全員の手札を表示
game-as = { $name }さんから見た場面
game-speed = 速さ
game-speed-name = { $speed ->
    [slow] ゆっくり
    [fast] 速い
   *[normal] ふつう
}
game-next-mark = 次のUNOかチャレンジ
game-list = 手番
game-keys = キー
game-keys-step = 一手戻る、進む
game-keys-round = 前のラウンド、次のラウンドへ
game-keys-ends = ゲームの最初、最後へ
game-keys-play = 再生、一時停止
game-keys-mark = 前や次のUNO、指摘、チャレンジへ
game-keys-open = 全員の手札を表示
game-keys-seat = 1番目から9番目の席：その席から見た場面
game-keys-help = このキー一覧
game-share-note = リンクを知っている人は、すべての手番、手札、名前を見られます。一覧や検索には出ません。
game-share-here = この手番とこの見え方から始める
game-share-text = WildpileでのUNOのゲーム
game-record = ゲームをファイルに
game-record-text = テキストで
game-record-json = JSONで
game-embed = 自分のページに
game-embed-copy = HTMLをコピー
game-continue-note = 席をひとつ選び、いま見ている手番から続けます。ほかの席はボットです。このゲームはそのまま残り、続きはあなたの成績に入りません。
game-continue-cards = カードは山札も含めて元のままです。みんなが前と同じように引くあいだは、このゲームで来たカードがまた来ます。
game-continue-seat = あなたの席
game-continue-go = 続けて遊ぶ
