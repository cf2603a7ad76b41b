### Portuguese, as in Brazil. What each message is for stands in ../en/, beside the English.

howto-title = O jogo em um minuto
howto-title-house = O jogo em um minuto, fora as regras da casa
howto-house = Regras da casa nesta mesa
howto-aim = Livre-se das suas cartas antes de todos. Jogue uma que combine em cor, número ou símbolo com o descarte, ou um curinga.
howto-draw = Ou compre uma carta. Se ela combina, você pode jogar na hora; senão, sua vez acaba.
howto-actions = **Pular**: quem vem depois perde a vez. **Inverter**: o jogo muda de sentido; entre dois, pula. **+2**: quem vem depois compra duas e perde a vez.
howto-wild = **Curinga**: escolha uma cor.
howto-four = { $edition ->
    [zelda] **Curinga +4**: escolha uma cor; quem vem depois compra quatro e perde a vez, ou desafia. Só vale se você não tem nada da cor da vez nem outro curinga. Blefe descoberto: você compra quatro. Desafio perdido: quem desafiou compra seis.
   *[classic] **Curinga +4**: escolha uma cor; quem vem depois compra quatro e perde a vez, ou desafia. Só vale se você não tem nada da cor da vez. Blefe descoberto: você compra quatro. Desafio perdido: quem desafiou compra seis.
}
howto-triforce = **Curinga Triforce**: escolha uma cor; quem vem depois joga um 3, 6 ou 9 dessa cor, ou compra três e perde a vez. Curingas não respondem.
howto-shuffle = **Curinga embaralha mãos**: escolha uma cor; todas as mãos são embaralhadas e distribuídas de novo. **Curinga do seu jeito**: um curinga.
howto-uno = Antes de ficar com uma carta, diga **UNO**: aperte antes de jogar a penúltima, ou logo depois. Quem esquece pode ser pego até a próxima jogada, e compra duas.
howto-points = { $edition ->
    [classic112] Quem bate leva os pontos das outras mãos: números pelo valor; Pular, Inverter e +2 valem 20; embaralha mãos e do seu jeito, 40, e os outros curingas, 50. Vence quem chegar primeiro a 500.
   *[classic] Quem bate leva os pontos das outras mãos: números pelo valor; Pular, Inverter e +2 valem 20; curingas, 50. Vence quem chegar primeiro a 500.
}
