/** Which key means what at the table. One list: the handler and the help read it. */
export type Verb =
  | 'draw' | 'keep' | 'take' | 'challenge' | 'uno' | 'catch' | 'back' | 'next' | 'log' | 'sort' | 'menu' | 'help' | 'hand'
  | 'jump' | 'pick1' | 'pick2' | 'pick3' | 'pick4' | 'pick5' | 'pick6' | 'pick7' | 'pick8' | 'pick9';

export interface KeyRow { keys: string[]; verbs: Verb[]; text: string }

export const KEY_ROWS: readonly KeyRow[] = [
  { keys: ['←', '→', 'Home', 'End'], verbs: [], text: 'Move in your hand' },
  { keys: ['Enter', 'Space'], verbs: [], text: 'Play the card, press the button' },
  { keys: ['D'], verbs: ['draw'], text: 'Draw a card, or another' },
  { keys: ['P'], verbs: ['keep'], text: 'Keep the drawn card, end the turn, or pass' },
  { keys: ['T'], verbs: ['take'], text: 'Take the cards, or draw three' },
  { keys: ['H'], verbs: ['challenge'], text: 'Challenge a Wild Draw Four' },
  { keys: ['U'], verbs: ['uno'], text: 'UNO!' },
  { keys: ['C'], verbs: ['catch'], text: 'Catch' },
  { keys: ['I'], verbs: ['jump'], text: 'Jump in, where the rules allow it' },
  { keys: ['1', '2', '3', '4'], verbs: ['pick1', 'pick2', 'pick3', 'pick4'], text: 'Red, yellow or gold, green, blue' },
  { keys: ['5', '6', '7', '8', '9'], verbs: ['pick5', 'pick6', 'pick7', 'pick8', 'pick9'], text: 'With 1 to 4: whose hand a 7 swaps for' },
  { keys: ['Esc'], verbs: ['back'], text: 'Take the card back, close, leave the log' },
  { keys: ['N'], verbs: ['next'], text: 'Next round, play again' },
  { keys: ['J'], verbs: ['hand'], text: 'To your hand' },
  { keys: ['S'], verbs: ['sort'], text: 'Sort your hand' },
  { keys: ['L'], verbs: ['log'], text: 'What happened' },
  { keys: ['M'], verbs: ['menu'], text: 'Menu' },
  { keys: ['?'], verbs: ['help'], text: 'These keys' },
];

const BY_KEY = new Map<string, Verb>(
  KEY_ROWS.flatMap((row) => row.verbs.map((verb, i): [string, Verb] => [keyName(row.keys[i] ?? ''), verb])),
);

function keyName(key: string): string {
  return key === 'Esc' ? 'escape' : key.toLowerCase();
}

/** What a key press asks for, or null. Keys with a modifier belong to the browser, and text fields keep their keys. */
export function verbOf(event: KeyboardEvent, singleKeys: boolean): Verb | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return null;
  const verb = BY_KEY.get(event.key.toLowerCase()) ?? null;
  return verb === null || singleKeys || verb === 'back' ? verb : null;
}
