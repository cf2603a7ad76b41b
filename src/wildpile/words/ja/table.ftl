### Japanese. What each message is for stands in ../en/, beside the English.

page = Wildpile
page-start = Wildpile：いますぐUNO
page-missing = 何もありません · Wildpile
page-ended = ゲーム終了 · Wildpile
page-round-over = ラウンド終了 · Wildpile
page-match-over = 試合終了 · Wildpile
page-your-turn = あなたの番です · Wildpile
page-turn = { $name }さん · Wildpile
notice-turn = Wildpile：あなたの番です

bar-round = { $scoring ->
    [elimination] ラウンド{ $round }、{ $target }点で脱落
    [lowest] ラウンド{ $round }、{ $target }点まで、少ない方が勝ち
   *[winner] ラウンド{ $round }、{ $target }点まで
}
goal = { $scoring ->
    [elimination] { $target }点で脱落
    [lowest] { $target }点まで、少ない方が勝ち
   *[winner] { $target }点まで
}
one-round = 1ラウンド
bar-rules = { $rules ->
    [official] 公式ルール
   *[house] ハウスルール
}
bar-sound = { $sound ->
    [on] 音あり
   *[off] 音なし
}
bar-help = ヘルプ
bar-log = 記録
commands-switch = コマンドで遊ぶ
bar-menu = メニュー

tag-left = 退席
tag-out = 抜け
tag-no-call = 残り1枚、UNOなし
tag-no-call-brief = UNOなし
tag-playing = 番です
tag-next = 次
tag-called = UNO宣言
badge-uno = UNO!
seat-points-brief = { $count }点
seat-partner = ペア
seat-partner-points = ペア、{ $count }点
seat-bot = { $level ->
    [easy] やさしいボット
    [normal] ふつうのボット
    [hard] つよいボット
   *[other] ボット
}
seat-bot-brief = { $level ->
    [easy] やさしい
    [normal] ふつう
    [hard] つよい
   *[other] ボット
}
seat-last-played = 最後に出したのは{ $face }
note-partner = あなたのペア
note-left = テーブルを離れました
note-out = ラウンドから抜けました
note-no-call = 残り1枚でUNOなし

draw-pile = 山札、{ card-count }
to-draw = 残り{ $number }枚
discard-pile = 捨て札、一番上は{ $face }
discard-pile-empty = 捨て札、なし
discard-nothing = まだなし
color-in-force = いまの色
color-your-choice = あなたが選ぶ
color-none = まだなし
direction = { $direction ->
    [back] 反時計回り
   *[forth] 時計回り
}

hand-section = あなたの手札と行動
hand = あなたの手札、{ card-count }
card-label = { $state ->
    [playable] { $face }、出せます、{ $count }枚中{ $place }枚目
    [jump] { $face }、わりこめます、{ $count }枚中{ $place }枚目
    [no_match] { $face }、合いません、{ $count }枚中{ $place }枚目
    [blocked] { $face }、いまは出せません、{ $count }枚中{ $place }枚目
   *[quiet] { $face }、{ $count }枚中{ $place }枚目
}
sort = 並べ方
sort-by = { $sort ->
    [own] 並べ方：自分
    [playable] 並べ方：出せる順
    [number] 並べ方：数字
   *[colour] 並べ方：色
}
arrange = 並べる
arrange-done = 完了
move-left = カードを左へ
move-right = カードを右へ

act-uno = UNO!
act-catch = 指摘
act-start = 最初へ
act-back = 戻す
act-again = もう一度
act-next = 次のラウンド
act-jump = わりこみ！
act-draw = 1枚引く
act-draw-number = { number }引く
act-take = { $count }枚引く
act-pass = パス
act-keep = 残す
act-end-turn = 終える
act-draw-another = もう1枚
act-play = 出す
idle-answer = 上で選ぶ
idle-choose = 上で選ぶ
idle-out = 抜けました
idle-play = カードを出す

log-title = これまで
log-and-points = 点数と記録
log-this-round = このラウンド
past-open = 振り返る
points-title = 点数
