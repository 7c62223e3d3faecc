/** The polite live region: one sentence after the other, each as long as a screen reader needs to take it up. */

/** Time a screen reader needs to notice that the region was emptied or filled. */
const settleMs = 60;

/** What is said while another sentence is on its way follows it; what is said twice meanwhile, once. */
export const createSpeech = (region: HTMLElement): ((text: string) => void) => {
  let waiting: string[] = [];
  let isSettling = false;
  const empty = (): void => {
    isSettling = waiting.length > 0;
    if (!isSettling) return;
    // So that the same sentence is read twice.
    region.textContent = '';
    setTimeout(fill, settleMs);
  };
  const fill = (): void => {
    region.textContent = waiting.join(' ');
    waiting = [];
    setTimeout(empty, settleMs);
  };
  return (text) => {
    if (waiting.at(-1) !== text) waiting.push(text);
    if (!isSettling) empty();
  };
};
