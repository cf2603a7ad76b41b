/** What each key of keys.ts does at the table. */
import { refusal } from '../lib/advice';
import { isStep } from '../lib/keys';
import type { Step, Verb } from '../lib/keys';
import { say } from '../lib/words.svelte';
import type { TableState } from './table.svelte';

function actOrSay(table: TableState, done: boolean, code: string): void {
  if (!done && !table.busy) table.explain('mid', { head: say('tip-not-now'), body: refusal(code) });
}

/** On a wide window the log stands beside the board: go there. Else open it. */
function toLog(table: TableState): void {
  const aside = document.querySelector<HTMLElement>('.log .lines');
  if (aside) aside.focus();
  else table.overlay = 'log';
}

/** From the log beside the board back to the hand; else close what is on top. */
function goBack(table: TableState): void {
  if (document.activeElement?.closest('.log')) table.focusHand();
  else table.back();
}

const DO: Record<Exclude<Verb, Step>, (table: TableState) => void> = {
  draw: (table) => table.draw(),
  keep: (table) => actOrSay(table, table.keepOrPass(), table.refused('keep')),
  take: (table) => actOrSay(table, table.act('take'), table.refused('take')),
  challenge: (table) => actOrSay(table, table.act('challenge'), 'action/nothing_to_challenge'),
  uno: (table) => table.uno(),
  catch: (table) => table.catch(),
  back: goBack,
  next: (table) => void table.next(),
  recall: (table) => table.recall(),
  log: toLog,
  sort: (table) => table.sort(),
  menu: (table) => (table.overlay = 'menu'),
  settings: (table) => (table.overlay = 'settings'),
  help: (table) => (table.overlay = 'help'),
  hand: (table) => table.focusHand(),
  jump: (table) => actOrSay(table, table.jumpIn(), 'action/not_a_jump'),
  pick1: (table) => table.pick(0),
  pick2: (table) => table.pick(1),
  pick3: (table) => table.pick(2),
  pick4: (table) => table.pick(3),
  pick5: (table) => table.pick(4),
  pick6: (table) => table.pick(5),
  pick7: (table) => table.pick(6),
  pick8: (table) => table.pick(7),
  pick9: (table) => table.pick(8),
};

const AT_THE_END: readonly Verb[] = ['next', 'menu', 'settings', 'help', 'log', 'back'];

/** Do what the key asks for; false where it means nothing now. */
export function obey(table: TableState, verb: Verb): boolean {
  if (table.view === null || (table.view.phase === 'over' && !table.endHidden && !AT_THE_END.includes(verb))) return false;
  if (isStep(verb)) return table.step(verb);
  DO[verb](table);
  return true;
}
