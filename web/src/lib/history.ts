/** The games that this device has seen to their end, kept in localStorage: nothing of it goes anywhere. */
import { gainsOf, hasWon } from './game';
import type { Game } from './game';
import type { Edition } from './wire';

const KEY = 'wildpile-games';
const VERSION = 1;
/** The oldest go first. */
const MOST = 500;
const EDITIONS: readonly string[] = ['classic108', 'classic112', 'zelda'];

/** One game from one seat. `time` is when it was seen to end; `longest` the turns of its longest round. */
export interface Played {
  match: string; seat: number; time: number; edition: Edition; players: number; rounds: number; single: boolean; won: boolean;
  points: number; best: number; longest: number; challenged: number; found: number; catches: number; caught: number; continued: boolean;
}

const NUMBERS = ['seat', 'time', 'players', 'rounds', 'points', 'best', 'longest', 'challenged', 'found', 'catches', 'caught'] as const;
const FLAGS = ['single', 'won', 'continued'] as const;

/** What is kept of a game. */
export function playedOf(game: Game, seat: number, time: number): Played {
  const deeds = game.seats[seat];
  return {
    match: game.match, seat, time, edition: game.edition, players: game.names.length, rounds: game.rounds.length,
    single: game.scoring === 'single', won: hasWon(game, seat), points: game.totals[seat] ?? 0,
    best: Math.max(0, ...gainsOf(game, seat)), longest: Math.max(0, ...game.rounds.map(({ turns }) => turns)),
    challenged: deeds?.challenged ?? 0, found: deeds?.bluffs_found ?? 0, catches: deeds?.catches ?? 0, caught: deeds?.caught ?? 0,
    continued: game.origin !== null,
  };
}

function isPlayed(value: unknown): value is Played {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Record<string, unknown>;
  return typeof one['match'] === 'string' && /^[\w-]{1,64}$/.test(one['match']) && EDITIONS.includes(String(one['edition']))
    && NUMBERS.every((key) => Number.isFinite(one[key])) && FLAGS.every((key) => typeof one[key] === 'boolean');
}

/** Read what was kept; what is not of this version or not whole is left out. */
export function readPlayed(text: string | null): Played[] {
  try {
    const found = JSON.parse(text ?? '{}') as { version?: unknown; games?: unknown } | null;
    return found?.version === VERSION && Array.isArray(found.games) ? found.games.filter(isPlayed).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function writePlayed(games: readonly Played[]): string {
  return JSON.stringify({ version: VERSION, games });
}

/** Add a game in front; one that is there already stays where it was. */
export function withPlayed(games: readonly Played[], one: Played): Played[] {
  return games.some(({ match, seat }) => match === one.match && seat === one.seat) ? [...games] : [one, ...games].slice(0, MOST);
}

/** The games of this device, the newest first; null where the browser lets nothing be kept. */
export function load(): Played[] | null {
  try {
    return readPlayed(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Keep a game; false where the browser refuses. */
export function keep(one: Played): boolean {
  return store((games) => writePlayed(withPlayed(games, one)));
}

/** Forget all games; false where the browser refuses. */
export function forget(): boolean {
  return store(() => null);
}

function store(change: (games: Played[]) => string | null): boolean {
  try {
    const text = change(readPlayed(localStorage.getItem(KEY)));
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

export interface Statistics {
  games: number; won: number; low: number; high: number; points: number | null; best: number; longest: number;
  challenged: number; found: number; catches: number; caught: number;
}

/** Between which shares the true one lies, 19 times out of 20 (Wilson's interval). */
export function wilson(won: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const share = won / games;
  const middle = share + (z * z) / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * games)) / games);
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

/** Sums over games; those that went on from another do not count. `points` is an average over matches to a target. */
export function statisticsOf(all: readonly Played[]): Statistics {
  const games = all.filter(({ continued }) => !continued);
  const sum = (of: (one: Played) => number) => games.reduce((total, one) => total + of(one), 0);
  const most = (of: (one: Played) => number) => Math.max(0, ...games.map(of));
  const won = sum((one) => Number(one.won));
  const [low, high] = wilson(won, games.length);
  const scored = games.filter(({ single }) => !single);
  return {
    games: games.length, won, low, high,
    points: scored.length ? Math.round(scored.reduce((total, one) => total + one.points, 0) / scored.length) : null,
    best: most((one) => one.best), longest: most((one) => one.longest),
    challenged: sum((one) => one.challenged), found: sum((one) => one.found), catches: sum((one) => one.catches), caught: sum((one) => one.caught),
  };
}

/** The games by edition and number of players, the most played first. */
export function groupsOf(all: readonly Played[]): { edition: Edition; players: number; of: Statistics }[] {
  const groups = new Map<string, Played[]>();
  for (const one of all.filter(({ continued }) => !continued)) {
    const key = `${one.edition} ${one.players}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .flatMap((games) => (games[0] ? [{ edition: games[0].edition, players: games[0].players, of: statisticsOf(games) }] : []))
    .sort((a, b) => b.of.games - a.of.games);
}
