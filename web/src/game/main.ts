import { mount } from 'svelte';
import GamePage from './GamePage.svelte';
import { readGame } from '../lib/game';
import { preferred, speak, speakFrom } from '../lib/words.svelte';
import { CATALOGUES } from './words';
import '../theme.css';
import '../table.css';
import './page.css';

async function begin(): Promise<void> {
  const target = document.getElementById('root');
  const given = document.getElementById('game');
  if (!target || !given) throw new Error('the page has no #root or no #game');
  speakFrom(CATALOGUES);
  await speak(preferred()).catch(() => speak('en'));
  mount(GamePage, { target, props: { game: readGame(given.textContent ?? '') } });
}

void begin();
