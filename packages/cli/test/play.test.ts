import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeEndgame, encodeEndgame } from '@mbegu/engine';
import { GAME_IDS, matchOf, matchOutcome, must, parseRecords } from '@mbegu/rules';
import { describe, expect, test } from 'vitest';
import { inFolder, mbegu } from './support.ts';

const people = ['--south', 'human', '--north', 'human'];

/** Plays a script; what is typed is a line each. */
const play = (game: string, typed: readonly string[], ...flags: string[]) =>
  mbegu(['play', game, ...flags], { input: typed.map((line) => `${line}\n`).join('') });

/** The record a game prints last. */
const recordIn = (out: string): string => out.slice(out.lastIndexOf('[Mbegu "1"]'));

const movesIn = (out: string): string => recordIn(out).split('\n\n')[1]?.trim() ?? '';

interface WholeGame {
  readonly options: object;
  readonly start: string;
  readonly moves: readonly string[];
  readonly outcome: object | null;
}

/** A finished game of the usual options, not a short one. */
const wholeGame = (game: string): WholeGame => {
  const lines = readFileSync(new URL(`../../rules/vectors/${game}/games.jsonl`, import.meta.url), 'utf8');
  const games: WholeGame[] = lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const found = games.find(
    ({ options, moves, outcome }) => Object.keys(options).length === 0 && moves.length > 12 && outcome,
  );
  if (!found) throw new Error('no game to play');
  return found;
};

describe.each(GAME_IDS)('%s', (id) => {
  test('a whole game of two people, from standard input', async () => {
    const { start, moves, outcome } = wholeGame(id);
    const { code, out, err } = await play(id, moves, ...people, '--position', start);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const match = must(matchOf(must(parseRecords(recordIn(out)))));
    expect(matchOutcome(match)).toEqual(outcome);
    expect(out).toContain('the game is over');
  });

  test('two computers play to the end by themselves, the same again with the same seed', async () => {
    const flags = ['--south', 'computer:sprout', '--north', 'computer:seedling', '--seed', '3'];
    const { code, out } = await play(id, [], ...flags);
    expect(code).toBe(0);
    const match = must(matchOf(must(parseRecords(recordIn(out)))));
    expect(matchOutcome(match)).not.toBeNull();
    expect(movesIn((await play(id, [], ...flags)).out)).toBe(movesIn(out));
  });
});

describe('moves', () => {
  test('letters of one turn, joined or apart, capital or small', async () => {
    const { out } = await play('kalah', ['ca', 'B'], ...people);
    expect(movesIn(out)).toBe('1. CA b');
    expect(movesIn((await play('kalah', ['C a', 'b'], ...people)).out)).toBe('1. CA b');
  });

  test('all or none: a slip leaves nothing played', async () => {
    const { out } = await play('kalah', ['CC', 'CAB', 'z9'], ...people);
    expect(out).toContain('C is empty');
    expect(out).toContain('The turn would be over before B: nothing was played.');
    expect(out).toContain('“z9” is neither a move nor a command');
    expect(movesIn(out)).toBe('');
  });

  test('the swap exchanges people, and says where one sits now', async () => {
    const { out } = await play(
      'kalah',
      ['A', 'swap', 'b'],
      '-o',
      'pie=on',
      '--south',
      'human:Asha',
      '--north',
      'human:Freja',
    );
    expect(out).toContain('Freja takes the swap');
    expect(out).toMatch(/Freja \(South\) {2}\d\n/);
    expect(movesIn(out)).toBe('1. A swap b');
    expect(recordIn(out)).toContain('[South "Asha"]\n[North "Freja"]');
  });

  test('a computer announces each of its moves, one by one', async () => {
    const { out } = await play('kalah', ['CA'], '--seed', '1');
    const played = movesIn(out).split(' ')[2] ?? '';
    expect(played).toMatch(/^[a-f]+$/);
    expect(out.match(/North \(computer, Sapling\) plays /g)).toHaveLength(played.length);
    expect(out).toContain('Your move> CA');
    expect(out).toContain('You sow 4 seeds from C.');
  });

  test('a position that is settled first', async () => {
    const position = ['--position', '0,3,0,0,1,0,1/0,0,0,0,0,0,0 47-46 N'];
    const { out } = await play('al-manqala', ['G'], ...people, ...position);
    expect(out).toContain('North has nothing to sow and passes.');
    expect(movesIn(out)).toBe('1... - 2. G');
  });
});

describe('commands', () => {
  test('help, rules, moves, show, speed', async () => {
    const { code, out } = await play('kalah', [
      'help',
      '?',
      'rules',
      'moves',
      'show',
      'speed',
      'speed fast',
      'speed no',
    ]);
    expect(code).toBe(0);
    expect(out.match(/resign {8}give up/g)).toHaveLength(2);
    expect(out).toContain('§9  ');
    expect(out).toMatch(/C {4}You sow 4 seeds from C/);
    expect(out.match(/South to move\./g)).toHaveLength(2);
    expect(out).toContain('The speed is fast now.');
  });

  test('hint says what it is worth', async () => {
    const sure = await play('kalah', ['hint'], ...people, '--position', '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S');
    expect(sure.out).toContain('F is best: it loses by 6 (exact).');
    const over = await play('kalah', ['hint'], '-o', 'pits=1', '--position', '0/0 5-3 -');
    expect(over.out).toContain('The game is over: no move can be made.');
  });

  test('hints use the table that lies where tables usually do; a damaged one is told of, once', () =>
    inFolder(async (folder) => {
      const env = { XDG_CACHE_HOME: folder };
      const game = ['al-manqala', '-o', 'pits=3'];
      const hint = async () => {
        const from = ['--position', '1,2,0/2,1,0 10-10 S'];
        const { out } = await mbegu(['play', ...game, ...people, ...from], { env, input: 'hint\nhint\n' });
        return out.replaceAll('\n', ' ');
      };
      const sought = await hint();
      await mbegu(['endgames', 'build', ...game, '--seeds', '6', '--threads', '1'], { env });
      expect(await hint()).toBe(sought);

      const tables = join(folder, 'mbegu/endgames');
      const file = join(tables, readdirSync(tables)[0] as string);
      const bytes = readFileSync(file);
      // A table that is wrong, but whole: what it says is believed.
      const table = must(decodeEndgame(Uint8Array.from(bytes)));
      table.values.fill(-2);
      writeFileSync(file, Buffer.concat(encodeEndgame(table)));
      expect(await hint()).not.toBe(sought);

      writeFileSync(file, bytes.fill(1, 500, 510));
      const damaged = await hint();
      expect(damaged.match(/is cut or altered\./g)).toHaveLength(1);
      expect(damaged.match(/is best/g)).toHaveLength(2);
    }));

  test('undo goes back to one’s own last decision, redo forward', async () => {
    const { out } = await play('kalah', ['D', 'undo', 'redo', 'undo', 'undo', 'E'], '--seed', '2');
    expect(out).toContain('There is nothing to take back.');
    expect(movesIn(out)).toMatch(/^1\. E /);
  });

  test('undo after the end', async () => {
    const { out } = await play('kalah', ['F', 'undo'], ...people, '--position', '0,0,0,0,0,1/0,3,0,0,2,0 20-22 S');
    expect(out).toContain('South’s row is empty: the game is over.');
    expect(recordIn(out)).toContain('[Result "*"]');
  });

  test('resign is asked twice', async () => {
    const stays = await play('kalah', ['resign', 'y', 'C'], ...people);
    expect(stays.out).toContain('The game goes on.');
    expect(movesIn(stays.out)).toBe('1. C');
    const gone = await play('kalah', ['C', 'resign', 'yes', 'resign'], ...people);
    expect(gone.out).toContain('South resigns. North wins.');
    expect(recordIn(gone.out)).toContain('[Termination "resigned"]\n[Winner "N"]');
    expect(gone.out).toContain('The match is over.');
  });

  test('agree: the other is asked; a computer agrees to what has come back once', async () => {
    const position = ['--position', '1,0,0,0,0,0,0/1,0,0,0,0,0,0 48-48 S'];
    const no = await play('al-manqala', ['agree', 'no'], ...people, ...position);
    expect(no.out).toContain('wants to play on');
    expect(recordIn(no.out)).toContain('[Result "*"]');
    const yes = await play('al-manqala', ['agree', 'yes'], ...people, ...position);
    expect(recordIn(yes.out)).toContain('[Result "49-49"]\n[Termination "agreed"]');
    const early = await play('al-manqala', ['agree'], ...position);
    expect(early.out).toContain('wants to play on');
    const late = await play('al-manqala', [...'ABCDEFG', 'agree'], ...position, '-o', 'chase=agreement-only');
    expect(recordIn(late.out)).toContain('[Termination "agreed"]');
    const kalah = await play('kalah', ['agree'], ...people);
    expect(kalah.out).toContain('This game knows no endless chase');
  });

  test('rounds go on with next', async () => {
    const position = ['--position', '0,0,0,0,0,0,0/0,0,0,0,0,0,1 38-17 N'];
    const rounds = ['-o', 'rounds=simple'];
    const { out } = await play('walak-pussa', ['g', 'A', 'next', 'next', 'a'], ...people, ...position, ...rounds);
    expect(out).toContain('The round is over.');
    expect(out).toContain('Round 2 begins.');
    expect(out).toContain('The round is not over yet');
    expect(out.match(/\[Mbegu "1"\]/g)).toHaveLength(2);
    expect(recordIn(out)).toContain('[Round "2"]');
  });

  test('the last round ends the match', async () => {
    const position = ['--position', '0,0,0,0,0,0,0/0,0,0,0,0,0,0 54-2 S'];
    const { out } = await play('walak-pussa', ['next'], ...people, ...position, '-o', 'rounds=simple');
    expect(out).toContain('The match is over.');
  });
});

describe('the record is never lost', () => {
  test('save writes it, and replaces nothing unasked', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'game.mbegu');
      const { out } = await play('kalah', ['C', 'save', `save ${file}`, 'A', `save ${file}`], ...people);
      expect(out).toContain('Save where?');
      expect(out).toContain('already');
      expect(readFileSync(file, 'utf8')).toContain('1. C\n');
      await play('kalah', ['D', `save! ${file}`], ...people);
      expect(readFileSync(file, 'utf8')).toContain('1. D\n');
      const nowhere = await play('kalah', [`save ${folder}/no/folder`, 'C'], ...people);
      expect(nowhere.out).toContain('no such folder');
      expect(movesIn(nowhere.out)).toBe('1. C');
    }));

  test('--save keeps it from the first move on, in a new file', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'game.mbegu');
      const { out } = await play('kalah', ['CA', 'b'], ...people, '--save', file);
      expect(out).toContain(`The record is kept in ${file}.`);
      expect(readFileSync(file, 'utf8')).toContain('1. CA b\n');
      writeFileSync(file, 'precious');
      const { code, err } = await play('kalah', ['C'], ...people, '--save', file);
      expect({ code, err }).toEqual({ code: 2, err: `mbegu: There is a file ${file} already.\n` });
      expect(readFileSync(file, 'utf8')).toBe('precious');
    }));

  test('quit, the end of the input, broken input: all print it', async () => {
    const inputs = ['C\nquit\nA\n', 'C', 'C\r\n\r\n\n', Buffer.concat([Buffer.from('C\n'), Buffer.from([0xff, 0x0a])])];
    for (const input of inputs) {
      const { code, out } = await mbegu(['play', 'kalah', ...people], { input });
      expect(code).toBe(0);
      expect(movesIn(out)).toBe('1. C');
    }
  });

  test('a line without end', async () => {
    const { code, out } = await mbegu(['play', 'kalah', ...people], { input: Buffer.alloc(3_000_000, 'C') });
    expect(code).toBe(0);
    expect(out).toContain('longer than');
  });
});

test('what is written without a terminal has no codes for one', async () => {
  const { out } = await play('kalah', ['CA', 'help'], '--seed', '1');
  expect(out).not.toContain('\u001b');
});
