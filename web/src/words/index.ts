/** What the game says, in each language two chunks of its own: who plays does not wait for the second. */
import type { Catalogues } from '../lib/words.svelte';

export const CATALOGUES: Catalogues = {
  en: () => import('./en'), es: () => import('./es'), fr: () => import('./fr'), de: () => import('./de'), pt: () => import('./pt'), ja: () => import('./ja'),
};
export const MORE: Catalogues = {
  en: () => import('./more/en'), es: () => import('./more/es'), fr: () => import('./more/fr'), de: () => import('./more/de'), pt: () => import('./more/pt'), ja: () => import('./more/ja'),
};
