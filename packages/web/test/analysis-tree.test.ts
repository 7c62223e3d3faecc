import {
  createGame,
  GAME_IDS,
  type Game,
  gameOf,
  legalMoves,
  type Match,
  type Move,
  makePosition,
  must,
  now,
  optionSpecs,
  playMove,
  playOn,
  type Step,
  startMatch,
} from '@mbegu/rules';
import { type Table, turnsOf } from '@mbegu/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameHref, linkOf, positionHref } from '../src/state/analysis/link.ts';
import { linkGivenCharsMax, linkOfTree, readLink } from '../src/state/analysis/read-link.ts';
import { readSteps, writeSteps } from '../src/state/analysis/steps.ts';
import {
  depthOf,
  growTree,
  isOnMainLine,
  lineThrough,
  mainLine,
  type NodeId,
  nodeOf,
  nodesMax,
  plantTree,
  playFrom,
  positionAt,
  promote,
  removeBranch,
  rootId,
  type Tree,
  takeStep,
  treeOfMatch,
} from '../src/state/analysis/tree.ts';
import { turnNumberOf } from '../src/state/analysis/turn-count.ts';

const runs = { seed: 20261130, numRuns: 60 };

const anyGame = fc
  .constantFrom(...GAME_IDS)
  .chain((id) =>
    fc
      .record(
        Object.fromEntries(
          Object.entries(optionSpecs(id)).map(([name, spec]) => [
            name,
            spec.kind === 'count' ? fc.integer({ min: 1, max: 7 }) : fc.constantFrom(...spec.values),
          ]),
        ),
      )
      .map((options) => must(createGame(id, options))),
  );

/** A tree by chance: each number chooses a node and a move from there. */
const anyTree = fc.tuple(anyGame, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 })).map(([game, picks]) => {
  let tree = plantTree(game);
  let ids: NodeId[] = [rootId];
  for (const [node, choice] of picks) {
    // Mostly where it grew last, so that lines get long.
    const at = (node % 4 === 0 ? ids[node % ids.length] : ids.at(-1)) as NodeId;
    const moves = legalMoves(game, positionAt(tree, at));
    const move = moves[choice % Math.max(1, moves.length)];
    const grown = move
      ? playFrom(tree, at, move)
      : takeStep(tree, at, playOn(nodeOf(tree, at).match).ok ? { kind: 'round' } : { kind: 'abort' });
    if (grown.ok) tree = grown.value.tree;
    ids = [...tree.nodes.keys()];
  }
  return { tree, at: ids[picks.length % ids.length] as NodeId };
});

/** What a tree is, whatever the numbers of its nodes. */
const shape = (tree: Tree, id: NodeId = rootId): unknown => [
  makePosition(positionAt(tree, id)),
  nodeOf(tree, id).children.map((child) => shape(tree, child)),
];

test('every node is what the rules make of the moves that lead there', () => {
  fc.assert(
    fc.property(anyTree, ({ tree, at }) => {
      const again = treeOfMatch(nodeOf(tree, at).match);
      expect(now(nodeOf(again.tree, again.id).match)).toEqual(now(nodeOf(tree, at).match));
      expect(lineThrough(tree, at)).toContain(nodeOf(tree, at));
    }),
    runs,
  );
});

test('a tree written and read is the same tree, and the same place in it', () => {
  fc.assert(
    fc.property(anyTree, ({ tree, at }) => {
      const { link } = linkOfTree(tree, at);
      expect(link).toMatch(/^#\/analyse\/1\.[0-9a-z]{4}\/[\w.,;=()/+-]*$/);
      const read = must(readLink(link.slice('#/analyse/'.length)));
      expect(shape(read.tree)).toEqual(shape(tree));
      expect(makePosition(positionAt(read.tree, read.id))).toBe(makePosition(positionAt(tree, at)));
      const encoded = must(readLink(encodeURIComponent(link.slice('#/analyse/'.length))));
      expect(shape(encoded.tree)).toEqual(shape(tree));
    }),
    runs,
  );
});

test('a link that was cut or altered anywhere is no link', () => {
  const game = gameOf('kalah', { seeds: 3, pie: 'on' });
  const tree = must(playFrom(plantTree(game), rootId, 'D')).tree;
  const what = linkOfTree(tree, 1).link.slice('#/analyse/'.length);
  expect(must(readLink(what)).isBeyond).toBe(false);
  for (let length = 0; length < what.length; length++) expect(readLink(what.slice(0, length)).ok).toBe(false);
  for (let at = 0; at < what.length; at++) {
    expect(readLink(`${what.slice(0, at)}${what[at] === 'e' ? 'f' : 'e'}${what.slice(at + 1)}`).ok).toBe(false);
  }
});

test.each([
  ['', 'link-cut'],
  ['nonsense', 'link-cut'],
  ['2/kalah/-/-', 'link-version'],
  ['1.0000/kalah/-/-', 'link-cut'],
  ['1/oware', 'unknown-game'],
  ['1/kalah/seeds=99', 'option-value'],
  ['1/kalah/-/4,4;4_0-0_S', 'pit-count'],
  ['1/kalah/-/-/Aa(', 'link-move'],
  ['1/kalah/-/-/AA', 'link-move'],
  ['1/kalah/-/-/A/x', 'link-cut'],
  ['1/kalah/-/-/A/1/2', 'link-cut'],
  ['1/__proto__', 'unknown-game'],
])('a broken link says what is broken: %s', (what, code) => {
  const read = readLink(what);
  expect(read.ok ? 'ok' : read.error[0]?.code).toBe(code);
});

test('a link that looks beyond its end is open there, and says so', () => {
  const { tree, id, isBeyond } = must(readLink('1/kalah/-/-/CA(B)b/9'));
  expect([nodeOf(tree, id).match.last?.number, isOnMainLine(tree, id), isBeyond]).toEqual([3, true, true]);
});

test('links of positions and games', () => {
  const game = gameOf('walak-pussa', { rounds: 'parker' });
  const position = positionAt(plantTree(game), rootId);
  expect(positionHref(game, position)).toMatch(/^#\/analyse\/1\.\w{4}\/walak-pussa\/rounds=parker\/-$/);
  expect(linkOf({ game, given: position })).toBe(positionHref(game, position));
  expect(gameHref('kalah.x1')).toBe('#/analyse/game/kalah.x1/review');
});

/** Every answer to every answer: layers of seven. */
const everyAnswer = (game: Game, layers: number): Tree =>
  growTree(plantTree(game), (take) => {
    let layer = new Map([[rootId, startMatch(game)]]);
    for (let depth = 0; depth < layers; depth++) {
      const next = new Map<NodeId, Match>();
      for (const [id, match] of layer) {
        for (const move of legalMoves(game, now(match).position)) {
          const child = take(id, { kind: 'move', move });
          if (child !== null) next.set(child, must(playMove(match, move)));
        }
      }
      layer = next;
    }
  }).tree;

test('a tree too large for a link gives its main line', () => {
  const game = gameOf('al-manqala');
  const full = everyAnswer(game, 5);
  const { link, isWhole } = linkOfTree(full, full.next - 1);
  const { tree: read, id } = must(readLink(link.slice('#/analyse/'.length)));
  expect(writeSteps(full).text.length).toBeGreaterThan(linkGivenCharsMax);
  expect([link.length <= linkGivenCharsMax, isWhole]).toEqual([true, false]);
  expect(mainLine(read).length).toBe(mainLine(full).length);
  // Where its variation leaves the main line.
  expect(id).toBe(rootId);
  const small = linkOfTree(everyAnswer(game, 2), rootId);
  expect(small.isWhole).toBe(true);
});

test('more than a tree may hold is refused, not cut off', () => {
  const { text } = writeSteps(everyAnswer(gameOf('al-manqala'), 5));
  const read = (moves: string) => readLink(`1/al-manqala/-/-/${moves}`);
  expect(must(read(text)).tree.nodes.size).toBeLessThanOrEqual(nodesMax);
  // Two beads that chase each other round the board.
  const chase = '1/al-manqala/chase=agreement-only/1,0,0,0,0,0,0;1,0,0,0,0,0,0_0-0_S/';
  const long = (laps: number) => readLink(`${chase}${'AaBbCcDdEeFfGg'.repeat(laps)}`);
  expect(must(long(714)).tree.nodes.size).toBe(9997);
  expect(long(1429)).toMatchObject({ ok: false, error: [{ code: 'tree-large', params: { max: nodesMax } }] });
});

test('variations: played, found again, put first, taken away', () => {
  const game = gameOf('kalah');
  const { tree } = readSteps(plantTree(game), 'Ab(a)B');
  const [, first, main, side] = writeSteps(tree).order as [number, number, number, number];
  expect(must(playFrom(tree, first, 'a'))).toEqual({ tree, id: side });
  expect([depthOf(tree, main), depthOf(tree, side)]).toEqual([0, 1]);
  const promoted = promote(tree, side);
  expect(writeSteps(promoted).text).toBe('Aa(bB)');
  expect(isOnMainLine(promoted, side)).toBe(true);
  expect(promote(promoted, side)).toBe(promoted);
  const without = removeBranch(promoted, main);
  expect(writeSteps(without).text).toBe('Aa');
  expect(removeBranch(without, rootId)).toBe(without);
  expect(writeSteps(tree).text).toBe('Ab(a)B');
  expect(playFrom(tree, first, 'A')).toMatchObject({ ok: false, error: { code: 'not-yours' } });
});

test('a chase ends on the line that repeats, and on no other', () => {
  const game = gameOf('al-manqala', { pits: 2 });
  let tree = must(readLink('1/al-manqala/pits=2/1,0;0,1_0-0_S')).tree;
  let at = rootId;
  while (nodeOf(tree, at).match.last?.outcome == null) {
    const move = legalMoves(game, positionAt(tree, at))[0] as Move;
    ({ tree, id: at } = must(playFrom(tree, at, move)));
  }
  const { match, parent } = nodeOf(tree, at);
  expect(match.last?.outcome?.reason).toBe('chase');
  // The same move from the same position knows nothing of what was before.
  const alone = plantTree(game, positionAt(tree, parent as NodeId));
  const moved = must(takeStep(alone, rootId, match.last?.step as Step));
  expect(now(nodeOf(moved.tree, moved.id).match).outcome).toBeNull();
});

test('moves are counted as in the list of moves: in lines of a turn each, from one in every round', () => {
  const numbers = (steps: string, game: Game) =>
    mainLine(readSteps(plantTree(game), steps).tree).map(({ match }) => turnNumberOf(match));
  expect(numbers('CAbD', gameOf('kalah'))).toEqual([null, 1, 1, 1, 2]);
  // Who has taken the other seat begins a line: North had his turn in the one before.
  expect(numbers('AxbC', gameOf('kalah', { pie: 'on' }))).toEqual([null, 1, 1, 2, 3]);
  fc.assert(
    fc.property(anyTree, ({ tree }) => {
      for (const { match } of tree.nodes.values()) {
        let [number, round, hasNorth] = [0, 1, true];
        for (const turn of turnsOf({ match } as Table)) {
          if (turn.round !== round) [number, hasNorth] = [0, true];
          if (turn.side === 'S' || hasNorth) number += 1;
          hasNorth = turn.side === 'N';
          round = turn.round;
        }
        expect(turnNumberOf(match) ?? 0).toBe(match.last?.step.kind === 'round' ? 0 : number);
      }
    }),
    runs,
  );
});
