/** A file as text, or the sentences that say why it is none. */
import { fail, fault, type Result } from '@mbegu/rules';
import { decodeText, fileBytesMax } from './read-text.ts';
import { faultSentence } from './words.ts';

export const readFile = async (file: File): Promise<Result<string, readonly string[]>> => {
  // What is far too large is not even taken into memory: its beginning is enough to say so.
  const part = file.size > fileBytesMax ? file.slice(0, fileBytesMax + 1) : file;
  const bytes = await part.arrayBuffer().catch(() => null);
  if (bytes === null) return fail([faultSentence(fault('file-unread'))]);
  const text = decodeText(new Uint8Array(bytes));
  return text.ok ? text : fail(text.error.map((each) => faultSentence(each)));
};
