/** What a face is made of and how faces are sorted. Faces are texts: R7, Y+2, GS, BR, A3 (gold), W, W4, WT, WS, WC. */
export type Face = string;
export type Color = 'r' | 'y' | 'g' | 'b' | 'a';
export type Skin = 'classic' | 'zelda';
export type Shape = 'circle' | 'square' | 'triangle' | 'star';

/** The colours as the style sheets call them; what people read is words.svelte.ts. */
export const COLOR_NAMES: Record<Color, string> = { r: 'red', y: 'yellow', a: 'gold', g: 'green', b: 'blue' };
export const COLOR_SHAPES: Record<Color, Shape> = { r: 'circle', y: 'square', a: 'square', g: 'triangle', b: 'star' };

const WILD_KINDS: Record<string, string> = { W: 'wild', W4: 'wild-draw', WT: 'wild-triforce', WS: 'wild-shuffle', WC: 'wild-custom' };
const RANK_KINDS: Record<string, string> = { S: 'skip', R: 'reverse', '+2': 'draw' };
const COLOR_ORDER = 'ryagbw';
const RANK_ORDER = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'R', '+2'];
const WILD_ORDER = ['W', 'WC', 'WS', 'WT', 'W4'];

export function skinOf(edition: string): Skin {
  return edition === 'zelda' ? 'zelda' : 'classic';
}

/** The four colours of an edition, in the order of the keys 1 to 4. */
export function colorsOf(edition: string): Color[] {
  return edition === 'zelda' ? ['r', 'a', 'g', 'b'] : ['r', 'y', 'g', 'b'];
}

export function isWild(face: Face): boolean {
  return face.startsWith('W');
}

export function isFace(text: string): boolean {
  return /^(?:[RYAGB](?:[0-9SR]|\+2)|W[4TSC]?)$/.test(text);
}

export function colorOf(face: Face): Color | null {
  const letter = face.charAt(0).toLowerCase();
  return letter in COLOR_NAMES ? (letter as Color) : null;
}

/** The rank as text: '7', 'S', 'R', '+2'; of a wild the face itself. */
export function rankOf(face: Face): string {
  return isWild(face) ? face : face.slice(1);
}

/** A face as the catalogues name it; of a face not known, that of a wild. */
export function faceCodes(face: Face): { kind: string; color: string; rank: string } {
  const color = colorOf(face);
  if (color === null) return { kind: WILD_KINDS[face] ?? 'wild', color: '', rank: '' };
  return { kind: RANK_KINDS[rankOf(face)] ?? 'number', color, rank: rankOf(face) };
}

/** Whether the face bears the three triangles of the Zelda edition. */
export function hasTriangles(face: Face, skin: Skin): boolean {
  return skin === 'zelda' && (face === 'WT' || (colorOf(face) !== null && ['3', '6', '9'].includes(rankOf(face))));
}

export type SortMode = 'colour' | 'number' | 'playable' | 'own';
export const SORT_MODES: readonly SortMode[] = ['colour', 'number', 'playable', 'own'];

function place(face: Face): [number, number] {
  if (isWild(face)) return [COLOR_ORDER.indexOf('w'), WILD_ORDER.indexOf(face)];
  return [COLOR_ORDER.indexOf(face.charAt(0).toLowerCase()), RANK_ORDER.indexOf(rankOf(face))];
}

/** Sort a hand for showing; equal faces stay beside each other. */
export function sortHand(hand: readonly Face[], mode: SortMode, playable: ReadonlySet<Face>): Face[] {
  const key = (face: Face): [number, number, number] => {
    const [color, rank] = place(face);
    if (mode === 'number' && !isWild(face)) return [0, rank, color];
    return [mode === 'playable' && !playable.has(face) ? 1 : 0, color, rank];
  };
  return [...hand].sort((a, b) => {
    const [a0, a1, a2] = key(a);
    const [b0, b1, b2] = key(b);
    const wild = mode === 'number' ? Number(isWild(a)) - Number(isWild(b)) : 0;
    return wild || a0 - b0 || a1 - b1 || a2 - b2;
  });
}
