import { readFileSync } from 'node:fs';
import {
  explainMove,
  explainRefusal,
  GAME_IDS,
  type Game,
  type GameId,
  gameOf,
  type Message,
  type Move,
  makePosition,
  must,
  now,
  PARAGRAPHS,
  parsePosition,
  playMove,
  startMatch,
  startPosition,
} from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, type Example, OPTION_EXAMPLES, type OptionExample } from '../src/index.ts';

interface Shown {
  /** What is said about the last move, made or refused. */
  readonly messages: readonly Message[];
  /** `null` where it was refused. */
  readonly after: string | null;
}

/** Plays an example: all moves before must be legal, the last may be refused. */
const show = (
  game: Game,
  { position, before = [], move }: { position: string; before?: readonly Move[]; move: Move },
): Shown => {
  let match = startMatch(game, must(parsePosition(game, position)));
  expect(match.opening.events, 'the given position is settled').toEqual([]);
  for (const each of before) match = must(playMove(match, each));
  const from = now(match).position;
  const played = playMove(match, move);
  if (!played.ok) return { messages: [explainRefusal(played.error, game)], after: null };
  const { events, position: to } = now(played.value);
  return { messages: explainMove(game, from, events), after: makePosition(to) };
};

/** A vector of the rules, as far as it says what is played in it; its results are checked there. */
interface Vector {
  readonly cite: string;
  readonly game: GameId;
  readonly options: Readonly<Record<string, string | number>>;
  readonly position?: string;
  readonly move?: Move;
  readonly moves?: readonly Move[];
  readonly next?: string;
  readonly refused?: { readonly move: Move };
}

const vectors = GAME_IDS.flatMap((id) =>
  readFileSync(new URL(`../../rules/vectors/${id}/paragraphs.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector),
);

/** Whether a vector says what this example shows: the same game, board and moves, and what comes of them. */
const isVector = (game: Game, { position, before = [], move }: Omit<Example, 'options'>, cite: string): boolean =>
  vectors.some((vector) => {
    if (vector.game !== game.id || !vector.cite.split(', ').includes(cite)) return false;
    const of = gameOf(game.id, vector.options);
    const begins = vector.position ?? makePosition(startPosition(of));
    const played = [...(vector.moves ?? (vector.move ? [vector.move] : []))];
    if (vector.refused) played.push(vector.refused.move);
    else if (vector.next === undefined) return false;
    const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
    return begins === position && isSame(of.options, game.options) && isSame(played, [...before, move]);
  });

for (const id of GAME_IDS) {
  describe(`the rule page of ${id}`, () => {
    for (const [paragraph, example] of Object.entries<Example>(EXAMPLES[id])) {
      test(`${paragraph} happens in its example`, () => {
        const { messages } = show(gameOf(id, example.options), example);
        expect(messages.map(({ cite }) => cite)).toContain(`${id} ${paragraph}`);
      });

      test(`the example of ${paragraph} is a vector of the rules`, () => {
        expect(isVector(gameOf(id, example.options), example, `${id} ${paragraph}`)).toBe(true);
      });
    }

    test('every paragraph has an example', () => {
      expect(Object.keys(EXAMPLES[id])).toEqual(PARAGRAPHS[id]);
    });

    for (const [option, values] of Object.entries<Readonly<Record<string, OptionExample & Pick<Example, 'options'>>>>(
      OPTION_EXAMPLES[id],
    )) {
      for (const [value, example] of Object.entries(values)) {
        test(`${option}=${value} does what its example says`, () => {
          const { messages, after } = show(gameOf(id, { ...example.options, [option]: value }), example);
          expect(messages.map(({ key }) => key)).toContain(example.says);
          if (example.after) expect(after).toBe(example.after);
        });

        test(`the example of ${option}=${value} is a vector of the rules`, () => {
          const game = gameOf(id, { ...example.options, [option]: value });
          expect(isVector(game, example, `${id} ${option}=${value}`)).toBe(true);
        });
      }
    }
  });
}
