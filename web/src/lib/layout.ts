/** Where cards and seats lie: pure geometry. */

export interface Slot { x: number; y: number; turn: number; row: number }
export interface HandLayout { slots: Slot[]; rows: number; card: number; height: number; step: number; lift: number }
export interface HandSpace { width: number; card: number; phone: boolean; small?: number }

const RATIO = 230 / 160;
const STRIP = 24;
const MAX_ROWS = 6;

/** The card width for a hand: smaller on phones as the hand grows. */
export function cardWidth(cards: number, window: { width: number; height: number }): number {
  const { width, height } = window;
  if (height <= 340 && cards > 20) return 44;
  if (height <= 480) return cards > 13 ? 52 : 68;
  if (width <= 340 && cards > 13) return 46;
  if (width <= 560) return cards > 13 ? 54 : cards > 8 ? 64 : 74;
  if (width <= 900) return height >= 700 ? 104 : 74;
  return height <= 820 ? 100 : 118;
}

function rowsFor(cards: number, width: number, card: number): number {
  for (let rows = 1; rows < MAX_ROWS; rows++) {
    const per = Math.ceil(cards / rows);
    if (per <= 1 || (width - card) / (per - 1) >= STRIP) return rows;
  }
  return MAX_ROWS;
}

/** How many cards go in each row; a break moves by one card if that ends a group. */
export function rowLengths(groups: readonly string[], rows: number): number[] {
  const lengths: number[] = [];
  let start = 0;
  for (let row = 0; row < rows; row++) {
    const left = groups.length - start;
    const per = Math.ceil(left / (rows - row));
    const ends = (at: number) => at > start && groups[at - 1] !== groups[at];
    const shorter = row < rows - 1 && !ends(start + per) && ends(start + per - 1) && left - per + 1 <= per * (rows - row - 1);
    lengths.push(shorter ? per - 1 : per);
    start += lengths[row] ?? 0;
  }
  return lengths.filter((length) => length > 0);
}

/** Lay out a hand: one fanned row while a strip of 24 px shows of each card, straight rows beyond that. */
export function layHand(groups: readonly string[], space: HandSpace): HandLayout {
  const { phone } = space;
  let card = space.card;
  const keep = phone ? (groups.length <= 13 ? 6 : 0) : 16;
  const width = Math.max(space.width - 2 * keep, card);
  let rows = rowsFor(groups.length, width, card);
  if (!phone && rows > 1) {
    card = 84;
    rows = rowsFor(groups.length, width, card);
  }
  const height = card * RATIO;
  const lift = phone ? 10 : 14;
  const base = phone ? 14 : 26;
  const gap = height * (rows > 3 ? 0.66 : 0.8);
  const lengths = rowLengths(groups, rows);
  const per = Math.max(...lengths, 1);
  const step = per > 1 ? Math.min((width - card) / (per - 1), card * 0.74) : card;
  const slots: Slot[] = [];
  lengths.forEach((length, row) => {
    const left = (width - ((length - 1) * step + card)) / 2 + keep;
    const fan = rows === 1 ? Math.min(phone ? 8 : 16, length * 1.7) : 0;
    for (let i = 0; i < length; i++) {
      const t = length > 1 ? i / (length - 1) - 0.5 : 0;
      const drop = rows === 1 ? t * t * 4 * Math.min(16, length * 1.4) : 0;
      slots.push({ x: left + i * step, y: base + row * gap + drop, turn: t * fan, row });
    }
  });
  const total = rows === 1 ? height + base + (phone ? 12 : 18) : base + gap * (rows - 1) + height + 4;
  return { slots, rows, card, height: Math.ceil(total), step, lift };
}

/** Which card of a hand lies at a point of its box, or nearest to it; rows count for more than columns. */
export function slotAt({ slots, card }: HandLayout, x: number, y: number): number {
  const far = slots.map((slot) => Math.abs(slot.x + card / 2 - x) + 3 * Math.abs(slot.y + (card * RATIO) / 2 - y));
  return far.indexOf(Math.min(...far));
}

/** To which side a card moves to make room for one that goes from a place to another: -1, or 1. */
export function roomAt(i: number, from: number, to: number): number {
  return (to > from ? i > to : i >= to) ? 1 : -1;
}

/** Places of n opponents in per cent of the board: equal steps on an arc from your left over the top to your right. */
export function seatPlaces(n: number): { left: number; top: number }[] {
  const many = n > 5;
  const rx = many ? 43.5 : 41;
  const ry = many ? 45 : 38;
  const cy = many ? 62 : 52;
  const start = n === 1 ? 90 : n === 2 ? 40 : many ? -12 : n === 3 ? 0 : 6;
  const points: { left: number; top: number; along: number }[] = [];
  let along = 0;
  for (let k = 0; k <= 200; k++) {
    const angle = ((start + ((180 - 2 * start) * k) / 200) * Math.PI) / 180;
    const left = 50 - rx * Math.cos(angle);
    const top = cy - ry * Math.sin(angle);
    const last = points.at(-1);
    if (last) along += Math.hypot((left - last.left) * 1.95, top - last.top);
    points.push({ left, top, along });
  }
  return Array.from({ length: n }, (_, i) => {
    const want = n === 1 ? along / 2 : (along * i) / (n - 1);
    const point = points.find((p) => p.along >= want - 1e-6) ?? { left: 50, top: cy - ry };
    return { left: point.left, top: point.top };
  });
}

/** Columns of the grid of seats on a phone. */
export function seatColumns(n: number): number {
  return n <= 3 ? n : n === 4 ? 2 : n <= 6 ? 3 : n <= 8 ? 4 : 5;
}
