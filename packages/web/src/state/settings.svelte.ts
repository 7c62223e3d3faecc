/** How somebody likes the page. Kept on the device; what cannot be read there has its first value. */
import { SCHEMES, type Scheme, SPEEDS, type Speed } from '@mbegu/board';
import { store } from './storage.ts';

const key = 'mbegu:1:settings';

interface Values {
  speed: Speed;
  scheme: Scheme;
  /** Show where the last seed will fall. */
  help: boolean;
  arrows: boolean;
  numbersOnly: boolean;
  /** Show what each move is worth while somebody chooses. */
  worths: boolean;
  sound: boolean;
  /** The person's own row is near; after a swap the board turns. */
  ownRowNear: boolean;
  /** The far side's numbers are turned to whoever sits there. */
  facing: boolean;
  /** Letters play wherever the focus is. Whoever speaks to his computer, or rests his hands on the keys, may not want that. */
  letters: boolean;
}

const first: Values = {
  speed: 'normal',
  scheme: 'auto',
  help: true,
  arrows: true,
  numbersOnly: false,
  worths: false,
  sound: false,
  ownRowNear: true,
  facing: false,
  letters: true,
};

type Switch = { [K in keyof Values]: Values[K] extends boolean ? K : never }[keyof Values];

const parse = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const valuesOf = (text: string | null): Values => {
  const kept = parse(text);
  const isOn = (name: Switch): boolean => (typeof kept[name] === 'boolean' ? (kept[name] as boolean) : first[name]);
  return {
    speed: SPEEDS.find((speed) => speed === kept.speed) ?? first.speed,
    scheme: SCHEMES.find((scheme) => scheme === kept.scheme) ?? first.scheme,
    help: isOn('help'),
    arrows: isOn('arrows'),
    numbersOnly: isOn('numbersOnly'),
    worths: isOn('worths'),
    sound: isOn('sound'),
    ownRowNear: isOn('ownRowNear'),
    facing: isOn('facing'),
    letters: isOn('letters'),
  };
};

export const settings: Values = $state(valuesOf(store.read(key)));

/** Takes over what another tab has kept; where nothing can be read, all stays as it is. */
const lookAgain = (): void => {
  const kept = store.read(key);
  if (kept !== null) Object.assign(settings, valuesOf(kept));
};

addEventListener('storage', (event) => {
  if (event.key === key) lookAgain();
});

/** Changes one setting and keeps it. */
export const choose = <K extends keyof Values>(name: K, value: Values[K]): void => {
  lookAgain();
  settings[name] = value;
  store.write(key, JSON.stringify(settings));
};
