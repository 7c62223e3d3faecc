/** The past in the order it happened: facts that name a year, and those that do not. */
import type { Fact } from '@mbegu/i18n';

export interface Dated extends Fact {
  /** As the fact writes it. */
  readonly written: string;
  readonly year: number;
}

/** Any digits a language may use, four of them alone. */
const YEAR = /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u;

const ZEROS = ['0', '٠', '۰'].map((zero) => zero.charCodeAt(0));

const digitOf = (digit: string): number => {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.find((each) => code >= each && code <= each + 9) ?? code;
  return code - zero;
};

/** The first year a fact names; `null` where it names none. */
const dated = (fact: Fact): Dated | null => {
  const written = YEAR.exec(fact.text)?.[0];
  if (written === undefined) return null;
  return { ...fact, written, year: Number([...written].map(digitOf).join('')) };
};

export const chronicle = (
  facts: readonly Fact[],
): { readonly timeline: readonly Dated[]; readonly rest: readonly Fact[] } => ({
  timeline: facts.flatMap((fact) => dated(fact) ?? []).sort((one, other) => one.year - other.year),
  rest: facts.filter((fact) => dated(fact) === null),
});
