/** Files that the page hands to whoever uses it. */
import type { Heads } from '../lib/scorefiles';
import { saveText } from '../lib/save';
import { say } from '../lib/words.svelte';

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' };

export function csvHeads(): Heads {
  return {
    round: say('score-round-head'), dealer: say('score-dealer'), out: say('score-csv-out'), blocked: say('score-csv-blocked'),
    held: (name) => say('score-csv-held', { name }), gained: (name) => say('score-csv-gained', { name }), total: (name) => say('score-csv-total', { name }),
  };
}

/** Save a text as a file named by the day that the match began. */
export function saveFile(text: string, kind: keyof typeof TYPES, time: number): void {
  saveText(text, `wildpile-score-${new Date(time).toISOString().slice(0, 10)}.${kind}`, TYPES[kind]);
}
