/** What the command field understands and answers, in each language a chunk of its own. */
import type { Catalogues, Language } from '../lib/words.svelte';

const found = import.meta.glob<string>('../../../src/wildpile/words/*/command.ftl', { query: '?raw', import: 'default' });

function catalogue([path, load]: [string, () => Promise<string>]): [Language, Catalogues[Language]] {
  return [path.split('/').at(-2) as Language, async () => ({ default: [await load()] })];
}

export const COMMANDS = Object.fromEntries(Object.entries(found).map(catalogue)) as Catalogues;
