/** What the player chose, remembered on this device. */
import { SORT_MODES } from './cards';
import { readSwitches } from './house';
import { readKeys } from './keys';
import type { SortMode } from './cards';
import type { KeyMap } from './keys';
import type { Edition, Level, Pace, Switches } from './wire';

export type Theme = 'auto' | 'light' | 'dark';
export type Length = 'match' | 'round';

export const SOUNDS = ['turn', 'down', 'drawn', 'uno', 'caught', 'penalty', 'reverse', 'won'] as const;
export type SoundName = (typeof SOUNDS)[number];
/** How somebody who looks elsewhere learns that it is their turn. */
export const AWAY = ['title', 'dot', 'sound', 'notice'] as const;
export type AwayWay = (typeof AWAY)[number];
export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const;
export const TAPS = ['two', 'one'] as const;
/** Motion: as the system says, less of it always, or all of it. */
export const MOTIONS = ['auto', 'less', 'full'] as const;
export const LOUDEST = 10;

interface Stored {
  edition: Edition; opponents: number; level: Level; length: Length; name: string; pace: Pace;
  /** What differs from the edition's official rules. */
  house: Switches;
  theme: Theme; contrast: boolean; text: (typeof TEXT_SIZES)[number]; motion: (typeof MOTIONS)[number];
  sort: SortMode; hints: boolean; taps: (typeof TAPS)[number]; drag: boolean;
  keys: boolean; keymap: KeyMap;
  sound: boolean; volume: number; sounds: Record<SoundName, boolean>; away: Record<AwayWay, boolean>;
  /** Whether the table has a field for commands. */ commands: boolean;
}

const KEY = 'wildpile';
const DEFAULTS: Stored = {
  edition: 'classic108', opponents: 3, level: 'normal', length: 'match', name: '', pace: 'normal', house: {},
  theme: 'auto', contrast: false, text: 'normal', motion: 'auto', sort: 'colour', hints: true, taps: 'two', drag: true, keys: true, keymap: {},
  sound: true, volume: 7, sounds: switches(SOUNDS, {}), away: switches(AWAY, { notice: false }),
  commands: false,
};
const CHOICES: { [K in keyof Stored]?: readonly unknown[] } = {
  edition: ['classic108', 'classic112', 'zelda'], level: ['easy', 'normal', 'hard'], length: ['match', 'round'],
  pace: ['slow', 'normal', 'fast', 'off'], theme: ['auto', 'light', 'dark'], sort: SORT_MODES, text: TEXT_SIZES, motion: MOTIONS, taps: TAPS,
  opponents: [1, 2, 3, 4, 5, 6, 7, 8, 9], volume: Array.from({ length: LOUDEST }, (_, i) => i + 1),
};

/** A switch for each name, on unless `found` says otherwise. */
function switches<T extends string>(names: readonly T[], found: Partial<Record<T, unknown>>, standard?: Record<T, boolean>): Record<T, boolean> {
  const is = (name: T): boolean => (typeof found[name] === 'boolean' ? found[name] : (standard?.[name] ?? true));
  return Object.fromEntries(names.map((name) => [name, is(name)])) as Record<T, boolean>;
}

function load(): Stored {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return { ...DEFAULTS };
    const entries = Object.entries(found).filter(([key, value]) => {
      const standard = DEFAULTS[key as keyof Stored];
      const choices = CHOICES[key as keyof Stored];
      return standard !== undefined && value !== null && typeof value === typeof standard && (choices === undefined || choices.includes(value));
    });
    const stored: Stored = { ...DEFAULTS, ...Object.fromEntries(entries) };
    return {
      ...stored, house: readSwitches(stored.house), keymap: readKeys(stored.keymap),
      sounds: switches(SOUNDS, stored.sounds), away: switches(AWAY, stored.away, DEFAULTS.away),
    };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Stored>(load());

/** Whether the system asks for less motion. Kept, since each question makes the browser look at the whole page. */
let calm = $state(false);
if (typeof matchMedia === 'function') {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  calm = query.matches;
  query.addEventListener('change', () => (calm = query.matches));
}

/** Whether nothing is to travel: what the system asks for, or what the player chose over it. */
export function isStill(): boolean {
  return settings.motion === 'auto' ? calm : settings.motion === 'less';
}

/** Keep the settings when they change, and put those on <html> that theme.css reads. Call once, in an effect root. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const { dataset } = document.documentElement;
    if (settings.theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = settings.theme;
    if (settings.contrast || systemContrast()) dataset['contrast'] = 'more';
    else delete dataset['contrast'];
    dataset['text'] = settings.text;
  });
}

/** Let the page move at a pace, or not at all: theme.css reads it. */
export function movePage(pace: Pace): void {
  document.documentElement.dataset['motion'] = isStill() || pace === 'off' ? 'none' : pace;
}

function systemContrast(): boolean {
  return matchMedia('(prefers-contrast: more)').matches;
}
