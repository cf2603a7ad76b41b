import { mount } from 'svelte';
import Gather from './Gather.svelte';
import { rootAt } from '../lib/api';
import { preferred, speak, speakFrom } from '../lib/words.svelte';
import { rootOf } from './place';
import { CATALOGUES } from './words';
import '../theme.css';

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('gather.html has no #root');
  rootAt(rootOf(location.href));
  speakFrom(CATALOGUES);
  await speak(preferred()).catch(() => speak('en'));
  mount(Gather, { target: root });
}

void begin();
