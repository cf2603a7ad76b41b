/** Who sits where, how the match is counted, and the short words about them: pure functions. */
import type { Face } from './cards';
import { isClosed, isMine } from './reduce';
import type { RulesView, Scoring, SeatView, View } from './wire';
import { faceName, joined, say } from './words.svelte';
import type { Args } from './words.svelte';

/** Who a seat is, seen from another, and by which rules points are counted. */
export interface Table { names: Record<number, string>; me: number | null; scoring: Scoring; teams: boolean }

export function tableOf(view: View): Table {
  const names = Object.fromEntries(view.seats.map(({ seat, name }) => [seat, name]));
  return { names, me: view.seat, scoring: view.rules.scoring, teams: isTeams(view.rules) };
}

export function isTeams(rules: RulesView): boolean {
  return rules.switches['teams'] === 1;
}

/** Whether points are what one is left with, not what one wins. */
export function addsOwn(scoring: Scoring): boolean {
  return scoring === 'lowest' || scoring === 'elimination';
}

/** The seat opposite, where partners play. */
export function partnerOf(view: View, seat: number | null): number | null {
  return seat !== null && isTeams(view.rules) ? (seat + 2) % 4 : null;
}

/** The goal of the match, for a heading: "to 500", "out at 500", "to 500, fewest wins". */
export function goal({ scoring, target }: RulesView): string {
  return target === null ? '' : say('goal', { scoring, target });
}

/** The wilds that make a Wild Draw Four a bluff where they are held beside it: a house rule may differ from the edition. */
export function wildsAgainstFour(view: View): Face[] {
  const match = view.rules.switches['wd4_match'] ?? (view.edition === 'zelda' ? 'colour_wild' : 'colour');
  if (match === 'colour') return [];
  return match === 'colour_allwild' ? ['W', 'WT', 'WS', 'WC', 'W4'] : ['W', 'WT', 'WS', 'WC'];
}

export function nameOf(table: Table, seat: number | null | undefined): string {
  if (seat == null) return say('nobody');
  return table.names[seat] ?? say('seat-number', { number: seat + 1 });
}

/** Who acts, for a message: `who` is "you" or "other", and `name` says which other. */
export function who(table: Table, seat: number | null | undefined): { who: string; name: { name: string } } {
  return { who: seat != null && seat === table.me ? 'you' : 'other', name: { name: nameOf(table, seat) } };
}

/** Whom it concerns, in the same way. */
export function whom(table: Table, seat: number | null | undefined): { whom: string; other: { name: string } } {
  return { whom: seat != null && seat === table.me ? 'you' : 'other', other: { name: nameOf(table, seat) } };
}

/** Who wins: a seat, nobody, or both of a pair, this player first. */
export function winners(table: Table, seat: number | null | undefined): Args {
  if (seat == null) return { who: 'nobody' };
  if (!table.teams) return who(table, seat);
  const partner = (seat + 2) % 4;
  const mine = seat === table.me || partner === table.me;
  const [first, second] = partner === table.me || (!mine && partner < seat) ? [partner, seat] : [seat, partner];
  return { who: mine ? 'pair-you' : 'pair', name: { name: nameOf(table, first) }, other: { name: nameOf(table, second) } };
}

/** The way round, as the catalogues know it. */
export function wayRound(direction: number | undefined): string {
  return direction === -1 ? 'back' : 'forth';
}

/** The page's title. */
export function pageTitle(view: View): string {
  if (isClosed(view)) return say('page-ended');
  if (view.phase === 'over') return say(view.result?.match_over ? 'page-match-over' : 'page-round-over');
  if (isMine(view)) return say('page-your-turn');
  return view.turn === null ? say('page') : say('page-turn', { name: nameOf(tableOf(view), view.turn) });
}

/** How an opponent's seat is called by a screen reader: "Mara, 5 cards, 20 points, one card and no call". */
export function seatLabel(seat: SeatView, notes: readonly string[] = []): string {
  const parts = [seat.name, say('card-count', { count: seat.cards }), say('point-count', { count: seat.points }), ...notes];
  return joined(parts, 'comma');
}

/** How a card of the hand is called: "Red 7, playable, 3 of 9". */
export function cardLabel(face: Face, place: number, count: number, state: 'playable' | 'jump' | 'blocked' | 'quiet', reason?: string): string {
  const told = state === 'blocked' && reason === 'action/no_match' ? 'no_match' : state;
  return say('card-label', { state: told, face: faceName(face), place, count });
}

/** What leaving does: with bots alone left, nobody plays on. */
export function leaveWords(view: View): string {
  const alone = view.seats.every((seat) => seat.seat === view.seat || seat.bot !== null || seat.left);
  return say(alone ? 'menu-leave-alone' : 'menu-leave-others');
}
