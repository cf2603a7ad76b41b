### Japanese. What each message is for stands in ../en/, beside the English.

start-title = どうぞ座って。カードは切ってあります。
start-lead = カードゲームUNOを、いますぐ、ブラウザーで、ボットと。登録も広告もありません。
start-more = その他
start-howto = 遊び方
start-settings = 設定
start-learn = 覚える
start-settle = 判定する
start-train = 練習する

deck = カード
deck-name = { $edition ->
    [zelda] ゼルダ
    [classic112] クラシックプラス
   *[classic108] クラシック
}
deck-note = { $edition ->
    [zelda] 112枚、ワイルドトライフォース入り
    [classic112] 112枚、ワイルドが4枚多い
   *[classic108] 108枚
}
opponents = 相手の人数
level = 強さ
level-easy = やさしい
level-normal = ふつう
level-hard = つよい
length = 長さ
length-match = { $target }点まで
length-round = 1ラウンド
rules = ルール
rules-own = ルール：自分で決めたもの
preset-official = 公式
preset-mobile = モバイル
preset-party = パーティー
preset-no_mercy_style = ようしゃなし
play-now = いますぐ遊ぶ
play-dealing = 配っています
name-and-pace = あなたの名前と速さ
your-name = 名前（なくてもかまいません）
pace = ボットの考える時間
pace-slow = ゆっくり
pace-normal = ふつう
pace-fast = はやい
pace-off = 待たない

house-title = ハウスルールを1つずつ
house-own = ここで変えると、自分のルールになります。
house-round = 1ラウンドなので、試合の数え方は関係ありません。
house-changed = { $count ->
   *[other] 変更{ $count }
}
house-reset = 公式ルールに戻す
house-conflicts = 次のルールはいっしょに使えません：

games-title = ゲームの続き
games-go-on = 続き：{ $edition }
games-note = { $players ->
   *[other] ラウンド{ $round }、{ $players }人、{ $ago }
}
games-just-now = たったいま
games-all = { $count }件すべて見る
games-all-brief = 全{ $count }件

notice = Wildpileは自由で非公式のプロジェクトです。UNOはMattel、ゼルダの伝説は任天堂の商標で、どちらもこのプロジェクトとは関係ありません。絵はすべて自分たちで描きました。
