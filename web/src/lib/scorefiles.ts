/** Matches that travel: as CSV and JSON files, and as a link that carries a whole match. Nothing of it goes through a server. */
import { fold, standingEntries } from './score';
import type { Entry, Hand, Match, Setup } from './score';
import { readMatch } from './scorecheck';

const VERSION = 1;
const EDITIONS = ['classic108', 'classic112', 'zelda'] as const;
const SCORINGS = ['winner', 'lowest', 'elimination', 'single'] as const;
/** A link that unfolds to more than this is none of ours. */
const MOST_TEXT = 200_000;

export function toJson(match: Match): string {
  return `${JSON.stringify({ wildpile_score: VERSION, match: { ...match, draft: null } }, null, 1)}\n`;
}

/** Read an exported match; null where the text is none. */
export function fromJson(text: string): Match | null {
  try {
    const found = JSON.parse(text) as { wildpile_score?: unknown; match?: unknown } | null;
    return found?.wildpile_score === VERSION ? readMatch(found.match) : null;
  } catch {
    return null;
  }
}

/** The heads of the table's columns; those of a player are made from the name. */
export interface Heads { round: string; dealer: string; out: string; blocked: string; held: (name: string) => string; gained: (name: string) => string; total: (name: string) => string }

/** A row for each round: who dealt, who went out, then what each player held, gained and has in all. */
export function toCsv(match: Match, heads: Heads): string {
  const state = fold(match);
  const names = state.names;
  const lines: (string | number)[][] = [[heads.round, heads.dealer, heads.out, ...names.flatMap((name) => [heads.held(name), heads.gained(name), heads.total(name)])]];
  state.rounds.forEach((row, i) => {
    const out = row.played.winner === null ? heads.blocked : (names[row.played.winner] ?? '');
    lines.push([i + 1, names[row.dealer] ?? '', out, ...names.flatMap((_, seat) => [row.held[seat] ?? '', row.gained[seat] ?? 0, row.totals[seat] ?? 0])]);
  });
  // The mark in front tells spreadsheets that this is UTF-8.
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Quoted where it must be; a text that a spreadsheet would take for a formula gets an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Packed = [number, number, number, number, number, number, number, number, number, string[], PackedEntry[]];
/** A round as winner (-1: blocked) and hands; leaving and coming back as one number, a seat or its complement; a new name as seat and name. */
type PackedEntry = [number, ...(Hand | null)[]] | number | string[];

function pack(match: Match): Packed {
  const { setup } = match;
  const entries = standingEntries(match).map((entry): PackedEntry => {
    if (entry.kind === 'round') return [entry.winner ?? -1, ...entry.hands];
    if (entry.kind === 'name') return [String(entry.seat), entry.name];
    return entry.kind === 'leave' ? entry.seat : ~entry.seat;
  });
  return [
    VERSION, match.changed, EDITIONS.indexOf(setup.edition), setup.decks, SCORINGS.indexOf(setup.scoring), setup.target,
    Number(setup.teams), Number(setup.blocked === 'void'), setup.dealer, setup.names, entries,
  ];
}

function unpack(value: unknown): Match | null {
  if (!Array.isArray(value) || value[0] !== VERSION || !Array.isArray(value[10])) return null;
  const [, changed, edition, decks, scoring, target, teams, blocked, dealer, names, packed] = value as Packed;
  const setup = {
    edition: EDITIONS[edition], decks, names, scoring: SCORINGS[scoring], target, teams: teams === 1, blocked: blocked === 1 ? 'void' : 'lowest', dealer,
  } as Setup;
  const entries = packed.map((entry): Entry => {
    if (typeof entry === 'number') return entry < 0 ? { kind: 'return', seat: ~entry } : { kind: 'leave', seat: entry };
    const [first, ...rest] = entry;
    if (typeof first === 'string') return { kind: 'name', seat: Number(first), name: rest[0] as string };
    return { kind: 'round', winner: first === -1 ? null : (first as number), hands: rest };
  });
  return readMatch({ id: 'shared', created: changed, changed, setup, entries, done: entries.length, draft: null });
}

/** A match as text for the part of an address after #: deflated, in letters that stand in addresses. */
export async function toLink(match: Match): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(pack(match)));
  const small = new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
  return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Read what `toLink` wrote; null where it is damaged, or was never ours. */
export async function fromLink(text: string): Promise<Match | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(new TextDecoderStream()).getReader();
    let found = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      found += part.value;
      if (found.length > MOST_TEXT) return null;
    }
    return unpack(JSON.parse(found));
  } catch {
    return null;
  }
}
