### Ways from the start page to other pages.

start-score = Avec un vrai paquet ? La feuille de score compte pour toi.
start-history = Tes parties sur cet appareil
start-gather = Jouer entre amis
link = Lien
link-copy = Copier le lien
link-copied = Copié.
link-send = Envoyer
link-qr = Code QR du lien
link-qr-long = La partie est trop longue pour un code QR. Envoie le lien.
