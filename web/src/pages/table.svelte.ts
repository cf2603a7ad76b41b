/** The state of the table page: what the server said, what the player is in the middle of, and the verbs that change either. */
import { ApiError, fetchSnapshot, moveId, playAgain, postMove, postPace } from '../lib/api';
import type { SeatPath } from '../lib/api';
import { SORT_MODES, colorsOf, isWild } from '../lib/cards';
import type { Face } from '../lib/cards';
import { Motion } from '../lib/motion.svelte';
import { catchOrder, isClosed, isMine, judged, jumpFace, playableFaces, playsOf, reduce } from '../lib/reduce';
import type { Game, Judged } from '../lib/reduce';
import { settings } from '../lib/settings.svelte';
import { playSounds } from '../lib/sound';
import { Stream } from '../lib/stream';
import type { Link } from '../lib/stream';
import { actRefusal, plain, prompt, refusal, spoken, tableOf, why } from '../lib/text';
import type { Advice } from '../lib/text';
import type { Frame, GameEvent, Pace, Shown, Update, View } from '../lib/wire';

export interface Choosing { face: Face; key: string; actions: string[] }
export interface Tip extends Advice { anchor: string }
/** What a challenge brought to light, as it was at that moment. */
export interface Reveal extends Shown, Judged {}
export type Overlay = 'menu' | 'help' | 'log';

const STALE_WAIT = 1500;
const LATE = 5000;
const TOO_LATE = 'The table has moved on; the card is still yours.';
const LATE_CODES = ['action/nothing_to_call', 'action/nothing_to_catch'];

export class TableState {
  game = $state.raw<Game | null>(null);
  link = $state<Link>('opening');
  gone = $state(false);
  choosing = $state.raw<Choosing | null>(null);
  armed = $state(false);
  tip = $state.raw<Tip | null>(null);
  reveal = $state.raw<Reveal | null>(null);
  overlay = $state<Overlay | null>(null);
  endHidden = $state(false);
  /** What the two live regions say. */
  said = $state('');
  alerted = $state('');
  keyboard = false;
  /** Put the focus on the hand; the hand itself says how. */
  focusHand: () => void = () => undefined;
  /** Put the focus where Enter does nothing: on what the prompt says. */
  focusPrompt: () => void = () => undefined;
  readonly motion = new Motion();

  readonly view = $derived(this.game?.view ?? null);
  readonly mine = $derived(this.view !== null && isMine(this.view));
  readonly playable = $derived(this.view === null ? new Set<Face>() : playableFaces(this.view));
  /** Whether an UNO press now is a call that goes along with the next play. */
  readonly mayArm = $derived(this.view !== null && this.view.hand.length === 2 && this.playable.size > 0);
  /** The card that may be played out of turn now. */
  readonly jumps = $derived(this.view === null ? null : jumpFace(this.view));

  /** Which sheet lies over the board. */
  readonly sheet = $derived.by((): 'reveal' | 'choice' | 'challenge' | null => {
    if (this.reveal) return 'reveal';
    if (this.choiceActions().length) return 'choice';
    return this.view?.legal.includes('challenge') ? 'challenge' : null;
  });

  #stream: Stream | null = null;
  #posting = $state(false);
  #until = $state(0);
  #pressed: string | null = null;
  #seenShown = '';
  #together: Update[] = [];
  #waiters: (() => void)[] = [];
  #stopped = false;

  constructor(readonly path: SeatPath) {}

  start(): void {
    this.#stream = new Stream(this.path, {
      frame: (frame) => this.take(frame),
      link: (link) => (this.link = link),
      refused: () => void this.#askWhy(),
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#stream?.stop();
  }

  /** A snapshot or update came. Where nothing travels, the updates of one frame are shown together. */
  take(frame: Frame): void {
    if (frame.kind === 'update' && this.game && !document.hidden && this.motion.still(frame.view.pace)) {
      this.#together.push(frame);
      if (this.#together.length === 1) requestAnimationFrame(() => this.#flush());
    } else {
      this.#flush();
      this.#apply(frame);
    }
  }

  #flush(): void {
    const frames = this.#together.splice(0);
    const last = frames.at(-1);
    const number = this.game?.number ?? 0;
    if (last) this.#apply({ ...last, events: frames.filter((frame) => frame.number > number).flatMap((frame) => frame.events) });
  }

  /** The frame is the truth from here on, whatever is still in the air. */
  #apply(frame: Frame): void {
    const before = this.game;
    const rects = this.#handRects(frame);
    const game = reduce(before, frame);
    if (game === before) return;
    const asked = this.#question();
    this.game = game;
    const { view } = game;
    const events = frame.kind === 'update' ? frame.events : [];
    if (frame.kind === 'update') this.motion.show(events, before?.view ?? null, view, rects);
    else this.motion.settle(view);
    this.#tidy(view);
    this.#giveWay(asked);
    this.#speak(before?.view ?? null, view, events);
    if (settings.sound) playSounds(events, view, before?.view ?? null);
    for (const done of this.#waiters.splice(0)) done();
  }

  #handRects(frame: Frame): Map<Face, DOMRect> {
    const rects = new Map<Face, DOMRect>();
    if (frame.kind !== 'update') return rects;
    for (const event of frame.events) {
      if (event.type !== 'played' || event.seat !== frame.view.seat || !event.face) continue;
      const rect = this.motion.rectOf(event.face, this.#pressed);
      if (rect) rects.set(event.face, rect);
    }
    return rects;
  }

  /** Let go of what no longer holds in the new view. */
  #tidy(view: View): void {
    this.tip = null;
    if (this.choosing && !this.choosing.actions.every((action) => view.legal.includes(action))) {
      if (this.choosing.actions[0]?.startsWith('jump,')) this.tip = { anchor: 'mid', head: 'Too late.', body: TOO_LATE };
      this.choosing = null;
    }
    if (!this.mayArm) this.armed = false;
    if (view.phase !== 'over') this.endHidden = false;
    const shown = view.shown === null ? '' : `${view.round} ${JSON.stringify(view.shown)}`;
    if (view.shown !== null && shown !== this.#seenShown) {
      const told = judged(this.game?.log ?? [], view.seat);
      this.reveal = { ...view.shown, ...told, color: told.color ?? view.accused_color };
    }
    if (shown) this.#seenShown = shown;
    if (view.phase === 'over') this.reveal = null;
  }

  /** What waits for an answer of this player: a sheet, or a penalty or demand without one. */
  #question(): string | null {
    return this.sheet ?? (this.mine && this.view?.phase !== 'play' ? (this.view?.phase ?? null) : null);
  }

  /** An open log would hide what has just been asked. */
  #giveWay(asked: string | null): void {
    const question = this.#question();
    if (this.overlay === 'log' && question !== null && question !== asked) this.overlay = null;
  }

  #speak(before: View | null, view: View, events: readonly GameEvent[]): void {
    const table = tableOf(view);
    const heard = spoken(events.filter((event) => event.seat !== view.seat || event.type !== 'played'), table);
    if (heard) this.#say(heard);
    const caught = events.some((event) => event.type === 'caught' && event.other === view.seat);
    const turned = isMine(view) && (before === null || !isMine(before) || before.phase !== view.phase);
    if (caught) this.alerted = `${heard} ${plain(prompt(view, null, false).title)}`;
    else if (turned) this.alerted = `${plain(prompt(view, null, false).title)}.`;
    else if (!isMine(view)) this.alerted = '';
  }

  explain(anchor: string, advice: Advice): void {
    this.tip = { anchor, ...advice };
    this.#say(`${advice.head} ${advice.body}`);
  }

  /** A text said twice in a row must differ, or nobody hears it. */
  #say(text: string): void {
    this.said = this.said === text ? `${text}\u00a0` : text;
  }

  // What the player does.

  pressCard(face: Face, key: string): void {
    const { view } = this;
    if (!view || this.busy) return;
    this.reveal = null;
    if (this.choosing?.key === key) return this.takeBack();
    const plays = playsOf(view, face);
    this.#pressed = key;
    if (plays.length === 0) {
      this.choosing = null;
      this.explain(key, why(face, view.why[face] ?? (this.mine ? 'action/no_match' : 'action/not_your_turn'), view));
    } else if (plays.length === 1 && plays[0] !== undefined) {
      this.play(plays[0]);
    } else {
      this.tip = null;
      this.choosing = { face, key, actions: plays };
    }
  }

  play(action: string): void {
    const call = this.armed ? '!' : '';
    this.choosing = null;
    this.armed = false;
    void this.send(action + call);
  }

  /** Play the card that may be played out of turn; false where there is none. */
  jumpIn(): boolean {
    const { jumps } = this;
    if (jumps === null) return false;
    this.pressCard(jumps, `${jumps}#0`);
    return true;
  }

  playDrawn(): void {
    const face = this.view?.drawn[0];
    if (face !== undefined) this.pressCard(face, `${face}#${(this.view?.hand.filter((f) => f === face).length ?? 1) - 1}`);
  }

  takeBack(): void {
    this.choosing = null;
  }

  /** The colour or seat that the open choice is about: part of the play, or named apart. */
  choose(action: string): void {
    if (this.choosing) this.play(action);
    else void this.send(action);
  }

  /** The keys 1 to 9: a colour in its usual place, or a player in the order of the sheet. */
  pick(index: number): void {
    const color = this.view ? colorsOf(this.view.edition)[index] : undefined;
    const choices = this.choiceActions();
    const swaps = this.choosing !== null && !isWild(this.choosing.face);
    const action = swaps ? choices[index] : choices.find((a) => a.endsWith(`>${color}`) || a === `colour,${color}`);
    if (action !== undefined) this.choose(action);
  }

  /** The actions that the open choice offers: empty when there is none. */
  choiceActions(): string[] {
    if (this.choosing) return this.choosing.actions;
    return this.view?.legal.filter((action) => action.startsWith('colour,')) ?? [];
  }

  uno(): void {
    const { view } = this;
    if (!view) return;
    const me = view.seats.find((seat) => seat.seat === view.seat);
    if (this.mayArm && !me?.exposed) {
      this.armed = !this.armed;
      this.tip = null;
      this.#say(this.armed ? 'UNO is called with the card you play now.' : 'The call is taken back.');
    } else if (me?.exposed || view.can_call) {
      void this.send('uno', true);
    } else {
      this.explain('uno', { head: 'Nothing to call yet.', body: 'Call UNO on your turn with two cards, as you play one of them.' });
    }
  }

  catch(): void {
    const { view } = this;
    if (!view) return;
    const seat = catchOrder(view)[0];
    if (seat !== undefined) void this.send(`catch,P${seat + 1}`, true);
    else this.explain('catch', { head: 'Nobody to catch.', body: 'Catch someone who holds one card and has not called, before the next player moves.' });
  }

  /** A plain action if it is legal now; what is not legal is explained by the button itself. */
  act(action: 'draw' | 'keep' | 'take' | 'challenge' | 'pass'): boolean {
    if (!this.view?.legal.includes(action)) return false;
    void this.send(action);
    return true;
  }

  draw(): void {
    const { view } = this;
    if (!view || this.act('draw')) return;
    if (this.mine) this.explain('mid', { head: 'Not now.', body: refusal(this.refused('draw')) });
    else this.explain('mid', { head: refusal('action/not_your_turn'), body: 'You draw on your own.' });
  }

  /** The code of why this may not be done now. */
  refused(action: 'draw' | 'keep' | 'take'): string {
    return this.view ? actRefusal(this.view, action) : 'action/unknown';
  }

  keepOrPass(): boolean {
    return this.act('keep') || this.act('pass');
  }

  async next(): Promise<void> {
    const result = this.view?.result;
    if (this.view && isClosed(this.view)) {
      location.hash = '#/';
      return;
    }
    if (this.view?.phase !== 'over') return;
    if (!result?.match_over) return this.send('next');
    if (this.busy) return;
    this.#posting = true;
    try {
      const { match, seat } = await playAgain(this.path.match);
      location.hash = `#/m/${match}/${seat}`;
    } catch {
      this.explain('mid', { head: 'No new game yet.', body: 'The server does not answer. Try again.' });
    } finally {
      this.#posting = false;
    }
  }

  async leave(): Promise<void> {
    await this.send('leave', true);
    location.hash = '#/';
  }

  async setPace(pace: Pace): Promise<void> {
    settings.pace = pace;
    const { game } = this;
    if (game) this.game = { ...game, view: { ...game.view, pace } };
    await postPace(this.path, pace).catch(() => undefined);
  }

  sort(): void {
    settings.sort = SORT_MODES[(SORT_MODES.indexOf(settings.sort) + 1) % SORT_MODES.length] ?? 'colour';
    this.#say(`Sorted by ${settings.sort === 'playable' ? 'what fits' : settings.sort}.`);
  }

  /** Esc: close what is on top. */
  back(): void {
    if (this.tip) this.tip = null;
    else if (this.choosing) this.takeBack();
    else if (this.reveal) this.reveal = null;
  }

  /** Enter, with nothing in focus: what is most likely meant. */
  confirm(): boolean {
    if (this.reveal) this.reveal = null;
    else if (this.mine && this.view?.phase === 'drawn' && this.view.drawn.length === 1) this.playDrawn();
    else return false;
    return true;
  }

  // Sending.

  get busy(): boolean {
    return this.#posting || this.#until > (this.game?.number ?? 0);
  }

  /** Send a move. `free` ones (uno, catch, leave) never wait for another and are never stale. */
  async send(action: string, free = false): Promise<void> {
    if (!this.game || (this.busy && !free)) return;
    // A press may come from a control that is about to go: what is not legal any more is not sent.
    if (!free && !this.#isLegal(action)) return;
    if (!free) this.#posting = true;
    this.tip = null;
    try {
      const number = await this.#post(action, true);
      if (!free && number !== null) {
        this.#until = number;
        setTimeout(() => this.#overdue(number), LATE);
      }
    } finally {
      if (!free) this.#posting = false;
    }
  }

  async #post(action: string, again: boolean): Promise<number | null> {
    const move = { id: moveId(), at: this.game?.number ?? 0, action };
    for (let wait = 500; !this.#stopped; wait = Math.min(wait * 2, 8000)) {
      try {
        const number = await postMove(this.path, move);
        if (this.#stream?.open) this.link = 'live';
        return number;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'table/stale' && again && (await this.#stillLegal(action, move.at))) return this.#post(action, false);
        if (error.status > 0 && error.status < 500) {
          // A call or a catch is a race, and may be lost: nobody did anything wrong.
          const late = LATE_CODES.includes(error.code) || action.startsWith('jump,');
          const head = late ? 'Too late.' : 'Not taken.';
          const body = action.startsWith('jump,') ? TOO_LATE : refusal(error.code);
          if (error.code !== 'table/stale') this.explain('mid', { head, body });
          return null;
        }
        this.link = 'lost';
        await new Promise((done) => setTimeout(done, wait));
      }
    }
    return null;
  }

  /** After a stale answer: wait until the view has moved on, and see whether the move still holds. */
  async #stillLegal(action: string, at: number): Promise<boolean> {
    if ((this.game?.number ?? 0) <= at) {
      await Promise.race([new Promise<void>((done) => this.#waiters.push(done)), new Promise((done) => setTimeout(done, STALE_WAIT))]);
    }
    return this.#isLegal(action);
  }

  #isLegal(action: string): boolean {
    const { view } = this;
    return view !== null && (action === 'next' ? view.phase === 'over' : view.legal.includes(action.replace('!', '')));
  }

  #overdue(number: number): void {
    if (this.#until !== number || (this.game?.number ?? 0) >= number) return;
    this.#until = 0;
    this.#stream?.reopen();
  }

  async #askWhy(): Promise<void> {
    try {
      const snapshot = await fetchSnapshot(this.path);
      if (!this.#stopped) this.take(snapshot);
    } catch (error) {
      if (error instanceof ApiError && [401, 403, 404, 422].includes(error.status)) this.gone = true;
    }
  }
}
