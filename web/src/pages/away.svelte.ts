/** Somebody looks elsewhere: how they learn that it is their turn. None of it names a card. */
import { isMine } from '../lib/reduce';
import { settings } from '../lib/settings.svelte';
import type { View } from '../lib/wire';
import { say } from '../lib/words.svelte';

/** A dot of this kind goes on the page's icon. */
const DOT = "%3Ccircle cx='36' cy='-36' r='24' fill='%23ffd27a' stroke='%231d1424' stroke-width='7'/%3E%3C/svg%3E";
const END = '%3C/svg%3E';

/** Put the dot on the page's icon, or take it off. */
function mark(dotted: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.href.replace(DOT, END);
  if (icon && plain) icon.href = dotted ? plain.replace(END, DOT) : plain;
}

export class Away {
  isAway = $state(false);
  #notice: Notification | null = null;

  /** Follow whether anybody looks; call in an effect. */
  watch(): () => void {
    const watching = new AbortController();
    const { signal } = watching;
    const look = () => {
      this.isAway = document.hidden || !document.hasFocus();
      if (!this.isAway) this.#forget();
    };
    document.addEventListener('visibilitychange', look, { signal });
    for (const type of ['focus', 'blur']) addEventListener(type, look, { signal });
    look();
    return () => {
      watching.abort();
      this.#forget();
      mark(false);
    };
  }

  /** Mark the icon as long as it is this player's turn and nobody looks. */
  markIcon(mine: boolean): void {
    mark(mine && this.isAway && settings.away.dot);
  }

  /** The view changed: say so outside the page, where that is wanted. */
  tell(before: View | null, view: View): void {
    if (!isMine(view)) this.#forget();
    else if (this.isAway && settings.away.notice && (before === null || !isMine(before))) this.#notify(view);
  }

  #notify(view: View): void {
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    try {
      this.#notice = new Notification(say('notice-turn'), { body: say('edition', { edition: view.edition }), tag: `wildpile-${view.match}`, silent: true });
      this.#notice.onclick = () => window.focus();
    } catch {
      // Some browsers have them for installed pages alone.
    }
  }

  #forget(): void {
    this.#notice?.close();
    this.#notice = null;
  }
}

/** Whether the browser lets this page notify; it asks the player once. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}
