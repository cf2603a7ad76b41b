### Japanese. What each message is for stands in ../en/, beside the English.

set-play = 遊び方と手札
taps = カードを出すには
taps-two = 2回タップ
taps-one = 1回タップ
taps-note = { $taps ->
    [one] 1回のタップですぐに出します。
   *[two] 1回目で持ち上がり、2回目かボタンで出します。
}
drag = カードをドラッグ
drag-note = 捨て札の山か、線の上まで。その前に離すと、カードは戻ります。
hints = 出せるカードを示す
hints-note = 出せるカードが目立ちます。オフなら自分で探します。
sort-own-note = テーブルでカードを好きな場所へドラッグするか、「並べる」を押します。

set-look = 見た目
text-size = 文字
text-size-small = 小
text-size-normal = 標準
text-size-large = 大
text-size-huge = 特大
motion = 動き
motion-auto = システムに従う
motion-less = 少なく
motion-full = すべて

sounds-on = 音
volume = 音量
sound-turn = 自分の番
sound-down = カードが出た
sound-drawn = カードを引いた
sound-uno = UNOの声
sound-caught = 指摘された
sound-penalty = 罰かチャレンジ
sound-reverse = 向きが変わった
sound-won = ラウンド終了
sound-hear = 聞いてみる：{ $sound }

set-away = よそを見ているとき
away-title = 番の人をタイトルに
away-title-note = タブのタイトルに出ます。
away-dot = アイコンに点
away-dot-note = 自分の番に、タブに付きます。
away-sound = 音
away-sound-note = 自分の番の音だけ。ほかは鳴りません。
away-notice = 通知
away-notice-note = 自分の番に出ます。カードの名前は出ません。
away-notice-refused = お使いのブラウザーは、このページの通知を許していません。

verb-left = 前のカードへ
verb-right = 次のカードへ
verb-first = 最初のカードへ
verb-last = 最後のカードへ
verb-move-left = カードを前へ動かす
verb-move-right = カードを後ろへ動かす
verb-pick = 選択肢{ $number }
key-of = { $what }：{ $key }
key-press = 新しいキーを押してください
key-wait = { $what }：新しいキーを押すか、Escでやめます。
key-off = キーなし
key-back = そのまま
key-set = { $key }で「{ $what }」になりました。
key-none = 「{ $what }」のキーはなくなりました。
key-swapped = { $key }で「{ $what }」になりました。前の「{ $other }」は{ $old }に移りました。
keys-standard = すべてのキーを元に戻す
keys-standard-done = すべてのキーが元に戻りました。
