/** The server's routes, as functions. Every path is relative to the page, so that it may live below any address. */
import { parseFrame } from './wire';
import { root } from './root';
import type { Edition, Level, OwnMatch, Pace, RulesCheck, RulesOffer, Snapshot, Switches } from './wire';

/** A refusal by the server, with its stable code; code `network` where nothing came back. */
export class ApiError extends Error {
  constructor(readonly code: string, readonly status: number, detail: string) {
    super(detail);
  }
}

export interface SeatPath { match: string; seat: number }

let base: string | null = null;

/** Say where the server's paths begin, on a page that lies deeper. */
export function rootAt(url: string): void {
  base = url;
}

export function api(path: string): string {
  return new URL(`api/${path}`, base ?? root()).href;
}

function seatPath({ match, seat }: SeatPath): string {
  return `matches/${encodeURIComponent(match)}/seats/${seat}`;
}

export function streamUrl(path: SeatPath, after: number | null): string {
  return api(`${seatPath(path)}/stream`) + (after === null ? '' : `?after=${after}`);
}

/** Ask the server for something. Raises ApiError. */
export async function call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string> {
  let response: Response;
  try {
    response = await fetch(api(path), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('network', 0, 'no answer');
  }
  const text = await response.text();
  if (response.ok) return text;
  const problem = parseProblem(text);
  throw new ApiError(problem.code ?? `http/${response.status}`, response.status, problem.detail ?? response.statusText);
}

function parseProblem(text: string): { code?: string; detail?: string } {
  try {
    const problem: unknown = JSON.parse(text);
    if (typeof problem !== 'object' || problem === null) return {};
    const { code, detail } = problem as { code?: unknown; detail?: unknown };
    return { ...(typeof code === 'string' ? { code } : {}), ...(typeof detail === 'string' ? { detail } : {}) };
  } catch {
    return {};
  }
}

/** An id for a move, unique in its match. `crypto.randomUUID` is missing on plain http in a home network. */
export function moveId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface NewMatch { edition: Edition; opponents: Level[]; name?: string; pace: Pace; rules?: Switches }

export async function createMatch(body: NewMatch): Promise<SeatPath> {
  return JSON.parse(await call('POST', 'matches', body)) as SeatPath;
}

/** Every switch of an edition in words, and the presets; asked for once. */
export async function rulesOffer(edition: Edition): Promise<RulesOffer> {
  return JSON.parse(await call('GET', `rules/${edition}`)) as RulesOffer;
}

/** What rules come to, and all that is wrong with them. */
export async function checkRules(body: { edition: Edition; rules: Switches; players: number }): Promise<RulesCheck> {
  return JSON.parse(await call('POST', 'rules', body)) as RulesCheck;
}

export async function playAgain(match: string): Promise<SeatPath> {
  return JSON.parse(await call('POST', `matches/${encodeURIComponent(match)}/again`)) as SeatPath;
}

export async function ownMatches(): Promise<OwnMatch[]> {
  const found: unknown = JSON.parse(await call('GET', 'matches'));
  return Array.isArray(found) ? (found as OwnMatch[]) : [];
}

export async function fetchSnapshot(path: SeatPath): Promise<Snapshot> {
  return parseFrame('snapshot', await call('GET', seatPath(path))) as Snapshot;
}

export async function postMove(path: SeatPath, move: { id: string; at: number; action: string }): Promise<number> {
  return (JSON.parse(await call('POST', `${seatPath(path)}/moves`, move)) as { number: number }).number;
}

export async function postPace(path: SeatPath, pace: Pace): Promise<void> {
  await call('POST', `${seatPath(path)}/pace`, { pace });
}
