/** Made-up languages out of English, to see what a page does with longer words, and from right to left. */

const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', c: 'ç', y: 'ý', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', N: 'Ñ', C: 'Ç' };
const VOWELS = 'aeiou';
const FROM_RIGHT = '\u202e';
const END = '\u202c';

/** With accents, and about a third longer, as German is: every second vowel stands twice. */
export function lengthened(text: string): string {
  let vowels = 0;
  return [...text].map((letter) => {
    const accented = ACCENTS[letter] ?? letter;
    return VOWELS.includes(letter) && vowels++ % 4 !== 3 ? accented + accented : accented;
  }).join('');
}

/** Every word shown from right to left; where the words stand is up to the page. */
export function reversed(text: string): string {
  return text.replace(/[^\s*]+/g, (word) => `${FROM_RIGHT}${word}${END}`);
}
