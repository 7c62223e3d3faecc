import { beforeEach, describe, expect, test } from 'vitest';
import {
  agree,
  type Game,
  type GameRecord,
  gameOf,
  type Match,
  type Move,
  makePosition,
  makeRecords,
  matchOf,
  matchOutcome,
  must,
  now,
  parsePosition,
  parseRecords,
  playMove,
  playOn,
  recordsOf,
  resign,
  roundOf,
  startMatch,
  timeOut,
} from '../src/index.ts';
import { runAll } from './support/run.ts';

const head = '[Mbegu "1"]\n[Game "kalah"]\n';
const manqala = '[Mbegu "1"]\n[Game "al-manqala"]\n';

const read = (text: string) => matchOf(must(parseRecords(text)));

const faultsOf = (text: string): readonly unknown[] => {
  const match = read(text);
  return match.ok ? [] : match.error;
};

const endOf = (text: string): string => makePosition(now(must(read(text))).position);

const playAll = (match: Match, moves: string): Match =>
  [...moves].reduce((state, move) => must(playMove(state, move as Move)), match);

describe('a record is played through', () => {
  const cases: readonly (readonly [text: string, position: string])[] = [
    [`${head}1. CA b`, '0,5,1,6,6,5/4,0,5,5,5,5 1-0 S'],
    [`${head}[Position "0,0,0,0,0,1/0,3,0,0,2,0 20-22 S"]\nF`, '0,0,0,0,0,0/0,0,0,0,0,0 21-27 -'],
    [`${head}[Options "pie=on"]\nC A swap a`, '0,5,1,6,6,5/0,5,5,5,5,4 1-0 S swapped'],
    // A pass may stand there or not.
    [`${manqala}[Position "0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S"]\nF - G`, '0,3,0,0,1,0,0/1,0,0,0,0,0,0 47-46 N'],
    [`${manqala}[Position "0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S"]\nF G`, '0,3,0,0,1,0,0/1,0,0,0,0,0,0 47-46 N'],
    [`${manqala}[Position "0,0,0,0,0,0,0/0,0,0,0,0,0,1 40-40 S"]\n- g`, '0,0,0,0,0,0,0/0,0,0,0,0,0,0 40-41 -'],
    // A pass written after a bonus move that ended the game (R17).
    [`${head}[Position "0,0,0,0,0,1/0,3,0,0,2,0 20-22 S"]\nF -`, '0,0,0,0,0,0/0,0,0,0,0,0 21-27 -'],
    [`${head}[Position "0,2,0,0,0,0/0,0,0,0,0,1 10-20 N"]\nf -`, '0,0,0,0,0,0/0,0,0,0,0,0 12-21 -'],
    // Variations start where the move they replace was made, and leave no trace.
    [`${head}1. C (A b) (C (B) A (F) b) A b`, '0,5,1,6,6,5/4,0,5,5,5,5 1-0 S'],
    [`${head}[Result "*"]\n`, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S'],
  ];
  test('all of them', () => runAll(cases, ([text, position]) => expect(endOf(text)).toBe(position)));
});

describe('what the tags say is carried out or held against it', () => {
  const ends: readonly (readonly [text: string, outcome: object | null])[] = [
    [`${head}[Result "1-0"][Termination "resigned"][Winner "N"] C`, { winner: 'N', score: [1, 0], reason: 'resigned' }],
    [`${head}[Termination "timeout"][Winner "S"] C`, { winner: 'S', score: [1, 0], reason: 'timeout' }],
    [`${head}[Result "1-0"][Termination "aborted"] C`, { winner: null, score: [1, 0], reason: 'aborted' }],
    [`${manqala}[Result "49-49"][Termination "agreed"]`, { winner: null, score: [49, 49], reason: 'agreed' }],
    [`${head}[Result "*"] C`, null],
    [`${head}[Position "0,0,0,0,0,1/0,3,0,0,2,0 20-22 S"] F`, { winner: 'N', score: [21, 27], reason: 'row-empty' }],
    [
      `${head}[Position "0,0,0,0,0,1/0,3,0,0,2,0 20-22 S"][Result "21-27"] F`,
      { winner: 'N', score: [21, 27], reason: 'row-empty' },
    ],
    [
      `${head}[Position "0,0,0,0,0,1/0,3,0,0,2,0 20-22 S"][Termination "row-empty"][Winner "N"] F`,
      { winner: 'N', score: [21, 27], reason: 'row-empty' },
    ],
    [
      `${head}[Position "0,0,0,0,0,0/0,0,0,0,0,0 21-27 -"][Result "21-27"][Termination "row-empty"]`,
      { winner: 'N', score: [21, 27], reason: null },
    ],
  ];
  test('ends', () => runAll(ends, ([text, outcome]) => expect(now(must(read(text))).outcome).toEqual(outcome)));

  const fault = (says: string, finds: string) => ({ code: 'record-result', params: { says, finds } });
  const over = `${head}[Position "0,0,0,0,0,1/0,3,0,0,2,0 20-22 S"]`;
  const faults: readonly (readonly [text: string, fault: object])[] = [
    [`${over}[Result "27-21"] F`, fault('27-21', '21-27 row-empty')],
    [`${over}[Result "21-27"][Termination "no-move"] F`, fault('21-27 no-move', '21-27 row-empty')],
    [`${over}[Termination "resigned"][Winner "S"] F`, fault('* resigned S', '21-27 row-empty N')],
    [`${over}[Winner "S"] F`, fault('* S', '21-27 row-empty N')],
    [`${over}[Result "21-27"]`, fault('21-27', '*')],
    [`${over}[Termination "row-empty"]`, fault('* row-empty', '*')],
    [`${over}[Winner "N"]`, fault('* N', '*')],
    [`${head}[Result "0-0"][Termination "resigned"][Winner "N"] C`, fault('0-0 resigned N', '1-0 resigned N')],
    [`${head}[Termination "resigned"] C`, { code: 'record-tag-missing', params: { tag: 'Winner', line: 0 } }],
    [`${head}[Termination "agreed"] C`, { code: 'no-chase', params: { game: 'kalah' } }],
  ];
  test('faults', () => runAll(faults, ([text, expected]) => expect(faultsOf(text)).toEqual([expected])));
});

describe('a broken game is refused with the number of the turn', () => {
  const move = (number: number, name: string, because: object) => ({
    code: 'record-move',
    params: { number, move: name },
    because,
  });
  const empty = (pit: string) => ({ code: 'empty-pit', params: { pit } });
  const over = `${head}[Position "0,0,0,0,0,1/0,3,0,0,2,0 20-22 S"]`;
  const cases: readonly (readonly [text: string, fault: object])[] = [
    [`${head}1. CC`, move(1, 'C', empty('C'))],
    [`${head}1. CA b 2. A`, move(2, 'A', empty('A'))],
    [`${head}1. A a 2. F b 3. F`, move(3, 'F', empty('F'))],
    [`${head}1. A a 2. F (a)`, move(2, 'a', { code: 'not-yours', params: { pit: 'a' } })],
    [`${head}1. C (C C)`, move(1, 'C', empty('C'))],
    [`${head}1. swap`, move(1, 'swap', { code: 'no-swap', params: {} })],
    [`${head}1. G`, move(1, 'G', { code: 'no-such-move', params: { move: 'G', pits: 6 } })],
    [`${head}1. A -`, { code: 'record-pass', params: { number: 1 } }],
    [`${head}-`, { code: 'record-pass', params: { number: 1 } }],
    [`${over} F - -`, { code: 'record-pass', params: { number: 1 } }],
    // No bonus move: South's last seed took North's.
    [`${head}[Position "0,1,0,0,0,4/0,0,0,2,0,0 20-21 S"] B -`, { code: 'record-pass', params: { number: 1 } }],
    [`${over} F a`, { code: 'record-after-end', params: { number: 1, move: 'a' } }],
    [
      `${manqala}[Position "0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S"] F - - G`,
      { code: 'record-pass', params: { number: 2 } },
    ],
    [
      `${manqala}[Position "0,3,0,0,1,2,0/1,0,0,0,0,0,0 45-46 S"] F B`,
      move(2, 'B', { code: 'must-feed', params: { pit: 'B' } }),
    ],
    [`${head}[Position "x"]`, { code: 'position-syntax', params: { found: 'x', charsMax: 200 } }],
    [`${head}[Position "4/4 0-0 S"]`, { code: 'pit-count', params: { side: 'S', found: 1, expected: 6 } }],
  ];
  test('all of them', () => runAll(cases, ([text, expected]) => expect(faultsOf(text)[0]).toEqual(expected)));

  test('records that no text gave: options that are none, a fault before the last record', () => {
    const [record] = must(parseRecords(head));
    const bad = { ...(record as GameRecord), options: { pits: 99 } };
    const refused = [{ code: 'option-value', params: { option: 'pits', found: '99', expected: '1-12' } }];
    expect(matchOf([bad])).toEqual({ ok: false, error: refused });
    const [first] = must(
      parseRecords(
        '[Mbegu "1"][Game "walak-pussa"][Options "rounds=simple"][Position "0,0,0,0,0,0,0/0,0,0,0,0,0,0 39-17 -"]',
      ),
    );
    expect(matchOf([first as GameRecord, { ...(first as GameRecord), options: { pits: 99 } }])).toEqual({
      ok: false,
      error: refused,
    });
    const broken = must(parseRecords(`${head}C C`))[0] as GameRecord;
    const match = matchOf([broken, broken, broken]);
    expect(match.ok ? '' : match.error[0]?.code).toBe('record-move');
  });

  test('no record at all', () =>
    expect(matchOf([])).toEqual({ ok: false, error: [{ code: 'record-none', params: {} }] }));
});

describe('a match as records', () => {
  let kalah: Game;
  beforeEach(() => {
    kalah = gameOf('kalah', { pie: 'on' });
  });

  test('the head is taken over; the usual start is not named', () => {
    const match = playAll(startMatch(kalah), 'CAb');
    const records = recordsOf(match, { south: 'Asha', north: 'Freja', date: '2026.11.29', tags: { Event: 'x' } });
    expect(makeRecords(records)).toBe(
      '[Mbegu "1"]\n[Game "kalah"]\n[Options "pie=on"]\n[South "Asha"]\n[North "Freja"]\n[Date "2026.11.29"]\n[Result "*"]\n[Event "x"]\n\n1. CA b\n',
    );
    expect(makeRecords(recordsOf(startMatch(kalah)))).toBe(
      '[Mbegu "1"]\n[Game "kalah"]\n[Options "pie=on"]\n[South ""]\n[North ""]\n[Result "*"]\n',
    );
  });

  test('the given position is named as it was given, before what was due in it', () => {
    const game = gameOf('al-manqala');
    const given = must(parsePosition(game, '0,0,0,0,0,0,0/0,0,0,0,0,0,1 40-40 S'));
    const [record] = recordsOf(startMatch(game, given));
    expect(record?.position).toBe('0,0,0,0,0,0,0/0,0,0,0,0,0,1 40-40 S');
    expect(record?.line.entries.map(({ move }) => move)).toEqual(['-']);
  });

  test('decisions are tags; the winner is named where the score does not tell', () => {
    const match = playAll(startMatch(kalah), 'C');
    const [resigned] = recordsOf(must(resign(match, 'S')));
    expect(resigned).toMatchObject({ result: [1, 0], termination: 'resigned', winner: 'N' });
    const [late] = recordsOf(must(timeOut(match, 'N')));
    expect(late).toMatchObject({ result: [1, 0], termination: 'timeout', winner: 'S' });
    const [agreed] = recordsOf(must(agree(startMatch(gameOf('walak-pussa')))));
    expect(agreed).toMatchObject({ result: [0, 0], termination: 'agreed', winner: null, round: null });
  });
});

describe('rounds are one record each', () => {
  const tags = '[Mbegu "1"]\n[Game "walak-pussa"]\n[Options "seeds=3 rounds=parker"]\n[South ""]\n[North ""]\n';
  const first = `${tags}[Round "1"]\n[Position "0,0,0,0,0,0,0/0,0,0,0,0,0,0 31-11 -"]\n[Result "31-11"]\n`;
  const next =
    `${tags}[Round "2"]\n[Position "3,3,3,2,3,3,3/3,3,3,2p,x,x,x 11-0 N"]\n` +
    '[Result "11-2"]\n[Termination "resigned"]\n[Winner "N"]\n\n1... a\n';

  test('written and read', () => {
    const game = gameOf('walak-pussa', { rounds: 'parker', seeds: 3 });
    const given = must(parsePosition(game, '0,0,0,0,0,0,0/0,0,0,0,0,0,0 31-11 -'));
    const match = must(resign(playAll(must(playOn(startMatch(game, given))), 'a'), 'S'));
    expect(makeRecords(recordsOf(match))).toBe(`${first}\n${next}`);
    const again = must(read(`${first}\n${next}`));
    expect(roundOf(again)).toBe(2);
    expect(matchOutcome(again)).toEqual(matchOutcome(match));
    expect(recordsOf(again)).toEqual(recordsOf(match));
  });

  const rounds = (code: string) => [{ code, params: { round: 2 } }];
  const [none, wrong] = [rounds('record-rounds'), rounds('record-rounds')];
  const cases: readonly (readonly [text: string, faults: readonly object[]])[] = [
    [`${first}\n${next}`, []],
    // A later record need not name its round or its position, nor its options in one order.
    [`${first}\n${next.replace(/\[Round.*\n/, '').replace(/\[Position.*\n/, '')}`, []],
    [`${first}\n${next.replace('seeds=3 rounds=parker', 'rounds=parker pits=7 seeds=3')}`, []],
    [`${first}\n${next.replace('seeds=3 rounds=parker', 'rounds=simple seeds=3')}`, wrong],
    [`${first}\n${next.replace('walak-pussa', 'kalah').replace(/\[Options.*\n/, '')}`, wrong],
    [`${first}\n${next.replace('11-0 N', '11-0 S')}`, wrong],
    [`${first}\n${next.replace('[Round "2"]', '[Round "3"]')}`, wrong],
    [`${first.replace('31-11 -', '40-2 -').replace('31-11', '40-2')}\n${next}`, none],
    [`${first.replace(/\[Pos.*\n/, '').replace(/\[Result.*\n/, '[Result "*"]\n')}\n${next}`, none],
    [`${head}\n${head}`, none],
  ];
  test('a record that is no next round is refused', () =>
    runAll(cases, ([records, faults]) => expect(faultsOf(records)).toEqual(faults)));

  test('three rounds, the usual start named from the second on', () => {
    const game = gameOf('walak-pussa', { rounds: 'simple' });
    const given = must(parsePosition(game, '0,0,0,0,0,0,0/0,0,0,0,0,0,0 28-28 -'));
    const match = must(playOn(must(agree(must(playOn(startMatch(game, given)))))));
    const records = recordsOf(match);
    const usual = '4,4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 S';
    expect(records.map(({ round, position }) => [round, position])).toEqual([
      [1, '0,0,0,0,0,0,0/0,0,0,0,0,0,0 28-28 -'],
      [2, usual],
      [3, usual],
    ]);
    expect(roundOf(must(matchOf(must(parseRecords(makeRecords(records))))))).toBe(3);
  });

  test('a later start: rounds are counted from the first record', () => {
    expect(
      faultsOf(`${first.replace('[Round "1"]', '[Round "4"]')}\n${next.replace('[Round "2"]', '[Round "5"]')}`),
    ).toEqual([]);
  });
});
