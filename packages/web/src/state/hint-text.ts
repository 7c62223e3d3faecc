/** A hint in words: which move, why, and what it comes to. Fetched with the first hint. */
import type { Report } from '@mbegu/engine';
import { now, seenIn } from '@mbegu/rules';
import type { Table } from '@mbegu/table';
import { setupText } from '../words.ts';
import { nameOf } from './people.ts';
import { type Reason, reasonOf } from './reason.ts';
import { countingOf, worthOf } from './worth.ts';

const whyOf = ({ match, seats }: Table, { kind, ...known }: Reason): string => {
  const { by, exact, ...values } = known as { readonly by?: 'S' | 'N'; readonly exact?: boolean };
  return setupText(`hint.${kind}`, {
    ...values,
    game: match.game.id,
    rounds: match.game.rounds.kind,
    exact: String(exact),
    name: by ? nameOf(seats, by) : '',
  });
};

export const hintText = (table: Table, report: Report): string => {
  const { game } = table.match;
  const { move } = report;
  const { margin, exact } = worthOf(report);
  const [, ...others] = report.moves;
  const reason = reasonOf({ game, position: now(table.match).position, seen: seenIn(table.match) }, [
    report,
    ...others,
  ]);
  return [
    move === 'swap' ? setupText('hint.exchange') : setupText('hint.move', { move }),
    whyOf(table, reason),
    setupText(exact ? 'hint.why.exact' : 'hint.why', { sign: Math.sign(margin), margin: Math.abs(margin) }),
    exact ? countingOf(game, 'hint.to-the-last') : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};
