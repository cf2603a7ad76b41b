/** Where on the page one is, as its address says: `?at=` an entry, `?seat=` whose eyes. */
import type { Eyes, Game } from '../lib/game';

export interface Place { at: number | null; eyes: Eyes }

/** Read the end of an address; what is not in the game counts as not there. */
export function placeIn(search: string, game: Game): Place {
  const asked = new URLSearchParams(search);
  const number = (name: string) => (/^\d{1,9}$/.test(asked.get(name) ?? '') ? Number(asked.get(name)) : null);
  const [at, seat] = [number('at'), number('seat')];
  return {
    at: at !== null && at >= 1 && at <= (game.rounds.at(-1)?.last ?? 0) ? at : null,
    eyes: seat !== null && seat < game.names.length ? seat : 'open',
  };
}

/** The address of a place, short enough to send: no more than is needed. */
export function addressOf(base: string, place: Place, embed = false): string {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/(\/embed)?$/, embed ? '/embed' : '');
  url.hash = '';
  const lang = url.searchParams.get('lang');
  url.search = '';
  if (lang !== null) url.searchParams.set('lang', lang);
  if (place.at !== null) url.searchParams.set('at', String(place.at));
  if (place.eyes !== 'open') url.searchParams.set('seat', String(place.eyes));
  return url.href;
}
