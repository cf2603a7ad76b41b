/** What the project is not, in the words that stand on the start page and in the menu. */
export const NOTICE =
  'Wildpile is a free, unofficial project. UNO is a trademark of Mattel, The Legend of Zelda one of Nintendo; neither has anything to do with it. All drawings are our own.';
