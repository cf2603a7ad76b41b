### Ways from the start page to other pages.

start-score = 本物のカードで遊ぶなら、スコア表が点数を数えます。
start-history = この端末でのゲーム
start-gather = 友だちと遊ぶ
link = リンク
link-copy = リンクをコピー
link-copied = コピーしました。
link-send = 送る
link-qr = リンクのQRコード
link-qr-long = 試合が長すぎてQRコードにできません。リンクを送ってください。
