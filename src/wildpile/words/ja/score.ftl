### The score pad: counting points for a real deck (/score). Names are those of the people at the table.

score-title = スコア表
# The tab's title while a match goes on.
score-title-round = 第{ $round }ラウンド · スコア表
score-home = Wildpile、最初のページへ
score-menu = メニュー
score-update = 新しいスコア表があります。
score-update-take = 切り替える

## The matches on this device

score-matches = 試合の一覧
score-new = 新しい試合
score-import = ファイルを開く
score-import-trouble = このファイルには試合が入っていません。スコア表で保存したJSONを選んでください。
score-delete = 削除
score-delete-one = { $names }の試合を削除
score-delete-sure = この試合を削除しますか。元には戻せません。
score-keep = 残す
# Under a match: who leads.
score-list-fresh = まだ始まっていません（{ $goal }）
score-list-leads = { $rounds ->
   *[other] { $rounds }ラウンド終了、{ $names }が{ $points }点でリード
}
score-list-even = { $rounds ->
   *[other] { $rounds }ラウンド終了、同点
}
score-list-won = { $names }が{ $points }点で勝ち
score-offline-ready = スコア表はこの端末に入っていて、通信がなくても使えます。試合の記録はここだけに残ります。
score-kept-here = 試合の記録はこの端末だけに残ります。

## A new match

score-new-head = だれが遊びますか
score-new-lead = 本物のカードで遊ぶときに。点数はこちらで数えます。
score-names = 名前（時計回り）
score-name = { $number }人目の名前
# Stands in an empty field, and for a name not given yet.
score-player = { $number }人目
score-name-add = もう1人
score-name-remove = { $name }を外す
score-remove = 外す
score-scoring = 数え方
score-scoring-winner = 勝者
score-scoring-lowest = 最少
score-scoring-elimination = 勝ち残り
score-scoring-single = 1回
score-scoring-winner-note = 上がった人が、ほかの人の手札の点をもらいます。先に目標に届いた人の勝ちです。
score-scoring-lowest-note = それぞれ自分の手札の点を足します。だれかが目標に届いたとき、いちばん少ない人の勝ちです。
score-scoring-elimination-note = それぞれ自分の手札の点を足します。目標に届いた人は抜け、最後に残った人の勝ちです。
score-scoring-single-note = 上がった人の勝ちです。
score-target = 目標
score-target-out = 抜ける点数
score-first-dealer = 最初の親
score-teams = ペア
score-teams-note = { $first }と{ $second }が組み、点数も一緒です。残りの2人と戦います。
score-more = カードの組数と、手詰まり
score-decks = カード
score-decks-1 = 1組
score-decks-2 = 2組まぜる
score-blocked = だれも動けないとき
score-blocked-lowest = 最少の手札が得点
score-blocked-void = 得点なし
score-blocked-lowest-note = 手詰まりのラウンドでは、手札のいちばん軽い人が、ほかの人の点から自分の点を引いた分をもらいます。
score-blocked-void-note = 手詰まりのラウンドは数えません。
score-begin = 始める

## Totals

score-totals = 得点
# One letter that marks the dealer.
score-dealer-letter = 親
score-dealer = 親
# Small, behind a name: went out; is asked about now; won the match; lost it by points; has left.
score-tag-out = 上がり
score-tag-now = 入力中
score-tag-won = 勝ち
score-tag-lost = 抜け
score-tag-left = 退席
score-points = { $points ->
   *[other] { $points }点
}
score-meter = { $target }点中{ $points }点
score-meter-own = { $points }点、上限は{ $target }点
score-goal-winner = { $target }点まで
score-goal-lowest = { $target }点まで、最少が勝ち
score-goal-elimination = { $target }点で抜け
score-goal-single = 1ラウンド勝負
score-round-goal = 第{ $round }ラウンド、{ $goal }

## Writing a round down

score-who = だれが上がりましたか
score-who-again = 第{ $round }ラウンドの訂正：だれが上がりましたか
score-deals = 第{ $round }ラウンド。親は{ $name }です。
score-extra-tie = 最少が同点なので、続けます。
score-extra-all = 全員が抜けてしまうので、もう1ラウンド続けます。
score-too-few = ラウンドには2人必要です。メニューからだれかを戻してください。
score-nobody = だれも動けなかった
score-cancel = そのままにする
score-held = { $name }の手札は？
score-type = { $name }の手札の点
score-type-note = 0から{ $most }まで
score-type-it = 数字で入力
score-tap-cards = カードで入力
score-tap-note = 手札に残ったカードを押してください。
score-entered = 入力したカード
score-numbers = 数字カード
score-actions = ほかのカード
# A key that adds a card, for those who hear the page.
score-key = { $card }を足す
score-drop = { $card }（{ $points }点）を取り消す
score-drop-last = 1枚戻す
score-points-short = { $points }点
score-back = 戻る
score-next = 次は{ $name }
score-write = 書きこむ
score-undo = 取り消す
score-undo-what = 取り消す：{ $what }
score-redo = 元に戻す
score-undone = 取り消しました：{ $what }
score-undone-some = 取り消したものがあります。
score-what-round = 第{ $round }ラウンド
score-what-change = 第{ $round }ラウンドの訂正
score-what-leave = { $name }の退席
score-what-return = { $name }の復帰
score-what-name = 名前の変更（{ $name }）

## What the cards are called here; their colour scores nothing.

score-rank-0 = 0
score-rank-1 = 1
score-rank-2 = 2
score-rank-3 = 3
score-rank-4 = 4
score-rank-5 = 5
score-rank-6 = 6
score-rank-7 = 7
score-rank-8 = 8
score-rank-9 = 9
score-rank-S = スキップ
score-rank-R = リバース
score-rank-D = ドロー2
score-rank-W = ワイルド
score-rank-F = ワイルドドロー4
score-rank-T = トライフォース
score-rank-H = シャッフル
score-rank-C = 白いワイルド

## What cannot be so

score-trouble-names-few = 2人以上必要です。
score-trouble-name-empty = 全員の名前を入れるか、行を外してください。
score-trouble-name-twice = { $name }が2人います。区別できるようにしてください。
score-trouble-target = 目標は1から{ $most }までの数です。
score-trouble-teams-players = ペアは4人で遊びます。
score-trouble-teams-elimination = ペアでは1人ずつ抜けることはできません。
score-trouble-number = 点数は0から{ $most }までの数です。
score-trouble-missing = 先に{ $name }の手札を入れてください。
score-trouble-holds-none = { $name }の手札は1枚以上のはずです。ラウンドから抜けていたなら、0と入力してください。
score-trouble-not-blocked = { $name }の手札は1枚以上のはずです。0枚なら上がりです。
score-trouble-winner-holds = { $name }は上がったので、手札はありません。
score-trouble-too-many-cards = { $most ->
   *[other] { $card }は全部で{ $most }枚ですが、手札を合わせると{ $count }枚になります。
}
score-trouble-too-many-points = 手札を合わせると{ $count }点ですが、カード全部でも{ $most }点です。
score-trouble-later = これでは第{ $round }ラウンドが成り立ちません。先に後のラウンドを取り消してください。
score-keep-refused = このブラウザーには記録を残せません。閉じる前に、試合を共有するか保存してください。
score-keep-full = この端末に空きがありません。古い試合を削除するか、閉じる前に共有してください。

## What was written

score-chart = ラウンドごとの得点
score-rounds = ラウンドの記録
score-round-head = ラウンド
# Small, below a round's number: who dealt.
score-dealt = 親：{ $name }
score-held-short = 手札{ $points }点
score-not-there = 不参加
score-change = 訂正
score-change-round = 第{ $round }ラウンドを訂正
score-blocked-rounds = 手詰まり：{ $rounds }。

## The end

score-won = { $count ->
   *[other] { $names }の勝ちです
}
score-won-winner = { $rounds ->
   *[other] { $rounds }ラウンドで{ $points }点です。
}
score-won-lowest = { $rounds ->
   *[other] { $rounds }ラウンドでわずか{ $points }点です。
}
score-won-elimination = { $rounds ->
   *[other] { $rounds }ラウンドで、ほかの全員が{ $target }点に届きました。
}
score-won-single = ほかの人の手札は{ $points }点です。
score-place = { $place }位
score-again = もう一度遊ぶ

## Menu, sharing, files

score-people = 参加者
score-rename = { $name }の名前
score-leave = 退席
score-return = 復帰
score-leave-one = 退席：{ $name }
score-return-one = 復帰：{ $name }
score-install = 端末に入れる
score-csv = CSVで保存
score-json = JSONで保存
score-share = 共有
score-share-note = リンクに試合がまるごと入っていて、どのスマートフォンでも読めます。サーバーには残りません。リンクを知っている人はだれでも読めます。
score-link-trouble = このブラウザーではリンクを作れません。ファイルに保存してください。
score-shared-head = { $time }現在
score-shared-note = 読むだけの画面です。試合が進んでも変わりません。
score-shared-trouble = リンクが壊れています。もう一度送ってもらってください。
score-own = 自分のスコア表
# Heads of the columns of the CSV file.
score-csv-out = 上がり
score-csv-blocked = 手詰まり
score-csv-held = { $name }：手札
score-csv-gained = { $name }：加点
score-csv-total = { $name }：合計
