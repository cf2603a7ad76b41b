/** Where in the client one is: the part of the address after #. */
import type { SeatPath } from './api';

export type Route = { page: 'start' } | { page: 'history' } | { page: 'table'; path: SeatPath } | { page: 'missing' };

const TABLE = /^#\/m\/([\w-]{1,64})\/(\d{1,2})$/;

/** The games of this device. */
export const HISTORY = '#/games';

/** Read the hash of an address. Anything but the start, the games of this device and a seat at a table is missing. */
export function routeOf(hash: string): Route {
  if (hash === '' || hash === '#' || hash === '#/') return { page: 'start' };
  if (hash === HISTORY) return { page: 'history' };
  const [, match, seat] = TABLE.exec(hash) ?? [];
  if (match === undefined || seat === undefined) return { page: 'missing' };
  return { page: 'table', path: { match, seat: Number(seat) } };
}

export function tableHash({ match, seat }: SeatPath): string {
  return `#/m/${match}/${seat}`;
}
