/** Matches on this device: one entry of localStorage each, written whole at every change.
 *
 * localStorage and not IndexedDB, because a write is done when the call returns: a phone locked or a tab closed a moment after a card was
 * tapped loses nothing. A match of fifty rounds takes some ten kilobytes of five megabytes.
 */
import { readMatch } from './scorecheck';
import type { Match } from './score';

export const PREFIX = 'wildpile-score:';
/** Why nothing was kept: the browser does not let us, or there is no room. */
export type KeepTrouble = 'refused' | 'full';

export class Keep {
  constructor(private readonly storage: () => Storage) {}

  /** Every match that can be read, the last changed first. One that cannot stays where it is: a later version may know it. */
  list(): Match[] {
    try {
      const storage = this.storage();
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) => key.startsWith(PREFIX));
      return keys.flatMap((key) => parse(storage.getItem(key)) ?? []).sort((a, b) => b.changed - a.changed);
    } catch {
      return [];
    }
  }

  load(id: string): Match | null {
    try {
      return parse(this.storage().getItem(PREFIX + id));
    } catch {
      return null;
    }
  }

  save(match: Match): KeepTrouble | null {
    try {
      this.storage().setItem(PREFIX + match.id, JSON.stringify(match));
      return null;
    } catch (error) {
      return error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'refused';
    }
  }

  remove(id: string): void {
    try {
      this.storage().removeItem(PREFIX + id);
    } catch {
      // Nothing is kept, so nothing need be removed.
    }
  }
}

function parse(text: string | null): Match | null {
  try {
    return text === null ? null : readMatch(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A name for a match on this device. `crypto.randomUUID` is missing on plain http in a home network. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
