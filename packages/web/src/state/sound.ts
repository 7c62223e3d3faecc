/** The click of a seed on wood, synthesised: a short knock of two tones and a little noise. Never needed. */
import type { GameEvent } from '@mbegu/rules';

let context: AudioContext | null = null;

/** How hard each event knocks, 0 … 1; what is not listed is silent. */
const KNOCKS: Partial<Readonly<Record<GameEvent['type'], number>>> = {
  lift: 0.35,
  sow: 0.6,
  capture: 0.9,
  sweep: 0.7,
  bonus: 0.5,
};

const tone = (audio: AudioContext, hertz: number, loudness: number, seconds: number): void => {
  const at = audio.currentTime;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.setValueAtTime(hertz, at);
  oscillator.frequency.exponentialRampToValueAtTime(hertz * 0.7, at + seconds);
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
};

/** Sounds one event, if the browser lets us. */
export const knock = ({ type }: GameEvent): void => {
  const loudness = KNOCKS[type];
  if (loudness === undefined || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // No two seeds sound quite alike.
  const hertz = 720 + 260 * Math.random();
  tone(context, hertz, 0.12 * loudness, 0.05);
  tone(context, hertz * 2.7, 0.05 * loudness, 0.025);
};
