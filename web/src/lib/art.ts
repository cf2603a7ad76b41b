/** Every face as SVG text, drawn by ourselves: shapes, numerals of glyphs.ts, and how they are laid out.
 *
 * Two optical sizes of one design, 160 by 230 units: `full`, and `compact` for cards under 80 px of width.
 * Colours are custom properties of theme.css. Attributes only, no style text, so a strict CSP may stand.
 */
import { COLOR_NAMES, COLOR_SHAPES, colorOf, hasTriangles, isFace, isWild, rankOf } from './cards.ts';
import type { Color, Face, Shape, Skin } from './cards.ts';
import { GLYPHS } from './glyphs.ts';

export type Size = 'full' | 'compact';
type Icon = Shape | 'tri3' | 'skip' | 'rev' | 'shuf' | 'pen';

const ON = 'var(--c-on)';
const WILD_ON = 'var(--wild-on)';
const GOLD = 'var(--wild-mark)';
const WIDTHS: Record<string, number> = { W: 72, u: 52 };
const ICONS: Record<string, Icon> = { S: 'skip', R: 'rev' };
const SHAPES: readonly Shape[] = ['circle', 'square', 'triangle', 'star'];
const LIT: Record<Shape, string> = { circle: 'var(--red-lit)', square: 'var(--yellow-lit)', triangle: 'var(--green-lit)', star: 'var(--blue-lit)' };

function use(id: Icon, x: number, y: number, scale: number, turn: number, color: string): string {
  return `<use href="#wp-${id}" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})" color="${color}"/>`;
}

/** A shape with its paper shadow. */
function cut(id: Icon, x: number, y: number, scale: number, turn: number, color: string): string {
  return use(id, x + 1.5, y + 4, scale, turn, 'var(--cut)') + use(id, x, y, scale, turn, color);
}

/** A run of glyphs centred on cx, top at y, cap height h. */
function run(text: string, cx: number, y: number, h: number, fill: string, cutName: 'display' | 'index', gap = 13): string {
  const scale = h / 84;
  const widths = [...text].map((char) => WIDTHS[char] ?? 56);
  let x = cx - ((widths.reduce((sum, width) => sum + width, 0) + gap * (text.length - 1)) * scale) / 2;
  const paths = [...text].map((char, i) => {
    const path = `<path d="${GLYPHS[cutName][char] ?? ''}" transform="translate(${x.toFixed(1)} ${y}) scale(${scale.toFixed(3)})"/>`;
    x += ((widths[i] ?? 56) + gap) * scale;
    return path;
  });
  return `<g fill="${fill}">${paths.join('')}</g>`;
}

function bar(cx: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${cx - width / 2}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
}

/** The four small shapes of a wild, in a square. */
function four(cx: number, cy: number, d: number, scale: number): string {
  return SHAPES.map((s, i) => use(s, cx + (i % 2 ? d : -d), cy + (i < 2 ? -d : d), scale, 0, LIT[s])).join('');
}

function row(cx: number, cy: number, d: number, scale: number): string {
  return SHAPES.map((s, i) => use(s, cx + (i - 1.5) * d, cy, scale, 0, LIT[s])).join('');
}

/** The mark of the house: four cut shapes in a pile. */
function pile(cx: number, cy: number, k: number): string {
  return (
    cut('star', cx + 12 * k, cy - 42 * k, 1.12 * k, 12, LIT.star) + cut('triangle', cx + 34 * k, cy + 24 * k, k, 14, LIT.triangle) +
    cut('square', cx - 32 * k, cy - 14 * k, 0.92 * k, -12, LIT.square) + cut('circle', cx - 8 * k, cy + 38 * k, 0.86 * k, 0, LIT.circle)
  );
}

/** Zelda's thin gold line, open at the index. */
function frame(skin: Skin): string {
  if (skin !== 'zelda') return '';
  return '<path d="M52 9H142A9 9 0 0 0 151 18V212A9 9 0 0 0 142 221H18A9 9 0 0 0 9 212V150" fill="none" stroke="var(--card-line)" stroke-width="1.7" stroke-linecap="round"/>';
}

function paper(x: number, y: number, turn: number, inner = ''): string {
  const sheet = (fill: string, shift = '') => `<rect x="-22" y="-31" width="44" height="62" rx="6" fill="${fill}"${shift}/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${sheet('var(--cut)', ' transform="translate(1.5 4)"')}${sheet(ON)}${inner}</g>`;
}

function colouredCompact(rank: string, shape: Shape, letter: string, marked: boolean, skin: Skin): string {
  const stood = rank === '6' || rank === '9';
  let art = '<rect width="160" height="230" fill="var(--c)"/>';
  art += cut(shape, 124, 158, 1.5, -14, 'var(--c-mid)') + cut(shape, 130, 176, 1.02, 8, 'var(--c-deep)') + frame(skin);
  if (rank === '+2') art += run('+2', 40, 26, 58, ON, 'index', 9);
  else if (ICONS[rank]) art += use(ICONS[rank], 41, 58, 0.7, 0, ON);
  else art += run(rank, 40, 16, stood ? 72 : 84, ON, 'index') + (stood ? bar(40, 98, 52, 9, ON) : '');
  art += marked ? use(shape, 25, 142, 0.36, 0, ON) + use('tri3', 59, 143, 0.37, 0, 'var(--c-mark)') : use(shape, 40, 142, 0.46, 0, ON);
  return art + run(letter, 40, 178, 33, ON, 'index');
}

function colouredFull(rank: string, shape: Shape, letter: string, marked: boolean, skin: Skin): string {
  const stood = rank === '6' || rank === '9';
  let art = '<rect width="160" height="230" fill="var(--c)"/>';
  art += cut(shape, 104, 136, 1.86, -15, 'var(--c-mid)') + cut(shape, 98, 134, 1.38, 9, 'var(--c-deep)') + frame(skin);
  if (rank === '+2') {
    art += `<g transform="translate(98 104)">${paper(-13, 4, -13)}${paper(15, 0, 10, use(shape, 0, 0, 0.3, 0, 'var(--c-ink)'))}</g>`;
    art += run('+2', 98, 150, 54, ON, 'display', 8) + run('+2', 22, 21, 23, ON, 'index', 6);
  } else if (ICONS[rank]) {
    art += use(ICONS[rank], rank === 'S' ? 93 : 97, 136, rank === 'S' ? 0.88 : 1, 0, ON) + use(ICONS[rank], 23, 34, 0.31, 0, ON);
  } else {
    art += run(rank, 98, stood ? 74 : 82, stood ? 100 : 106, ON, 'display') + (stood ? bar(98, 189, 60, 8, ON) : '');
    art += run(rank, 23, 15, 36, ON, 'index') + (stood ? bar(23, 56, 24, 4.4, ON) : '');
  }
  art += use(shape, 23, 77, 0.23, 0, ON) + run(letter, 23, 97, 15, ON, 'index');
  if (marked) art += use('tri3', 134, 31, 0.36, 0, 'var(--c-mark)') + use('tri3', 23, 130, 0.27, 0, 'var(--c-mark)');
  return art;
}

function wildCompact(face: Face, skin: Skin): string {
  let art = `<rect width="160" height="230" fill="var(--wild)"/>${frame(skin)}`;
  if (face === 'W') art += four(40, 58, 20, 0.36) + pile(120, 160, 0.6);
  else if (face === 'WT') art += use('tri3', 41, 62, 0.8, 0, GOLD) + `<g opacity=".35">${use('tri3', 116, 164, 0.92, 0, GOLD)}</g>`;
  else if (face === 'WS') art += use('shuf', 41, 58, 0.68, 0, WILD_ON) + pile(118, 172, 0.52);
  else if (face === 'WC') art += use('pen', 41, 58, 0.72, 0, WILD_ON) + pile(118, 172, 0.52);
  else art += run('+4', 40, 26, 58, WILD_ON, 'index', 9) + pile(118, 172, 0.52);
  if (face !== 'W') art += four(40, 140, 19, 0.33);
  return art + run('W', 40, 178, 33, WILD_ON, 'index');
}

function mini(x: number, y: number, turn: number, shape: Shape): string {
  const sheet = (fill: string, shift = '') => `<rect x="-16" y="-23" width="32" height="46" rx="5" fill="${fill}"${shift}/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${sheet('var(--cut)', ' transform="translate(1 3)"')}${sheet(LIT[shape])}${use(shape, 0, 0, 0.2, 0, 'var(--wild)')}</g>`;
}

function wildFull(face: Face, skin: Skin): string {
  let art = '<rect width="160" height="230" fill="var(--wild)"/><circle cx="92" cy="124" r="92" fill="var(--wild-mid)"/>';
  let index = four(23, 32, 9, 0.155);
  if (face === 'W4') {
    art += pile(97, 96, 0.7) + run('+4', 97, 152, 54, WILD_ON, 'display', 8);
    index = run('+4', 22, 21, 23, WILD_ON, 'index', 6);
  } else if (face === 'WT') {
    art += use('tri3', 94.5, 118, 1.16, 0, 'var(--cut)') + use('tri3', 93, 113, 1.16, 0, GOLD) + row(93, 190, 25, 0.19);
    index = use('tri3', 23, 36, 0.36, 0, GOLD);
  } else if (face === 'WS') {
    art += use('shuf', 95, 90, 0.95, 0, WILD_ON) + mini(60, 176, -22, 'circle') + mini(82, 168, -7, 'square') + mini(106, 168, 8, 'triangle') + mini(128, 176, 23, 'star');
    index = use('shuf', 23, 33, 0.3, 0, WILD_ON);
  } else if (face === 'WC') {
    art += pile(96, 84, 0.58) + `<rect x="48" y="136" width="96" height="66" rx="8" fill="none" stroke="${WILD_ON}" stroke-width="3" stroke-dasharray="7 6"/>`;
    art += `<path d="M60 160H118M60 180H98" stroke="${WILD_ON}" stroke-width="3.4" stroke-linecap="round"/>` + use('pen', 126, 184, 0.42, 0, WILD_ON);
    index = use('pen', 24, 32, 0.34, 0, WILD_ON);
  } else {
    art += pile(97, 138, 0.92);
  }
  art += frame(skin) + index + (face === 'W' ? '' : four(23, 75, 8, 0.135));
  return art + run('W', 23, face === 'W' ? 58 : 96, 15, WILD_ON, 'index');
}

const SPRIG =
  '<g fill="none" stroke="var(--back-line)" stroke-width="2.6" stroke-linecap="round"><path d="M80 150C80 128 80 108 80 88"/></g><g fill="var(--back-line)"><path d="M80 96C70 90 68 80 80 70C92 80 90 90 80 96Z"/><path d="M78 118C64 120 56 112 56 98C68 98 77 104 78 118Z"/><path d="M82 118C96 120 104 112 104 98C92 98 83 104 82 118Z"/><path d="M78 139C66 141 57 135 56 122C68 121 76 127 78 139Z"/><path d="M82 139C94 141 103 135 104 122C92 121 84 127 82 139Z"/></g>';

function back(skin: Skin): string {
  let art = '<rect width="160" height="230" fill="var(--back)"/>';
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 6; x++)
      art += use(SHAPES[(x + y * 3) % 4] ?? 'circle', 10 + x * 28 + (y % 2 ? 14 : 0), 18 + y * 28, 0.15, ((x * 37 + y * 53) % 60) - 30, 'var(--back-dot)');
  art += '<rect x="12" y="12" width="136" height="206" rx="8" fill="none" stroke="var(--back-line)" stroke-width="2"/>';
  art += '<circle cx="80" cy="115" r="50" fill="var(--back)" stroke="var(--back-line)" stroke-width="2"/>';
  return art + (skin === 'zelda' ? SPRIG : pile(78, 115, 0.44));
}

function starPoints(outer: number, inner: number): string {
  return Array.from({ length: 10 }, (_, k) => {
    const radius = k % 2 ? inner : outer;
    const angle = Math.PI * (k / 5 - 0.5);
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The shapes, once in the page; faces refer to them. */
export function shapes(): string {
  const join = ' stroke="currentColor" stroke-linejoin="round"';
  const arrow = '<path d="M-44 4C-42-32 0-42 36-22"/><path d="M26-46L40-19L12-9"/>';
  return (
    '<clipPath id="wp-clip"><rect x="3" y="3" width="154" height="224" rx="12.5"/></clipPath>' +
    '<g id="wp-circle"><circle r="46" fill="currentColor"/></g>' +
    `<g id="wp-square"><rect x="-39" y="-39" width="78" height="78" fill="currentColor" stroke-width="5"${join}/></g>` +
    `<g id="wp-triangle"><path d="M0-50L49 33H-49Z" fill="currentColor" stroke-width="6"${join}/></g>` +
    `<g id="wp-star"><polygon points="${starPoints(52, 25)}" fill="currentColor" stroke-width="5"${join}/></g>` +
    `<g id="wp-tri3" fill="currentColor" stroke-width="3"${join}><path d="M0-44L21-8H-21Z"/><path d="M-25-1L-4 35H-46Z"/><path d="M25-1L46 35H4Z"/></g>` +
    '<g id="wp-skip" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path d="M-43 38C-48-44 44-52 41 22" stroke-width="13"/><path d="M22 10L41 32L57 7" stroke-width="13"/><g fill="currentColor" stroke="none"><circle cx="-1" cy="5" r="11"/><path d="M-21 45C-21 14 19 14 19 45Z"/></g></g>' +
    `<g id="wp-rev" fill="none" stroke="currentColor" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">${arrow}<g transform="rotate(180)">${arrow}</g></g>` +
    '<g id="wp-shuf" fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"><path d="M-46-24H-30C-4-24 0 24 26 24H42"/><path d="M-46 24H-30C-18 24-12 14-7 6M7-8C12-16 16-24 26-24H42"/><path d="M30-40L46-24L30-8M30 8L46 24L30 40"/></g>' +
    `<g id="wp-pen"><path d="M-34 40L-28 14L18-32L38-12L-8 34Z" fill="none" stroke="currentColor" stroke-width="10" stroke-linejoin="round"/><path d="M-34 40L-31 24L-18 37Z" fill="currentColor" stroke-width="6"${join}/><path d="M6-20L26 0" stroke="currentColor" stroke-width="9"/></g>`
  );
}

/** The shapes and both card backs. */
export function sprite(): string {
  const backs = `<g id="wp-back-classic">${back('classic')}</g><g id="wp-back-zelda">${back('zelda')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="sprite" aria-hidden="true"><defs>${shapes()}${backs}</defs></svg>`;
}

const drawn = new Map<string, string>();

/** The inside of a card's SVG; `back` for a card face down, and for a face this client does not know. */
export function cardArt(face: Face | 'back', skin: Skin, size: Size): string {
  const key = `${face} ${skin} ${size}`;
  let art = drawn.get(key);
  if (art === undefined) {
    art =
      '<rect x=".75" y=".75" width="158.5" height="228.5" rx="14.4" fill="var(--paper-edge)" stroke="var(--edge-line)" stroke-width="1.5"/>' +
      `<g clip-path="url(#wp-clip)">${faceArt(face, skin, size)}</g>`;
    drawn.set(key, art);
  }
  return art;
}

/** The inside of a back that refers to shapes alone. */
export function backArt(skin: Skin): string {
  return cardArt('back', skin, 'full').replace(`<use href="#wp-back-${skin}"/>`, back(skin));
}

function faceArt(face: Face, skin: Skin, size: Size): string {
  if (!isFace(face)) return `<use href="#wp-back-${skin}"/>`;
  if (isWild(face)) return size === 'compact' ? wildCompact(face, skin) : wildFull(face, skin);
  const color = colorOf(face) as Color;
  const draw = size === 'compact' ? colouredCompact : colouredFull;
  return draw(rankOf(face), COLOR_SHAPES[color], color === 'a' ? 'Au' : face.charAt(0), hasTriangles(face, skin), skin);
}

/** The class that gives a card or chip its colours. */
export function colorClass(face: Face | 'back'): string {
  if (!isFace(face)) return 'c-back';
  const color = colorOf(face);
  return color === null ? 'c-wild' : `c-${COLOR_NAMES[color]}`;
}

/** A whole card as SVG text, for the clones that travel. */
export function cardSvg(face: Face | 'back', skin: Skin, size: Size): string {
  return `<svg class="wp-card ${colorClass(face)}" viewBox="0 0 160 230" aria-hidden="true">${cardArt(face, skin, size)}</svg>`;
}

/** The inside of the wordmark: the dots of both i are shapes of the game. */
export function wordArt(): string {
  const letters: [string, number][] = [['W', 0], ['i', 86], ['l', 112], ['d', 140], ['p', 205], ['i', 266], ['l', 292], ['e', 321]];
  const paths = letters.map(([letter, x]) => `<path d="${GLYPHS.word[letter] ?? ''}" transform="translate(${x} 0)"/>`).join('');
  return `<g fill="currentColor">${paths}</g>${use('circle', 96, 12, 0.22, 0, LIT.circle)}${use('star', 276, 11, 0.25, 8, LIT.star)}`;
}
