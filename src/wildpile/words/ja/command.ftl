command-title = コマンド
command-label = コマンド
command-hint = 例：赤7、ワイルド 緑、引く、誰、ヘルプ
command-send = 実行
command-answers = 答え

command-word-draw = 引く, ひく
command-word-keep = 残す, のこす
command-word-take = 取る, とる
command-word-challenge = チャレンジ
command-word-pass = パス
command-word-uno = ウノ, uno, u
command-word-next = 次, つぎ, もう一度
command-word-catch = 指摘
command-word-jump = 割り込み, わりこみ
command-word-colour = 色
command-word-now = 今, いま
command-word-who = 誰, だれ, 番
command-word-last = 最後, 記録
command-word-hand = 手札, てふだ
command-word-count = 枚数, 何枚
command-word-top = 一番上, 捨て札
command-word-points = 得点, 点
command-word-rules = ルール
command-word-help = ヘルプ

command-help = カードの名前を打つと出せます：赤7 または r7、緑のスキップは gs、青を選ぶワイルドは w b。コールも一緒なら：赤7 ウノ。交換する7：赤7 Mara。できること：引く、残す、取る、チャレンジ、パス、ウノ、指摘と名前、割り込みとカード、次。質問：今、誰、最後、手札、枚数、一番上、得点、ルール。上矢印で前に打ったものに戻れます。
command-unknown = 「{ $text }」というコマンドはありません。ヘルプと打つとすべて聞けます。
command-wait = 少し待ってください。前の手を送っています。
command-played = { $face }を出しました。
command-done = { $act ->
    [draw] 引きます。
    [keep] 残して、番を終えます。
    [pass] パスします。
    [take] カードを取ります。
    [challenge] チャレンジします。
    [catch] 指摘します。
    [uno] ウノと言います。
    [next] 配ります。
   *[colour] 色を選びました。
}
command-not-over = ラウンドはまだ終わっていません。
command-not-held = { $face }は手札にありません。
command-nobody = { $text }という人はここにいません。
command-which-color = { $face }の色は？ 一つ言ってください。
command-which-player = その{ $rank }で手札を交換します。相手は？ { $names }。
command-hand = 手札は{ $cards }です。
command-fits = 出せるカード：{ $cards }。
command-fits-none = 今出せるカードはありません。
command-color = 今の色：{ $color }
command-way = 回り方：{ direction }
command-no-points = 1ラウンドだけで、得点はありません。
command-nothing-yet = まだ何も起きていません。
command-stop = { $text }。
