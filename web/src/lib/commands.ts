/** What is typed into the command field: a play, an act or a question, in this language's words or as docs/wire.md writes moves. */
import { colorsOf } from './cards';
import type { Color, Face } from './cards';
import type { View } from './wire';
import { colorWords, faceWords, sayIf } from './words.svelte';

export const ACTS = ['draw', 'keep', 'take', 'challenge', 'pass', 'uno', 'next'] as const;
export const QUESTIONS = ['now', 'who', 'last', 'hand', 'count', 'top', 'points', 'rules', 'help'] as const;
export type Act = (typeof ACTS)[number];
export type Question = (typeof QUESTIONS)[number];
export type Command =
  | { kind: 'act'; act: Act }
  | { kind: 'ask'; question: Question }
  | { kind: 'catch'; name: string }
  | { kind: 'color'; color: Color }
  | { kind: 'play'; face: Face; color: Color | null; seat: number | null; call: boolean; jump: boolean }
  | { kind: 'player'; name: string }
  | { kind: 'unknown' };

const RANKS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'R', '+2'];
const WILDS = ['W', 'W4', 'WT', 'WS', 'WC'];
const UNKNOWN: Command = { kind: 'unknown' };

/** Without case, without the marks of the wire's grammar, in single spaces; figures of any width are the same. */
function plainly(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[>,.:;!？！]/g, ' ').replace(/\s+/g, ' ').trim();
}

function tight(text: string): string {
  return plainly(text).replaceAll(' ', '');
}

/** The words for a command: its own name, which is the wire's, and those of the language. */
export function wordsFor(command: string): string[] {
  const own = sayIf(`command-word-${command}`)?.split(',').map(plainly) ?? [];
  return [...new Set([command, ...own])];
}

function isWord(text: string, command: string): boolean {
  return wordsFor(command).includes(text);
}

/** What follows the command's word, or null where the text does not begin with it. */
function after(text: string, command: string): string | null {
  const word = wordsFor(command).find((one) => text === one || text.startsWith(`${one} `));
  return word === undefined ? null : text.slice(word.length).trim();
}

/** The names of all cards of an edition, the longest first: `r7`, "red 7", `w4`. */
function names(view: View): [string, Face][] {
  const colors = colorsOf(view.edition).map((color) => color.toUpperCase());
  const faces = [...colors.flatMap((color) => RANKS.map((rank) => color + rank)), ...WILDS];
  const found = faces.flatMap((face): [string, Face][] => [
    [face.toLowerCase(), face], [tight(faceWords(face)), face],
    // The letter that stands on a gold card.
    ...(face.startsWith('A') ? [[`au${face.slice(1).toLowerCase()}`, face] as [string, Face]] : []),
  ]);
  return found.sort(([a], [b]) => b.length - a.length);
}

export function colorNamed(text: string, view: View): Color | null {
  const wanted = tight(text);
  return colorsOf(view.edition).find((color) => wanted === color || wanted === tight(colorWords(color)) || (color === 'a' && wanted === 'au')) ?? null;
}

/** The seat that a text names: `p2`, a name, or as much of one as only one player has. */
export function seatNamed(text: string, view: View): number | null {
  const wanted = tight(text);
  const others = view.seats.filter(({ seat }) => seat !== view.seat);
  const exact = others.find(({ seat, name }) => wanted === `p${seat + 1}` || wanted === tight(name));
  const begun = others.filter(({ name }) => wanted !== '' && tight(name).startsWith(wanted));
  return exact?.seat ?? (begun.length === 1 ? (begun[0]?.seat ?? null) : null);
}

function playOf(text: string, view: View): Command {
  const call = /[!！]\s*$/.test(text);
  const jumped = after(plainly(text), 'jump');
  let said = jumped ?? plainly(text);
  const word = wordsFor('uno').find((one) => said.endsWith(` ${one}`));
  if (word !== undefined) said = said.slice(0, -word.length).trim();
  const wanted = tight(said);
  // "wg" is a Wild and green, and "r7mara" a 7 for Mara: the longest name that leaves something known.
  for (const [name, face] of names(view)) {
    if (!wanted.startsWith(name)) continue;
    const rest = wanted.slice(name.length);
    const color = face.startsWith('W') ? colorNamed(rest, view) : null;
    const seat = color === null && rest !== '' ? seatNamed(rest, view) : null;
    if (rest !== '' && color === null && seat === null) continue;
    return { kind: 'play', face, color, seat, call: call || word !== undefined, jump: jumped !== null };
  }
  return UNKNOWN;
}

/** Read a command at a table. */
export function understand(text: string, view: View): Command {
  const said = plainly(text);
  if (/^[?？]$/.test(said)) return { kind: 'ask', question: 'help' };
  const act = ACTS.find((one) => isWord(said, one));
  if (act !== undefined) return { kind: 'act', act };
  const question = QUESTIONS.find((one) => isWord(said, one));
  if (question !== undefined) return { kind: 'ask', question };
  const caught = after(said, 'catch');
  if (caught !== null) return { kind: 'catch', name: caught };
  const color = colorNamed(after(said, 'colour') ?? said, view);
  if (color !== null) return { kind: 'color', color };
  const play = playOf(text, view);
  if (play.kind !== 'unknown') return play;
  return seatNamed(said, view) === null ? UNKNOWN : { kind: 'player', name: said };
}
