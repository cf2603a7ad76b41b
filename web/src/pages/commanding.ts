/** Do what a command says, and tell what came of it: a refusal says its reason and its ruling. */
import { actRefusal, refusal, why } from '../lib/advice';
import { answerTo, whatIsMissing } from '../lib/answers';
import { seatNamed, understand } from '../lib/commands';
import type { Act, Command } from '../lib/commands';
import { playsOf } from '../lib/reduce';
import type { Game } from '../lib/reduce';
import type { View } from '../lib/wire';
import { faceName, faceWords, say, sentences } from '../lib/words.svelte';
import type { TableState } from './table.svelte';

export interface Answer { text: string; ruling?: string | undefined }

/** The rulings behind refusals that no card of the hand has, as src/wildpile/game/reasons.py names them. */
export const RULINGS: Record<string, string> = {
  'action/not_your_turn': '2.3', 'action/round_over': '2.11', 'action/not_in_hand': '2.3', 'action/answer_first': '2.4', 'action/needs_triforce': '2.7',
  'action/color_first': '2.2', 'action/nothing_to_draw': '2.12', 'action/draw_not_allowed': '2.3', 'action/pass_not_allowed': '2.12',
  'action/nothing_to_keep': '2.3', 'action/nothing_to_take': '2.6', 'action/nothing_to_challenge': '2.6', 'action/nothing_to_catch': '2.10',
  'action/nothing_to_call': '2.10', 'action/nothing_to_name': '2.5', 'action/bad_target': 'seven0', 'action/not_a_jump': 'jump', 'action/must_play': 'force',
};

function refused(code: string, view: View): Answer {
  const four = code === 'action/answer_first' && view.pending?.kind === 'four';
  return { text: refusal(code), ruling: view.rulings[code] ?? (four ? '2.6' : RULINGS[code]) };
}

export function answer(text: string, table: TableState): Answer {
  const { game } = table;
  if (!game) return { text: say('command-wait') };
  const command = understand(text, game.view);
  switch (command.kind) {
    case 'ask':
      return { text: answerTo(command.question, game, table.armed) };
    case 'act':
      return act(command.act, table, game);
    case 'catch':
      return capture(command.name, table, game.view);
    case 'color':
      return choose((action) => action.endsWith(`>${command.color}`) || action === `colour,${command.color}`, 'action/nothing_to_name', table, game.view);
    case 'player':
      return choose((action) => action.endsWith(`>P${(seatNamed(command.name, game.view) ?? -1) + 1}`), 'action/bad_target', table, game.view);
    case 'play':
      return play(command, table, game.view);
    case 'unknown':
      return { text: say('command-unknown', { text }) };
  }
}

function act(one: Act, table: TableState, { view, number }: Game): Answer {
  if (one === 'next') return next(table, view);
  if (one === 'uno') return call(table, view);
  if (table.busy) return { text: say('command-wait') };
  const done = one === 'keep' || one === 'pass' ? table.keepOrPass() : table.act(one);
  return done ? { text: say('command-done', { act: one, number }) } : refused(code(one, view), view);
}

function code(one: Exclude<Act, 'uno' | 'next'>, view: View): string {
  if (one === 'challenge') return 'action/nothing_to_challenge';
  if (one === 'pass') return view.phase === 'over' ? 'action/round_over' : 'action/pass_not_allowed';
  return actRefusal(view, one);
}

function next(table: TableState, view: View): Answer {
  if (view.phase !== 'over' && !view.ended) return { text: say('command-not-over') };
  void table.next();
  return { text: say('command-done', { act: 'next', number: 0 }) };
}

/** The table itself says what became of a call; one that is none is refused. */
function call(table: TableState, view: View): Answer {
  const exposed = view.seats.some((seat) => seat.seat === view.seat && seat.exposed);
  if (!table.mayArm && !exposed && !view.can_call) return { text: sentences([say('tip-uno'), say('tip-uno-body')]), ruling: '2.10' };
  table.uno();
  if (exposed || !table.mayArm) return { text: say('command-done', { act: 'uno', number: 0 }) };
  return { text: say(table.armed ? 'said-called' : 'said-call-back') };
}

function capture(name: string, table: TableState, view: View): Answer {
  const seat = name === '' ? null : seatNamed(name, view);
  if (name !== '' && seat === null) return { text: say('command-nobody', { text: name }) };
  if (seat === null ? view.can_catch.length === 0 : !view.can_catch.includes(seat)) return refused('action/nothing_to_catch', view);
  if (seat === null) table.catch();
  else void table.send(`catch,P${seat + 1}`, true);
  return { text: say('command-done', { act: 'catch', number: 0 }) };
}

function choose(fits: (action: string) => boolean, missing: string, table: TableState, view: View): Answer {
  const action = table.choiceActions().find(fits);
  if (action === undefined) return refused(missing, view);
  const { choosing } = table;
  table.choose(action);
  return { text: choosing ? say('command-played', { face: faceName(choosing.face) }) : say('command-done', { act: 'colour', number: 0 }) };
}

function play({ face, color, seat, call, jump }: Extract<Command, { kind: 'play' }>, table: TableState, view: View): Answer {
  if (!view.hand.includes(face)) return { text: say('command-not-held', { face: faceWords(face) }), ruling: RULINGS['action/not_in_hand'] };
  const plays = playsOf(view, face).filter((action) => !jump || action.startsWith('jump,'));
  if (plays.length === 0) return blocked(face, jump, table, view);
  if (call && !table.mayArm) return { text: sentences([say('tip-uno'), say('tip-uno-body')]), ruling: '2.10' };
  if (table.busy) return { text: say('command-wait') };
  if (call) table.armed = true;
  const named = plays.filter((action) => (color === null || action.endsWith(`>${color}`)) && (seat === null || action.endsWith(`>P${seat + 1}`)));
  const [action] = named;
  if (action === undefined) return refused('action/bad_target', view);
  if (named.length > 1) {
    table.choosing = { face, key: `${face}#0`, actions: named };
    return { text: whatIsMissing(face, view) };
  }
  table.play(action);
  return { text: say('command-played', { face: faceName(face) }) };
}

function blocked(face: string, jump: boolean, table: TableState, view: View): Answer {
  const found = view.why[face] ?? (jump ? 'action/not_a_jump' : table.mine ? 'action/no_match' : 'action/not_your_turn');
  const { head, body } = why(face, found, view);
  return { text: sentences([head, body]), ruling: view.rulings[found] ?? RULINGS[found] };
}
