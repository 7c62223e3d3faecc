/** Changes of one letter (put in, left out, replaced, two neighbours exchanged) that lead from one word to another. */
export const editDistance = (from: string, to: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const here = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      let best = Math.min(
        (here[j - 1] as number) + 1,
        (last[j] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      );
      const exchanged = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (exchanged) best = Math.min(best, (beforeLast[j - 2] as number) + 1);
      here.push(best);
    }
    beforeLast = last;
    last = here;
  }
  return last[to.length] as number;
};

/** Longest word that is compared, in characters. */
const wordCharsMax = 40;

/**
 * The known word somebody probably meant, for "did you mean …"; `null` where none is near: at most one change in three
 * letters, capitals aside. Of equally near words the first.
 */
export const nearest = (word: string, known: readonly string[]): string | null => {
  if (word.length > wordCharsMax) return null;
  const given = word.toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(given.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(given, candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
};
