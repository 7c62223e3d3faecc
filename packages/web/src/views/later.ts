/** Views that are fetched, with their words, when they are first opened. */
import type { Component } from 'svelte';
import type { Route } from '../routes.ts';
import { openAnalysisTexts, openLearnTexts } from '../words.ts';

type Later = 'games' | 'openings' | 'analyse' | 'learn';
type View = Component<{ route: never }>;

const LOADERS: Readonly<Record<Later, () => Promise<View>>> = {
  games: async () => (await import('./Games.svelte')).default as View,
  openings: async () => (await Promise.all([import('./Openings.svelte'), openAnalysisTexts()]))[0].default as View,
  analyse: async () => (await Promise.all([import('./Analyse.svelte'), openAnalysisTexts()]))[0].default as View,
  learn: async () => (await Promise.all([import('./Learn.svelte'), openLearnTexts()]))[0].default as View,
};

/** The loader of a view that comes later; nothing for one that is there. */
export const laterView = ({ view }: Route): (() => Promise<Component<{ route: Route }>>) | undefined =>
  view in LOADERS ? (LOADERS[view as Later] as () => Promise<Component<{ route: Route }>>) : undefined;
