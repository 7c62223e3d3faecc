/** The engine's own thread: a question in, an answer out. */
import { answer } from '@mbegu/engine';

self.onmessage = ({ data }: MessageEvent<unknown>) => self.postMessage(answer(data, () => performance.now()));
