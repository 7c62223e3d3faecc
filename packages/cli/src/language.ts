import { isLanguage, LANGUAGES, type Language, preferredLanguage } from '@mbegu/i18n';

const flag = '--lang';

/** What a command line says about the language of its answers. */
interface Asked {
  /** The words without those about the language. */
  readonly args: readonly string[];
  /** What stood behind the flag; `null` where there was none. */
  readonly tag: string | null;
}

/** Takes `--lang TAG` or `--lang=TAG` out of a command line, wherever it stands. */
export const withoutLanguage = (args: readonly string[]): Asked => {
  const at = args.findIndex((word) => word === flag || word.startsWith(`${flag}=`));
  const word = args[at];
  if (word === undefined) return { args, tag: null };
  const apart = word === flag;
  return {
    args: [...args.slice(0, at), ...args.slice(at + (apart ? 2 : 1))],
    tag: apart ? (args[at + 1] ?? '') : word.slice(flag.length + 1),
  };
};

/** The language of an environment: `MBEGU_LANG`, else what the system's own programs go by. */
const languageOf = ({
  MBEGU_LANG,
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Language =>
  preferredLanguage([MBEGU_LANG, LC_ALL || LC_MESSAGES || LANG].filter((tag) => tag !== undefined));

/**
 * The language to answer in.
 *
 * @returns it, and what is wrong with the one that was asked for; then the answer says so in the environment's language
 */
export const chooseLanguage = (
  tag: string | null,
  env: Readonly<Record<string, string | undefined>>,
): { readonly language: Language; readonly unknown: { readonly found: string; readonly known: string } | null } => {
  // What is not of the person's country is of his language: `de-AT` is `de`.
  const [asked = ''] = tag?.toLowerCase().split(/[-_.]/) ?? [];
  if (isLanguage(asked)) return { language: asked, unknown: null };
  return { language: languageOf(env), unknown: tag === null ? null : { found: tag, known: LANGUAGES.join(', ') } };
};
