/** Sentences of the pad that need more than one message or value. */
import { addsOwn, handPoints, RANKS, standing } from '../lib/score';
import type { Entry, Hand, Match, Setup, State } from '../lib/score';
import type { Trouble } from '../lib/scorecheck';
import { joined, say } from '../lib/words.svelte';

export function troubleWords(trouble: Trouble, names: readonly string[]): string {
  const { code, seat, rank, count, most, round } = trouble;
  return say(`score-trouble-${code}`, {
    name: seat === undefined ? '' : (names[seat] ?? ''), card: rank === undefined ? '' : rankWords(rank), count: count ?? 0, most: most ?? 0, round: round ?? 0,
  });
}

/** What the cards of a rank are called. */
export function rankWords(rank: string): string {
  return say(`score-rank-${RANKS.includes(rank) ? rank : '0'}`);
}

/** "Mara, Jonas and Aiko", as the language has it. */
export function listWords(names: readonly string[]): string {
  return joined(names, 'and');
}

/** "to 500", and who is out of it at how many. */
export function goalWords(setup: Setup): string {
  return say(`score-goal-${setup.scoring}`, { target: setup.target });
}

/** Who has won, or leads after how many rounds. */
export function leaderWords(match: Match, table: State): string {
  const [first, second] = standing(match.setup, table);
  const names = listWords((first?.seats ?? []).map((seat) => table.names[seat] ?? ''));
  const points = first?.points ?? 0;
  if (table.over) return say('score-list-won', { names, points });
  const rounds = table.rounds.length;
  if (rounds === 0) return say('score-list-fresh', { goal: goalWords(match.setup) });
  return say(second && second.place === 1 ? 'score-list-even' : 'score-list-leads', { names, points, rounds });
}

/** "3 + 20 + 50" for few cards; nothing for many, or for a number. */
export function sumWords(hand: Hand | null): string {
  if (typeof hand !== 'string' || hand.length < 2 || hand.length > 4) return '';
  return [...hand].map(handPoints).join(' + ');
}

/** What the points of a total are for, for those who hear the page. */
export function meterWords(setup: Setup, points: number): string {
  if (setup.scoring === 'single') return say('score-points', { points });
  return say(addsOwn(setup) ? 'score-meter-own' : 'score-meter', { points, target: setup.target });
}

/** What undoing takes back. */
export function undoWords(match: Match, table: State, entry: Entry): string {
  if (entry.kind === 'round') return say('score-what-round', { round: match.entries.slice(0, match.done).filter((one) => one.kind === 'round').length });
  if (entry.kind === 'change') return say('score-what-change', { round: entry.round + 1 });
  return say(`score-what-${entry.kind}`, { name: table.names[entry.seat] ?? '' });
}
