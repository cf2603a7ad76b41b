/** What passes between the server and the page to gather (docs/wire.md, "Gatherings"). */
import { api, call } from '../lib/api';
import type { SeatPath } from '../lib/api';
import type { Edition, Pace, RulesView, Switches } from '../lib/wire';

export interface Sitter { seat: number; name: string; bot: string | null; host: boolean; here: boolean }
export interface Proposal { edition: Edition; rules: RulesView; by: number; agreed: number[]; needed: number }
export interface Gathering {
  gathering: string; number: number; state: 'open' | 'playing' | 'ended'; kind: Kind; title: string; code: string | null; link: string;
  edition: Edition; rules: RulesView; pace: Pace; locked: boolean; places: number; matches: number; seats: Sitter[];
  you: number | null; host: boolean; match: string | null; seat: number | null; proposal: Proposal | null;
}
export const KINDS = ['unlisted', 'private', 'public'] as const;
export type Kind = (typeof KINDS)[number];
export interface Listed { gathering: string; title: string; host: string; edition: Edition; rules: RulesView; places: number; people: number; bots: number }

export async function make(body: { edition: Edition; rules: Switches; name?: string; kind: Kind; places: number; id: string }): Promise<Gathering> {
  return JSON.parse(await call('POST', 'gatherings', body)) as Gathering;
}

export async function lobby(): Promise<Listed[]> {
  return (JSON.parse(await call('GET', 'gatherings')) as { gatherings: Listed[] }).gatherings;
}

export async function findCode(code: string): Promise<string> {
  return (JSON.parse(await call('GET', `codes/${encodeURIComponent(code)}`)) as { gathering: string }).gathering;
}

export async function claim(ticket: string): Promise<SeatPath> {
  return JSON.parse(await call('POST', 'tickets', { ticket })) as SeatPath;
}

function at(gathering: string): string {
  return `gatherings/${encodeURIComponent(gathering)}`;
}

/** Do something at a table, and see it as it is then. */
export async function act(gathering: string, what: string, body?: object): Promise<Gathering> {
  return JSON.parse(await call('POST', `${at(gathering)}/${what}`, body)) as Gathering;
}

export async function look(gathering: string): Promise<Gathering> {
  return JSON.parse(await call('GET', at(gathering))) as Gathering;
}

export async function start(gathering: string): Promise<SeatPath> {
  return JSON.parse(await call('POST', `${at(gathering)}/start`)) as SeatPath;
}

export function streamOf(gathering: string): string {
  return api(`${at(gathering)}/stream`);
}

export function qrOf(gathering: string): string {
  return api(`${at(gathering)}/qr`);
}
