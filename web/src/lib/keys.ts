/** Which key means what at the table, and how a player changes that. One list: the handler, the help and the settings read it. */
import { sayIf } from './words.svelte';

/** Those that step through the hand, or move a card in it. */
export const STEPS = ['left', 'right', 'first', 'last', 'move-left', 'move-right'] as const;
export type Step = (typeof STEPS)[number];
export type Verb =
  | 'draw' | 'keep' | 'take' | 'challenge' | 'uno' | 'catch' | 'back' | 'next' | 'recall' | 'log' | 'sort' | 'menu' | 'settings' | 'help' | 'hand'
  | 'jump' | 'pick1' | 'pick2' | 'pick3' | 'pick4' | 'pick5' | 'pick6' | 'pick7' | 'pick8' | 'pick9' | Step;

/** A colour in its usual place, or a player in the order of the sheet. */
export const PICKS = ['pick1', 'pick2', 'pick3', 'pick4', 'pick5', 'pick6', 'pick7', 'pick8', 'pick9'] as const;
/** The keys that a player set, by what they do; an empty one is none. */
export type KeyMap = Partial<Record<Verb, string>>;
/** `text` is the message that says what the keys do. */
export interface KeyRow { keys: string[]; verbs: Verb[]; text: string }

export const KEY_ROWS: readonly KeyRow[] = [
  { keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'], verbs: ['left', 'right', 'first', 'last'], text: 'keys-move' },
  { keys: ['Enter', ' '], verbs: [], text: 'keys-press' },
  { keys: ['d'], verbs: ['draw'], text: 'keys-draw' },
  { keys: ['p'], verbs: ['keep'], text: 'keys-keep' },
  { keys: ['t'], verbs: ['take'], text: 'keys-take' },
  { keys: ['h'], verbs: ['challenge'], text: 'keys-challenge' },
  { keys: ['u'], verbs: ['uno'], text: 'keys-uno' },
  { keys: ['c'], verbs: ['catch'], text: 'keys-catch' },
  { keys: ['i'], verbs: ['jump'], text: 'keys-jump' },
  { keys: ['1', '2', '3', '4'], verbs: ['pick1', 'pick2', 'pick3', 'pick4'], text: 'keys-pick' },
  { keys: ['5', '6', '7', '8', '9'], verbs: ['pick5', 'pick6', 'pick7', 'pick8', 'pick9'], text: 'keys-pick-player' },
  { keys: ['Escape'], verbs: ['back'], text: 'keys-back' },
  { keys: ['n'], verbs: ['next'], text: 'keys-next' },
  { keys: ['j'], verbs: ['hand'], text: 'keys-hand' },
  { keys: ['s'], verbs: ['sort'], text: 'keys-sort' },
  { keys: [',', '.'], verbs: ['move-left', 'move-right'], text: 'keys-arrange' },
  { keys: ['l'], verbs: ['recall'], text: 'keys-recall' },
  { keys: ['g'], verbs: ['log'], text: 'keys-log' },
  { keys: ['Shift', 'ArrowLeft', 'ArrowRight'], verbs: [], text: 'keys-past' },
  { keys: ['m'], verbs: ['menu'], text: 'keys-menu' },
  { keys: ['e'], verbs: ['settings'], text: 'keys-settings' },
  { keys: ['?'], verbs: ['help'], text: 'keys-help' },
];

const STANDARD = new Map<Verb, string>(KEY_ROWS.flatMap((row) => row.verbs.map((verb, i): [Verb, string] => [verb, row.keys[i] ?? ''])));
export const VERBS: readonly Verb[] = [...STANDARD.keys()];
const SYMBOLS: Partial<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };
const NAMED: Partial<Record<string, string>> = { Escape: 'esc', ' ': 'space' };
/** Keys that the browser needs, or that every button answers to. */
const TAKEN = /^(?:Tab|Enter| |Escape|F\d+|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|ContextMenu)$/;

function keyName(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** The key of a verb now: none is an empty text. */
export function keyOf(verb: Verb, own: KeyMap): string {
  return own[verb] ?? STANDARD.get(verb) ?? '';
}

/** What stands on a key: a letter is the same everywhere, Enter is not. */
export function keyLabel(key: string): string {
  return SYMBOLS[key] ?? sayIf(`key-${NAMED[key] ?? key.toLowerCase()}`) ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** The keys of a row as they are now. */
export function keysOf(row: KeyRow, own: KeyMap): string[] {
  return row.verbs.length ? row.verbs.map((verb) => keyOf(verb, own)).filter((key) => key !== '') : row.keys;
}

/** Whether a key press is a key that something may be laid on. */
export function mayBeSet(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !TAKEN.test(event.key);
}

/** Lay a verb on a key. Whatever was there gets the verb's old key, so that no key means two things. */
export function setKey(own: KeyMap, verb: Verb, key: string): { own: KeyMap; other: Verb | null } {
  const name = keyName(key);
  const old = keyOf(verb, own);
  const other = name === '' || name === old ? null : (VERBS.find((one) => keyOf(one, own) === name) ?? null);
  const set: KeyMap = { ...own, [verb]: name, ...(other === null ? {} : { [other]: old }) };
  const changed = Object.entries(set).filter(([one, its]) => its !== STANDARD.get(one as Verb));
  return { own: Object.fromEntries(changed), other };
}

/** What somebody may have stored as keys: what does not hold any more is left out. */
export function readKeys(found: unknown): KeyMap {
  if (typeof found !== 'object' || found === null) return {};
  return Object.entries(found).reduce<KeyMap>((own, [verb, key]) =>
    STANDARD.has(verb as Verb) && typeof key === 'string' && key.length < 20 ? setKey(own, verb as Verb, key).own : own, {});
}

/** What a key press asks for, or null. Keys with a modifier belong to the browser, and text fields keep their keys. */
export function verbOf(event: KeyboardEvent, singleKeys: boolean, own: KeyMap): Verb | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof HTMLElement && event.target.matches('input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea')) return null;
  const key = keyName(event.key);
  const verb = singleKeys || key.length > 1 ? VERBS.find((one) => keyOf(one, own) === key) : undefined;
  return verb === undefined || (event.repeat && !isStep(verb)) ? null : verb;
}

export function isStep(verb: Verb): verb is Step {
  return (STEPS as readonly string[]).includes(verb);
}
