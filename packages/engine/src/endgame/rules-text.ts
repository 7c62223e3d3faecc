import { createGame, type Game, type GameId, type Options, optionSpecs } from '@mbegu/rules';

/** A game as values know it: nobody wins early by a majority, which only leaves seeds uncounted. */
export const withoutMajority = (game: Game): Game => {
  const endings = game.endings.filter(({ when }) => when !== 'majority');
  return endings.length === game.endings.length ? game : { ...game, endings };
};

/**
 * What the values of endgame tables depend on, as text: the rules of a game as data, but for what only tells how it begins
 * (seeds, pie rule) or goes on after its end (rounds), and how an endless chase is recognised, which is worth 0 anyway.
 */
export const rulesText = (game: Game): string => {
  const { board, sowing, capture, turns, obligation, endings, chase } = withoutMajority(game);
  return JSON.stringify([
    board.pits,
    sowing,
    capture,
    [turns.again, turns.stuck],
    obligation,
    endings,
    chase.kind === 'possible',
  ]);
};

/** Whether tables of one game are true of another. */
export const sameTables = (a: Game, b: Game): boolean => a.id === b.id && rulesText(a) === rulesText(b);

/** The options of a game that its tables depend on: those that change the text of its rules. */
export const optionsThatMatter = (game: Game): Options => {
  const id = game.id as GameId;
  const text = rulesText(game);
  const matters = (name: string): boolean => {
    const spec = optionSpecs(id)[name];
    const others = spec?.kind === 'choice' ? spec.values : [1, 2];
    return others.some((other) => {
      const changed = createGame(id, { ...game.options, [name]: other });
      return changed.ok && rulesText(changed.value) !== text;
    });
  };
  return Object.fromEntries(Object.entries(game.options).filter(([name]) => matters(name)));
};
