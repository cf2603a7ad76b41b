/** A hand in the player's own order: pure functions over faces. */
import type { Face } from './cards';

/** The hand in that order; what is new comes last, where a drawn card is looked for. */
export function arrange(order: readonly Face[], hand: readonly Face[]): Face[] {
  const left = [...hand];
  const kept = order.filter((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}

/** The order with one card at another place; `to` counts without that card. */
export function moveCard(order: readonly Face[], from: number, to: number): Face[] {
  const face = order[from];
  if (face === undefined) return [...order];
  const rest = order.filter((_, i) => i !== from);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), face, ...rest.slice(at)];
}

/** What somebody may have stored as an order. */
export function readOrder(text: string | null): Face[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((face): face is Face => typeof face === 'string') : [];
  } catch {
    return [];
  }
}
