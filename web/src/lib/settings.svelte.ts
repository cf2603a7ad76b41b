/** What the player chose, remembered on this device. */
import { SORT_MODES } from './cards';
import { readSwitches } from './house';
import type { SortMode } from './cards';
import type { Edition, Level, Pace, Switches } from './wire';

export type Theme = 'auto' | 'light' | 'dark';
export type Length = 'match' | 'round';

interface Stored {
  edition: Edition; opponents: number; level: Level; length: Length; name: string; pace: Pace;
  /** What differs from the edition's official rules. */
  house: Switches;
  theme: Theme; contrast: boolean; keys: boolean; sound: boolean; sort: SortMode;
}

const KEY = 'wildpile';
const DEFAULTS: Stored = {
  edition: 'classic108', opponents: 3, level: 'normal', length: 'match', name: '', pace: 'normal', house: {},
  theme: 'auto', contrast: false, keys: true, sound: true, sort: 'colour',
};
const CHOICES: { [K in keyof Stored]?: readonly unknown[] } = {
  edition: ['classic108', 'classic112', 'zelda'], level: ['easy', 'normal', 'hard'], length: ['match', 'round'],
  pace: ['slow', 'normal', 'fast', 'off'], theme: ['auto', 'light', 'dark'], sort: SORT_MODES,
  opponents: [1, 2, 3, 4, 5, 6, 7, 8, 9],
};

function load(): Stored {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return { ...DEFAULTS };
    const entries = Object.entries(found).filter(([key, value]) => {
      const standard = DEFAULTS[key as keyof Stored];
      const choices = CHOICES[key as keyof Stored];
      return standard !== undefined && typeof value === typeof standard && (choices === undefined || choices.includes(value));
    });
    const stored: Stored = { ...DEFAULTS, ...Object.fromEntries(entries) };
    return { ...stored, house: readSwitches(stored.house) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Stored>(load());

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
  });
}

function systemContrast(): boolean {
  return matchMedia('(prefers-contrast: more)').matches;
}
