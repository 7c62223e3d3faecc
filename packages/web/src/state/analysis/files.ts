/** A file as text, or the sentences that say why it is none. */
import { fail, fault, ok, type Result } from '@mbegu/rules';
import { jsonIn } from '../record-text.ts';
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

/** Several files as one text, as if their records stood in one. */
export const readFiles = async (files: readonly File[]): Promise<Result<string, readonly string[]>> => {
  const texts: string[] = [];
  for (const file of files) {
    const text = await readFile(file);
    if (!text.ok) return text;
    texts.push(text.value);
  }
  const values = texts.map(jsonIn);
  const asJson = texts.length > 1 && !values.includes(undefined);
  return ok(asJson ? JSON.stringify(values.flat()) : texts.join('\n\n'));
};
