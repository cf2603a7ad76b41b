### Japanese. What each message is for stands in ../en/, beside the English.

learn-title = { $edition ->
    [zelda] 3分でわかるUNO ゼルダの伝説
    [classic112] 3分でわかるUNO（112枚版）
   *[other] 3分でわかるUNO
}
learn-description = { $edition ->
    [zelda] ゼルダ版を遊びながら覚えます。全部のカード、ワイルドトライフォース、チャレンジ、公式ルールがわかります。
   *[other] UNOを遊びながら覚えます。全部のカード、チャレンジ、UNOの宣言、公式ルールがわかります。
}
learn-lead = テーブルで必要なことを全部、動かせるカードつきで説明します。
learn-edition = 版
learn-edition-classic108 = クラシック（108枚）
learn-edition-classic112 = クラシック（112枚）
learn-edition-zelda = ゼルダの伝説
learn-unofficial = Wildpileは非公式です。UNOとゼルダの伝説はそれぞれの権利者の商標で、どのゲームのルールかを示すためだけに名前を挙げています。
learn-table-rules = このページは、あるテーブルのルールで説明しています。公式でないルールには印がついています。
learn-mark = 非公式
learn-print = 1枚の紙に印刷
learn-play = いますぐ遊ぶ
learn-source = 裁定{ $ruling }
learn-show = 見てみる
learn-again = もう一度
learn-more = ほかの答えを見る
learn-ready = もう遊び始められます。

learn-aim-heading = めざすこと
learn-aim = { $scoring ->
    [single] だれよりも先に手札を全部出しましょう。それでゲームの勝ちです。
    [lowest] だれよりも先に手札を全部出しましょう。だれかがあがったとき手に残ったカードは自分の失点になり、合計が一番少ない人が勝ちます。
    [elimination] だれよりも先に手札を全部出しましょう。だれかがあがったとき手に残ったカードは自分の失点になり、{ $target }点で脱落します。
   *[winner] { $edition ->
        [zelda] だれよりも先に手札を全部出しましょう。それで勝ちです。点数をつけるルール（説明書にある選べるルール）では、それでラウンドの勝ちになり、ほかの人の手に残ったカードの点をもらいます。先に{ $target }点になった人がゲームに勝ちます。
       *[other] だれよりも先に手札を全部出しましょう。それでラウンドの勝ちになり、ほかの人の手に残ったカードの点をもらいます。先に{ $target }点になった人がゲームに勝ちます。
    }
}
learn-aim-deal = カードを切り、2人から10人に{ $hand }枚ずつ配ります。
learn-aim-piles = 残りは裏向きに置きます。これが山札です。その一番上の1枚をとなりに表向きで置き、捨て札を始めます。
learn-aim-opening = { $opening ->
    [redraw] 最初のカードになるのは数字だけです。ほかのカードは数えず、次のカードをめくります。
   *[apply] { $opening_reverse ->
        [right] 最初のカードが記号カードなら、すぐに効果があります。スキップなら最初の人の番がとばされ、ドロー2なら最初の人が2枚引いて番をとばされ、リバースなら配った人の右の人から反時計回りに始めます。ワイルドなら、最初の人が色を選びます。ワイルドドロー4だけは山札に戻します。
       *[dealer] 最初のカードが記号カードなら、すぐに効果があります。スキップなら最初の人の番がとばされ、ドロー2なら最初の人が2枚引いて番をとばされ、リバースなら配った人から反時計回りに始めます。ワイルドなら、最初の人が色を選びます。ワイルドドロー4だけは山札に戻します。
    }
}
learn-aim-first = 配った人の左の人から始め、時計回りに進みます。
learn-aim-more = 配り方をもっとくわしく
learn-aim-dealer = 最初に配るのはだれでもかまいません。決めるときは全員が1枚引き、数字が一番大きい人が配ります。数字のないカードは0と数えます。1ラウンドごとに、配る役は左の人に移ります。
learn-aim-deck = { $edition ->
    [zelda] カードは112枚です。赤、金、緑、青にそれぞれ、0が1枚、1から9が2枚ずつ、ドロー2、スキップ、リバースが2枚ずつあります。ほかに、ワイルド、ワイルドドロー4、ワイルドトライフォースが4枚ずつあります。
    [classic112] カードは112枚です。赤、黄、緑、青にそれぞれ、0が1枚、1から9が2枚ずつ、ドロー2、スキップ、リバースが2枚ずつあります。ほかに、ワイルドとワイルドドロー4が4枚ずつ、シャッフルワイルドが1枚、白いワイルドが3枚あります。
   *[other] カードは108枚です。赤、黄、緑、青にそれぞれ、0が1枚、1から9が2枚ずつ、ドロー2、スキップ、リバースが2枚ずつあります。ほかに、ワイルドとワイルドドロー4が4枚ずつあります。
}
learn-aim-decks = { $decks ->
    [2] このテーブルでは、このデッキを2つ混ぜます。全部で{ $cards }枚です。
   *[other] デッキは1つあれば全員で遊べます。
}
learn-aim-about = { $edition ->
    [zelda] 2017年にMattelが発売しました。7歳以上、2人から10人用で、1ラウンドは10分から20分です。簡単に覚えられ、作戦は少しだけで、運も大きくものを言います。
   *[other] 2人から10人用です。簡単に覚えられ、運も大きくものを言います。
}
learn-aim-opening_number = 数字が出たので、そのまま配った人の左の人から始めます。
learn-aim-opening_skip = { $opening ->
    [redraw] スキップが出ました。数えずに、次のカードをめくります。
   *[apply] スキップが出ました。効果があるので、配った人の左の人の番がとばされます。
}
learn-aim-opening_ignored = { $opening ->
    [redraw] スキップ、次にワイルドが出ました。どちらも数えず、数字が出るまでめくります。
   *[apply] スキップが出ました。すぐに効果があります。
}

learn-moves-heading = ゲームの進め方、4つのステップ
learn-moves-match-heading = 合わせて出す
learn-moves-match = 一番上のカードと色、数字、記号のどれかが同じカードを1枚出します。記号があるのは記号カード、つまりスキップ、リバース、ドロー2です。ワイルドには色がなく、何の上にも出せます。
learn-moves-color = { $edition ->
    [zelda] いまの色とは、一番上のカードの色です。ワイルドの上では、選ばれた色です。3、6、9についたトライフォースは、合わせるための記号ではありません。
   *[other] いまの色とは、一番上のカードの色です。ワイルドの上では、選ばれた色です。
}
learn-moves-draw-heading = または引く
learn-moves-draw = { $dtm ->
    [may] 合うカードがなければ、合うカードが出るか、もういいと思うまで、1枚ずつ引きます。
    [must] 合うカードがなければ、出るまで引きます。
   *[off] { $force ->
        [always] 合うカードがなければ、1枚引きます。
       *[other] 合うカードがないか、手札を取っておきたければ、1枚引きます。
    }
}
learn-moves-drawn = { $draw_pass ->
    [1] 引いたカードはこの番には出さずに手札に残し、次の人に進みます。
   *[other] { $force ->
        [off] 引いたカードが合えば、すぐに出せます。ほかのカードは出せません。合わないか、手札に残すなら、番は終わりです。
       *[other] 引いたカードが合えば、すぐに出します。合わなければ、番は終わりです。
    }
}
learn-moves-call-heading = UNOと言う
learn-moves-call = { $uno_required ->
    [0] 残り1枚になっても、このテーブルでは言わなくてかまいません。
   *[other] { $uno_penalty ->
        [0] 最後から2枚目のカードで「UNO!」と言います。このテーブルでは、言い忘れても罰はありません。
       *[other] 最後から2枚目のカードで「UNO!」と言います。言い忘れを指摘されたら、{ $uno_penalty }枚引きます。
    }
}
learn-moves-score-heading = 点数
learn-moves-score = { $scoring ->
    [single] 手札がなくなれば、あなたの勝ちです。
    [lowest] だれかの手札がなくなったら、ほかの全員が手札の点を書きとめます。
    [elimination] だれかの手札がなくなったら、ほかの全員が手札の点を書きとめます。
   *[winner] 手札がなくなれば、ほかの人の手に残ったカードの点を全部もらいます。
}

learn-try-heading = 1回やってみる
learn-try = あなたなら何を出しますか？合うカードを全部タップして、理由を見ましょう。「裁定」から正確なルールが読めます。
learn-try-seven = 一番上は赤の7です。
learn-try-symbol = 一番上はリバースです。矢印がその記号です。
learn-try-wild = 一番上はワイルドで、緑が選ばれました。その下に赤の6がまだ見えています。
learn-try-nothing = また赤の7です。手札が変わりました。
learn-try-drawn = 一番上は赤の7で、あなたは引くほうを選びました。
learn-try-two = 一番上はドロー2です。
learn-try-zero = 一番上は青の0です。
learn-try-triforce = 前の人がワイルドトライフォースを出して、緑を選びました。
learn-try-unable = またワイルドトライフォースと緑です。手札が変わりました。
learn-try-extra = 一番上は青の6です。手札に、どのデッキにもあるわけではないワイルドが2枚あります。
learn-try-none = 合うカードがない
learn-try-next = 次へ
learn-try-show = 全部見る
learn-try-progress = { $count }問中{ $done }問できました

learn-cards-heading = 全部のカード
learn-cards-lead = 記号カードは、同じ色の上か、色がちがっても同じ記号の上に出せます。ワイルドは何の上にも出せます。
learn-cards-points = 手札にあると{ $points }点
learn-cards-points-number = 手札にあると、その数字の点
learn-cards-number =
    { $seven0 ->
        [1] 数字は色を変えるだけで、ほかの効果はありません。ただしこのテーブルでは2つちがいます。7を出すと選んだ人と手札を交換し、0を出すと全員の手札を回します。
       *[other] ふつうのカードです。何も起こりません。
    }
    .name = 数字
    .face = { $edition ->
        [zelda] 大きな数字。角にも同じ数字があり、3、6、9にはトライフォースもついています
       *[other] 大きな数字。角にも同じ数字があります
    }
    .fits = 同じ色か、同じ数字の上に
learn-cards-skip =
    次の人の番をとばします。{ $skip_bounce ->
        [1] このテーブルでは、同じ色のスキップでドロー2を次へ回すこともできます。
       *[other] とばされる人は、自分のスキップでこたえることはできません。
    }
    .name = スキップ
    .face = 斜線の入った丸
    .fits = 同じ色か、ほかのスキップの上に
learn-cards-reverse =
    { $reverse_bounce ->
        [1] 回る向きが変わります。時計回りなら反時計回りに、反時計回りなら時計回りになります。このテーブルでは、同じ色のリバースでドロー2を返すこともできます。
       *[other] 回る向きが変わります。時計回りなら反時計回りに、反時計回りなら時計回りになります。
    }
    .name = リバース
    .face = 反対を向いた2本の矢印
    .fits = 同じ色か、ほかのリバースの上に
learn-cards-reverse_two = { $two_rev ->
    [none] このテーブルでは、2人のとき、リバースは番をとばしません。
   *[skip] 2人のとき、リバースはスキップと同じです。もう一度あなたの番です。
}
learn-cards-two =
    { $passes_two ->
        [0] 次の人は2枚引き、番をとばされます。ほかの人に回すことはできません。
       *[other] 次の人は2枚引き、番をとばされます。ただし、このテーブルのルールで罰を次へ回せるときは別です。
    }
    .name = ドロー2
    .face = 角に+2
    .fits = 同じ色か、ほかのドロー2の上に
learn-cards-wild =
    続ける色を選びます。いまと同じ色でもかまいません。自分の番なら、ほかに合うカードがあっても出せます。
    .name = ワイルド
    .face = 4色の楕円
    .fits = 何の上にも
learn-cards-four =
    { $wd4 ->
        [free] 色を選びます。次の人は4枚引き、番をとばされます。
        [strict] 色を選びます。次の人は4枚引き、番をとばされます。出してはいけなくなるカードが手札にないときだけ出せます。
       *[bluff] 色を選びます。次の人は4枚引いて番をとばされるか、チャレンジします（下で説明します）。{ $wd4_match ->
            [colour] いまの色のカードを持っていないときだけ正当です。
            [colour_wild] { $edition ->
                [zelda] いまの色のカードも、ワイルドも、ワイルドトライフォースも持っていないときだけ正当です。
               *[other] いまの色のカードも、ほかの種類のワイルドも持っていないときだけ正当です。
            }
           *[colour_allwild] いまの色のカードも、ほかのワイルドも1枚も持っていないときだけ正当です。
        }
    }
    .name = ワイルドドロー4
    .face = 角に+4
    .fits = 何の上にも。ただし手札によります
learn-cards-triforce =
    色を選びます。次の人は、その色のトライフォースつきのカード、つまり3、6、9のどれかを出すか、3枚引きます。{ $tri_answer ->
        [wt] このテーブルでは、別のワイルドトライフォースでもこたえられます。
        [anywild] このテーブルでは、ワイルドか別のワイルドトライフォースでもこたえられます。
       *[369] ほかのカードではこたえられません。
    }
    .name = ワイルドトライフォース
    .face = トライフォース。たがいに触れる3つの三角形
    .fits = 何の上にも
learn-cards-triforce_take = { $tri_after ->
    [end_turn] 3枚引いたら、番は終わりです。そのあとはふつうに、一番上のカードの色で続けます。だれもこたえなければ、選ばれた色で続けます。
    [play_drawn] 3枚引いた人は、そのうちの1枚が合えば、すぐに出せます。そのあとはふつうに続けます。
   *[free_turn] 3枚引いた人は、そのあとふつうの番になります。
}
learn-cards-shuffle =
    全員の手札を集めて混ぜ、左の人から順に全部配り直します。色も選びます。
    .name = シャッフルワイルド
    .face = 入れ替わるカード
    .fits = 何の上にも
learn-cards-custom =
    { $wc_rule ->
        [plain] ゲームの前に自分たちのルールを書きこんでおくワイルドです。何も書いていなければ、ふつうのワイルドです。
        [others_draw_2] ワイルドです。このテーブルでは、さらにほかの全員が2枚引きます。
        [play_again] ワイルドです。このテーブルでは、もう一度あなたが出します。
       *[discard_wilds] ワイルドです。このテーブルでは、手札のほかのワイルドも全部置きます。
    }
    .name = 白いワイルド
    .face = 書きこめる空白
    .fits = 何の上にも

learn-challenge-heading = そのワイルドドロー4はブラフ？
learn-challenge = { $wd4 ->
    [free] このテーブルでは、ワイルドドロー4はいつでも出せて、だれもチャレンジできません。
    [strict] このテーブルでは、ブラフになるワイルドドロー4は出せないので、チャレンジもありません。
   *[bluff] ワイルドドロー4は、本当は出してはいけないときにも出せます。引くことになった人は、そのまま引くか、あなたにチャレンジします。ほかの人はチャレンジできません。
}
learn-challenge-rule = { $wd4_match ->
    [colour] 出した人の手札に、出す直前の色のカードがあればブラフです。同じ数字や記号、ほかのワイルド、選んだ色は関係ありません。
    [colour_wild] { $edition ->
        [zelda] 出した人の手札に、出す直前の色のカード、ワイルド、ワイルドトライフォースのどれかがあればブラフです。同じ数字や記号、2枚目のワイルドドロー4、選んだ色は関係ありません。
       *[other] 出した人の手札に、出す直前の色のカードか、ほかの種類のワイルドがあればブラフです。同じ数字や記号、2枚目のワイルドドロー4、選んだ色は関係ありません。
    }
   *[colour_allwild] 出した人の手札に、出す直前の色のカードか、ほかのワイルドが1枚でもあればブラフです。同じ数字や記号、選んだ色は関係ありません。
}
learn-challenge-shown = 手札は全部、チャレンジした人だけに見せます。
learn-challenge-named = ブラフでもそうでなくても、カードも選んだ色もそのままです。
learn-challenge-when = 手札の多い人にはチャレンジし、少ない人にはめったにしません。自分が持っているカードや、もう出たカードは、相手の手札にはありません。当たれば引かずに番も残り、外れると2枚多く引きます。
learn-challenge-if-bluff = ブラフだったら、出した人が4枚引き、チャレンジした人は引かずに続けます。
learn-challenge-if-fair = 正当だったら、チャレンジした人が6枚引き、番をとばされます。
learn-challenge-side-lay = 出す側
learn-challenge-side-accuse = 引かされる側
learn-challenge-lay_fair =
    手札に赤がなかったので、正当でした。チャレンジした人が6枚引き、番をとばされます。
    .setup = いまの色は赤で、赤は持っていません。出して、チャレンジを受けましょう。
learn-challenge-lay_bluff =
    赤のカードがあったので、ブラフでした。あなたが4枚引き、チャレンジした人が続けます。
    .setup = いまの色は赤で、赤を持っています。それでも出しましょう。
learn-challenge-lay_wild =
    { $wd4_match ->
        [colour] ワイルドに色はないので、このテーブルでは正当でした。
       *[other] 手札のワイルドは合うカードに数えるので、ブラフでした。あなたが4枚引きます。
    }
    .setup = いまの色は赤で、赤はありませんが、ワイルドがあります。出しましょう。
learn-challenge-accept =
    あなたは4枚引き、番をとばされます。ブラフだったかどうかは、だれにもわからないままです。
    .setup = Maraさんが赤の上に出しました。そのまま引きましょう。
learn-challenge-accuse_bluff =
    手札に赤がありました。ブラフです。4枚は出した人が引き、あなたは緑で続けます。
    .setup = Maraさんが赤の上に出し、まだ8枚持っています。チャレンジしましょう。
learn-challenge-accuse_fair =
    1枚だけで、赤ではありませんでした。あなたは6枚引き、番をとばされます。
    .setup = Maraさんが赤の上に出し、残りは1枚です。ためしにチャレンジしましょう。

learn-one_card-heading = 残り1枚
learn-one_card = { $uno_required ->
    [0] このテーブルでは、だれもUNOと言わなくてかまいません。
   *[other] 最後から2枚目のカードを出す直前か、出すと同時か、直後にUNOと言い、あと1枚だと全員に知らせます。
}
learn-one_card-caught = { $uno_penalty ->
    [0] 言っていなければ、次の人が出すか引くまで、だれでも指摘できます。このテーブルでは罰はありません。
   *[other] 言っていなければ、次の人が出すか引くまで、だれでも指摘できます。指摘されたら{ $uno_penalty }枚引きます。
}
learn-one_card-more = 宣言する、指摘する、指摘される
learn-one_card-grows = 手札がまた増えると、前の宣言は消えます。また残り1枚になるときは、もう一度言いましょう。
learn-one_card-call = カードを出しながらUNOと言います。指摘されることはありません。
learn-one_card-forget = { $uno_required ->
    [0] あなたは何も言いません。このテーブルではそれでかまいません。
   *[other] あなたは何も言いません。言い忘れを指摘されて、カードを引きます。
}
learn-one_card-late = 言い忘れましたが、だれかに指摘される前に思い出して言いました。これで安全です。
learn-one_card-too_late = 次の人がもう出しました。もう指摘できません。
learn-one_card-catch = ほかの人の言い忘れを、間に合ううちに指摘します。続けて2人目が指摘しても、もう何も起こりません。

learn-official-heading = 公式ルール？それともいつもの遊び方？
learn-official = 一番もめるところです。それぞれについて、公式ルールと、よくある別の遊び方がわかります。
learn-official-col-official = 公式
learn-official-col-house = ハウスルール
learn-official-follows-official = このテーブルは公式どおりです。
learn-official-follows-house = このテーブルはハウスルールです。
learn-official-follows-other = このテーブルには独自のルールがあります。

learn-house-stacking =
    .title = ドローカードを重ねる
    .official = 出された人が引いて、番を失います。次へは回せません。
    .house = ドローカードに自分のドローカードでこたえると、次の人が合計の枚数を引きます。
learn-house-choosing =
    .title = 出せるのに引く
    .official = かまいません。そのあとこの番に出せるのは、引いたカードだけです。
    .house = 出せる人は、出さなければなりません。
learn-house-drawing =
    .title = 合うカードが出るまで引く
    .official = 1枚引きます。合えば出せます。合わなければ番は終わりです。
    .house = 合うカードが出るまで引き続けます。
learn-house-drawn =
    .title = 引いて合ったカードを残す
    .official = 手札に残してもかまいません。
    .house = 出さなければなりません。
learn-house-jumping =
    .title = 同じカードでわりこむ
    .official = 全員、自分の番を待ちます。
    .house = 一番上とまったく同じカードを持つ人は、番でなくてもすぐに出せます。
learn-house-swapping =
    .title = 7で手札を交換、0で手札を回す
    .official = 7と0はふつうの数字です。
    .house = 7を出すと選んだ人と手札を交換し、0を出すと全員の手札を回します。
learn-house-finishing =
    .title = 記号カードであがる
    .official = 最後はどのカードでもかまいません。
    .house = 最後のカードは数字でなければなりません。
learn-house-forgetting =
    .title = UNOの言い忘れ
    .official = 間に合ううちに指摘されたら、2枚引きます。
    .house = 間に合ううちに指摘されたら、4枚引きます。
learn-house-bouncing =
    .title = スキップでドロー2をかわす
    .official = できません。引いて、番をとばされます。
    .house = 同じ色のスキップで、2枚を次へ回します。
learn-house-answering =
    .title = ワイルドトライフォースにワイルドでこたえる
    .official = こたえられるのは、その色の3、6、9だけです。
    .house = ワイルドや別のワイルドトライフォースでもこたえられます。
learn-house-turn_after =
    .title = 3枚引いたあとに出す
    .official = 説明書には書かれていません。Wildpileの裁定では、番は終わりです。
    .house = 引いたカードの1枚が合えば、出せます。

learn-winning-heading = 勝ち方
learn-winning = { $scoring ->
    [single] 最初に手札をなくした人が勝ち、ゲームはそれで終わりです。
    [lowest] だれかの手札がなくなると、ラウンドは終わりです。それぞれ自分の手札の点を書きとめます。だれかが{ $target }点になったとき、合計が一番少ない人の勝ちです。
    [elimination] だれかの手札がなくなると、ラウンドは終わりです。それぞれ自分の手札の点を書きとめ、{ $target }点になった人は脱落します。最後に残った人の勝ちです。
   *[winner] だれかの手札がなくなると、ラウンドは終わりです。その人がほかの人の手に残ったカードの点を全部もらい、新しいラウンドになります。{ $target }点以上でゲームの勝ちです。
}
learn-winning-single = { $scoring ->
    [winner] 時間がなければ、点数はなしにしましょう。最初に手札をなくした人の勝ちです。
   *[other] 点数の数え方は、配る前に決めましょう。
}
learn-winning-numbers = 数字
learn-winning-numbers-points = その数
learn-winning-actions = ドロー2、スキップ、リバース
learn-winning-wilds = { $edition ->
    [zelda] ワイルド、ワイルドドロー4、ワイルドトライフォース
   *[other] ワイルド、ワイルドドロー4
}
learn-winning-extra = シャッフルワイルド、白いワイルド
learn-winning-points = 各{ $points }点
learn-winning-count = ほかの人のカードは何点ですか？
learn-winning-sum = 数字が13点、記号カード3枚が60点、ワイルド2枚が100点で、合わせて173点です。
learn-winning-sum_extra = 数字が13点、記号カード3枚が60点、ワイルド2枚が100点、特別なワイルド2枚が80点で、合わせて253点です。
learn-winning-sum_zelda = 数字が13点、記号カード3枚が60点、ワイルド3枚が150点で、合わせて223点です。
learn-winning-target = { $scoring ->
    [winner] 477点に、このラウンドの23点を足すと、ちょうど500点です。
   *[other] このラウンドの点を、これまでの点に足します。
}

learn-before-heading = 配る前に
learn-before = 最初によく出る質問に、短く答えます。
learn-before-last_two = { $last_draw ->
    [0] 最後のカードがドロー2なら、ラウンドはすぐに終わります。このテーブルではだれも引きません。
   *[other] 最後のカードがドロー2なら、次の人が2枚引き、それから点を数えます。
}
learn-before-empty_pile = 山札がなくなったら、一番上の1枚を残して捨て札を切り、新しい山札にします。
learn-aim-opening_wild = { $opening ->
    [redraw] 最初にワイルドが出たら、このテーブルでは数えません。
   *[apply] 最初にワイルドが出たら、配った人の左の人が色を選んで、出します。
}
learn-aim-opening_four = { $opening ->
    [redraw] 最初にワイルドドロー4が出たら、このテーブルでは数えません。
   *[apply] 最初にワイルドドロー4が出たら、山札に戻して、別のカードをめくります。
}
