### Japanese. What each message is for stands in ../en/, beside the English.

log-round = { $who ->
    [you] ラウンド{ $round }。あなたが配ります。
   *[other] ラウンド{ $round }。{ $name }さんが配ります。
}
log-dealt = { $who ->
    [you] { cards }が配られました。
   *[other] { $name }さんに{ cards }が配られました。
}
log-opened = { $fate ->
    [returned] 最初の{ $face }は山札に戻します。もう1枚めくります。
    [ignored] 最初の{ $face }は数えません。もう1枚めくります。
   *[stands] 最初のカードは{ $face }です。
}
log-played = { $who ->
    [you] { $form ->
        [named] { $face }を出して、{ $color }を選びました。
        [called] { $face }を出して、UNO!と言いました。
        [both] { $face }を出して{ $color }を選び、UNO!と言いました。
       *[plain] { $face }を出しました。
    }
   *[other] { $form ->
        [named] { $name }さんが{ $face }を出して、{ $color }を選びました。
        [called] { $name }さんが{ $face }を出して、UNO!と言いました。
        [both] { $name }さんが{ $face }を出して{ $color }を選び、UNO!と言いました。
       *[plain] { $name }さんが{ $face }を出しました。
    }
}
log-named = { $who ->
    [you] { $color }を選びました。
   *[other] { $name }さんが{ $color }を選びました。
}
log-named-unseen = { $who ->
    [you] 色を選びました。
   *[other] { $name }さんが色を選びました。
}
log-drew = { $cause ->
    [draw_two] { $who ->
        [you] ドロー2で{ $cards }を引きました。
       *[other] { $name }さんがドロー2で{ $cards }を引きました。
    }
    [draw_four] { $who ->
        [you] ワイルドドロー4で{ $cards }を引きました。
       *[other] { $name }さんがワイルドドロー4で{ $cards }を引きました。
    }
    [challenge] { $who ->
        [you] チャレンジのあと{ $cards }を引きました。
       *[other] { $name }さんがチャレンジのあと{ $cards }を引きました。
    }
    [triforce] { $who ->
        [you] トライフォースで{ $cards }を引きました。
       *[other] { $name }さんがトライフォースで{ $cards }を引きました。
    }
    [uno] { $who ->
        [you] UNOの言い忘れで{ $cards }を引きました。
       *[other] { $name }さんがUNOの言い忘れで{ $cards }を引きました。
    }
    [false_uno] { $who ->
        [you] まちがったUNOで{ $cards }を引きました。
       *[other] { $name }さんがまちがったUNOで{ $cards }を引きました。
    }
    [false_catch] { $who ->
        [you] まちがった指摘で{ $cards }を引きました。
       *[other] { $name }さんがまちがった指摘で{ $cards }を引きました。
    }
    [last_card] { $who ->
        [you] 最後のカードで{ $cards }を引きました。
       *[other] { $name }さんが最後のカードで{ $cards }を引きました。
    }
    [customizable] { $who ->
        [you] 白いワイルドで{ $cards }を引きました。
       *[other] { $name }さんが白いワイルドで{ $cards }を引きました。
    }
    [house_rule] { $who ->
        [you] ハウスルールで{ $cards }を引きました。
       *[other] { $name }さんがハウスルールで{ $cards }を引きました。
    }
   *[choice] { $who ->
        [you] { $cards }を引きました。
       *[other] { $name }さんが{ $cards }を引きました。
    }
}
log-drew-short = 本当は{ number }でしたが、山にもうありませんでした。
log-kept = { $who ->
    [you] 引いたカードを手札に残しました。
   *[other] { $name }さんが引いたカードを手札に残しました。
}
log-passed = { $who ->
    [you] パスしました。引くカードも出せるカードもありません。
   *[other] { $name }さんがパスしました。引くカードも出せるカードもありません。
}
log-skipped = { $who ->
    [you] あなたの番はとばされました。
   *[other] { $name }さんの番はとばされました。
}
log-reversed = { $direction ->
    [back] 回る向きが反時計回りになりました。
   *[forth] 回る向きが時計回りになりました。
}
log-demanded = { $who ->
    [you] { $other }さんに{ $color }の3、6、9を求めました。
   *[other] { $whom ->
        [you] { $name }さんがあなたに{ $color }の3、6、9を求めました。
       *[other] { $name }さんが{ $other }さんに{ $color }の3、6、9を求めました。
    }
}
log-challenged = { $who ->
    [you] { $other }さんにチャレンジしました。
   *[other] { $whom ->
        [you] { $name }さんがあなたにチャレンジしました。
       *[other] { $name }さんが{ $other }さんにチャレンジしました。
    }
}
log-shown = { $who ->
    [you] { $other }さんの手札（見えるのはあなただけ）：{ $cards }。
   *[other] { $whom ->
        [you] あなたの手札を{ $name }さんだけが見ました。
       *[other] { $other }さんの手札を{ $name }さんだけが見ました。
    }
}
log-verdict-bluff = { $whom ->
    [you] ブラフでした。出してはいけなくなるカードがありました。
   *[other] ブラフでした。{ $other }さんには出してはいけなくなるカードがありました。
}
log-verdict-fair = { $whom ->
    [you] 正当でした。出してはいけなくなるカードはありませんでした。
   *[other] 正当でした。{ $other }さんには出してはいけなくなるカードはありませんでした。
}
log-called = { $who ->
    [you] UNO!と言いました。
   *[other] { $name }さんがUNO!と言いました。
}
log-false_call = { $who ->
    [you] 言う時ではないのにUNOと言いました。
   *[other] { $name }さんが言う時ではないのにUNOと言いました。
}
log-caught = { $who ->
    [you] { $other }さんの言い忘れを指摘しました。残り1枚です。
   *[other] { $whom ->
        [you] { $name }さんに言い忘れを指摘されました。残り1枚です。
       *[other] { $name }さんが{ $other }さんの言い忘れを指摘しました。残り1枚です。
    }
}
log-false_catch = { $who ->
    [you] { $other }さんを指摘しましたが、はずれでした。
   *[other] { $whom ->
        [you] { $name }さんがあなたを指摘しましたが、はずれでした。
       *[other] { $name }さんが{ $other }さんを指摘しましたが、はずれでした。
    }
}
log-hands_shuffled = { $who ->
    [you] 全員の手札を混ぜて配り直しました。
   *[other] { $name }さんが全員の手札を混ぜて配り直しました。
}
log-discarded = { $who ->
    [you] 自分のワイルドを捨て札の下に置きました：{ $cards }。
   *[other] { $name }さんが自分のワイルドを捨て札の下に置きました：{ $cards }。
}
log-reshuffled = 捨て札を切って山札にしました。引けるのは{ card-count }です。
log-left = { $who ->
    [you] テーブルを離れました。
   *[other] { $name }さんがテーブルを離れました。
}
log-joined = { $who ->
    [you] テーブルに着きました。次に配られる回から参加します。
   *[other] { $name }さんがテーブルに着きました。次に配られる回から参加します。
}
log-turn = { $who ->
    [you] あなたの番です。
   *[other] { $name }さんの番です。
}
log-blocked = だれも出せず、引くカードもありません。ラウンドは止まりました。
log-round_over = { $who ->
    [you] あなたがこのラウンドに勝ちました。
    [pair-you] あなたと{ $other }さんがこのラウンドに勝ちました。
    [pair] { $name }さんと{ $other }さんがこのラウンドに勝ちました。
    [nobody] このラウンドに勝者はいません。
   *[other] { $name }さんがこのラウンドに勝ちました。
}
log-round_over-points = { $who ->
    [you] あなたがこのラウンドに勝ちました：{ point-count }。
    [pair-you] あなたと{ $other }さんがこのラウンドに勝ちました：{ point-count }。
    [pair] { $name }さんと{ $other }さんがこのラウンドに勝ちました：{ point-count }。
   *[other] { $name }さんがこのラウンドに勝ちました：{ point-count }。
}
log-match_over = { $who ->
    [you] あなたが試合に勝ちました。
    [pair-you] あなたと{ $other }さんが試合に勝ちました。
    [pair] { $name }さんと{ $other }さんが試合に勝ちました。
    [nobody] 試合は終わりました。
   *[other] { $name }さんが試合に勝ちました。
}
log-jumped = { $who ->
    [you] わりこみました。
   *[other] { $name }さんがわりこみました。
}
log-swapped = { $who ->
    [you] { $other }さんと手札を交換しました。
   *[other] { $whom ->
        [you] { $name }さんがあなたと手札を交換しました。
       *[other] { $name }さんが{ $other }さんと手札を交換しました。
    }
}
log-rotated = { $direction ->
    [back] 全員の手札が反時計回りに1つ動きました。
   *[forth] 全員の手札が時計回りに1つ動きました。
}
log-eliminated = { $who ->
    [you] カードが多すぎて、ラウンドから抜けました。
   *[other] { $name }さんはカードが多すぎて、ラウンドから抜けました。
}
log-eliminated-match = { $who ->
    [you] あなたは脱落しました。
   *[other] { $name }さんは脱落しました。
}
