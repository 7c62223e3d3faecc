export * from './catalogue.ts';
export {
  EXAMPLES,
  type Example,
  type Examples,
  OPTION_EXAMPLES,
  type OptionExample,
  type OptionExamples,
} from './examples.ts';
export { formatNumber, type Nouns, type Values } from './format.ts';
export * from './languages.ts';
export { editDistance, nearest } from './nearest.ts';
export {
  PATTERN_FAULTS,
  type Part,
  type Pattern,
  PatternError,
  type PatternFault,
  parsePattern,
  placeholdersOf,
} from './pattern.ts';
export * from './speak.ts';
