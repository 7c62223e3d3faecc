/**
 * Views that are fetched, with their words, when they are first opened: whoever comes to play loads nothing else. The view
 * for playing is no part of its own; so is everything it needs in one piece, which is smaller than the sum of many.
 */
import type { Component } from 'svelte';
import type { Route } from '../routes.ts';
import { openAnalysisTexts, openLearnTexts, withSetupTexts } from '../words.ts';
import Play from './Play.svelte';

export type View = Component<{ route: Route }>;
/** Each view takes the route of its own. */
type Loader = () => Promise<{ readonly default: Component<{ route: never }> }>;

const LOADERS: Readonly<Record<Route['view'], Loader>> = {
  home: () => withSetupTexts(import('./Home.svelte')),
  games: () => withSetupTexts(import('./Games.svelte')),
  new: () => withSetupTexts(import('./NewGame.svelte')),
  play: () => Promise.resolve({ default: Play }),
  openings: async () => (await Promise.all([withSetupTexts(import('./Openings.svelte')), openAnalysisTexts()]))[0],
  analyse: async () => (await Promise.all([withSetupTexts(import('./Analyse.svelte')), openAnalysisTexts()]))[0],
  learn: async () => (await Promise.all([withSetupTexts(import('./Learn.svelte')), openLearnTexts()]))[0],
};

/** The view of a route; rejects where it cannot be fetched. */
export const loadView = async ({ view }: Route): Promise<View> => (await LOADERS[view]()).default as View;
