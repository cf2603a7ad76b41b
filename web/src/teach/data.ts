/** What the server has put into a page for its scripts, and how they ask it for more. */

export interface Source { text: string; href: string }
export interface Card { face: string; name: string; css: string }
export interface Verdict extends Card { may: boolean; bluff: boolean; why: string; source: Source }
export interface Act { act: string; label: string }
export interface Scene {
  top: Card | null; color: { code: string; name: string; css: string } | null; named: boolean; hand: Card[];
  others: { name: string; cards: number; count: string }[]; says: string; open: { name: string; hand: Card[] }[]; mine: boolean; acts: Act[]; direction: string;
}
export interface Refusal { why: string; source: Source | null }
export interface Step { act: string; say: string; refused: Refusal | null; scene: Scene; position: string }
export interface Live { rules: string; position: string; seat: number }
export interface Example { scene: Scene; cards: Verdict[]; steps: Step[]; live: Live }
export interface Task { key: string; text: string; scene: Scene; cards: Verdict[]; why: string; source: Source; teaches: string }
export interface Words { [key: string]: string }

/** The JSON of a script element of the page. */
export function given<T>(where: string | Element | null): T {
  const found = typeof where === 'string' ? document.getElementById(where) : where;
  return JSON.parse(found?.textContent ?? 'null') as T;
}

/** A problem that the server names in the page's language, or that there is no answer. */
export class Trouble extends Error {}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const lang = document.documentElement.lang;
  let answer: Response;
  try {
    answer = await fetch(`/api/lessons/${path}?lang=${lang}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  } catch {
    throw new Trouble('');
  }
  return read<T>(answer);
}

export async function get<T>(path: string, query: Record<string, string>): Promise<T> {
  const lang = document.documentElement.lang;
  try {
    return await read<T>(await fetch(`/api/lessons/${path}?${new URLSearchParams({ ...query, lang })}`));
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('');
  }
}

async function read<T>(answer: Response): Promise<T> {
  const found = (await answer.json()) as T & { said?: string };
  if (!answer.ok) throw new Trouble(found.said ?? '');
  return found;
}

/** The id of a drawing of the page (server/teach/drawings.py). */
export function symbol(face: string, size: 'full' | 'compact'): string {
  return `#${size.charAt(0)}-${face.replace('+', 'p')}`;
}
