/** Cards to show for ranks: a colour scores nothing, so each gets one that the deck has. */
import { colorsOf } from '../lib/cards';
import type { Face } from '../lib/cards';
import { RANKS } from '../lib/score';
import type { Hand } from '../lib/score';

const WILDS: Record<string, Face> = { W: 'W', F: 'W4', T: 'WT', H: 'WS', C: 'WC' };

function face(rank: string, turn: number, edition: string): Face {
  const colors = colorsOf(edition);
  return WILDS[rank] ?? `${(colors[turn % colors.length] ?? 'r').toUpperCase()}${rank === 'D' ? '+2' : rank}`;
}

/** The card on a key. */
export function keyFace(rank: string, edition: string): Face {
  return face(rank, rank === 'S' ? 2 : rank === 'R' ? 3 : 1, edition);
}

/** The cards of a hand, in colours that change from one to the next of a rank. */
export function cardFaces(hand: Exclude<Hand, number>, edition: string): { face: Face; rank: string }[] {
  return [...hand].map((rank, i) => {
    const before = hand.slice(0, i).split(rank).length - 1;
    return { rank, face: face(rank, RANKS.indexOf(rank) + before, edition) };
  });
}
