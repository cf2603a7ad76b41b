/** Everything the client says, as pure functions: the log, the prompt, why a card does not fit. */
import { COLOR_NAMES, capital, colorOf, faceName, isWild, rankName, rankOf } from './cards';
import type { Color, Face } from './cards';
import { isClosed, isMine, jumpFace, playableFaces } from './reduce';
import type { Judged } from './reduce';
import type { GameEvent, RulesView, Scoring, SeatView, View } from './wire';

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

/** The words with their article: "a 7", "an 8". */
export function withArticle(words: string): string {
  return `${/^(?:[aeio]|8)/i.test(words) ? 'an' : 'a'} ${words}`;
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

/** Who a seat is, seen from another, and by which rules points are counted. */
export interface Table { seats: readonly SeatView[]; me: number | null; scoring: Scoring; teams: boolean }

export function tableOf(view: View): Table {
  return { seats: view.seats, me: view.seat, scoring: view.rules.scoring, teams: isTeams(view.rules) };
}

export function isTeams(rules: RulesView): boolean {
  return rules.switches['teams'] === 1;
}

/** Whether points are what one is left with, not what one wins. */
export function addsOwn(scoring: Scoring): boolean {
  return scoring === 'lowest' || scoring === 'elimination';
}

/** The seat opposite, where partners play. */
export function partnerOf(view: View, seat: number | null): number | null {
  return seat !== null && isTeams(view.rules) ? (seat + 2) % 4 : null;
}

/** The goal of the match, for a heading: "to 500", "out at 500", "to 500, fewest wins". */
export function goal(rules: RulesView): string {
  if (rules.target === null) return '';
  if (rules.scoring === 'elimination') return `out at ${rules.target}`;
  return rules.scoring === 'lowest' ? `to ${rules.target}, fewest wins` : `to ${rules.target}`;
}

/** The wilds that make a Wild Draw Four a bluff where they are held beside it: a house rule may differ from the edition. */
export function wildsAgainstFour(view: View): Face[] {
  const match = view.rules.switches['wd4_match'] ?? (view.edition === 'zelda' ? 'colour_wild' : 'colour');
  if (match === 'colour') return [];
  return match === 'colour_allwild' ? ['W', 'WT', 'WS', 'WC', 'W4'] : ['W', 'WT', 'WS', 'WC'];
}

/** What a challenge came to, told to whoever made it: how it stood then, not what was played since. */
export function verdictWords(told: Judged & { guilty: boolean }, accused: string, held: readonly Face[]): Rich {
  const stands: Rich = told.named === null ? ['.'] : ['; ', { color: told.named }, ' stands.'];
  if (!told.guilty) return [`${accused} held nothing of the colour, so it was fair. You draw ${word(told.cost ?? 6)} and lose the turn`, ...stands];
  const cards: Rich = held.length ? held.flatMap((face, i): Rich => [i === 0 ? '' : ' and ', { face }]) : ['a card that forbids it'];
  return [`${accused} held `, ...cards, `, so it was a bluff. ${accused} draws ${word(told.cost ?? 4)} and the turn is yours`, ...stands];
}

export function nameOf(table: Table, seat: number | null | undefined): string {
  if (seat == null) return 'Nobody';
  return table.seats.find((s) => s.seat === seat)?.name ?? `Seat ${seat + 1}`;
}

function who(table: Table, seat: number | null | undefined, start = true): Part {
  return seat != null && seat === table.me ? (start ? 'You' : 'you') : { name: nameOf(table, seat) };
}

/** "You", "Mara", or both of a pair. `verb` agrees with them. */
function side(table: Table, seat: number, you: string, they: string): Rich {
  if (!table.teams) return [who(table, seat), ` ${seat === table.me ? you : they}`];
  const other = (seat + 2) % 4;
  const [first, second] = other === table.me || (seat !== table.me && other < seat) ? [other, seat] : [seat, other];
  return [who(table, first), ' and ', who(table, second, false), ` ${you}`];
}

function cardList(faces: readonly Face[]): Rich {
  return faces.flatMap((face, i): Rich => (i === 0 ? [{ face }] : [i === faces.length - 1 ? ' and ' : ', ', { face }]));
}

const CAUSES: Record<string, string> = {
  draw_two: ' for the Draw Two', draw_four: ' for the Wild Draw Four', challenge: ' after the challenge', triforce: ' for the Triforce',
  uno: ' for the missed call', false_uno: ' for a false call', false_catch: ' for a false catch', last_card: ' for the last card',
  customizable: ' for the Customizable', house_rule: ' by the house rules',
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
      return [...side(table, event.seat, 'win', 'wins'), ' the round', event.points && !addsOwn(table.scoring) ? `: ${count(event.points, 'point')}.` : '.'];
    case 'match_over':
      return event.seat == null ? ['The match is over.'] : [...side(table, event.seat, 'win', 'wins'), ' the match.'];
    case 'jumped':
      return [...does('jump', 'jumps'), ' in.'];
    case 'swapped':
      return [...does('swap', 'swaps'), ' hands with ', other, '.'];
    case 'rotated':
      return [`Every hand goes on to the next player, ${directionWord(event.direction ?? 1)}.`];
    case 'eliminated':
      return [actor, table.scoring === 'elimination' ? ` ${is} out.` : ` ${is} out of the round: too many cards.`];
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
  if (top !== null && !isWild(top)) fits.push(withArticle(rankName(top)));
  fits.push('a wild');
  return fits.length > 1 ? `${fits.slice(0, -1).join(', ')} or ${fits.at(-1) ?? ''}` : (fits[0] ?? '');
}

function onTop(view: View): string {
  const { top, color } = view;
  if (top === null) return 'Now';
  if (isWild(top)) return color === null ? `On ${withArticle(faceName(top))}` : `On ${withArticle(faceName(top))} with ${COLOR_NAMES[color]} named`;
  return `On ${withArticle(faceWords(top))}`;
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
      return { head: `${name} stays for now.`, body: `After drawing you play ${drawnNames ? `the ${drawnNames}` : 'the drawn card'}${afterDrawing(view)}.` };
    case 'action/answer_first':
      return { head: 'Answer first.', body: `${answers(view)}; then play goes on.` };
    case 'action/barred_last':
      return { head: `${name} may not be your last card.`, body: `${LAST_CARDS[String(view.rules.switches['finish'])] ?? 'The rules of this table bar it'}. ${view.legal.includes('draw') ? 'Draw a card.' : 'It has to wait.'}` };
    case 'action/must_play':
      return { head: 'You can play.', body: refusal(code) };
    case 'action/target_missing':
      return { head: `Whose hand for your ${faceWords(face)}?`, body: refusal(code) };
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

const LAST_CARDS: Record<string, string> = {
  number: 'Only a number may end the round', no_wild: 'No wild may end the round', no_draw: 'No draw card may end the round',
};

function afterDrawing(view: View): string {
  const ways = [...(view.legal.includes('draw') ? ['draw another'] : []), ...(view.legal.includes('keep') ? [view.drawn.length ? 'keep it' : 'end your turn'] : [])];
  return ways.length ? `, or ${ways.join(', or ')}` : '';
}

/** "Take 4, challenge, or answer with a draw card": what may be done about a penalty. */
export function answers(view: View): string {
  const ways = [`Take ${view.pending?.cards ?? 'the cards'}`];
  if (view.pending?.challenge) ways.push('challenge');
  const cards = answerCards(view);
  if (cards) ways.push(`answer with ${cards}`);
  if (jumpFace(view) !== null) ways.push('jump in');
  if (ways.length < 3) return ways.join(', or ');
  return `${ways.slice(0, -1).join(', ')}, or ${ways.at(-1) ?? ''}`;
}

/** "a draw card or a Skip": what in this hand answers a penalty; nothing where nothing does. */
function answerCards(view: View): string {
  const jump = jumpFace(view);
  const faces = [...playableFaces(view)].filter((face) => face !== jump);
  const kinds = [
    ...(faces.some((face) => face === 'W4' || rankOf(face) === '+2') ? ['a draw card'] : []),
    ...(faces.some((face) => rankOf(face) === 'S') ? ['a Skip'] : []),
    ...(faces.some((face) => rankOf(face) === 'R') ? ['a Reverse'] : []),
  ];
  return kinds.join(' or ');
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

const REFUSALS: Record<string, string> = {
  'action/no_match': 'That card matches neither colour, number nor symbol.',
  'action/not_your_turn': 'It is somebody else’s turn.',
  'action/only_drawn_card': 'Play the drawn card or keep it.',
  'action/answer_first': 'Take the cards or answer them first.',
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
  'action/must_play': 'By the rules of this table you play when you can.',
  'action/barred_last': 'By the rules of this table that card may not be your last.',
  'action/target_missing': 'A 7 swaps hands: say with whom.',
  'action/bad_target': 'Nobody there has a hand to swap. Choose somebody else.',
  'action/not_a_jump': 'You jump in with the very card that lies on top, while it is not your turn.',
  'action/left_already': 'You are out of this round.',
  'action/open_first': 'The first card is still to be turned.',
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

/** What the colour that is asked for binds the next player to; `face` is the wild, null where it lies there already. */
export function namingWords(view: View, face: Face | null): string {
  if (face === 'WT') {
    const wilds: Partial<Record<string, string>> = { wt: ', a Wild Triforce', anywild: ', a Wild, a Wild Triforce' };
    const { tri_answer, tri_chain_add } = view.rules.switches;
    const price = view.demand ? view.demand.cards + Number(tri_chain_add ?? 0) : 3;
    return `The next player must play a 3, 6 or 9 of it${wilds[tri_answer ?? ''] ?? ''}, or draw ${word(price)}.`;
  }
  const isFirst = face === null && view.seats.every((seat) => seat.last === null);
  return isFirst ? 'The first card must match it.' : 'The next player must match it.';
}

export interface Prompt { title: Rich; sub: string }

/** The sentence over the hand. `choosing` is a wild whose colour is still to be named, `armed` a call made for the next play. */
export function prompt(view: View, choosing: Face | null, armed: boolean): Prompt {
  const table = tableOf(view);
  const mine = isMine(view);
  const after = view.next === null ? '' : view.next === view.seat ? 'You are next' : `Then ${nameOf(table, view.next)}`;
  if (isClosed(view)) return { title: [closedWords(view)], sub: '' };
  if (view.phase === 'over') return { title: ['The round is over.'], sub: '' };
  if (isOut(view)) return { title: [outWords(view)], sub: after };
  if (choosing !== null) return { title: [`Name a ${isWild(choosing) ? 'colour' : 'player'} for your `, isWild(choosing) ? faceName(choosing) : { face: choosing }], sub: '' };
  if (mine) return { title: myPrompt(view, armed), sub: after };
  const me = view.seats.find((s) => s.seat === view.seat);
  if (me?.exposed) return { title: ['You hold one card and have not called. Press UNO'], sub: after };
  const caught = view.can_catch[0];
  if (caught !== undefined) {
    return { title: [`${nameOf(table, caught)} has one card and has not called.`], sub: `Open until ${nameOf(table, view.turn)} moves` };
  }
  const jump = jumpFace(view);
  if (jump !== null) {
    const called = armed ? 'UNO is called. ' : view.hand.length === 2 ? 'Call UNO, then jump' : 'Jump';
    return { title: [armed ? `${called}Jump in with ` : `${called} in with `, ...cardPart(jump), '?'], sub: `Open until ${nameOf(table, view.turn)} moves` };
  }
  if (view.turn === null) return { title: ['The table waits.'], sub: '' };
  return { title: [`${nameOf(table, view.turn)} is ${thinking(view)}.`], sub: after };
}

/** Whether this seat has no cards any more, and waits for the round's or the match's end. */
function isOut(view: View): boolean {
  return view.seats.some((seat) => seat.seat === view.seat && (seat.out || seat.left));
}

function closedWords(view: View): string {
  return view.seats.some((seat) => seat.seat === view.seat && seat.left) ? 'You have left. This game has ended.' : 'This game has ended.';
}

/** What leaving does: with bots alone left, nobody plays on. */
export function leaveWords(view: View): string {
  const alone = view.seats.every((seat) => seat.seat === view.seat || seat.bot !== null || seat.left);
  return alone ? 'You are the only person here, so the game ends. It cannot be taken up again.' : 'Your cards go under the pile and the others play on. The game cannot be taken up again.';
}

function outWords(view: View): string {
  const me = view.seats.find((seat) => seat.seat === view.seat);
  if (me?.left) return 'You have left the table.';
  return view.rules.scoring === 'elimination' && (me?.points ?? 0) >= (view.rules.target ?? Infinity)
    ? 'You are out of the match. The others play on.'
    : 'You are out of this round. The others play on.';
}

/** A card in a prompt: a colour on its chip and the rank, or a wild's name. */
function cardPart(face: Face): Rich {
  const color = colorOf(face);
  return [color === null ? faceName(face) : { color, more: ` ${rankName(face)}` }];
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
  if (view.phase === 'color') return [view.seats.every((seat) => seat.last === null) ? 'You name the first colour' : `You name the colour of your ${faceName(view.top ?? 'W')}`];
  if (view.phase === 'answer') return answerPrompt(view, table);
  if (view.phase === 'triforce' && view.demand) {
    const answers: Rich = ['Answer ', { color: view.demand.color }, ' 3, 6 or 9, or draw three'];
    return playable.size ? answers : ['No ', { color: view.demand.color }, ' 3, 6 or 9: draw three'];
  }
  if (view.phase === 'drawn') {
    const [more, keep] = [view.legal.includes('draw'), view.legal.includes('keep')];
    if (drawn === undefined) return [more ? 'Nothing that fits yet. Draw another, or end your turn' : 'Nothing of what you drew fits. Keep it'];
    const cards = view.drawn.flatMap((face, i): Rich => [i ? ' and ' : '', ...cardPart(face)]);
    if (view.drawn.length > 1) return ['You drew ', ...cards, keep ? '. Play one or keep them?' : '. Play one'];
    if (more) return ['You drew ', ...cards, keep ? '. Play it, draw another or keep it?' : '. Play it or draw another?'];
    return ['You drew ', ...cards, keep ? '. Play it or keep it?' : ' and must play it'];
  }
  if (view.hand.length === 2 && playable.size) return armed ? ['UNO is called with the card you play now'] : ['Two cards left. Call UNO, then play'];
  if (playable.size) return ['Your turn. Match ', ...match(view)];
  if (Object.values(view.why).includes('action/barred_last')) return ['Nothing you hold may be your last card: ', view.legal.includes('draw') ? 'draw a card' : 'pass'];
  if (view.legal.includes('draw')) return ['Your turn. No ', ...match(view), ': draw a card'];
  if (view.legal.includes('pass')) return ['Nothing to draw, nothing to play: pass'];
  return ['Your turn'];
}

function answerPrompt(view: View, table: Table): Rich {
  const { pending } = view;
  if (!pending) return ['Your turn. Answer'];
  if (playableFaces(view).size && !pending.challenge) return [answers(view)];
  const card = isWild(pending.face) ? faceName(pending.face) : withArticle(faceWords(pending.face));
  const named: Rich = view.color ? [', naming ', { color: view.color }] : [];
  const on: Rich = pending.challenge && view.accused_color ? [' on ', { color: view.accused_color }, ...named] : [`: take ${pending.cards}`];
  return [pending.by === null ? `On the pile lies ${card}` : `${nameOf(table, pending.by)} played ${card}`, ...on];
}

/** The page's title. */
export function pageTitle(view: View): string {
  if (isClosed(view)) return 'Game ended · Wildpile';
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
export function cardLabel(face: Face, at: number, of: number, state: 'playable' | 'jump' | 'blocked' | 'quiet', reason?: string): string {
  const note = state === 'playable' ? ', playable' : state === 'jump' ? ', playable out of turn' : state === 'blocked' ? (reason === 'action/no_match' ? ', does not match' : ', not now') : '';
  return `${faceName(face)}${note}, ${at} of ${of}`;
}

/** What a screen reader hears of the others' moves: one text for one update, without deals and turns. */
export function spoken(events: readonly GameEvent[], table: Table): string {
  const anew = events.some((e) => e.type === 'swapped' || e.type === 'rotated' || e.type === 'hands_shuffled');
  return events
    .filter((e) => e.type !== 'turn' && e.type !== 'shown' && (e.type !== 'dealt' || (anew && e.seat === table.me)))
    .map((e) => plain(sentence(e, table)))
    .join(' ');
}

/** Heading and second line of the end of a round. */
export function endTexts(view: View): Prompt {
  const { result } = view;
  const table = tableOf(view);
  if (!result) return { title: ['The round is over'], sub: '' };
  const { scoring, target } = view.rules;
  const mine = result.hands.find((h) => h.seat === view.seat);
  const have = table.teams ? 'Your pair has' : 'You have';
  const standing = mine && target !== null ? ` ${have} ${mine.total}${addsOwn(scoring) ? '' : ` of ${target}`}.` : '';
  const round = target === null ? 'One round.' : `Round ${view.round}.`;
  if (result.match_over) {
    const ways: Partial<Record<Scoring, string>> = { lowest: ' The lowest total wins.', elimination: ` The last one below ${target ?? 0} wins.` };
    const points = scoring === 'single' && result.winner !== null ? ` ${count(result.points, 'point')}.` : '';
    const head = result.match_winner === null ? 'The match is over' : `${plain(side(table, result.match_winner, 'win', 'wins'))} the match`;
    return { title: [head], sub: `${round}${points}${ways[scoring] ?? ''}${standing}` };
  }
  if (result.winner === null) return { title: [result.blocked ? 'The round is blocked' : 'Nobody wins the round'], sub: `${round}${standing}` };
  const gained = addsOwn(scoring) ? '' : `: ${count(result.points, 'point')}`;
  const gone = eliminatedNow(view).map((seat) => plain([who(table, seat), seat === table.me ? ' are out.' : ' is out.'])).join(' ');
  return { title: [`${plain(side(table, result.winner, 'win', 'wins'))} the round${gained}`], sub: `${round}${standing}${gone ? ` ${gone}` : ''}` };
}

/** The seats that this round put out of the match; where it would be all, nobody goes. */
export function eliminatedNow(view: View): number[] {
  const { result, rules } = view;
  if (!result || rules.scoring !== 'elimination' || rules.target === null) return [];
  const limit = rules.target;
  const gone = result.hands.filter((hand) => hand.gained > 0 && hand.total >= limit).map((hand) => hand.seat);
  const before = (seat: SeatView) => seat.left || (seat.out && seat.points >= limit);
  return view.seats.every((seat) => before(seat) || gone.includes(seat.seat)) ? [] : gone;
}

/** What a blocked round comes to. */
export function blockedWords(view: View): string {
  const start = 'Nobody could play and nothing was left to draw.';
  if (view.rules.switches['blocked'] === 'void') return `${start} The round counts nothing.`;
  return addsOwn(view.rules.scoring) ? `${start} Everybody adds up the own hand.` : `${start} The lowest hand scores the difference.`;
}

/** A rule as the server says it, without its key and with a capital: for a list. */
export function ruleSentence(said: string): string {
  return `${capital(said.replace(/ \((?:\w+)\)$/, ''))}.`;
}
