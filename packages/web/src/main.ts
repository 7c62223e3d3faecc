import { defineMancalaBoard } from '@mbegu/board';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { parseRoute } from './routes.ts';
import { openLanguage } from './state/language.svelte.ts';
import { watchModality } from './state/modality.ts';
import { watchStyles } from './state/styles.ts';
import { keepForOffline } from './state/version.svelte.ts';
import { loadView } from './views/later.ts';

defineMancalaBoard();
watchModality();
watchStyles();

const begin = async (): Promise<void> => {
  const route = parseRoute(location.hash);
  try {
    await openLanguage();
  } catch {
    // Without words there is only what index.html says by itself.
    document.body.classList.add('wordless');
    return;
  }
  const view = await loadView(route).catch(() => null);
  const target = document.getElementById('page');
  if (target) mount(App, { target, props: { route, view } });
  document.getElementById('late')?.remove();
  void keepForOffline();
};

// Not awaited: a view is a module that waits for this one.
void begin();
