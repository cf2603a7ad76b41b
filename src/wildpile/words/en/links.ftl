### Ways from the start page to other pages.

start-score = With a real deck? The score pad counts for you.
start-history = Your games on this device
start-gather = Play with friends

## An address that is passed on

link = Link
link-copy = Copy the link
link-copied = Copied.
link-send = Send
link-qr = QR code of the link
link-qr-long = The match is too long for a QR code. Send the link.
