/** The log: a sentence for each event. */
import { addsOwn, wayRound, who, whom, winners } from './text';
import type { Table } from './text';
import type { GameEvent } from './wire';
import { list, plain, rich, say, sentences } from './words.svelte';
import type { Part, Rich } from './words.svelte';

/** The sentence of an event in the log. */
export function sentence(event: GameEvent, table: Table): Rich {
  const actor = who(table, event.seat);
  const other = whom(table, event.other);
  const tell = (args: Parameters<typeof rich>[1] = {}, form = '') => rich(`log-${event.type}${form}`, { ...actor, ...args });
  switch (event.type) {
    case 'round':
      return tell({ round: event.round ?? 1 });
    case 'dealt':
      return tell({ count: event.count ?? 0 });
    case 'opened':
      return tell({ fate: event.fate ?? 'stands', face: faceOr(event) });
    case 'played':
      return played(event, table);
    case 'named':
      return event.color == null ? tell({}, '-unseen') : tell({ color: { color: event.color } });
    case 'drew':
      return drew(event, table);
    case 'reversed':
    case 'rotated':
      return tell({ direction: wayRound(event.direction) });
    case 'demanded':
      // The seat of the event is who must answer.
      return rich('log-demanded', { ...who(table, event.other), ...whom(table, event.seat), color: event.color == null ? '' : { color: event.color } });
    case 'shown':
      return tell({ ...other, cards: faces(event) });
    case 'verdict':
      return tell(other, event.guilty ? '-bluff' : '-fair');
    case 'challenged':
    case 'caught':
    case 'false_catch':
    case 'swapped':
      return tell(other);
    case 'discarded':
      return tell({ cards: faces(event) });
    case 'reshuffled':
      return tell({ count: event.count ?? 0 });
    case 'round_over': {
      const points = event.seat != null && !addsOwn(table.scoring) ? (event.points ?? 0) : 0;
      return tell({ ...winners(table, event.seat), count: points }, points ? '-points' : '');
    }
    case 'match_over':
      return tell(winners(table, event.seat));
    case 'eliminated':
      return tell({}, table.scoring === 'elimination' ? '-match' : '');
    case 'turn':
    case 'kept':
    case 'passed':
    case 'skipped':
    case 'called':
    case 'false_call':
    case 'hands_shuffled':
    case 'left':
    case 'joined':
    case 'blocked':
    case 'jumped':
      return tell();
  }
}

function faceOr({ face }: GameEvent): Part {
  return face === undefined ? say('a-card') : { face };
}

function faces(event: GameEvent): ReturnType<typeof list> {
  return list((event.faces ?? []).map((face) => ({ face })), 'and');
}

function played(event: GameEvent, table: Table): Rich {
  const named = event.color != null;
  const form = named && event.called ? 'both' : named ? 'named' : event.called ? 'called' : 'plain';
  return rich('log-played', { ...who(table, event.seat), form, face: faceOr(event), color: event.color == null ? '' : { color: event.color } });
}

function drew(event: GameEvent, table: Table): Rich {
  const count = event.count ?? 0;
  const cards = event.faces?.length ? faces(event) : say('cards', { count });
  const told = rich('log-drew', { ...who(table, event.seat), cause: event.cause ?? 'choice', cards });
  if (event.owed === undefined || event.owed <= count) return told;
  return rich('sentences', { first: told, second: say('log-drew-short', { count: event.owed }) });
}

/** What a screen reader hears of the others' moves: one text for one update, without deals and turns. */
export function spoken(events: readonly GameEvent[], table: Table): string {
  const anew = events.some((e) => e.type === 'swapped' || e.type === 'rotated' || e.type === 'hands_shuffled');
  const told = events.filter((e) => e.type !== 'turn' && e.type !== 'shown' && (e.type !== 'dealt' || (anew && e.seat === table.me)));
  return sentences(told.map((e) => plain(sentence(e, table))));
}
