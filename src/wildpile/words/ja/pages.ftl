### Japanese. What each message is for stands in ../en/, beside the English.

pages-nav = ページ
pages-learn = 覚える
pages-settle = 判定する
pages-ask = 聞く
pages-train = 練習する
pages-play = 遊ぶ
pages-language = 言語
pages-skip = 本文へ
pages-rulings = 裁定の一覧
pages-official = 公式ルールで見る
pages-trouble = このリンクは使えません
pages-bad-rules = ルールのコード「{ $code }」に当たるテーブルはありません。文字が抜けているかもしれないので、リンクをもう一度もらってください。

pages-answer = 答え
pages-each = 1枚ずつ
pages-printed = 本物のカードの絵柄：{ $face }。
pages-step = 次の手
pages-tap = または、手札のカードをタップして出します。
pages-fits = 合います
pages-fits-not = 合いません
pages-yes = そうです。
pages-no = ちがいます。
pages-some-fit = ちがいます。合うカードがあります。
pages-left = まだあります。探しましょう。
pages-color = 色を選びましょう
pages-deals = { $who ->
    [you] 配るのはあなたです。
   *[other] 配るのは{ $name }さんです。
}
pages-names = { $card ->
    [first] { $who ->
        [you] 最初のカードはワイルドです。あなたが色を選びます。
       *[other] 最初のカードはワイルドです。{ $name }さんが色を選びます。
    }
   *[shuffled] { $who ->
        [you] 手札が配り直されました。あなたが色を選びます。
       *[other] 手札が配り直されました。{ $name }さんが色を選びます。
    }
}
pages-answers = { $who ->
    [you] あなたがワイルドトライフォースにこたえる番です。
   *[other] { $name }さんがワイルドトライフォースにこたえる番です。
}
pages-owes = { $who ->
    [you] あなたは{ $count }枚引かなければなりません。
   *[other] { $name }さんは{ $count }枚引かなければなりません。
}
pages-laid-on = { $who ->
    [you] あなたがワイルドドロー4を出す前の色は{ $color }でした。
   *[other] { $name }さんがワイルドドロー4を出す前の色は{ $color }でした。
}
pages-drawn = { $who ->
    [you] いま引いたカード：{ $cards }。
   *[other] { $name }さんがカードを1枚引いたところです。
}
pages-drawn-nothing = この番にもう引きましたが、合うカードはまだありません。
pages-just-laid = 一番上のカードは、いま出されたばかりです。
pages-paid = 一番上のカードのために引く人は、もういません。
pages-take-or-challenge = 先にカードを引くか、チャレンジしましょう。
pages-not-here = それはハウスルールで、ここでは使えません。
pages-asking = 判定しています。
pages-offline = 判定エンジンの返事がありません。もう一度試してください。
pages-copied = コピーしました。まちがっている人に送りましょう。
pages-needs-script = このページでカードを配るにはJavaScriptが必要です。答えはJavaScriptなしで読めます：

pages-choose-top = 一番上のカードを選ぶ
pages-take-back = 戻す
pages-players = 人数
pages-state = いまの状況

pages-all = 全部
pages-seen = これまでに出たカード
pages-points = 点数
pages-what = 練習の内容
