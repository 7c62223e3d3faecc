/** The polite live region: one sentence at a time, read when the reader is ready. */

/** Time a screen reader needs to notice that the region was emptied, so that the same sentence is read twice. */
const settleMs = 60;

export const createSpeech = (region: HTMLElement): ((text: string) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    region.textContent = '';
    timer = setTimeout(() => {
      region.textContent = text;
    }, settleMs);
  };
};
