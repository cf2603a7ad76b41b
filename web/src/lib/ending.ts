/** The end of a round or of the match, in words. */
import type { Prompt } from './prompt';
import { addsOwn, tableOf, who, winners } from './text';
import type { Scoring, SeatView, View } from './wire';
import { rich, say, sentences } from './words.svelte';

/** Heading and second line of the end of a round. */
export function endTexts(view: View): Prompt {
  const { result } = view;
  if (!result) return { title: rich('end-round-over'), sub: '' };
  const { scoring, target } = view.rules;
  const table = tableOf(view);
  const round = target === null ? say('end-one-round') : say('end-round-number', { round: view.round });
  if (result.match_over) {
    const points = scoring === 'single' && result.winner !== null ? say('end-points', { count: result.points }) : '';
    const title = result.match_winner === null ? rich('end-match-over') : rich('end-match', winners(table, result.match_winner));
    return { title, sub: sentences([round, points, wayOf(scoring, target), standing(view)]) };
  }
  if (result.winner === null) return { title: rich(result.blocked ? 'end-blocked' : 'end-nobody'), sub: sentences([round, standing(view)]) };
  const title = rich(addsOwn(scoring) ? 'end-round' : 'end-round-points', { ...winners(table, result.winner), count: result.points });
  const gone = eliminatedNow(view).map((seat) => say('log-eliminated-match', who(table, seat)));
  return { title, sub: sentences([round, standing(view), ...gone]) };
}

function wayOf(scoring: Scoring, target: number | null): string {
  if (scoring === 'lowest') return say('end-way-lowest');
  return scoring === 'elimination' ? say('end-way-elimination', { target: target ?? 0 }) : '';
}

/** "You have 104 of 500." */
function standing(view: View): string {
  const { scoring, target } = view.rules;
  const mine = view.result?.hands.find((hand) => hand.seat === view.seat);
  if (!mine || target === null) return '';
  return say(tableOf(view).teams ? 'end-standing-pair' : 'end-standing', { form: addsOwn(scoring) ? 'plain' : 'of', total: mine.total, target });
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
  const key = view.rules.switches['blocked'] === 'void' ? 'end-blocked-void' : addsOwn(view.rules.scoring) ? 'end-blocked-own' : 'end-blocked-lowest';
  return sentences([say('end-blocked-body'), say(key)]);
}
