/** What the score pad says, in each language a chunk of its own. */
import type { Catalogues } from '../../lib/words.svelte';

export const CATALOGUES: Catalogues = {
  en: () => import('./en'), es: () => import('./es'), fr: () => import('./fr'), de: () => import('./de'), pt: () => import('./pt'), ja: () => import('./ja'),
};
