/** The matches on this device, the one that is open, and the verbs that change them. Each change is kept before it is shown. */
import { addsOwn, asked, fold } from '../lib/score';
import type { Draft, Entry, Hand, Match, Setup, State } from '../lib/score';
import { checkEntry, checkHand, checkRound } from '../lib/scorecheck';
import type { Trouble } from '../lib/scorecheck';
import { Keep, newId, PREFIX } from '../lib/scorekeep';
import type { KeepTrouble } from '../lib/scorekeep';

export class Book {
  matches = $state.raw<Match[]>([]);
  match = $state.raw<Match | null>(null);
  /** Why what is shown is not kept. */
  keepTrouble = $state<KeepTrouble | null>(null);
  /** Why the last input was not taken. */
  trouble = $state.raw<Trouble | null>(null);
  /** Points as a number, or the cards. */
  typing = $state(false);

  readonly table: State | null = $derived(this.match ? fold(this.match) : null);
  readonly draft: Draft | null = $derived(this.match?.draft ?? null);
  /** Who was dealt to in the round that is being written down. */
  readonly playing: number[] = $derived.by(() => {
    const { table, draft } = this;
    if (!table) return [];
    const row = draft?.round == null ? null : table.rounds[draft.round];
    return row ? row.held.flatMap((held, seat) => (held === null ? [] : [seat])) : table.playing;
  });
  /** Whose hands are asked for, in this order. */
  readonly asked: number[] = $derived(this.match && this.draft ? asked(this.match.setup, this.playing, this.draft.winner) : []);

  constructor(private readonly keep: Keep = new Keep(() => localStorage)) {
    this.matches = keep.list();
  }

  /** Another page of ours wrote: take what it wrote. */
  sync(key: string | null): void {
    if (key !== null && !key.startsWith(PREFIX)) return;
    this.matches = this.keep.list();
    const found = this.match && this.keep.load(this.match.id);
    if (found) this.match = found;
  }

  open(id: string): void {
    this.trouble = null;
    this.match = this.matches.find((match) => match.id === id) ?? null;
    const given = this.hand ?? this.draft?.hands.find((hand) => hand !== null) ?? this.table?.rounds.at(-1)?.played.hands.find((hand) => hand !== null);
    this.typing = typeof given === 'number';
  }

  close(): void {
    this.match = null;
  }

  begin(setup: Setup): string {
    const now = Date.now();
    const match: Match = { id: newId(), created: now, changed: now, setup, entries: [], done: 0, draft: null };
    this.put(match);
    return match.id;
  }

  /** The same people once more; the deal passes on. */
  again(): string {
    const { match, table } = this;
    if (!match || !table) return '';
    const dealer = (table.dealer + 1) % table.names.length;
    return this.begin({ ...match.setup, names: table.names, dealer: table.left[dealer] ? match.setup.dealer : dealer });
  }

  /** Take a match that came from a file; one that is here already stays beside it. */
  add(match: Match): string {
    const id = this.matches.some((one) => one.id === match.id) ? newId() : match.id;
    this.put({ ...match, id });
    return id;
  }

  remove(id: string): void {
    this.keep.remove(id);
    this.matches = this.matches.filter((match) => match.id !== id);
  }

  /** Say who went out, null that nobody could move; hands that were entered stay. */
  choose(winner: number | null): void {
    const { match, draft } = this;
    if (!match) return;
    const seats = asked(match.setup, this.playing, winner);
    const hands = match.setup.names.map((_, seat) => (seats.includes(seat) ? (draft?.hands[seat] ?? null) : null));
    this.setDraft({ round: draft?.round ?? null, winner, hands, seat: seats[0] ?? null });
    if (seats.length === 0) this.write();
  }

  tap(rank: string): void {
    const held = this.hand;
    this.setHand((typeof held === 'string' ? held : '') + rank);
  }

  /** Take a card back, by its place. */
  drop(place: number): void {
    const held = this.hand;
    if (typeof held === 'string') this.setHand(held.slice(0, place) + held.slice(place + 1) || null);
  }

  /** Take what was typed, whatever it is: only a number that can be is kept. */
  type(text: string): void {
    const digits = text.trim();
    this.setHand(digits === '' ? null : /^\d{1,5}$/.test(digits) ? Number(digits) : NaN);
  }

  get hand(): Hand | null {
    const { draft } = this;
    return draft?.seat == null ? null : (draft.hands[draft.seat] ?? null);
  }

  private setHand(hand: Hand | null): void {
    const { match, draft } = this;
    if (!match || draft?.seat == null) return;
    const trouble = hand === null ? null : checkHand(match.setup, draft.seat, hand, draft.winner);
    this.trouble = trouble;
    if (trouble) {
      if (typeof hand === 'number') this.keepDraft({ ...draft, hands: draft.hands.with(draft.seat, null) });
      return;
    }
    this.keepDraft({ ...draft, hands: draft.hands.with(draft.seat, hand) });
  }

  /** Go to the next hand; after the last one the round is written down. */
  next(): void {
    const { match, draft } = this;
    if (!match || draft?.seat == null) return;
    const trouble = this.trouble?.code === 'number' ? this.trouble : checkHand(match.setup, draft.seat, this.hand, draft.winner);
    this.trouble = trouble;
    if (trouble) return;
    const seat = this.asked[this.asked.indexOf(draft.seat) + 1];
    if (seat === undefined) this.write();
    else this.setDraft({ ...draft, seat });
  }

  back(): void {
    const { draft } = this;
    if (draft?.seat != null) this.setDraft({ ...draft, seat: this.asked[this.asked.indexOf(draft.seat) - 1] ?? null });
  }

  cancel(): void {
    this.setDraft(null);
  }

  /** Write an old round down anew. */
  rewrite(round: number): void {
    const played = this.table?.rounds[round]?.played;
    if (!played) return;
    this.setDraft({ round, winner: played.winner, hands: [...played.hands], seat: null });
    this.typing = played.hands.some((hand) => typeof hand === 'number');
  }

  private write(): void {
    const { match, draft } = this;
    if (!match || !draft) return;
    const { round, winner, hands } = draft;
    const entry: Entry = round === null ? { kind: 'round', winner, hands } : { kind: 'change', round, winner, hands };
    this.trouble = checkRound(match.setup, this.playing, draft) ?? checkEntry(match, entry);
    if (!this.trouble) this.enter(entry);
  }

  /** Leave the match, or come back to it. */
  seat(seat: number, kind: 'leave' | 'return'): void {
    this.enter({ kind, seat });
  }

  rename(seat: number, name: string): void {
    const text = name.trim();
    if (text && text !== this.table?.names[seat]) this.enter({ kind: 'name', seat, name: text });
  }

  undo(): void {
    const { match } = this;
    if (match && match.done > 0) this.change({ done: match.done - 1, draft: null });
  }

  redo(): void {
    const { match } = this;
    if (match && match.done < match.entries.length) this.change({ done: match.done + 1, draft: null });
  }

  /** Write an entry down; what was undone is gone then. */
  private enter(entry: Entry): void {
    const { match } = this;
    if (!match) return;
    const draft = entry.kind === 'round' || entry.kind === 'change' ? null : match.draft;
    this.change({ entries: [...match.entries.slice(0, match.done), entry], done: match.done + 1, draft });
  }

  private setDraft(draft: Draft | null): void {
    this.trouble = null;
    this.keepDraft(draft);
  }

  private keepDraft(draft: Draft | null): void {
    this.change({ draft });
  }

  private change(part: Partial<Match>): void {
    if (this.match) this.put({ ...this.match, ...part, changed: Date.now() });
  }

  private put(match: Match): void {
    this.keepTrouble = this.keep.save(match);
    this.matches = [match, ...this.matches.filter((one) => one.id !== match.id)];
    if (this.match?.id === match.id) this.match = match;
  }
}

/** What the hands entered so far come to, by seat, while a round is being written down. */
export function preview(book: Book): number[] | null {
  const { match, draft, table } = book;
  if (!match || !table || draft?.seat == null || draft.round !== null) return null;
  const hands = draft.hands.map((hand) => hand ?? 0);
  const entry: Entry = { kind: 'round', winner: draft.winner, hands: hands.map((hand, seat) => (table.playing.includes(seat) ? hand : null)) };
  const row = fold({ setup: match.setup, entries: [...match.entries.slice(0, match.done), entry], done: match.done + 1 }).rounds.at(-1);
  // A blocked round is worth something only once all hands are known.
  if (draft.winner === null && !addsOwn(match.setup)) return null;
  return row?.gained ?? null;
}
