/** Search that takes beginnings of words and slips, over a handful of questions. */
import MiniSearch from 'minisearch';

export interface Asked { key: string; q: string; a: string; say: string }

const TWO = '2|two|dos|deux|zwei|dois';
const FOUR = '4|four|cuatro|quatre|vier|quatro';
const PLUS = 'plus|mas|mais';
const DRAW = 'draw|roba|robar|pioche|piocher|zieh|ziehe|compra|comprar';
/** What stands for the same thing in what people type, accents left out: "+2", "plus two", "draw 2", "más dos" are one word each. */
const SAME: [RegExp, string][] = [
  [new RegExp(`\\+\\s?2|\\b(?:${PLUS}|${DRAW}) (?:${TWO})s?\\b|(?:ドロー|プラス)(?:2|ツー)`, 'g'), ' drawtwo '],
  [new RegExp(`\\+\\s?4|\\b(?:${PLUS}|(?:wild )?(?:${DRAW})) (?:${FOUR})s?\\b|(?:ワイルド)?(?:ドロー|プラス)(?:4|フォー)`, 'g'), ' drawfour '],
];
/** Words that say nothing about what is asked, in each language. */
const EMPTY = new Set([
  'a an the i you my me can may must do does is it on of to in with and or what who if one card cards',
  'el la los las lo un una de del que en y o con se me mi tu es puedo puede debo si al carta cartas',
  'le les une du des qui et ou je est il peut puis dois mon ma mes ce au carte cartes',
  'der die das den dem ein eine einen ich du man kann darf muss ist auf mit und oder wenn was wer mein meine karte karten',
  'os as um uma do da em com eu posso pode devo ao',
].join(' ').split(' '));

function words(text: string): string[] {
  const folded = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').normalize('NFKC').toLowerCase();
  const plain = SAME.reduce((found, [from, to]) => found.replace(from, to), folded);
  const found = plain.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  // A script without spaces is cut into pairs of its signs.
  return found.flatMap((word) => (/[\u3040-\u30ff\u4e00-\u9fff]/.test(word) ? pairs(word) : [word]));
}

function pairs(word: string): string[] {
  return word.length < 3 ? [word] : Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
}

/** Return a search that gives the keys of what fits, the best first. */
export function finder(asked: readonly Asked[]): (text: string) => string[] {
  const index = new MiniSearch<Asked>({
    idField: 'key', fields: ['q', 'say', 'a'], tokenize: words,
    processTerm: (term) => (EMPTY.has(term) ? null : term),
    searchOptions: { boost: { q: 3, say: 2.5 }, prefix: (term) => term.length > 2, fuzzy: (term) => (term.length > 3 ? 0.25 : false), combineWith: 'OR' },
  });
  index.addAll(asked);
  return (text) => {
    const found = index.search(text);
    const least = (found[0]?.score ?? 0) / 8;
    return found.filter((one) => one.score >= least).map((one) => String(one.id));
  };
}
