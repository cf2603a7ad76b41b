/** QR codes; lean-qr does the work, and is fetched only with the sheet that shows one. */
import { generate, correction } from 'lean-qr';

/** More letters than this make squares too small for the camera of an ordinary phone. */
const MOST_LETTERS = 1200;

/** The dark squares of a code as a path of rows, one unit a square; null for a text that is too long. */
export function qrPath(text: string): { size: number; path: string } | null {
  if (text.length > MOST_LETTERS) return null;
  const code = generate(text, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      const from = x;
      while (code.get(x, y)) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  return { size: code.size, path };
}
