import { mount } from 'svelte';
import Score from './Score.svelte';
import { preferred, speak, speakFrom } from '../lib/words.svelte';
import { watchWorker } from './offline.svelte';
import { CATALOGUES } from './words';
import '../theme.css';
import './page.css';

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('score.html has no #root');
  speakFrom(CATALOGUES);
  await speak(preferred()).catch(() => speak('en'));
  mount(Score, { target: root });
  watchWorker();
}

void begin();
