### Japanese. What each message is for stands in ../en/, beside the English.

menu = メニュー
menu-help = ルールとキー
menu-start = 最初へ
menu-new-game = 新しいゲーム
menu-leave = ゲームをやめる
menu-stay = 残る
menu-leave-sure = 本当にやめる
menu-leave-alone = ここにいる人はあなただけなので、ゲームは終わります。再開はできません。
menu-leave-others = あなたのカードは捨て札の下に入り、ほかの人は続けます。あなたは再開できません。
menu-sort = 手札の並べ方
sort-colour = 色
sort-number = 数字
sort-playable = 出せる順
sort-own = 自分の順
menu-game = { $scoring ->
    [single] { $edition }、1ラウンド
    [elimination] { $edition }、{ $target }点で脱落
    [lowest] { $edition }、{ $target }点まで、少ない方が勝ち
   *[winner] { $edition }、{ $target }点まで
}
menu-official = 公式ルールです。
menu-house = ハウスルール：

language = 言語
theme = 見た目
theme-auto = 自動
theme-light = 明るい
theme-dark = 暗い
contrast = 高コントラスト
contrast-note = はっきりした線で、うすい色を使いません。
sounds = 音
sounds-note = 短い音です。カードの中身はわかりません。
single-keys = 1文字キー
single-keys-note = Dで引く、UでUNOなど。矢印とEnterはいつでも使えます。

help-title = ルールとキー
keys = キー
keys-off = 1文字キーはオフです。設定でオンにできます。
key-home = Home
key-end = End
key-enter = Enter
key-space = スペース
key-esc = Esc
keys-move = 手札の中を動く
keys-press = カードを出す、ボタンを押す
keys-draw = 1枚引く、もう1枚引く
keys-keep = 引いたカードを残す、番を終える、パスする
keys-take = カードを引き取る、3枚引く
keys-challenge = ワイルドドロー4にチャレンジする
keys-uno = UNO!
keys-catch = 指摘する
keys-jump = わりこむ（ルールにあれば）
keys-pick = 赤、黄か金、緑、青
keys-pick-player = 1から4とともに：7で手札を交換する相手
keys-back = カードを戻す、閉じる、記録から出る
keys-next = 次のラウンド、もう一度
keys-hand = 手札へ
keys-sort = 手札を並べる
keys-arrange = 手札の中でカードを動かす
keys-recall = 最後の動き
keys-log = これまで
keys-past = 一手ずつ振り返る
keys-menu = メニュー
keys-settings = 設定
keys-help = このキーの一覧
