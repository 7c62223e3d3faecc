import { describe, expect, test } from 'vitest';
import {
  agree,
  createGame,
  type EventMessage,
  explainEvent,
  explainFault,
  explainMove,
  explainRefusal,
  FAULT_CODES,
  type Fault,
  type FaultMessage,
  fault,
  GAME_IDS,
  type Game,
  gameOf,
  isGameId,
  legalMoves,
  type Match,
  MESSAGE_KEYS,
  MESSAGE_PARAMS,
  type Message,
  type Move,
  matchOf,
  must,
  now,
  PARAGRAPHS,
  type Position,
  parseJsonRecord,
  parseMove,
  parseOptions,
  parsePosition,
  parseRecords,
  play,
  playOn,
  REASONS,
  REFUSAL_CODES,
  type Result,
  redo,
  reject,
  resign,
  settle,
  setupOf,
  startMatch,
  startPosition,
  timeOut,
  undo,
  validate,
} from '../src/index.ts';
import { CASES, kalah, manqala, walak } from './support/explain-cases.ts';

const at = (game: Game, text: string): Position => must(parsePosition(game, text));

const explained = (game: Game, text: string, move?: Move): readonly Message[] => {
  const before = at(game, text);
  return explainMove(game, before, move ? must(play(game, before, move)).events : settle(game, before).events);
};

/** A message carries what its sentence asks for, and cites a place that exists. */
const check = ({ key, params, because, ...rest }: Message | EventMessage | FaultMessage): void => {
  const cite = 'cite' in rest ? rest.cite : undefined;
  expect(Object.keys(params).sort(), key).toEqual([...MESSAGE_PARAMS[key]].sort());
  if (because) check(because);
  if (cite === undefined) return;
  const [game = '', place = ''] = cite.split(' ');
  if (!isGameId(game)) throw new Error(`${cite} cites no game`);
  expect([...(PARAGRAPHS[game] as readonly string[]), ...Object.keys(gameOf(game).options)], cite).toContain(place);
};

/** A message without its game, which every message of a case has in common. */
/** Without the game, and whether it or a round of it is over: another test has these. */
const brief = ({ key, params: { game: _, of: __, ...params }, cite }: Message) =>
  cite ? [key, params, cite] : [key, params];

describe('a move in sentences', () => {
  for (const [name, { game, position, move, says }] of Object.entries(CASES)) {
    test(name, () => {
      const messages = explained(game, position, move);
      messages.forEach(check);
      expect(messages.map(brief)).toEqual(says);
    });
  }
});

describe('decisions in sentences', () => {
  const ended = (match: Match, by: (match: Match) => Match): unknown[] => {
    const messages = explainMove(match.game, now(match).position, now(by(match)).events);
    messages.forEach(check);
    return messages.map(brief);
  };

  test('an agreed chase is divided, an odd seed set aside', () => {
    const match = startMatch(manqala, at(manqala, '1,0,0,0,0,0,0/1,0,1,0,0,0,0 47-48 S'));
    expect(ended(match, (each) => must(agree(each)))).toEqual([
      ['end.agreed', {}, 'al-manqala §8'],
      ['divide.halves', { count: 1, aside: 1 }, 'al-manqala §8'],
      ['result.win', { side: 'N', winnerSeeds: 49, loserSeeds: 48 }],
    ]);
  });

  test('an agreed chase goes to nobody', () => {
    const match = startMatch(walak, at(walak, '1,0,0,0,0,0,0/1,0,1,0,0,0,0 27-26 S'));
    expect(ended(match, (each) => must(agree(each)))).toEqual([
      ['end.agreed', {}, 'walak-pussa §9'],
      ['divide.nobody', { count: 3 }, 'walak-pussa §9'],
      ['result.win', { side: 'S', winnerSeeds: 27, loserSeeds: 26 }],
    ]);
  });

  test('who resigns, or runs out of time, loses whatever the score', () => {
    const match = startMatch(kalah);
    expect(ended(match, (each) => must(resign(each, 'N')))).toEqual([
      ['end.resigned', { side: 'N' }],
      ['result.decided', { side: 'S' }],
    ]);
    expect(ended(match, (each) => must(timeOut(each, 'S')))).toEqual([
      ['end.timeout', { side: 'S' }],
      ['result.decided', { side: 'N' }],
    ]);
  });
});

describe('refusals and faults', () => {
  const REFUSED: readonly (readonly [Game, string, Move, string, string?])[] = [
    [kalah, '0,0,0,0,0,0/0,0,0,0,0,0 24-24 -', 'A', 'game-over'],
    [kalah, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', 'G', 'no-such-move', 'kalah §1'],
    [kalah, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', 'a', 'not-yours', 'kalah §1'],
    [kalah, '0,4,4,4,4,4/4,4,4,4,4,4 4-0 S', 'A', 'empty-pit', 'kalah §1'],
    [kalah, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S', 'swap', 'no-swap', 'kalah §9'],
    [manqala, '1,0,0,0,0,0,1/0,0,0,0,0,0,0 48-48 S', 'A', 'must-feed', 'al-manqala §4'],
    [walak, '1,0,1,0,1,0,1/0,1,0,1,0,2,1 20-27 S', 'A', 'endless', 'walak-pussa §8'],
    [
      gameOf('walak-pussa', { rounds: 'simple' }),
      '4,4,4,4,4,4,4/4,4,4,4,x,x,x 11-1 N',
      'g',
      'out-of-play',
      'walak-pussa rounds',
    ],
    [
      gameOf('walak-pussa', { rounds: 'parker' }),
      '4,4,1,4,4,4,4/4,4,4,4,1p,x,x 14-0 N',
      'e',
      'marked-hole',
      'walak-pussa rounds',
    ],
  ];

  for (const [game, text, move, code, cite] of REFUSED) {
    test(`${code} cites its rule`, () => {
      const refusal = reject(game, at(game, text), move);
      if (!refusal) throw new Error(`${move} was not refused`);
      const message = explainRefusal(refusal, game);
      check(message);
      expect(message.key).toBe(`refusal.${code}`);
      expect(message.cite).toBe(cite);
      check(explainRefusal(refusal));
      expect(explainRefusal(refusal).cite).toBeUndefined();
    });
  }

  test('every refusal code is tried', () => {
    expect(REFUSED.map(([, , , code]) => code).sort()).toEqual([...REFUSAL_CODES].sort());
  });

  test('a fault brings the refusal behind it', () => {
    const because = fault('empty-pit' as const, { pit: 'A' });
    const message = explainFault({ ...fault('record-move' as const, { number: 3, move: 'A' }), because }, kalah);
    check(message);
    expect(message.because).toEqual(explainRefusal(because, kalah));
  });

  test('faults carry what their sentences need, whatever input they come from', () => {
    const simple = gameOf('walak-pussa', { rounds: 'simple' });
    const text = (tags: string, moves = '') => `[Mbegu "1"]\n[Game "kalah"]\n${tags}\n\n${moves}\n`;
    const read = (record: string): Result<unknown, readonly Fault[]> => {
      const records = parseRecords(record);
      return records.ok ? matchOf(records.value) : records;
    };
    const over = must(resign(startMatch(kalah), 'S'));
    const results: readonly Result<unknown, Fault | readonly Fault[]>[] = [
      createGame('chess'),
      createGame('kalah', { seed: 4 }),
      createGame('kalah', { seeds: 13 }),
      parseOptions('kalah', 'seeds seeds=3 seeds=4'),
      parsePosition(kalah, 'x'),
      parsePosition(kalah, '4,4,4,4,4/4,4,4,4,4,4,4 0-0 S'),
      parsePosition(kalah, '4,4,4,4,4,y/4,4,4,4,4,4 0-0 S'),
      parsePosition(kalah, '0,0,0,0,0,0/0,0,0,0,0,0 0-0 S'),
      parsePosition(kalah, '4,4,4,4,4,4/4,4,4,4,4,4 0:0 W pie +3 hop'),
      parsePosition(kalah, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S pie'),
      parsePosition(gameOf('kalah', { pie: 'on' }), '4,4,4,4,4,4/4,4,4,4,4,4 0-0 - pie'),
      parsePosition(simple, '4,4,4,4,4,4,4/4,4,4,4,1p,x,x 14-0 N'),
      validate(simple, {
        ...setupOf(startPosition(simple)),
        holes: { south: Array(7).fill('out'), north: Array(7).fill('open') },
      }),
      parseMove('AA'),
      undo(startMatch(kalah)),
      redo(startMatch(kalah)),
      resign(over, 'N'),
      agree(startMatch(kalah)),
      playOn(over),
      playOn(startMatch(simple)),
      read('hello'),
      read(text('[Mbegu "2"]\n[Round "none"]')),
      read('[South "Anna"]\n\n'),
      read(text('', '1. A A')),
      read(text('', '1. A -')),
      read(text('[Position "0,0,0,0,0,1/0,3,0,0,2,0 20-22 S"]', '1. F a')),
      read(text('[Result "40-8"]', '1. A')),
      matchOf([]),
      matchOf([...must(parseRecords(text('', '1. A'))), ...must(parseRecords(text('', '1. A')))]),
      parseJsonRecord({ mbegu: 1, game: 'kalah', moves: 3 }),
      parseJsonRecord({ mbegu: 2, game: 'kalah', moves: [] }),
    ];
    const met = new Set<string>();
    for (const result of results) {
      if (result.ok) throw new Error(`something wrong was accepted: ${JSON.stringify(result.value).slice(0, 200)}`);
      for (const each of [result.error].flat()) {
        met.add(each.code);
        const { key, params } = explainFault(each);
        expect(Object.keys(params), key).toEqual(expect.arrayContaining([...MESSAGE_PARAMS[key]]));
      }
    }
    expect([...met].sort()).toEqual([...FAULT_CODES].sort());
  });

  test('there is a sentence for every code and every reason', () => {
    const needed = [
      ...FAULT_CODES.map((code) => `fault.${code}`),
      ...REFUSAL_CODES.map((code) => `refusal.${code}`),
      ...REASONS.flatMap((reason) => [`end.${reason}`, `event.end.${reason}`]),
    ];
    expect(MESSAGE_KEYS).toEqual(expect.arrayContaining(needed));
  });
});

test('random games: every event and every move has well-formed messages, and every move begins with its sowing', () => {
  const seed = 20070101;
  let state = seed;
  const random = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const games = GAME_IDS.flatMap((id) => [gameOf(id), gameOf(id, { pits: 3, seeds: 3 })]);
  games.push(gameOf('kalah', { pie: 'on', end: 'no-move', leftovers: 'nobody', 'empty-capture': 'take' }));
  for (const game of games) {
    for (let round = 0; round < 5; round++) {
      let position = startPosition(game);
      for (let moves = 0; position.turn !== null && moves < 200; moves++) {
        const legal = legalMoves(game, position);
        const move = legal[random(legal.length)] as Move;
        const { events, position: after } = must(play(game, position, move));
        const messages = explainMove(game, position, events);
        messages.forEach(check);
        for (const event of events.slice(0, 30)) check(explainEvent(event, game));
        for (const event of events.slice(-30)) check(explainEvent(event));
        expect(messages[0]?.key, `seed ${seed}`).toBe(
          move === 'swap' ? 'swap' : events.filter(({ type }) => type === 'lift').length > 1 ? 'sow.relay' : 'sow.lap',
        );
        expect(messages.filter(({ cite }) => cite === undefined && game.id === 'kalah')).toEqual([]);
        position = after;
      }
    }
  }
});
