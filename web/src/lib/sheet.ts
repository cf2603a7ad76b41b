/** Every face as text, for the pages that the server draws: static/faces.json, written by the build. */
import { backArt, cardArt, shapes, wordArt } from './art.ts';
import type { Size } from './art.ts';
import type { Skin } from './cards.ts';

const RANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'R', '+2'];
const WILDS = ['W', 'W4', 'WT', 'WS', 'WC'];
type Art = Record<Size, string>;

/** The faces of a deck, those of each edition with that skin. */
function faces(skin: Skin): string[] {
  const colors = skin === 'zelda' ? 'RAGB' : 'RYGB';
  return [...[...colors].flatMap((color) => RANKS.map((rank) => color + rank)), ...WILDS];
}

function drawn(skin: Skin): Record<string, Art> {
  const found = faces(skin).map((face): [string, Art] => [face, { full: cardArt(face, skin, 'full'), compact: cardArt(face, skin, 'compact') }]);
  return { ...Object.fromEntries(found), back: { full: backArt(skin), compact: backArt(skin) } };
}

export function drawings(): { shapes: string; word: string; faces: Record<Skin, Record<string, Art>> } {
  return { shapes: shapes(), word: wordArt(), faces: { classic: drawn('classic'), zelda: drawn('zelda') } };
}
