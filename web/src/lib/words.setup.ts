/** Tests speak English unless they say otherwise. */
import { speak, speakAlso, speakFrom } from './words.svelte';
import { CATALOGUES as AFTER } from '../after/words';
import { CATALOGUES, MORE } from '../words';
import { COMMANDS } from '../words/command';

speakFrom(CATALOGUES);
await speak('en');
await speakAlso(MORE);
await speakAlso(AFTER);
await speakAlso(COMMANDS);
