/** What a match was like, in sentences: who led when, and what stood out. */
import { gainsOf, tableOfGame } from './game';
import type { Game, ToldRound } from './game';
import { addsOwn, who } from './text';
import { rich } from './words.svelte';
import type { Rich } from './words.svelte';

/** The seat that leads after a round, null where several do. */
function leaderOf(game: Game, { totals }: ToldRound): number | null {
  const best = addsOwn(game.scoring) ? Math.min(...totals) : Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return leaders.length === 1 || (game.teams && leaders.length === 2) ? (leaders[0] ?? null) : null;
}

/** The best of some things by a number; undefined where there is none. */
function most<T>(things: readonly T[], by: (thing: T) => number): T | undefined {
  return things.reduce<T | undefined>((best, thing) => (best === undefined || by(thing) > by(best) ? thing : best), undefined);
}

function leadWords(game: Game, me: number | null): Rich | null {
  const last = game.rounds.at(-1);
  const leader = last ? leaderOf(game, last) : null;
  if (leader === null || game.teams) return null;
  const before = game.rounds.findLastIndex((round) => leaderOf(game, round) !== leader);
  return rich('story-lead', { ...who(tableOfGame(game, me), leader), form: before < 0 ? 'always' : 'since', round: game.rounds[before + 1]?.round ?? 1 });
}

function gainWords(game: Game, me: number | null): Rich | null {
  const gains = game.names.flatMap((_, seat) => gainsOf(game, seat).map((points, i) => ({ seat, points, round: game.rounds[i]?.round ?? 1 })));
  const found = most(gains, ({ points }) => points);
  if (!found || found.points <= 0) return null;
  return rich('story-gain', { ...who(tableOfGame(game, me), found.seat), form: addsOwn(game.scoring) ? 'own' : 'won', count: found.points, round: found.round });
}

/** The round in which somebody was nearest to going out first, too. */
function closeWords(game: Game): Rich | null {
  const ended = game.rounds.filter(({ winner, cards }) => winner !== null && cards.length > 0);
  const left = ({ winner, cards }: ToldRound) => Math.min(...cards.filter((count, seat) => seat !== winner && count > 0));
  const found = most(ended, (round) => -left(round));
  return found && Number.isFinite(left(found)) ? rich('story-close', { round: found.round, count: left(found) }) : null;
}

function handWords(game: Game, me: number | null): Rich | null {
  const seat = most([...game.seats.keys()], (one) => game.seats[one]?.most_cards ?? 0);
  return seat === undefined ? null : rich('story-hand', { ...who(tableOfGame(game, me), seat), count: game.seats[seat]?.most_cards ?? 0 });
}

/** Several sentences; those of one round leave out what compares rounds. */
export function storyWords(game: Game, me: number | null): Rich[] {
  const sum = (of: (seat: Game['seats'][number]) => number) => game.seats.reduce((all, seat) => all + of(seat), 0);
  const longest = most(game.rounds, ({ turns }) => turns);
  const several = game.rounds.length > 1;
  const challenged = sum((seat) => seat.challenged);
  const caught = sum((seat) => seat.caught);
  return [
    several ? leadWords(game, me) : null,
    several ? gainWords(game, me) : null,
    longest ? rich('story-longest', { form: several ? 'several' : 'one', round: longest.round, count: longest.turns }) : null,
    several ? closeWords(game) : null,
    handWords(game, me),
    caught ? rich('story-caught', { count: caught }) : null,
    challenged ? rich('story-challenges', { count: challenged, found: sum((seat) => seat.bluffs_found) }) : null,
  ].filter((words) => words !== null);
}
