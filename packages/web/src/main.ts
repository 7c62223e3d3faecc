import { defineMancalaBoard } from '@mbegu/board';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { watchModality } from './state/modality.ts';
import { openWords } from './words.ts';

defineMancalaBoard();
watchModality();
await openWords(navigator.languages);
const target = document.getElementById('page');
if (target) mount(App, { target });
