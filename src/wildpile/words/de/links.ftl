### Ways from the start page to other pages.

start-score = Mit echten Karten am Tisch? Der Punkteblock zählt für dich.
start-history = Deine Spiele auf diesem Gerät
start-gather = Mit Freunden spielen
link = Link
link-copy = Link kopieren
link-copied = Kopiert.
link-send = Senden
link-qr = QR-Code des Links
link-qr-long = Die Partie ist zu lang für einen QR-Code. Schick den Link.
