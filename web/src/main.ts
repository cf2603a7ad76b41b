import { mount } from 'svelte';
import App from './App.svelte';
import { pageOf } from './lib/pages';
import { preferred, speak, speakFrom } from './lib/words.svelte';
import { CATALOGUES } from './words';
import './theme.css';
import './table.css';

async function begin(): Promise<void> {
  // Made-up tables at #/m/mock-…/0, to look at every state; not part of the built client.
  if (import.meta.env.DEV) (await import('../mock/install')).install();
  speakFrom(CATALOGUES);
  // The language first: what else is fetched comes in it.
  const [, first] = await Promise.all([speak(preferred()), pageOf(location.hash)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  mount(App, { target: root, props: { first } });
}

void begin();
