import { mount } from 'svelte';
import App from './App.svelte';
import './theme.css';
import './table.css';

async function begin(): Promise<void> {
  // Made-up tables at #/m/mock-…/0, to look at every state; not part of the built client.
  if (import.meta.env.DEV) (await import('../mock/install')).install();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  mount(App, { target: root });
}

void begin();
