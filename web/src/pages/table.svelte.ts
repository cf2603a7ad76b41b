/** The state of the table page: what the server said, what the player is in the middle of, and the verbs that change either. */
import { ApiError, fetchSnapshot, postPace } from '../lib/api';
import type { SeatPath } from '../lib/api';
import { actRefusal, refusal, why } from '../lib/advice';
import type { Advice } from '../lib/advice';
import { colorsOf, isWild } from '../lib/cards';
import type { Face } from '../lib/cards';
import type { Step } from '../lib/keys';
import { Motion } from '../lib/motion.svelte';
import { catchOrder, drawnKey, isClosed, isMine, judged, jumpFace, playableFaces, playsOf, reduce } from '../lib/reduce';
import type { Game, Judged } from '../lib/reduce';
import { sentence } from '../lib/log';
import { settings } from '../lib/settings.svelte';
import { playSounds } from '../lib/sound';
import { Stream } from '../lib/stream';
import type { Link } from '../lib/stream';
import { tableOf } from '../lib/text';
import { Together } from '../lib/together';
import type { Frame, Pace, Shown, View } from '../lib/wire';
import { faceName, plain, say, sentences } from '../lib/words.svelte';
import { Away } from './away.svelte';
import { Held } from './held.svelte';
import { Outbox } from './outbox.svelte';
import { PastState } from './past.svelte';
import { Voice } from './voice.svelte';

export interface Choosing { face: Face; key: string; actions: string[] }
export interface Tip extends Advice { anchor: string }
/** What a challenge brought to light, as it was at that moment. */
export interface Reveal extends Shown, Judged {}
export type Overlay = 'menu' | 'settings' | 'help' | 'log';

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
  keyboard = false;
  /** Put the focus on the hand; the hand itself says how. */
  focusHand: () => void = () => undefined;
  /** Put the focus where Enter does nothing: on what the prompt says. */
  focusPrompt: () => void = () => undefined;
  /** Step through the hand, or move a card in it; false where the focus has its own use for that. */
  step: (step: Step) => boolean = () => false;
  readonly motion = new Motion();
  readonly held: Held;
  readonly voice = new Voice();
  readonly past = new PastState();
  readonly away = new Away();

  readonly view = $derived(this.game?.view ?? null);
  readonly mine = $derived(this.view !== null && isMine(this.view));
  readonly playable = $derived(this.view === null ? new Set<Face>() : playableFaces(this.view));
  /** Whether an UNO press now is a call that goes along with the next play. */
  readonly mayArm = $derived(this.view !== null && this.view.hand.length === 2 && this.playable.size > 0);
  /** The card that may be played out of turn now. */
  readonly jumps = $derived(this.view === null ? null : jumpFace(this.view));

  /** The card that stands out, since a press or Enter plays it: taken up, being named, or just drawn. */
  readonly raised = $derived.by(() => {
    const drawn = this.view?.phase === 'drawn' && this.view.drawn.length === 1 ? drawnKey(this.view) : null;
    return this.choosing?.key ?? this.held.picked?.key ?? drawn;
  });

  /** Which sheet lies over the board. */
  readonly sheet = $derived.by((): 'reveal' | 'choice' | 'challenge' | null => {
    if (this.reveal) return 'reveal';
    if (this.choiceActions().length) return 'choice';
    return this.view?.legal.includes('challenge') ? 'challenge' : null;
  });

  #stream: Stream | null = null;
  readonly #outbox: Outbox;
  #pressed: string | null = null;
  #seenShown = '';
  readonly #together = new Together((update) => this.#apply(update));
  #stopped = false;

  constructor(readonly path: SeatPath) {
    this.held = new Held(`${path.match}/${path.seat}`, () => ({ hand: this.view?.hand ?? [], playable: this.playable }));
    this.#outbox = new Outbox(path, {
      number: () => this.game?.number ?? 0,
      isLegal: (action) => this.#isLegal(action),
      explain: (advice) => this.explain('mid', advice),
      lost: () => (this.link = 'lost'),
      sent: () => {
        if (this.#stream?.open) this.link = 'live';
      },
      reopen: () => this.#stream?.reopen(),
    });
  }

  start(): void {
    this.#stream = new Stream(this.path, {
      frame: (frame) => this.take(frame),
      link: (link) => (this.link = link),
      refused: () => void this.#askWhy(),
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#outbox.stop();
    this.#stream?.stop();
  }

  /** A snapshot or update came. Where nothing travels, the updates of one frame are shown together. */
  take(frame: Frame): void {
    this.past.take(frame);
    if (frame.kind === 'update' && this.game && !document.hidden && this.motion.still(frame.view.pace)) {
      if (frame.number > this.game.number) this.#together.add(frame);
    } else {
      this.#together.flush();
      this.#apply(frame);
    }
  }

  /** The frame is the truth from here on, whatever is still in the air. */
  #apply(frame: Frame): void {
    if (this.#stopped) return;
    const before = this.game;
    const rects = frame.kind === 'update' ? this.motion.placesOf(frame.events, frame.view.seat, this.#pressed) : new Map<Face, DOMRect>();
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
    this.voice.tell(before?.view ?? null, view, events);
    playSounds(events, view, before?.view ?? null, this.away.isAway);
    this.away.tell(before?.view ?? null, view);
    this.#outbox.arrived();
  }

  /** Let go of what no longer holds in the new view. */
  #tidy(view: View): void {
    this.tip = null;
    this.held.follow();
    if (this.choosing && !this.choosing.actions.every((action) => view.legal.includes(action))) {
      if (this.choosing.actions[0]?.startsWith('jump,')) this.tip = { anchor: 'mid', head: say('tip-too-late'), body: say('tip-too-late-jump') };
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

  explain(anchor: string, advice: Advice): void {
    this.tip = { anchor, ...advice };
    this.voice.say(sentences([advice.head, advice.body]));
  }

  // What the player does.

  /** A card is pressed. `surely`: it is meant at once, not to be taken up first. */
  pressCard(face: Face, key: string, surely = false): void {
    const { view, held } = this;
    if (!view || this.busy) return;
    this.reveal = null;
    if (held.arranging) return this.#takeUp(face, key);
    if (this.choosing?.key === key) return this.takeBack();
    const plays = playsOf(view, face);
    const [only] = plays;
    const isMeant = surely || settings.taps === 'one' || this.raised === key;
    this.#pressed = key;
    this.tip = null;
    this.choosing = null;
    held.picked = null;
    if (only === undefined) this.#explainCard(view, face, key);
    else if (plays.length > 1) this.choosing = { face, key, actions: plays };
    else if (isMeant) this.play(only);
    else this.#takeUp(face, key);
  }

  #takeUp(face: Face, key: string): void {
    this.held.picked = this.held.picked?.key === key ? null : { face, key };
    if (this.held.picked) this.voice.say(say(this.held.arranging ? 'said-held' : 'said-picked', { face: faceName(face) }));
  }

  #explainCard(view: View, face: Face, key: string): void {
    const code = view.why[face] ?? (this.mine ? 'action/no_match' : 'action/not_your_turn');
    this.explain(key, { ...why(face, code, view), ruling: view.rulings[code] });
  }

  /** Play the card that was taken up. */
  playPicked(): void {
    const { picked } = this.held;
    if (picked) this.pressCard(picked.face, picked.key, true);
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
    this.pressCard(jumps, `${jumps}#0`, true);
    return true;
  }

  playDrawn(): void {
    const face = this.view?.drawn[0];
    const key = this.view && drawnKey(this.view);
    if (face !== undefined && key) this.pressCard(face, key, true);
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
      this.voice.say(say(this.armed ? 'said-called' : 'said-call-back'));
    } else if (me?.exposed || view.can_call) {
      void this.send('uno', true);
    } else {
      this.explain('uno', { head: say('tip-uno'), body: say('tip-uno-body') });
    }
  }

  catch(): void {
    const { view } = this;
    if (!view) return;
    const seat = catchOrder(view)[0];
    if (seat !== undefined) void this.send(`catch,P${seat + 1}`, true);
    else this.explain('catch', { head: say('tip-catch'), body: say('tip-catch-body') });
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
    if (this.mine) this.explain('mid', { head: say('tip-not-now'), body: refusal(this.refused('draw')) });
    else this.explain('mid', { head: refusal('action/not_your_turn'), body: say('tip-draw-own') });
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
    const place = await this.#outbox.again();
    if (place) location.hash = `#/m/${place.match}/${place.seat}`;
    else this.explain('mid', { head: say('tip-no-game'), body: say('tip-no-game-body') });
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
    this.held.sortNext();
    this.voice.say(say('said-sorted', { sort: settings.sort }));
  }

  /** Say what happened last, for who looked elsewhere. */
  recall(): void {
    const last = this.game?.log.findLast(({ event }) => !['turn', 'dealt', 'round'].includes(event.type));
    if (this.view && last) this.explain('mid', { head: say('tip-last-move'), body: plain(sentence(last.event, tableOf(this.view))) });
  }

  /** Esc: close what is on top. */
  back(): void {
    if (this.tip) this.tip = null;
    else if (this.choosing) this.takeBack();
    else if (this.held.picked) this.held.picked = null;
    else if (this.held.arranging) this.held.stopArranging();
    else if (this.reveal) this.reveal = null;
  }

  /** Enter, with nothing in focus: what is most likely meant. */
  confirm(): boolean {
    if (this.reveal) this.reveal = null;
    else if (this.held.picked && !this.held.arranging) this.playPicked();
    else if (this.mine && this.view?.phase === 'drawn' && this.view.drawn.length === 1) this.playDrawn();
    else return false;
    return true;
  }

  // Sending.

  get busy(): boolean {
    return this.#outbox.busy;
  }

  /** Send a move. `free` ones (uno, catch, leave) never wait for another and are never stale. */
  async send(action: string, free = false): Promise<void> {
    if (!this.game || (this.busy && !free)) return;
    // A press may come from a control that is about to go: what is not legal any more is not sent.
    if (!free && !this.#isLegal(action)) return;
    this.tip = null;
    await this.#outbox.send(action, free);
  }

  #isLegal(action: string): boolean {
    const { view } = this;
    return view !== null && (action === 'next' ? view.phase === 'over' : view.legal.includes(action.replace('!', '')));
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
