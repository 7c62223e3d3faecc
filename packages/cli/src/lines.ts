import { isUtf8 } from 'node:buffer';

/** Longest line read, in bytes, its end not counted. */
export const lineBytesMax = 2 ** 20;

/** One line of input, or what is wrong with it as a line. */
export type Line =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-utf8' };

const NEWLINE = 0x0a;
const RETURN = 0x0d;

const TOO_LONG: Line = { kind: 'too-long' };

/** The text of one line's bytes, without the carriage return that some systems put before the line's end. */
const decode = (bytes: Buffer): Line => {
  const end = bytes.length > 0 && bytes[bytes.length - 1] === RETURN ? bytes.length - 1 : bytes.length;
  if (end > lineBytesMax) return TOO_LONG;
  const text = bytes.toString('utf8', 0, end);
  // Broken bytes become U+FFFD; only a text that holds one, which may be its own, is looked at again.
  return text.includes('\ufffd') && !isUtf8(bytes) ? { kind: 'not-utf8' } : { kind: 'text', text };
};

/**
 * Cuts a stream of bytes into lines. Holds no more than one line, and of a line that is too long nothing: its rest is
 * dropped as it comes.
 */
export const lineSplitter = () => {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let dropping = false;

  const hold = (bytes: Buffer): void => {
    if (dropping || bytes.length === 0) return;
    held.push(bytes);
    heldBytes += bytes.length;
    // One more than the limit may still be the carriage return.
    if (heldBytes <= lineBytesMax + 1) return;
    dropping = true;
    held = [];
  };

  const take = (): Line => {
    const line = dropping ? TOO_LONG : decode(held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held));
    held = [];
    heldBytes = 0;
    dropping = false;
    return line;
  };

  return {
    /** The lines that end in these bytes. */
    *push(bytes: Buffer): Generator<Line> {
      let start = 0;
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
        hold(bytes.subarray(start, end));
        start = end + 1;
        yield take();
      }
      hold(bytes.subarray(start));
    },
    /** The last line, where it has no end of its own. */
    *end(): Generator<Line> {
      if (heldBytes > 0) yield take();
    },
  };
};
