/** The engine's own thread: a question in, an answer out; and an endgame table, when there is one. */
import { answerBy, asksForProof, type ProverOf } from '@mbegu/engine';
import type { EndgameGift } from '../state/endgame-messages.ts';
import type { ProbeOf } from './take-gift.ts';

let probeOf: ProbeOf | null = null;

const isGift = (data: unknown): data is EndgameGift => (data as EndgameGift | null)?.type === 'endgame';

const take = async (gift: EndgameGift): Promise<void> => {
  const { takeGift } = await import('./take-gift.ts');
  probeOf = takeGift(gift);
};

/** Where the code for it cannot be fetched the computer only searches. */
const proverFor = async (data: unknown): Promise<ProverOf | null> =>
  asksForProof(data)
    ? import('./prover.ts').then(
        ({ createProver }) => createProver,
        () => null,
      )
    : null;

const answer = async (data: unknown): Promise<void> => {
  const proverOf = await proverFor(data);
  self.postMessage(
    answerBy(
      proverOf,
      data,
      () => performance.now(),
      (game) => probeOf?.(game) ?? null,
    ),
  );
};

self.onmessage = ({ data }: MessageEvent<unknown>) => {
  // Where the code for it cannot be fetched the computer plays without the table.
  if (isGift(data)) void take(data).catch(() => {});
  else void answer(data);
};
