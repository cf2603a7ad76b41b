/** The sentence over the hand: what is to be done now, or whose turn it is. */
import { isWild, rankOf } from './cards';
import type { Face } from './cards';
import { isClosed, isMine, jumpFace, playableFaces } from './reduce';
import { nameOf, tableOf, who } from './text';
import type { Table } from './text';
import type { View } from './wire';
import { faceName, faceWords, list, rankWords, rich, say } from './words.svelte';
import type { Args, Part, Rich } from './words.svelte';

export interface Prompt { title: Rich; sub: string }

/** The sentence over the hand. `choosing` is a wild whose colour is still to be named, `armed` a call made for the next play. */
export function prompt(view: View, choosing: Face | null, armed: boolean): Prompt {
  const table = tableOf(view);
  const after = view.next === null ? '' : say('prompt-next', who(table, view.next));
  const me = view.seats.find((s) => s.seat === view.seat);
  if (isClosed(view)) return { title: rich(me?.left ? 'prompt-ended-left' : 'prompt-ended'), sub: '' };
  if (view.phase === 'over') return { title: rich('prompt-round-over'), sub: '' };
  if (me?.out || me?.left) return { title: rich(outKey(view)), sub: after };
  if (choosing !== null) return { title: isWild(choosing) ? rich('prompt-choose-color', { face: faceName(choosing) }) : rich('prompt-choose-player', { face: { face: choosing } }), sub: '' };
  if (isMine(view)) return { title: myPrompt(view, armed), sub: after };
  if (me?.exposed) return { title: rich('prompt-exposed'), sub: after };
  const caught = view.can_catch[0];
  if (caught !== undefined) return { title: rich('prompt-catch', { name: nameOf(table, caught) }), sub: openUntil(view, table) };
  const jump = jumpFace(view);
  if (jump !== null) {
    const form = armed ? 'called' : view.hand.length === 2 ? 'call' : 'plain';
    return { title: rich('prompt-jump', { form, face: cardPart(jump) }), sub: openUntil(view, table) };
  }
  if (view.turn === null) return { title: rich('prompt-waits'), sub: '' };
  return { title: rich('prompt-doing', { doing: doing(view), name: nameOf(table, view.turn) }), sub: after };
}

function openUntil(view: View, table: Table): string {
  return say('prompt-open-until', { name: nameOf(table, view.turn) });
}

function outKey(view: View): string {
  const me = view.seats.find((seat) => seat.seat === view.seat);
  if (me?.left) return 'prompt-left';
  return view.rules.scoring === 'elimination' && (me?.points ?? 0) >= (view.rules.target ?? Infinity) ? 'prompt-out-match' : 'prompt-out-round';
}

function doing(view: View): string {
  if (view.phase === 'color' || view.phase === 'triforce') return view.phase;
  return view.phase === 'answer' ? (view.pending?.challenge ? 'challenge' : 'answer') : 'play';
}

/** A card in a prompt: a wild by its name. */
function cardPart(face: Face): Part {
  return isWild(face) ? faceName(face) : { face };
}

/** What fits: the red and 7 of "red or 7". */
function matches(view: View): Args[string] {
  const { top, color } = view;
  const parts: Part[] = [...(color === null ? [] : [{ color }]), ...(top === null || isWild(top) ? [] : [rankWords(top)])];
  return parts.length ? list(parts, 'or') : say('prompt-anything');
}

function myPrompt(view: View, armed: boolean): Rich {
  const playable = playableFaces(view);
  if (view.phase === 'color') {
    return view.seats.every((seat) => seat.last === null) ? rich('prompt-first-color') : rich('prompt-color', { face: faceName(view.top ?? 'W') });
  }
  if (view.phase === 'answer') return answerPrompt(view);
  if (view.phase === 'triforce' && view.demand) {
    return rich(playable.size ? 'prompt-demand' : 'prompt-demand-none', { color: { color: view.demand.color }, count: view.demand.cards });
  }
  if (view.phase === 'drawn') return drawnPrompt(view);
  if (view.hand.length === 2 && playable.size) return rich(armed ? 'prompt-called' : 'prompt-two-left');
  if (playable.size) return rich('prompt-play', { match: matches(view) });
  const may = (action: string) => view.legal.includes(action);
  if (Object.values(view.why).includes('action/barred_last')) return rich('prompt-barred', { way: may('draw') ? 'draw' : 'pass' });
  if (may('draw')) return rich('prompt-draw', { match: matches(view) });
  return rich(may('pass') ? 'prompt-pass' : 'prompt-turn');
}

function drawnPrompt(view: View): Rich {
  const [more, keep] = [view.legal.includes('draw'), view.legal.includes('keep')];
  if (view.drawn.length === 0) return rich('prompt-drawn-none', { form: more ? 'more' : 'keep' });
  const cards = list(view.drawn.map(cardPart), 'and');
  if (view.drawn.length > 1) return rich('prompt-drawn-many', { form: keep ? 'keep' : 'play', cards });
  return rich('prompt-drawn', { form: more && keep ? 'more-keep' : more ? 'more' : keep ? 'keep' : 'play', cards });
}

function answerPrompt(view: View): Rich {
  const { pending, accused_color: laid, color } = view;
  if (!pending) return rich('prompt-answer');
  if (playableFaces(view).size && !pending.challenge) return [answers(view)];
  const { face, cards: count } = pending;
  const form = pending.challenge && laid ? (color ? 'naming' : 'on') : isWild(face) ? 'wild' : 'card';
  const args: Args = { form, count, face: isWild(face) ? faceName(face) : faceWords(face), color: laid ? { color: laid } : '', named: color ? { color } : '' };
  return pending.by === null ? rich('prompt-owed-pile', args) : rich('prompt-owed', { ...args, name: nameOf(tableOf(view), pending.by) });
}

/** "Take 4, challenge, or answer with a draw card": what may be done about a penalty. */
export function answers(view: View): string {
  return say('prompt-ways', waysOf(view));
}

/** The same as the values of a message. */
export function waysOf(view: View): Args {
  const cards = answerCards(view);
  const ways = [...(view.pending?.challenge ? ['challenge'] : []), ...(cards.length ? ['answer'] : []), ...(jumpFace(view) === null ? [] : ['jump'])];
  return { ways: ways.join('-') || 'take', count: view.pending?.cards ?? 0, cards: list(cards, 'or') };
}

/** "a draw card", "a Skip": what in this hand answers a penalty. */
function answerCards(view: View): string[] {
  const jump = jumpFace(view);
  const faces = [...playableFaces(view)].filter((face) => face !== jump);
  return [
    ...(faces.some((face) => face === 'W4' || rankOf(face) === '+2') ? [say('ways-draw')] : []),
    ...(faces.some((face) => rankOf(face) === 'S') ? [say('ways-skip')] : []),
    ...(faces.some((face) => rankOf(face) === 'R') ? [say('ways-reverse')] : []),
  ];
}

/** What the colour that is asked for binds the next player to; `face` is the wild, null where it lies there already. */
export function namingWords(view: View, face: Face | null): string {
  if (face === 'WT') {
    const { tri_answer, tri_chain_add } = view.rules.switches;
    const count = view.demand ? view.demand.cards + Number(tri_chain_add ?? 0) : 3;
    return say('naming-triforce', { answer: tri_answer === 'wt' || tri_answer === 'anywild' ? tri_answer : 'numbers', count });
  }
  return say(face === null && view.seats.every((seat) => seat.last === null) ? 'naming-first' : 'naming');
}
