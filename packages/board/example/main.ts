/** Two people at one screen: the smallest page round the board. All rules come from `@mbegu/rules`, all words from `@mbegu/i18n`. */
import { type BoardEventDetails, defineMancalaBoard, type Preview } from '@mbegu/board';
import { loadLanguage, speak } from '@mbegu/i18n';
import {
  explainRefusal,
  type GameEvent,
  type GameId,
  gameOf,
  legalMoves,
  must,
  type PitName,
  type Position,
  play,
  reject,
  type SlotName,
  startPosition,
} from '@mbegu/rules';

defineMancalaBoard();
const english = await loadLanguage('en');

const find = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] => {
  const element = document.querySelector(name);
  if (element === null) throw new Error(`the page has no <${name}>`);
  return element;
};

const board = find('mancala-board');
const choice = find('select');
const line = find('output');

let id: GameId = 'kalah';
let game = gameOf(id);
let position = startPosition(game);

/** What a move would do, read from its events. */
const previewOf = (events: readonly GameEvent[]): Preview => {
  const path = events.flatMap((event): SlotName[] =>
    event.type === 'lift' ? [event.pit] : event.type === 'sow' ? [event.to] : [],
  );
  const taken = events.reduce((sum, event) => sum + (event.type === 'capture' ? event.count : 0), 0);
  const again = events.some(({ type }) => type === 'bonus');
  return { path, lands: path.at(-1) ?? 'S', note: again ? 'moves again' : taken > 0 ? `+${taken}` : '' };
};

const open = (next: Position): void => {
  position = next;
  const moves = legalMoves(game, position);
  board.legal = moves;
  board.previews = new Map(moves.map((move) => [move as PitName, previewOf(must(play(game, position, move)).events)]));
  line.value = position.turn === null ? 'The game is over.' : `${board.names[position.turn]} to move.`;
};

const begin = (next: GameId): void => {
  id = next;
  game = gameOf(id);
  board.theme = id;
  board.position = startPosition(game);
  open(board.position);
};

board.addEventListener('pit-play', async (event) => {
  const { move } = (event as CustomEvent<BoardEventDetails['pit-play']>).detail;
  const before = position;
  const { events, position: after } = must(play(game, before, move));
  board.legal = [];
  await board.play(before, events, after);
  open(after);
});

board.addEventListener('pit-ask', (event) => {
  const { pit } = (event as CustomEvent<BoardEventDetails['pit-ask']>).detail;
  const why = reject(game, position, pit);
  if (why === null) return;
  line.value = speak(english, explainRefusal(why, game), { names: board.names });
  board.say(line.value);
});

choice.addEventListener('change', () => begin(choice.value as GameId));
begin(id);
