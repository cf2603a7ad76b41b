/** What the command field answers to a question: the table in words, from the view and the log alone. */
import { isWild, rankOf } from './cards';
import type { Question } from './commands';
import { endTexts } from './ending';
import { ruleSentences } from './house';
import { sentence } from './log';
import { prompt, waysOf } from './prompt';
import { isMine, playableFaces } from './reduce';
import type { Game } from './reduce';
import { partnerOf, seatLabel, tableOf, wayRound } from './text';
import type { SeatView, View } from './wire';
import { capital, colorWords, faceName, faceWords, joined, list, plain, say, sentences } from './words.svelte';

/** How many events "last" goes back, and more only while they are of one turn. */
const LAST = 3;

export function answerTo(question: Question, { view, log }: Game, armed: boolean): string {
  switch (question) {
    case 'now':
      return asked(view, armed);
    case 'who':
      return stop(sentences([asked(view, armed), say('command-way', { direction: wayRound(view.direction) })]));
    case 'last':
      return last(view, log);
    case 'hand':
      return hand(view);
    case 'count':
      return sentences([...view.seats.filter((seat) => seat.seat !== view.seat).map((seat) => stop(seatLabel(seat, notes(seat, view)))), stop(say('draw-pile', { count: view.draw_pile }))]);
    case 'top':
      return top(view);
    case 'points':
      return view.rules.target === null ? say('command-no-points') : stop(joined(view.seats.map((seat) => `${seat.seat === view.seat ? say('you') : seat.name} ${seat.points}`), 'comma'));
    case 'rules':
      return view.rules.official ? say('menu-official') : sentences([say('menu-house'), ...ruleSentences(view.rules).map(stop)]);
    case 'help':
      return say('command-help');
  }
}

/** A full stop behind what has none. */
function stop(text: string): string {
  return /[.!?。？！]$/.test(text) ? text : say('command-stop', { text });
}

/** What the prompt says, what may be answered, and who comes next. */
function asked(view: View, armed: boolean): string {
  const { title, sub } = view.phase === 'over' ? endTexts(view) : prompt(view, null, armed);
  const ways = isMine(view) && view.phase === 'answer' ? stop(say('prompt-ways', waysOf(view))) : '';
  return sentences([stop(plain(title)), ways, sub && stop(sub)]);
}

function last(view: View, log: Game['log']): string {
  const told = log.filter(({ event }) => event.type !== 'turn' && event.type !== 'dealt').slice(-LAST);
  return told.length ? sentences(told.map(({ event }) => plain(sentence(event, tableOf(view))))) : say('command-nothing-yet');
}

function hand(view: View): string {
  const fits = playableFaces(view);
  const named = (faces: readonly string[]) => list(faces.map((face) => ({ face })), 'and');
  if (!view.hand.length) return say('command-hand', { cards: say('cards', { count: 0 }) });
  const can = view.hand.filter((face) => fits.has(face));
  return sentences([say('command-hand', { cards: named(view.hand) }), can.length ? say('command-fits', { cards: named(can) }) : say('command-fits-none')]);
}

function top(view: View): string {
  const pile = stop(view.top ? say('discard-pile', { face: faceName(view.top) }) : say('discard-pile-empty'));
  const color = view.color === null ? say('color-none') : colorWords(view.color);
  return sentences([pile, stop(say('command-color', { color }))]);
}

function notes(seat: SeatView, view: View): string[] {
  return [
    ...(partnerOf(view, view.seat) === seat.seat ? [say('note-partner')] : []),
    ...(seat.left ? [say('note-left')] : seat.out ? [say('note-out')] : seat.exposed ? [say('note-no-call')] : []),
  ];
}

/** What is still to be named for a card: a colour, or whose hand a 7 swaps for. */
export function whatIsMissing(face: string, view: View): string {
  if (isWild(face)) return say('command-which-color', { face: faceWords(face) });
  const names = view.seats.filter((seat) => seat.seat !== view.seat && !seat.out && !seat.left).map((seat) => seat.name);
  return say('command-which-player', { rank: rankOf(face), names: joined(names.map(capital), 'or') });
}
