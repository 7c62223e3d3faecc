import {
  explainMove,
  explainRefusal,
  GAME_IDS,
  type Game,
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

for (const id of GAME_IDS) {
  describe(`the rule page of ${id}`, () => {
    for (const [paragraph, example] of Object.entries<Example>(EXAMPLES[id])) {
      test(`${paragraph} happens in its example`, () => {
        const { messages } = show(gameOf(id, example.options), example);
        expect(messages.map(({ cite }) => cite)).toContain(`${id} ${paragraph}`);
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
      }
    }
  });
}
