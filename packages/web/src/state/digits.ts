/** Digits as people write them in any script, as those we read: ٣, ۳ and ෩ are 3. */
const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Digits stand in tens, from nought on. */
const worthOf = (digit: string): number => {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
};

export const plainDigits = (typed: string): string =>
  typed.replace(/[^\P{Nd}0-9]/gu, (digit) => String(worthOf(digit)));
