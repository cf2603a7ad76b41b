/** What each key of keys.ts does at the table. */
import type { Verb } from '../lib/keys';
import { refusal } from '../lib/text';
import type { TableState } from './table.svelte';

function actOrSay(table: TableState, done: boolean, code: string): void {
  if (!done && !table.busy) table.explain('mid', { head: 'Not now.', body: refusal(code) });
}

/** On a wide window the log stands beside the board: go there. Else open it. */
function toLog(table: TableState): void {
  const aside = document.querySelector<HTMLElement>('.log .lines');
  if (aside) aside.focus();
  else table.overlay = 'log';
}

const DO: Record<Verb, (table: TableState) => void> = {
  draw: (table) => table.draw(),
  keep: (table) => actOrSay(table, table.keepOrPass(), 'action/nothing_to_keep'),
  take: (table) => actOrSay(table, table.act('take'), 'action/nothing_to_take'),
  challenge: (table) => actOrSay(table, table.act('challenge'), 'action/nothing_to_challenge'),
  uno: (table) => table.uno(),
  catch: (table) => table.catch(),
  back: (table) => table.back(),
  next: (table) => void table.next(),
  log: toLog,
  sort: (table) => table.sort(),
  menu: (table) => (table.overlay = 'menu'),
  help: (table) => (table.overlay = 'help'),
  hand: (table) => table.focusHand(),
  color1: (table) => table.chooseColor(0),
  color2: (table) => table.chooseColor(1),
  color3: (table) => table.chooseColor(2),
  color4: (table) => table.chooseColor(3),
};

const AT_THE_END: readonly Verb[] = ['next', 'menu', 'help', 'log', 'back'];

/** Do what the key asks for; false where it means nothing now. */
export function obey(table: TableState, verb: Verb): boolean {
  if (table.view === null || (table.view.phase === 'over' && !table.endHidden && !AT_THE_END.includes(verb))) return false;
  DO[verb](table);
  return true;
}
