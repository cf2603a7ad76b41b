/** Which key does what on the page of a game. One list: the handler and the help read it. */
import type { Look } from './look.svelte';

export interface KeyRow { keys: string[]; text: string; press: (look: Look, key: string) => void }

export const KEY_ROWS: readonly KeyRow[] = [
  { keys: ['←', '→'], text: 'game-keys-step', press: (look, key) => look.step(key === 'ArrowRight' ? 1 : -1) },
  { keys: ['↑', '↓'], text: 'game-keys-round', press: (look, key) => look.turnRound(key === 'ArrowDown' ? 1 : -1) },
  { keys: ['Home', 'End'], text: 'game-keys-ends', press: (look, key) => void look.show(key === 'Home' ? look.first : look.last) },
  { keys: ['Space'], text: 'game-keys-play', press: (look) => look.togglePlaying() },
  { keys: [',', '.'], text: 'game-keys-mark', press: (look, key) => look.toMark(key === '.' ? 1 : -1) },
  { keys: ['0'], text: 'game-keys-open', press: (look) => look.see('open') },
  { keys: ['1', '9'], text: 'game-keys-seat', press: (look, key) => Number(key) <= look.game.names.length && look.see(Number(key) - 1) },
  { keys: ['?'], text: 'game-keys-help', press: (look) => (look.sheet = 'keys') },
];

const NAMES: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', ' ': 'Space' };

/** Do what a key asks for; false where it means nothing here, or belongs to the control that has the focus. */
export function obey(look: Look, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || look.sheet !== null) return false;
  const name = NAMES[event.key] ?? (/^[2-8]$/.test(event.key) ? '1' : event.key);
  const row = KEY_ROWS.find(({ keys }) => keys.includes(name));
  const at = event.target instanceof Element ? event.target : null;
  const owned = at?.matches('select, input') || (name === 'Space' && at?.closest('button, a, summary'));
  if (!row || owned) return false;
  row.press(look, event.key);
  return true;
}
