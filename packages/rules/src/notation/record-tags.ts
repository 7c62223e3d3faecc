import { REASONS, type Reason } from '../events.ts';
import { excerpt, type Fault, fault } from '../faults.ts';
import type { Options } from '../game.ts';
import { createGame, type GameId, isGameId } from '../games/index.ts';
import { fail, ok, type Result } from '../result.ts';
import { parseOptions } from './options.ts';
import { type GameRecord, type RecordLine, recordVersion } from './record.ts';

/** A tag with where it stands, `line` counted from 1; 0 where it came without a text. */
export interface Tag {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

const DATE = /^(\d{4}|\?{4})\.(0[1-9]|1[0-2]|\?\?)\.(0[1-9]|[12]\d|3[01]|\?\?)$/;
const RESULT = /^(0|[1-9]\d{0,3})-(0|[1-9]\d{0,3})$/;
const ROUND = /^[1-9]\d{0,5}$/;
/** The reason of a whole match belongs to no single round. */
const isTermination = (text: string): text is Reason =>
  (REASONS as readonly string[]).includes(text) && text !== 'match-over';

/** What each tag may say; tags not listed are kept as they are. */
const FORMS: Readonly<Record<string, (value: string) => boolean>> = {
  Mbegu: (value) => /^[1-9]\d{0,5}$/.test(value),
  Game: () => true,
  Options: () => true,
  South: () => true,
  North: () => true,
  Date: (value) => DATE.test(value),
  Round: (value) => ROUND.test(value),
  Position: () => true,
  Result: (value) => value === '*' || RESULT.test(value),
  Termination: isTermination,
  Winner: (value) => value === 'S' || value === 'N',
};

/** Whether a tag of this name can be written and has no meaning of its own. */
export const isFreeTag = (name: string): boolean =>
  /^[A-Za-z][A-Za-z0-9_-]*$/.test(name) && !Object.hasOwn(FORMS, name);

const formFaults = (tags: readonly Tag[]): Fault[] => {
  const faults: Fault[] = [];
  const met = new Set<string>();
  for (const { name, value, line } of tags) {
    if (met.has(name)) faults.push(fault('record-tag-twice', { tag: excerpt(name), line }));
    met.add(name);
    if (Object.hasOwn(FORMS, name) && !FORMS[name]?.(value)) {
      faults.push(fault('record-tag', { tag: name, found: excerpt(value), line }));
    }
  }
  for (const tag of ['Mbegu', 'Game']) {
    if (!met.has(tag)) faults.push(fault('record-tag-missing', { tag, line: tags[0]?.line ?? 1 }));
  }
  return faults;
};

const gameOptions = (id: string, text: string): Result<{ game: GameId; options: Options }, readonly Fault[]> => {
  if (!isGameId(id)) {
    const refused = createGame(id);
    return refused.ok ? fail([]) : refused;
  }
  const options = parseOptions(id, text);
  if (!options.ok) return options;
  const game = createGame(id, options.value);
  return game.ok ? ok({ game: id, options: options.value }) : game;
};

/** Puts a record together from its tags; all faults of the tags at once. */
export const recordOfTags = (tags: readonly Tag[], line: RecordLine): Result<GameRecord, readonly Fault[]> => {
  const faults = formFaults(tags);
  const said: ReadonlyMap<string, string> = new Map(tags.map(({ name, value }) => [name, value]));
  const version = said.get('Mbegu');
  if (version !== undefined && version !== String(recordVersion)) {
    faults.push(fault('record-version', { found: excerpt(version), expected: recordVersion }));
  }
  const game = gameOptions(said.get('Game') ?? '', said.get('Options') ?? '');
  if (!game.ok && said.has('Game')) faults.push(...game.error);
  if (faults.length > 0 || !game.ok) return fail(faults);
  const result = RESULT.exec(said.get('Result') ?? '');
  return ok({
    ...game.value,
    south: said.get('South') ?? '',
    north: said.get('North') ?? '',
    date: said.get('Date') ?? null,
    round: said.has('Round') ? Number(said.get('Round')) : null,
    position: said.get('Position') ?? null,
    result: result ? [Number(result[1]), Number(result[2])] : null,
    termination: (said.get('Termination') as Reason | undefined) ?? null,
    winner: (said.get('Winner') as 'S' | 'N' | undefined) ?? null,
    tags: Object.fromEntries([...said].filter(([name]) => !Object.hasOwn(FORMS, name))),
    line,
  });
};

/** The tags of a record in the order in which they are written. */
export const tagsOfRecord = (record: GameRecord): readonly (readonly [name: string, value: string])[] => {
  const options = Object.entries(record.options).map(([name, value]) => `${name}=${value}`);
  const all: (readonly [string, string | null])[] = [
    ['Mbegu', String(recordVersion)],
    ['Game', record.game],
    ['Options', options.length > 0 ? options.join(' ') : null],
    ['South', record.south],
    ['North', record.north],
    ['Date', record.date],
    ['Round', record.round === null ? null : String(record.round)],
    ['Position', record.position],
    ['Result', record.result === null ? '*' : record.result.join('-')],
    ['Termination', record.termination],
    ['Winner', record.winner],
    ...Object.entries(record.tags),
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
};
