/** The state of the page: which move of which round is shown, through whose eyes, and the verbs that change it. */
import { ApiError } from '../lib/api';
import { fetchRound, placeOf, roundAt, tableOfGame } from '../lib/game';
import type { Eyes, Frame, Game } from '../lib/game';
import { sentence } from '../lib/log';
import { plain, sentences } from '../lib/words.svelte';
import { addressOf, placeIn } from './place';

export const SPEEDS = { slow: 2200, normal: 1100, fast: 450 } as const;
export type Speed = keyof typeof SPEEDS;
export type Sheet = 'story' | 'share' | 'continue' | 'keys' | 'moves';

export class Look {
  at = $state(1);
  eyes = $state<Eyes>('open');
  frames = $state.raw<Frame[]>([]);
  playing = $state(false);
  speed = $state<Speed>('normal');
  sheet = $state<Sheet | null>(null);
  /** The code of what went wrong, where a round could not be had. */
  trouble = $state<string | null>(null);
  said = $state('');

  readonly table = $derived.by(() => tableOfGame(this.game, null));
  readonly round = $derived.by(() => roundAt(this.game, this.at));
  readonly place = $derived(placeOf(this.frames, this.at));
  readonly frame = $derived(this.frames[this.place]);
  readonly first: number;
  readonly last: number;

  #kept = new Map<string, Promise<Frame[]>>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly game: Game) {
    this.first = game.rounds[0]?.first ?? 1;
    this.last = game.rounds.at(-1)?.last ?? 1;
    const place = placeIn(location.search, game);
    this.eyes = place.eyes;
    this.at = place.at ?? this.first;
    void this.show(this.at);
  }

  get ended(): boolean {
    return this.at >= this.last;
  }

  /** Show an entry; its round is fetched where it is not here yet. */
  async show(at: number, eyes: Eyes = this.eyes): Promise<void> {
    const number = Math.max(this.first, Math.min(at, this.last));
    const round = roundAt(this.game, number);
    if (!round) return;
    this.at = number;
    try {
      const frames = await this.#round(round.round, eyes);
      if (this.at !== number) return;
      this.eyes = eyes;
      this.frames = frames;
      this.at = this.frame?.number ?? number;
      this.trouble = null;
      this.#tell();
    } catch (error) {
      this.pause();
      this.trouble = error instanceof ApiError ? error.code : 'network';
    }
  }

  #round(round: number, eyes: Eyes): Promise<Frame[]> {
    const key = `${round} ${eyes}`;
    const kept = this.#kept.get(key) ?? fetchRound(this.game.match, round, eyes);
    kept.catch(() => this.#kept.delete(key));
    this.#kept.set(key, kept);
    return kept;
  }

  #tell(): void {
    const told = (this.frame?.events ?? []).filter(({ type }) => type !== 'turn' && type !== 'dealt');
    this.said = this.playing ? '' : sentences(told.map((event) => plain(sentence(event, this.table))));
    history.replaceState(null, '', addressOf(location.href, { at: this.at, eyes: this.eyes }, 'embed' in document.documentElement.dataset));
  }

  // What whoever looks does.

  step(by: 1 | -1): void {
    const next = this.frames[this.place + by]?.number ?? (by === 1 ? (this.frames.at(-1)?.number ?? this.at) + 1 : (this.frames[0]?.number ?? this.at) - 1);
    void this.show(next);
  }

  /** To the beginning of a round: the next one, or this one and then the one before. */
  turnRound(by: 1 | -1): void {
    const { round, game } = this;
    if (!round) return;
    const index = game.rounds.indexOf(round);
    const next = by === 1 ? game.rounds[index + 1]?.first : this.at > round.first ? round.first : game.rounds[index - 1]?.first;
    void this.show(next ?? (by === 1 ? this.last : this.first));
  }

  /** To the next call, catch, challenge or end. */
  toMark(by: 1 | -1): void {
    const { marks } = this.game;
    const found = by === 1 ? marks.find(({ number }) => number > this.at) : marks.findLast(({ number }) => number < this.at);
    if (found) void this.show(found.number);
  }

  see(eyes: Eyes): void {
    void this.show(this.at, eyes);
  }

  togglePlaying(): void {
    if (this.playing) return this.pause();
    if (this.ended) void this.show(this.first);
    this.playing = true;
    this.#run();
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#run();
  }

  #run(): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      if (this.ended) this.pause();
      else this.step(1);
    }, SPEEDS[this.speed]);
  }
}
