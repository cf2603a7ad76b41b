/** What is laid out on the page "ask the engine", and what the engine says of it. */
import { Trouble, post } from './data';
import type { Card, Verdict } from './data';

export interface Layout {
  top: string; hand: string[]; color: string | null; players: number; waits: boolean; drawn: string | null; owed: number;
  laid_on: string | null; demand: boolean; empty: boolean;
}
export interface Asked { position: string; seat: number; cards: Verdict[]; acts: string[]; fair: string; because: string[] }
export interface Switch { key: string; text: string; value: string | number; default: string | number; values: { value: string | number; text: string }[] }
export interface AskGiven {
  rules: string; edition: string; faces: Card[]; switches: Switch[]; conflicts: Record<string, string>; laid: Layout | null; asked: Asked | null; trouble: string;
}
export interface AskWords { [key: string]: string | Record<string, string> }

export const EMPTY: Layout = {
  top: 'R7', hand: [], color: null, players: 3, waits: false, drawn: null, owed: 0, laid_on: null, demand: false, empty: false,
};

/** What is asked of the player beyond a plain turn; one at a time. */
export type Matter = 'mine' | 'other' | 'drawn' | 'owed' | 'demand';

export class Asking {
  laid = $state<Layout>({ ...EMPTY });
  rules = $state('');
  values = $state<Record<string, string | number>>({});
  asked = $state.raw<Asked | null>(null);
  trouble = $state('');
  #turn = 0;

  constructor(private given: AskGiven, private offline: string) {
    this.laid = { ...EMPTY, ...given.laid };
    this.rules = given.rules;
    this.values = Object.fromEntries(given.switches.map((one) => [one.key, one.value]));
    this.asked = given.asked;
    this.trouble = given.trouble;
  }

  get isWildTop(): boolean {
    return this.laid.top.startsWith('W');
  }

  /** What may be the matter with this top card. */
  get matters(): Matter[] {
    const draws = this.laid.top === 'W4' || this.laid.top.endsWith('+2');
    return ['mine', 'other', ...(this.laid.hand.length ? ['drawn' as const] : []), ...(draws ? ['owed' as const] : []), ...(this.laid.top === 'WT' ? ['demand' as const] : [])];
  }

  get matter(): Matter {
    const { waits, drawn, owed, demand } = this.laid;
    return waits ? 'other' : drawn !== null ? 'drawn' : owed ? 'owed' : demand ? 'demand' : 'mine';
  }

  /** The least that can be owed for the top card. */
  get least(): number {
    return this.laid.top === 'W4' ? 4 : 2;
  }

  set(change: Partial<Layout>): void {
    this.laid = { ...this.laid, ...change };
    void this.ask();
  }

  setMatter(matter: Matter): void {
    this.set({
      waits: matter === 'other', drawn: matter === 'drawn' ? (this.laid.hand.at(-1) ?? null) : null, owed: matter === 'owed' ? this.least : 0,
      demand: matter === 'demand', laid_on: matter === 'owed' && this.laid.top === 'W4' ? this.laid.laid_on ?? 'r' : null,
    });
  }

  setTop(top: string, firstColor: string): void {
    const color = top.startsWith('W') ? this.laid.color ?? firstColor : null;
    this.set({ top, color, owed: 0, demand: false, laid_on: null });
  }

  add(face: string): void {
    this.set({ hand: [...this.laid.hand, face] });
  }

  take(place: number): void {
    const hand = this.laid.hand.filter((_, i) => i !== place);
    const drawn = this.laid.drawn !== null && hand.includes(this.laid.drawn) ? this.laid.drawn : null;
    this.set({ hand, drawn });
  }

  clear(): void {
    this.laid = { ...EMPTY };
    this.asked = null;
    this.trouble = '';
    history.replaceState(null, '', this.address(null));
  }

  /** A switch is set: the server says which code that makes, or what does not go together. */
  async choose(key: string, value: string | number): Promise<void> {
    this.values = { ...this.values, [key]: value };
    try {
      const answer = await fetch('/api/rules', {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ edition: this.given.edition, rules: this.changed }),
      });
      const found = (await answer.json()) as { code: string | null; problems: string[]; kinds: string[] };
      if (found.code === null) {
        this.asked = null;
        this.trouble = this.said(found).join(' ');
        return;
      }
      this.rules = found.code;
      await this.ask();
    } catch {
      this.trouble = this.offline;
    }
  }

  /** What does not go together, in the page's language where it has words for the kind. */
  private said({ problems, kinds }: { problems: string[]; kinds: string[] }): string[] {
    const mercy = String(this.values['mercy'] ?? '');
    const told = problems.map((problem, i) => this.given.conflicts[kinds[i] ?? '']?.replace('{mercy}', mercy) ?? problem);
    return [...new Set(told)];
  }

  private get changed(): Record<string, string | number> {
    const official = new Map(this.given.switches.map((one) => [one.key, one.default]));
    return Object.fromEntries(Object.entries(this.values).filter(([key, value]) => value !== official.get(key)));
  }

  async ask(): Promise<void> {
    const turn = ++this.#turn;
    this.trouble = '';
    if (this.laid.hand.length === 0) {
      this.asked = null;
      return;
    }
    try {
      const asked = await post<Asked>('ask', { rules: this.rules, layout: this.laid });
      if (turn !== this.#turn) return;
      this.asked = asked;
      history.replaceState(null, '', this.address(asked));
    } catch (error) {
      if (turn !== this.#turn) return;
      this.asked = null;
      this.trouble = (error instanceof Trouble && error.message) || this.offline;
    }
  }

  /** The address that shows this table to somebody else. */
  address(asked: Asked | null): string {
    const url = new URL(location.pathname, location.href);
    const lang = new URLSearchParams(location.search).get('lang');
    if (lang) url.searchParams.set('lang', lang);
    url.searchParams.set('rules', this.rules);
    if (asked) url.searchParams.set('at', asked.position);
    return url.href;
  }
}
