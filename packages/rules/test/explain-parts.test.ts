import { beforeEach, describe, expect, test } from 'vitest';
import {
  aborted,
  agreed,
  explainEvent,
  explainFault,
  explainMove,
  explainRefusal,
  fault,
  type Game,
  type GameEvent,
  gameOf,
  lost,
  type Message,
  type Move,
  must,
  openPosition,
  parsePosition,
  play,
  type RefusalCode,
} from '../src/index.ts';
import { runAll } from './support/run.ts';

let kalah: Game;
let manqala: Game;
let walak: Game;
beforeEach(() => {
  kalah = gameOf('kalah');
  manqala = gameOf('al-manqala');
  walak = gameOf('walak-pussa', { rounds: 'parker' });
});

const cites = (messages: readonly Message[]): readonly string[] =>
  messages.map(({ key, cite }) => (cite === undefined ? key : `${key} ${cite}`));

const said = (game: Game, text: string, move: Move): readonly Message[] => {
  const { position } = must(openPosition(game, text));
  return explainMove(game, position, must(play(game, position, move)).events);
};

test('every event alone, in the words of a game or of none', () => {
  const score = [25, 23] as const;
  const cases: readonly (readonly [event: GameEvent, key: string, params: object])[] = [
    [{ type: 'lift', pit: 'A', count: 4 }, 'event.lift', { pit: 'A', count: 4 }],
    [{ type: 'sow', to: 'B' }, 'event.sow', { to: 'B', side: '' }],
    [{ type: 'sow', to: 'S' }, 'event.sow', { to: 'S', side: 'S' }],
    [{ type: 'sow', to: 'N' }, 'event.sow', { to: 'N', side: 'N' }],
    [{ type: 'capture', pit: 'b', count: 3, to: 'S' }, 'event.capture', { pit: 'b', count: 3, side: 'S' }],
    [{ type: 'bonus' }, 'event.bonus', {}],
    [{ type: 'pass', side: 'N' }, 'event.pass', { side: 'N' }],
    [{ type: 'swap' }, 'event.swap', {}],
    [{ type: 'turn', side: 'S' }, 'event.turn', { side: 'S' }],
    [{ type: 'sweep', pit: 'c', count: 2, to: 'N' }, 'event.sweep', { pit: 'c', count: 2, side: 'N' }],
    [{ type: 'aside', pit: 'D', count: 1 }, 'event.aside', { pit: 'D', count: 1 }],
    [{ type: 'divide', south: 2, north: 2, aside: 1 }, 'event.divide', { south: 2, north: 2, aside: 1 }],
    [{ type: 'end', winner: 'S', score, reason: null }, 'event.end', { side: 'S', south: 25, north: 23 }],
    [{ type: 'end', winner: null, score, reason: 'chase' }, 'event.end.chase', { side: '', south: 25, north: 23 }],
  ];
  runAll(cases, ([event, key, params]) => {
    expect(explainEvent(event)).toEqual({ key, params: { game: '', ...params } });
    expect(explainEvent(event, kalah)).toEqual({ key, params: { game: 'kalah', ...params } });
  });
});

test('a refusal cites the rule of its game, and none without one', () => {
  const cases: readonly (readonly [code: RefusalCode, kalah: string, manqala: string, walak: string])[] = [
    ['no-such-move', '§1', '§1', '§1'],
    ['not-yours', '§1', '§1', '§1'],
    ['empty-pit', '§1', '§1', '§1'],
    ['must-feed', '', '§4', ''],
    ['out-of-play', '', '', 'rounds'],
    ['marked-hole', '', '', 'rounds'],
    ['endless', '', '', '§8'],
    ['no-swap', '§9', '', ''],
    ['game-over', '', '', ''],
  ];
  runAll(cases, ([code, ...places]) => {
    for (const [index, game] of [kalah, manqala, walak].entries()) {
      const message = explainRefusal(fault(code, { pit: 'A' }), game);
      expect(message.key).toBe(`refusal.${code}`);
      expect(message.params).toEqual({ pit: 'A', game: game.id });
      expect(message.cite ?? '').toBe(places[index] === '' ? '' : `${game.id} ${places[index]}`);
      expect('cite' in message).toBe(places[index] !== '');
    }
    expect(explainRefusal(fault(code))).toEqual({ key: `refusal.${code}`, params: { game: '' } });
  });
});

test('a fault carries the refusal behind it', () => {
  const because = fault('empty-pit', { pit: 'C' });
  expect(explainFault({ ...fault('record-move', { number: 1, move: 'C' }), because }, kalah)).toEqual({
    key: 'fault.record-move',
    params: { number: 1, move: 'C' },
    because: { key: 'refusal.empty-pit', params: { pit: 'C', game: 'kalah' }, cite: 'kalah §1' },
  });
  expect(explainFault(fault('no-rounds', { game: 'kalah' }))).toEqual({
    key: 'fault.no-rounds',
    params: { game: 'kalah' },
  });
});

describe('ends that no move makes', () => {
  const chaser = '1,0,0,0,0,0,0/1,0,0,0,0,0,0 20-21 S';

  test('agreed', () => {
    const first = must(parsePosition(manqala, chaser));
    expect(cites(explainMove(manqala, first, agreed(manqala, first).events))).toEqual([
      'end.agreed al-manqala §8',
      'divide.halves al-manqala §8',
      'result.win',
    ]);
    const second = must(parsePosition(walak, chaser));
    expect(cites(explainMove(walak, second, agreed(walak, second).events))).toEqual([
      'end.agreed walak-pussa §9',
      'divide.nobody walak-pussa §9',
      'result.win',
    ]);
    // Nothing left to divide is not spoken of; a single bead goes aside.
    const empty = must(parsePosition(walak, '0,0,0,0,0,0,0/0,0,0,0,0,0,0 20-21 S'));
    expect(cites(explainMove(walak, empty, agreed(walak, empty).events))).toEqual([
      'end.agreed walak-pussa §9',
      'result.win',
    ]);
    const single = must(parsePosition(manqala, '1,0,0,0,0,0,0/0,0,0,0,0,0,0 20-21 S'));
    expect(cites(explainMove(manqala, single, agreed(manqala, single).events))).toContain(
      'divide.nobody al-manqala §8',
    );
  });

  test('given up, too late, abandoned, the last round', () => {
    const position = must(parsePosition(walak, chaser));
    const [end, result] = explainMove(walak, position, lost(position, 'S', 'resigned').events);
    expect([end?.key, end?.params.side, result?.key, result?.params.side]).toEqual([
      'end.resigned',
      'S',
      'result.decided',
      'N',
    ]);
    expect(cites(explainMove(walak, position, lost(position, 'N', 'timeout').events))).toEqual([
      'end.timeout',
      'result.decided',
    ]);
    expect(cites(explainMove(walak, position, aborted(position).events))).toEqual(['end.aborted', 'result.none']);
    const over: GameEvent = { type: 'end', winner: 'N', score: [20, 21], reason: 'match-over' };
    expect(cites(explainMove(walak, position, [over]))).toEqual(['end.match-over walak-pussa rounds', 'result.win']);
    expect(cites(explainMove(walak, position, [{ ...over, reason: null }]))).toEqual(['result.win']);
  });
});

describe('ends that a move makes', () => {
  test('whose they are and where the rules say so', () => {
    expect(cites(said(manqala, '0,0,0,0,0,0,1/3,5,0,0,2,0,0 46-41 S', 'G'))).toContain('end.majority al-manqala §7');
    const majority = (text: string, move: Move) =>
      said(manqala, text, move).find(({ key }) => key === 'end.majority')?.params;
    expect(majority('0,0,0,0,0,0,1/3,5,0,0,2,0,0 46-41 S', 'G')).toMatchObject({ side: 'S', count: 50, total: 98 });
    expect(majority('3,5,0,0,2,0,0/0,0,0,0,0,0,1 41-46 N', 'g')).toMatchObject({ side: 'N', count: 50, total: 98 });
    expect(cites(said(manqala, '0,0,0,0,0,0,1/1,0,0,0,0,0,0 47-49 S', 'G'))).toContain('end.board-empty al-manqala §9');
  });

  test('only endless moves', () => {
    const game = gameOf('walak-pussa', { pits: 1 });
    const position = must(parsePosition(game, '2/1 4-4 S'));
    const messages = explainMove(game, position, must(openPosition(game, '2/1 4-4 S')).events);
    expect(cites(messages)).toEqual(['end.only-endless walak-pussa §8', 'aside walak-pussa §8', 'result.draw']);
    expect(messages[0]?.params).toEqual({ game: 'walak-pussa', of: 'game', side: 'S' });
    // Of a match in rounds it is the round that ends.
    const inRounds = gameOf('walak-pussa', { pits: 1, rounds: 'simple' });
    const ended = explainMove(inRounds, position, must(openPosition(inRounds, '2/1 4-4 S')).events);
    expect(ended[0]?.params).toEqual({ game: 'walak-pussa', of: 'round', side: 'S' });
  });

  test('a chase', () => {
    const often = { count: () => 2 };
    for (const [game, cite] of [
      [manqala, 'end.chase al-manqala §8'],
      [walak, 'end.chase walak-pussa §9'],
    ] as const) {
      const position = must(parsePosition(game, '1,0,0,0,0,0,0/1,0,0,0,0,0,0 20-20 S'));
      expect(cites(explainMove(game, position, must(play(game, position, 'A', often)).events))).toContain(cite);
    }
  });
});

describe('landings', () => {
  const keysOf = (game: Game, text: string, move: Move) => said(game, text, move).map(({ key }) => key);

  test('an own pit that held seeds, a pit of the other row: only a landing', () => {
    expect(keysOf(kalah, '1,1,0,0,0,1/0,0,0,0,0,1 0-0 S', 'A')).toContain('land');
    expect(keysOf(kalah, '1,0,0,0,0,3/0,0,2,0,0,1 5-5 S', 'F')).toContain('land');
    expect(keysOf(kalah, '0,0,1,0,2,5/1,2,0,4,0,6 0-0 S', 'C')).toContain('stay.facing-empty');
  });

  test('what counts as empty: nothing in it, or a mark on what is in it', () => {
    const params = (text: string, move: Move) =>
      said(walak, text, move).find(({ key }) => key.startsWith('stay'))?.params;
    expect(params('1,0,2p,2p,0,0,1/0,0,0,1,0,0,0 5-5 S', 'A')).toMatchObject({ emptyIs: 'marked', pitIs: 'marked' });
    expect(params('1,0,0p,0p,0,0,1/0,0,0,1,0,0,0 5-5 S', 'A')).toMatchObject({ emptyIs: 'empty', pitIs: 'empty' });
    expect(params('1,0,0,0,0,0,1/0,0,0,1,0,0,0 5-5 S', 'A')).toMatchObject({ emptyIs: 'empty', pitIs: 'empty' });
  });

  test('a majority that ends nothing is said once, when it comes about', () => {
    // 24 of 48 are none, 25 are; who had it before is not told again.
    expect(keysOf(kalah, '4,0,1,0,0,1/5,0,0,0,0,14 23-0 S', 'F')).not.toContain('decided');
    expect(keysOf(kalah, '4,0,1,0,0,1/5,0,0,0,0,13 24-0 S', 'F')).toContain('decided');
    expect(keysOf(kalah, '4,0,1,0,0,1/5,0,0,0,0,12 25-0 S', 'F')).not.toContain('decided');
    expect(keysOf(kalah, '4,0,1,0,0,1/5,0,0,0,0,2 35-0 S', 'F')).not.toContain('decided');
  });

  test('who is said to be out of moves', () => {
    const noMove = gameOf('kalah', { end: 'no-move' });
    const side = (text: string, move: Move) =>
      said(noMove, text, move).find(({ key }) => key === 'end.no-move')?.params.side;
    // A bonus move with an empty row, either side, and the other side's turn.
    expect(side('0,0,0,0,0,1/0,3,0,0,2,0 20-22 S', 'F')).toBe('S');
    expect(side('0,3,0,0,2,0/0,0,0,0,0,1 22-20 N', 'f')).toBe('N');
    expect(side('0,1,0,0,0,4/0,0,0,2,0,0 20-21 S', 'B')).toBe('N');
  });
});
