import {
  type Catalogue,
  type CliKey,
  type CliTexts,
  type Language,
  type LearnTexts,
  loadCliTexts,
  loadLanguage,
  loadLearnTexts,
  loadSetupTexts,
  nearest,
  type Perspective,
  type SetupTexts,
  say,
  speak,
  speakAll,
  speakFault,
  type Values,
} from '@mbegu/i18n';
import {
  explainFault,
  explainMove,
  explainRefusal,
  FAULT_CODES,
  type Fault,
  type FaultCode,
  type Game,
  type GameEvent,
  type Message,
  type Position,
  REFUSAL_CODES,
  type RefusalCode,
} from '@mbegu/rules';

/** A fault as a program reads it; `message` is for people, all else for programs. */
type FaultValue = Readonly<Record<string, unknown>> & { readonly code: string; readonly message: string };

/** What a program reads in the place of an answer. */
export interface ErrorValue {
  readonly error: FaultValue;
}

/** Everything the command line says, in one language. */
export interface Words {
  readonly catalogue: Catalogue;
  /** Options and faults. */
  readonly setup: SetupTexts;
  /** Rule pages, words and history. */
  readonly learn: LearnTexts;
  /** What a level is called; one that is not known keeps its own name. */
  readonly level: (id: string) => string;
  /** A text of the command line's own. */
  readonly text: (key: CliKey, params?: Values, perspective?: Perspective) => string;
  /** A fault or a refused move as sentences: what was expected, and where; with the word that was probably meant. */
  readonly sentence: (fault: Fault<string>, game?: Game) => string;
  /** What a move, or the settling of a position, did. */
  readonly move: (game: Game, before: Position, events: readonly GameEvent[], perspective?: Perspective) => string;
  /** How a game ended, if it did: why, and who has won. */
  readonly ending: Words['move'];
  /** Faults as a program reads them: the first, and under `faults` all where there are several. */
  readonly errorValue: (faults: readonly Fault<string>[], inMove?: { index: number; game: Game }) => ErrorValue;
}

/** Which parameter may hold a slip of the pen, and which the words it may have been meant for. */
const SLIPS: Readonly<Record<string, readonly [word: string, known: string]>> = {
  'unknown-command': ['found', 'known'],
  'unknown-action': ['found', 'known'],
  'unknown-flag': ['found', 'known'],
  'unknown-key': ['key', 'known'],
  'unknown-level': ['found', 'known'],
  'unknown-game': ['game', 'known'],
  'unknown-option': ['option', 'known'],
  'unknown-line': ['found', 'known'],
  'option-value': ['found', 'expected'],
  'flag-value': ['found', 'expected'],
};

const suggestionFor = ({ code, params }: Fault<string>): string | null => {
  const slip = SLIPS[code];
  if (!slip) return null;
  // Values are shown in quotation marks; words are compared without.
  const word = String(params[slip[0]]).replace(/^"(.*)"$/, '$1');
  return nearest(word, String(params[slip[1]]).split(', '));
};

const isOneOf = <T extends string>(list: readonly T[], code: string): code is T =>
  (list as readonly string[]).includes(code);

/** Rules, table, engine and command line each have their own codes; the catalogue keeps them in three places. */
const plainSentence = (
  catalogue: Catalogue,
  setup: SetupTexts,
  cli: CliTexts,
  fault: Fault<string>,
  game?: Game,
): string => {
  const { code, params } = fault;
  if (isOneOf<RefusalCode>(REFUSAL_CODES, code)) return speak(catalogue, explainRefusal({ ...fault, code }, game));
  if (isOneOf<FaultCode>(FAULT_CODES, code))
    return speakFault(catalogue, setup, explainFault({ ...fault, code }, game));
  const texts: Readonly<Record<string, string>> = { ...setup.table, ...cli };
  return say(catalogue, texts[code] ?? code, params);
};

const isOfEnding = ({ key }: Message): boolean => key.startsWith('end.') || key.startsWith('result.');

const wordsOf = (catalogue: Catalogue, setup: SetupTexts, learn: LearnTexts, cli: CliTexts): Words => {
  const text: Words['text'] = (key, params = {}, perspective = {}) => say(catalogue, cli[key], params, perspective);

  const sentence: Words['sentence'] = (fault, game) => {
    const sentence = plainSentence(catalogue, setup, cli, fault, game);
    const { record } = fault.params;
    const plain = record === undefined ? sentence : text('in-record', { record, sentence });
    const word = suggestionFor(fault);
    return word === null ? plain : text('did-you-mean', { sentence: plain, word });
  };

  const faultValue = (fault: Fault<string>, game?: Game): FaultValue => {
    const suggestion = suggestionFor(fault);
    return {
      code: fault.code,
      message: sentence(fault, game),
      ...fault.params,
      ...(suggestion !== null && { suggestion }),
      ...(fault.because && { because: faultValue(fault.because, game) }),
    };
  };

  return {
    catalogue,
    setup,
    learn,
    level: (id) => (catalogue.interface as Readonly<Record<string, string>>)[`level.${id}`] ?? id,
    text,
    sentence,
    move: (game, before, events, perspective) => speakAll(catalogue, explainMove(game, before, events), perspective),
    ending: (game, before, events, perspective) =>
      speakAll(catalogue, explainMove(game, before, events).filter(isOfEnding), perspective),
    errorValue: (faults, inMove) => {
      const all = faults.map((fault) => faultValue(fault, inMove?.game));
      const { code, message, ...params } = all[0] ?? faultValue({ code: 'own-fault', params: { detail: '' } });
      const index = inMove && { index: inMove.index };
      return { error: { code, message, ...index, ...params, ...(all.length > 1 && { faults: all }) } };
    },
  };
};

/** The words of a language. */
export const loadWords = async (language: Language): Promise<Words> =>
  wordsOf(
    await loadLanguage(language),
    await loadSetupTexts(language),
    await loadLearnTexts(language),
    await loadCliTexts(language),
  );
