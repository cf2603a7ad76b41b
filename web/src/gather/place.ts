/** What the address names: a table, a short code, a seat for this device, or none of them. */
export type Place = { page: 'make' } | { page: 'table'; gathering: string } | { page: 'code'; code: string } | { page: 'claim'; ticket: string };

const PATH = /\/(g|t)(?:\/([^/]*))?\/?$/;
/** Ids of tables are longer; codes are written in any way. */
const CODE = /^[a-z0-9]{6}$/;

/** The address under which the server lies. */
export function rootOf(href: string): string {
  const url = new URL(href);
  return url.origin + url.pathname.replace(PATH, '/');
}

export function placeOf(href: string): Place {
  const url = new URL(href);
  const [, room, name] = PATH.exec(url.pathname) ?? [];
  if (room === 't') return { page: 'claim', ticket: decodeURIComponent(url.hash.slice(1)) };
  if (!name) return { page: 'make' };
  const code = plainCode(decodeURIComponent(name));
  return CODE.test(code) ? { page: 'code', code } : { page: 'table', gathering: decodeURIComponent(name) };
}

/** A code as the server keeps it, however somebody wrote it. */
export function plainCode(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
