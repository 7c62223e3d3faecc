/**
 * Patterns: a small part of ICU MessageFormat.
 *
 *     {name}                                     a word, or a number in the language's own form
 *     {n, plural, =0 {…} one {…} other {… # …}}  by number; `#` is that number
 *     {who, select, you {…} other {…}}           by word
 *     {n, noun, seeds}                           the game's own word, itself a pattern of `n`
 *
 * Parts may hold parts. A brace is never literal, an apostrophe always is.
 */

export const PATTERN_FAULTS = [
  'brace-not-closed',
  'brace-not-opened',
  'name-missing',
  'kind-unknown',
  'noun-missing',
  'comma-missing',
  'case-missing',
  'case-twice',
  'case-unknown',
  'other-missing',
  'param-missing',
  'param-not-a-number',
  'noun-unknown',
  'nested-too-deep',
] as const;
export type PatternFault = (typeof PATTERN_FAULTS)[number];

/** A pattern that cannot be read, or not with these parameters. Patterns are our own, so this is a mistake of ours. */
export class PatternError extends Error {
  readonly code: PatternFault;
  /** Where in the pattern, in characters from its start. */
  readonly index: number;

  constructor(code: PatternFault, pattern: string, index: number) {
    super(`${code} at ${index}: ${pattern}`);
    this.name = 'PatternError';
    this.code = code;
    this.index = index;
  }
}

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** `#`: the number of the plural round it. */
  | { readonly kind: 'count' }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'noun'; readonly name: string; readonly noun: string }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly cases: ReadonlyMap<string, Pattern> };
export type Pattern = readonly Part[];

/** How deep parts may lie in parts. */
const patternDepthMax = 8;

const PLURAL_CASE = /^(?:=\d+|zero|one|two|few|many|other)$/;

class Reader {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  fail(code: PatternFault, index = this.at): never {
    throw new PatternError(code, this.text, index);
  }

  /** Literal text and parts, up to the brace that closes them or the end. */
  pattern(depth: number, inPlural: boolean): Pattern {
    if (depth > patternDepthMax) this.fail('nested-too-deep');
    const parts: Part[] = [];
    const special = inPlural ? /[{}#]/g : /[{}]/g;
    for (;;) {
      special.lastIndex = this.at;
      const found = special.exec(this.text);
      const end = found?.index ?? this.text.length;
      if (end > this.at) parts.push({ kind: 'text', text: this.text.slice(this.at, end) });
      this.at = end;
      const sign = found?.[0];
      if (sign === '#') {
        parts.push({ kind: 'count' });
        this.at += 1;
      } else if (sign === '{') parts.push(this.argument(depth, inPlural));
      else return parts;
    }
  }

  /** From the opening brace of a part to its closing one. */
  argument(depth: number, inPlural: boolean): Part {
    this.at += 1;
    const name = this.word();
    if (name === '') this.fail('name-missing');
    if (this.take('}')) return { kind: 'value', name };
    this.comma();
    const kindAt = this.at;
    const kind = this.word();
    if (kind !== 'noun' && kind !== 'plural' && kind !== 'select') this.fail('kind-unknown', kindAt);
    this.comma();
    if (kind === 'noun') {
      const noun = this.word();
      if (noun === '') this.fail('noun-missing');
      if (!this.take('}')) this.fail('brace-not-closed');
      return { kind, name, noun };
    }
    return { kind, name, cases: this.cases(kind, depth, inPlural) };
  }

  cases(kind: 'plural' | 'select', depth: number, inPlural: boolean): ReadonlyMap<string, Pattern> {
    const cases = new Map<string, Pattern>();
    while (!this.take('}')) {
      this.space();
      const caseAt = this.at;
      const key = this.word();
      if (key === '') this.fail(this.at >= this.text.length ? 'brace-not-closed' : 'case-missing');
      if (kind === 'plural' && !PLURAL_CASE.test(key)) this.fail('case-unknown', caseAt);
      if (cases.has(key)) this.fail('case-twice', caseAt);
      if (!this.take('{')) this.fail('case-missing');
      cases.set(key, this.pattern(depth + 1, inPlural || kind === 'plural'));
      if (!this.take('}')) this.fail('brace-not-closed');
    }
    if (!cases.has('other')) this.fail('other-missing');
    return cases;
  }

  word(): string {
    this.space();
    const word = /[\p{L}\p{N}_=+.-]*/uy;
    word.lastIndex = this.at;
    const found = word.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  take(sign: string): boolean {
    this.space();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  comma(): void {
    if (this.take(',')) return;
    this.fail(this.at >= this.text.length ? 'brace-not-closed' : 'comma-missing');
  }

  space(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }
}

/** Reads a pattern; throws `PatternError` where it is malformed. */
export const parsePattern = (text: string): Pattern => {
  const reader = new Reader(text);
  const pattern = reader.pattern(0, false);
  if (reader.at < text.length) reader.fail('brace-not-opened');
  return pattern;
};

/** Every parameter a pattern asks for. */
export const placeholdersOf = (pattern: Pattern): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (parts: Pattern): void => {
    for (const part of parts) {
      if ('name' in part) names.add(part.name);
      if ('cases' in part) for (const inner of part.cases.values()) visit(inner);
    }
  };
  visit(pattern);
  return names;
};
