/** The engine's own thread: a question in, an answer out; and an endgame table, when there is one. */
import { adoptEndgame, answer, openProbe, type Probe, readEndgameHeader, sameTables } from '@mbegu/engine';
import type { Game } from '@mbegu/rules';
import type { EndgameGift } from '../state/endgame-messages.ts';

let endgame: { readonly game: Game; readonly probe: Probe } | null = null;

const isGift = (data: unknown): data is EndgameGift => (data as EndgameGift | null)?.type === 'endgame';

const take = ({ table: { header, memory, offset } }: EndgameGift): void => {
  const read = readEndgameHeader(header);
  const table = read.ok ? adoptEndgame(read.value, memory, offset) : read;
  endgame = table.ok ? { game: table.value.game, probe: openProbe(table.value) } : null;
};

const endgameOf = (game: Game): Probe | null => (endgame && sameTables(endgame.game, game) ? endgame.probe : null);

self.onmessage = ({ data }: MessageEvent<unknown>) => {
  if (isGift(data)) take(data);
  else self.postMessage(answer(data, () => performance.now(), endgameOf));
};
