/** What the start page asks the server for, and how it speaks of games that wait: pure functions. */
import { ApiError } from './api';
import type { NewMatch } from './api';
import { rulesToSend } from './house';
import type { Length } from './settings.svelte';
import type { Edition, Level, OwnMatch, Pace, Switches } from './wire';
import { say, since } from './words.svelte';

export interface Choices { edition: Edition; opponents: number; level: Level; length: Length; name: string; pace: Pace; house: Switches }

export const NAME_LENGTH = 24;
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'off'];

/** The request for a new match. The usual rules are not sent: the server knows them. */
export function newMatch(choices: Choices): NewMatch {
  const rules = rulesToSend(choices.house, choices.length);
  const name = choices.name.trim().slice(0, NAME_LENGTH);
  return {
    edition: choices.edition,
    opponents: Array.from({ length: choices.opponents }, () => choices.level),
    pace: choices.pace,
    ...(name ? { name } : {}),
    ...(Object.keys(rules).length ? { rules } : {}),
  };
}

/** The games that can be gone on with, the newest first. */
export function unfinished(matches: readonly OwnMatch[]): OwnMatch[] {
  return matches.filter((match) => !match.over).sort((a, b) => b.updated.localeCompare(a.updated));
}

/** "Round 3, 4 players, 5 minutes ago". */
export function gameWords(game: OwnMatch, now: number): string {
  return say('games-note', { round: game.round, players: game.players, ago: ago(now - Date.parse(game.updated)) });
}

export function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (!(minutes >= 1)) return say('games-just-now');
  if (minutes < 60) return since(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? since(hours, 'hour') : since(Math.floor(hours / 24), 'day');
}

/** Why no new game came about, as a sentence. */
export function startTrouble(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return say('error-network');
  return say(error.status === 429 ? 'start-too-many' : error.status === 422 ? 'start-refused' : 'start-trouble');
}
