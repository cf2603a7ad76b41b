/** What the two live regions of the table say: what happened, quietly, and what is asked of this player, at once. */
import { spoken } from '../lib/log';
import { prompt } from '../lib/prompt';
import { isMine } from '../lib/reduce';
import { tableOf } from '../lib/text';
import type { GameEvent, View } from '../lib/wire';
import { plain, sentences } from '../lib/words.svelte';

export class Voice {
  said = $state('');
  alerted = $state('');

  /** A text said twice in a row must differ, or nobody hears it. */
  say(text: string): void {
    this.said = this.said === text ? `${text}\u00a0` : text;
  }

  /** Tell an update: a player's own plays are known to them. */
  tell(before: View | null, view: View, events: readonly GameEvent[]): void {
    const heard = spoken(events.filter((event) => event.seat !== view.seat || event.type !== 'played'), tableOf(view));
    if (heard) this.say(heard);
    const caught = events.some((event) => event.type === 'caught' && event.other === view.seat);
    const turned = isMine(view) && (before === null || !isMine(before) || before.phase !== view.phase);
    const asked = () => plain(prompt(view, null, false).title);
    if (caught) this.alerted = sentences([heard, asked()]);
    else if (turned) this.alerted = asked();
    else if (!isMine(view)) this.alerted = '';
  }
}
