/** Where the lines of the chart run, as pure sums. */
import type { Shape } from './cards';

const SHAPES: readonly Shape[] = ['circle', 'star', 'triangle', 'square'];
const TOP = 18;
const BOTTOM = 24;
const LEFT = 40;
const LABEL = 17;
const LETTER = 7.8;

export interface ChartInput { width: number; height: number; target: number | null; totals: readonly number[][]; names: readonly string[] }
interface Line { points: string; dots: { x: number; y: number }[]; end: { x: number; y: number }; label: number; name: string; shape: Shape }
export interface ChartLayout {
  left: number; right: number; target: number | null; grid: { value: number; y: number }[]; rounds: { number: number; x: number }[]; lines: Line[];
}

export function chartOf({ width, height, target, totals, names }: ChartInput): ChartLayout {
  const rounds = Math.max(1, ...totals.map((line) => line.length - 1));
  const most = Math.max(target ?? 0, 10, ...totals.flat());
  const labels = Math.min(Math.max(60, 34 + LETTER * Math.max(...names.map((name) => name.length))), width * 0.42);
  const letters = Math.floor((labels - 34) / LETTER);
  const left = LEFT;
  const right = Math.max(left + 40, width - labels);
  const round1 = (value: number) => Math.round(value * 10) / 10;
  const x = (round: number) => round1(left + ((right - left) * round) / rounds);
  const y = (points: number) => round1(height - BOTTOM - ((height - BOTTOM - TOP) * points) / most);
  const lines = totals.map((line, i): Line => {
    const dots = line.map((points, round) => ({ x: x(round), y: y(points) }));
    return { points: dots.map((dot) => `${dot.x},${dot.y}`).join(' '), dots, end: dots.at(-1) ?? { x: left, y: y(0) }, label: 0, name: shorten(names[i] ?? '', letters), shape: SHAPES[(i + Math.floor(i / 4)) % 4] ?? 'circle' };
  });
  spread(lines.map((line) => line.end.y), TOP - 6, height - 14).forEach((label, i) => {
    const line = lines[i];
    if (line) line.label = label;
  });
  const step = stepOf(most);
  const every = Math.ceil(rounds / Math.max(2, Math.floor((right - left) / 30)));
  return {
    left, right, lines,
    target: target === null ? null : y(target),
    grid: Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => ({ value: i * step, y: y(i * step) })),
    rounds: Array.from({ length: rounds }, (_, i) => ({ number: i + 1, x: x(i + 1) })).filter(({ number }) => number % every === 0),
  };
}

function shorten(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…` : name;
}

/** A round number that divides the height in two to five. */
function stepOf(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(most));
  return [unit / 5, unit / 2, unit, unit * 2].find((step) => most / step <= 5) ?? unit;
}

/** Labels side by side in the order of their lines, none on another, as near to them as can be. */
export function spread(wanted: readonly number[], least: number, most: number): number[] {
  const gap = Math.min(LABEL, (most - least) / Math.max(1, wanted.length - 1));
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let above = least - gap;
  for (const i of order) above = found[i] = Math.max(wanted[i] ?? 0, above + gap);
  let below = most + gap;
  for (const i of order.reverse()) below = found[i] = Math.min(found[i] ?? 0, below - gap);
  return found.map((value) => Math.round(value * 10) / 10);
}
