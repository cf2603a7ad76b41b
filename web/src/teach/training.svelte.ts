/** The trainer: which position is put next, what was answered, what the engine says of it. */
import { Trouble, get, post } from './data';
import type { Card, Scene, Source, Verdict } from './data';
import { Progress, idOf } from './progress';
import type { Asked } from './progress';

export interface Posed {
  key: string; kind: string; level: number; ask: string; scene: Scene; acts: string[]; open: { name: string; hand: Card[] }[];
  discards: Card[]; seats: { seat: number | null; name: string }[];
}
export interface Judged {
  right: boolean; said: string; why: string; source: Source; cards: Verdict[]; because: string[]; chance: string | null; teaches: string;
}
export interface TrainGiven { rules: string; edition: string; kinds: string[]; tasks: { key: string; kind: string; level: number }[] }
export type Given = string[] | boolean | number | null;

const SEEDS = 2 ** 31 - 1;

export class Training {
  kind = $state('all');
  level = $state(1);
  endless = $state(false);
  posed = $state.raw<Posed | null>(null);
  judged = $state.raw<Judged | null>(null);
  chosen = $state.raw<string[]>([]);
  trouble = $state('');
  busy = $state(false);
  solved = $state(0);
  due = $state(0);
  #asked: Asked | null = null;
  #progress: Progress;

  constructor(private given: TrainGiven, private offline: string, storage: Storage = localStorage, private random: () => number = Math.random) {
    this.#progress = new Progress(storage);
    this.#count();
  }

  #count(): void {
    this.solved = this.#progress.solved.size;
    this.due = this.#progress.dueToday();
  }

  /** What is asked next: what comes back, else a position by hand that is not solved, else a new one. */
  #next(): Asked {
    const { rules } = this.given;
    const fits = (kind: string) => this.kind === 'all' || kind === this.kind;
    const kinds = new Map(this.given.tasks.map((task) => [task.key, task.kind]));
    const back = this.#progress.due().find((one) => one.rules.charAt(0) === rules.charAt(0) && fits(one.made?.kind ?? kinds.get(one.key ?? '') ?? '')
      && idOf(one) !== (this.#asked && idOf(this.#asked)));
    if (back) return back;
    if (!this.endless) {
      const open = this.given.tasks.filter((task) => fits(task.kind) && task.level === this.level && !this.#progress.solved.has(idOf({ rules, key: task.key }))
        && task.key !== this.#asked?.key);
      if (open[0]) return { rules, key: open[0].key };
    }
    const kind = this.kind === 'all' ? this.given.kinds[Math.floor(this.random() * this.given.kinds.length)]! : this.kind;
    return { rules, made: { kind, level: this.level, seed: Math.floor(this.random() * SEEDS) } };
  }

  async next(): Promise<void> {
    await this.#do(async () => {
      const asked = this.#next();
      const { rules, key, made } = asked;
      const path = made ? 'made' : `tasks/${encodeURIComponent(key ?? '')}`;
      this.posed = await get<Posed>(path, { rules, ...(made ? { kind: made.kind, level: String(made.level), seed: String(made.seed) } : {}) });
      this.#asked = asked;
      this.judged = null;
      this.chosen = [];
    });
  }

  toggle(face: string): void {
    if (this.judged) return;
    this.chosen = this.chosen.includes(face) ? this.chosen.filter((one) => one !== face) : [...this.chosen, face];
  }

  async answer(given: Given): Promise<void> {
    await this.#judge('judge', given);
  }

  /** Give up: it counts as a mistake. */
  async show(): Promise<void> {
    await this.#judge('solve', null);
  }

  async #judge(path: string, given: Given): Promise<void> {
    const asked = this.#asked;
    if (!asked || this.judged) return;
    await this.#do(async () => {
      const found = await post<Judged>(path, { ...asked, given });
      this.#progress.note(asked, path === 'judge' && found.right);
      this.judged = path === 'judge' ? found : { ...found, right: false };
      this.#count();
    });
  }

  async #do(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await work();
    } catch (error) {
      this.trouble = (error instanceof Trouble && error.message) || this.offline;
    } finally {
      this.busy = false;
    }
  }
}
