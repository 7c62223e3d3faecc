/** 64 bits that tell whether bytes are the same as when they were written; against accidents, not against malice. */
export type Checksum = readonly [even: number, odd: number];

const chunkBytes = 1 << 16;

const isAligned = (bytes: Uint8Array): boolean => bytes.byteOffset % 4 === 0;

/**
 * Words of 32 bits (little-endian, as all machines that this runs on have them) go in turn into two sums. Each step can
 * be undone, so that a single word that differs always shows.
 */
const addWords = (words: Uint32Array, sums: [number, number]): void => {
  let [even, odd] = sums;
  const pairs = words.length & ~1;
  for (let i = 0; i < pairs; i += 2) {
    even = Math.imul(even ^ (words[i] as number), 0x9e3779b1);
    even ^= even >>> 15;
    odd = Math.imul(odd ^ (words[i + 1] as number), 0x85ebca77);
    odd ^= odd >>> 15;
  }
  if (pairs < words.length) {
    even = Math.imul(even ^ (words[pairs] as number), 0x9e3779b1);
    even ^= even >>> 15;
  }
  sums[0] = even;
  sums[1] = odd;
};

/** The checksum of bytes of any length and alignment. */
export const checksumOf = (bytes: Uint8Array): Checksum => {
  const sums: [number, number] = [bytes.length | 0, 0x2545f491];
  const whole = bytes.length & ~3;
  if (isAligned(bytes)) addWords(new Uint32Array(bytes.buffer, bytes.byteOffset, whole / 4), sums);
  else {
    for (let from = 0; from < whole; from += chunkBytes) {
      addWords(new Uint32Array(bytes.slice(from, Math.min(from + chunkBytes, whole)).buffer), sums);
    }
  }
  const last = new Uint8Array(4);
  last.set(bytes.subarray(whole));
  addWords(new Uint32Array(last.buffer), sums);
  return [sums[0] >>> 0, sums[1] >>> 0];
};

/** The checksum of plain ASCII text. */
export const checksumOfText = (text: string): Checksum =>
  checksumOf(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));

/** Sixteen hexadecimal digits. */
export const hexOf = (sums: Checksum): string => sums.map((sum) => sum.toString(16).padStart(8, '0')).join('');
