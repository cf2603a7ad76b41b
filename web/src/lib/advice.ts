/** Why not: what stands against a card or a button, and what would fit. */
import { faceCodes, isWild } from './cards';
import type { Face } from './cards';
import { waysOf } from './prompt';
import { isMine } from './reduce';
import { nameOf, tableOf } from './text';
import type { View } from './wire';
import { colorWords, faceName, faceWords, list, say, sayIf, sentences } from './words.svelte';

/** `ruling`: a paragraph of the rules by its number, or a switch by its key. */
export interface Advice { head: string; body: string; ruling?: string | undefined }

/** Why a card may not be played now, and what would fit. */
export function why(face: Face, code: string, view: View): Advice {
  const name = { face: faceName(face) };
  switch (code) {
    case 'action/no_match':
      return { head: say('why-no_match', name), body: whatFits(view) };
    case 'action/not_your_turn':
      return { head: say('why-not_your_turn', { name: nameOf(tableOf(view), view.turn) }), body: say('why-not_your_turn-body', name) };
    case 'action/only_drawn_card':
      return { head: say('why-only_drawn_card', name), body: afterDrawing(view) };
    case 'action/answer_first':
      return { head: say('why-answer_first'), body: say('why-answer_first-body', waysOf(view)) };
    case 'action/barred_last':
      return { head: say('why-barred_last', name), body: barred(view) };
    case 'action/must_play':
      return { head: say('why-must_play'), body: refusal(code) };
    case 'action/target_missing':
      return { head: say('why-target_missing', { face: faceWords(face) }), body: refusal(code) };
    case 'action/needs_triforce':
      return { head: say('why-needs_triforce', name), body: demanded(view) };
    case 'action/wild_draw_four_illegal':
      return { head: say('why-wild_draw_four_illegal', name), body: say('why-wild_draw_four_illegal-body', colorForm(view.color)) };
    case 'action/color_first':
      return { head: say('why-color_first'), body: say('why-color_first-body') };
    case 'action/round_over':
      return { head: say('why-round_over'), body: say('why-round_over-body') };
    default:
      return { head: say('why-other', name), body: refusal(code) };
  }
}

/** "On a red 7 you need red, a 7 or a wild." */
function whatFits(view: View): string {
  const { top, color } = view;
  const codes = top === null || isWild(top) ? null : faceCodes(top);
  const fits = [
    ...(color === null ? [] : [colorWords(color)]),
    ...(codes === null ? [] : [say('fits-rank', { kind: codes.kind, number: codes.kind === 'number' ? Number(codes.rank) : 0 })]),
    say('fits-wild'),
  ];
  const lies = top === null ? 'none' : !isWild(top) ? 'card' : color === null ? 'wild' : 'named';
  const on = top === null ? '' : isWild(top) ? faceName(top) : faceWords(top);
  return say('why-no_match-body', { top: lies, on, color: color === null ? '' : { color }, fits: list(fits, 'or') });
}

function afterDrawing(view: View): string {
  const ends = view.legal.includes('keep') ? (view.drawn.length ? 'keep' : 'end') : null;
  const form = [...(view.legal.includes('draw') ? ['another'] : []), ...(ends ? [ends] : [])].join('-') || 'play';
  const cards = view.drawn.length ? list(view.drawn.map((face) => ({ face })), 'or') : say('why-drawn');
  return say('why-only_drawn_card-body', { form, cards });
}

function barred(view: View): string {
  const finish = view.rules.switches['finish'] ?? 'any';
  return sentences([say('why-barred_last-body', { finish }), say(view.legal.includes('draw') ? 'why-barred_last-draw' : 'why-barred_last-wait')]);
}

function demanded({ demand }: View): string {
  return say('why-needs_triforce-body', { ...colorForm(demand?.color ?? null), count: demand?.cards ?? 3 });
}

function colorForm(color: View['color']): { form: string; color: string } {
  return color === null ? { form: 'other', color: '' } : { form: 'color', color: colorWords(color) };
}

/** The code of why a plain action is not legal now, as the server would give it. */
export function actRefusal(view: View, action: 'draw' | 'keep' | 'take'): string {
  const { phase } = view;
  if (phase === 'over') return 'action/round_over';
  if (!isMine(view)) return action === 'draw' ? 'action/not_your_turn' : `action/nothing_to_${action}`;
  if (phase === 'answer') return 'action/answer_first';
  if (phase === 'color') return 'action/color_first';
  if (action === 'draw') {
    if (phase === 'play') return view.legal.includes('pass') ? 'action/nothing_to_draw' : 'action/must_play';
    return phase === 'triforce' ? 'action/needs_triforce' : 'action/draw_not_allowed';
  }
  if (action === 'keep') return phase === 'drawn' ? 'action/must_play' : 'action/nothing_to_keep';
  return phase === 'triforce' ? 'action/must_play' : 'action/nothing_to_take';
}

/** What a code of the server says: of a refused move, or of any other error. */
export function refusal(code: string): string {
  const [room, name] = code.split('/');
  const key = room === 'action' ? `reason-${name}` : name === undefined ? `error-${room}` : `error-${room}-${name}`;
  return sayIf(key) ?? say('reason-other');
}

function isParagraph(ruling: string): boolean {
  return /^\d/.test(ruling);
}

/** What a link to a ruling is called, and where the page of the rulings has it. */
export function rulingLink(ruling: string): { text: string; href: string } {
  const text = say('tip-ruling', { kind: isParagraph(ruling) ? 'number' : 'table', ruling });
  return { text, href: `rules#${isParagraph(ruling) ? `r${ruling.replace('.', '-')}` : `switch-${ruling}`}` };
}
