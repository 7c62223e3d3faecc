import type { Game } from '@mbegu/rules';
import type { Context } from '../command.ts';
import { print, printJson } from '../io.ts';
import { factsOf, titleOf } from './facts.ts';
import { findFile, readHeader } from './files.ts';
import { type EndgamesFlags, parseSeeds } from './flags.ts';

/** `mbegu endgames info`: what the header of a file says. */
export const info = async (game: Game, flags: EndgamesFlags, { io, words }: Context): Promise<void> => {
  const file = findFile(io, flags.out, game, parseSeeds(game, flags, null));
  const header = readHeader(file, game);
  const { version, rules, checksum } = header;
  if (flags.json) return printJson(io, { file, version, ...factsOf(header), rules, checksum });
  return print(
    io,
    [titleOf(words, header), words.text('endgames.header', { version, rules, checksum, file })].join('\n'),
  );
};
