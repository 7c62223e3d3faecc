import { defineMancalaBoard } from '@mbegu/board';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { openWords } from './words.ts';

defineMancalaBoard();
await openWords(navigator.languages);
const target = document.getElementById('page');
if (target) mount(App, { target });
