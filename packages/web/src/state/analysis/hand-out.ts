/** What leaves the analysis: to the clipboard, or as a file. */
import { type GameRecord, makeJsonRecord } from '@mbegu/rules';

/** Records as JSON: one alone, several as a list. */
export const jsonOf = (records: readonly GameRecord[]): string => {
  const all = records.map(makeJsonRecord);
  return `${JSON.stringify(all.length === 1 ? all[0] : all, null, 2)}\n`;
};

/** Whether the browser let us copy. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );

export const saveFile = (name: string, type: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
