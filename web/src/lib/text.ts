/** Everything the client says, as pure functions: the log, the prompt, why a card does not fit. */
import { COLOR_NAMES, capital, colorOf, faceName, isWild, rankName } from './cards';
import type { Color, Face } from './cards';
import { isMine, playableFaces } from './reduce';
import type { GameEvent, SeatView, View } from './wire';

/** A piece of a sentence: words, a card, a colour, or somebody's name. */
export type Part = string | { face: Face } | { color: Color; more?: string } | { name: string };
export type Rich = Part[];

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function word(n: number): string {
  return WORDS[n] ?? String(n);
}

/** A face in the middle of a sentence: "red 7", "wild draw four". */
export function faceWords(face: Face): string {
  return faceName(face).toLowerCase();
}

export function plain(parts: Rich): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('face' in part) return faceWords(part.face);
      if ('color' in part) return COLOR_NAMES[part.color] + (part.more ?? '');
      return part.name;
    })
    .join('');
}

export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

/** Who a seat is, seen from another. */
export interface Table { seats: readonly SeatView[]; me: number | null }

export function tableOf(view: View): Table {
  return { seats: view.seats, me: view.seat };
}

/** The wilds that make a Wild Draw Four a bluff where they are held beside it: a house rule may differ from the edition. */
export function wildsAgainstFour(view: View): Face[] {
  const match = /\bwd4_match=(\w+)/.exec(view.rules.code)?.[1] ?? (view.edition === 'zelda' ? 'colour_wild' : 'colour');
  if (match === 'colour') return [];
  return match === 'colour_allwild' ? ['W', 'WT', 'WS', 'WC', 'W4'] : ['W', 'WT', 'WS', 'WC'];
}

export function nameOf(table: Table, seat: number | null | undefined): string {
  if (seat == null) return 'Nobody';
  return table.seats.find((s) => s.seat === seat)?.name ?? `Seat ${seat + 1}`;
}

function who(table: Table, seat: number | null | undefined, start = true): Part {
  return seat != null && seat === table.me ? (start ? 'You' : 'you') : { name: nameOf(table, seat) };
}

function cardList(faces: readonly Face[]): Rich {
  return faces.flatMap((face, i): Rich => (i === 0 ? [{ face }] : [i === faces.length - 1 ? ' and ' : ', ', { face }]));
}

const CAUSES: Record<string, string> = {
  draw_two: ' for the Draw Two', draw_four: ' for the Wild Draw Four', challenge: ' after the challenge', triforce: ' for the Triforce',
  uno: ' for the missed call', false_uno: ' for a false call', false_catch: ' for a false catch', last_card: ' for the last card',
  customizable: ' for the Customizable',
};

/** The sentence of an event in the log. */
export function sentence(event: GameEvent, table: Table): Rich {
  const mine = event.seat != null && event.seat === table.me;
  const actor = who(table, event.seat);
  const other = who(table, event.other, false);
  const does = (you: string, they: string): Rich => [actor, ` ${mine ? you : they}`];
  const is = mine ? 'are' : 'is';
  switch (event.type) {
    case 'round':
      return [`Round ${event.round ?? 1}. `, ...does('deal', 'deals'), '.'];
    case 'dealt':
      return [...does('get', 'gets'), ` ${word(event.count ?? 0)} ${event.count === 1 ? 'card' : 'cards'}.`];
    case 'opened':
      return opened(event);
    case 'played':
      return [
        ...does('play', 'plays'), ' ', ...faceOr(event.face),
        ...(event.color != null ? [mine ? ' and name ' : ' and names ', { color: event.color }] as Rich : []),
        ...(event.called ? [mine ? ' and call UNO!' : ' and calls UNO!'] : ['.']),
      ];
    case 'named':
      return event.color == null ? [...does('name', 'names'), ' a colour.'] : [...does('name', 'names'), ' ', { color: event.color }, '.'];
    case 'drew':
      return drew(event, does('draw', 'draws'));
    case 'kept':
      return [...does('keep', 'keeps'), ' the drawn card.'];
    case 'passed':
      return [...does('pass', 'passes'), ': nothing to draw, nothing to play.'];
    case 'skipped':
      return [actor, ` ${is} skipped.`];
    case 'reversed':
      return [`Play turns ${directionWord(event.direction ?? 1)}.`];
    case 'demanded': {
      const asker = who(table, event.other);
      const asks = event.other === table.me ? ' demand a ' : ' demands a ';
      return [asker, asks, ...colorOr(event.color), ' 3, 6 or 9 of ', who(table, event.seat, false), '.'];
    }
    case 'challenged':
      return [...does('challenge', 'challenges'), ' ', other, '.'];
    case 'shown':
      return mine
        ? [possessive(table, event.other), ' hand, shown to you alone: ', ...cardList(event.faces ?? []), '.']
        : [possessive(table, event.other), ' hand is shown to ', who(table, event.seat, false), ' alone.'];
    case 'verdict':
      return event.guilty
        ? ['It was a bluff: ', other, ' held a card that forbids it.']
        : ['It was fair: ', other, ' held nothing that forbids it.'];
    case 'called':
      return [...does('call', 'calls'), ' UNO!'];
    case 'false_call':
      return [...does('call', 'calls'), ' UNO with nothing to call.'];
    case 'caught':
      return [...does('catch', 'catches'), ' ', other, ': one card and no call.'];
    case 'false_catch':
      return [...does('try', 'tries'), ' to catch ', other, ', for nothing.'];
    case 'hands_shuffled':
      return [...does('shuffle', 'shuffles'), ' all hands together and', mine ? ' deal' : ' deals', ' them out again.'];
    case 'discarded':
      return [...does('lay', 'lays'), ' own wilds under the pile: ', ...cardList(event.faces ?? []), '.'];
    case 'reshuffled':
      return [`The discards are shuffled: ${count(event.count ?? 0, 'card')} to draw again.`];
    case 'left':
      return [...does('leave', 'leaves'), ' the table.'];
    case 'turn':
      return mine ? ['Your turn.'] : [{ name: nameOf(table, event.seat) }, ' is to move.'];
    case 'blocked':
      return ['Nobody can play and nothing is left to draw. The round is blocked.'];
    case 'round_over':
      if (event.seat == null) return ['The round ends without a winner.'];
      return [...does('win', 'wins'), ' the round', event.points ? `: ${count(event.points, 'point')}.` : '.'];
    case 'match_over':
      return event.seat == null ? ['The match is over.'] : [...does('win', 'wins'), ' the match.'];
  }
}

function possessive(table: Table, seat: number | null | undefined): Part {
  return seat != null && seat === table.me ? 'Your' : { name: `${nameOf(table, seat)}’s` };
}

function faceOr(face: Face | undefined): Rich {
  return face === undefined ? ['a card'] : [{ face }];
}

function colorOr(color: Color | null | undefined): Rich {
  return color == null ? [] : [{ color }];
}

function opened(event: GameEvent): Rich {
  if (event.fate === 'returned') return ['The opening card ', ...faceOr(event.face), ' goes back. Another is turned.'];
  if (event.fate === 'ignored') return ['The opening card ', ...faceOr(event.face), ' does not count. Another is turned.'];
  return ['The first card is ', ...faceOr(event.face), '.'];
}

function drew(event: GameEvent, draws: Rich): Rich {
  const drawn = event.count ?? 0;
  const short = event.owed !== undefined && event.owed > drawn ? ` Of ${word(event.owed)} owed, the piles held no more.` : '';
  const cause = CAUSES[event.cause ?? ''] ?? '';
  if (event.faces && event.faces.length > 0) return [...draws, ' ', ...cardList(event.faces), `${cause}.${short}`];
  return [...draws, ` ${word(drawn)} ${drawn === 1 ? 'card' : 'cards'}${cause}.${short}`];
}

export function directionWord(direction: number): string {
  return direction === 1 ? 'clockwise' : 'anticlockwise';
}

/** What a card must be to fit now: "red, a 7 or a wild". */
export function whatFits(view: View): string {
  const { top, color } = view;
  const fits: string[] = [];
  if (color !== null) fits.push(COLOR_NAMES[color]);
  if (top !== null && !isWild(top)) fits.push(`a ${rankName(top)}`);
  fits.push('a wild');
  return fits.length > 1 ? `${fits.slice(0, -1).join(', ')} or ${fits.at(-1) ?? ''}` : (fits[0] ?? '');
}

function onTop(view: View): string {
  const { top, color } = view;
  if (top === null) return 'Now';
  if (isWild(top)) return color === null ? `On a ${faceName(top)}` : `On a ${faceName(top)} with ${COLOR_NAMES[color]} named`;
  return `On a ${faceWords(top)}`;
}

export interface Advice { head: string; body: string }

/** Why a card may not be played now, and what would fit. */
export function why(face: Face, code: string, view: View): Advice {
  const name = faceName(face);
  const turn = nameOf(tableOf(view), view.turn);
  const drawnNames = view.drawn.map(faceWords).join(' or ');
  const demand = view.demand ? `a ${COLOR_NAMES[view.demand.color]} 3, 6 or 9` : 'a 3, 6 or 9 of the colour demanded';
  switch (code) {
    case 'action/no_match':
      return { head: `${name} does not match.`, body: `${onTop(view)} you need ${whatFits(view)}.` };
    case 'action/not_your_turn':
      return { head: `It is ${turn}’s turn.`, body: `${name} can wait for yours.` };
    case 'action/only_drawn_card':
      return { head: `${name} stays for now.`, body: `After drawing you play ${drawnNames ? `the ${drawnNames}` : 'the drawn card'} or keep it.` };
    case 'action/answer_first':
      return { head: 'Answer first.', body: `Take ${view.pending?.cards ?? 'the cards'}${view.pending?.challenge ? ', or challenge' : ''}; then play goes on.` };
    case 'action/needs_triforce':
      return { head: `${name} does not answer.`, body: `The Triforce asks for ${demand}. Or draw three.` };
    case 'action/wild_draw_four_illegal':
      return { head: `${name} must wait.`, body: `You hold ${view.color ? COLOR_NAMES[view.color] : 'the colour in force'}. It is allowed only without.` };
    case 'action/color_first':
      return { head: 'Name a colour first.', body: 'Then the first card can be played.' };
    case 'action/round_over':
      return { head: 'The round is over.', body: 'Deal the next one to play on.' };
    default:
      return { head: `${name} does not fit now.`, body: refusal(code) };
  }
}

const REFUSALS: Record<string, string> = {
  'action/no_match': 'That card matches neither colour, number nor symbol.',
  'action/not_your_turn': 'It is somebody else’s turn.',
  'action/only_drawn_card': 'Play the drawn card or keep it.',
  'action/answer_first': 'Take the cards or challenge first.',
  'action/needs_triforce': 'A 3, 6 or 9 of the demanded colour answers; nothing else does.',
  'action/wild_draw_four_illegal': 'Wild Draw Four is allowed only without the colour in force.',
  'action/color_first': 'Name a colour first.',
  'action/round_over': 'The round is over.',
  'action/not_in_hand': 'That card is not in your hand.',
  'action/color_missing': 'A wild needs a colour with it.',
  'action/nothing_to_draw': 'The draw pile is empty.',
  'action/draw_not_allowed': 'Drawing is not possible now.',
  'action/pass_not_allowed': 'Passing is not possible while you can play or draw.',
  'action/nothing_to_keep': 'There is no drawn card to keep.',
  'action/nothing_to_take': 'There is nothing to take.',
  'action/nothing_to_challenge': 'There is nothing to challenge.',
  'action/nothing_to_catch': 'Nobody can be caught now.',
  'action/nothing_to_call': 'There is nothing to call now.',
  'action/cannot_catch_self': 'You cannot catch yourself. Press UNO instead.',
  'action/nothing_to_name': 'There is no colour to name now.',
  'action/unknown': 'The table does not know that move.',
  'table/stale': 'The table has moved on. Look again and choose.',
};

export function refusal(code: string): string {
  return REFUSALS[code] ?? 'The table did not take that. Look again and choose.';
}

/** The red 7 and 8 of a prompt. */
function match(view: View): Rich {
  const { top, color } = view;
  const parts: Rich = color === null ? [] : [{ color }];
  if (top !== null && !isWild(top)) parts.push(`${parts.length ? ' or ' : ''}${rankName(top)}`);
  return parts.length ? parts : ['anything'];
}

export interface Prompt { title: Rich; sub: string }

/** The sentence over the hand. `choosing` is a wild whose colour is still to be named, `armed` a call made for the next play. */
export function prompt(view: View, choosing: Face | null, armed: boolean): Prompt {
  const table = tableOf(view);
  const mine = isMine(view);
  const after = view.next === null ? '' : view.next === view.seat ? 'You are next' : `Then ${nameOf(table, view.next)}`;
  if (view.phase === 'over') return { title: ['The round is over.'], sub: '' };
  if (choosing !== null) return { title: [`Name a ${isWild(choosing) ? 'colour' : 'player'} for your `, isWild(choosing) ? faceName(choosing) : { face: choosing }], sub: '' };
  if (mine) return { title: myPrompt(view, armed), sub: after };
  const me = view.seats.find((s) => s.seat === view.seat);
  if (me?.exposed) return { title: ['You hold one card and have not called. Press UNO'], sub: after };
  const caught = view.can_catch[0];
  if (caught !== undefined) {
    return { title: [`${nameOf(table, caught)} has one card and has not called.`], sub: `Open until ${nameOf(table, view.turn)} moves` };
  }
  if (view.turn === null) return { title: ['The table waits.'], sub: '' };
  return { title: [`${nameOf(table, view.turn)} is ${thinking(view)}.`], sub: after };
}

function thinking(view: View): string {
  if (view.phase === 'color') return 'naming a colour';
  if (view.phase === 'answer') return view.pending?.challenge ? 'weighing a challenge' : 'answering';
  if (view.phase === 'triforce') return 'looking for an answer';
  return 'thinking';
}

function myPrompt(view: View, armed: boolean): Rich {
  const table = tableOf(view);
  const playable = playableFaces(view);
  const drawn = view.drawn[0];
  if (view.phase === 'color') return ['You name the first colour'];
  if (view.phase === 'answer') return answerPrompt(view, table);
  if (view.phase === 'triforce' && view.demand) {
    const answers: Rich = ['Answer ', { color: view.demand.color }, ' 3, 6 or 9, or draw three'];
    return playable.size ? answers : ['No ', { color: view.demand.color }, ' 3, 6 or 9: draw three'];
  }
  if (view.phase === 'drawn') {
    if (drawn === undefined) return ['Nothing of what you drew fits. Keep it'];
    const color = colorOf(drawn);
    const card: Part = color === null ? faceName(drawn) : { color, more: ` ${rankName(drawn)}` };
    return ['You drew ', card, '. Play it or keep it?'];
  }
  if (view.hand.length === 2 && playable.size) return armed ? ['UNO is called with the card you play now'] : ['Two cards left. Call UNO, then play'];
  if (playable.size) return ['Your turn. Match ', ...match(view)];
  if (view.legal.includes('draw')) return ['Your turn. No ', ...match(view), ': draw a card'];
  if (view.legal.includes('pass')) return ['Nothing to draw, nothing to play: pass'];
  return ['Your turn'];
}

function answerPrompt(view: View, table: Table): Rich {
  const { pending } = view;
  if (!pending) return ['Your turn. Answer'];
  const by = nameOf(table, pending.by);
  const on: Rich = pending.challenge && view.accused_color ? [' on ', { color: view.accused_color }] : [`: take ${pending.cards}`];
  return [`${by} played ${isWild(pending.face) ? faceName(pending.face) : `a ${faceWords(pending.face)}`}`, ...on];
}

/** The page's title. */
export function pageTitle(view: View): string {
  if (view.phase === 'over') return `${view.result?.match_over ? 'Match over' : 'Round over'} · Wildpile`;
  if (isMine(view)) return 'Your turn · Wildpile';
  return view.turn === null ? 'Wildpile' : `${nameOf(tableOf(view), view.turn)} · Wildpile`;
}

/** How an opponent's seat is called by a screen reader. */
export function seatLabel(seat: SeatView, notes: readonly string[] = []): string {
  const parts = [seat.name, count(seat.cards, 'card'), count(seat.points, 'point'), ...notes];
  return parts.join(', ');
}

/** How a card of the hand is called: "Red 7, playable, 3 of 9". */
export function cardLabel(face: Face, at: number, of: number, state: 'playable' | 'blocked' | 'quiet', reason?: string): string {
  const note = state === 'playable' ? ', playable' : state === 'blocked' ? (reason === 'action/no_match' ? ', does not match' : ', not now') : '';
  return `${faceName(face)}${note}, ${at} of ${of}`;
}

/** What a screen reader hears of the others' moves: one text for one update, without deals and turns. */
export function spoken(events: readonly GameEvent[], table: Table): string {
  return events
    .filter((e) => e.type !== 'turn' && e.type !== 'dealt' && e.type !== 'shown')
    .map((e) => plain(sentence(e, table)))
    .join(' ');
}

/** Heading and second line of the end of a round. */
export function endTexts(view: View): Prompt {
  const { result } = view;
  const table = tableOf(view);
  if (!result) return { title: ['The round is over'], sub: '' };
  const target = view.rules.target;
  const mine = result.hands.find((h) => h.seat === view.seat);
  const standing = mine && target !== null ? ` You have ${mine.total} of ${target}.` : '';
  if (result.match_over) {
    const head = result.match_winner === null ? 'The match is over' : `${capitalWho(table, result.match_winner)} ${result.match_winner === view.seat ? 'win' : 'wins'} the match`;
    return { title: [head], sub: `Round ${view.round}.${standing}` };
  }
  if (result.winner === null) return { title: [result.blocked ? 'The round is blocked' : 'Nobody wins the round'], sub: `Round ${view.round}.${standing}` };
  const verb = result.winner === view.seat ? 'win' : 'wins';
  return { title: [`${capitalWho(table, result.winner)} ${verb} the round: ${count(result.points, 'point')}`], sub: `Round ${view.round}.${standing}` };
}

function capitalWho(table: Table, seat: number): string {
  return seat === table.me ? 'You' : capital(nameOf(table, seat));
}
