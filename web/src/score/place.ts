/** Where in the score pad one is: the part of the address after #. */
export type Place = { page: 'list' } | { page: 'new' } | { page: 'match'; id: string } | { page: 'shared'; link: string };

/** Read a hash. Without any, the list, or a new match where there is none yet. */
export function placeOf(hash: string, hasMatches: boolean): Place {
  const [, link] = /^#see=([\w-]+)$/.exec(hash) ?? [];
  if (link !== undefined) return { page: 'shared', link };
  const [, id] = /^#\/m\/([\w-]{1,40})$/.exec(hash) ?? [];
  if (id !== undefined) return { page: 'match', id };
  return { page: hash === '#/new' || !hasMatches ? 'new' : 'list' };
}

export function hashOf(place: Place): string {
  if (place.page === 'match') return `#/m/${place.id}`;
  if (place.page === 'shared') return `#see=${place.link}`;
  return place.page === 'new' ? '#/new' : '#/';
}
