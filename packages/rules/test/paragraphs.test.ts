import { describe, expect, test } from 'vitest';
import {
  abort,
  agree,
  createGame,
  GAME_IDS,
  type Game,
  legalMoves,
  type Match,
  type Move,
  makePosition,
  matchOutcome,
  must,
  now,
  optionSpecs,
  PARAGRAPHS,
  parsePosition,
  playMove,
  playOn,
  REASONS,
  reject,
  resign,
  startMatch,
  startPosition,
  timeOut,
} from '../src/index.ts';
import { type ParagraphVector, readVectors, type Step } from './support/files.ts';
import { checkPlayed, foldOf, notRejected } from './support/laws.ts';
import { runAll } from './support/run.ts';

const expanded = (events: readonly string[]): readonly string[] =>
  events.flatMap((event) => {
    const [type = '', times = '1'] = event.split('×');
    return new Array<string>(Number(times)).fill(type);
  });

const stepped = (match: Match, step: Step): Match => {
  const [word, side] = step.split(' ') as [string, 'S' | 'N' | undefined];
  if (side) return must((word === 'resign' ? resign : timeOut)(match, side));
  if (step === 'agree') return must(agree(match));
  if (step === 'round') return must(playOn(match));
  return step === 'abort' ? must(abort(match)) : must(playMove(match, step as Move));
};

const checkFault = (game: Game, { position = '', fault }: ParagraphVector): void => {
  const parsed = parsePosition(game, position);
  expect(parsed.ok ? [] : parsed.error.map(({ code }) => code)).toEqual(fault);
};

const checkSteps = (game: Game, vector: ParagraphVector): void => {
  const given = vector.position === undefined ? startPosition(game) : must(parsePosition(game, vector.position));
  if (vector.position !== undefined) expect(makePosition(given)).toBe(vector.position);
  let match = startMatch(game, given);
  expect(foldOf(given, now(match))).toEqual(now(match).position);
  if (vector.legal) {
    expect(legalMoves(game, now(match).position)).toEqual(vector.legal);
    expect(notRejected(game, now(match).position)).toEqual(vector.legal);
  }
  for (const step of vector.moves ?? (vector.move ? [vector.move] : [])) {
    const before = now(match).position;
    match = stepped(match, step);
    if (step !== 'round') checkPlayed(game, before, now(match));
  }
  const { position, outcome, events } = now(match);
  if (vector.next !== undefined) expect(makePosition(position)).toBe(vector.next);
  if (vector.outcome !== undefined) expect(outcome).toEqual(vector.outcome);
  if (vector.match !== undefined) expect(matchOutcome(match)).toEqual(vector.match);
  if (vector.events) expect(events.map(({ type }) => type)).toEqual(expanded(vector.events));
  if (vector.refused) expect(reject(game, position, vector.refused.move)?.code).toBe(vector.refused.code);
};

const check = (vector: ParagraphVector): void => {
  const game = must(createGame(vector.game, vector.options));
  if (vector.fault) checkFault(game, vector);
  else checkSteps(game, vector);
};

const every = GAME_IDS.flatMap((id) => readVectors<ParagraphVector>(id, 'paragraphs'));
const cited = every.flatMap(({ cite }) => cite.split(', '));
const timesCited = (place: string): number => cited.filter((cite) => cite === place).length;

test.each(GAME_IDS)('%s: what each paragraph says', (id) => {
  const vectors = readVectors<ParagraphVector>(id, 'paragraphs');
  for (const { game } of vectors) expect(game).toBe(id);
  runAll(vectors, check);
});

describe('nothing is left uncited', () => {
  test.each(GAME_IDS)('%s: every paragraph, by two vectors', (id) => {
    for (const paragraph of PARAGRAPHS[id]) {
      expect(timesCited(`${id} ${paragraph}`), `${id} ${paragraph}`).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(GAME_IDS)('%s: every option and value, by two vectors', (id) => {
    for (const [name, spec] of Object.entries(optionSpecs(id))) {
      const places = spec.kind === 'count' ? [name] : spec.values.map((value) => `${name}=${value}`);
      for (const place of places) expect(timesCited(`${id} ${place}`), `${id} ${place}`).toBeGreaterThanOrEqual(2);
    }
  });

  test('every topic of "Words and notation"', () => {
    const topics = [
      'start',
      'setup',
      'settle',
      'over',
      'pie',
      'aside',
      'majority',
      'pass',
      'order',
      'decisions',
      'holes',
    ];
    for (const topic of topics) expect(timesCited(`words ${topic}`), topic).toBeGreaterThanOrEqual(2);
  });

  test('every reason a game or match can end for', () => {
    const met = new Set(every.flatMap(({ outcome, match }) => [outcome?.reason, match?.reason]));
    for (const reason of REASONS) expect(met, reason).toContain(reason);
  });

  test('nothing that is not there', () => {
    const places = GAME_IDS.flatMap((id) =>
      [
        ...PARAGRAPHS[id],
        ...Object.entries(optionSpecs(id)).flatMap(([name, spec]) =>
          spec.kind === 'count' ? [name] : spec.values.map((value) => `${name}=${value}`),
        ),
      ].map((place) => `${id} ${place}`),
    );
    for (const place of cited) if (!place.startsWith('words ')) expect(places).toContain(place);
  });
});
