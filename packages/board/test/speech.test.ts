import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpeech } from '../src/speech.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A region that remembers what stood in it, and how long. */
const listened = () => {
  const heard: { text: string; from: number; to: number }[] = [];
  const began = Date.now();
  const region = {
    set textContent(text: string) {
      const now = Date.now() - began;
      const last = heard.at(-1);
      if (last?.to === -1) last.to = now;
      if (text !== '') heard.push({ text, from: now, to: -1 });
    },
  } as HTMLElement;
  return { say: createSpeech(region), heard, texts: () => heard.map(({ text }) => text) };
};

test('a sentence is said once, and the same again when it is said again', () => {
  const { say, texts } = listened();
  say('A is empty.');
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(['A is empty.']);
  say('A is empty.');
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(['A is empty.', 'A is empty.']);
});

test('what is answered at once is said all the same, and in order', () => {
  for (const pause of [0, 10, 59, 60, 61, 90, 119, 120, 200]) {
    const { say, heard, texts } = listened();
    say('You sow.');
    vi.advanceTimersByTime(pause);
    say('The computer sows.');
    vi.advanceTimersByTime(1000);
    expect(texts().join(' '), `after ${pause} ms`).toBe('You sow. The computer sows.');
    for (const { from, to } of heard) expect(to === -1 || to - from >= 60).toBe(true);
  }
});

test('impatient taps are not answered one by one', () => {
  const { say, texts } = listened();
  for (let tap = 0; tap < 5; tap++) say('A is empty.');
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(['A is empty.']);
});
