import { defineMancalaBoard } from '@mbegu/board';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { openLanguage } from './state/language.svelte.ts';
import { watchModality } from './state/modality.ts';

defineMancalaBoard();
watchModality();
await openLanguage();
const target = document.getElementById('page');
if (target) mount(App, { target });
